"""What is built is the same every time and keeps to its budgets."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

from build_scripts.build import build_into
from e2e.places import DIST

KB, MB = 1000, 1000 * 1000


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def compressed(*paths: Path) -> int:
    return sum(len(gzip.compress(path.read_bytes())) for path in paths)


def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    build_into(tmp_path / "dist")
    once, again = contents(DIST), contents(tmp_path / "dist")
    assert [name for name in once.keys() | again.keys() if once.get(name) != again.get(name)] == []


def test_the_page_is_small() -> None:
    assert compressed(DIST / "index.html", *DIST.glob("*.js"), *DIST.glob("*.css")) < 60 * KB


def test_the_runtime_with_core_and_one_game_is_small() -> None:
    runtime = [path for path in (DIST / "runtime").iterdir() if path.suffix != ".whl"]
    core = list((DIST / "runtime").glob("pygames_core-*.whl"))
    games = set((DIST / "runtime").glob("*.whl")) - set(core)
    largest = max(games, key=lambda path: path.stat().st_size)
    assert compressed(*runtime, *core, largest) < 5.9 * MB
    assert max(path.stat().st_size for path in games) < 120 * KB


def test_the_lone_file_is_small() -> None:
    assert (DIST / "tac-table.html").stat().st_size < 8.5 * MB


def test_the_lock_file_names_no_foreign_place() -> None:
    parts = json.loads((DIST / "runtime" / "parts.json").read_text())
    assert all(package["file_name"] in parts["files"] for package in parts["lock"]["packages"].values())
