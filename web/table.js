/** The table screen: what a frame shows, and what the player does with it. */
import { Curtain } from "./curtain.js";
import { byId, showText } from "./element.js";
import { Keys } from "./keys.js";
import { Log } from "./log.js";
import { Marks } from "./marks.js";
import { Moves } from "./moves.js";
import { Painter } from "./painter.js";
import { Panel } from "./panel.js";
import { listenToPointer } from "./pointer.js";
import { openingOf } from "./records.js";
import { showResult } from "./result.js";
import { Session } from "./session.js";
import { SettingsForm } from "./settings.js";

/**
 * @typedef {import("./frames.js").Frame} Frame
 * @typedef {import("./frames.js").Answer} Answer
 * @typedef {import("./frames.js").Request} Request
 * @typedef {import("./session.js").Opening} Opening
 *
 * @typedef {object} Surroundings  what the table needs of the page around it
 * @property {import("./python.js").Python} python
 * @property {import("./words.js").Words} words
 * @property {import("./result.js").Ways} ways
 * @property {(screen: "table" | "result") => void} enter
 * @property {(record: string, frame: Frame) => void} [keep]  the game so far, as text, after every move
 * @property {(failure: unknown) => void} fail  Python broke down
 */

export class TableScreen {
  #around;
  #board = /** @type {HTMLCanvasElement} */ (byId("board"));
  #curtain;
  #painter;
  #marks;
  #keys;
  #panel;
  #moves;
  #log;
  #session;
  /** The player looks at something else meanwhile. */
  #away = false;

  /** @param {Surroundings} around */
  constructor(around) {
    const { python, words, fail } = around;
    const send = (/** @type {Request} */ request) => void this.#session.send(request);
    const choose = (/** @type {string} */ region) => send({ do: "tap", region });
    this.#around = around;
    this.#painter = new Painter(this.#board, words, () => this.#laidOut());
    this.#marks = new Marks(byId("marks"), this.#painter, choose);
    this.#keys = new Keys(this.#board, this.#marks, {
      choose,
      back: () => this.#step("back"),
      tool: (key) => (key === "n" ? this.#step("way") : this.#panel.press(key)),
      moved: (region) => this.#announce(region),
    });
    this.#panel = new Panel(words, send);
    this.#moves = new Moves(words, send);
    this.#log = new Log(words);
    const settings = new SettingsForm((settings) => send({ do: "set", settings }));
    const show = this.#take.bind(this);
    const keep = around.keep ?? (() => {});
    this.#session = new Session(python, { settings: () => settings.now, show, keep, fail });
    listenToPointer(this.#board, this.#painter, choose);
    this.#curtain = new Curtain(words, (seat) => send({ do: "lift", seat }));
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) send({ do: "hide" });
    });
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
    this.#begin(opening.game);
    return this.#session.open(opening);
  }

  /**
   * A game from its record: a save, an import, or a point of another game to play on from.
   *
   * @param {string} record
   */
  load(record) {
    this.close();
    const opening = openingOf(record);
    if (opening) this.#begin(opening.game);
    return this.#session.load(record);
  }

  /** After Python was lost and started again. */
  resume() {
    this.#away = false;
    if (this.opening) this.#begin(this.opening.game);
    return this.#session.resume();
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
    this.#away = false;
    this.#painter.clear();
    this.#panel.clear();
    this.#moves.clear();
    this.#log.clear();
    this.#curtain.show(null);
    byId("marks").replaceChildren();
    byId("result").hidden = true;
  }

  /** The words or colours have changed. */
  renew() {
    byId("board").ariaLabel = this.#around.words.page("board");
    for (const id of ["moves", "steps", "tools"]) byId(id).ariaLabel = this.#around.words.page(id);
    const { frame } = this.#session;
    if (!frame) return;
    this.#introduce(frame);
    this.#painter.renew();
    this.#show(frame);
    this.#log.renew();
    this.#arrive(frame);
  }

  /** @param {string} game  that is on its way */
  #begin(game) {
    const { enter, words } = this.#around;
    enter("table");
    byId("table-title").textContent = words.game(game, "title");
    showText(byId("status"), words.page("loading-starting"));
  }

  /**
   * @param {Frame} frame
   * @param {Answer["error"]} error
   */
  #take(frame, error) {
    this.#introduce(frame);
    this.#painter.show(frame);
    this.#show(frame, error);
    this.#log.show(frame.log); // after the rest: it scrolls to its end in the room that the others leave
    this.#arrive(frame); // and the curtain last of all: by then nothing private is on the page
  }

  /** @param {Frame} frame  whose people all sentences are about from now on */
  #introduce({ game, seats, viewer }) {
    this.#around.words.company = { game, seats, viewer };
  }

  /**
   * @param {Frame} frame
   * @param {Answer["error"]} [error]
   */
  #show(frame, error) {
    const { words, ways } = this.#around;
    this.#panel.show(frame, error);
    this.#moves.show(frame);
    this.#laidOut();
    showResult(frame, words, ways);
  }

  /** @param {Frame} frame */
  #arrive({ outcome, curtain }) {
    if (this.#away) return;
    this.#around.enter(outcome ? "result" : "table");
    this.#curtain.show(curtain);
  }

  #laidOut() {
    const { frame } = this.#session;
    if (!frame) return;
    this.#marks.show(frame, this.#around.words);
    this.#keys.refresh();
  }

  /** @param {"back" | "way"} name  of a half-made move, if there is one */
  #step(name) {
    const hand = this.#session.frame?.hands.find(({ taps }) => taps.length);
    if (hand) void this.#session.send({ do: name, seat: hand.seat });
  }

  /** @param {string | undefined} region  the keyboard's cursor has come to it */
  #announce(region) {
    const choices = this.#session.frame?.hands.flatMap(({ choices }) => choices) ?? [];
    const choice = choices.find((choice) => choice.region === region);
    byId("said").textContent = choice ? this.#around.words.label(choice.say) : "";
  }
}
