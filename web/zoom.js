/** Nearer to the table and back: wheel, pinch, drag, keys and buttons, for tables larger than the screen. */
import { button, byId } from "./element.js";

/** @typedef {import("./camera.js").Point} Point */

const STEP = 1.4;
/** Below this many pixels per unit a card is hard to read: then the buttons offer to come nearer. */
const COMFORT = 0.6;
/** How far from the edge what the cursor is on shall be. */
const EDGE = 40;
/** Of a wheel's turn, as a power of the zoom. */
const WHEEL = 0.0016;

/** In somebody else's page a finger scrolls that page, until the player has come to the table. */
const FRAMED = window.parent !== window;

export class Zoom {
  #board;
  #painter;
  #words;
  #box = byId("zoom");

  /**
   * @param {HTMLCanvasElement} board
   * @param {import("./painter.js").Painter} painter
   * @param {import("./words.js").Words} words
   */
  constructor(board, painter, words) {
    this.#board = board;
    this.#painter = painter;
    this.#words = words;
    board.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    const wakeUp = () => board.classList.add("entered");
    if (!FRAMED) wakeUp();
    board.addEventListener("focus", wakeUp);
    board.addEventListener("pointerup", wakeUp);
    board.addEventListener("blur", () => board.classList.toggle("entered", !FRAMED));
  }

  /** The words, the table or its size have changed. */
  renew() {
    const { zoom, scale } = this.#painter.view;
    this.#box.hidden = zoom <= 1 && scale >= COMFORT;
    this.#board.classList.toggle("near", zoom > 1);
    if (this.#box.hidden) return;
    const item = (/** @type {string} */ key, /** @type {string} */ sign, /** @type {() => void} */ act) =>
      button(sign, act, { ariaLabel: this.#words.page(key), title: this.#words.page(key), data: { do: key } });
    const here = /** @type {HTMLElement | null} */ (this.#box.querySelector(":focus"));
    const focused = here?.dataset.do;
    this.#box.replaceChildren(item("zoom-in", "+", () => this.by(STEP)));
    if (zoom > 1) {
      this.#box.append(item("zoom-out", "−", () => this.by(1 / STEP)), item("zoom-fit", "⤢", () => this.by(0)));
    }
    const again = focused && (this.#box.querySelector(`[data-do=${focused}]`) ?? this.#box.firstElementChild);
    if (again instanceof HTMLElement) again.focus();
  }

  /**
   * @param {number} factor  0 = the whole table
   * @param {Point} [around]  stays where it is
   */
  by(factor, around) {
    this.#painter.zoomBy(factor, around);
    this.renew();
  }

  /**
   * @param {number} dx
   * @param {number} dy
   */
  pan(dx, dy) {
    if (this.#painter.view.zoom > 1) this.#painter.panBy(dx, dy);
  }

  /**
   * @param {string} key
   * @returns {boolean} whether it was one of ours
   */
  press(key) {
    const factor = { "+": STEP, "-": 1 / STEP, 0: 0 }[key];
    if (factor !== undefined) this.by(factor);
    return factor !== undefined;
  }

  /** @param {string} region  that the keyboard's cursor is on: it must be seen */
  reveal(region) {
    const spot = this.#painter.spot(region);
    if (!spot || this.#painter.view.zoom <= 1) return;
    const { top, bottom } = this.#painter.bands;
    const [width, height] = [this.#board.clientWidth, this.#board.clientHeight - top - bottom];
    const y = spot.y - top;
    // What lies in the docked hands is always seen.
    if (spot.covered || (y > 0 && y < height)) this.pan(outside(spot.x, width), outside(y, height));
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    const { clientX, clientY, deltaY, deltaMode, ctrlKey } = event;
    // So does the wheel.
    if (FRAMED && !ctrlKey && !this.#board.classList.contains("entered")) return;
    event.preventDefault();
    const { left, top } = this.#board.getBoundingClientRect();
    const turn = deltaY * (deltaMode ? 30 : 1) * (ctrlKey ? 4 : 1);
    this.by(Math.exp(-turn * WHEEL), { x: clientX - left, y: clientY - top });
  }
}

/**
 * @param {number} at
 * @param {number} side
 * @returns {number} how far to go so that it is well inside
 */
function outside(at, side) {
  if (at < 0) return EDGE - at;
  return at > side ? side - at - EDGE : 0;
}
