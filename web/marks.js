/**
 * Marks over the canvas: what can be chosen carries one, so that it is not told by colour alone. They are real
 * elements with `data-region`, placed where a tap chooses that region. Regions without a picture are buttons here.
 * Where several people play at once, marks on the table show whose they are, and a tap that could be that of several
 * is answered by buttons with their signs. To screen readers the Moves panel says the same, so all this is hidden from them.
 *
 * @typedef {import("./ground.js").Spot} Spot
 * @typedef {import("./boxes.js").Box} Box
 * @typedef {import("./frames.js").Frame} Frame
 */
import { button, make } from "./element.js";
import { isSettled } from "./moves.js";
import { symbol } from "./symbols.js";

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
   * @param {(region: string, seat: number) => void} choose
   */
  constructor(layer, painter, choose) {
    this.#layer = layer;
    this.#painter = painter;
    this.#choose = choose;
  }

  /**
   * @param {Frame} frame
   * @param {import("./words.js").Words} words
   */
  show({ hands, scene, claims, seats }, words) {
    const choices = hands.flatMap((hand) => (isSettled(hand) ? [] : hand.choices.map((choice) => ({ ...choice, hand }))));
    const row = make("div", { className: "chips" });
    row.style.bottom = `${this.#painter.bands.bottom + ROOM}px`;
    for (const { region, say, button: isChip, hand } of choices) {
      if (!isChip) continue;
      row.append(button(words.label(say), () => this.#choose(region, hand.seat), { tabIndex: -1, data: { region } }));
    }
    this.#layer.replaceChildren(row, this.#ring);
    const pictured = this.#spots([...new Set(choices.flatMap(({ region, button }) => (button ? [] : [region])))]);
    this.spots = [...pictured, ...[.../** @type {HTMLCollectionOf<HTMLElement>} */ (row.children)].map(spotOf)];
    const whose = (/** @type {string} */ region) =>
      choices.flatMap((choice) => (choice.region === region && choice.hand.taps.length ? [choice.hand.seat] : []));
    if (!scene.hunt) this.#put(pictured, "mark", hands.length > 1 ? whose : () => []);
    this.#put(this.#spots(hands.flatMap(({ taps }) => taps)), "mark chosen", () => []);
    const people = seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
    for (const claim of claims) this.#ask(claim, people.slice(Math.ceil(people.length / 2)), words);
  }

  /**
   * Whose was the tap? Those who sit across have their buttons on their side of it.
   *
   * @param {Frame["claims"][number]} claim
   * @param {number[]} across
   * @param {import("./words.js").Words} words
   */
  #ask({ region, seats }, across, words) {
    const spot = this.#painter.spot(region);
    if (!spot) return;
    const answer = (/** @type {number} */ seat) => {
      const take = button("", () => {}, { tabIndex: -1, title: words.who(seat), data: { region } });
      // While another finger is down there would be no click.
      take.addEventListener("pointerdown", () => this.#choose(region, seat));
      take.append(symbol(seat));
      return take;
    };
    const sides = [seats.filter((seat) => across.includes(seat)).reverse(), seats.filter((seat) => !across.includes(seat))];
    const asked = make("div", { className: "claim" }, ...sides.map((side) => make("div", {}, ...side.map(answer))));
    place(asked, spot.x, spot.y);
    this.#layer.append(asked);
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
   * @param {(region: string) => number[]} whose  it would be: by the sign of one it is marked
   */
  #put(spots, className, whose) {
    for (const { region, box, x, y, covered } of spots) {
      if (covered) continue; // a tap there would be on something else
      const [seat, other] = whose(region);
      const sign = seat !== undefined && other === undefined ? [symbol(seat)] : [];
      const look = (Math.min(box.right - box.left, box.bottom - box.top) < SMALL ? " small" : "") + (sign.length ? " sign" : "");
      const mark = make("span", { className: className + look, data: { region } }, ...sign);
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
