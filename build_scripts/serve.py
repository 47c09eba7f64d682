"""A small web server for a folder, on this machine only."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class Handler(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".whl": "application/octet-stream",
    }

    def end_headers(self) -> None:
        """Nothing is kept: whoever builds again and reloads sees what was built."""
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def handle(self) -> None:
        with suppress(ConnectionError):  # the browser has left the page meanwhile
            super().handle()

    def log_message(self, format: str, *args: object) -> None:
        """Quiet: the terminal belongs to the build's messages."""


def server(folder: Path, port: int) -> ThreadingHTTPServer:
    """A server that is ready to `serve_forever()`; port 0 takes any free one."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=str(folder)))
