"""What the page shows of the games before Python is there: every game's Info and all words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from build_scripts.bootstrap import ROOT
from pygames.core.game import Info, games


def describe() -> dict[str, Any]:
    """`games` in the order of their names, and `words` by package and language, as Fluent text."""
    return {
        "games": [info_json(game.info) for _, game in sorted(games().items())],
        "words": {folder.parent.name: words(folder) for folder in sorted(ROOT.glob("pygames/*/words"))},
    }


def info_json(info: Info) -> dict[str, Any]:
    options = [{"name": option.name, "choices": option.choices, "default": option.default} for option in info.options]
    return {"id": info.id, "version": info.version, "seats": info.seats, "options": options}


def words(folder: Path) -> dict[str, str]:
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))}
