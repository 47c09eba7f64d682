"""The site: index.html with its hashed files beside it, for any static host."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from build_scripts import bundle, html, icons, posters, rules_pages
from build_scripts.bootstrap import ROOT
from build_scripts.games import lighten
from build_scripts.runtime import Parts


def build(dist: Path, parts: Parts, games: dict[str, Any]) -> None:
    """Write the page; `dist/runtime/` has the parts already."""
    entries = ["first.js", "main.js", "main.css", "worker.js"]
    names = bundle.bundle(dist, entries, "--format=esm", "--loader:.woff2=file")
    page = icons.build(dist, template())
    page = html.set_policy(page, html.POLICY)
    page = html.set_style(page, f'<link rel="stylesheet" href="{names["main.css"]}">')
    scripts = (f'<script type="module" src="{names[name]}"></script>' for name in ("first.js", "main.js"))
    page = html.set_script(page, "\n".join(scripts))
    games = posters.build(dist, lighten(dist, games))
    rules_pages.build(dist, {game["id"]: game["icon"] for game in games["games"]})
    page = html.set_data(page, "games", games)
    place = {"worker": names["worker.js"], "packed": False, "folder": "runtime/", **parts}
    page = html.set_data(page, "parts", place)
    (dist / "index.html").write_text(page, encoding="utf-8")
    (dist / "_headers").write_text(headers(), encoding="utf-8")


def template() -> str:
    return (ROOT / "index.html").read_text(encoding="utf-8")


def headers() -> str:
    """For hosts that read this file. Names that carry a hash never change their content."""
    policy = html.policy_text(html.POLICY)
    return (
        f"/\n  Content-Security-Policy: {policy}\n"
        f"/index.html\n  Content-Security-Policy: {policy}\n"
        "/runtime/*\n  Cache-Control: public, max-age=31536000, immutable\n"
    )
