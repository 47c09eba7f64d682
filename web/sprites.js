/**
 * Sprites as bitmaps: each is drawn once for a scale and then only copied. Whatever they depend on besides (theme,
 * language, names, fonts) throws them all away when it changes.
 *
 * @typedef {import("./frames.js").Sprite} Sprite
 * @typedef {import("./frames.js").TextShape} TextShape
 * @typedef {{image: HTMLCanvasElement, unit: number}} Bitmap  unit: its pixels per table unit
 */
import { write } from "./lettering.js";
import { shapeOf, SIZE } from "./symbols.js";
import { Colours, packOf } from "./theme.js";

/** Units around a sprite for outlines and shadows that reach over its edge. */
const EDGE = 8;
/** Pixels along a side that every browser can draw. */
const LARGEST = 4096;
const RIM = 3;
const MOST_BITMAPS = 300;
/** Sizes that are drawn anew while the table comes nearer; between them bitmaps are scaled. */
const SIZES_PER_DOUBLE = 4;

export class Sprites {
  #words;
  #colours = new Colours();
  /** @type {Record<string, Sprite>} */
  known = {};
  /** Whether sizes change so often that drawing each exactly would be too slow. */
  coarse = false;
  /** @type {Map<string, Bitmap>} */
  #bitmaps = new Map();

  /** @param {import("./words.js").Words} words */
  constructor(words) {
    this.#words = words;
  }

  /** Forget all drawings: they would come out otherwise now. */
  renew() {
    this.#colours = new Colours();
    this.#bitmaps.clear();
  }

  /** Forget drawings for scales that are gone, when there are many. */
  trim() {
    if (this.#bitmaps.size > MOST_BITMAPS) this.#bitmaps.clear();
  }

  /** @param {string} name */
  colour(name) {
    return this.#colours.get(name);
  }

  /**
   * @param {string} name
   * @param {number} scale  device pixels per unit
   * @returns {Bitmap | null}
   */
  bitmap(name, scale) {
    const sprite = this.known[name];
    if (!sprite) return null;
    const largest = LARGEST / (Math.max(sprite.width, sprite.height) + 2 * EDGE);
    const drawn = this.coarse ? 2 ** (Math.ceil(Math.log2(scale) * SIZES_PER_DOUBLE) / SIZES_PER_DOUBLE) : scale;
    const unit = Math.min(largest, drawn);
    return this.#once(`${name} ${unit.toFixed(3)}`, () => ({ unit, image: this.#draw(sprite, unit) }));
  }

  /**
   * A glowing rim, to be laid under the sprite: its outline a little larger, in one colour.
   *
   * @param {string} name
   * @param {number} scale
   * @param {string} colour
   * @returns {Bitmap | null}
   */
  halo(name, scale, colour) {
    const bitmap = this.bitmap(name, scale);
    if (!bitmap) return null;
    const { unit, image } = bitmap;
    return this.#once(`${name} ${unit.toFixed(3)} ${colour}`, () => ({ unit, image: this.#rim(image, colour) }));
  }

  /**
   * @param {string} key
   * @param {() => Bitmap} draw
   */
  #once(key, draw) {
    let bitmap = this.#bitmaps.get(key);
    if (!bitmap) this.#bitmaps.set(key, (bitmap = draw()));
    return bitmap;
  }

  /**
   * @param {Sprite} sprite
   * @param {number} unit
   */
  #draw({ width, height, shapes }, unit) {
    const [image, pen] = blank((width + 2 * EDGE) * unit, (height + 2 * EDGE) * unit);
    pen.setTransform(unit, 0, 0, unit, image.width / 2, image.height / 2);
    pen.lineJoin = pen.lineCap = "round";
    for (const shape of shapes) {
      if (shape.is === "text") write(pen, shape, this.#text(shape.content), this.colour(shape.fill ?? "ink"), width);
      else this.#paint(pen, shape, pathOf(shape));
    }
    return image;
  }

  /**
   * @param {CanvasRenderingContext2D} pen
   * @param {{is: string, fill?: string, line?: string, width?: number}} shape
   * @param {Path2D} path
   */
  #paint(pen, { is, fill = is === "symbol" ? "white" : "none", line = "none", width = 2 }, path) {
    if (fill !== "none") {
      pen.fillStyle = this.colour(fill);
      pen.fill(path);
    }
    if (line !== "none") {
      pen.strokeStyle = this.colour(line);
      pen.lineWidth = width;
      pen.stroke(path);
    }
  }

  /** @param {TextShape["content"]} content */
  #text(content) {
    if (typeof content === "number") return String(content);
    return "who" in content ? this.#words.who(content.who) : this.#words.say(content.say);
  }

  /**
   * @param {HTMLCanvasElement} image
   * @param {string} colour
   */
  #rim(image, colour) {
    const thick = RIM * devicePixelRatio;
    const [rim, pen] = blank(image.width + 8 * thick, image.height + 8 * thick);
    const [left, top] = [(rim.width - image.width) / 2, (rim.height - image.height) / 2];
    for (let angle = 0; angle < 2 * Math.PI; angle += Math.PI / 12) {
      pen.drawImage(image, left + thick * Math.cos(angle), top + thick * Math.sin(angle));
    }
    pen.globalCompositeOperation = "source-in";
    pen.fillStyle = this.colour(colour);
    pen.fillRect(0, 0, rim.width, rim.height);
    const [halo, soft] = blank(rim.width, rim.height);
    soft.shadowColor = this.colour(colour);
    soft.shadowBlur = 3 * thick;
    soft.drawImage(rim, 0, 0);
    // Only the rim: what is faded must not be seen on a glowing ground.
    soft.shadowColor = "transparent";
    soft.globalCompositeOperation = "destination-out";
    soft.drawImage(image, left, top);
    return halo;
  }
}

/** @param {import("./frames.js").DrawnShape} shape */
function pathOf(shape) {
  const path = new Path2D(shape.is === "path" ? shape.d : undefined);
  if (shape.is === "circle") path.arc(shape.x, shape.y, shape.r, 0, 2 * Math.PI);
  if (shape.is === "symbol") path.addPath(new Path2D(shapeOf(signOf(shape.of))), placed(shape));
  return path;
}

/** @param {string} of  "seat0" …, whose pack may be another than the seat's usual one, or "colour0" … */
function signOf(of) {
  const number = Number(of.at(-1));
  return of.startsWith("seat") ? packOf(number) : number;
}

/** @param {import("./frames.js").SymbolShape} shape */
function placed({ x, y, size }) {
  return new DOMMatrix([size / SIZE, 0, 0, size / SIZE, x, y]);
}

/**
 * The form of a sprite as one line: its first filled shape, on which the others lie; of what is only lines, the first.
 *
 * @param {Sprite} sprite
 */
export function outline({ width, height, shapes }) {
  const drawn = shapes.filter((shape) => shape.is !== "text");
  const form = drawn.find(({ fill = "none" }) => fill !== "none" && fill !== "shadow") ?? drawn[0];
  if (form) return pathOf(form);
  const path = new Path2D();
  path.roundRect(-width / 2, -height / 2, width, height, Math.min(width, height) / 8);
  return path;
}

/**
 * @param {number} width
 * @param {number} height
 * @returns {[HTMLCanvasElement, CanvasRenderingContext2D]}
 */
function blank(width, height) {
  const image = document.createElement("canvas");
  image.width = Math.max(1, Math.ceil(width));
  image.height = Math.max(1, Math.ceil(height));
  return [image, /** @type {CanvasRenderingContext2D} */ (image.getContext("2d"))];
}
