/**
 * The table before anything is dealt, as the build has drawn it: what is seen of a game until Python can deal.
 *
 * @typedef {import("./frames.js").Scene} Scene
 * @typedef {Record<string, import("./frames.js").Sprite>} Sprites
 * @typedef {{sprites: Sprites, scenes: Record<string, Scene>}} Start  scenes by number of seats, seen from the first
 * @typedef {{viewer: number | null, scene: Scene, sprites: Sprites}} EmptyTable
 */

/**
 * @param {import("./games.js").Info} info
 * @param {import("./frames.js").Player[]} players
 * @returns {Promise<EmptyTable | null>} null where there is none to be had: Python's first picture will do
 */
export async function emptyTable({ start }, players) {
  try {
    const { sprites, scenes } = typeof start === "string" ? await fetched(start) : (start ?? { sprites: {}, scenes: {} });
    const people = players.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
    // Several people would first see the curtain: nobody's table until it is lifted.
    const [viewer = null] = people.length === 1 ? people : [];
    const scene = viewer ? undefined : scenes[players.length];
    return scene ? { viewer, scene, sprites } : null;
  } catch {
    return null;
  }
}

/**
 * @param {string} address
 * @returns {Promise<Start>}
 */
async function fetched(address) {
  const answer = await fetch(new URL(address, document.baseURI));
  return answer.ok ? answer.json() : { sprites: {}, scenes: {} };
}
