/** Small things the page keeps between visits. Storage may be absent, full or forbidden: then until the page is left. */

const PREFIX = "tac-table ";
/** @type {Map<string, string>} what the browser did not take */
const loose = new Map();

/**
 * @template T
 * @param {string} name
 * @param {T} otherwise
 * @returns {T}
 */
export function kept(name, otherwise) {
  try {
    return JSON.parse(loose.get(name) ?? localStorage.getItem(PREFIX + name) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 */
export function keep(name, value) {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + name, text);
    loose.delete(name);
  } catch {
    loose.set(name, text);
  }
}

/** Forget all of it. */
export function forget() {
  loose.clear();
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name);
  } catch {
    // There was nothing.
  }
}
