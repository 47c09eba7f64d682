"""Check everything: `python3 build_scripts/test.py [--long] [--only STAGE]`."""

from __future__ import annotations

import sys
from pathlib import Path

if not __package__:  # started as a file, by any Python: start again as a module of the project's own
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    from build_scripts.bootstrap import reenter

    reenter("build_scripts.test")

import argparse
import subprocess
import time
import traceback
from collections.abc import Callable

from build_scripts import env, inside
from build_scripts.bootstrap import DIST, ROOT, say


def main() -> int:
    options = parse_arguments()
    times: dict[str, float] = {}
    for name in chosen_stages(options.only):
        print(f"\n=== {name}", flush=True)
        start = time.perf_counter()
        passed = passes(name, options.long)
        times[name] = time.perf_counter() - start
        if not passed:
            print_table(times, failed=name)
            return 1
    print_table(times)
    return 0


def passes(name: str, long: bool) -> bool:
    try:
        STAGES[name](long)
    except (subprocess.CalledProcessError, SystemExit) as error:  # its own words were printed, or are in it
        print(f"\n{name} failed: {error}", flush=True)
        return False
    except Exception:
        traceback.print_exc()
        return False
    return True


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Run linters, types and every kind of test.")
    parser.add_argument("--long", action="store_true", help="also run the tests that take minutes")
    parser.add_argument("--only", choices=STAGES, help="run one stage, and the build if it needs that")
    return parser.parse_args()


def chosen_stages(only: str | None) -> list[str]:
    if only is None:
        return list(STAGES)
    return ["build", only] if only in ("pyodide", "e2e") else [only]


def print_table(times: dict[str, float], failed: str = "") -> None:
    print("\nstage      seconds")
    for name, seconds in times.items():
        print(f"{name:<10} {seconds:7.1f}{'  FAILED' if name == failed else ''}")
    print(f"{'all':<10} {sum(times.values()):7.1f}", flush=True)


def lint(_long: bool) -> None:
    python("-m", "ruff", "check", ".")
    python("-m", "ruff", "format", "--check", ".")
    python("-m", "mypy", "pygames", "build_scripts", "tests", "e2e")
    for project in ("web", "build_scripts"):
        env.run_node("typescript/bin/tsc", "--project", ROOT / project / "jsconfig.json")


def unit(long: bool) -> None:
    python("-m", "pytest", "-n", "2", "-q", *markers(long))


def py311(long: bool) -> None:
    """The rules again on the oldest Python their wheels promise to run on."""
    oldest = env.rules_python()
    if oldest is None:
        say("no Python 3.11 on this machine: the rules were tested on the tools' Python only")
        return
    folders = sorted(str(path) for path in (ROOT / "tests").iterdir() if path.is_dir())
    run(str(oldest), "-m", "pytest", "-n", "2", "-q", *markers(long), *folders)


def build(_long: bool) -> None:
    python("-m", "build_scripts.build")


def pyodide(_long: bool) -> None:
    inside.check(DIST)


def e2e(long: bool) -> None:
    env.chromium()
    python("-m", "pytest", "-n", "2", "-q", "e2e", *markers(long))


def markers(long: bool) -> list[str]:
    return ["-m", ""] if long else []


def python(*arguments: str) -> None:
    run(sys.executable, *arguments)


def run(*command: str) -> None:
    subprocess.run(command, cwd=ROOT, check=True)


STAGES: dict[str, Callable[[bool], None]] = {
    "lint": lint,
    "unit": unit,
    "py311": py311,
    "build": build,
    "pyodide": pyodide,
    "e2e": e2e,
}

if __name__ == "__main__":
    sys.exit(main())
