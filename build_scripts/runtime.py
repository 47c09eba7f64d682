"""Pyodide as the page loads it: trimmed, compiled, with a lock file of its own.

Everything goes into one folder under names that carry a hash, and is described by a `Parts` table.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import tempfile
import zipfile
from pathlib import Path
from typing import Any, TypedDict

from pyodide_lock import PyodideLockSpec
from pyodide_lock.utils import add_wheels_to_spec, update_package_sha256

from build_scripts import env, trim
from build_scripts.bootstrap import ROOT

STDLIB = "python_stdlib.zip"
ENGINE = ("pyodide.asm.mjs", "pyodide.asm.wasm")

# 2 drops docstrings and asserts. Games keep theirs: it is a tenth of their size, and an assert that fails in
# the page is worth reading.
STDLIB_LEVEL, WHEEL_LEVEL = 2, 0


class Part(TypedDict):
    file: str
    size: int


class Parts(TypedDict):
    """What web/parts.js reads: real name and bytes of every part, and the lock file."""

    files: dict[str, Part]
    lock: dict[str, Any]


def build(out: Path, wheels: list[Path]) -> Parts:
    """Fill `out` with the runtime, the compiled wheels and parts.json."""
    package = env.node_modules() / "pyodide"
    out.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        archives = [package / STDLIB, *wheels]
        compile_archives(work, archives)
        compiled = [work / "out" / archive.name for archive in archives]
        lock = lock_file(package / "pyodide-lock.json", wheels, work / "out")
        files = {path.name: place(path, out) for path in [*(package / name for name in ENGINE), *compiled]}
    parts: Parts = {"files": files, "lock": lock}
    (out / "parts.json").write_text(json.dumps(parts, sort_keys=True), encoding="utf-8")
    return parts


def compile_archives(work: Path, archives: list[Path]) -> None:
    """Let Pyodide itself compile: the host's Python writes another bytecode."""
    for name in ("in", "out"):
        (work / name).mkdir()
    for archive in archives:
        shutil.copy(archive, work / "in")
    plan = {archive.name: plan_for(archive) for archive in archives}
    (work / "plan.json").write_text(json.dumps(plan))
    run_inside(env.node_modules() / "pyodide", "compile_inside.py", work)


def run_inside(runtime: Path, script: str, work: Path, *packages: str) -> None:
    """Run one of our scripts in Pyodide under Node; it sees the folder `work` as /work."""
    scripts = ROOT / "build_scripts"
    env.run_node(scripts / "in_pyodide.mjs", runtime, scripts / script, work, *packages)


def plan_for(archive: Path) -> dict[str, Any]:
    names = zipfile.ZipFile(archive).namelist()
    if archive.name == STDLIB:
        keep = [name for name in names if name.endswith(".py") and trim.is_kept(trim.module_name(name))]
        return {"keep": keep, "level": STDLIB_LEVEL}
    return {"keep": [name for name in names if trim.is_for_the_page(name)], "level": WHEEL_LEVEL}


def lock_file(stock: Path, wheels: list[Path], compiled: Path) -> dict[str, Any]:
    """The stock lock's description of the platform, our wheels, and the hashes of what is really loaded."""
    spec = PyodideLockSpec.from_json(stock)
    spec.packages.clear()
    spec = add_wheels_to_spec(spec, wheels)
    for package in spec.packages.values():
        update_package_sha256(package, compiled / package.file_name)
    return spec.to_dict()


def place(path: Path, out: Path) -> Part:
    """Copy a part under a name that carries its hash."""
    file = f"{path.stem}-{digest(path)}{path.suffix}"
    shutil.copyfile(path, out / file)
    return {"file": file, "size": path.stat().st_size}


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:10]
