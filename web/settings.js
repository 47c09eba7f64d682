/** The settings of play: kept between visits, sent to the table when they change. */
import { byId } from "./element.js";
import { keep, kept } from "./store.js";

/** @typedef {{speed: number, confirm: boolean, takebacks: boolean}} Settings */

/** @type {Settings} */
const DEFAULTS = { speed: 1, confirm: false, takebacks: true };

export class SettingsForm {
  #speed = /** @type {HTMLSelectElement} */ (byId("speed"));
  #confirm = /** @type {HTMLInputElement} */ (byId("confirm"));
  #takebacks = /** @type {HTMLInputElement} */ (byId("takebacks"));

  /** @param {(settings: Settings) => void} changed */
  constructor(changed) {
    const { speed, confirm, takebacks } = { ...DEFAULTS, ...kept("settings", DEFAULTS) };
    this.#speed.value = String(speed);
    this.#confirm.checked = confirm;
    this.#takebacks.checked = takebacks;
    for (const field of [this.#speed, this.#confirm, this.#takebacks]) {
      field.addEventListener("change", () => {
        keep("settings", this.now);
        changed(this.now);
      });
    }
  }

  /** @returns {Settings} */
  get now() {
    return {
      speed: Number(this.#speed.value) || DEFAULTS.speed,
      confirm: this.#confirm.checked,
      takebacks: this.#takebacks.checked,
    };
  }
}
