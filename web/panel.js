/** Beside the canvas: who plays, what is asked, and the tools. */
import { button, byId, make, showText } from "./element.js";
import { names } from "./result.js";
import { symbol } from "./symbols.js";

/**
 * @typedef {import("./frames.js").Frame} Frame
 * @typedef {import("./frames.js").Seat} Seat
 * @typedef {{do: string, key?: string}} Tool
 */

/** @type {Tool[]} */
const TOOLS = [
  { do: "undo", key: "u" },
  { do: "redo" },
  { do: "hint", key: "h" },
  { do: "pause" },
  { do: "rules", key: "?" },
  { do: "menu" },
];

/** Milliseconds for which "Go!" is to be seen after the count. */
const GOING = 700;

export class Panel {
  #words;
  #use;
  /** @type {Frame | null} */
  #frame = null;
  #timer = 0;
  /** Until "Go!" has been seen: a timer. */
  #going = 0;

  /**
   * @param {import("./words.js").Words} words
   * @param {(tool: string) => void} use
   */
  constructor(words, use) {
    this.#words = words;
    this.#use = use;
  }

  /** @param {Frame} frame */
  show(frame) {
    this.#frame = frame;
    byId("seats").replaceChildren(...frame.seats.map((seat, number) => this.#seat(seat, number, frame)));
    showText(byId("status"), frame.paused ? this.#words.page("paused") : this.#words.label(frame.status));
    this.#count(frame.count);
    // Whoever shares the screen looks at the board.
    byId("table").classList.toggle("shared", frame.how === "free" && frame.viewer === null);
    this.#tools(frame);
    this.#clock(frame.clock, performance.now());
  }

  /** @param {number | null} count  to screen readers the status says the same */
  #count(count) {
    const box = byId("count");
    const over = count === null && Boolean(Number(box.textContent));
    if (count === null && !over) return;
    clearTimeout(this.#going);
    showText(box, over ? this.#words.page("go") : String(count));
    if (over) this.#going = window.setTimeout(() => showText(box, ""), GOING);
  }

  clear() {
    this.#frame = null;
    clearTimeout(this.#timer);
    clearTimeout(this.#going);
    for (const id of ["seats", "tools", "status"]) byId(id).replaceChildren();
    for (const id of ["clock", "count"]) showText(byId(id), "");
  }

  /** @param {string} key  pressed anywhere on the table screen */
  press(key) {
    const tool = TOOLS.find((tool) => tool.key === key);
    if (tool) this.#tool(tool.do)?.click();
  }

  /**
   * @param {string | undefined} name
   * @returns {HTMLButtonElement | null}
   */
  #tool(name) {
    return byId("tools").querySelector(`[data-do=${name}]`);
  }

  /**
   * @param {Seat} seat
   * @param {number} number
   * @param {Frame} frame
   */
  #seat({ kind, score, asked, thinking }, number, { viewer, outcome, how, seats }) {
    const words = this.#words;
    const item = make("li", { className: asked && !outcome ? "asked" : "" });
    const state = outcome || !asked || how === "free" ? "" : words.page(thinking ? "thinking" : how === "turn" ? "turn" : "choosing");
    item.append(
      symbol(number),
      make("span", { className: "who", textContent: words.who(number) }),
      ...this.#company(number, seats, viewer),
      make("span", { className: "kind", textContent: words.page(`kind-${kind}`) }),
      make("span", { className: "state", textContent: state }),
    );
    if (score !== null) {
      const label = make("span", { className: "unseen", textContent: words.page("score") });
      item.append(make("span", { className: "score" }, label, ` ${score}`));
    }
    if (number === viewer) item.ariaCurrent = "true";
    return item;
  }

  /**
   * Who plays together with a seat, where some do.
   *
   * @param {number} number
   * @param {Seat[]} seats
   * @param {number | null} viewer
   */
  #company(number, seats, viewer) {
    const side = seats[number]?.side;
    const others = seats.flatMap((seat, other) => (seat.side === side && other !== number ? [other] : []));
    if (!others.length || number === viewer) return [];
    const words = this.#words;
    const own = viewer !== null && others.includes(viewer);
    const text = own ? words.page("partner") : words.page("side-with", { who: names(others, words) });
    return [make("span", { className: "side", textContent: text })];
  }

  /** @param {Frame} frame */
  #tools({ undo, redo, hands, paused, outcome }) {
    const words = this.#words;
    /** @type {Record<string, boolean>} */
    const can = { undo, redo, hint: hands.length === 1, pause: !outcome, rules: true, menu: true };
    const box = byId("tools");
    const focused = [...box.children].find((tool) => tool === document.activeElement);
    box.replaceChildren(
      ...TOOLS.map((tool) => {
        const text = words.page(tool.do === "pause" && paused ? "continue" : tool.do);
        const title = tool.key ? words.page("button-key", { label: text, key: tool.key.toUpperCase() }) : text;
        const act = () => this.#use(tool.do);
        return button(text, act, { title, disabled: !can[tool.do], data: { do: tool.do } });
      }),
    );
    // The buttons are new; the keyboard stays on the one it was on.
    if (focused instanceof HTMLElement) this.#tool(focused.dataset.do)?.focus();
  }

  /**
   * Frames come when something happens; between them the clock is counted down here.
   *
   * @param {number | null} left
   * @param {number} since
   */
  #clock(left, since) {
    clearTimeout(this.#timer);
    const stands = !this.#frame || this.#frame.paused || this.#frame.holding || this.#frame.curtain !== null;
    const now = left === null ? null : Math.max(0, left - (stands ? 0 : performance.now() - since));
    showText(byId("clock"), now === null ? "" : this.#words.page("clock", { seconds: Math.ceil(now / 1000) }));
    if (now && !stands) this.#timer = window.setTimeout(() => this.#clock(left, since), 250);
  }
}
