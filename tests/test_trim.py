"""What is left out of the page's Python is there to be left out, and no game wants it."""

from __future__ import annotations

import ast
import zipfile
from pathlib import Path

import pytest

from build_scripts import env, trim
from build_scripts.bootstrap import ROOT

# Native only: the terminal, simulations and arenas.
AT_HOME = {"lab.py", "__main__.py"}


def library() -> set[str]:
    """The modules of Pyodide's standard library that are written in Python."""
    with zipfile.ZipFile(env.node_modules() / "pyodide" / "python_stdlib.zip") as archive:
        return {trim.module_name(name) for name in archive.namelist() if name.endswith(".py")}


def imports(source: str) -> set[str]:
    """Everything a module ever imports, inside functions too."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                found |= {name.name for name in names}
            case ast.ImportFrom(module=str(module), names=names, level=0):
                found |= {module, *(f"{module}.{name.name}" for name in names)}
    return found


def test_the_table_names_only_what_exists() -> None:
    listed = {*trim.KEPT, *(name for names in trim.LEFT_OUT.values() for name in names)}
    assert listed - library() == set()


@pytest.mark.parametrize("path", sorted(ROOT.glob("pygames/*/*.py")), ids=lambda path: "/".join(path.parts[-2:]))
def test_games_find_what_they_import(path: Path) -> None:
    if path.name not in AT_HOME:
        wanted = imports(path.read_text(encoding="utf-8")) & library()
        assert {module for module in wanted if not trim.is_kept(module)} == set()
