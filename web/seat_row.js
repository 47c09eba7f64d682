/** One seat of the set-up: who plays, the name, the colour, and with whom. */
import { make, showText } from "./element.js";
import { KINDS } from "./params.js";
import { symbolOfPack } from "./symbols.js";
import { usualColours } from "./theme.js";
import { nameOf } from "./words.js";

/**
 * @typedef {import("./frames.js").Player} Player
 * @typedef {{changed: () => void, dye: (colour: number) => void}} Deeds
 */

const LONGEST_NAME = 40;

export class SeatRow {
  #words;
  #seat;
  #name;
  #partners;
  #company = make("span", { className: "side" });

  /**
   * @param {import("./words.js").Words} words
   * @param {{player: Player, seat: number, colour: number, partners: number[]}} place
   * @param {Deeds} deeds
   */
  constructor(words, { player, seat, colour, partners }, deeds) {
    const number = seat + 1;
    this.#words = words;
    this.#seat = seat;
    this.#partners = partners;
    this.#name = make("input", { name: `name${seat}`, value: player.name, maxLength: LONGEST_NAME });
    this.#name.ariaLabel = words.page("seat-name", { number });
    this.#name.autocomplete = "off";
    this.#name.addEventListener("input", () => {
      player.name = this.#name.value;
      deeds.changed();
    });
    const kind = choose(`kind${seat}`, KINDS, player.kind, (kind) => words.page(`kind-${kind}`));
    kind.ariaLabel = words.page("who-plays", { number });
    kind.addEventListener("change", () => {
      player.kind = /** @type {import("./frames.js").Kind} */ (kind.value);
      deeds.changed();
    });
    const colours = usualColours().map(String);
    const dyes = choose(`colour${seat}`, colours, String(colour), (colour) => words.page(`colour-${colour}`));
    dyes.ariaLabel = words.page("seat-colour", { number });
    dyes.addEventListener("change", () => deeds.dye(Number(dyes.value)));
    const dye = make("span", { className: "dye" }, symbolOfPack(colour), dyes);
    this.element = make("li", {}, kind, this.#name, dye, this.#company);
  }

  /** @param {Player[]} players  what a seat without a name is called depends on the bots before it */
  name(players) {
    const called = (/** @type {number} */ seat) => nameOf(this.#words, players, seat);
    this.#name.placeholder = called(this.#seat);
    const who = new Intl.ListFormat(this.#words.language).format(this.#partners.map(called));
    showText(this.#company, who && this.#words.page("side-with", { who }));
  }
}

/**
 * @param {string} name
 * @param {string[]} values
 * @param {string} value
 * @param {(value: string) => string} text
 */
function choose(name, values, value, text) {
  const select = make("select", { name });
  select.append(...values.map((value) => make("option", { value, textContent: text(value) })));
  select.value = value;
  return select;
}
