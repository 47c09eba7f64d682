"""All of dist/, step by step: `python -m build_scripts.build` inside the project's environment."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from build_scripts import games, pack, runtime, single_file, site, wheels
from build_scripts.bootstrap import CACHE, DIST, say


def build(dist: Path = DIST) -> None:
    """Build beside the old site and swap at the end: a build that fails leaves what worked before."""
    CACHE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        new = Path(folder, "dist")
        build_into(new)
        shutil.rmtree(dist, ignore_errors=True)
        shutil.move(new, dist)


def build_into(dist: Path) -> None:
    say("wheels")
    ours = wheels.build(dist / "wheels")
    say("runtime")
    parts = runtime.build(dist / "runtime", ours)
    say("site")
    described = games.describe()
    site.build(dist, parts, described)
    packed = pack.build(dist, parts, described)
    say("one file")
    single_file.build(dist, packed)


if __name__ == "__main__":
    build()
