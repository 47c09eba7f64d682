"""esbuild turns web/ into few small files whose names carry a hash."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from build_scripts import env
from build_scripts.bootstrap import ROOT

# Pyodide's loader mentions Node's modules, which it only imports under Node.
ONLY_NODE = ("--external:node:*", "--external:ws")


def bundle(out: Path, entries: list[str], *options: str) -> dict[str, str]:
    """Bundle these files of web/ into `out`; the new name of each."""
    with tempfile.TemporaryDirectory() as folder:
        meta = Path(folder, "meta.json")
        env.run_node(
            "esbuild/bin/esbuild",
            *(ROOT / "web" / entry for entry in entries),
            "--bundle",
            "--minify",
            "--target=es2022",
            "--charset=utf8",
            "--entry-names=[name]-[hash]",
            "--asset-names=[name]-[hash]",
            "--loader:.ftl=text",
            "--log-level=warning",
            f"--outdir={out}",
            f"--metafile={meta}",
            *ONLY_NODE,
            *options,
        )
        outputs = json.loads(meta.read_text())["outputs"]
    return {
        Path(output["entryPoint"]).name: Path(name).name for name, output in outputs.items() if "entryPoint" in output
    }
