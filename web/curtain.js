/** The curtain: between two people on one device. When it falls, nothing private is on the page any more. */
import { byId } from "./element.js";

export class Curtain {
  #words;
  #dialog = /** @type {HTMLDialogElement} */ (byId("curtain"));
  /** @type {number | null} */
  #seat = null;

  /**
   * @param {import("./words.js").Words} words
   * @param {(seat: number) => void} lift  this person has the device now
   */
  constructor(words, lift) {
    this.#words = words;
    byId("lift").addEventListener("click", () => this.#seat !== null && lift(this.#seat));
    this.#dialog.addEventListener("cancel", (event) => event.preventDefault());
    // Some browsers close a dialog at the second Escape whatever we say.
    this.#dialog.addEventListener("close", () => this.show(this.#seat));
  }

  /** @param {number | null} seat  to whom the device is passed; null = nobody waits for it */
  show(seat) {
    this.#seat = seat;
    if (seat === null) return this.#dialog.close();
    const words = this.#words;
    byId("curtain-text").textContent = words.say(["core-pass-to", { who: { who: seat } }]);
    byId("lift").textContent = words.page("lift", { who: words.who(seat) });
    if (!this.#dialog.open) this.#dialog.showModal();
  }
}
