/** Words on the canvas. */

/** The part of its size to which text is made smaller; what is then still too long is cut. */
const SMALLEST = 0.65;
const FACE = { text: '"Atkinson Hyperlegible", sans-serif', title: '"Baloo 2", sans-serif' };
/** Text is centred by the height of capitals, which both faces have at about 0.68 of the size. */
const CAPITAL = { text: 0.34, title: 0.31 };

/**
 * Words that would be wider than their room are set smaller: languages differ. A very long name is cut: it is to be
 * read in full beside the picture.
 *
 * @param {CanvasRenderingContext2D} pen
 * @param {import("./frames.js").TextShape} shape
 * @param {string} text
 * @param {string} colour
 * @param {number} width  of the sprite
 */
export function write(pen, { x, y, size, title, room: given }, text, colour, width) {
  const room = given ?? width * 0.94;
  const kind = title ? "title" : "text";
  const set = (/** @type {number} */ size) => (pen.font = `${title ? 700 : 400} ${size}px ${FACE[kind]}`);
  pen.textAlign = "center";
  pen.textBaseline = "alphabetic";
  set(size);
  const fitting = size * Math.max(SMALLEST, Math.min(1, room / (pen.measureText(text).width || 1)));
  set(fitting);
  pen.fillStyle = colour;
  pen.fillText(cut(pen, text, room), x, y + fitting * CAPITAL[kind]);
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {string} text
 * @param {number} room
 */
function cut(pen, text, room) {
  const letters = [...text];
  let shown = text;
  while (letters.length > 1 && pen.measureText(shown).width > room) {
    letters.pop();
    shown = `${letters.join("").trimEnd()}…`;
  }
  return shown;
}
