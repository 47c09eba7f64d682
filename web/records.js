/** The head of a record as the page reads it: how the game was opened. Moves and their rules are Python's affair. */

/**
 * @typedef {import("./session.js").Opening} Opening
 * @typedef {import("./frames.js").Kind} Kind
 */

const PLAYER = /\s*(person|bot[123])(?: ("(?:[^"\\]|\\.)*"))?\s*(?:,|$)/y;

/**
 * @param {string} record
 * @returns {Opening | null} null if this is no record
 */
export function openingOf(record) {
  const [head = ""] = record.replace(/^\uFEFF/, "").split(/^--\s*$/m);
  const fields = Object.fromEntries(head.split(/\r?\n/).map((line) => line.split(/:\s*(.*)/s).slice(0, 2)));
  const game = /^[a-z][a-z0-9_]*(?= )/.exec(fields.game ?? "")?.[0];
  if (!game || !fields.seats || !fields.seed) return null;
  const options = Object.fromEntries((fields.options ?? "").split(/\s+/).filter(Boolean).map(pair));
  try {
    return { game, players: players(fields.seats), options, seed: fields.seed.trim() };
  } catch {
    return null;
  }
}

/** @param {string} option  name=choice */
function pair(option) {
  const [name = "", choice = ""] = option.split("=");
  return [name, choice];
}

/** @param {string} text */
function players(text) {
  const found = [];
  PLAYER.lastIndex = 0;
  while (PLAYER.lastIndex < text.length) {
    const [, kind, name] = /** @type {RegExpExecArray} */ (PLAYER.exec(text)); // else it is no record: see above
    found.push({ kind: /** @type {Kind} */ (kind), name: name ? JSON.parse(name) : "" });
  }
  return found;
}
