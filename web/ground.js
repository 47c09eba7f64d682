/**
 * What lies where once all has come to rest, and so what a finger touches.
 *
 * @typedef {import("./frames.js").Item} Item
 * @typedef {import("./camera.js").Point} Point
 * @typedef {import("./camera.js").Pose} Pose
 * @typedef {{item: Item, pose: Pose, sprite: import("./frames.js").Sprite}} Placed
 * @typedef {{key: string, region: string, seat: number, chosen: boolean}} Held  something in a hand that can be taken
 * @typedef {{region?: string, seat?: number, ghost?: number}} Touched  a region, and in whose hand it lies; or the ghost
 *   of somebody's move
 * @typedef {Point & {region: string, box: import("./boxes.js").Box, covered: boolean}} Spot  where a region can be
 *   tapped, unless a hand covers it now
 */
import { around, boxOf, covers } from "./boxes.js";
import { pointsApart } from "./crowd.js";
import { nearer } from "./motion.js";

/** Pixels beside a small thing that still count as a touch on it. */
const TOUCH_SLACK = 12;
/** How near what is dragged must come to where it can go. */
const SNAP = 60;
/** Where on a thing its mark may sit, in parts of its size: the first place that nothing covers. */
const EDGES = [[0, -0.4], [-0.36, -0.4], [0.36, -0.4], [-0.4, 0], [0.4, 0], [0, 0.4], [0, 0]];
/** What is flat and wide is likely to have words in its middle. */
const ENDS = [[0.46, 0], [-0.46, 0], ...EDGES];

export class Ground {
  #lights;
  /** @type {Placed[]} the nearest first */
  #placed = [];
  /** @type {Placed[]} the nearest first */
  #ghosts = [];
  /** @type {Map<Placed, Point>} on the table, of what shares its ground: where each is meant */
  #points = new Map();

  /** @param {import("./lights.js").Lights} lights */
  constructor(lights) {
    this.#lights = lights;
  }

  /**
   * @param {Item[]} items
   * @param {import("./camera.js").Camera} camera
   * @param {Record<string, import("./frames.js").Sprite>} sprites
   */
  lay(items, camera, sprites) {
    const placed = (/** @type {Item[]} */ items) =>
      [...items].sort(nearer).reverse().flatMap((item) => {
        const sprite = sprites[item.sprite];
        return sprite ? [{ item, sprite, pose: camera.place(item) }] : [];
      });
    this.#placed = placed(items);
    this.#ghosts = placed(this.#lights.ghosts);
    this.#points = pointsApart(this.#lit);
  }

