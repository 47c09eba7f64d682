/** The table screen: frames in, requests out. */
import { Curtain } from "./curtain.js";
import { byId, showText } from "./element.js";
import { Keys } from "./keys.js";
import { Log } from "./log.js";
import { Marks } from "./marks.js";
import { Moves } from "./moves.js";
import { Painter } from "./painter.js";
import { Panel } from "./panel.js";
import { listenToPointer } from "./pointer.js";
import { showResult } from "./result.js";
import { SettingsForm } from "./settings.js";

/**
 * @typedef {import("./frames.js").Frame} Frame
 * @typedef {import("./frames.js").Answer} Answer
 * @typedef {import("./frames.js").Request} Request
 * @typedef {import("./frames.js").Sentence} Sentence
 * @typedef {import("./frames.js").Player} Player
 * @typedef {{game: string, players: Player[], options: Record<string, string>, seed: string}} Opening
 *
 * @typedef {object} Surroundings  what the table needs of the page around it
 * @property {import("./python.js").Python} python
 * @property {import("./words.js").Words} words
 * @property {import("./result.js").Ways} ways
 * @property {(screen: "table" | "result") => void} enter
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
  #settings;
  /** @type {Opening | null} */
  #opening = null;
  /** @type {Frame | null} */
  #frame = null;
  /** The game so far as text, to go on from if Python is lost. */
  #record = "";
  #waiting = 0;
  /** The player looks at something else meanwhile. */
  #away = false;

  /** @param {Surroundings} around */
  constructor(around) {
    const { words } = around;
    const send = (/** @type {Request} */ request) => void this.#send(request);
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
    this.#settings = new SettingsForm((settings) => send({ do: "set", settings }));
    listenToPointer(this.#board, this.#painter, choose);
    this.#curtain = new Curtain(words, (seat) => send({ do: "lift", seat }));
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) send({ do: "hide" });
    });
  }

  get opening() {
    return this.#opening;
  }

  /**
   * Open a new table.
   *
   * @param {Opening} opening
   * @returns {Promise<Sentence | null>} why it cannot be opened, or null
   */
  open(opening) {
    this.close();
    this.#opening = opening;
    return this.#begin({ do: "new", ...opening }, opening.game);
  }

  /**
   * The player goes elsewhere: play stands still.
   *
   * @returns {boolean} whether there is a game to come back to
   */
  leave() {
    this.#away = this.#frame !== null && !this.#frame.outcome;
    if (this.#away) void this.#send({ do: "pause", on: true });
    else this.close();
    return this.#away;
  }

  async comeBack() {
    this.#away = false;
    await this.#send({ do: "pause", on: false });
    this.renew();
  }

  /**
   * After Python was lost and started again: go on where we were.
   *
   * @returns {Promise<Sentence | null>} why that cannot be, or null
   */
  async resume() {
    if (!this.#opening) return null;
    this.#away = false;
    const request = this.#record ? { do: "load", record: this.#record } : { do: "new", ...this.#opening };
    return this.#begin(request, this.#opening.game);
  }

  /** Forget the table; what Python still has of it is not shown any more. */
  close() {
    this.#opening = this.#frame = null;
    this.#record = "";
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
    if (!this.#frame) return;
    this.#introduce(this.#frame);
    this.#painter.renew();
    this.#show(this.#frame);
    this.#log.renew();
    this.#arrive(this.#frame);
  }

  /**
   * The table has changed by itself.
   *
   * @param {Answer} answer
   */
  hear(answer) {
    if (this.#frame) this.#take(answer); // else it is about a table that was left
  }

  /** @param {Answer} answer */
  #take({ frame, error }) {
    if (!frame) return;
    const grown = frame.moves !== this.#frame?.moves;
    this.#frame = frame;
    this.#introduce(frame);
    this.#painter.show(frame);
    this.#show(frame, error);
    this.#log.show(frame.log); // after the rest: it scrolls to its end in the room that the others leave
    this.#arrive(frame); // and the curtain last of all: by then nothing private is on the page
    if (grown) void this.#keep();
  }

  /**
   * @param {Request} request
   * @param {string} game
   * @returns {Promise<Sentence | null>}
   */
  async #begin(request, game) {
    const { python, enter, fail, words } = this.#around;
    const opening = this.#opening;
    enter("table");
    byId("table-title").textContent = words.game(game, "title");
    showText(byId("status"), words.page("loading-starting"));
    this.#wait(+1);
    try {
      await python.need(game);
      if (opening !== this.#opening) return null; // left while it loaded
      const answer = await python.call({ ...request, settings: this.#settings.now });
      if (opening !== this.#opening) return null;
      if (answer.error) return answer.error.say;
      this.#take(answer);
    } catch (failure) {
      fail(failure);
    } finally {
      this.#wait(-1);
    }
    return null;
  }

  /** @param {Frame} frame  whose people all sentences are about from now on */
  #introduce({ game, seats, viewer }) {
    this.#around.words.company = { game, seats, viewer };
  }

  /** @param {Request} request */
  async #send(request) {
    if (!this.#frame) return;
    const opening = this.#opening;
    this.#wait(+1);
    try {
      const answer = await this.#around.python.call(request);
      if (opening === this.#opening) this.#take(answer);
    } catch (failure) {
      this.#around.fail(failure);
    } finally {
      this.#wait(-1);
    }
  }

  /** @param {1 | -1} change  in the number of answers that are owed */
  #wait(change) {
    this.#waiting += change;
    byId("table").ariaBusy = String(this.#waiting > 0);
  }

  async #keep() {
    const opening = this.#opening;
    const { record } = await this.#around.python.call({ do: "record" }).catch(() => ({}));
    if (record && opening === this.#opening) this.#record = record;
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
    if (!this.#frame) return;
    this.#marks.show(this.#frame, this.#around.words);
    this.#keys.refresh();
  }

  /** @param {"back" | "way"} name  of a half-made move, if there is one */
  #step(name) {
    const hand = this.#frame?.hands.find(({ taps }) => taps.length);
    if (hand) void this.#send({ do: name, seat: hand.seat });
  }

  /** @param {string | undefined} region  the keyboard's cursor has come to it */
  #announce(region) {
    const choice = this.#frame?.hands.flatMap(({ choices }) => choices).find((choice) => choice.region === region);
    byId("cursor-says").textContent = choice ? this.#around.words.label(choice.say) : "";
  }
}
