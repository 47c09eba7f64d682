/**
 * One thing on its way.
 *
 * @typedef {import("./frames.js").Item} Item
 * @typedef {import("./camera.js").Pose} Pose
 * @typedef {import("./camera.js").Point} Point
 *
 * @typedef {object} Actor
 * @property {Item} item  as it is at the end
 * @property {string | null} before  the sprite it had, if that changes on the way
 * @property {Pose | null} from  on the table; null = it appears
 * @property {Point[]} past  on the table: where it comes by
 * @property {boolean} leaving
 * @property {number} start
 * @property {number} lasts  milliseconds; 0 = at rest
 */

/**
 * @param {Item} item
 * @returns {Actor}
 */
export function rest(item) {
  return { item, before: null, from: null, past: [], leaving: false, start: 0, lasts: 0 };
}

/**
 * @param {{start: number, lasts: number}} times
 * @param {number} now
 */
export function progress({ start, lasts }, now) {
  return lasts ? Math.min(1, Math.max(0, (now - start) / lasts)) : 1;
}

/** @param {number} part */
export function ease(part) {
  return 1 - (1 - part) ** 3;
}

/**
 * @param {Pose} one
 * @param {Pose} other
 */
export function differ(one, other) {
  const gap = Math.abs(one.x - other.x) + Math.abs(one.y - other.y) + Math.abs(one.turn - other.turn);
  return gap > 0.5 || Math.abs(one.scale - other.scale) > 0.01 || one.flip !== other.flip;
}
