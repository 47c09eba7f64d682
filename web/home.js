/** The home screen: choose a game and play at once, set it up, or read its rules. Works before Python is there. */
import { button, byId, make } from "./element.js";

/**
 * @typedef {import("./games.js").Info} Info
 * @typedef {import("./words.js").Words} Words
 *
 * @typedef {object} Deeds
 * @property {(info: Info) => void} play  as the last time
 * @property {(info: Info) => void} setUp
 * @property {(info: Info) => void} read
 */

/**
 * @param {Info[]} games
 * @param {import("./params.js").Problem[]} problems  what was wrong with the address
 * @param {Words} words
 * @param {Deeds} deeds
 */
export function showHome(games, problems, words, deeds) {
  const list = byId("problems");
  list.hidden = !problems.length;
  list.replaceChildren(...problems.map(([key, args]) => make("p", { textContent: words.page(key, args) })));
  byId("games-list").replaceChildren(...games.map((info) => card(info, words, deeds)));
}

/**
 * @param {Info} info
 * @param {Words} words
 * @param {Deeds} deeds
 */
function card(info, words, deeds) {
  const game = words.game(info.id, "title");
  const { id } = info;
  const named = (/** @type {string} */ key) => words.page(`${key}-named`, { label: words.page(key), game });
  return make(
    "li",
    { className: "card" },
    poster(info, game),
    make("h3", {}, ...emblem(info), game),
    make("p", { className: "tagline", textContent: words.game(id, "tagline") }),
    make("p", { className: "players", textContent: players(info.seats, words) }),
    make(
      "div",
      { className: "row" },
      button(words.page("play-now"), () => deeds.play(info), { className: "main", data: { play: id }, ariaLabel: named("play-now") }),
      button(words.page("set-up"), () => deeds.setUp(info), { data: { game: id }, ariaLabel: named("set-up") }),
      button(words.page("rules"), () => deeds.read(info), { data: { rules: id }, ariaLabel: named("rules") }),
    ),
  );
}

/**
 * A position of the game; without one, the first letter of its name on felt.
 *
 * @param {Info} info
 * @param {string} game
 */
function poster({ poster = "" }, game) {
  const place = make("div", { className: "poster", ariaHidden: "true" });
  const empty = () => (place.textContent = game.charAt(0));
  if (poster) void drawing(poster).then((svg) => place.replaceChildren(svg), empty);
  else empty();
  return place;
}

/** @type {Map<string, Promise<string>>} by address: home is shown anew with every change of words */
const fetched = new Map();

/**
 * Not as an image: a drawing inside the page has the page's colours and letters.
 *
 * @param {string} picture  SVG text, or an address
 */
async function drawing(picture) {
  const text = picture.startsWith("<") ? picture : await (fetched.get(picture) ?? fetchText(picture));
  const unstyled = text.replace(/<style>.*?<\/style>/s, ""); // which it has for when it stands alone
  const { documentElement } = new DOMParser().parseFromString(unstyled, "image/svg+xml");
  return document.importNode(documentElement, true);
}

/** @param {string} address */
function fetchText(address) {
  const text = fetch(new URL(address, document.baseURI)).then((answer) => answer.text());
  fetched.set(address, text);
  return text;
}

/**
 * @param {Info} info
 * @returns {HTMLElement[]} the game's sign, if it has one
 */
export function emblem({ icon }) {
  return icon ? [make("img", { className: "emblem", src: addressOf(icon), alt: "" })] : [];
}

/** @param {string} picture  SVG text, or an address */
function addressOf(picture) {
  return picture.startsWith("<") ? `data:image/svg+xml,${encodeURIComponent(picture)}` : picture;
}

/**
 * @param {number[]} seats
 * @param {Words} words
 */
function players(seats, words) {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return least === most ? words.page("players-exactly", { count: least }) : words.page("players", { least, most });
}
