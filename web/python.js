/** Python as the page sees it: ask and be answered, hear of frames, replace it when it is stuck. */
import { collect, findParts, packageOf, packagesOf, partsOf, partsOfStart } from "./parts.js";

/**
 * @typedef {object} Listeners
 * @property {(done: number, total: number) => void} progress  bytes come in, of how many
 * @property {(answer: any) => void} frame  the table changed by itself: a bot moved, a clock ran
 * @property {(failure: PythonFailure) => void} failure  Python failed with no request to blame, or was lost
 */

/** Seconds of silence after which Python counts as lost, while it loads and while it owes an answer. */
const PATIENCE = { loading: 40, answering: 20 };

/** What went wrong: it did not start, it got stuck, or it raised an error (and goes on). */
export class PythonFailure extends Error {
  /**
   * @param {"start" | "stuck" | "error"} kind
   * @param {string} details
   */
  constructor(kind, details) {
    super(details);
    this.kind = kind;
  }
}

export class Python {
  #listeners;
  #document;
  #place;
  /** @type {Worker | undefined} */
  #worker;
  /** @type {Map<number, PromiseWithResolvers<any>>} */
  #waiting = new Map();
  /** @type {PromiseWithResolvers<void> | undefined} */
  #starting;
  #lastId = 0;
  #silence = 0;
  /** @type {number | undefined} */
  #watchdog;

  /**
   * @param {Listeners} listeners
   * @param {Document} document
   */
  constructor(listeners, document) {
    this.#listeners = listeners;
    this.#document = document;
    this.#place = findParts(document);
  }

  /**
   * @param {string} [game]  that will be needed first: it comes together with the rest
   * @returns {Promise<void>} when Python answers; rejects with a PythonFailure, after which restart() may help
   */
  start(game) {
    const starting = Promise.withResolvers();
    this.#starting = starting;
    const packages = packagesOf(game);
    this.#collect(partsOfStart(this.#place.parts.lock, packages)).then(
      (packed) => starting === this.#starting && this.#launch(packages, packed),
      (error) => starting === this.#starting && this.#lose(String(error)),
    );
    return starting.promise;
  }

  /** Throw this Python away and start another; the page then loads its record again. */
  restart() {
    this.#stop(new PythonFailure("stuck", "Python is starting again"));
    return this.start();
  }

  /**
   * @param {Record<string, unknown>} request  the bridge's request, `do` and its arguments
   * @returns {Promise<any>} the bridge's answer
   */
  async call(request) {
    return JSON.parse(await this.#ask({ call: JSON.stringify({ now: Date.now(), ...request }) }));
  }

  /**
   * @param {string} game
   * @returns {Promise<void>} when the game's wheel is loaded
   */
  async need(game) {
    await this.#ask({ need: game, packed: await this.#collect(partsOf(this.#place.parts.lock, packageOf(game))) });
  }

  /**
   * @param {string[]} packages
   * @param {import("./parts.js").Packed | undefined} packed
   */
  #launch(packages, packed) {
    const early = takeEarly();
    const worker = (this.#worker = early?.worker ?? new Worker(this.#place.worker, { type: "module" }));
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = (event) => this.#lose(event.message || "the worker could not be started");
    if (early) for (const event of early.heard) worker.dispatchEvent(event);
    else worker.postMessage({ start: { ...this.#place.parts, packages, packed } });
    // Counted in ticks, not by the clock: a laptop that slept is no reason to give up.
    this.#watchdog = window.setInterval(() => this.#watch(), 1000);
  }

  /**
   * The parts that the worker cannot fetch for itself.
   *
   * @param {string[]} names
   */
  async #collect(names) {
    const { parts, isPacked } = this.#place;
    if (!isPacked) return undefined;
    const total = names.reduce((sum, name) => sum + (parts.files[name]?.size ?? 0), 0);
    let done = 0;
    return collect(this.#document, parts, names, (bytes) => this.#listeners.progress((done += bytes), total));
  }

  /** @param {object} message */
  async #ask(message) {
    await this.#starting?.promise;
    if (!this.#worker) throw new PythonFailure("start", "Python is not running");
    const answer = Promise.withResolvers();
    const id = ++this.#lastId;
    if (this.#waiting.size === 0) this.#silence = 0;
    this.#waiting.set(id, answer);
    this.#worker.postMessage({ id, ...message });
    return answer.promise;
  }

  /** @param {any} data  a message from the worker, see worker.js */
  #hear(data) {
    this.#silence = 0;
    if (data.progress) this.#listeners.progress(data.progress.done, data.progress.total);
    else if (data.frame) this.#listeners.frame(JSON.parse(data.frame));
    else if (data.ready) this.#ready();
    else if (data.failed) this.#lose(data.failed);
    else if (data.id) this.#settle(data);
    else this.#listeners.failure(new PythonFailure("error", data.error));
  }

  #ready() {
    this.#starting?.resolve();
    this.#starting = undefined;
  }

  /** @param {{id: number, answer?: string | null, error?: string}} data */
  #settle({ id, answer, error }) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) waiting?.resolve(answer);
    else waiting?.reject(new PythonFailure("error", error));
  }

  #watch() {
    if (!this.#starting && this.#waiting.size === 0) return;
    this.#silence += 1;
    const patience = this.#starting ? PATIENCE.loading : PATIENCE.answering;
    if (this.#silence > patience) this.#lose(`nothing was heard from Python for ${patience} seconds`);
  }

  /** @param {string} details */
  #lose(details) {
    const failure = new PythonFailure(this.#starting ? "start" : "stuck", details);
    const unasked = !this.#starting;
    this.#stop(failure);
    if (unasked) this.#listeners.failure(failure);
  }

  /**
   * End the worker, and tell all who wait for it why.
   *
   * @param {PythonFailure} failure
   */
  #stop(failure) {
    window.clearInterval(this.#watchdog);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#starting?.reject(failure);
    this.#starting = undefined;
    for (const { reject } of this.#waiting.values()) reject(failure);
    this.#waiting.clear();
    this.#silence = 0;
  }
}

/** @returns {import("./first.js").Early | undefined} the Python that was sent for before this code had come; once */
function takeEarly() {
  const page = /** @type {any} */ (globalThis);
  const early = page.tacTableEarly;
  delete page.tacTableEarly;
  return early;
}
