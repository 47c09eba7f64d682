/** The log: what happened, in words, as far as the one who looks may know. */
import { byId, make } from "./element.js";

/** @typedef {import("./frames.js").Line} Line */

/** Lines on the page: a long game has thousands, and all but the last are out of sight. */
const MOST = 200;

export class Log {
  #words;
  #list = byId("log");
  #earlier = byId("log-earlier");
  /** @type {Line[]} */
  #lines = [];

  /** @param {import("./words.js").Words} words */
  constructor(words) {
    this.#words = words;
    this.#earlier.addEventListener("click", () => this.#more());
  }

  /** @param {import("./frames.js").Frame["log"]} news */
  show({ from, lines }) {
    // When other eyes look all lines come anew; only what happened since is worth announcing.
    const again = from === 0 && this.#lines.length > 0;
    this.#list.ariaLive = again ? "off" : "polite";
    while ((this.#lines.at(-1)?.move ?? -1) >= from) this.#lines.pop();
    while (Number(this.#entries.at(-1)?.dataset.line ?? -1) >= this.#lines.length) this.#entries.at(-1)?.remove();
    const first = this.#lines.length;
    this.#lines.push(...lines);
    this.#list.append(...this.#between(Math.max(first, this.#lines.length - MOST), this.#lines.length));
    if (this.#entries.length > 2 * MOST) for (const entry of this.#entries.slice(0, -MOST)) entry.remove();
    this.#offer();
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
    const end = this.#lines.findIndex(({ move }) => move >= moves);
    const shown = this.#between(0, end < 0 ? this.#lines.length : end).slice(-MOST);
    const now = shown.filter(({ dataset }) => dataset.move === shown.at(-1)?.dataset.move);
    for (const entry of now) entry.classList.add("now");
    this.#list.replaceChildren(...shown);
    this.#offer();
    this.toEnd();
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
    this.show({ from: 0, lines: [...this.#lines] });
  }

  clear() {
    this.#lines = [];
    this.#list.replaceChildren();
    this.#offer();
  }

  get #entries() {
    return [.../** @type {HTMLCollectionOf<HTMLElement>} */ (this.#list.children)];
  }

  /** The number of the first line on the page. */
  get #first() {
    return Number(this.#entries[0]?.dataset.line ?? 0);
  }

  #more() {
    const height = this.#list.scrollHeight;
    this.#list.prepend(...this.#between(Math.max(0, this.#first - MOST), this.#first));
    this.#list.scrollTop += this.#list.scrollHeight - height; // what is read stays where it is
    this.#offer();
    if (this.#earlier.hidden) this.#list.focus();
  }

  #offer() {
    this.#earlier.hidden = !this.#lines.slice(0, this.#first).some(({ say }) => say);
  }

  /**
   * @param {number} first
   * @param {number} end
   */
  #between(first, end) {
    return this.#lines.slice(first, end).flatMap(({ move, say }, i) => {
      const data = { move: String(move), line: String(first + i) };
      return say === null ? [] : [make("p", { textContent: this.#words.label(say), data })];
    });
  }
}
