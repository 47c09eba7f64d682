"""The page for places that cannot fetch: its parts are text in classic scripts, its worker is a data: address.

embed.html works in a frame with sandbox="allow-scripts" from a server that sends no CORS headers.
"""

from __future__ import annotations

import base64
import gzip
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from build_scripts import bundle, html, icons, posters, rules_pages, site
from build_scripts.runtime import Part, Parts


@dataclass(frozen=True)
class Packed:
    """All that a packed page is made of."""

    page: str  # with the games and parts filled in; scripts, styles and policy still to come
    main: str  # file names in `folder`
    style: str
    scripts: list[str]
    folder: Path


def build(dist: Path, parts: Parts, games: dict[str, Any]) -> Packed:
    """Write embed.html and `packed/`."""
    folder = dist / "packed"
    inline = ("--format=iife", "--loader:.woff2=dataurl")
    names = bundle.bundle(folder, ["main.js", "main.css"], *inline)
    files = {
        name: pack_part(dist / "runtime" / part["file"], name, part["size"], folder)
        for name, part in parts["files"].items()
    }
    place = {"worker": worker_address(folder), "packed": True, "folder": "packed/", "files": files}
    page = html.add_templates(icons.carried(site.template()), rules_pages.all_templates())
    page = html.set_data(page, "games", posters.carried(games))
    page = html.set_data(page, "parts", place | {"lock": parts["lock"]})
    packed = Packed(page, names["main.js"], names["main.css"], [part["file"] for part in files.values()], folder)
    (dist / "embed.html").write_text(embed_page(packed), encoding="utf-8")
    return packed


def embed_page(packed: Packed) -> str:
    page = html.set_policy(packed.page, html.PACKED_POLICY)
    page = html.set_style(page, f'<link rel="stylesheet" href="packed/{packed.style}">')
    return html.set_script(page, f'<script defer src="packed/{packed.main}"></script>')


def pack_part(path: Path, name: str, size: int, folder: Path) -> Part:
    """A classic script that lays one part on the page's shelf, see web/parts.js."""
    text = base64.b64encode(gzip.compress(path.read_bytes(), 9, mtime=0)).decode()
    code = f'(globalThis.tacTableParts??={{}})["{name}"]="{text}";\n'
    file = f"{path.stem}.js"
    (folder / file).write_text(code, encoding="ascii")
    return {"file": file, "size": size}


def worker_address(folder: Path) -> str:
    """Browsers start a module worker from a data: address where they refuse a file's or a Blob's."""
    name = bundle.bundle(folder, ["worker.js"], "--format=esm")["worker.js"]
    code = (folder / name).read_bytes()
    (folder / name).unlink()
    return f"data:text/javascript;base64,{base64.b64encode(code).decode()}"
