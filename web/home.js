/** The home screen: choose a game. Works before Python is there. */
import { button, byId, make } from "./element.js";

/**
 * @typedef {import("./games.js").Info} Info
 * @typedef {import("./words.js").Words} Words
 */

/**
 * @param {Info[]} games
 * @param {import("./params.js").Problem[]} problems  what was wrong with the address
 * @param {Words} words
 * @param {(info: Info) => void} choose
 */
export function showHome(games, problems, words, choose) {
  const list = byId("problems");
  list.hidden = !problems.length;
  list.replaceChildren(...problems.map(([key, args]) => make("p", { textContent: words.page(key, args) })));
  byId("games-list").replaceChildren(...games.map((info) => card(info, words, choose)));
}

/**
 * @param {Info} info
 * @param {Words} words
 * @param {(info: Info) => void} choose
 */
function card(info, words, choose) {
  const title = words.game(info.id, "title");
  return make(
    "li",
    { className: "card" },
    make("h3", { textContent: title }),
    make("p", { className: "tagline", textContent: words.game(info.id, "tagline") }),
    make("p", { className: "players", textContent: players(info.seats, words) }),
    button(words.page("play", { game: title }), () => choose(info), { className: "main", data: { game: info.id } }),
  );
}

/**
 * @param {number[]} seats
 * @param {Words} words
 */
function players(seats, words) {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return least === most ? words.page("players-exactly", { count: least }) : words.page("players", { least, most });
}
