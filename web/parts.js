/**
 * The parts of Python that this page needs: files beside it, or text in scripts where nothing can be fetched
 * (a lone file, a sandboxed frame). The build describes them in the page's `#parts`.
 *
 * @typedef {object} Parts  what the worker must know
 * @property {Record<string, {file: string, size: number}>} files  where each part is, and its bytes
 * @property {import("pyodide").Lockfile} lock  which wheels there are, with their hashes
 * @property {string} folder  address that the files are relative to
 * @property {Packed} [packed]  the parts themselves, where they cannot be fetched
 * @property {string[]} [packages]  the wheels to start with
 */

/** @typedef {Record<string, string>} Packed  name of a part → gzip in base64 */

export const ENGINE = "pyodide.asm.mjs";
export const CODE = "pyodide.asm.wasm";
const RUNTIME = [ENGINE, CODE, "python_stdlib.zip"];

/** The wheels of games, as the lock file calls them. */
export const packageOf = (/** @type {string} */ game) => `pygames-${game}`;

/** @param {string} [game]  that is wanted at once */
export function packagesOf(game) {
  return ["core", ...(game ? [game] : [])].map(packageOf);
}

/**
 * @param {import("pyodide").Lockfile} lock
 * @param {string[]} packages
 */
export function partsOfStart(lock, packages) {
  return [...RUNTIME, ...packages.flatMap((name) => partsOf(lock, name))];
}

/**
 * @param {import("pyodide").Lockfile} lock
 * @param {string} name  of a package
 */
export function partsOf(lock, name) {
  const wheel = lock.packages[name];
  return wheel ? [wheel.file_name] : [];
}

/**
 * @param {import("pyodide").Lockfile} lock
 * @param {string} file  a wheel
 * @returns {string | undefined} the hash that it must have, as `fetch` wants it
 */
export function integrityOf(lock, file) {
  const { sha256 = "" } = Object.values(lock.packages).find(({ file_name }) => file_name === file) ?? {};
  const bytes = (sha256.match(/../g) ?? []).map((hex) => parseInt(hex, 16));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}

/**
 * @param {Document} document
 * @returns {{worker: string, isPacked: boolean, parts: Parts}}  `worker` is the address of its code
 */
export function findParts(document) {
  const element = document.getElementById("parts");
  const { worker, packed, folder, files, lock } = JSON.parse(element?.textContent ?? "");
  const address = (/** @type {string} */ path) => new URL(path, document.baseURI).href;
  return { worker: address(worker), isPacked: packed, parts: { files, lock, folder: address(folder) } };
}

/**
 * Packed parts, from scripts that are in the page already or are loaded now.
 *
 * @param {Document} document
 * @param {Parts} parts
 * @param {string[]} names
 * @param {(bytes: number) => void} arrived
 * @returns {Promise<Packed>}
 */
export async function collect(document, parts, names, arrived) {
  /** @type {Packed} */
  const shelf = (/** @type {any} */ (globalThis).tacTableParts ??= {});
  const pick = async (/** @type {string} */ name) => {
    const { file = "", size = 0 } = parts.files[name] ?? {};
    if (!shelf[name]) await loadScript(document, new URL(file, parts.folder).href);
    arrived(size);
    return [name, shelf[name] ?? ""];
  };
  return Object.fromEntries(await Promise.all(names.map(pick)));
}

/**
 * A classic script: the only code that a server without CORS headers can give to a sandboxed frame.
 *
 * @param {Document} document
 * @param {string} address
 * @returns {Promise<void>}
 */
function loadScript(document, address) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${address} could not be loaded.`));
    document.head.append(script);
  });
}
