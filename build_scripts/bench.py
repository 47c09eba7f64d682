"""Measure the budgets of docs/performance.md: `python3 build_scripts/bench.py [--quick]`."""

from __future__ import annotations

import sys
from pathlib import Path

if not __package__:  # started as a file, by any Python: start again as a module of the project's own
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    from build_scripts.bootstrap import reenter

    reenter("build_scripts.bench")

import argparse
import os
import platform
import tempfile
from collections.abc import Iterator
from datetime import date

from build_scripts import (
    bench_blocks,
    bench_bytes,
    bench_listing,
    bench_pan,
    bench_plies,
    bench_start,
    bench_taps,
    bench_thinking,
)
from build_scripts.bench_browser import Table, chromium
from build_scripts.bench_report import Effort
from build_scripts.bootstrap import CACHE
from build_scripts.build import build_into
from e2e.places import serving
from pygames.core.game import games

FULL = Effort(starts=7, taps=100, thinking=20_000, plies=5)
QUICK = Effort(starts=3, taps=30, thinking=5_000, plies=1)


def main() -> int:
    effort = QUICK if parse_arguments().quick else FULL
    CACHE.mkdir(exist_ok=True)
    # A build of its own: whoever builds dist/ anew meanwhile does not change what is measured.
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        build_into(Path(folder, "site"))
        for report in reports(Path(folder), effort):
            print(f"\n{report}", flush=True)
    return 0


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the built site against its budgets.")
    parser.add_argument("--quick", action="store_true", help="fewer repetitions, for a first look")
    return parser.parse_args()


def reports(folder: Path, effort: Effort) -> Iterator[str]:
    """One after the other, so that none disturbs another; the site is `folder`/site."""
    bench_start.lay_out_stock(folder)
    wheels = bench_bytes.game_wheels(folder / "site")
    with serving(folder) as address, chromium() as browser:
        yield machine(browser.version)
        tables = [Table(browser, f"{address}/site/", game) for _, game in sorted(games().items())]
        heaviest = max(tables, key=lambda table: wheels[table.game.info.id].stat().st_size)
        yield bench_start.report(heaviest, f"{address}/stock/", effort)
        yield bench_bytes.report(folder / "site")
        yield bench_taps.report(tables, effort)
        yield bench_blocks.report(tables, effort)
        yield bench_pan.report(tables)
    yield bench_plies.report(folder / "site", effort)
    yield bench_thinking.report(folder / "site")
    yield bench_listing.report()


def machine(browser: str) -> str:
    load = ", ".join(f"{number:.1f}" for number in os.getloadavg()) if hasattr(os, "getloadavg") else "unknown"
    return (
        f"{date.today()}, {os.cpu_count()} cores, {processor()}, {platform.system()} {platform.machine()}\n"
        f"Chromium {browser}, Python {platform.python_version()}; load of the last 1, 5, 15 minutes: {load}"
    )


def processor() -> str:
    """Its name, where the system tells."""
    listing = Path("/proc/cpuinfo")
    lines = listing.read_text().splitlines() if listing.is_file() else []
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), platform.processor())


if __name__ == "__main__":
    sys.exit(main())
