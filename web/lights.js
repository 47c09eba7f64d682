/**
 * What a frame asks to be lit, and how the preview of a move is shown: what comes is a ghost, what goes fades, and
 * what only makes room lies where it would lie then.
 *
 * @typedef {import("./painter.js").Picture} Picture
 * @typedef {import("./frames.js").Item} Item
 * @typedef {Record<string, import("./frames.js").Sprite>} Sprites
 */

import { nearer } from "./motion.js";

/** Whatever moves by less than this part of its own size only makes room. */
const NEAR = 0.75;

export class Lights {
  /** @type {Map<string, string>} */
  #regions = new Map();
  /** @type {Set<string>} */
  #choosable = new Set();
  /** @type {Set<string>} */
  #chosen = new Set();
  /** @type {Item[]} what is laid out */
  items = [];
  /** @type {Item[]} what would come */
  ghosts = [];
  /** @type {Map<string, number>} keys of what would come, and whose move that is */
  #ghostOf = new Map();
  /** @type {Set<string>} regions where another tap shows the next way */
  #again = new Set();
  /** @type {Set<string>} keys of what would go */
  faded = new Set();

  /**
   * @param {Picture} frame
   * @param {Sprites} sprites
   */
  show({ scene, hands, hint }, sprites) {
    const open = hands.flatMap(({ choices }) => choices.map(({ region }) => region));
    // In a hunt nothing may be lit: to find the place is the game.
    this.#choosable = new Set(scene.hunt ? [] : open);
    this.#chosen = new Set(hands.flatMap(({ taps }) => taps));
    this.#regions = regionsByItem(scene.regions, new Set(open));
    const previews = [...hands.map(({ ghost }) => ghost), hint].filter((ghost) => ghost !== null);
    this.items = scene.items;
    this.ghosts = [];
    this.#ghostOf = new Map(hands.flatMap(({ seat, ghost }) => (ghost?.items ?? []).map(({ key }) => [key, seat])));
    this.#again = new Set(hands.flatMap(({ taps, ways }) => (ways > 1 ? taps.slice(-1) : [])));
    this.faded = new Set(previews.flatMap(({ gone }) => gone));
    for (const item of previews.flatMap(({ items }) => items)) this.#preview(item, sprites);
    this.ghosts.sort(nearer);
  }

  /**
   * @param {Item} then
   * @param {Sprites} sprites
   */
  #preview(then, sprites) {
    const at = this.items.findIndex(({ key }) => key === then.key);
    const now = this.items[at];
    if (!now) {
      this.ghosts.push(then);
    } else if (!isNear(now, then, sprites)) {
      this.ghosts.push(then);
      this.faded.add(then.key);
    } else if (now.sprite !== then.sprite) {
      this.ghosts.push(then);
      this.items = this.items.toSpliced(at, 1); // the ghost lies where it lay
    } else if (now.zone === undefined) {
      this.items = this.items.with(at, then);
    } // and a hand does not close up before its card has left
  }

  /**
   * @param {Item} item
   * @returns {string | undefined} the region it stands for
   */
  regionOf(item) {
    return this.#regions.get(item.key);
  }

  /**
   * @param {Item} ghost
   * @returns {number | undefined} who would make the move; of a hint nobody does, yet
   */
  makerOf(ghost) {
    return this.#ghostOf.get(ghost.key);
  }

  /** @param {string | undefined} region */
  hasMoreWays(region) {
    return this.#again.has(region ?? "");
  }

  /** @param {Item} item */
  isLit(item) {
    return this.#choosable.has(this.regionOf(item) ?? "");
  }

  /**
   * @param {Item} item
   * @returns {"chosen" | "glow" | null} the colour of its rim
   */
  of(item) {
    if (this.#chosen.has(this.regionOf(item) ?? "")) return "chosen";
    return this.isLit(item) ? "glow" : null;
  }
}

/**
 * Where one thing stands for several regions, it is the one that can be chosen now.
 *
 * @param {import("./frames.js").Region[]} regions
 * @param {Set<string>} open
 */
function regionsByItem(regions, open) {
  const ordered = [...regions].sort((one, other) => Number(open.has(one.id)) - Number(open.has(other.id)));
  return new Map(ordered.flatMap(({ id, items }) => items.map((key) => [key, id])));
}

/**
 * @param {Item} now
 * @param {Item} then
 * @param {Sprites} sprites
 */
function isNear(now, then, sprites) {
  const { width = 0, height = 0 } = sprites[now.sprite] ?? {};
  const reach = NEAR * Math.max(width, height) * (now.scale ?? 1);
  return now.zone === then.zone && Math.hypot(then.x - now.x, then.y - now.y) < reach;
}
