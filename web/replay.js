/** Through the whole game once more: a slider over its turns, the picture and the log in step with it. */
import { button, byId, make } from "./element.js";

/**
 * @typedef {import("./frames.js").Past} Past
 *
 * @typedef {object} Deeds
 * @property {(moves: number) => Promise<Past | null>} fetch  the picture after so many moves
 * @property {(past: Past, point: number) => string} show  and says what had just happened then
 * @property {(moves: number) => void} playOn  from there, as a new game
 */

export class Replay {
  #words;
  #deeds;
  #box = byId("replay");
  /** Numbers of moves at which a player was to decide, and the end: chance needs no stop of its own. */
  #stops = [0];
  #slider = make("input", { type: "range", id: "scrubber", min: 0, step: 1 });
  #says = make("output", { id: "replay-says", htmlFor: "scrubber" });
  #line = make("p", { id: "replay-line", ariaLive: "polite" });
  #fetching = false;

  /**
   * @param {import("./words.js").Words} words
   * @param {Deeds} deeds
   */
  constructor(words, deeds) {
    this.#words = words;
    this.#deeds = deeds;
    this.#slider.addEventListener("input", () => this.#moved());
  }

  /** @param {number[]} by  whose each move was */
  open(by) {
    this.#stops = stopsOf(by);
    this.#slider.max = String(this.#stops.length - 1); // first: a value beyond it would be cut
    this.#slider.value = this.#slider.max;
    this.renew();
    this.#box.hidden = false;
  }

  close() {
    this.#box.hidden = true;
    this.#line.textContent = "";
    this.#box.replaceChildren();
  }

  /** The words have changed. */
  renew() {
    const words = this.#words;
    this.#box.ariaLabel = this.#slider.ariaLabel = words.page("replay");
    const step = (/** @type {string} */ key, /** @type {string} */ sign, /** @type {number} */ by) =>
      button(sign, () => this.#step(by), { ariaLabel: words.page(key), title: words.page(key), data: { do: key } });
    const on = button(words.page("play-on"), () => this.#deeds.playOn(this.#moves), { data: { do: "play-on" } });
    this.#box.replaceChildren(
      step("replay-back", "◀", -1),
      this.#slider,
      step("replay-forth", "▶", +1),
      this.#says,
      on,
      this.#line,
    );
    this.#tell();
  }

  get #point() {
    return Number(this.#slider.value);
  }

  get #moves() {
    return this.#stops[this.#point] ?? 0;
  }

  /** @param {number} by */
  #step(by) {
    this.#slider.value = String(this.#point + by);
    this.#moved();
  }

  #moved() {
    this.#tell();
    if (!this.#fetching) void this.#fetch();
  }

  #tell() {
    const text = this.#words.page("replay-at", { turn: this.#point, turns: this.#stops.length - 1 });
    this.#says.textContent = text;
    this.#slider.setAttribute("aria-valuetext", text);
    const play = this.#box.querySelector("[data-do=play-on]");
    if (play instanceof HTMLButtonElement) play.disabled = this.#point === this.#stops.length - 1;
  }

  /** A finger is quicker than the answers: only where it has come to meanwhile is asked for next. */
  async #fetch() {
    this.#fetching = true;
    let shown = -1;
    while (shown !== this.#moves && !this.#box.hidden) {
      shown = this.#moves;
      const past = await this.#deeds.fetch(shown);
      if (!past) break;
      if (shown === this.#moves) this.#line.textContent = this.#deeds.show(past, this.#point);
    }
    this.#fetching = false;
  }
}

/** @param {number[]} by */
export function stopsOf(by) {
  return [...by.keys(), by.length].filter((moves) => moves === by.length || (by[moves] ?? -1) >= 0);
}
