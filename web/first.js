/**
 * Runs while the page's own code is still on its way: Python takes the longest, so it is sent for first. The page takes
 * it over as soon as it can.
 *
 * @typedef {object} Early
 * @property {Worker} worker
 * @property {Event[]} heard  of it so far
 */
import { isAble } from "./able.js";
import { findParts, packagesOf } from "./parts.js";

if (isAble()) {
  const { worker: address, parts } = findParts(document);
  const packages = packagesOf(new URLSearchParams(location.search).get("game") ?? undefined);
  const worker = new Worker(address, { type: "module" });
  /** @type {Event[]} */
  const heard = [];
  worker.onmessage = (event) => void heard.push(event);
  worker.onerror = (event) => void heard.push(event);
  worker.postMessage({ start: { ...parts, packages } });
  /** @type {any} */ (globalThis).tacTableEarly = { worker, heard };
}
