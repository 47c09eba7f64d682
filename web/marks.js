/**
 * Marks over the canvas: what can be chosen carries one, so that it is not told by colour alone. They are real
 * elements with `data-region`, placed where a tap chooses that region. Regions without a picture are buttons here.
 * To screen readers the Moves panel says the same, so all this is hidden from them.
 *
 * @typedef {import("./ground.js").Spot} Spot
 * @typedef {import("./boxes.js").Box} Box
 */
import { button, make } from "./element.js";
import { isSettled } from "./moves.js";

const ROOM = 6;
/** Things narrower or lower than this many pixels carry a smaller mark, lest it hide them. */
const SMALL = 30;

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
    const choices = hands.flatMap((hand) => (isSettled(hand) ? [] : hand.choices));
    const row = make("div", { className: "chips" });
    row.style.bottom = `${this.#painter.bands.bottom + ROOM}px`;
    for (const { region, say, button: isChip } of choices) {
      if (!isChip) continue;
      row.append(button(words.label(say), () => this.#choose(region), { tabIndex: -1, data: { region } }));
    }
    this.#layer.replaceChildren(row, this.#ring);
    const pictured = this.#spots(choices.flatMap(({ region, button }) => (button ? [] : [region])));
    this.spots = [...pictured, ...[.../** @type {HTMLCollectionOf<HTMLElement>} */ (row.children)].map(spotOf)];
    if (!scene.hunt) this.#put(pictured, "mark");
    this.#put(this.#spots(hands.flatMap(({ taps }) => taps)), "mark chosen");
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

  /** @param {string[]} regions */
  #spots(regions) {
    return regions.flatMap((region) => this.#painter.spot(region) ?? []);
  }

  /**
   * @param {Spot[]} spots
   * @param {string} className
   */
  #put(spots, className) {
    for (const { region, box, x, y, covered } of spots) {
      if (covered) continue; // a tap there would be on something else
      const size = Math.min(box.right - box.left, box.bottom - box.top) < SMALL ? " small" : "";
      const mark = make("span", { className: className + size, data: { region } });
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
 * @param {HTMLElement} chip  a button in its row
 * @returns {Spot}
 */
function spotOf(chip) {
  const { left, top, width, height } = chip.getBoundingClientRect();
  const layer = /** @type {HTMLElement} */ (chip.offsetParent?.parentElement).getBoundingClientRect();
  const [x, y] = [left - layer.left, top - layer.top];
  const box = { left: x, top: y, right: x + width, bottom: y + height };
  return { region: chip.dataset.region ?? "", box, covered: false, x: x + width / 2, y: y + height / 2 };
}
