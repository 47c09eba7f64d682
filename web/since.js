/** "Since your turn": what the others did, for whoever comes back to the table. */
import { byId, make } from "./element.js";

/** More than this nobody reads before a move; the log has it all. */
const MOST = 8;

/** @param {string[]} lines  the sentences of the log, none while it is not the reader's turn */
export function showSince(lines) {
  const shown = lines.slice(-MOST);
  byId("since").hidden = !shown.length;
  byId("since-list").replaceChildren(...shown.map((textContent) => make("li", { textContent })));
}
