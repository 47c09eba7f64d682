/** What the page has to say that belongs to no screen: storage that fails, a game that is open elsewhere. */
import { button, byId, make } from "./element.js";

export class Notes {
  #words;
  /** @type {Set<string>} */
  #keys = new Set();

  /** @param {import("./words.js").Words} words */
  constructor(words) {
    this.#words = words;
  }

  /** @param {string} key  one of the page's sentences */
  say(key) {
    this.#keys.add(key);
    this.renew();
  }

  /** @param {string} key */
  drop(key) {
    if (this.#keys.delete(key)) this.renew();
  }

  renew() {
    byId("notes").replaceChildren(
      ...[...this.#keys].map((key) => {
        const close = button("×", () => this.drop(key), { className: "close", ariaLabel: this.#words.page("close") });
        return make("p", { className: "note", data: { note: key } }, this.#words.page(key), close);
      }),
    );
  }
}
