/** Beside the canvas: who plays, what is asked, what was refused or hinted, and the tools. */
import { button, byId, make, showText } from "./element.js";

/**
 * @typedef {import("./frames.js").Frame} Frame
 * @typedef {import("./frames.js").Seat} Seat
 * @typedef {import("./frames.js").Request} Request
 * @typedef {{do: string, key?: string}} Tool
 */

/** @type {Tool[]} */
const TOOLS = [{ do: "undo", key: "u" }, { do: "redo" }, { do: "hint", key: "h" }, { do: "pause" }];

export class Panel {
  #words;
  #send;
  /** @type {Frame | null} */
  #frame = null;
  #timer = 0;
  /** The number of moves at which a hint was asked for and has not come yet. */
  #hinting = -1;

  /**
   * @param {import("./words.js").Words} words
   * @param {(request: Request) => void} send
   */
  constructor(words, send) {
    this.#words = words;
    this.#send = send;
  }

  /**
   * @param {Frame} frame
   * @param {import("./frames.js").Answer["error"]} [error]
   */
  show(frame, error) {
    this.#frame = frame;
    byId("seats").replaceChildren(...frame.seats.map((seat, number) => this.#seat(seat, number, frame)));
    showText(byId("status"), frame.paused ? this.#words.page("paused") : this.#words.label(frame.status));
    showText(byId("notice"), this.#notice(frame, error));
    showText(byId("count"), frame.count === null ? "" : String(frame.count));
    this.#tools(frame);
    this.#clock(frame.clock, performance.now());
  }

  clear() {
    this.#frame = null;
    this.#hinting = -1;
    clearTimeout(this.#timer);
    for (const id of ["seats", "tools", "status"]) byId(id).replaceChildren();
    for (const id of ["notice", "clock", "count"]) showText(byId(id), "");
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
  #seat({ kind, score, asked, thinking }, number, { viewer, outcome, how }) {
    const words = this.#words;
    const item = make("li", { className: asked && !outcome ? "asked" : "" });
    const state = outcome || !asked ? "" : words.page(thinking ? "thinking" : how === "turn" ? "turn" : "choosing");
    item.append(
      make("span", { className: "who", textContent: words.who(number) }),
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
   * @param {Frame} frame
   * @param {import("./frames.js").Answer["error"]} error
   */
  #notice({ moves, refusal, hint }, error) {
    const words = this.#words;
    const problem = error ?? refusal;
    if (problem) return words.label(problem.say);
    if (!hint) return this.#hinting === moves ? words.page("waiting-hint") : "";
    this.#hinting = -1;
    const move = words.say(hint.say);
    return hint.why ? words.page("hint-why", { move, why: words.label(hint.why) }) : words.page("hint-is", { move });
  }

  /** @param {Frame} frame */
  #tools({ undo, redo, hands, paused, outcome }) {
    const words = this.#words;
    /** @type {Record<string, boolean>} */
    const can = { undo, redo, hint: hands.length === 1, pause: !outcome };
    const box = byId("tools");
    const focused = [...box.children].find((tool) => tool === document.activeElement);
    box.replaceChildren(
      ...TOOLS.map((tool) => {
        const text = words.page(tool.do === "pause" && paused ? "continue" : tool.do);
        const title = tool.key ? words.page("button-key", { label: text, key: tool.key.toUpperCase() }) : text;
        const act = () => this.#use(tool);
        return button(text, act, { title, disabled: !can[tool.do], data: { do: tool.do } });
      }),
    );
    // The buttons are new; the keyboard stays on the one it was on.
    if (focused instanceof HTMLElement) this.#tool(focused.dataset.do)?.focus();
  }

  /** @param {Tool} tool */
  #use(tool) {
    if (tool.do === "hint") this.#hinting = this.#frame?.moves ?? -1;
    this.#send(tool.do === "pause" ? { do: "pause", on: !this.#frame?.paused } : { do: tool.do });
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
