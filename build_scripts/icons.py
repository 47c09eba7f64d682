"""The site's own emblem and its manifest, so that the table can be kept on a home screen."""

from __future__ import annotations

import shutil
from pathlib import Path
from urllib.parse import quote

from build_scripts.bootstrap import ROOT
from build_scripts.html import replace_once

FILES = ("icon.svg", "icon-maskable.svg", "manifest.webmanifest")
HOLE = '<link rel="icon" href="web/icon.svg">'


def build(dist: Path, page: str) -> str:
    """Write the files; the page with links to them."""
    for name in FILES:
        shutil.copyfile(ROOT / "web" / name, dist / name)
    links = '<link rel="icon" href="icon.svg" type="image/svg+xml">\n<link rel="manifest" href="manifest.webmanifest">'
    return replace_once(page, HOLE, links)


def carried(page: str) -> str:
    """The page with the emblem inside, where nothing can be fetched."""
    icon = quote((ROOT / "web" / "icon.svg").read_text(encoding="utf-8").strip(), safe="/:=' ,()-.")
    return replace_once(page, HOLE, f'<link rel="icon" href="data:image/svg+xml,{icon}">')
