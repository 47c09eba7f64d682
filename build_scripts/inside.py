"""The test stage `pyodide`: the runtime and the wheels of dist/, as they are shipped, under Node."""

from __future__ import annotations

import json
import shutil
import tempfile
import zipfile
from pathlib import Path

from build_scripts import runtime, trim
from build_scripts.runtime import STDLIB, Parts


def check(dist: Path) -> None:
    """Load every module that was kept, and try the laws on every game through the real lock file."""
    parts: Parts = json.loads((dist / "runtime" / "parts.json").read_text())
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        index = lay_out(dist / "runtime", parts, work / "index")
        (work / "kept.json").write_text(json.dumps(kept_modules(index / STDLIB)))
        runtime.run_inside(index, "library_inside.py", work)
        runtime.run_inside(index, "laws_inside.py", work, *parts["lock"]["packages"])


def lay_out(folder: Path, parts: Parts, index: Path) -> Path:
    """The parts under the names that Pyodide's own loader looks for."""
    index.mkdir()
    for name, part in parts["files"].items():
        shutil.copyfile(folder / part["file"], index / name)
    (index / "pyodide-lock.json").write_text(json.dumps(parts["lock"]))
    return index


def kept_modules(library: Path) -> list[str]:
    return [trim.module_name(name.removesuffix("c")) for name in zipfile.ZipFile(library).namelist()]
