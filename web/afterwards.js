/** When a game is over: the result, the chart of the scores, and the way back through all turns. */
import { Chart } from "./chart.js";
import { byId } from "./element.js";
import { Replay, stopsOf } from "./replay.js";
import { names, resultOf } from "./result.js";

/**
 * @typedef {import("./frames.js").Frame} Frame
 * @typedef {import("./frames.js").Past} Past
 * @typedef {import("./frames.js").History} History
 *
 * @typedef {object} Table
 * @property {import("./session.js").Session} session
 * @property {(past: Past) => string} showPast  says what had just happened then
 * @property {(record: string) => void} playOn
 * @property {import("./result.js").Ways} ways
 */

export class Afterwards {
  #words;
  #table;
  #box = byId("result");
  #replay;
  /** @type {Chart | null} */
  #chart = null;
  /** @type {History | null} */
  #history = null;

  /**
   * @param {import("./words.js").Words} words
   * @param {Table} table
   */
  constructor(words, table) {
    this.#words = words;
    this.#table = table;
    this.#replay = new Replay(words, {
      fetch: async (moves) => (await table.session.ask({ do: "past", moves }))?.past ?? null,
      show: (past, point) => {
        this.#chart?.point(point);
        return table.showPast(past);
      },
      playOn: (moves) => void this.#playOn(moves),
    });
  }

  /** @param {Frame} frame */
  show(frame) {
    const { outcome, viewer } = frame;
    this.#box.hidden = !outcome;
    if (!outcome) return this.close();
    this.#box.replaceChildren(...resultOf(outcome, viewer, this.#words, this.#table.ways));
    if (this.#history) return this.#lookBack(frame, this.#history);
    return void this.#ask(frame);
  }

  close() {
    this.#history = this.#chart = null;
    this.#box.hidden = true;
    this.#box.replaceChildren();
    this.#replay.close();
  }

  /** @param {Frame} frame */
  async #ask(frame) {
    const { history } = (await this.#table.session.ask({ do: "history" })) ?? {};
    if (!history || this.#table.session.frame?.outcome === null) return;
    this.#history = history;
    this.#replay.open(history.by);
    this.#lookBack(frame, history);
    byId("panel").scrollTop = 0; // who won comes first
  }

  /**
   * @param {Frame} frame
   * @param {History} history
   */
  #lookBack({ outcome }, { scores, by }) {
    this.#replay.renew();
    const points = stopsOf(by);
    if (!outcome || points.some((moves) => !scores[moves])) return;
    const lines = outcome.sides.map((seats, side) => ({
      name: names(seats, this.#words),
      seat: seats[0] ?? side,
      scores: points.map((moves) => scores[moves]?.[side] ?? 0),
    }));
    this.#chart = new Chart(lines, this.#words);
    this.#chart.point(points.length - 1);
    this.#box.append(this.#chart.element);
  }

  /** @param {number} moves */
  async #playOn(moves) {
    const { record } = (await this.#table.session.ask({ do: "record", moves })) ?? {};
    if (record) this.#table.playOn(record);
  }
}
