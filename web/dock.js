/**
 * Where the hands lie on the screen: one along the lower edge; those of several people around it, each at its own place
 * and turned to its player; those of bots beside the table.
 *
 * @typedef {import("./boxes.js").Box} Box
 * @typedef {import("./camera.js").Zone} Zone
 * @typedef {{top: number, bottom: number, left: number, right: number}} Bands  the room that hands take along the edges
 * @typedef {{row: [string, Box][], scale: number}} Row
 */

export const MARGIN = 10;
/** Hands are the nearest thing on the table: never smaller than they need be, at most this many pixels per unit. */
const LARGEST = 1.5;
/** The part of the height that the hands along one edge may take, alone or with others across. */
const SHARE = 0.25;
const SHARED = 0.2;
/** The part of the width that the hands of bots may take at each side. */
const SIDE = 0.13;

/**
 * The first half of the people sit at the lower edge, the others across from them; the first half of the bots lie on the
 * left, from below, the others on the right.
 *
 * @param {Map<string, Box>} hands  how far each reaches from its own middle, in units
 * @param {Set<string>} bots  which of them nobody holds
 * @param {{width: number, height: number}} screen
 */
export function rowsOf(hands, bots, screen) {
  const halves = (/** @type {[string, Box][]} */ all) => {
    const half = Math.ceil(all.length / 2);
    return [all.slice(0, half), all.slice(half).reverse()]; // so that neighbours sit beside each other
  };
  const people = halves([...hands].filter(([zone]) => !bots.has(zone)));
  const high = screen.height * (people[1]?.length ? SHARED : SHARE);
  const rows = people.map((row) => ({ row, scale: scaleOf(row, { width: screen.width, height: high }) }));
  const [bottom = 0, top = 0] = rows.map(({ row, scale }) => bandOf(row, scale));
  const between = { width: screen.width * SIDE, height: screen.height - top - bottom };
  const sides = halves([...hands].filter(([zone]) => bots.has(zone)));
  const scale = Math.min(LARGEST, ...sides.map((row) => scaleBeside(row, between)));
  const [left = 0, right = 0] = sides.map((row) => Math.max(0, ...row.map(([, box]) => widthOf(box) * scale + MARGIN)));
  return { rows: [...rows, ...sides.map((row) => ({ row, scale }))], bands: { top, bottom, left, right } };
}

/**
 * @param {Row[]} rows
 * @param {{width: number, height: number}} screen
 * @param {Bands} bands
 * @returns {Map<string, Zone>}
 */
export function dock([near, far, left, right], screen, bands) {
  const zones = new Map([...beside(left, bands, screen, 0), ...beside(right, bands, screen, screen.width)]);
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
 * @param {Row | undefined} hands
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
 * In a column at one side, upright, the first the lowest.
 *
 * @param {Row | undefined} hands
 * @param {Bands} bands
 * @param {{height: number}} screen
 * @param {number} edge  of the screen
 * @returns {[string, Zone][]}
 */
function beside(hands, { top, bottom }, { height }, edge) {
  const { row = [], scale = 1 } = hands ?? {};
  let y = (height + top - bottom + columnOf(row) * scale) / 2; // the foot of the column
  return row.map(([zone, box]) => {
    const foot = y - (MARGIN * scale) / 2;
    y = foot - (box.bottom - box.top + MARGIN / 2) * scale;
    const x = edge ? edge - MARGIN / 2 - box.right * scale : MARGIN / 2 - box.left * scale;
    return [zone, { scale, x, y: foot - box.bottom * scale, turn: 0 }];
  });
}

/**
 * @param {[string, Box][]} row
 * @param {{width: number, height: number}} room
 */
function scaleBeside(row, { width, height }) {
  const wide = Math.max(1, ...row.map(([, box]) => widthOf(box)));
  return Math.min(width / wide, height / Math.max(1, columnOf(row)));
}

/** @param {[string, Box][]} row  one above the other, in units */
function columnOf(row) {
  return row.reduce((sum, [, { top, bottom }]) => sum + bottom - top + MARGIN, 0);
}

/**
 * @param {[string, Box][]} row
 * @param {{width: number, height: number}} room
 */
function scaleOf(row, { width, height }) {
  const wide = row.reduce((sum, [, box]) => sum + widthOf(box), 0);
  const high = Math.max(0, ...row.map(([, { top, bottom }]) => bottom - top));
  const room = width - MARGIN * (row.length + 1);
  return Math.min(LARGEST, room / (wide || 1), height / (high || 1));
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
