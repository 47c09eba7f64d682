"""Every folder of pygames/ with a pyproject.toml becomes an ordinary wheel."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from build_scripts.bootstrap import ROOT

# A fixed date, not the commit's: a wheel that did not change keeps its bytes, and so its place in caches.
DATE = "1577836800"


def folders(pygames: Path) -> list[Path]:
    return sorted(project.parent for project in pygames.glob("*/pyproject.toml"))


def build(out: Path, pygames: Path = ROOT / "pygames") -> list[Path]:
    """The wheels of all folders, in alphabetical order."""
    for folder in folders(pygames):
        command = [sys.executable, "-c", f"from hatchling.build import build_wheel; build_wheel({str(out)!r})"]
        subprocess.run(command, cwd=folder, env={**os.environ, "SOURCE_DATE_EPOCH": DATE}, check=True)
    return sorted(out.glob("*.whl"))
