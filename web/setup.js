/** The set-up screen: how many play, who they are, and the game's options. */
import { byId, make, showText } from "./element.js";
import { KINDS, randomSeed } from "./params.js";
import { nameOf } from "./words.js";

/**
 * @typedef {import("./games.js").Info} Info
 * @typedef {import("./frames.js").Player} Player
 * @typedef {import("./frames.js").Kind} Kind
 * @typedef {import("./session.js").Opening} Opening
 */

const LONGEST_NAME = 40;

export class Setup {
  #words;
  #count = /** @type {HTMLSelectElement} */ (byId("seat-count"));
  /** @type {Info | null} */
  #info = null;
  /** @type {Player[]} one for each seat the game can have, also those not in use now */
  #players = [];
  /** @type {Record<string, string>} */
  #options = {};
  /** @type {import("./frames.js").Sentence | null} */
  #problem = null;

  /**
   * @param {import("./words.js").Words} words
   * @param {(opening: Opening) => void} start
   */
  constructor(words, start) {
    this.#words = words;
    this.#count.addEventListener("change", () => this.#showSeats());
    byId("setup-form").addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.#info) start(this.#opening(this.#info));
    });
  }

  /**
   * @param {Info} info
   * @param {Partial<Opening>} [like]  begin with this set-up
   * @param {import("./frames.js").Sentence | null} [problem]  why it could not be played so
   */
  open(info, { players = [], options = {} } = {}, problem = null) {
    this.#info = info;
    this.#problem = problem;
    const most = Math.max(...info.seats);
    this.#players = Array.from({ length: most }, (_, seat) => players[seat] ?? newcomer(seat));
    this.#options = Object.fromEntries(info.options.map(({ name, default: usual }) => [name, options[name] ?? usual]));
    this.#count.replaceChildren(...info.seats.map((count) => make("option", { value: count, textContent: count })));
    this.#count.value = String(players.length || info.seats[0]);
    this.renew();
  }

  /** The words have changed. */
  renew() {
    if (!this.#info) return;
    const { id } = this.#info;
    this.#words.company = { game: id, seats: this.#players, viewer: null };
    byId("setup-title").textContent = this.#words.game(id, "title");
    byId("setup-tagline").textContent = this.#words.game(id, "tagline");
    showText(byId("setup-problem"), this.#problem ? this.#words.say(this.#problem) : "");
    this.#showSeats();
    this.#showOptions(this.#info);
  }

  /**
   * @param {Info} info
   * @returns {Opening}
   */
  #opening({ id }) {
    const players = this.#playing.map((player) => ({ ...player }));
    return { game: id, players, options: { ...this.#options }, seed: randomSeed() };
  }

  get #playing() {
    return this.#players.slice(0, Number(this.#count.value));
  }

  #showSeats() {
    byId("setup-seats").replaceChildren(...this.#playing.map((player, seat) => this.#seat(player, seat)));
  }

  /**
   * @param {Player} player
   * @param {number} seat
   */
  #seat(player, seat) {
    const words = this.#words;
    const number = seat + 1;
    const kind = make("select", { name: `kind${seat}`, ariaLabel: words.page("who-plays", { number }) });
    kind.append(...KINDS.map((kind) => make("option", { value: kind, textContent: words.page(`kind-${kind}`) })));
    kind.value = player.kind;
    const name = make("input", { name: `name${seat}`, value: player.name, maxLength: LONGEST_NAME });
    name.ariaLabel = words.page("seat-name", { number });
    name.autocomplete = "off";
    name.addEventListener("input", () => (player.name = name.value));
    kind.addEventListener("change", () => {
      player.kind = /** @type {Kind} */ (kind.value);
      this.#nameBots();
    });
    name.placeholder = nameOf(words, this.#players, seat);
    return make("li", {}, kind, name);
  }

  /** What seats without a name will be called; a bot's name depends on the bots before it. */
  #nameBots() {
    for (const [seat] of this.#players.entries()) {
      const field = document.querySelector(`#setup-seats [name=name${seat}]`);
      if (field instanceof HTMLInputElement) field.placeholder = nameOf(this.#words, this.#players, seat);
    }
  }

  /** @param {Info} info */
  #showOptions({ id, options }) {
    byId("setup-options").replaceChildren(...options.map((option) => this.#option(id, option)));
  }

  /**
   * @param {string} game
   * @param {import("./games.js").Option} option
   */
  #option(game, { name, choices }) {
    const words = this.#words;
    const help = make("p", { className: "help", id: `help-${name}` });
    const select = make("select", { name });
    select.setAttribute("aria-describedby", help.id);
    const text = (/** @type {string} */ choice) => words.game(game, `option-${name}-${choice}`);
    select.append(...choices.map((choice) => make("option", { value: choice, textContent: text(choice) })));
    select.value = this.#options[name] ?? "";
    const explain = () => showText(help, this.#help(game, name, select.value));
    select.addEventListener("change", () => {
      this.#options[name] = select.value;
      explain();
    });
    explain();
    const title = make("span", { textContent: words.game(game, `option-${name}`) });
    return make("div", {}, make("label", { className: "field" }, title, select), help);
  }

  /**
   * @param {string} game
   * @param {string} name
   * @param {string} choice
   */
  #help(game, name, choice) {
    const keys = [`option-${name}-${choice}-help`, `option-${name}-help`];
    const key = keys.find((key) => this.#words.has(game, key));
    return key ? this.#words.game(game, key) : "";
  }
}

/**
 * @param {number} seat
 * @returns {Player} one person, and bots against them
 */
function newcomer(seat) {
  return { kind: seat ? "bot2" : "person", name: "" };
}
