/**
 * Marks over the canvas: what can be chosen carries one, so that it is not told by colour alone. They are real
 * elements with `data-region`, placed where a tap chooses that region. Regions without a picture are buttons here.
 * To screen readers the Moves panel says the same, so all this is hidden from them.
 *
 * @typedef {import("./painter.js").Spot} Spot
 * @typedef {import("./camera.js").Box} Box
 */
import { button, make } from "./element.js";

const ROOM = 6;

export class Marks {
  #layer;
  #painter;
  #choose;
  /** @type {Spot[]} */
  spots = [];
  #ring = make("div", { className: "ring", hidden: true });

  /**
   * @param {HTMLElement} layer  covers the canvas exactly
   * @param {import("./painter.js").Painter} painter
   * @param {(region: string) => void} choose
   */
  constructor(layer, painter, choose) {
    this.#layer = layer;
    this.#painter = painter;
    this.#choose = choose;
  }

  /**
   * @param {import("./frames.js").Frame} frame
   * @param {import("./words.js").Words} words
   */
  show({ hands, scene }, words) {
    const choices = hands.flatMap(({ choices }) => choices);
    const row = make("div", { className: "chips" });
    row.style.bottom = `${this.#painter.band + ROOM}px`;
    for (const { region, say, button: noPicture } of choices) {
      if (noPicture) row.append(button(words.label(say), () => this.#choose(region), { tabIndex: -1, data: { region } }));
    }
    this.#layer.replaceChildren(row, this.#ring);
    this.spots = choices.flatMap(({ region, button }) => (button ? chip(row, region) : (this.#painter.spot(region) ?? [])));
    const shown = new Set(choices.filter(({ button }) => !button).map(({ region }) => region));
    if (!scene.hunt) this.#put(this.spots.filter(({ region }) => shown.has(region)), "mark");
    this.#put(hands.flatMap(({ taps }) => taps.flatMap((tap) => this.#painter.spot(tap) ?? [])), "mark chosen");
  }

  /** @param {Box | undefined} box  what the keyboard's cursor is on */
  ring(box) {
    this.#ring.hidden = !box;
    if (!box) return;
    const { left, top, right, bottom } = box;
    place(this.#ring, left - ROOM, top - ROOM);
    this.#ring.style.width = `${right - left + 2 * ROOM}px`;
    this.#ring.style.height = `${bottom - top + 2 * ROOM}px`;
  }

  /**
   * @param {Spot[]} spots
   * @param {string} className
   */
  #put(spots, className) {
    for (const { region, x, y } of spots) {
      const mark = make("span", { className, data: { region } });
      place(mark, x, y);
      this.#layer.append(mark);
    }
  }
}

/**
 * @param {HTMLElement} element
 * @param {number} x
 * @param {number} y
 */
function place(element, x, y) {
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
}

/**
 * @param {HTMLElement} row
 * @param {string} region
 * @returns {Spot[]}
 */
function chip(row, region) {
  const found = /** @type {HTMLElement[]} */ ([...row.children]).find((element) => element.dataset.region === region);
  if (!found) return [];
  const inner = found.getBoundingClientRect();
  const outer = /** @type {HTMLElement} */ (row.parentElement).getBoundingClientRect();
  const [left, top] = [inner.left - outer.left, inner.top - outer.top];
  const box = { left, top, right: left + inner.width, bottom: top + inner.height };
  return [{ region, box, x: left + inner.width / 2, y: top + inner.height / 2 }];
}
