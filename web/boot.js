/** Start Python. Runs in a worker; the same way on the site, in a lone file and in a sandboxed frame. */
import { loadPyodide } from "pyodide";
import { CODE, ENGINE, packageOf, packagesOf, partsOf, partsOfStart } from "./parts.js";
import { FOLDER, Source } from "./source.js";

/** Where wheels lie for Python. They are read as they are, like its standard library: nothing is unpacked. */
const SHELF = "/wheels/";

/**
 * @typedef {object} Python
 * @property {(text: string) => string} call  one request to the bridge, JSON both ways
 * @property {(game: string, packed?: import("./parts.js").Packed) => Promise<void>} need  loads a game's wheel
 */

/**
 * @param {import("./parts.js").Parts} parts
 * @param {(done: number, total: number) => void} progress  bytes fetched so far, of how many
 * @returns {Promise<Python>}
 */
export async function boot(parts, progress) {
  const source = new Source(parts, progress);
  const packages = parts.packages ?? packagesOf();
  const laid = new Set(packages);
  const wheelsOf = (/** @type {string[]} */ names) => names.flatMap((name) => partsOf(parts.lock, name));
  source.expect(partsOfStart(parts.lock, packages));
  source.answerFetch();
  const engine = source.module(ENGINE);
  const wheels = source.wheels(wheelsOf(packages));
  const code = source.compile(CODE);
  // Compiled while the engine is still being read: Pyodide by itself begins only then.
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await code;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  const loading = loadPyodide({
    indexURL: FOLDER,
    lockFileContents: parts.lock,
    env: { PYTHONPATH: wheelsOf(packages).map((file) => SHELF + file).join(":") },
    fsInit: async (FS) => {
      FS.mkdir(SHELF);
      for (const [file, bytes] of await wheels) FS.writeFile(SHELF + file, bytes);
    },
    createPyodideModule: async (settings) => (await engine).default(settings),
  });
  // Without a part Pyodide may wait for ever.
  const pyodide = await Promise.race([loading, source.trouble]);
  const bridge = pyodide.pyimport("pygames.core.bridge");

  return {
    call: (text) => bridge.call(text),
    async need(game, packed) {
      const name = packageOf(game);
      if (laid.has(name)) return;
      const files = wheelsOf([name]);
      source.expect(files);
      if (packed) source.add(packed);
      for (const [file, bytes] of await source.wheels(files)) {
        pyodide.FS.writeFile(SHELF + file, bytes);
        pyodide.pyimport("sys").path.append(SHELF + file);
      }
      pyodide.pyimport("importlib").invalidate_caches();
      laid.add(name);
    },
  };
}
