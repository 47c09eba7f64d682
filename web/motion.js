/**
 * Things travel, they do not teleport: what has the same key in two pictures goes from one place to the other.
 * The picture is final at once; motion is only how it is shown.
 *
 * @typedef {import("./frames.js").Item} Item
 * @typedef {import("./camera.js").Pose} Pose
 * @typedef {import("./camera.js").Point} Point
 *
 * @typedef {import("./actors.js").Actor} Actor
 *
 * @typedef {object} Look  how an actor looks at one moment
 * @property {Item} item
 * @property {Pose} pose
 * @property {string} sprite
 * @property {number} alpha
 * @property {boolean} moving
 */

import { differ, ease, progress, rest } from "./actors.js";
import { along } from "./ways.js";

const TRAVEL = 200;
/** For each point something walks along, up to a whole walk's time. */
const STEP = 110;
const LONGEST = 1200;

/** Whether nothing may move: by the system's wish or the player's. */
export function isStill() {
  return document.documentElement.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export class Motion {
  #camera;
  /** @type {Map<string, Actor>} */
  #actors = new Map();

  /** @param {import("./camera.js").Camera} camera */
  constructor(camera) {
    this.#camera = camera;
  }

  /** @type {Map<string, Point>} what is dragged, and where the finger is */
  #held = new Map();

  /**
   * @param {string} key
   * @param {Point} at  on screen
   */
  hold(key, at) {
    this.#held.set(key, at);
  }

  /**
   * It goes where it belongs.
   *
   * @param {string} key
   * @param {number} now
   */
  letGo(key, now) {
    const actor = this.#actors.get(key);
    const from = actor && this.#camera.toTable(this.#pose(actor, now));
    this.#held.delete(key);
    if (actor && from) Object.assign(actor, { from, past: [], start: now, lasts: TRAVEL });
  }

  /** What is on the screen. */
  get keys() {
    return new Set(this.#actors.keys());
  }

  /** Poses on screen of all that is shown: when the picture grows, things glide from there. */
  remember(/** @type {number} */ now) {
    return new Map([...this.#actors].map(([key, actor]) => [key, this.#pose(actor, now)]));
  }

  /**
   * @param {Item[]} items  the new picture
   * @param {Map<string, Pose>} seen  as `remember` gave them before the camera was fitted to the new picture
   * @param {number} now
   * @param {import("./ways.js").Way[][] | null} ways  of those that take their own, in steps; null = without motion
   */
  show(items, seen, now, ways) {
    const before = this.#actors;
    this.#actors = new Map(items.map((item) => [item.key, rest(item)]));
    if (!ways) return;
    // On the table, where they stay if that is moved meanwhile.
    const origins = new Map([...seen].map(([key, pose]) => [key, this.#camera.toTable(pose)]));
    for (const [key, actor] of this.#actors) this.#setOut(actor, before.get(key), origins.get(key) ?? null, now);
    const renamed = this.#follow(ways, before, origins, now);
    for (const [key, actor] of before) {
      if (this.#actors.has(key) || renamed.has(key) || actor.leaving) continue;
      this.#actors.set(key, { ...rest(actor.item), leaving: true, start: now, lasts: TRAVEL });
    }
  }

  /**
   * Each step sets out when the one before has arrived.
   *
   * @param {import("./ways.js").Way[][]} ways
   * @param {Map<string, Actor>} before
   * @param {Map<string, Pose>} origins
   * @param {number} now
   * @returns {Set<string>} keys under which things were known before
   */
  #follow(ways, before, origins, now) {
    const renamed = new Set();
    let start = now;
    for (const step of ways) {
      let last = start;
      for (const { key, was, past } of step) {
        const actor = this.#actors.get(key);
        const from = origins.get(was);
        if (!actor || !from) continue;
        renamed.add(was);
        actor.past = past;
        this.#setOut(actor, before.get(was), from, start);
        last = Math.max(last, start + actor.lasts);
      }
      start = last;
    }
    return renamed;
  }

  /**
   * @param {number} now
   * @returns {Look[]} from the farthest to the nearest
   */
  looks(now) {
    for (const [key, actor] of this.#actors) {
      if (actor.leaving && now >= actor.start + actor.lasts) this.#actors.delete(key);
    }
    const looks = [...this.#actors.values()].map((actor) => this.#look(actor, now));
    return looks.sort((one, other) => Number(one.moving) - Number(other.moving) || nearer(one.item, other.item));
  }

  /** All are where they belong, at once. */
  finish() {
    for (const [key, actor] of this.#actors) {
      if (actor.leaving) this.#actors.delete(key);
      else this.#actors.set(key, rest(actor.item));
    }
  }

  /** @returns {Point[]} where things set out from that are on their way, on screen */
  origins() {
    const moving = [...this.#actors.values()].filter(({ from, lasts }) => from && lasts);
    return moving.map(({ from }) => this.#camera.fromTable(/** @type {Pose} */ (from)));
  }

  /** @param {number} now */
  busy(now) {
    return [...this.#actors.values()].some((actor) => now < actor.start + actor.lasts);
  }

  /**
   * @param {Actor} actor
   * @param {Actor | undefined} before
   * @param {Pose | null} from
   * @param {number} now
   */
  #setOut(actor, before, from, now) {
    const { item } = actor;
    actor.from = from;
    actor.start = now;
    if (!before || !from) {
      actor.lasts = TRAVEL;
      return;
    }
    if (before.item.sprite !== item.sprite) actor.before = before.item.sprite;
    const changed = actor.before || before.leaving || differ(this.#camera.place(item), this.#camera.fromTable(from));
    if (changed) actor.lasts = Math.min(LONGEST, TRAVEL + STEP * actor.past.length);
  }

  /**
   * @param {Actor} actor
   * @param {number} now
   * @returns {Look}
   */
  #look(actor, now) {
    const part = progress(actor, now);
    const pose = this.#pose(actor, now);
    const turning = actor.before !== null && actor.item.manner === "flip";
    if (turning) pose.flip *= Math.abs(Math.cos(part * Math.PI));
    const sprite = actor.before !== null && part < 0.5 ? actor.before : actor.item.sprite;
    const alpha = actor.leaving ? 1 - part : actor.from ? 1 : part;
    return { item: actor.item, pose, sprite, alpha, moving: part < 1 || this.#held.has(actor.item.key) };
  }

  /**
   * @param {Actor} actor
   * @param {number} now
   * @returns {Pose}
   */
  #pose({ item, from, past, ...times }, now) {
    const to = this.#camera.place(item);
    const finger = this.#held.get(item.key);
    if (finger) return { ...to, ...finger };
    const part = ease(progress(times, now));
    if (!from || part === 1) return to;
    const start = this.#camera.fromTable(from);
    const points = past.map((point) => this.#camera.point(point, "table"));
    const turn = ((to.turn - start.turn + 540) % 360) - 180; // the short way round
    const between = (/** @type {number} */ one, /** @type {number} */ other) => one + (other - one) * part;
    return {
      ...along([start, ...points, to], part),
      turn: start.turn + turn * part,
      scale: between(start.scale, to.scale),
      flip: between(start.flip, to.flip),
    };
  }
}

/**
 * Hands lie above the table; among each, things as the game ordered them.
 *
 * @param {Item} one
 * @param {Item} other
 */
export function nearer(one, other) {
  const inHand = (/** @type {Item} */ { zone = "table" }) => Number(zone !== "table");
  return inHand(one) - inHand(other) || (one.z ?? 0) - (other.z ?? 0);
}
