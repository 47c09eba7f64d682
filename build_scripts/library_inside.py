"""Runs inside the page's Pyodide: every module that was kept must load. /work/kept.json lists them."""

import importlib
import json
from pathlib import Path

for name in json.loads(Path("/work/kept.json").read_text()):
    importlib.import_module(name)
