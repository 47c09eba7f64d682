/**
 * Python as the tables have it: a game comes with its words, and may be only for looking at, because another tab
 * plays it.
 */

/** @typedef {Pick<import("./python.js").Python, "call" | "need">} Voice */

const LOOKS = ["look", "record", "past", "history"];
/** Bots here are slow to begin, and the pause comes before they do. */
const SLOWEST = 0.1;

export class Guard {
  #python;
  #learn;
  watching = false;

  /**
   * @param {Voice} python
   * @param {(game: string) => Promise<void>} learn  its words
   */
  constructor(python, learn) {
    this.#python = python;
    this.#learn = learn;
  }

  /** @param {string} game */
  async need(game) {
    await Promise.all([this.#python.need(game), this.#learn(game)]);
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
