/** The table screen: a game is opened on it, left, come back to, and shown frame by frame. */
import { byId, showText } from "./element.js";
import { randomSeed } from "./params.js";
import { openingOf } from "./records.js";
import { Session } from "./session.js";
import { SettingsForm } from "./settings.js";
import { View } from "./view.js";

/**
 * @typedef {import("./frames.js").Frame} Frame
 * @typedef {import("./frames.js").Answer} Answer
 * @typedef {import("./session.js").Opening} Opening
 *
 * @typedef {object} Surroundings  what the table needs of the page around it
 * @property {import("./guard.js").Voice} python
 * @property {import("./words.js").Words} words
 * @property {Omit<import("./result.js").Ways, "again">} ways
 * @property {(screen: "table" | "result") => void} enter
 * @property {(record: string, frame: Frame) => void} [keep]  the game so far, as text, after every move
 * @property {(failure: unknown) => void} fail  Python broke down
 * @property {(opening: Opening) => Promise<import("./start.js").EmptyTable | null>} prepare
 */

/** Of bots that nobody plays against any more. */
const HURRIED = 100;

export class TableScreen {
  #around;
  #session;
  #view;
  /** The player looks at something else meanwhile. */
  #away = false;
  /** Paused because nobody sees the page, not by the player. */
  #resting = false;
  /** @type {Opening | null} a game on its way */
  #awaited = null;

  /** @param {Surroundings} around */
  constructor(around) {
    const { python, words, ways, fail } = around;
    const settings = new SettingsForm((settings) => void session.send({ do: "set", settings }));
    const session = new Session(python, {
      settings: () => settings.now,
      show: (frame, error) => this.#take(frame, error),
      keep: around.keep ?? (() => {}),
      fail,
    });
    this.#around = around;
    this.#session = session;
    this.#view = new View(words, {
      session,
      ways: { ...ways, again: () => this.#rematch() },
      playOn: (record) => void this.load(record),
      hurry: () => void session.send({ do: "set", settings: { ...settings.now, speed: HURRIED } }),
    });
    byId("more").addEventListener("click", () => this.#more(byId("more").ariaExpanded !== "true"));
    document.addEventListener("visibilitychange", () => this.#seen(!document.hidden));
  }

  get opening() {
    return this.#session.opening;
  }

  /** The game so far as text; empty before the first move is kept. */
  get record() {
    return this.#session.record;
  }

  /** @param {Opening} opening */
  open(opening) {
    this.close();
    this.#begin(opening);
    return this.#opened(this.#session.open(opening));
  }

  /**
   * A game from its record: a save, an import, or a point of another game to play on from.
   *
   * @param {string} record
   */
  load(record) {
    this.close();
    const opening = openingOf(record);
    if (opening) this.#begin(opening);
    return this.#opened(this.#session.load(record));
  }

  /** After Python was lost and started again. */
  resume() {
    this.#away = false;
    if (this.opening) this.#begin(this.opening);
    return this.#opened(this.#session.resume());
  }

  /** @param {Answer} answer  the table has changed by itself */
  hear(answer) {
    this.#session.hear(answer);
  }

  /**
   * The player goes elsewhere: play stands still.
   *
   * @returns {boolean} whether there is a game to come back to
   */
  leave() {
    const { frame } = this.#session;
    this.#away = frame !== null && !frame.outcome;
    if (this.#away) void this.#session.send({ do: "pause", on: true });
    else this.close();
    return this.#away;
  }

  async comeBack() {
    this.#away = false;
    await this.#session.send({ do: "pause", on: false });
    this.renew();
  }

  close() {
    this.#session.close();
    this.#awaited = null;
    this.#away = false;
    this.#more(false);
    this.#view.clear();
  }

  /** The words or colours have changed. */
  renew() {
    byId("board").ariaLabel = this.#around.words.page("board");
    for (const id of ["moves", "steps", "tools", "zoom"]) byId(id).ariaLabel = this.#around.words.page(id);
    const { frame } = this.#session;
    if (!frame) return;
    this.#view.renew(frame);
    this.#arrive(frame);
  }

  /**
   * @template T
   * @param {Promise<T>} opening  of a table
   */
  async #opened(opening) {
    const refusal = await opening;
    if (document.hidden) this.#seen(false); // in a tab that nobody looks at yet
    return refusal;
  }

  /** @param {boolean} seen  the page; while nobody sees it, the curtain is down and no clock runs */
  #seen(seen) {
    const { frame } = this.#session;
    if (!seen) {
      this.#resting = frame !== null && !frame.paused && !frame.outcome;
      void this.#session.send({ do: "hide" });
    }
    if (this.#resting) void this.#session.send({ do: "pause", on: !seen });
    if (seen) this.#resting = false;
  }

  /** @param {Opening} opening  of a game that is on its way */
  #begin(opening) {
    const { enter, words } = this.#around;
    enter("table");
    byId("table-title").textContent = words.game(opening.game, "title");
    showText(byId("status"), words.page("loading-starting"));
    void this.#layEmpty(opening);
  }

  /** @param {Opening} opening */
  async #layEmpty(opening) {
    this.#awaited = opening;
    const empty = await this.#around.prepare(opening);
    const waiting = this.#awaited === opening && !this.#session.frame;
    if (empty && waiting) this.#view.prepare(opening.game, opening.players, empty);
  }

  /** The same company once more; everybody sits one seat further. */
  #rematch() {
    const { opening } = this;
    if (!opening) return;
    const { players } = opening;
    void this.open({ ...opening, players: [...players.slice(1), ...players.slice(0, 1)], seed: randomSeed() });
  }

  /**
   * @param {Frame} frame
   * @param {Answer["error"]} error
   */
  #take(frame, error) {
    this.#view.take(frame, error);
    this.#arrive(frame); // with the curtain last of all
  }

  /** @param {Frame} frame */
  #arrive({ outcome, curtain }) {
    if (this.#away) return;
    this.#around.enter(outcome ? "result" : "table");
    this.#view.pass(curtain);
  }

  /** @param {boolean} open  where there is room for the board alone, the panel is behind a button */
  #more(open) {
    byId("more").ariaExpanded = String(open);
    byId("table").classList.toggle("unfolded", open);
  }
}
