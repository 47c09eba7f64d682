/** Run a Python file inside Pyodide: `node in_pyodide.mjs RUNTIME SCRIPT FOLDER PACKAGE…`. The folder is /work there. */
import { readFile } from "node:fs/promises";
import { loadPyodide } from "pyodide";

const [runtime, script, folder, ...packages] = process.argv.slice(2);
if (!runtime || !script || !folder) throw new Error("usage: node in_pyodide.mjs RUNTIME SCRIPT FOLDER PACKAGE…");
// Code that is compiled here knows its lines but not its columns: a fifth smaller, and errors still name their line.
const env = { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" };
const pyodide = await loadPyodide({ indexURL: runtime, env });
await pyodide.loadPackage(packages, { messageCallback() {} });
pyodide.mountNodeFS("/work", folder);
await pyodide.runPythonAsync(await readFile(script, "utf-8"), { filename: script });
