/**
 * What the build wrote into the page about the games, so that it can show them before Python is there.
 *
 * @typedef {{name: string, choices: string[], default: string}} Option
 * @typedef {{id: string, version: string, seats: number[], options: Option[]}} Info
 * @typedef {Record<string, string>} Source  Fluent text by language
 * @typedef {{games: Info[], words: Record<string, Source>}} Games  words by package
 */

/**
 * @param {Document} document
 * @returns {Games}
 */
export function findGames(document) {
  return JSON.parse(document.getElementById("games")?.textContent || "{}");
}
