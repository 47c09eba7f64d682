/**
 * The address as a wish: `?game=…&seats=person,bot1&seed=42&lang=fr`, options by their names.
 * What cannot be met becomes a sentence of the page, shown on the home screen.
 *
 * @typedef {import("./games.js").Info} Info
 * @typedef {import("./frames.js").Player} Player
 * @typedef {import("./frames.js").Kind} Kind
 * @typedef {[string, Record<string, string | number>]} Problem  one of the page's own sentences
 *
 * @typedef {object} Wish
 * @property {Info} [info]  the game to play
 * @property {Player[]} [players]  without them the set-up is shown
 * @property {Record<string, string>} options
 * @property {string} seed
 * @property {Problem[]} problems
 */
import { LANGUAGES } from "./words.js";
import { THEMES } from "./theme.js";

/** @type {Kind[]} */
export const KINDS = ["person", "bot1", "bot2", "bot3"];
const RESERVED = ["game", "seats", "seed", "lang", "theme", "accent", "buy", "nosw"];
const SEED = /^[A-Za-z0-9_.+-]{1,64}$/;

/**
 * @param {string} search
 * @param {Info[]} games
 * @param {(game: string) => string} title
 * @returns {Wish}
 */
export function readParams(search, games, title) {
  const params = new URLSearchParams(search);
  const info = games.find(({ id }) => id === params.get("game"));
  /** @type {Wish} */
  const wish = { info, options: {}, seed: params.get("seed") ?? randomSeed(), problems: [] };
  checkGame(wish, params);
  checkSeats(wish, params, title);
  checkOptions(wish, params);
  if (!SEED.test(wish.seed)) wish.problems.push(["problem-seed", { value: wish.seed }]);
  checkOneOf(wish, "lang", params.get("lang"), LANGUAGES);
  checkOneOf(wish, "theme", params.get("theme"), THEMES);
  return wish;
}

export function randomSeed() {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(16);
}

/**
 * @param {Wish} wish
 * @param {URLSearchParams} params
 */
function checkGame(wish, params) {
  const value = params.get("game");
  if (wish.info) return;
  if (value !== null) wish.problems.push(["problem-game", { value }]);
  else if (params.has("seats") || params.has("seed")) wish.problems.push(["problem-no-game", {}]);
}

/**
 * @param {Wish} wish
 * @param {URLSearchParams} params
 * @param {(game: string) => string} title
 */
function checkSeats(wish, params, title) {
  const text = params.get("seats");
  if (text === null) return;
  const kinds = text.split(",");
  const strange = kinds.find((kind) => !KINDS.includes(/** @type {Kind} */ (kind)));
  if (strange !== undefined) {
    wish.problems.push(["problem-seats", { value: strange }]);
  } else if (wish.info && !wish.info.seats.includes(kinds.length)) {
    const possible = wish.info.seats.join(", ");
    wish.problems.push(["problem-seat-count", { game: title(wish.info.id), count: kinds.length, possible }]);
  } else {
    wish.players = kinds.map((kind) => ({ kind: /** @type {Kind} */ (kind), name: "" }));
  }
}

/**
 * @param {Wish} wish
 * @param {URLSearchParams} params
 */
function checkOptions(wish, params) {
  for (const [name, value] of params) {
    if (RESERVED.includes(name)) continue;
    const option = wish.info?.options.find((option) => option.name === name);
    if (!option) {
      // Without a game nothing is known of its options, and that is said already.
      if (wish.info || !params.has("game")) wish.problems.push(["problem-name", { name }]);
    } else {
      checkOneOf(wish, name, value, option.choices);
      wish.options[name] = value;
    }
  }
}

/**
 * @param {Wish} wish
 * @param {string} name
 * @param {string | null} value
 * @param {string[]} choices
 */
function checkOneOf(wish, name, value, choices) {
  if (value !== null && !choices.includes(value)) {
    wish.problems.push(["problem-option", { name, value, possible: choices.join(", ") }]);
  }
}
