"""Plies a second of random play: natively, and in Pyodide as the page has it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from build_scripts import env
from build_scripts.bench_bytes import read_parts
from build_scripts.bench_report import Effort, table
from build_scripts.bootstrap import ROOT
from build_scripts.inside import lay_out

SCRIPT = ROOT / "build_scripts" / "plies_inside.py"

Speeds = dict[str, float]  # plies a second, by game


def report(site: Path, effort: Effort) -> str:
    parts = read_parts(site)
    with tempfile.TemporaryDirectory() as folder:
        index = lay_out(site / "runtime", parts, Path(folder, "index"))
        packages = list(parts["lock"]["packages"])
        runs = [(native(), in_pyodide(index, Path(folder), packages)) for _ in range(effort.plies)]
    rows = [row(name, [(here[name], there[name]) for here, there in runs]) for name in sorted(runs[0][0])]
    return table(
        f"Plies a second of random play, median of {effort.plies} in turns", ("native", "Pyodide", "ratio"), rows
    )


def row(name: str, pairs: list[tuple[float, float]]) -> tuple[str, str, str, str]:
    here, there = zip(*pairs, strict=True)
    ratio = median(one / other for one, other in pairs)
    return name, f"{median(here):,.0f}", f"{median(there):,.0f}", f"{ratio:.1f} times slower"


def native() -> Speeds:
    return speeds([sys.executable, str(SCRIPT)])


def in_pyodide(index: Path, folder: Path, packages: list[str]) -> Speeds:
    launcher = ROOT / "build_scripts" / "in_pyodide.mjs"
    return speeds([str(env.node()), str(launcher), str(index), str(SCRIPT), str(folder), *packages])


def speeds(command: list[str]) -> Speeds:
    """What the script prints."""
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=ROOT, env=surroundings, stdout=subprocess.PIPE, text=True, check=True)
    found: Speeds = json.loads(done.stdout)
    return found
