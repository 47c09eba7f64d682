/** All that a frame shows: the picture, and what stands beside it in words. */
import { Afterwards } from "./afterwards.js";
import { Curtain } from "./curtain.js";
import { Effects } from "./effects.js";
import { byId } from "./element.js";
import { Keys } from "./keys.js";
import { Log } from "./log.js";
import { Marks } from "./marks.js";
import { Menu } from "./menu.js";
import { isSettled, Moves } from "./moves.js";
import { Notice } from "./notice.js";
import { Painter } from "./painter.js";
import { Panel } from "./panel.js";
import { listenToPointer } from "./pointer.js";
import { Reader } from "./reader.js";
import { showSince } from "./since.js";
import { Zoom } from "./zoom.js";

/**
 * @typedef {import("./frames.js").Frame} Frame
 * @typedef {import("./frames.js").Refusal} Refusal
 * @typedef {import("./frames.js").Past} Past
 *
 * @typedef {object} Deeds
 * @property {import("./session.js").Session} session
 * @property {import("./result.js").Ways} ways
 * @property {(record: string) => void} playOn
 * @property {() => void} hurry
 */

export class View {
  #words;
  #deeds;
  #painter;
  #marks;
  #keys;
  #panel;
  #moves;
  #notice;
  #log;
  #curtain;
  #effects;
  #menu;
  #reader;
  #afterwards;
  #zoom;
  /** @type {number | null | undefined} */
  #viewer;

