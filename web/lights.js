/**
 * What a frame asks to be lit, ghostly or faded: what can be chosen, what has been, what a move would change.
 *
 * @typedef {import("./frames.js").Frame} Frame
 * @typedef {import("./frames.js").Item} Item
 * @typedef {import("./frames.js").Ghost} Ghost
 */

export class Lights {
  /** @type {Map<string, string>} */
  #regions = new Map();
  /** @type {Set<string>} */
  #choosable = new Set();
  /** @type {Set<string>} */
  #chosen = new Set();
  /** @type {Item[]} things as a move would leave them */
  ghosts = [];
  /** @type {Set<string>} keys of things that a move would take from where they are */
  faded = new Set();

  /** @param {Frame} frame */
  show({ scene, hands, hint }) {
    const open = hands.flatMap(({ choices }) => choices.map(({ region }) => region));
    // In a hunt nothing may be lit: to find the place is the game.
    this.#choosable = new Set(scene.hunt ? [] : open);
    this.#chosen = new Set(hands.flatMap(({ taps }) => taps));
    this.#regions = regionsByItem(scene.regions, new Set(open));
    const previews = [...hands.map(({ ghost }) => ghost), hint].filter((ghost) => ghost !== null);
    const now = new Map(scene.items.map((item) => [item.key, item]));
    this.ghosts = previews.flatMap(({ items }) => items.filter((item) => isNews(item, now.get(item.key))));
    this.faded = new Set([...previews.flatMap(({ gone }) => gone), ...this.ghosts.map(({ key }) => key)]);
  }

  /**
   * @param {Item} item
   * @returns {string | undefined} the region it stands for
   */
  regionOf(item) {
    return this.#regions.get(item.key);
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
 * A hand that closes up after a card has left it is no news.
 *
 * @param {Item} then
 * @param {Item | undefined} now
 */
function isNews(then, now) {
  return !(now && then.zone !== undefined && then.zone === now.zone && then.sprite === now.sprite);
}
