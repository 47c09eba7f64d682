"""tac-table.html: everything in one file, opened by a double click; its policy allows no request at all."""

from __future__ import annotations

from pathlib import Path

from build_scripts import html
from build_scripts.pack import Packed


def build(dist: Path, packed: Packed) -> None:
    def read(name: str) -> str:
        return (packed.folder / name).read_text(encoding="utf-8").rstrip("\n")

    page = html.set_style(packed.page, f"<style>{read(packed.style)}</style>")
    shelf = "".join(html.inline_script(read(name)) for name in packed.scripts)
    # As a module it runs after the whole page has been read, like the site's.
    page = html.set_script(page, shelf + html.inline_script(read(packed.main), ' type="module"'))
    policy = html.PACKED_POLICY | {
        "script-src": [*html.hashes(page, "script"), "'wasm-unsafe-eval'", "blob:"],
        "style-src": html.hashes(page, "style"),
        "img-src": ["data:", "blob:"],
        "manifest-src": ["'none'"],
    }
    (dist / "tac-table.html").write_text(html.set_policy(page, policy), encoding="utf-8")
