"""Where the tests go: the built site, and folders served for a while."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from build_scripts import serve
from build_scripts.bootstrap import DIST as DIST


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a folder for as long as it is served."""
    server = serve.server(folder, 0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}"
    server.shutdown()
    server.server_close()
