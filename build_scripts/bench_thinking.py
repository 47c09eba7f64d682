"""How long bots think in the page's Pyodide: `python -m build_scripts.bench_thinking` measures what is in dist/."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from statistics import median

from build_scripts import runtime
from build_scripts.bench_bytes import read_parts
from build_scripts.bench_report import milliseconds, table, verdict
from build_scripts.bootstrap import DIST
from build_scripts.inside import lay_out
from pygames.core.pace import HINT_THINKING, SLICE, THINKING

Row = tuple[str, str, str, str, str, str, str]


def report(site: Path) -> str:
    columns = ("median", "longest", "limit", "", "longest step", "")
    title = f"Thinking of normal and hard bots, processor time; a step should not exceed {milliseconds(SLICE)}"
    rows = [row(*each) for each in measure(site)]
    return table(f"{title}. A hint stops after {milliseconds(HINT_THINKING)}", columns, rows)


def row(name: str, seats: int, level: int, decisions: list[list[float]]) -> Row:
    """The milliseconds of each step of each decision."""
    times = [sum(steps) for steps in decisions]
    step = max(map(max, decisions))
    return (
        f"{name} with {seats} seats, level {level}",
        milliseconds(median(times)),
        milliseconds(max(times)),
        milliseconds(THINKING[level]),
        verdict(max(times), THINKING[level]),
        f"{step:.1f} ms",
        verdict(step, SLICE),
    )


def measure(site: Path) -> list[tuple[str, int, int, list[list[float]]]]:
    parts = read_parts(site)
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        index = lay_out(site / "runtime", parts, work / "index")
        runtime.run_inside(index, "thinking_inside.py", work, *parts["lock"]["packages"])
        found: list[tuple[str, int, int, list[list[float]]]] = json.loads((work / "thinking.json").read_text())
    return found


if __name__ == "__main__":
    print(report(DIST))
