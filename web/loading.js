/** How Python is doing: bytes while it comes, and what to do when it failed. */
import { isAble } from "./able.js";
import { byId, showText } from "./element.js";

/** @typedef {import("./python.js").PythonFailure} PythonFailure */

const MEGABYTE = 1e6;

/** Whether Python can run in this browser; if not, the note that says so is in the page already. */
export function canPlay() {
  const able = isAble();
  byId("too-old").classList.toggle("certain", !able);
  return able;
}

export class Loading {
  #words;
  /** @type {[number, number]} */
  #bytes = [0, 0];
  /** @type {unknown} */
  #failure = null;

  /**
   * @param {import("./words.js").Words} words
   * @param {() => void} retry
   */
  constructor(words, retry) {
    this.#words = words;
    byId("retry").addEventListener("click", retry);
  }

  /**
   * @param {number} done
   * @param {number} total
   */
  progress(done, total) {
    this.#bytes = [done, total];
    this.renew();
  }

  /** @param {"loading" | "ready"} state */
  is(state) {
    document.body.dataset.python = state;
    this.#failure = null;
    this.renew();
  }

  /**
   * @param {Promise<void>} starting
   * @returns {Promise<boolean>} whether Python has started
   */
  async during(starting) {
    this.is("loading");
    try {
      await starting;
      this.is("ready");
      return true;
    } catch (failure) {
      this.fail(failure);
      return false;
    }
  }

  /** @param {unknown} failure */
  fail(failure) {
    document.body.dataset.python = "failed";
    this.#failure = failure;
    this.renew();
  }

  /** What failed, in the failing part's own words; empty while all is well. */
  get details() {
    return this.#failure ? String(this.#failure) : "";
  }

  renew() {
    const [done, total] = this.#bytes;
    const bar = /** @type {HTMLProgressElement} */ (byId("loading-bar"));
    byId("loading").hidden = document.body.dataset.python !== "loading";
    bar.max = total || 1;
    bar.value = done;
    byId("loading-text").textContent = this.#text(done, total);
    this.#showFailure();
  }

  /**
   * @param {number} done
   * @param {number} total
   */
  #text(done, total) {
    if (!total || done >= total) return this.#words.page("loading-starting");
    const megabytes = (/** @type {number} */ bytes) => Math.round((bytes / MEGABYTE) * 10) / 10;
    return this.#words.page("loading-bytes", { done: megabytes(done), total: megabytes(total) });
  }

  #showFailure() {
    const failure = this.#failure;
    byId("failure").hidden = !failure;
    if (!failure) return;
    const kind = /** @type {Partial<PythonFailure>} */ (failure).kind ?? "error";
    showText(byId("failure-text"), this.#words.page(`failure-${kind}`));
    byId("failure-details").textContent = String(failure);
  }
}
