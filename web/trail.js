/**
 * The browser's back: from a dialog to what is behind it, from set-up and table to home. The entry of a table also
 * says which game is on it, so that a reload or a tab that was discarded finds it again.
 *
 * @typedef {"home" | "setup" | "table" | "result"} Screen
 * @typedef {object} Entry  what the browser remembers for us
 * @property {number} depth  how many of our entries are before it
 * @property {Screen} screen
 * @property {string} [dialog]
 * @property {string} [game]  the id of a save
 * @property {string} [record]  the game itself, where it could not be saved
 */

export class Trail {
  #show;
  /** Steps are taken one after another: going back takes the browser a moment. */
  #steps = Promise.resolve();
  /** @type {(() => void) | null} our own step back is under way */
  #arrived = null;

  /** @param {(screen: Screen) => void} show  the user went there with the browser's buttons */
  constructor(show) {
    this.#show = show;
    addEventListener("popstate", () => this.#popped());
    for (const dialog of document.querySelectorAll("dialog")) {
      // The curtain is no step of the user's: nothing takes it away but the one it waits for.
      if (dialog.id !== "curtain") this.#follow(dialog);
    }
  }

  /** @returns {Entry} where we are */
  get here() {
    return history.state ?? { depth: 0, screen: "home" };
  }

  /** @param {Screen} screen  that the page has come to by itself */
  at(screen) {
    const depth = screen === "home" ? 0 : 1;
    this.#then(async () => {
      if (this.here.depth > depth) await this.#back(this.here.depth - depth);
      const { game, record } = this.here;
      const entry = screen === "home" || screen === "setup" ? { depth, screen } : { depth, screen, game, record };
      if (this.here.depth < depth) history.pushState(entry, "");
      else history.replaceState(entry, "");
    });
  }

  /**
   * @param {string} game  the save of the table's game
   * @param {string} [record]
   */
  note(game, record) {
    this.#then(async () => history.replaceState({ ...this.here, game, record }, ""));
  }

  /** @param {HTMLDialogElement} dialog */
  #follow(dialog) {
    const look = () => {
      if (dialog.open) this.#then(async () => this.#opened(dialog));
      else this.#then(async () => void (this.here.dialog === dialog.id && (await this.#back(1))));
    };
    new MutationObserver(look).observe(dialog, { attributeFilter: ["open"] });
  }

  /** @param {HTMLDialogElement} dialog */
  #opened(dialog) {
    const { depth, screen, game, record } = this.here;
    if (dialog.open && this.here.dialog !== dialog.id) {
      history.pushState({ depth: depth + 1, screen, game, record, dialog: dialog.id }, "");
    }
  }

  /** @param {() => Promise<void>} step */
  #then(step) {
    this.#steps = this.#steps.then(step).catch(() => {}); // a frame may be forbidden to touch the history
  }

  /** @param {number} steps */
  #back(steps) {
    return new Promise((/** @type {(value?: unknown) => void} */ resolve) => {
      this.#arrived = resolve;
      history.go(-steps);
      // A browser that does not go is not waited for.
      setTimeout(resolve, 500);
    });
  }

  #popped() {
    if (this.#arrived) {
      this.#arrived();
      this.#arrived = null;
      return;
    }
    const { screen, dialog } = this.here;
    const open = [...document.querySelectorAll("dialog")].filter(({ open, id }) => open && id !== "curtain");
    for (const shown of open) if (shown.id !== dialog) shown.close();
    const current = document.body.dataset.screen;
    const same = screen === current || (screen === "table" && current === "result");
    if (!same) this.#show(screen);
  }
}
