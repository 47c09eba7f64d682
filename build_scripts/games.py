"""What the page shows of the games before Python is there: every game's Info and all words."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from build_scripts.bootstrap import ROOT
from pygames.core import __version__
from pygames.core.game import Info, anything_goes, games

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def describe() -> dict[str, Any]:
    """`games` in the order of their names, `words` by package and language, and `about`: what this build is."""
    return {
        "about": about(),
        "games": [info_json(game.info) for _, game in sorted(games().items())],
        "words": {folder.parent.name: words(folder) for folder in sorted(ROOT.glob("pygames/*/words"))},
    }


def info_json(info: Info) -> dict[str, Any]:
    options = [{"name": option.name, "choices": option.choices, "default": option.default} for option in info.options]
    described = {"id": info.id, "version": info.version, "seats": info.seats, "options": options}
    return described if info.clash is anything_goes else {**described, "fits": fits(info)}


def fits(info: Info) -> dict[str, list[str]]:
    """By number of seats the set-ups that exist, each as the numbers of its choices: "01"."""
    found: dict[str, list[str]] = {}
    for seats, options in info.setups():
        choices = "".join(DIGITS[option.choices.index(options[option.name])] for option in info.options)
        found.setdefault(str(seats), []).append(choices)
    return found


def about() -> dict[str, str]:
    packages = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]
    return {"version": __version__, "build": commit(), "pyodide": packages["pyodide"]}


def commit() -> str:
    """Short; empty where the sources came without their history."""
    command = ["git", "rev-parse", "--short=10", "HEAD"]
    try:
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def words(folder: Path) -> dict[str, str]:
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))}
