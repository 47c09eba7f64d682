/** Python for a table that may be only for looking: another tab plays this game. */

/** @typedef {Pick<import("./python.js").Python, "call" | "need">} Voice */

const LOOKS = ["look", "record", "past", "history"];
/** Bots here are slow to begin, and the pause comes before they do. */
const SLOWEST = 0.1;

export class Guard {
  #python;
  watching = false;

  /** @param {Voice} python */
  constructor(python) {
    this.#python = python;
  }

  /** @param {string} game */
  need(game) {
    return this.#python.need(game);
  }

  /**
   * @param {import("./frames.js").Request} request
   * @returns {Promise<any>}
   */
  async call(request) {
    if (!this.watching || LOOKS.includes(request.do)) return this.#python.call(request);
    if (request.do !== "load") return {};
    const answer = await this.#python.call({ ...request, settings: { speed: SLOWEST } });
    if (answer.frame) await this.#python.call({ do: "pause", on: true });
    // Nobody takes the device from a watcher's hands, and a frame behind the curtain has nothing private.
    return answer.frame ? { ...answer, frame: { ...answer.frame, curtain: null, hands: [] } } : answer;
  }
}
