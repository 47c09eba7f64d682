/**
 * One tab plays a game, the others watch: they get no hold of it until the first lets go.
 * Where the browser has no locks every tab plays; the last move kept counts.
 */

export class Holding {
  /** @type {AbortController | null} ends the wait, or lets go */
  #end = null;

  /**
   * @param {string} id  of a save
   * @param {() => void} mine  called when the other tab has let go
   * @returns {Promise<boolean>} whether the game is ours at once
   */
  async take(id, mine) {
    this.release();
    const end = new AbortController();
    this.#end = end;
    const name = `tac-table game ${id}`;
    const free = await hold(name, { ifAvailable: true }, end.signal);
    if (!free && !end.signal.aborted) void hold(name, { signal: end.signal }, end.signal).then((held) => held && mine());
    return free;
  }

  release() {
    this.#end?.abort();
    this.#end = null;
  }
}

/**
 * @param {string} name
 * @param {LockOptions} options
 * @param {AbortSignal} end  when it is let go
 * @returns {Promise<boolean>} whether it is held; true also where there are no locks
 */
async function hold(name, options, end) {
  /** @type {PromiseWithResolvers<boolean>} */
  const answer = Promise.withResolvers();
  const use = (/** @type {Lock | null} */ lock) => {
    answer.resolve(lock !== null);
    if (lock) return new Promise((done) => end.addEventListener("abort", done));
    return undefined;
  };
  try {
    navigator.locks.request(name, options, use).catch(() => answer.resolve(!end.aborted));
  } catch {
    answer.resolve(true);
  }
  return answer.promise;
}
