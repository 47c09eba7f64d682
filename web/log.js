/** The log: what happened, in words, as far as the one who looks may know. */
import { byId, make } from "./element.js";

/** @typedef {import("./frames.js").Line} Line */

export class Log {
  #words;
  #list = byId("log");
  /** @type {Line[]} */
  #lines = [];

  /** @param {import("./words.js").Words} words */
  constructor(words) {
    this.#words = words;
  }

  /** @param {import("./frames.js").Frame["log"]} news */
  show({ from, lines }) {
    // When other eyes look all lines come anew; only what happened since is worth announcing.
    const again = from === 0 && this.#lines.length > 0;
    this.#list.ariaLive = again ? "off" : "polite";
    this.#lines = [...this.#lines.filter(({ move }) => move < from), ...lines];
    for (const entry of [.../** @type {HTMLCollectionOf<HTMLElement>} */ (this.#list.children)]) {
      if (Number(entry.dataset.move) >= from) entry.remove();
    }
    this.#list.append(...lines.flatMap((line) => this.#entry(line)));
    this.toEnd();
  }

  toEnd() {
    this.#list.scrollTop = this.#list.scrollHeight;
  }

  /**
   * Only what happened in the first so many moves, the last of it marked: the log of a picture from the past.
   *
   * @param {number} moves
   * @returns {string} what happened last
   */
  upTo(moves) {
    this.#list.ariaLive = "off";
    const entries = [.../** @type {HTMLCollectionOf<HTMLElement>} */ (this.#list.children)];
    for (const entry of entries) entry.hidden = Number(entry.dataset.move) >= moves;
    const last = entries.findLast((entry) => !entry.hidden);
    const now = entries.filter((entry) => last && entry.dataset.move === last.dataset.move);
    for (const entry of entries) entry.classList.toggle("now", now.includes(entry));
    if (last) this.#list.scrollTop = last.offsetTop + last.offsetHeight - this.#list.clientHeight;
    return now.map(({ textContent }) => textContent).join(" ");
  }

  /**
   * What others did from a move on, for "since your turn".
   *
   * @param {number} move
   * @param {number | null} viewer
   * @returns {string[]}
   */
  since(move, viewer) {
    const theirs = this.#lines.filter((line) => line.move >= move && line.seat !== null && line.seat !== viewer);
    return theirs.flatMap(({ say }) => (say === null ? [] : [this.#words.label(say)]));
  }

  /** The same lines in the language of now. */
  renew() {
    this.show({ from: 0, lines: this.#lines });
  }

  clear() {
    this.#lines = [];
    this.#list.replaceChildren();
  }

  /** @param {Line} line */
  #entry({ move, say }) {
    return say === null ? [] : [make("p", { textContent: this.#words.label(say), data: { move: String(move) } })];
  }
}
