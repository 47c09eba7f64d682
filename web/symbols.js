/** The symbols of the packs, one for each colour of look.md: who is who is never told by colour alone. */

const SVG = "http://www.w3.org/2000/svg";

/** Filled outlines in a box of 24 x 24: wave, sun, leaf, star, heart, moon, anchor, bolt, acorn, flower. */
const SHAPES = [
  "M1 15c3-8 6-8 9-4s5 3 6-1c2-4 5-4 7-1v4c-2-2-3-1-4 1-2 6-7 6-10 2-3-3-4-2-5 2z",
  "M12 6a6 6 0 1 1 0 12a6 6 0 0 1 0-12zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM4 5.400l1.400-1.400L8.200 6.800 6.800 8.200zM15.800 17.200l1.400-1.400L20 18.600 18.600 20zM18.600 4L20 5.400 17.200 8.200l-1.400-1.400zM6.800 15.800l1.400 1.400L5.400 20 4 18.600z",
  "M21 2C9 2 3 7 4 16l-3 5 2 1 3-4c9 1 15-5 15-16zM7 15l8-7-7 8z",
  "M12 1l3.200 7.300 7.800.700-5.900 5.200 1.800 7.800L12 17.900 5.100 22l1.800-7.800L1 9l7.800-.700z",
  "M12 22C4 16 1 12 1 8a5.500 5.500 0 0 1 11-2 5.500 5.500 0 0 1 11 2c0 4-3 8-11 14z",
  "M16 2a10 10 0 1 0 6 15A11 11 0 0 1 16 2z",
  "M12 1a3.500 3.500 0 0 1 1.500 6.700V10H17v2.500h-3.500v7c3-.500 5-2 5.600-4.500L17 15l4-5 2 6-1.800-.300C20 20 16.500 22.500 12 23c-4.500-.500-8-3-9.200-7.300L1 16l2-6 4 5-2.100 0c.600 2.500 2.600 4 5.600 4.500v-7H7V10h3.500V7.700A3.500 3.500 0 0 1 12 1z",
  "M14 1L4 14h6l-2 9L20 9h-7z",
  "M11 1h2v3c5 0 9 2 9 6H2c0-4 4-6 9-6zM3.500 11.500h17C20 17 16 20 12 23 8 20 4 17 3.500 11.500z",
  "M12 9a4.200 4.200 0 1 1 4-6 4.200 4.200 0 1 1 3 7 4.200 4.200 0 1 1-1 7 4.200 4.200 0 1 1-6 1 4.200 4.200 0 1 1-6-1 4.200 4.200 0 1 1-1-7 4.200 4.200 0 1 1 3-7 4.200 4.200 0 1 1 4 6zM12 10.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z",
];

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

/** @param {number} pack  a seat's, from 0 */
export function shapeOf(pack) {
  return SHAPES[pack % SHAPES.length] ?? "";
}

/** @param {number} pack */
export function symbol(pack) {
  const path = draw("path", { d: shapeOf(pack), "fill-rule": "evenodd" });
  return draw("svg", { class: `symbol pack${pack}`, viewBox: "-1 -1 26 26", "aria-hidden": "true" }, path);
}
