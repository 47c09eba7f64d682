/** How a game ended: who won, the ranking, and where the points came from. */
import { button, make } from "./element.js";
import { symbolOfPack } from "./symbols.js";
import { packOf } from "./theme.js";

/**
 * @typedef {import("./frames.js").Outcome} Outcome
 * @typedef {import("./words.js").Words} Words
 *
 * @typedef {object} Ways  where to go from here
 * @property {() => void} again  the same players, each a seat further
 * @property {() => void} setUp
 * @property {() => void} home
 * @property {() => void} [export]
 */

/**
 * @param {Outcome} outcome
 * @param {number | null} viewer
 * @param {Words} words
 * @param {Ways} ways
 */
export function resultOf(outcome, viewer, words, ways) {
  let place = 1;
  const rows = outcome.ranking.flatMap((sides) => {
    const shared = sides.map((side) => row(outcome, side, place, words));
    place += sides.length;
    return shared;
  });
  return [
    make("h2", { textContent: headline(outcome, viewer, words) }),
    make("p", { textContent: words.label(outcome.reason) }),
    make("ol", { className: "ranking" }, ...rows),
    waysOn(words, ways),
  ];
}

/**
 * @param {Words} words
 * @param {Ways} ways
 */
function waysOn(words, ways) {
  const row = make("p", { className: "row" });
  row.append(
    button(words.page("rematch"), ways.again, { className: "main", data: { do: "again" } }),
    button(words.page("change-set-up"), ways.setUp, { data: { do: "set-up" } }),
  );
  if (ways.export) row.append(button(words.page("export"), ways.export, { data: { do: "export" } }));
  row.append(button(words.page("home"), ways.home, { data: { do: "home" } }));
  return row;
}

/**
 * @param {Outcome} outcome
 * @param {number | null} viewer
 * @param {Words} words
 */
function headline(outcome, viewer, words) {
  const won = winners(outcome);
  if (!won.length) return words.page("drawn");
  if (won.length === 1 && won[0] === viewer) return words.page("you-win");
  return words.page("wins", { who: names(won, words), count: won.length });
}

/**
 * @param {Outcome} outcome
 * @returns {number[]} seats; none when all are equal
 */
export function winners({ ranking, sides }) {
  if (ranking.length === 1 && sides.length > 1) return [];
  return (ranking[0] ?? []).flatMap((side) => sides[side] ?? []);
}

/**
 * @param {number[]} seats
 * @param {Words} words
 */
export function names(seats, words) {
  return new Intl.ListFormat(words.language).format(seats.map((seat) => words.who(seat)));
}

/**
 * @param {Outcome} outcome
 * @param {number} side
 * @param {number} place
 * @param {Words} words
 */
function row({ sides, scores, parts }, side, place, words) {
  const seats = sides[side] ?? [];
  const item = make(
    "li",
    {},
    make("span", { className: "place", textContent: words.page("place", { place }) }),
    ...Array.from(new Set(seats.map(packOf)), symbolOfPack), // partners may wear the same
    make("span", { className: "who", textContent: names(seats, words) }),
    make("span", { className: "score", textContent: String(scores[side] ?? "") }),
  );
  const sources = (parts[side] ?? []).map(([say, points]) => {
    const score = make("span", { className: "score", textContent: String(points) });
    return make("li", {}, make("span", { textContent: words.label(say) }), score);
  });
  if (sources.length) item.append(make("ul", { className: "parts" }, ...sources));
  return item;
}
