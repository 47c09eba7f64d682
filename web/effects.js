/** What events look and sound like, by their kind: a small burst for something rare, a few more for a win. */
import { make } from "./element.js";
import { isStill } from "./motion.js";
import { winners } from "./result.js";
import { Sounds } from "./sound.js";
import { symbol } from "./symbols.js";

/**
 * @typedef {import("./frames.js").Frame} Frame
 * @typedef {import("./camera.js").Point} Point
 */

/** How many things fly out, and for how long what happened waits for them, in milliseconds.
 *
 * @type {Record<string, {pieces: number, pause: number}>}
 */
const BURSTS = { perfect: { pieces: 12, pause: 350 }, win: { pieces: 28, pause: 0 } };
const LASTS = 1200;

export class Effects {
  #layer;
  #sounds = new Sounds();
  /** How many moves have been seen and heard; -1 = what was there already makes no noise. */
  #seen = -1;

  /** @param {HTMLElement} layer  covers the canvas exactly */
  constructor(layer) {
    this.#layer = layer;
  }

  clear() {
    this.#seen = -1;
    this.#layer.replaceChildren();
  }

  /**
   * @param {Frame} frame
   * @returns {{kind: string | undefined, pause: number, seat: number}} what is new, to be played when it is drawn
   */
  of({ log, moves, outcome }) {
    const before = this.#seen;
    this.#seen = moves;
    const news = before < 0 ? [] : log.lines.filter(({ move }) => move >= before);
    const kinds = news.map(({ kind }) => kind);
    if (outcome && news.length && winners(outcome).length) kinds.push("win");
    this.#sounds.play(kinds);
    const kind = kinds.findLast((kind) => BURSTS[kind]);
    const seat = kind === "win" && outcome ? winners(outcome)[0] : news.findLast((line) => line.kind === kind)?.seat;
    return { kind, seat: seat ?? 0, pause: kind && !isStill() ? (BURSTS[kind]?.pause ?? 0) : 0 };
  }

  /**
   * @param {{kind: string | undefined, seat: number}} effect
   * @param {Point} from
   */
  play({ kind, seat }, { x, y }) {
    const burst = kind && BURSTS[kind];
    if (!burst) return;
    this.#layer.dataset.last = kind;
    if (isStill()) return;
    const pieces = Array.from({ length: burst.pieces }, (_, number) => {
      const angle = (2 * Math.PI * number) / burst.pieces;
      const far = 70 + 50 * (number % 3);
      const piece = make("span", { className: "piece" }, symbol(seat));
      piece.style.left = `${x}px`;
      piece.style.top = `${y}px`;
      piece.style.setProperty("--dx", `${Math.round(far * Math.cos(angle))}px`);
      piece.style.setProperty("--dy", `${Math.round(far * Math.sin(angle))}px`);
      return piece;
    });
    this.#layer.replaceChildren(...pieces);
    setTimeout(() => pieces.forEach((piece) => piece.remove()), LASTS);
  }
}
