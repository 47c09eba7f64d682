/**
 * What the events of a frame say of things that moved, as ways through the picture.
 *
 * @typedef {import("./camera.js").Point} Point
 *
 * @typedef {object} Way
 * @property {string} key  what it is now
 * @property {string} was  what it was before
 * @property {Point[]} past  on the table: where it comes by
 */

/** Steps that can be followed by eye. When more has happened at once (a game was loaded), nothing goes its own way. */
const MOST = 8;

/**
 * @param {import("./painter.js").Picture} frame
 * @param {number} seen  how many moves have been shown already
 * @param {Set<string>} before  keys of what was on the screen
 * @returns {Way[][]} one step for each event by which something went
 */
export function waysOf({ log, scene }, seen, before) {
  const news = log.lines.filter(({ move, went }) => move >= seen && went.length);
  if (news.length > MOST) return [];
  const items = new Map(scene.items.map((item) => [item.key, item]));
  return news.map(({ went }) => {
    /** @type {Map<string, Way>} by key: the first that was on the screen */
    const ways = new Map();
    for (const [key, was, past = []] of went) {
      const named = was || key;
      if (ways.has(key) || !items.has(key) || !before.has(named)) continue;
      ways.set(key, { key, was: named, past: past.flatMap((passed) => items.get(passed) ?? []) });
    }
    return [...ways.values()];
  });
}

/**
 * A place on a line of points, by its length.
 *
 * @param {Point[]} points
 * @param {number} part
 * @returns {Point}
 */
export function along(points, part) {
  const legs = points.slice(1).map((to, i) => ({ from: /** @type {Point} */ (points[i]), to }));
  const lengths = legs.map(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y));
  let left = lengths.reduce((sum, length) => sum + length, 0) * part;
  for (const [i, { from, to }] of legs.entries()) {
    const length = lengths[i] ?? 0;
    if (left <= length || i === legs.length - 1) {
      const share = length ? Math.min(1, left / length) : 1;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    }
    left -= length;
  }
  return /** @type {Point} */ (points.at(-1));
}
