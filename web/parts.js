/**
 * Where the parts of Python are for this page: in files beside it, or packed into scripts it has loaded.
 *
 * @typedef {object} Parts
 * @property {Record<string, {file: string, size: number}>} files  real name and bytes of every part
 * @property {import("pyodide").Lockfile} lock  which wheels there are, with their hashes
 * @property {string} folder  address of the files
 * @property {Record<string, string>} [packed]  the parts themselves, gzip in base64, where none can be fetched
 */

/** Scripts made by the build put the parts there for pages that cannot fetch: a lone file, a sandboxed frame. */
const PACKED = "tacTableParts";

/**
 * @param {Document} document
 * @returns {{parts: Parts, worker: string}} the parts, and the address of the worker's code
 */
export function findParts(document) {
  const element = /** @type {HTMLElement} */ (document.getElementById("parts"));
  const { files, lock, folder, worker } = JSON.parse(element.textContent ?? "");
  const packed = /** @type {Record<string, any>} */ (globalThis)[PACKED];
  const address = (/** @type {string} */ path) => new URL(path, document.baseURI).href;
  return { parts: { files, lock, folder: address(folder), packed }, worker: address(worker) };
}
