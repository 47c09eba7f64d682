/** What is said to the player's last gesture: why it made no move, or the hint that was asked for. */
import { button, byId } from "./element.js";

/** @typedef {import("./frames.js").Frame} Frame */

export class Notice {
  #words;
  #box = byId("notice");
  #why;
  #shown = "";
  /** The number of moves at which a hint was asked for and has not come yet. */
  hinting = -1;

  /**
   * @param {import("./words.js").Words} words
   * @param {(rule: string) => void} why  opens the paragraph
   */
  constructor(words, why) {
    this.#words = words;
    this.#why = why;
  }

  clear() {
    this.hinting = -1;
    this.#put("", null);
  }

  /**
   * @param {Frame} frame
   * @param {import("./frames.js").Refusal} [error]
   */
  show(frame, error) {
    const problem = error ?? frame.refusal;
    if (problem) this.#put(this.#words.label(problem.say), problem.rule);
    else this.#put(this.#hint(frame), null);
  }

  /** @param {Frame} frame */
  #hint({ moves, hint }) {
    const words = this.#words;
    if (!hint) return this.hinting === moves ? words.page("waiting-hint") : "";
    this.hinting = -1;
    const move = words.say(hint.say);
    return hint.why ? words.page("hint-why", { move, why: words.label(hint.why) }) : words.page("hint-is", { move });
  }

  /**
   * @param {string} text
   * @param {string | null} rule
   */
  #put(text, rule) {
    const shown = `${this.#words.language} ${rule} ${text}`;
    if (shown === this.#shown) return; // an alert that is written again is read out again
    this.#shown = shown;
    this.#box.hidden = !text;
    this.#box.replaceChildren(text);
    if (text && rule) {
      this.#box.append(" ", button(this.#words.page("why-not"), () => this.#why(rule), { data: { rule } }));
    }
  }
}
