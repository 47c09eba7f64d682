"""Build the site, serve it on this machine and open it: `python3 build_scripts/play.py`."""

from __future__ import annotations

import sys
from pathlib import Path

if not __package__:  # started as a file, by any Python: start again as a module of the project's own
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    from build_scripts.bootstrap import reenter

    reenter("build_scripts.play")

import argparse
import subprocess
import threading
import time
import webbrowser

from build_scripts import serve
from build_scripts.bootstrap import DIST, ROOT, fail, say

WATCHED = ("index.html", "pygames/**/*", "web/**/*", "build_scripts/**/*", "package-lock.json")


def main() -> int:
    options = parse_arguments()
    if build():
        return 1
    if options.build_only:
        return 0
    try:
        server = serve.server(DIST, options.port)
    except OSError as error:
        fail(f"Port {options.port}: {error.strerror}. Another can be given with --port.")
    address = f"http://localhost:{server.server_port}/"
    say(f"the table is set: {address}  (Ctrl+C ends)")
    if options.watch:
        threading.Thread(target=watch, daemon=True).start()
    if not options.no_open:
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        server.server_close()
    return 0


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Build the site, serve it on this machine and open it.")
    parser.add_argument("--build-only", action="store_true", help="stop when dist/ is built")
    parser.add_argument("--port", type=int, default=8000, help="where to serve (8000)")
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    parser.add_argument("--watch", action="store_true", help="build again when a source changes")
    return parser.parse_args()


def build() -> int:
    """In a process of its own, so that `--watch` builds with the sources as they are then."""
    start = time.perf_counter()
    code = subprocess.call([sys.executable, "-m", "build_scripts.build"], cwd=ROOT)
    if code == 0:
        say(f"built in {time.perf_counter() - start:.1f} s")
    return code


def watch() -> None:
    seen = newest()
    while True:
        time.sleep(1)
        now = newest()
        if now != seen:
            seen = now
            build()


def newest() -> tuple[int, float]:
    """Changes when a source is added, removed or written."""
    files = (path for pattern in WATCHED for path in ROOT.glob(pattern) if path.is_file())
    times = [path.stat().st_mtime for path in files if path.suffix != ".pyc"]
    return len(times), max(times)


if __name__ == "__main__":
    sys.exit(main())
