/**
 * Draws the scene of a frame on the canvas, on demand only, and knows what lies where. It knows no game.
 *
 * @typedef {import("./frames.js").Frame} Frame
 * @typedef {import("./frames.js").Item} Item
 * @typedef {import("./camera.js").Point} Point
 * @typedef {import("./camera.js").Pose} Pose
 * @typedef {import("./motion.js").Look} Look
 */
import { Camera } from "./camera.js";
import { Ground } from "./ground.js";
import { Lights } from "./lights.js";
import { isStill, Motion } from "./motion.js";
import { outline, Sprites } from "./sprites.js";

/** How high what has been chosen is lifted. */
const LIFT = 7;
const GHOSTLY = 0.75;
const FADED = 0.35;

export class Painter {
  #canvas;
  #pen;
  #sprites;
  #laidOut;
  #camera = new Camera();
  #motion = new Motion(this.#camera);
  #lights = new Lights();
  #ground = new Ground(this.#lights);
  /** @type {Frame | null} */
  #frame = null;
  #waiting = 0;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {import("./words.js").Words} words
   * @param {() => void} laidOut  things lie elsewhere now
   */
  constructor(canvas, words, laidOut) {
    this.#canvas = canvas;
    this.#pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    this.#sprites = new Sprites(words);
    this.#laidOut = laidOut;
    new ResizeObserver(() => this.#resize()).observe(canvas);
    document.fonts.addEventListener("loadingdone", () => this.renew());
  }

  /** A new table: nothing of the old one stays. */
  clear() {
    this.#frame = null;
    this.#ground.lay([], this.#camera, {});
    this.#sprites.known = {};
    this.#sprites.renew();
    this.#sprites.coarse = false;
    this.#camera.whole();
    this.#camera.resize(this.#camera.width, this.#camera.height);
    this.#motion.show([], new Map(), 0, true);
    this.#ask();
  }

  /** Draw all anew: the theme, the language or a font has changed. */
  renew() {
    this.#sprites.renew();
    this.#ask();
  }

  /**
   * @param {Frame} frame
   * @param {number} [pause]  milliseconds before things set out
   */
  show(frame, pause = 0) {
    const before = this.#frame;
    this.#frame = frame;
    Object.assign(this.#sprites.known, frame.sprites);
    // Words in the picture may speak to the viewer; and no former hand may linger on screen.
    const otherEyes = before?.viewer !== frame.viewer;
    if (otherEyes) this.#sprites.renew();
    this.#lights.show(frame, this.#sprites.known);
    this.#lay(otherEyes || isStill(), pause);
  }

  /** A tap: whoever has seen enough need not wait for things to arrive. */
  hasten() {
    this.#motion.finish();
    this.#ask();
  }

  /** @returns {Point} where most of what moves comes from: the place of what has happened */
  liveliest() {
    const points = this.#motion.origins();
    const { width, height, band } = this.#camera;
    if (!points.length) return { x: width / 2, y: (height - band) / 2 };
    const middle = (/** @type {number[]} */ values) => values.sort((one, other) => one - other)[values.length >> 1] ?? 0;
    return { x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) };
  }

  /** How near the table is: times the whole, and pixels per unit. */
  get view() {
    return { zoom: this.#camera.zoom, scale: this.#frame ? this.#camera.scale : 1 };
  }

  /**
   * @param {number} factor  0 = the whole table
   * @param {Point} [around]
   */
  zoomBy(factor, around = { x: this.#camera.width / 2, y: (this.#camera.height - this.#camera.band) / 2 }) {
    if (factor) this.#camera.zoomBy(factor, around);
    else this.#camera.whole();
    this.#sprites.coarse = this.#camera.zoom > 1;
    this.#sprites.trim();
    this.#lay(true);
  }

  /**
   * @param {number} dx
   * @param {number} dy
   */
  panBy(dx, dy) {
    this.#camera.panBy(dx, dy);
    this.#lay(true);
  }

  /** The height of the docked hands in pixels. */
  get band() {
    return this.#camera.band;
  }

  /**
   * @param {Point} point  from the canvas's corner
   * @param {boolean} [byTouch]
   * @returns {string | undefined} the region that is tapped there
   */
  regionAt(point, byTouch) {
    return this.#ground.regionAt(point, byTouch);
  }

  /**
   * @param {string} region
   * @returns {import("./ground.js").Spot | undefined} where it can be tapped
   */
  spot(region) {
    return this.#ground.spot(region);
  }

  #resize() {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    if (!width || !height) return;
    this.#canvas.width = Math.round(width * devicePixelRatio);
    this.#canvas.height = Math.round(height * devicePixelRatio);
    this.#camera.resize(width, height);
    this.#sprites.renew();
    this.#lay(true);
  }

  /**
   * @param {boolean} jump
   * @param {number} [pause]
   */
  #lay(jump, pause = 0) {
    if (!this.#frame) return;
    const { box } = this.#frame.scene;
    const { items } = this.#lights;
    const now = performance.now();
    const origins = this.#motion.remember(now);
    this.#camera.fit(box, items, this.#sprites.known);
    this.#motion.show(items, origins, now + pause, jump);
    this.#ground.lay(items, this.#camera, this.#sprites.known);
    if (jump) this.#draw(now); // at once: what must not be seen any more is gone before anything else happens
    else this.#ask();
    this.#laidOut();
  }

  #ask() {
    this.#waiting ||= requestAnimationFrame((now) => {
      this.#waiting = 0;
      this.#draw(now);
      if (this.#motion.busy(now)) this.#ask();
    });
  }

