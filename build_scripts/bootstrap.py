"""From any Python to the project's own: find a recent one, keep a virtual environment, start again inside it.

Runs on Python 3.9 and newer with the standard library alone, because it is what a newcomer starts.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"
DIST = Path(os.environ.get("TAC_DIST", ROOT / "dist"))  # several builds of one checkout can stand side by side
REQUIREMENTS = ROOT / "build_scripts" / "requirements.txt"
UV = "uv==0.13.8"

Version = tuple[int, int]

# An interpreter counts only if it can make an environment: Debian ships some that cannot.
PROBE = "import sys, venv, ensurepip; print(*sys.version_info[:2])"


def reenter(module: str) -> NoReturn:
    """Run `module` with this command's arguments inside the project's environment."""
    command = [str(project_python()), "-m", module, *sys.argv[1:]]
    os.chdir(ROOT)
    sys.stdout.flush()
    if os.name == "posix":
        os.execv(command[0], command)
    sys.exit(subprocess.call(command))


def project_python() -> Path:
    """The interpreter of `.venv`, with everything in requirements.txt installed."""
    return environment(ROOT / ".venv", REQUIREMENTS.read_text(encoding="utf-8"), tools_python)


def environment(folder: Path, requirements: str, base: Callable[[], Path]) -> Path:
    """A virtual environment that holds `requirements`; a stamp tells whether there is anything to do."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp, wanted = folder / "stamp", hashlib.sha256(requirements.encode()).hexdigest()
    runs = version_of(python) is not None
    if runs and stamp.is_file() and stamp.read_text() == wanted:
        return python
    if not runs:
        interpreter = base()
        say(f"making {folder.relative_to(ROOT)} with {interpreter}")
        run([interpreter, "-m", "venv", "--clear", folder])
    say(f"installing packages into {folder.relative_to(ROOT)}")
    pip_install(python, requirements)
    stamp.write_text(wanted)
    return python


def pip_install(python: Path, requirements: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        listing = Path(folder, "requirements.txt")
        listing.write_text(requirements, encoding="utf-8")
        run([python, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "-r", listing])


def tools_python() -> Path:
    """A Python that pyodide-lock accepts, found or fetched."""
    found = find_python(lambda version: version >= (3, 12))
    return found or fetch_python()


def find_python(fits: Callable[[Version], bool]) -> Path | None:
    """The first interpreter on this machine whose version fits."""
    for candidate in candidates():
        version = version_of(candidate)
        if version and fits(version):
            return candidate
    return None


def candidates() -> Iterator[Path]:
    """Where Pythons live, newest first in each place."""
    yield Path(sys.executable)
    for minor in range(14, 10, -1):
        on_path = shutil.which(f"python3.{minor}")
        if on_path:
            yield Path(on_path)
    home = Path.home()
    pyenv = Path(os.environ.get("PYENV_ROOT", home / ".pyenv")) / "versions"
    uv = Path(os.environ.get("UV_PYTHON_INSTALL_DIR", home / ".local/share/uv/python"))
    for folder in (pyenv, uv):
        yield from sorted(folder.glob("*3.1*/bin/python3"), reverse=True)


def version_of(python: Path) -> Version | None:
    """Its version, or None if it does not run: pyenv's shims exist also for versions not selected."""
    try:
        answer = subprocess.run([python, "-c", PROBE], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return None
    if answer.returncode:
        return None
    major, minor = answer.stdout.split()
    return int(major), int(minor)


def fetch_python() -> Path:
    """Let uv fetch a Python; uv itself comes from PyPI if it is not on the path."""
    if version_of(Path(sys.executable)) is None and not apt_install("python3-venv"):
        fail("This Python has no venv and ensurepip (on Debian: apt-get install python3-venv).")
    found = find_python(lambda version: version >= (3, 12))
    if found:
        return found
    uv = shutil.which("uv")
    if not uv:
        python = environment(CACHE / "uv", UV, lambda: Path(sys.executable))
        uv = str(python.with_name("uv.exe" if os.name == "nt" else "uv"))
    say("fetching Python 3.13 with uv")
    try:
        run([uv, "python", "install", "3.13"])
        return Path(subprocess.check_output([uv, "python", "find", "3.13"], text=True).strip())
    except subprocess.CalledProcessError:
        fail("The tools need Python 3.12 or newer. None was found here, and uv could not fetch one.")


def apt_install(*packages: str) -> bool:
    """Debian's packages, if this is a Debian and we may; whether it worked."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    say(f"installing Debian's {' '.join(packages)}")
    quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    for arguments in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        if subprocess.call(["apt-get", "-qq", *arguments], env=quiet, stdout=subprocess.DEVNULL):
            return False
    return True


def run(command: list[str | Path]) -> None:
    subprocess.run([str(part) for part in command], check=True)


def say(text: str) -> None:
    print(f"· {text}", flush=True)


def fail(text: str) -> NoReturn:
    sys.exit(f"\n{text}")
