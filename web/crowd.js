/**
 * Things that share their ground: where one would be hidden by those that lie on it, each gets a point of its own, far
 * from those of the others, and a touch is on the one whose point is nearest.
 *
 * @typedef {import("./camera.js").Point} Point
 * @typedef {import("./ground.js").Placed} Placed
 */
import { boxOf, covers } from "./boxes.js";
import { outline } from "./sprites.js";

/** Of a thing, in its own units: between the points that are tried. */
const MESH = 5;
/** Whoever is to be seen on less than this part of its ground is hidden. */
const SEEN = 0.4;
/** How much a point's distance from the thing's own middle counts against it. */
const LOPSIDED = 0.15;

/** Never drawn on: it only knows what is inside a form. */
const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));

/**
 * @param {Placed[]} things  that can be chosen, the nearest first
 * @returns {Map<Placed, Point>} the points, on screen, of those that are too close to others
 */
export function pointsApart(things) {
  const boxes = things.map(({ pose, sprite }) => boxOf(pose, sprite));
  const beside = new Map(
    things.map((thing, i) => [thing, things.filter((_, j) => j !== i && overlap(boxes[i], boxes[j]))]),
  );
  const crowd = new Set();
  for (const [thing, others] of beside) {
    const above = others.filter((other) => things.indexOf(other) < things.indexOf(thing));
    const points = above.length ? pointsOf(thing) : [];
    const seen = points.filter((point) => !above.some(({ pose, sprite }) => covers(pose, sprite, point)));
    if (seen.length < SEEN * points.length) for (const each of [thing, ...others]) crowd.add(each);
  }
  /** @type {Map<Placed, Point>} */
  const found = new Map();
  // The small ones first: they have the least choice.
  for (const thing of [...crowd].sort((one, other) => area(one) - area(other))) {
    const taken = (beside.get(thing) ?? []).flatMap((other) => found.get(other) ?? []);
    const worth = (/** @type {Point} */ point) =>
      Math.min(area(thing), ...taken.map((other) => far(point, other))) - LOPSIDED * far(point, thing.pose);
    const [best] = pointsOf(thing).sort((one, other) => worth(other) - worth(one));
    if (best) found.set(thing, best);
  }
  return found;
}

/**
 * @param {Placed} thing
 * @returns {Point[]} inside its form, evenly spread, on screen
 */
function pointsOf({ pose, sprite }) {
  const { width, height } = sprite;
  const form = outline(sprite);
  const angle = (pose.turn * Math.PI) / 180;
  return mesh(width).flatMap((x) =>
    mesh(height).flatMap((y) => {
      if (!pen.isPointInPath(form, x, y)) return [];
      const [dx, dy] = [x * pose.scale * pose.flip, y * pose.scale];
      return [{
        x: pose.x + dx * Math.cos(angle) - dy * Math.sin(angle),
        y: pose.y + dx * Math.sin(angle) + dy * Math.cos(angle),
      }];
    }),
  );
}

/** @param {number} side */
function mesh(side) {
  const parts = Math.max(1, Math.round(side / MESH));
  return Array.from({ length: parts }, (_, i) => ((i + 0.5) / parts - 0.5) * side);
}

/**
 * @param {Point} one
 * @param {Point} other
 */
function far(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** @param {Placed} thing */
function area({ pose, sprite }) {
  return sprite.width * sprite.height * pose.scale ** 2;
}

/**
 * @param {import("./boxes.js").Box | undefined} one
 * @param {import("./boxes.js").Box | undefined} other
 */
function overlap(one, other) {
  if (!one || !other) return false;
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return wide > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
}