  /** @param {number} now */
  #draw(now) {
    this.#pen.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    this.#pen.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    const looks = this.#motion.looks(now);
    const glowing = new Set();
    for (const look of looks) {
      const region = this.#lights.regionOf(look.item);
      if (region && !glowing.has(region)) this.#glow(looks, region);
      glowing.add(region);
      this.#thing(look);
    }
    for (const item of this.#lights.ghosts) this.#ghost(item);
  }

  /**
   * The rims of all that shows one region lie below all of it: they join to one.
   *
   * @param {Look[]} looks
   * @param {string} region
   */
  #glow(looks, region) {
    for (const { item, pose, sprite } of looks) {
      const light = this.#lights.of(item);
      if (!light || this.#lights.regionOf(item) !== region) continue;
      const halo = this.#sprites.halo(sprite, this.#finalScale(item), light);
      this.#stamp(halo, lifted(pose, light === "chosen"), 1);
    }
  }

  /** @param {Look} look */
  #thing({ item, pose, sprite, alpha }) {
    const bitmap = this.#sprites.bitmap(sprite, this.#finalScale(item));
    const visible = alpha * (this.#lights.faded.has(item.key) ? FADED : 1);
    this.#stamp(bitmap, lifted(pose, this.#lights.of(item) === "chosen"), visible);
  }

  /** @param {Item} item */
  #ghost(item) {
    const sprite = this.#sprites.known[item.sprite];
    if (!sprite) return;
    const pose = this.#camera.place(item);
    this.#stamp(this.#sprites.bitmap(item.sprite, this.#finalScale(item)), pose, GHOSTLY);
    this.#enter(pose);
    this.#pen.setLineDash([7, 5]);
    this.#pen.lineWidth = 3;
    this.#pen.strokeStyle = this.#sprites.colour("glow");
    this.#pen.stroke(outline(sprite));
    this.#pen.restore();
  }

  /** @param {Item} item  whose bitmap is made for where it comes to rest, also while it travels */
  #finalScale(item) {
    return this.#camera.place(item).scale * devicePixelRatio;
  }

  /**
   * @param {import("./sprites.js").Bitmap | null} bitmap
   * @param {Pose} pose
   * @param {number} alpha
   */
  #stamp(bitmap, pose, alpha) {
    if (!bitmap) return;
    const { image, unit } = bitmap;
    this.#enter(pose);
    this.#pen.scale(1 / unit, 1 / unit);
    this.#pen.globalAlpha = alpha;
    this.#pen.drawImage(image, -image.width / 2, -image.height / 2);
    this.#pen.restore();
  }

  /** @param {Pose} pose  from where the pen draws in the thing's own units, until it is restored */
  #enter({ x, y, turn, scale, flip }) {
    this.#pen.save();
    this.#pen.translate(x, y);
    this.#pen.rotate((turn * Math.PI) / 180);
    this.#pen.scale(scale * flip, scale);
  }
}

/**
 * @param {Pose} pose
 * @param {boolean} is
 */
function lifted(pose, is) {
  return is ? { ...pose, y: pose.y - LIFT } : pose;
}
