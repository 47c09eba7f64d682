/** The keyboard: a cursor over what can be chosen on the canvas, and a letter for each tool. */

/**
 * @typedef {import("./ground.js").Spot} Spot
 * @typedef {{x: number, y: number}} Direction
 *
 * @typedef {object} Deeds
 * @property {(region: string) => void} choose
 * @property {() => void} confirm  the move that is shown as a ghost, where nothing is left to be chosen
 * @property {() => boolean} back  whether there was a step to take back
 * @property {(key: string) => void} tool  a letter was pressed anywhere on the table screen
 * @property {(region: string | undefined) => void} moved  the cursor is on this region now
 */

/** @type {Record<string, Direction>} */
const ARROWS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export class Keys {
  #canvas;
  #marks;
  #deeds;
  /** @type {string | undefined} */
  #region;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {import("./marks.js").Marks} marks
   * @param {Deeds} deeds
   */
  constructor(canvas, marks, deeds) {
    this.#canvas = canvas;
    this.#marks = marks;
    this.#deeds = deeds;
    canvas.addEventListener("keydown", (event) => this.#onCanvas(event));
    canvas.addEventListener("focus", () => this.refresh());
    canvas.addEventListener("blur", () => this.#marks.ring(undefined));
    document.addEventListener("keydown", (event) => this.#anywhere(event));
  }

  /** Things lie elsewhere, or others can be chosen: the cursor stays on what it was on, if it can. */
  refresh() {
    const { spots } = this.#marks;
    const spot = spots.find(({ region }) => region === this.#region) ?? spots[0];
    const seen = this.#canvas.matches(":focus-visible");
    this.#marks.ring(seen ? spot?.box : undefined);
    if (!seen || spot?.region === this.#region) return;
    this.#region = spot?.region;
    this.#deeds.moved(this.#region);
  }

  /** @param {KeyboardEvent} event */
  #onCanvas(event) {
    const arrow = ARROWS[event.key];
    if (arrow) this.#step(arrow);
    else if (event.key === "Enter" || event.key === " ") this.#choose();
    else return;
    event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  #anywhere(event) {
    if (document.body.dataset.screen !== "table" || document.querySelector("dialog[open]")) return;
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key === "Escape") this.#leave();
    else if (event.key.length === 1) this.#deeds.tool(event.key.toLowerCase());
  }

  /** A half-made move is left step by step, and then the board itself: the wheel is the page's again. */
  #leave() {
    if (!this.#deeds.back()) this.#canvas.blur();
  }

  #choose() {
    const spot = this.#marks.spots.find(({ region }) => region === this.#region);
    if (spot) this.#deeds.choose(spot.region);
    else this.#deeds.confirm();
  }

  /** @param {Direction} arrow */
  #step(arrow) {
    const { spots } = this.#marks;
    const here = spots.find(({ region }) => region === this.#region);
    const next = here ? nextIn(spots, here, arrow) : spots[0];
    if (!next) return;
    this.#region = next.region;
    this.#marks.ring(next.box);
    this.#deeds.moved(next.region);
  }
}

/**
 * The nearest spot that way. What lies aside counts as farther; from the last one it goes on at the other end, so that
 * every spot can be reached.
 *
 * @param {Spot[]} spots
 * @param {Spot} here
 * @param {Direction} arrow
 */
export function nextIn(spots, here, arrow) {
  const others = spots.filter((spot) => spot !== here).map((spot) => {
    const [dx, dy] = [spot.x - here.x, spot.y - here.y];
    return { spot, ahead: dx * arrow.x + dy * arrow.y, aside: Math.abs(dx * arrow.y) + Math.abs(dy * arrow.x) };
  });
  const ahead = others.filter(({ ahead }) => ahead > 1);
  const cost = (/** @type {typeof others[number]} */ { ahead, aside }) => ahead + 2 * aside;
  if (ahead.length) return ahead.sort((one, other) => cost(one) - cost(other))[0]?.spot;
  const after = (spots.indexOf(here) + (arrow.x + arrow.y) + spots.length) % spots.length;
  return spots[after];
}

/** @param {EventTarget | null} target */
function isTyping(target) {
  return target instanceof HTMLElement && target.matches("input, select, textarea");
}
