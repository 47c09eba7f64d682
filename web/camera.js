/**
 * Where things are on screen: the table fitted into its room, hands docked below it. All that turns table units into
 * CSS pixels and back is here.
 *
 * @typedef {import("./frames.js").Item} Item
 * @typedef {import("./frames.js").Sprite} Sprite
 * @typedef {{x: number, y: number}} Point
 * @typedef {{x: number, y: number, turn: number, scale: number, flip: number}} Pose  flip: 1, or -1 when mirrored
 * @typedef {{x: number, y: number, scale: number}} Zone  where a zone's origin is on screen, and its pixels per unit
 * @typedef {import("./boxes.js").Box} Box
 */
import { extents } from "./boxes.js";

const MARGIN = 10;
/** Hands are the nearest thing on the table: never smaller than they need be, at most this many pixels per unit. */
const LARGEST_HAND = 1.5;
/** How many times nearer than the whole table one can come. */
const NEAREST = 5;
/** The part of the height that hands may take. */
const HAND_SHARE = 0.25;

export class Camera {
  width = 0;
  height = 0;
  /** Height of the docked hands. It never shrinks while a table is open, lest the table jump. */
  band = 0;
  /** How much nearer than the whole table, and what part of it is in the middle. */
  zoom = 1;
  #middle = { x: 0.5, y: 0.5 };
  /** @type {[number, number, number, number]} */
  #box = [0, 0, 1, 1];
  /** @type {Map<string, Zone>} */
  #zones = new Map();

  /**
   * @param {number} width
   * @param {number} height
   */
  resize(width, height) {
    Object.assign(this, { width, height, band: 0 });
  }

  /**
   * @param {[number, number, number, number]} box  the part of the table that must be seen
   * @param {Item[]} items
   * @param {Record<string, Sprite>} sprites
   */
  fit(box, items, sprites) {
    const hands = extents(items, sprites);
    const scale = this.#handScale([...hands.values()]);
    const heights = [...hands.values()].map(({ top, bottom }) => (bottom - top) * scale + 2 * MARGIN);
    this.band = Math.max(this.band, ...heights);
    this.#zones.clear();
    this.#box = box;
    this.#zones.set("table", this.#tableZone(box));
    this.#dock(hands, scale);
  }

  /** The whole table again. */
  whole() {
    this.zoom = 1;
    this.#middle = { x: 0.5, y: 0.5 };
  }

  /** Pixels per unit of the table. */
  get scale() {
    return this.#zone("table").scale;
  }

  /**
   * @param {number} factor
   * @param {Point} around  on screen: what is there stays there
   */
  zoomBy(factor, around) {
    const before = this.toTable({ ...around, turn: 0, scale: 1, flip: 1 });
    this.zoom = Math.min(NEAREST, Math.max(1, this.zoom * factor));
    this.#zones.set("table", this.#tableZone(this.#box));
    const after = this.fromTable(before);
    this.panBy(around.x - after.x, around.y - after.y);
  }

  /**
   * @param {number} dx
   * @param {number} dy
   */
  panBy(dx, dy) {
    const [, , width, height] = this.#box;
    this.#middle.x -= dx / (width * this.scale);
    this.#middle.y -= dy / (height * this.scale);
    this.#zones.set("table", this.#tableZone(this.#box));
  }

  /**
   * @param {Item} item
   * @returns {Pose} in CSS pixels from the canvas's corner
   */
  place({ x, y, zone = "table", turn = 0, scale = 1, mirror = false }) {
    const at = this.point({ x, y }, zone);
    return { ...at, turn, scale: scale * this.#zone(zone).scale, flip: mirror ? -1 : 1 };
  }

  /**
   * @param {Point} point
   * @param {string} zone
   */
  point({ x, y }, zone) {
    const origin = this.#zone(zone);
    return { x: origin.x + x * origin.scale, y: origin.y + y * origin.scale };
  }

  /**
   * A pose on screen as one on the table, where it stays if the table is moved.
   *
   * @param {Pose} pose
   * @returns {Pose}
   */
  toTable(pose) {
    const { x, y, scale } = this.#zone("table");
    return { ...pose, x: (pose.x - x) / scale, y: (pose.y - y) / scale, scale: pose.scale / scale };
  }

  /**
   * @param {Pose} pose
   * @returns {Pose}
   */
  fromTable(pose) {
    return { ...pose, ...this.point(pose, "table"), scale: pose.scale * this.#zone("table").scale };
  }

  /** @param {string} zone */
  #zone(zone) {
    return this.#zones.get(zone) ?? { x: this.width / 2, y: this.height, scale: 1 };
  }

  /** @param {Box[]} hands */
  #handScale(hands) {
    const wide = hands.reduce((sum, { left, right }) => sum + right - left, 0);
    const high = Math.max(0, ...hands.map(({ top, bottom }) => bottom - top));
    const room = this.width - MARGIN * (hands.length + 1);
    return Math.min(LARGEST_HAND, room / (wide || 1), (this.height * HAND_SHARE) / (high || 1));
  }

  /** @param {[number, number, number, number]} box */
  #tableZone([left, top, width, height]) {
    const room = { width: this.width - 2 * MARGIN, height: this.height - this.band - 2 * MARGIN };
    const scale = this.zoom * Math.max(0.05, Math.min(room.width / width, room.height / height));
    const screen = { x: this.width / 2, y: (this.height - this.band) / 2 };
    // No nearer to an edge than that edge at the edge of the screen.
    const spare = { x: room.width / (2 * width * scale), y: room.height / (2 * height * scale) };
    const middle = this.#middle;
    middle.x = Math.min(1 - Math.min(0.5, spare.x), Math.max(Math.min(0.5, spare.x), middle.x));
    middle.y = Math.min(1 - Math.min(0.5, spare.y), Math.max(Math.min(0.5, spare.y), middle.y));
    return { scale, x: screen.x - (left + width * middle.x) * scale, y: screen.y - (top + height * middle.y) * scale };
  }

  /**
   * Hands side by side along the lower edge.
   *
   * @param {Map<string, Box>} hands
   * @param {number} scale
   */
  #dock(hands, scale) {
    const widths = [...hands.values()].map(({ left, right }) => (right - left) * scale);
    const all = widths.reduce((sum, width) => sum + width + MARGIN, -MARGIN);
    let edge = (this.width - all) / 2;
    for (const [zone, { left, right, top, bottom }] of hands) {
      const y = this.height - this.band / 2 - ((top + bottom) / 2) * scale;
      this.#zones.set(zone, { scale, x: edge - left * scale, y });
      edge += (right - left) * scale + MARGIN;
    }
  }
}
