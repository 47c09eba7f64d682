/** How a game ended: who won, the ranking, and where the points came from. */
import { button, byId, make } from "./element.js";

/**
 * @typedef {import("./frames.js").Frame} Frame
 * @typedef {import("./frames.js").Outcome} Outcome
 * @typedef {import("./words.js").Words} Words
 * @typedef {{again: () => void, setUp: () => void, home: () => void}} Ways  where to go from here
 */

/**
 * @param {Frame} frame
 * @param {Words} words
 * @param {Ways} ways
 */
export function showResult({ outcome, viewer }, words, ways) {
  const box = byId("result");
  box.hidden = !outcome;
  if (!outcome) return box.replaceChildren();
  let place = 1;
  const rows = outcome.ranking.flatMap((sides) => {
    const shared = sides.map((side) => row(outcome, side, place, words));
    place += sides.length;
    return shared;
  });
  box.replaceChildren(
    make("h2", { textContent: headline(outcome, viewer, words) }),
    make("p", { textContent: words.label(outcome.reason) }),
    make("ol", { className: "ranking" }, ...rows),
    make(
      "p",
      { className: "row" },
      button(words.page("play-again"), ways.again, { className: "main", data: { do: "again" } }),
      button(words.page("change-set-up"), ways.setUp, { data: { do: "set-up" } }),
      button(words.page("home"), ways.home, { data: { do: "home" } }),
    ),
  );
}

/**
 * @param {Outcome} outcome
 * @param {number | null} viewer
 * @param {Words} words
 */
function headline({ ranking, sides }, viewer, words) {
  if (ranking.length === 1 && sides.length > 1) return words.page("drawn");
  const winners = (ranking[0] ?? []).flatMap((side) => sides[side] ?? []);
  if (winners.length === 1 && winners[0] === viewer) return words.page("you-win");
  const who = new Intl.ListFormat(words.language).format(winners.map((seat) => words.who(seat)));
  return words.page("wins", { who, count: winners.length });
}

/**
 * @param {Outcome} outcome
 * @param {number} side
 * @param {number} place
 * @param {Words} words
 */
function row({ sides, scores, parts }, side, place, words) {
  const names = (sides[side] ?? []).map((seat) => words.who(seat));
  const item = make(
    "li",
    {},
    make("span", { className: "place", textContent: words.page("place", { place }) }),
    make("span", { className: "who", textContent: new Intl.ListFormat(words.language).format(names) }),
    make("span", { className: "score", textContent: String(scores[side] ?? "") }),
  );
  const sources = (parts[side] ?? []).map(([say, points]) => {
    const score = make("span", { className: "score", textContent: String(points) });
    return make("li", {}, make("span", { textContent: words.label(say) }), score);
  });
  if (sources.length) item.append(make("ul", { className: "parts" }, ...sources));
  return item;
}