  /**
   * @param {Point} point
   * @param {boolean} byTouch
   * @returns {Touched | null} where another tap shows the next way it is that; else a ghost is before all it covers
   */
  touchedAt(point, byTouch) {
    const region = this.regionAt(point, byTouch);
    const ghosts = this.#ghosts.filter((placed) => hits(placed, point) && this.#lights.makerOf(placed.item) !== undefined);
    const [ghost] = ghosts.sort((one, other) => far(one, point) - far(other, point));
    const again = seatOf(ghost?.item) === undefined && this.#lights.hasMoreWays(region);
    if (ghost && !again) return { ghost: this.#lights.makerOf(ghost.item) };
    return region ? { region, seat: seatOf(this.#under(point)?.item) } : null;
  }

  /**
   * @param {Point} point
   * @returns {Held | null} what lies there in a hand and can be, or has been, chosen
   */
  heldAt(point) {
    const item = this.#under(point)?.item;
    const seat = seatOf(item);
    const light = item && this.#lights.of(item);
    if (!light || seat === undefined) return null;
    return { key: item.key, region: this.#lights.regionOf(item) ?? "", seat, chosen: light === "chosen" };
  }

  /**
   * @param {Point} point  where something is let go
   * @returns {string | undefined} the region on the table that it goes to: the nearest that can be chosen
   */
  targetAt(point) {
    const near = this.#lit.filter((placed) => hits(placed, point, SNAP));
    near.sort((one, other) => this.#far(one, point) - this.#far(other, point));
    const target = near.find((placed) => hits(placed, point)) ?? near[0];
    return target && this.#lights.regionOf(target.item);
  }

  /**
   * What is tapped: the nearest thing there that is some region's.
   *
   * @param {Point} point  from the canvas's corner
   * @param {boolean} [byTouch]  fingers are wide
   * @returns {string | undefined}
   */
  regionAt(point, byTouch = false) {
    const under = this.#under(point);
    const found = (byTouch && this.#nearby(point, under)) || under;
    return found && this.#lights.regionOf(found.item);
  }

  /**
   * @param {Point} point  touched by a finger
   * @param {Placed | undefined} under  what is just there
   * @returns {Placed | undefined} the nearest thing beside it that can be chosen, unless what is there is meant itself
   */
  #nearby(point, under) {
    if (under && (this.#lights.of(under.item) || !isTiny(under))) return undefined;
    const near = this.#placed.filter((placed) => this.#lights.isLit(placed.item) && hits(placed, point, TOUCH_SLACK));
    return near.sort((one, other) => this.#far(one, point) - this.#far(other, point))[0];
  }

  /** What can be chosen on the table, the nearest first. */
  get #lit() {
    return this.#placed.filter(({ item }) => this.#lights.isLit(item) && seatOf(item) === undefined);
  }

  /**
   * @param {Placed} placed
   * @param {Point} point
   */
  #far(placed, point) {
    const { x, y } = this.#points.get(placed) ?? placed.pose;
    return Math.hypot(x - point.x, y - point.y);
  }

  /**
   * What lies on the table can share its ground: what can be chosen is before what cannot, and among those that would
   * hide each other it is the one whose own point is nearest.
   *
   * @param {Point} point
   */
  #under(point) {
    const here = this.#placed.filter((placed) => this.#lights.regionOf(placed.item) && hits(placed, point));
    const above = here[0];
    if (above === undefined || seatOf(above.item) !== undefined) return above;
    const lit = here.filter(({ item }) => this.#lights.of(item));
    if (lit.some((placed) => this.#points.has(placed))) {
      lit.sort((one, other) => this.#far(one, point) - this.#far(other, point));
    }
    return lit[0] ?? above;
  }

  /**
   * Where a region can be seen and tapped; nothing if it has no item in the picture.
   *
   * @param {string} region
   * @returns {Spot | undefined}
   */
  spot(region) {
    const mine = this.#placed.filter(({ item }) => this.#lights.regionOf(item) === region);
    // The mark sits on the largest of a region's things: a small one may be a number that it would cover.
    mine.sort((one, other) => area(other) - area(one));
    const points = mine.flatMap((placed) => this.#points.get(placed) ?? perches(placed));
    const free = points.find((point) => this.regionAt(point) === region);
    const at = free ?? points[0];
    const inHand = (/** @type {Placed | undefined} */ placed) => seatOf(placed?.item) !== undefined;
    const covered = !free && at !== undefined && inHand(this.#under(at)) && !mine.some(inHand);
    return at && { region, box: around(mine.map(({ pose, sprite }) => boxOf(pose, sprite))), covered, ...at };
  }
}

/**
 * @param {Item | undefined} item
 * @returns {number | undefined} in whose hand it lies
 */
function seatOf(item) {
  return item?.zone?.startsWith("hand") ? Number(item.zone.slice("hand".length)) : undefined;
}

/**
 * @param {Placed} placed
 * @param {Point} point
 * @param {number} [slack]
 */
function hits({ pose, sprite }, point, slack) {
  return covers(pose, sprite, point, slack);
}

/**
 * @param {Placed} placed
 * @param {Point} point
 */
function far({ pose }, point) {
  return Math.hypot(pose.x - point.x, pose.y - point.y);
}

/** @param {Placed} placed  too small for a finger to be sure of */
function isTiny({ pose, sprite }) {
  return Math.min(sprite.width, sprite.height) * pose.scale < 2 * TOUCH_SLACK;
}

/** @param {Placed} placed */
function area({ pose, sprite }) {
  return sprite.width * sprite.height * pose.scale ** 2;
}

/**
 * Points of a thing, on screen, that would do for a mark.
 *
 * @param {Placed} placed
 * @returns {Point[]}
 */
function perches({ pose, sprite }) {
  const angle = (pose.turn * Math.PI) / 180;
  const places = sprite.width > 2 * sprite.height ? ENDS : EDGES;
  return places.map(([across = 0, down = 0]) => {
    const [dx, dy] = [across * sprite.width * pose.scale, down * sprite.height * pose.scale];
    return {
      x: pose.x + dx * Math.cos(angle) - dy * Math.sin(angle),
      y: pose.y + dx * Math.sin(angle) + dy * Math.cos(angle),
    };
  });
}
