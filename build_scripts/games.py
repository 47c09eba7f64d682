"""What the page shows of the games before Python is there: every game's Info and all words."""

from __future__ import annotations

import hashlib
import json
import math
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from build_scripts.bootstrap import ROOT
from pygames.core import __version__
from pygames.core.game import Info, Options, anything_goes, games, one_each
from pygames.core.symbols import SYMBOLS

Setup = tuple[int, Options]  # a number of seats, and the choices

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

# What home says of a game: messages with all their lines.
FIRST_WORDS = re.compile(r"^(?:title|tagline) = .*(?:\n[ \t}].*)*", re.MULTILINE)


def describe() -> dict[str, Any]:
    """`games` in the order of their names, `words` by package and language, `symbols` of the packs, and `about`.

    What the page itself says only later goes with the core's words.
    """
    said = {folder.parent.name: words(folder) for folder in sorted(ROOT.glob("pygames/*/words"))}
    later = words(ROOT / "web" / "later" / "words")
    return {
        "about": about(),
        "symbols": SYMBOLS,
        "games": [info_json(game.info) for _, game in sorted(games().items())],
        "words": said | {"core": {language: text + later[language] for language, text in said["core"].items()}},
    }


def lighten(dist: Path, described: dict[str, Any]) -> dict[str, Any]:
    """The description with only the games' first words; the others come with the game, the core's by themselves."""
    (dist / "words").mkdir(parents=True)
    infos = [{**info, "words": write_words(dist, info["id"], described["words"])} for info in described["games"]]
    ids = {info["id"] for info in infos}
    first = {name: first_words(source) for name, source in described["words"].items() if name in ids}
    return described | {"games": infos, "words": first, "core": write_words(dist, "core", described["words"])}


def write_words(dist: Path, name: str, all_words: dict[str, dict[str, str]]) -> str:
    text = json.dumps(all_words[name], ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    address = f"words/{name}-{hashlib.sha256(text.encode()).hexdigest()[:10]}.json"
    (dist / address).write_text(text, encoding="utf-8")
    return address


def first_words(source: dict[str, str]) -> dict[str, str]:
    return {language: "\n".join(FIRST_WORDS.findall(text)) for language, text in source.items()}


def info_json(info: Info) -> dict[str, Any]:
    options = [{"name": option.name, "choices": option.choices, "default": option.default} for option in info.options]
    known = {"id": info.id, "version": info.version, "seats": info.seats, "usual": info.usual}
    described: dict[str, Any] = {**known, "options": options}
    if info.clash is not anything_goes:
        described["fits"] = by_seats(info, info.setups())
    if info.colours is not one_each:
        described["colours"] = colours(info)
    return described


def colours(info: Info) -> dict[str, dict[str, list[str]]]:
    """By number of colours the set-ups in which partners share them, as `by_seats`."""
    shared: dict[str, list[Setup]] = {}
    for seats, options in info.setups():
        count = info.colours(seats, options)
        if count < seats:
            shared.setdefault(str(count), []).append((seats, options))
    return {count: by_seats(info, setups) for count, setups in shared.items()}


def by_seats(info: Info, setups: Iterable[Setup]) -> dict[str, list[str]]:
    """By number of seats the set-ups, each as the numbers of its choices: "01". Where whatever is chosen after some
    options is among them, only the choices up to there are given."""
    found: dict[str, list[str]] = {}
    for seats, options in setups:
        choices = "".join(DIGITS[option.choices.index(options[option.name])] for option in info.options)
        found.setdefault(str(seats), []).append(choices)
    counts = [len(option.choices) for option in info.options]
    return {seats: beginnings(setups, counts) for seats, setups in found.items()}


def beginnings(setups: list[str], counts: list[int], chosen: str = "") -> list[str]:
    """The shortest beginnings after which everything is a set-up; `counts` are the choices of each option."""
    left = [setup for setup in setups if setup.startswith(chosen)]
    if len(left) == math.prod(counts[len(chosen) :]):
        return [chosen]
    if not left:
        return []
    further = (chosen + digit for digit in DIGITS[: counts[len(chosen)]])
    return [found for longer in further for found in beginnings(left, counts, longer)]


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
    return {path.stem: lean(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.ftl"))}


def lean(fluent: str) -> str:
    """Without what only translators need: comments, empty lines, deep indents."""
    lines = (line for line in fluent.splitlines() if line and not line.startswith("#"))
    return "\n".join(re.sub("^ +", " ", line) for line in lines) + "\n"
