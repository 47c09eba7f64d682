/**
 * Puts things on the canvas: each as its bitmap, lit, lifted, faded or as a ghost.
 *
 * @typedef {import("./frames.js").Item} Item
 * @typedef {import("./camera.js").Pose} Pose
 * @typedef {import("./motion.js").Look} Look
 */
import { outline } from "./sprites.js";

/** How high what has been chosen is lifted. */
const LIFT = 7;
const GHOSTLY = 0.75;
const FADED = 0.35;
/** What is still so many pixels from its place does not glow yet. */
const FAR = 40;
/** The rim of a ghost, in pixels: just as wide when the table is far. */
const DASHED = 3;
const DASHES = [7, 5];

export class Brush {
  #pen;
  #sprites;
  #lights;
  #camera;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {import("./sprites.js").Sprites} sprites
   * @param {import("./lights.js").Lights} lights
   * @param {import("./camera.js").Camera} camera
   */
  constructor(canvas, sprites, lights, camera) {
    this.#pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    this.#sprites = sprites;
    this.#lights = lights;
    this.#camera = camera;
  }

  /** @param {Look[]} looks  of all that is there, from the farthest to the nearest */
  draw(looks) {
    this.#pen.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    this.#pen.clearRect(0, 0, this.#pen.canvas.width, this.#pen.canvas.height);
    const rims = Map.groupBy(
      looks.filter(({ item }) => this.#lights.of(item)),
      ({ item }) => this.#lights.regionOf(item),
    );
    for (const look of looks) {
      const region = this.#lights.regionOf(look.item);
      this.#glow(rims.get(region) ?? []);
      rims.delete(region);
      this.#thing(look);
    }
    for (const item of this.#lights.ghosts) this.#ghost(item);
  }

  /**
   * The rims of all that shows one region lie below all of it: they join to one.
   *
   * @param {Look[]} looks  of one region
   */
  #glow(looks) {
    for (const { item, pose, sprite } of looks) {
      const light = this.#lights.of(item) ?? "glow";
      if (light === "glow" && this.#isOnTheWay(item, pose)) continue; // lest it outshine what it passes
      const halo = this.#sprites.halo(sprite, this.#finalScale(item), light);
      this.#stamp(halo, lifted(pose, light === "chosen"), 1);
    }
  }

  /**
   * @param {Item} item
   * @param {Pose} pose
   */
  #isOnTheWay(item, { x, y }) {
    const there = this.#camera.place(item);
    return Math.hypot(there.x - x, there.y - y) > FAR;
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
    const isTold = item.manner === "tell";
    this.#stamp(this.#sprites.bitmap(item.sprite, this.#finalScale(item)), pose, isTold ? 1 : GHOSTLY);
    if (isTold) return;
    this.#enter(pose);
    this.#pen.setLineDash(DASHES.map((length) => length / pose.scale));
    this.#pen.lineWidth = DASHED / pose.scale;
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
