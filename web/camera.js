/**
 * Where things are on screen: the table fitted into its room, hands docked around it. All that turns table units into
 * CSS pixels and back is here.
 *
 * @typedef {import("./frames.js").Item} Item
 * @typedef {import("./frames.js").Sprite} Sprite
 * @typedef {{x: number, y: number}} Point
 * @typedef {{x: number, y: number, turn: number, scale: number, flip: number}} Pose  flip: 1, or -1 when mirrored
 * @typedef {{x: number, y: number, scale: number, turn: number}} Zone  where a zone's origin is on screen, its pixels
 *   per unit, and whether it lies upside down (180) for who sits across
 */
import { extents } from "./boxes.js";
import { dock, MARGIN, rowsOf } from "./dock.js";

/** How many times nearer than the whole table one can come. */
const NEAREST = 5;
const NONE = { top: 0, bottom: 0, left: 0, right: 0 };

export class Camera {
  width = 0;
  height = 0;
  /** The room that docked hands take. They never shrink while a table is open, lest the table jump. */
  bands = { ...NONE };
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
    Object.assign(this, { width, height, bands: { ...NONE } });
  }

  /**
   * @param {[number, number, number, number]} box  the part of the table that must be seen
   * @param {Item[]} items
   * @param {Record<string, Sprite>} sprites
   * @param {Set<string>} bots  the hands that nobody holds
   */
  fit(box, items, sprites, bots) {
    const { rows, bands } = rowsOf(extents(items, sprites), bots, this);
    this.bands = {
      top: Math.max(this.bands.top, bands.top),
      bottom: Math.max(this.bands.bottom, bands.bottom),
      left: Math.max(this.bands.left, bands.left),
      right: Math.max(this.bands.right, bands.right),
    };
    const before = this.#zones.get("table");
    this.#zones = dock(rows, this, this.bands);
    if (before && this.zoom > 1) this.#stay(before, box);
    this.#box = box;
    this.#zones.set("table", this.#tableZone(box));
  }

  /**
   * Whoever has come nearer keeps what they look at, though the table has grown.
   *
   * @param {Zone} before
   * @param {[number, number, number, number]} box
   */
  #stay(before, box) {
    if (box.every((edge, i) => edge === this.#box[i])) return;
    const [left, top, width, height] = box;
    const { x, y } = this.middle;
    this.zoom = Math.min(NEAREST, Math.max(1, before.scale / this.#wholeScale(box)));
    this.#middle = { x: ((x - before.x) / before.scale - left) / width, y: ((y - before.y) / before.scale - top) / height };
  }

  /** The whole table again. */
  whole() {
    this.zoom = 1;
    this.#middle = { x: 0.5, y: 0.5 };
  }

  /** The middle of the room that the hands leave, on screen. */
  get middle() {
    const { top, bottom, left, right } = this.bands;
    return { x: (left + this.width - right) / 2, y: (top + this.height - bottom) / 2 };
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
    return { ...at, turn: turn + this.#zone(zone).turn, scale: scale * this.#zone(zone).scale, flip: mirror ? -1 : 1 };
  }

  /**
   * @param {Point} point
   * @param {string} zone
   */
  point({ x, y }, zone) {
    const origin = this.#zone(zone);
    const unit = origin.turn ? -origin.scale : origin.scale;
    return { x: origin.x + x * unit, y: origin.y + y * unit };
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
    return this.#zones.get(zone) ?? { x: this.width / 2, y: this.height, scale: 1, turn: 0 };
  }

  get #room() {
    const { top, bottom, left, right } = this.bands;
    return { width: this.width - left - right - 2 * MARGIN, height: this.height - top - bottom - 2 * MARGIN };
  }

  /** @param {[number, number, number, number]} box */
  #wholeScale([, , width, height]) {
    return Math.max(0.05, Math.min(this.#room.width / width, this.#room.height / height));
  }

  /** @param {[number, number, number, number]} box */
  #tableZone([left, top, width, height]) {
    const room = this.#room;
    const scale = this.zoom * this.#wholeScale([left, top, width, height]);
    // No nearer to an edge than that edge at the edge of the screen.
    const spare = { x: room.width / (2 * width * scale), y: room.height / (2 * height * scale) };
    const middle = this.#middle;
    middle.x = Math.min(1 - Math.min(0.5, spare.x), Math.max(Math.min(0.5, spare.x), middle.x));
    middle.y = Math.min(1 - Math.min(0.5, spare.y), Math.max(Math.min(0.5, spare.y), middle.y));
    const [x, y] = [left + width * middle.x, top + height * middle.y];
    return { scale, x: this.middle.x - x * scale, y: this.middle.y - y * scale, turn: 0 };
  }
}
