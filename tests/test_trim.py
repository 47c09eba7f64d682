"""What is left out of the page's Python is there to be left out, and no game wants it."""

from __future__ import annotations

import ast
import zipfile

import pytest

from build_scripts import env, trim
from build_scripts.bootstrap import ROOT


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


def page_modules() -> list[str]:
    """The modules of core and games that the page loads."""
    paths = (path.relative_to(ROOT).as_posix() for path in sorted(ROOT.glob("pygames/**/*.py")))
    return [path for path in paths if trim.is_for_the_page(path)]


@pytest.mark.parametrize("path", page_modules())
def test_games_find_what_they_import(path: str) -> None:
    wanted = imports((ROOT / path).read_text(encoding="utf-8")) & library()
    assert {module for module in wanted if not trim.is_kept(module)} == set()
