/** One game with Python: it is opened, kept as a record, and gone on with when Python was lost. */
import { byId } from "./element.js";
import { openingOf } from "./records.js";

/**
 * @typedef {import("./frames.js").Frame} Frame
 * @typedef {import("./frames.js").Answer} Answer
 * @typedef {import("./frames.js").Request} Request
 * @typedef {import("./frames.js").Sentence} Sentence
 * @typedef {import("./frames.js").Player} Player
 * @typedef {{game: string, players: Player[], options: Record<string, string>, seed: string}} Opening
 *
 * @typedef {object} Listener
 * @property {() => import("./settings.js").Settings} settings  as they are when a table is opened
 * @property {(frame: Frame, error: Answer["error"]) => void} show
 * @property {(record: string, frame: Frame) => void} keep  the game so far, as text, after every move
 * @property {(failure: unknown) => void} fail  Python broke down
 */

export class Session {
  #python;
  #listener;
  /** @type {Opening | null} */
  #opening = null;
  /** @type {Frame | null} */
  #frame = null;
  /** The game so far as text, to go on from. */
  #record = "";
  #waiting = 0;

  /**
   * @param {import("./guard.js").Voice} python
   * @param {Listener} listener
   */
  constructor(python, listener) {
    this.#python = python;
    this.#listener = listener;
  }

  get opening() {
    return this.#opening;
  }

  get frame() {
    return this.#frame;
  }

  get record() {
    return this.#record;
  }

  /**
   * @param {Opening} opening
   * @returns {Promise<Sentence | null>} why there can be no such table, or null
   */
  open(opening) {
    this.close();
    this.#opening = opening;
    return this.#begin({ do: "new", ...opening }, opening);
  }

  /**
   * A game from its record; as far as the page is concerned it was opened just so.
   *
   * @param {string} record
   * @returns {Promise<Sentence | null>} why it cannot be gone on with, or null
   */
  load(record) {
    this.close();
    const opening = openingOf(record);
    if (!opening) return Promise.resolve("core-record-head");
    this.#opening = opening;
    this.#record = record;
    return this.#begin({ do: "load", record }, opening);
  }

  /**
   * Go on where we were, with a Python that knows nothing of it.
   *
   * @returns {Promise<Sentence | null>} why that cannot be, or null
   */
  async resume() {
    if (!this.#opening) return null;
    const request = this.#record ? { do: "load", record: this.#record } : { do: "new", ...this.#opening };
    return this.#begin(request, this.#opening);
  }

  /** Forget the table; what Python still says of it is not heard. */
  close() {
    this.#opening = this.#frame = null;
    this.#record = "";
  }

  /** @param {Answer} answer  that nobody asked for: the table has changed by itself */
  hear(answer) {
    if (this.#frame) this.#take(answer);
  }

  /** @param {Request} request */
  async send(request) {
    const opening = this.#opening;
    if (!this.#frame) return;
    await this.#during(async () => {
      const answer = await this.#python.call(request);
      if (opening === this.#opening) this.#take(answer);
    });
  }

  /**
   * A question that changes nothing at the table.
   *
   * @param {Request} request
   * @returns {Promise<Answer | null>} null when the table was left meanwhile
   */
  async ask(request) {
    const opening = this.#opening;
    /** @type {Answer | null} */
    let answer = null;
    await this.#during(async () => {
      const said = await this.#python.call(request);
      if (opening === this.#opening) answer = said;
    });
    return answer;
  }

  /**
   * @param {Request} request
   * @param {Opening} opening
   * @returns {Promise<Sentence | null>}
   */
  async #begin(request, opening) {
    /** @type {Sentence | null} */
    let refusal = null;
    await this.#during(async () => {
      await this.#python.need(opening.game);
      if (opening !== this.#opening) return; // left while it loaded
      const answer = await this.#python.call({ ...request, settings: this.#listener.settings() });
      if (opening !== this.#opening) return;
      if (answer.error) refusal = answer.error.say;
      else this.#take(answer);
    });
    return refusal;
  }

  /** @param {Answer} answer */
  #take({ frame, error }) {
    if (!frame) return;
    const grown = frame.moves !== this.#frame?.moves || players(frame) !== players(this.#frame);
    this.#frame = frame;
    this.#listener.show(frame, error);
    if (grown) void this.#keep(frame);
  }

  /** @param {Frame} frame */
  async #keep(frame) {
    const opening = this.#opening;
    const { record } = await this.#python.call({ do: "record" }).catch(() => ({})); // the last one will do
    if (!record || opening !== this.#opening) return;
    this.#record = record;
    this.#listener.keep(record, frame);
  }

  /** @param {() => Promise<void>} work  for which the table counts as busy */
  async #during(work) {
    const busy = (/** @type {number} */ change) => {
      this.#waiting += change;
      byId("table").ariaBusy = String(this.#waiting > 0);
    };
    busy(+1);
    try {
      await work();
    } catch (failure) {
      this.#listener.fail(failure);
    } finally {
      busy(-1);
    }
  }
}

/** @param {Frame | null} frame  whose players may be replaced in mid-game */
function players(frame) {
  return frame?.seats.map(({ kind, name }) => `${kind} ${name}`).join();
}
