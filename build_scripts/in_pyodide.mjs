/** Run a Python file inside Pyodide: `node in_pyodide.mjs RUNTIME SCRIPT FOLDER PACKAGE…`. The folder is /work there. */
import { readFile } from "node:fs/promises";
import { loadPyodide } from "pyodide";

const [runtime, script, folder, ...packages] = process.argv.slice(2);
if (!runtime || !script || !folder) throw new Error("usage: node in_pyodide.mjs RUNTIME SCRIPT FOLDER PACKAGE…");
const pyodide = await loadPyodide({ indexURL: runtime });
await pyodide.loadPackage(packages, { messageCallback() {} });
pyodide.mountNodeFS("/work", folder);
await pyodide.runPythonAsync(await readFile(script, "utf-8"), { filename: script });
