/**
 * How far things reach: boxes around them, and whether a finger is on one.
 *
 * @typedef {import("./frames.js").Item} Item
 * @typedef {import("./frames.js").Sprite} Sprite
 * @typedef {import("./camera.js").Point} Point
 * @typedef {import("./camera.js").Pose} Pose
 * @typedef {{left: number, top: number, right: number, bottom: number}} Box
 */

/**
 * Whether a point lies on a thing of this size.
 *
 * @param {Pose} pose
 * @param {{width: number, height: number}} size  in the thing's own units
 * @param {Point} point  on screen
 * @param {number} [slack]  pixels around it that count as well
 */
export function covers(pose, { width, height }, point, slack = 0) {
  const angle = (-pose.turn * Math.PI) / 180;
  const [dx, dy] = [point.x - pose.x, point.y - pose.y];
  const x = dx * Math.cos(angle) - dy * Math.sin(angle);
  const y = dx * Math.sin(angle) + dy * Math.cos(angle);
  return Math.abs(x) <= (width * pose.scale) / 2 + slack && Math.abs(y) <= (height * pose.scale) / 2 + slack;
}

/**
 * The upright box around a turned thing.
 *
 * @param {Pose} pose
 * @param {{width: number, height: number}} size
 * @returns {Box}
 */
export function boxOf(pose, { width, height }) {
  const angle = (pose.turn * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const x = ((width * cos + height * sin) * pose.scale) / 2;
  const y = ((width * sin + height * cos) * pose.scale) / 2;
  return { left: pose.x - x, top: pose.y - y, right: pose.x + x, bottom: pose.y + y };
}

/**
 * @param {Box[]} boxes
 * @returns {Box}
 */
export function around(boxes) {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/**
 * How far each hand reaches from its own middle, in units.
 *
 * @param {Item[]} items
 * @param {Record<string, Sprite>} sprites
 * @returns {Map<string, Box>}
 */
export function extents(items, sprites) {
  /** @type {Map<string, Box>} */
  const found = new Map();
  for (const item of items) {
    const { zone = "table", x, y, turn = 0, scale = 1 } = item;
    const sprite = sprites[item.sprite];
    if (zone === "table" || !sprite) continue;
    const box = boxOf({ x, y, turn, scale, flip: 1 }, sprite);
    const known = found.get(zone);
    found.set(zone, known ? around([known, box]) : box);
  }
  return found;
}
