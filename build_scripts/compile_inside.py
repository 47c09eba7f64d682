"""Runs inside Pyodide: archives of sources become archives of `.pyc`, which only this Python can write.

/work/plan.json says which files of which archive to keep; /work/in/ has the archives, /work/out/ gets them.
"""

import json
import py_compile
import tempfile
import zipfile
from pathlib import Path

WORK = Path("/work")
EPOCH = (1980, 1, 1, 0, 0, 0)


def compiled(source: bytes, name: str, level: int) -> bytes:
    """The code, named as it is inside the archive, and never to be checked against a source file."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "source.py")
        path.write_bytes(source)
        unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
        out = py_compile.compile(
            str(path), str(path) + "c", name, doraise=True, optimize=level, invalidation_mode=unchecked
        )
        return Path(str(out)).read_bytes()


def convert(name: str, keep: list[str], level: int) -> None:
    with zipfile.ZipFile(WORK / "in" / name) as old, zipfile.ZipFile(WORK / "out" / name, "w") as new:
        for entry in sorted(keep):
            data = old.read(entry)
            if entry.endswith(".py"):
                entry, data = f"{entry}c", compiled(data, entry, level)
            info = zipfile.ZipInfo(entry, EPOCH)
            new.writestr(info, data, zipfile.ZIP_DEFLATED, 9)


for archive, plan in json.loads((WORK / "plan.json").read_text()).items():
    convert(archive, plan["keep"], plan["level"])
