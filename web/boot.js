/** Start Python. Runs in a worker; the same way on the site, in a lone file and in a sandboxed frame. */
import { loadPyodide } from "pyodide";
import { FOLDER, Source } from "./source.js";

/**
 * @typedef {object} Python
 * @property {(text: string) => string} call  one request to the bridge, JSON both ways
 * @property {(game: string) => Promise<void>} need  loads a game's wheel
 */

const ENGINE = "pyodide.asm.mjs";
const RUNTIME = [ENGINE, "pyodide.asm.wasm", "python_stdlib.zip"];
const CORE = "pygames-core";

/**
 * @param {import("./parts.js").Parts} parts
 * @param {(done: number, total: number) => void} progress  bytes so far, of how many
 * @returns {Promise<Python>}
 */
export async function boot(parts, progress) {
  const source = new Source(parts, progress);
  const wheel = (/** @type {string} */ name) => parts.lock.packages[name]?.file_name ?? name;
  source.expect([...RUNTIME, wheel(CORE)]);
  source.answerFetch();
  const engine = source.module(ENGINE);
  const pyodide = await loadPyodide({
    indexURL: FOLDER,
    packageBaseUrl: FOLDER,
    lockFileContents: parts.lock,
    packages: [CORE],
    createPyodideModule: async (settings) => (await engine).default(settings),
  });
  // A wheel that failed to load does not make loadPyodide fail: importing tells.
  const bridge = pyodide.pyimport("pygames.core.bridge");

  return {
    call: (text) => bridge.call(text),
    async need(game) {
      const name = `pygames-${game}`;
      if (name in pyodide.loadedPackages) return;
      source.expect([wheel(name)]);
      /** @type {string[]} */
      const problems = [];
      await pyodide.loadPackage(name, {
        messageCallback() {},
        errorCallback: (message) => void problems.push(message),
      });
      if (!(name in pyodide.loadedPackages)) throw new Error(problems.join("\n") || `${name} did not load.`);
    },
  };
}
