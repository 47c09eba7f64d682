/** The player's settings: kept between visits; those of play are sent to the table when they change. */
import { byId } from "./element.js";
import { keep, kept } from "./store.js";
import { setTheme, watchSystem } from "./theme.js";

/**
 * @typedef {object} Settings
 * @property {string} theme  "system" or one of THEMES
 * @property {string} motion  "system", or "off"
 * @property {boolean} sound
 * @property {number} speed  of bots
 * @property {boolean} confirm  a move waits as a ghost
 * @property {boolean} takebacks  any move, against bots
 * @property {boolean} clocks
 */

/** @type {Settings} */
const DEFAULTS = {
  theme: "system",
  motion: "system",
  sound: false,
  speed: 1,
  confirm: false,
  takebacks: true,
  clocks: true,
};

/** @type {Set<(settings: Settings) => void>} */
const listeners = new Set();
/** A theme asked for by the address stands until the player chooses one. */
let asked = "";

/** @returns {Settings} */
export function settingsNow() {
  return { ...DEFAULTS, ...kept("settings", DEFAULTS) };
}

/**
 * Show the settings and follow them.
 *
 * @param {string | null} theme  by the address
 * @param {() => void} painted  colours have changed
 */
export function openSettings(theme, painted) {
  asked = theme ?? "";
  const wear = () => {
    dress(settingsNow());
    painted();
  };
  listeners.add(wear);
  watchSystem(wear);
  dress(settingsNow());
  for (const name of Object.keys(DEFAULTS)) field(name).addEventListener("change", () => changed(name));
  byId("settings-close").addEventListener("click", () => dialog().close());
  for (const opener of document.querySelectorAll("[data-open=settings]")) {
    opener.addEventListener("click", showSettings);
  }
}

export function showSettings() {
  for (const [name, value] of Object.entries(settingsNow())) {
    const input = field(name);
    if (input instanceof HTMLInputElement) input.checked = Boolean(value);
    else input.value = String(value);
  }
  if (!dialog().open) dialog().showModal();
}

/** The settings as a table sees them. */
export class SettingsForm {
  /** @param {(settings: Settings) => void} changed */
  constructor(changed) {
    listeners.add(changed);
  }

  get now() {
    return settingsNow();
  }
}

/** @param {string} name  of a setting */
function changed(name) {
  const input = field(name);
  const value = input instanceof HTMLInputElement ? input.checked : name === "speed" ? Number(input.value) : input.value;
  if (name === "theme") asked = "";
  keep("settings", { ...settingsNow(), [name]: value });
  for (const listener of listeners) listener(settingsNow());
}

/** @param {Settings} settings */
function dress({ theme, motion, sound }) {
  setTheme(asked || theme);
  document.documentElement.dataset.motion = motion;
  document.documentElement.dataset.sound = sound ? "on" : "off";
}

function dialog() {
  return /** @type {HTMLDialogElement} */ (byId("settings"));
}

/** @param {string} name */
function field(name) {
  return /** @type {HTMLInputElement | HTMLSelectElement} */ (byId(`set-${name}`));
}
