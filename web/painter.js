/**
 * Draws the scene of a frame on the canvas, on demand only, and knows what lies where. It knows no game.
 *
 * @typedef {Pick<import("./frames.js").Frame,
 *   "viewer" | "moves" | "scene" | "sprites" | "hands" | "hint" | "log"> & {seats: import("./frames.js").Player[]}} Picture
 *   what of a frame can be drawn
 * @typedef {import("./camera.js").Point} Point
 */
import { Brush } from "./brush.js";
import { Camera } from "./camera.js";
import { Ground } from "./ground.js";
import { Lights } from "./lights.js";
import { isStill, Motion } from "./motion.js";
import { Sprites } from "./sprites.js";
import { waysOf } from "./ways.js";

/** Milliseconds without a move after which the table has come to rest. */
const REST = 100;
/** Milliseconds for which a table that has grown waits for somebody who is aiming at something on it. */
const PATIENCE = 4000;

export class Painter {
  #canvas;
  #brush;
  #sprites;
  #laidOut;
  #camera = new Camera();
  #motion = new Motion(this.#camera);
  #lights = new Lights();
  #ground = new Ground(this.#lights);
  /** @type {Picture | null} */
  #frame = null;
  #waiting = 0;
  /** Until when the table is on the move: a timer. */
  #drifting = 0;
  /** @type {[number, number, number, number] | null} the part of the table that is fitted to the screen */
  #box = null;
  /** Whether somebody went on aiming at something on the table while this frame came. */
  #aiming = false;
  /** Until the table has waited long enough: a timer. */
  #patience = 0;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {import("./words.js").Words} words
   * @param {() => void} laidOut  things lie elsewhere now
   */
  constructor(canvas, words, laidOut) {
    this.#canvas = canvas;
    this.#sprites = new Sprites(words);
    this.#brush = new Brush(canvas, this.#sprites, this.#lights, this.#camera);
    this.#laidOut = laidOut;
    new ResizeObserver(() => this.#resize()).observe(canvas);
    document.fonts.addEventListener("loadingdone", () => this.renew());
  }

  /** A new table: nothing of the old one stays. */
  clear() {
    this.#frame = this.#box = null;
    clearTimeout(this.#patience);
    this.#patience = 0;
    this.#ground.lay([], this.#camera, {});
    this.#sprites.known = {};
    this.#sprites.renew();
    this.#sprites.coarse = false;
    this.#camera.whole();
    this.settle();
    this.#motion.show([], new Map(), 0, null);
    this.#ask();
  }

  /** Hands take the room that they need, whatever was laid out before. */
  settle() {
    this.#camera.resize(this.#camera.width, this.#camera.height);
  }

  /** Draw all anew: the theme, the language or a font has changed. */
  renew() {
    this.#sprites.renew();
    this.#ask();
  }

  /**
   * @param {Picture} frame
   * @param {number} [pause]  milliseconds before things set out
   */
  show(frame, pause = 0) {
    const before = this.#frame;
    this.#frame = frame;
    this.#aiming = isAiming(before) && isAiming(frame);
    Object.assign(this.#sprites.known, frame.sprites);
    // Words in the picture may speak to the viewer; and no former hand may linger on screen.
    const otherEyes = before?.viewer !== frame.viewer;
    if (otherEyes) this.#sprites.renew();
    this.#lights.show(frame, this.#sprites.known);
    const jump = otherEyes || isStill();
    this.#lay(jump ? null : waysOf(frame, before?.moves ?? 0, this.#motion.keys), pause);
  }

  /** A tap: whoever has seen enough need not wait for things to arrive. */
  hasten() {
    this.#motion.finish();
    this.#ask();
  }

  /** @returns {Point} where most of what moves comes from: the place of what has happened */
  liveliest() {
    const points = this.#motion.origins();
    if (!points.length) return this.#camera.middle;
    return { x: median(points.map(({ x }) => x)), y: median(points.map(({ y }) => y)) };
  }

  /** How near the table is: times the whole, and pixels per unit. */
  get view() {
    return { zoom: this.#camera.zoom, scale: this.#frame ? this.#camera.scale : 1 };
  }

  /**
   * @param {number} factor  0 = the whole table
   * @param {Point} [around]
   */
  zoomBy(factor, around = this.#camera.middle) {
    if (factor) this.#camera.zoomBy(factor, around);
    else this.#camera.whole();
    this.#sprites.coarse = this.#camera.zoom > 1;
    this.#sprites.trim();
    this.#drift();
  }

  /**
   * @param {number} dx
   * @param {number} dy
   */
  panBy(dx, dy) {
    this.#camera.panBy(dx, dy);
    this.#drift();
  }

  /** The room of the docked hands in pixels. */
  get bands() {
    return this.#camera.bands;
  }

  /**
   * @param {Point} point  from the canvas's corner
   * @param {boolean} byTouch
   */
  touchedAt(point, byTouch) {
    this.#comeToRest();
    return this.#ground.touchedAt(point, byTouch);
  }

  /** @param {Point} point */
  heldAt(point) {
    this.#comeToRest();
    return this.#ground.heldAt(point);
  }

  /** @param {Point} point */
  targetAt(point) {
    return this.#ground.targetAt(point);
  }

  /**
   * @param {string} key  of something in a hand
   * @param {Point} to  where the finger is
   */
  drag(key, to) {
    this.#motion.hold(key, to);
    this.#ask();
  }

  /** @param {string} key */
  letGo(key) {
    this.#motion.letGo(key, performance.now());
    this.#ask();
  }

  /**
   * @param {string} region
   * @returns {import("./ground.js").Spot | undefined} where it can be tapped
   */
  spot(region) {
    this.#comeToRest();
    return this.#ground.spot(region);
  }

  /** The table moves under the fingers: it is drawn at once, all else follows when it has come to rest. */
  #drift() {
    clearTimeout(this.#drifting);
    this.#drifting = window.setTimeout(() => this.#comeToRest(), REST);
    this.#canvas.classList.add("adrift");
    this.#ask();
  }

  #comeToRest() {
    if (!this.#drifting) return;
    clearTimeout(this.#drifting);
    this.#drifting = 0;
    this.#canvas.classList.remove("adrift");
    this.#lay(null);
  }

  #resize() {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    if (!width || !height) return;
    this.#canvas.width = Math.round(width * devicePixelRatio);
    this.#canvas.height = Math.round(height * devicePixelRatio);
    this.#camera.resize(width, height);
    this.#sprites.renew();
    this.#lay(null);
  }

  /**
   * @param {import("./ways.js").Way[][] | null} ways  null = all is where it belongs at once
   * @param {number} [pause]
   */
  #lay(ways, pause = 0) {
    if (!this.#frame) return;
    const { seats } = this.#frame;
    const bots = new Set(seats.flatMap(({ kind }, seat) => (kind === "person" ? [] : [`hand${seat}`])));
    const { items } = this.#lights;
    const now = performance.now();
    const origins = this.#motion.remember(now);
    this.#camera.fit(this.#fitted(this.#frame), items, this.#sprites.known, bots);
    this.#motion.show(items, origins, now + pause, ways);
    this.#ground.lay(items, this.#camera, this.#sprites.known);
    // At once where it jumps: what must not be seen any more is gone before anything else happens.
    if (!ways) this.#brush.draw(this.#motion.looks(now));
    else this.#ask();
    this.#laidOut();
  }

  /**
   * What others do must not move the table under somebody's finger: it is fitted when their move is made, or after a while.
   *
   * @param {Picture} frame
   */
  #fitted({ scene: { box } }) {
    if (!this.#box || !this.#aiming || this.#patience < 0 || same(box, this.#box)) {
      clearTimeout(this.#patience);
      this.#patience = 0;
      this.#box = box;
    } else {
      this.#patience ||= window.setTimeout(() => {
        this.#patience = -1;
        this.#lay([]);
      }, PATIENCE);
    }
    return this.#box;
  }

  #ask() {
    this.#waiting ||= requestAnimationFrame((now) => {
      this.#waiting = 0;
      this.#brush.draw(this.#motion.looks(now));
      if (this.#motion.busy(now)) this.#ask();
    });
  }
}

/** @param {Picture | null} frame */
function isAiming(frame) {
  return frame?.hands.some(({ taps }) => taps.length) ?? false;
}

/**
 * @param {number[]} one
 * @param {number[]} other
 */
function same(one, other) {
  return one.every((value, i) => value === other[i]);
}

/** @param {number[]} values */
function median(values) {
  return values.sort((one, other) => one - other)[values.length >> 1] ?? 0;
}
