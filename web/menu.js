/** The table's menu: who sits where, the whole screen, giving up, leaving. */
import { button, byId, make } from "./element.js";
import { KINDS } from "./params.js";
import { showSettings } from "./settings.js";
import { symbol } from "./symbols.js";

/**
 * @typedef {import("./frames.js").Frame} Frame
 * @typedef {import("./frames.js").Request} Request
 *
 * @typedef {object} Deeds
 * @property {(request: Request) => Promise<void>} send
 * @property {() => void} hurry  nobody is left to watch: the bots need not wait
 * @property {() => void} leave  the game is kept
 */

/** Who plays on for somebody who gives up. */
const SUCCESSOR = "bot2";

export class Menu {
  #words;
  #deeds;
  #dialog = /** @type {HTMLDialogElement} */ (byId("menu"));
  /** @type {Frame | null} */
  #frame = null;

  /**
   * @param {import("./words.js").Words} words
   * @param {Deeds} deeds
   */
  constructor(words, deeds) {
    this.#words = words;
    this.#deeds = deeds;
    document.addEventListener("fullscreenchange", () => this.#nameFullscreen());
  }

  /** @param {Frame} frame */
  open(frame) {
    this.#frame = frame;
    this.#fill(frame);
    if (!this.#dialog.open) this.#dialog.showModal();
  }

  /** @param {Frame} frame  that has come meanwhile */
  show(frame) {
    this.#frame = frame;
    if (frame.curtain !== null || frame.outcome) this.close();
  }

  close() {
    this.#dialog.close();
  }

  /** @param {Frame} frame */
  #fill(frame) {
    const words = this.#words;
    const seats = frame.seats.map((_, seat) => this.#seat(frame, seat));
    const title = make("h3", { textContent: words.page("who-sits") });
    this.#dialog.replaceChildren(
      make("h2", { id: "menu-title", textContent: words.page("menu") }),
      ...(frame.outcome ? [] : [title, make("ul", { className: "sitting" }, ...seats)]),
      make("div", { className: "row" }, ...this.#buttons(frame)),
    );
  }

  /** @param {Frame} frame */
  #buttons({ viewer, outcome }) {
    const words = this.#words;
    const item = (/** @type {string} */ key, /** @type {() => void} */ act, text = words.page(key)) =>
      button(text, act, { data: { do: key } });
    const away = (/** @type {() => void} */ act) => () => {
      this.close();
      act();
    };
    const buttons = [];
    if (document.fullscreenEnabled) buttons.push(item("fullscreen", away(toggleFullscreen), this.#fullscreen));
    buttons.push(item("settings", away(showSettings)));
    if (viewer !== null && !outcome) buttons.push(item("resign", () => this.#askToResign()));
    buttons.push(item("leave-table", away(this.#deeds.leave)));
    buttons.push(button(words.page("close"), () => this.close(), { className: "main", data: { do: "close" } }));
    return buttons;
  }

  get #fullscreen() {
    return this.#words.page(document.fullscreenElement ? "fullscreen-end" : "fullscreen");
  }

  /** It may have been left by a key, with the menu open. */
  #nameFullscreen() {
    const item = this.#dialog.querySelector("[data-do=fullscreen]");
    if (item) item.textContent = this.#fullscreen;
  }

  /**
   * @param {Frame} frame
   * @param {number} seat
   */
  #seat({ seats }, seat) {
    const words = this.#words;
    const select = make("select", { name: `sit${seat}`, ariaLabel: words.page("who-plays", { number: seat + 1 }) });
    select.append(...KINDS.map((kind) => make("option", { value: kind, textContent: words.page(`kind-${kind}`) })));
    select.value = seats[seat]?.kind ?? "";
    const name = make("span", { className: "who", textContent: words.who(seat) });
    select.addEventListener("change", () => void this.#sit(seat, select.value));
    return make("li", {}, symbol(seat), name, select);
  }

  /**
   * @param {number} seat
   * @param {string} kind
   */
  async #sit(seat, kind) {
    await this.#deeds.send({ do: "sit", seat, player: { kind, name: "" } });
    if (this.#frame && this.#dialog.open) this.#fill(this.#frame);
    const select = this.#dialog.querySelector(`[name=sit${seat}]`);
    if (select instanceof HTMLElement) select.focus();
  }

  #askToResign() {
    const words = this.#words;
    const no = button(words.page("go-back"), () => this.#frame && this.#fill(this.#frame));
    const sure = { className: "main", data: { do: "resign-yes" } };
    const yes = button(words.page("resign"), () => void this.#resign(), sure);
    this.#dialog.replaceChildren(
      make("h2", { id: "menu-title", textContent: words.page("resign") }),
      make("p", { textContent: words.page("resign-means") }),
      make("div", { className: "row" }, yes, no),
    );
    no.focus();
  }

  async #resign() {
    this.close();
    const { viewer, seats } = this.#frame ?? {};
    if (typeof viewer !== "number") return;
    const last = seats?.filter(({ kind }) => kind === "person").length === 1;
    await this.#deeds.send({ do: "sit", seat: viewer, player: { kind: SUCCESSOR, name: "" } });
    if (last) this.#deeds.hurry();
  }
}

function toggleFullscreen() {
  // Refused by some frames and devices: then the window stays as it is.
  const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  void done.catch(() => {});
}
