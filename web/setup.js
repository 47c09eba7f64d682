/** The set-up screen: how many play, who they are, and the game's options. What was chosen last is remembered. */
import { byId, make, showText } from "./element.js";
import { coloursOf, possible, settle } from "./games.js";
import { randomSeed } from "./params.js";
import { SeatRow } from "./seat_row.js";
import { keep, kept } from "./store.js";
import { usualColours } from "./theme.js";

/**
 * @typedef {import("./games.js").Info} Info
 * @typedef {import("./frames.js").Player} Player
 * @typedef {import("./session.js").Opening} Opening
 * @typedef {{players: Player[], options: Record<string, string>, colours: number[]}} Remembered
 */

/**
 * The set-up of the last time, or the usual one.
 *
 * @param {Info} info
 * @returns {Remembered}
 */
export function lastSetUp(info) {
  /** @type {Partial<Remembered>} */
  const last = kept(`setup ${info.id}`, {});
  const names = kept("names", /** @type {string[]} */ ([]));
  const usual = info.seats.includes(info.usual) ? info.usual : (info.seats[0] ?? 1);
  const fresh = Array.from({ length: usual }, (_, seat) => newcomer(seat, names));
  const players = last.players && info.seats.includes(last.players.length) ? last.players : fresh;
  return { players, options: settle(info, players.length, last.options ?? {}), colours: last.colours ?? usualColours() };
}

export class Setup {
  #words;
  #count = /** @type {HTMLSelectElement} */ (byId("seat-count"));
  /** @type {Info | null} */
  #info = null;
  /** @type {Player[]} one for each seat the game can have, also those not in use now */
  #players = [];
  /** @type {number[]} a permutation: who takes another's colour gives their own */
  #colours = usualColours();
  /** @type {Record<string, string>} */
  #options = {};
  /** @type {import("./frames.js").Sentence | null} */
  #problem = null;

