/**
 * The games that were begun here, kept by the browser. Where it keeps nothing they live as long as the page does.
 *
 * @typedef {object} Save
 * @property {string} id
 * @property {string} game
 * @property {import("./frames.js").Player[]} players
 * @property {number[]} colours  of the seats
 * @property {string} record
 * @property {number} moves  of players, not of chance
 * @property {boolean} over
 * @property {number} when  milliseconds
 */
import { clear, createStore, del, entries, get, set } from "idb-keyval";

/** Finished games are looked at for a while; unfinished ones are never thrown away. */
const MOST_FINISHED = 20;

export class Saves {
  /** @type {Map<string, Save>} what the browser did not take */
  #loose = new Map();
  /** @type {ReturnType<typeof createStore> | null} */
  #store = null;
  #trouble;
  #told = false;
  #channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("tac-table saves");
  /** Steps one after another: an older state must not overwrite a newer one. */
  #work = Promise.resolve();

  /** @param {(kind: "absent" | "full") => void} trouble  told once */
  constructor(trouble) {
    this.#trouble = trouble;
  }

  /** @param {(id: string) => void} changed  another tab has kept or deleted this game */
  watch(changed) {
    this.#channel?.addEventListener("message", ({ data }) => changed(String(data)));
  }

  /** @returns {Promise<Save[]>} the latest first */
  async list() {
    await this.#work;
    const kept = await this.#try(async (store) => entries(store));
    const all = new Map(/** @type {[string, Save][] | undefined} */ (kept));
    for (const [id, save] of this.#loose) all.set(id, save);
    return [...all.values()].sort((one, other) => other.when - one.when);
  }

  /**
   * @param {string} id
   * @returns {Promise<Save | undefined>}
   */
  async get(id) {
    await this.#work;
    return this.#loose.get(id) ?? (await this.#try(async (store) => get(id, store)));
  }

  /**
   * @param {Save} save
   * @returns {Promise<boolean>} whether it will be there on the next visit
   */
  async put(save) {
    this.#loose.set(save.id, save);
    let kept = false;
    this.#work = this.#work.then(async () => {
      kept = await this.#write(save);
      if (kept && this.#loose.get(save.id) === save) this.#loose.delete(save.id);
    });
    await this.#work;
    if (kept) this.#channel?.postMessage(save.id);
    if (kept && save.over) await this.#tidy();
    return kept;
  }

  /** @param {string} id  of a game that will be gone with the page */
  isLoose(id) {
    return this.#loose.has(id);
  }

  /** @param {string} id */
  async remove(id) {
    this.#loose.delete(id);
    await this.#try(async (store) => del(id, store));
    this.#channel?.postMessage(id);
  }

  async clear() {
    await this.#work;
    this.#loose.clear();
    await this.#try(async (store) => clear(store));
  }

  /** @param {Save} save */
  async #write(save) {
    try {
      await set(save.id, save, this.#open());
      return true;
    } catch (error) {
      if (!this.#told) this.#trouble(error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "absent");
      this.#told = true;
      return false;
    }
  }

  async #tidy() {
    const finished = (await this.list()).filter(({ over }) => over);
    for (const { id } of finished.slice(MOST_FINISHED)) await this.remove(id);
  }

  /**
   * @template T
   * @param {(store: ReturnType<typeof createStore>) => Promise<T>} work
   * @returns {Promise<T | undefined>} undefined where the browser keeps nothing
   */
  async #try(work) {
    try {
      return await work(this.#open());
    } catch {
      return undefined;
    }
  }

  #open() {
    this.#store ??= createStore("tac-table", "games");
    return this.#store;
  }
}
