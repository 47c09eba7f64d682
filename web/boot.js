/** Start Python. Runs in a worker; the same way on the site, in a lone file and in a sandboxed frame. */
import { loadPyodide } from "pyodide";
import { ENGINE, packageOf, packagesOf, partsOf, partsOfStart } from "./parts.js";
import { FOLDER, Source } from "./source.js";

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
  source.expect(partsOfStart(parts.lock, packages));
  source.answerFetch();
  const engine = source.module(ENGINE);
  const loading = loadPyodide({
    indexURL: FOLDER,
    packageBaseUrl: FOLDER,
    lockFileContents: parts.lock,
    packages,
    createPyodideModule: async (settings) => (await engine).default(settings),
  });
  // Without a part Pyodide may wait for ever.
  const pyodide = await Promise.race([loading, source.trouble]);
  // A wheel that failed to load does not make loadPyodide fail: importing tells.
  const bridge = pyodide.pyimport("pygames.core.bridge");

  return {
    call: (text) => bridge.call(text),
    async need(game, packed) {
      const name = packageOf(game);
      if (name in pyodide.loadedPackages) return;
      source.expect(partsOf(parts.lock, name));
      if (packed) source.add(packed);
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
