/** A game comes in: from a file, from text, from a link. Every move is judged by the rules before it is opened. */
import { button, byId, make, showText } from "./element.js";
import { readRecord } from "./links.js";
import { openingOf } from "./records.js";

/**
 * @typedef {import("./words.js").Words} Words
 * @typedef {{say: import("./frames.js").Sentence, line?: number, good?: string | null}} Fault
 *
 * @typedef {object} Around
 * @property {Words} words
 * @property {import("./guard.js").Voice} python
 * @property {(game: string) => boolean} knows
 * @property {() => void} clear  the table, before another game is tried on it
 * @property {(record: string) => Promise<void>} open
 * @property {(record: string) => void} share
 * @property {(failure: unknown) => void} fail
 */

/** Far above any game. */
const LARGEST_FILE = 4_000_000;

export class Receive {
  #around;
  #dialog = /** @type {HTMLDialogElement} */ (byId("receive"));

  /** @param {Around} around */
  constructor(around) {
    this.#around = around;
  }

  /** The dialog that asks for a file or text. */
  ask() {
    const { words } = this.#around;
    const field = make("textarea", { id: "receive-text", rows: 6, spellcheck: false });
    const file = make("input", { type: "file", id: "receive-file", accept: ".txt,text/plain" });
    const problem = make("p", { className: "note bad", role: "alert", hidden: true });
    file.addEventListener("change", async () => {
      const [chosen] = file.files ?? [];
      if (chosen && chosen.size <= LARGEST_FILE) field.value = await chosen.text();
      showText(problem, chosen && chosen.size > LARGEST_FILE ? words.say("core-record-size") : "");
    });
    const open = () => {
      if (field.value.trim()) void this.open(field.value);
      else showText(problem, words.page("receive-nothing"));
    };
    this.#show(
      "receive",
      make("label", { className: "stack" }, make("span", { textContent: words.page("receive-file") }), file),
      make("label", { className: "stack" }, make("span", { textContent: words.page("receive-text") }), field),
      problem,
      button(words.page("receive-open"), open, { className: "main", data: { do: "open" } }),
    );
  }

  /**
   * @param {string} text  a record or a link
   * @returns {Promise<boolean>} whether a game was opened; if not, it is said why
   */
  async open(text) {
    const { record, isWhole } = await readRecord(text);
    const fault = await this.#judge(record);
    if (!fault && isWhole) {
      this.#dialog.close();
      await this.#around.open(record);
      return true;
    }
    const good = fault ? (fault.good ?? null) : record;
    this.explain({ ...fault, say: isWhole && fault ? fault.say : "core-record-link", good }, text);
    return false;
  }

  /**
   * What is wrong, what can still be played, and the text itself, which nobody throws away.
   *
   * @param {Fault} fault
   * @param {string} text
   */
  explain({ say, line, good }, text) {
    const { words, open, share } = this.#around;
    const reason = words.label(say);
    const buttons = [button(words.page("share"), () => share(text), { data: { do: "share" } })];
    if (good) {
      const goOn = () => {
        this.#dialog.close();
        void open(good);
      };
      buttons.unshift(button(words.page("receive-good"), goOn, { className: "main", data: { do: "good" } }));
    }
    this.#show(
      "receive-damaged",
      make("p", { className: "note bad", textContent: line ? words.page("receive-line", { line, reason }) : reason }),
      ...(good ? [make("p", { textContent: words.page("receive-offer") })] : []),
      ...buttons,
    );
  }

  /**
   * @param {string} record
   * @returns {Promise<Fault | null>}
   */
  async #judge(record) {
    const { python, knows, clear, fail, words } = this.#around;
    const opening = openingOf(record);
    if (!opening) return { say: "core-record-head" };
    words.company = { game: opening.game, seats: opening.players, viewer: null };
    if (!knows(opening.game)) return { say: ["core-record-unknown-game", { game: opening.game }], line: 1 };
    clear();
    try {
      await python.need(opening.game);
      const { error } = await python.call({ do: "load", record });
      return error ?? null;
    } catch (failure) {
      fail(failure);
      return { say: "core-record-head" };
    }
  }

  /**
   * @param {string} title
   * @param {...HTMLElement} content  buttons last
   */
  #show(title, ...content) {
    const { words } = this.#around;
    const buttons = content.filter((element) => element instanceof HTMLButtonElement);
    const rest = content.filter((element) => !(element instanceof HTMLButtonElement));
    const close = button(words.page("close"), () => this.#dialog.close(), { data: { do: "close" } });
    this.#dialog.replaceChildren(
      make("h2", { id: "receive-title", textContent: words.page(title) }),
      ...rest,
      make("div", { className: "row" }, ...buttons, close),
    );
    if (!this.#dialog.open) this.#dialog.showModal();
  }
}
