"""Bytes by part, raw and as a host sends them."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterable
from pathlib import Path

from build_scripts.bench_report import kilobytes, table, verdict
from build_scripts.runtime import Parts

CORE = "pygames-core"
BUDGETS = {"page": 60e3, "python": 5.9e6, "wheel": 120e3, "one file": 8.5e6}

Row = tuple[str, str, str, str, str]


def report(site: Path) -> str:
    wheels = game_wheels(site)
    heaviest = max(wheels, key=lambda name: wheels[name].stat().st_size)
    engine = [*site.glob("worker-*.js"), *runtime_files(site)]
    rows = [
        row("HTML, CSS, JS before Python", page_files(site), BUDGETS["page"]),
        *(row(f"  {path.name}", [path]) for path in page_files(site)),
        row("fonts", site.glob("*.woff2")),
        row(f"runtime, core and {heaviest}", [*engine, wheels[heaviest]], BUDGETS["python"]),
        *(row(f"  {path.name}", [path]) for path in engine),
        *(row(f"wheel of {name}", [path], BUDGETS["wheel"]) for name, path in wheels.items()),
        one_file(site / "tac-table.html"),
    ]
    return table("Bytes", ("raw", "gzip -9", "budget", ""), rows)


def row(name: str, files: Iterable[Path], most: float | None = None) -> Row:
    """Files that are sent together, each compressed by itself; the budget is for what is sent."""
    contents = [path.read_bytes() for path in files]
    raw, packed = sum(map(len, contents)), sum(len(gzip.compress(content, 9)) for content in contents)
    if most is None:
        return name, kilobytes(raw), kilobytes(packed), "", ""
    return name, kilobytes(raw), kilobytes(packed), kilobytes(most), verdict(packed, most)


def one_file(path: Path) -> Row:
    """Nobody compresses it on its way from disk: here the budget is for the file as it lies there."""
    raw, most = path.stat().st_size, BUDGETS["one file"]
    name, size, packed, _, _ = row("one file", [path])
    return name, size, packed, kilobytes(most), verdict(raw, most)


def page_files(site: Path) -> list[Path]:
    """The page and what it names itself; the rest comes with Python."""
    page = site / "index.html"
    named = re.findall(r'(?:href|src)="([\w./-]+\.(?:css|js))"', page.read_text(encoding="utf-8"))
    return [page, *(site / name for name in named)]


def runtime_files(site: Path) -> list[Path]:
    """What every table loads: the engine, the standard library, the core."""
    games = set(game_wheels(site).values())
    files = (site / "runtime" / part["file"] for part in read_parts(site)["files"].values())
    return [path for path in files if path not in games]


def game_wheels(site: Path) -> dict[str, Path]:
    """The wheel of each game as the page loads it, by the game's id."""
    parts = read_parts(site)
    return {
        name.removeprefix("pygames-"): site / "runtime" / parts["files"][package["file_name"]]["file"]
        for name, package in sorted(parts["lock"]["packages"].items())
        if name != CORE
    }


def read_parts(site: Path) -> Parts:
    parts: Parts = json.loads((site / "runtime" / "parts.json").read_text(encoding="utf-8"))
    return parts