  /**
   * @param {import("./words.js").Words} words
   * @param {Deeds} deeds
   */
  constructor(words, deeds) {
    const board = /** @type {HTMLCanvasElement} */ (byId("board"));
    const { session } = deeds;
    const send = (/** @type {import("./frames.js").Request} */ request) => void session.send(request);
    const choose = (/** @type {string} */ region, /** @type {number | undefined} */ seat = undefined) => send({ do: "tap", region, seat });
    this.#words = words;
    this.#deeds = deeds;
    this.#painter = new Painter(board, words, () => this.#laidOut());
    this.#marks = new Marks(byId("marks"), this.#painter, choose);
    this.#keys = new Keys(board, this.#marks, {
      choose,
      finish: () => this.#waiting && send({ do: "confirm", seat: this.#waiting.seat }),
      back: () => this.#step("back"),
      tool: (key) => (key === "n" ? this.#step("way") : this.#zoom.press(key) || this.#panel.press(key)),
      moved: (region) => this.#reached(region),
    });
    this.#reader = new Reader(words);
    this.#panel = new Panel(words, (tool) => this.#use(tool));
    this.#notice = new Notice(words, (rule) => this.#read(rule));
    this.#moves = new Moves(words, send);
    this.#log = new Log(words);
    this.#effects = new Effects(byId("effects"));
    const { hurry, ways } = deeds;
    this.#menu = new Menu(words, { send: (request) => session.send(request), hurry, leave: ways.home });
    this.#curtain = new Curtain(words, (seat) => send({ do: "lift", seat }));
    this.#afterwards = new Afterwards(words, { ...deeds, showPast: (past) => this.#showPast(past) });
    this.#zoom = new Zoom(board, this.#painter, words);
    listenToPointer(board, this.#painter, this.#zoom, {
      choose,
      confirm: (seat) => send({ do: "confirm", seat }),
      aim: (region) => this.#marks.ring(region ? this.#painter.spot(region)?.box : undefined),
      several: () => (session.frame?.hands.length ?? 0) > 1,
    });
  }

  clear() {
    for (const part of [this.#painter, this.#panel, this.#moves, this.#notice, this.#log, this.#effects]) part.clear();
    this.#viewer = undefined;
    this.#afterwards.close();
    this.#menu.close();
    this.#curtain.show(null);
    byId("marks").replaceChildren();
    showSince([]);
  }

  /**
   * Until the first frame comes.
   *
   * @param {string} game
   * @param {import("./frames.js").Player[]} seats
   * @param {import("./start.js").EmptyTable} empty
   */
  prepare(game, seats, { viewer, scene, sprites }) {
    this.#words.company = { game, seats, viewer };
    const nothing = { moves: 0, hands: [], hint: null, log: { from: 0, lines: [] } };
    this.#painter.show({ viewer, seats, scene, sprites, ...nothing });
  }

  /**
   * @param {Frame} frame
   * @param {Refusal} [error]
   */
  take(frame, error) {
    this.#introduce(frame);
    if (this.#viewer === undefined) this.#painter.settle(); // on the empty table one hand may have had more room
    const effect = this.#effects.of(frame);
    this.#painter.show(frame, effect.pause);
    this.#effects.play(effect, this.#painter.liveliest());
    this.#log.show(frame.log);
    this.#show(frame, error);
    this.#log.toEnd(); // in the room that the others leave
  }

  /** @param {Frame} frame  in the words and colours of now */
  renew(frame) {
    this.#introduce(frame);
    this.#painter.renew();
    this.#log.renew();
    this.#show(frame);
  }

  /** @param {number | null} seat  to whom the device is passed: by now nothing private is on the page */
  pass(seat) {
    this.#curtain.show(seat);
  }

  /** @param {Frame} frame  whose people all sentences are about from now on */
  #introduce({ game, seats, viewer }) {
    this.#words.company = { game, seats, viewer };
  }

  /**
   * @param {Frame} frame
   * @param {Refusal} [error]
   */
  #show(frame, error) {
    this.#panel.show(frame);
    this.#notice.show(frame, error);
    this.#sumUp(frame);
    this.#moves.show(frame);
    this.#menu.show(frame);
    this.#zoom.renew();
    this.#laidOut();
    this.#afterwards.show(frame);
  }

  /** @param {Frame} frame */
  #sumUp({ since, viewer, hands, how }) {
    const lines = hands.length === 1 && viewer !== null && how !== "free" ? this.#log.since(since, viewer) : [];
    showSince(lines);
    // The log is read out as it grows; to somebody else it has come all at once and silently.
    if (this.#viewer !== viewer && this.#viewer !== undefined) byId("said").textContent = lines.join(" ");
    this.#viewer = viewer;
  }

  /**
   * @param {Past} past
   * @returns {string} what had just happened then
   */
  #showPast({ moves, scene, sprites }) {
    const { frame } = this.#deeds.session;
    if (!frame) return "";
    this.#painter.show({ ...frame, scene, sprites, hands: [], hint: null });
    return this.#log.upTo(moves);
  }

  #laidOut() {
    const { frame } = this.#deeds.session;
    if (!frame) return;
    this.#marks.show(frame, this.#words);
    this.#keys.refresh();
  }

  /** @param {string} tool */
  #use(tool) {
    const { frame } = this.#deeds.session;
    if (!frame) return;
    if (tool === "rules") return this.#read(null);
    if (tool === "menu") return this.#menu.open(frame);
    if (tool === "hint") this.#notice.hinting = frame.moves;
    void this.#deeds.session.send(tool === "pause" ? { do: "pause", on: !frame.paused } : { do: tool });
  }

  /** @param {string | null} rule */
  #read(rule) {
    const { frame } = this.#deeds.session;
    if (frame) void this.#reader.open(frame.game, rule);
  }

  /**
   * @param {"back" | "way"} name
   * @returns {boolean} whether there is a half-made move
   */
  #step(name) {
    const hand = this.#deeds.session.frame?.hands.find(({ taps }) => taps.length);
    if (hand) void this.#deeds.session.send({ do: name, seat: hand.seat });
    return hand !== undefined;
  }

  /** @param {string | undefined} region  the keyboard's cursor has come to it */
  #reached(region) {
    const choices = this.#deeds.session.frame?.hands.flatMap(({ choices }) => choices) ?? [];
    const choice = choices.find((choice) => choice.region === region);
    const ghost = region === undefined ? this.#waiting?.ghost : null;
    const text = ghost ? this.#words.page("confirm", { move: this.#words.say(ghost.say) }) : "";
    byId("said").textContent = choice ? this.#words.label(choice.say) : text;
    if (region) this.#zoom.reveal(region);
  }

  /** Whose move is finished and waits for a last word. */
  get #waiting() {
    return this.#deeds.session.frame?.hands.find((hand) => hand.ghost && (!hand.choices.length || isSettled(hand)));
  }
}
