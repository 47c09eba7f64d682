/** The continue list: games that were begun here, with names, when, and how far. */
import { button, byId, make } from "./element.js";
import { nameOf } from "./words.js";

/**
 * @typedef {import("./saves.js").Save} Save
 * @typedef {import("./words.js").Words} Words
 *
 * @typedef {object} Around
 * @property {(game: string) => boolean} knows  whether this page has the game
 * @property {(save: Save) => void} goOn
 * @property {(save: Save) => void} share
 * @property {(id: string) => void} removed
 *
 * @typedef {Pick<Around, "goOn" | "share"> & {remove: (save: Save) => void}} Deeds
 */

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["minute", 60],
  ["hour", 24],
  ["day", 30],
];

export class Shelf {
  #saves;
  #words;
  #around;

  /**
   * @param {import("./saves.js").Saves} saves
   * @param {Words} words
   * @param {Around} around
   */
  constructor(saves, words, around) {
    this.#saves = saves;
    this.#words = words;
    this.#around = around;
  }

  async show() {
    const { knows, goOn, share } = this.#around;
    const known = (await this.#saves.list()).filter(({ game }) => knows(game));
    const deeds = { goOn, share, remove: (/** @type {Save} */ { id }) => void this.#remove(id) };
    byId("shelf").hidden = !known.length;
    byId("shelf-list").replaceChildren(...known.map((save) => row(save, this.#words, deeds)));
  }

  /** @param {string} id */
  async #remove(id) {
    await this.#saves.remove(id);
    await this.show();
    this.#around.removed(id);
  }
}

/**
 * @param {Save} save
 * @param {Words} words
 * @param {Deeds} deeds
 */
function row(save, words, deeds) {
  const title = words.game(save.game, "title");
  const people = save.players.map((_, seat) => nameOf(words, save.players, seat));
  const names = new Intl.ListFormat(words.language).format(people);
  const [far, act] = save.over ? ["finished", "look-at"] : ["how-far", "go-on-with"];
  const facts = [words.page(far, { moves: save.moves }), ago(save.when, words)].join(" · ");
  const deed = (/** @type {string} */ key, /** @type {() => void} */ deed, properties = {}) => {
    // To ears each button names its game; eyes see which row it is in.
    const ariaLabel = words.page(`${key}-named`, { label: words.page(key), game: title, names });
    return button(words.page(key), deed, { ariaLabel, data: { do: key }, ...properties });
  };
  const remove = deed("remove", () => {
    // A slip of the finger deletes nothing.
    if (remove.classList.contains("sure")) return deeds.remove(save);
    remove.classList.add("sure");
    remove.textContent = remove.ariaLabel = words.page("remove-sure");
  });
  return make(
    "li",
    { data: { save: save.id } },
    make(
      "div",
      { className: "facts" },
      make("strong", { textContent: title }),
      make("span", { textContent: names }),
      make("span", { className: "help", textContent: facts }),
    ),
    make(
      "div",
      { className: "row" },
      deed(act, () => deeds.goOn(save), { className: "main" }),
      deed("share", () => deeds.share(save)),
      remove,
    ),
  );
}

/**
 * @param {number} when
 * @param {Words} words
 */
function ago(when, words) {
  let count = Math.max(0, Date.now() - when) / 60_000;
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  if (count < 1) return format.format(0, "second");
  for (const [unit, most] of UNITS) {
    if (count < most) return format.format(-Math.floor(count), unit);
    count /= most;
  }
  return new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(when);
}