  /**
   * @param {import("./words.js").Words} words
   * @param {(opening: Opening, colours: number[]) => void} start
   */
  constructor(words, start) {
    this.#words = words;
    this.#count.addEventListener("change", () => this.#show());
    byId("setup-form").addEventListener("submit", (event) => {
      event.preventDefault();
      if (!this.#info) return;
      const opening = this.#opening(this.#info);
      this.#remember(opening);
      start(opening, [...this.#colours]);
    });
  }

  /**
   * @param {Info} info
   * @param {Partial<Opening>} [like]  begin with this set-up
   * @param {import("./frames.js").Sentence | null} [problem]  why it could not be played so
   */
  open(info, like = {}, problem = null) {
    const last = lastSetUp(info);
    const { players = last.players, options = last.options } = like;
    const names = kept("names", /** @type {string[]} */ ([]));
    this.#info = info;
    this.#problem = problem;
    this.#colours = last.colours;
    const most = Math.max(...info.seats);
    this.#players = Array.from({ length: most }, (_, seat) => ({ ...(players[seat] ?? newcomer(seat, names)) }));
    this.#options = { ...options };
    this.#count.replaceChildren(...info.seats.map((count) => make("option", { value: count, textContent: count })));
    const count = like.players ? players.length : companyFor(info, players.length, options);
    this.#count.value = String(info.seats.includes(count) ? count : info.seats[0]);
    this.renew();
    // Where its words are still to come, the options follow.
    void this.#words.learn(info).then(() => this.#info === info && this.renew(), () => {});
  }

  /** The words have changed. */
  renew() {
    if (!this.#info) return;
    const { id } = this.#info;
    this.#words.company = { game: id, seats: this.#players, viewer: null };
    byId("setup-title").textContent = this.#words.game(id, "title");
    byId("setup-tagline").textContent = this.#words.game(id, "tagline");
    showText(byId("setup-problem"), this.#problem ? this.#words.say(this.#problem) : "");
    this.#show();
  }

  /**
   * @param {Info} info
   * @returns {Opening}
   */
  #opening({ id }) {
    const players = this.#playing.map((player) => ({ ...player }));
    return { game: id, players, options: { ...this.#options }, seed: randomSeed() };
  }

  /** @param {Opening} opening */
  #remember({ game, players, options }) {
    keep(`setup ${game}`, { players, options, colours: this.#colours });
    const names = players.map(({ kind, name }) => (kind === "person" ? name : ""));
    if (names.some(Boolean)) keep("names", names);
  }

  get #playing() {
    return this.#players.slice(0, Number(this.#count.value));
  }

  get #colourCount() {
    return this.#info ? coloursOf(this.#info, this.#playing.length, this.#options) : Infinity;
  }

  /** The options first: who plays with whom depends on them. */
  #show() {
    this.#showOptions();
    this.#showSeats();
  }

  #showSeats() {
    const count = this.#colourCount;
    const rows = this.#playing.map((player, seat, { length }) => {
      const others = Array.from({ length }, (_, other) => other).filter((other) => other !== seat);
      const partners = others.filter((other) => other % count === seat % count);
      const colour = this.#colours[seat % count] ?? seat;
      return new SeatRow(this.#words, { player, seat, colour, partners }, {
        changed: () => rows.forEach((row) => row.name(this.#players)),
        dye: (colour) => this.#dye(seat, colour),
      });
    });
    rows.forEach((row) => row.name(this.#players));
    byId("setup-seats").replaceChildren(...rows.map(({ element }) => element));
  }

  /**
   * @param {number} seat
   * @param {number} colour
   */
  #dye(seat, colour) {
    const own = seat % this.#colourCount;
    const other = this.#colours.indexOf(colour);
    this.#colours[other] = this.#colours[own] ?? own;
    this.#colours[own] = colour;
    this.#showSeats();
    const field = document.querySelector(`#setup-seats [name=colour${seat}]`);
    if (field instanceof HTMLElement) field.focus();
  }

  #showOptions() {
    const info = this.#info;
    if (!info) return;
    const seats = Number(this.#count.value);
    this.#options = settle(info, seats, this.#options);
    const named = info.options.filter(({ name }) => this.#words.has(info.id, `option-${name}`));
    const fields = named.map((option, number) =>
      this.#option(info.id, option, possible(info, seats, this.#options, number)),
    );
    byId("setup-options").replaceChildren(...fields);
  }

  /**
   * @param {string} game
   * @param {import("./games.js").Option} option
   * @param {string[]} choices  that go with what was chosen before
   */
  #option(game, { name }, choices) {
    const words = this.#words;
    const help = make("p", { className: "help", id: `help-${name}` });
    const select = make("select", { name });
    select.setAttribute("aria-describedby", help.id);
    const text = (/** @type {string} */ choice) => words.game(game, `option-${name}-${choice}`);
    select.append(...choices.map((choice) => make("option", { value: choice, textContent: text(choice) })));
    select.value = this.#options[name] ?? "";
    showText(help, this.#help(game, name, select.value));
    select.addEventListener("change", () => {
      this.#options[name] = select.value;
      this.#show();
      const again = document.querySelector(`#setup-options [name=${name}]`);
      if (again instanceof HTMLElement) again.focus();
    });
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
 * @param {Info} info
 * @param {number} usual
 * @param {Record<string, string>} options
 * @returns {number} of seats: the usual if these options go with it, or else the fewest that do
 */
function companyFor(info, usual, options) {
  const keeps = (/** @type {number} */ seats) => {
    const settled = settle(info, seats, options);
    return Object.entries(options).every(([name, choice]) => settled[name] === choice);
  };
  return [usual, ...info.seats].find(keeps) ?? usual;
}

/**
 * @param {number} seat
 * @param {string[]} names  of people, from other games
 * @returns {Player} one person, and bots against them
 */
function newcomer(seat, names) {
  return seat ? { kind: "bot2", name: "" } : { kind: "person", name: names[0] ?? "" };
}
