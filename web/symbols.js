/** The symbols of the packs, one for each colour of look.md: who is who is never told by colour alone. */
import { packOf } from "./theme.js";

const SVG = "http://www.w3.org/2000/svg";

/** Across, centred on 0, 0: as `pygames/core/symbols.py` draws them. */
export const SIZE = 24;
/** @type {string[]} filled outlines, one for each pack */
let shapes = [];

/** @param {string[]} known  as the build wrote them into the page */
export function learnSymbols(known) {
  shapes = known;
}

/**
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {...(Node | string)} children
 * @returns {SVGElementTagNameMap[T]}
 */
export function draw(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** @param {number} pack */
export function shapeOf(pack) {
  return shapes[pack % shapes.length] ?? "";
}

/** @param {number} seat  whose pack may be another than its usual one */
export function symbol(seat) {
  return symbolOfPack(packOf(seat));
}

/** @param {number} pack */
export function symbolOfPack(pack) {
  const path = draw("path", { d: shapeOf(pack) });
  return draw("svg", { class: `symbol pack${pack}`, viewBox: "-13 -13 26 26", "aria-hidden": "true" }, path);
}
