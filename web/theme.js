/**
 * Named colours of scenes as values of the theme. theme.css has the values; the tones of packs are mixed from them.
 */

export const THEMES = ["light", "dark", "contrast"];

/** Of a pack, or of the one that a seat wears. */
const DYE = /^(colour|seat|)(light|dark|)(\d)$/;
/** How far a pack's light goes to white, its dark to black. */
const LIGHTER = 0.55;
const DARKER = 0.35;
const PACKS = 10;

const systems = {
  dark: matchMedia("(prefers-color-scheme: dark)"),
  contrast: matchMedia("(prefers-contrast: more)"),
};

/** @param {string} wanted  a theme, or "system" */
export function setTheme(wanted) {
  document.documentElement.dataset.theme = THEMES.includes(wanted) ? wanted : systemTheme();
}

/** @param {() => void} changed  the system's theme has */
export function watchSystem(changed) {
  for (const system of Object.values(systems)) system.addEventListener("change", changed);
}

function systemTheme() {
  return systems.contrast.matches ? "contrast" : systems.dark.matches ? "dark" : "light";
}

/** @returns {number[]} the pack that each seat has unless it chooses another */
export function usualColours() {
  return Array.from({ length: PACKS }, (_, seat) => seat);
}

/** The packs of the seats now, and after how many seats they begin again. */
let worn = { packs: usualColours(), count: Infinity };

/**
 * @param {number[]} packs  as the seats wear them
 * @param {number} count  of colours in use; where it is less than the seats, partners wear the same
 */
export function wearColours(packs, count) {
  worn = { packs, count };
}

/** @param {number} seat */
export function packOf(seat) {
  const colour = seat % worn.count;
  return worn.packs[colour] ?? colour;
}

/** The colours of the theme as it is now; ask for new ones when it has changed. */
export class Colours {
  #style = getComputedStyle(document.documentElement);
  /** @type {Map<string, string>} */
  #known = new Map();

  /**
   * @param {string} name  as in a scene, or of the page's own: "glow"
   * @returns {string} a CSS colour
   */
  get(name) {
    let value = this.#known.get(name);
    if (value === undefined) {
      value = this.#find(name);
      this.#known.set(name, value);
    }
    return value;
  }

  /** @param {string} name */
  #find(name) {
    const [, whose, tone, number] = DYE.exec(name) ?? [];
    if (number === undefined) return this.#read(name);
    const colour = this.#read(`colour${whose === "seat" ? packOf(Number(number)) : number}`);
    if (tone === "light") return mix(colour, this.#read("white"), LIGHTER);
    return tone === "dark" ? mix(colour, "#000000", DARKER) : colour;
  }

  /** @param {string} name */
  #read(name) {
    return this.#style.getPropertyValue(`--${name}`).trim() || "transparent";
  }
}

/**
 * @param {string} one  #rrggbb
 * @param {string} other  #rrggbb
 * @param {number} part  how much of the other
 */
export function mix(one, other, part) {
  const channel = (/** @type {string} */ hex, /** @type {number} */ at) => parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(one, at) * (1 - part) + channel(other, at) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
