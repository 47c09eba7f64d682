/**
 * Where the hands of people lie on the screen: one along the lower edge; several around it, each at its own place and
 * turned to its player.
 *
 * @typedef {import("./boxes.js").Box} Box
 * @typedef {import("./camera.js").Zone} Zone
 * @typedef {{top: number, bottom: number}} Bands  the height that hands take along the two edges
 */

export const MARGIN = 10;
/** Hands are the nearest thing on the table: never smaller than they need be, at most this many pixels per unit. */
const LARGEST = 1.5;
/** The part of the height that the hands along one edge may take. */
const SHARE = 0.25;

/**
 * The first half of the people sit at the lower edge, the others across from them.
 *
 * @param {Map<string, Box>} hands  how far each reaches from its own middle, in units
 * @param {{width: number, height: number}} screen
 */
export function rowsOf(hands, screen) {
  const all = [...hands];
  const near = all.slice(0, Math.ceil(all.length / 2));
  const far = all.slice(near.length).reverse(); // so that neighbours sit beside each other
  const rows = [near, far].map((row) => ({ row, scale: scaleOf(row, screen) }));
  const [bottom = 0, top = 0] = rows.map(({ row, scale }) => bandOf(row, scale));
  return { rows, bands: { top, bottom } };
}

/**
 * @param {ReturnType<typeof rowsOf>["rows"]} rows
 * @param {{width: number, height: number}} screen
 * @param {Bands} bands
 * @returns {Map<string, Zone>}
 */
export function dock([near, far], screen, bands) {
  const zones = new Map();
  for (const [zone, x, box, scale] of along(near, screen)) {
    const y = screen.height - bands.bottom / 2 - middleOf(box) * scale;
    zones.set(zone, { scale, x: x - box.left * scale, y, turn: 0 });
  }
  for (const [zone, x, box, scale] of along(far, screen)) {
    zones.set(zone, { scale, x: x + box.right * scale, y: bands.top / 2 + middleOf(box) * scale, turn: 180 });
  }
  return zones;
}

/**
 * One hand is in the middle; several go to the corners.
 *
 * @param {{row: [string, Box][], scale: number} | undefined} hands
 * @param {{width: number}} screen
 * @returns {[zone: string, left: number, box: Box, scale: number][]} each with its left edge on screen
 */
function along(hands, { width }) {
  const { row = [], scale = 1 } = hands ?? {};
  const free = width - row.reduce((sum, [, box]) => sum + widthOf(box) * scale, 0);
  const gap = row.length > 1 ? (free - 2 * MARGIN) / (row.length - 1) : 0;
  let left = row.length > 1 ? MARGIN : free / 2;
  return row.map(([zone, box]) => {
    const at = left;
    left += widthOf(box) * scale + gap;
    return [zone, at, box, scale];
  });
}

/**
 * @param {[string, Box][]} row
 * @param {{width: number, height: number}} screen
 */
function scaleOf(row, { width, height }) {
  const wide = row.reduce((sum, [, box]) => sum + widthOf(box), 0);
  const high = Math.max(0, ...row.map(([, { top, bottom }]) => bottom - top));
  const room = width - MARGIN * (row.length + 1);
  return Math.min(LARGEST, room / (wide || 1), (height * SHARE) / (high || 1));
}

/**
 * @param {[string, Box][]} row
 * @param {number} scale
 */
function bandOf(row, scale) {
  return Math.max(0, ...row.map(([, { top, bottom }]) => (bottom - top) * scale + 2 * MARGIN));
}

/** @param {Box} box */
function widthOf({ left, right }) {
  return right - left;
}

/** @param {Box} box */
function middleOf({ top, bottom }) {
  return (top + bottom) / 2;
}
