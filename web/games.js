/**
 * What the build wrote into the page about the games, so that it can show them before Python is there.
 *
 * @typedef {{name: string, choices: string[], default: string}} Option
 *
 * @typedef {object} Info
 * @property {string} id
 * @property {string} version
 * @property {number[]} seats
 * @property {number} usual  how many sit at a first table: one person, the others bots
 * @property {Option[]} options
 * @property {Record<string, string[]>} [fits]  by number of seats, the choices that go together: "01" = the first
 *   choice of the first option with the second of the second, and any of the options after them; absent where all do
 * @property {Record<string, Record<string, string[]>>} [colours]  by number of colours and of seats, the choices with which
 *   partners wear the same, as in `fits`
 * @property {string} [words]  the address of those that come with the game; absent where the page has them all
 * @property {string} [poster]  a position: SVG text, or the address of a picture
 * @property {string} [icon]  the emblem, likewise
 * @property {string | import("./start.js").Start} [start]  the empty table, or the address of it
 *
 * @typedef {Record<string, string>} Source  Fluent text by language
 * @typedef {{version: string, build: string, pyodide: string}} About
 * @typedef {{games: Info[], words: Record<string, Source>, about: About, symbols: string[], core?: string}} Games  words by package;
 *   `core` is the address of the core's, absent where the page has them
 */

/**
 * @param {Document} document
 * @returns {Games}
 */
export function findGames(document) {
  return JSON.parse(document.getElementById("games")?.textContent || "{}");
}

/**
 * The choices of one option that some set-up has, given the number of seats and the options before it.
 *
 * @param {Info} info
 * @param {number} seats
 * @param {Record<string, string>} options
 * @param {number} number  of the option
 * @returns {string[]}
 */
export function possible({ options: all, fits }, seats, options, number) {
  const { choices = [] } = all[number] ?? {};
  if (!fits) return choices;
  const before = all.slice(0, number).map(({ name, choices }) => choices.indexOf(options[name] ?? ""));
  return choices.filter((_, choice) => {
    const wanted = [...before, choice].map((at) => at.toString(36)).join("");
    return fits[seats]?.some((setup) => setup.startsWith(wanted) || wanted.startsWith(setup));
  });
}

/**
 * How many colours there are. Where they are fewer than seats, they begin again with the partners of the first.
 *
 * @param {Info} info
 * @param {number} seats
 * @param {Record<string, string>} options
 * @returns {number} Infinity where everybody has their own
 */
export function coloursOf({ options: all, colours = {} }, seats, options) {
  const setup = all.map(({ name, choices, default: usual }) => choices.indexOf(options[name] ?? usual).toString(36)).join("");
  const isSharedBy = (/** @type {string} */ count) => colours[count]?.[seats]?.some((begun) => setup.startsWith(begun));
  return Number(Object.keys(colours).find(isSharedBy) ?? Infinity);
}

/**
 * The set-up nearest to these options that exists: each option in its turn keeps its choice if it can.
 *
 * @param {Info} info
 * @param {number} seats
 * @param {Record<string, string>} options
 */
export function settle(info, seats, options) {
  /** @type {Record<string, string>} */
  const settled = {};
  for (const [number, { name, default: usual }] of info.options.entries()) {
    const choices = possible(info, seats, settled, number);
    const wanted = [options[name], usual].find((choice) => choice !== undefined && choices.includes(choice));
    settled[name] = wanted ?? choices[0] ?? usual;
  }
  return settled;
}
