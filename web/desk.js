/** The game on the table as something kept: begun, gone on with, saved after every move, held against other tabs. */
import { coloursOf } from "./games.js";
import { Holding } from "./holding.js";
import { openingOf } from "./records.js";
import { usualColours, wearColours } from "./theme.js";

/**
 * @typedef {import("./session.js").Opening} Opening
 * @typedef {import("./saves.js").Save} Save
 * @typedef {import("./frames.js").Sentence} Sentence
 *
 * @typedef {object} Around
 * @property {import("./table.js").TableScreen} table
 * @property {import("./guard.js").Guard} guard
 * @property {import("./saves.js").Saves} saves
 * @property {import("./trail.js").Trail} trail
 * @property {(game: string) => import("./games.js").Info | undefined} info
 * @property {(watching: boolean) => void} watch  the game is played in another tab
 */

export class Desk {
  #around;
  #holding = new Holding();
  #id = "";
  #colours = usualColours();
  /** @type {Opening | null} the one that #id belongs to */
  #opening = null;

  /** @param {Around} around */
  constructor(around) {
    this.#around = around;
    around.saves.watch((id) => void this.#news(id));
  }

  get id() {
    return this.#id;
  }

  /**
   * @param {Opening} opening
   * @param {number[]} [colours]
   * @returns {Promise<Sentence | null>} why there can be no such table, or null
   */
  open(opening, colours) {
    this.#wear(opening, colours);
    this.#watch(false);
    this.#begin(opening);
    return this.#around.table.open(opening);
  }

  /**
   * A record that is known to be good: a new game begins with it.
   *
   * @param {string} record
   */
  async load(record) {
    this.#wear(openingOf(record));
    this.#watch(false);
    const loading = this.#around.table.load(record);
    this.#begin(this.#around.table.opening);
    await loading;
  }

  /**
   * @param {Save} save
   * @returns {Promise<Sentence | null>} why it does not go on, or null
   */
  async goOn({ id, record, colours }) {
    const { table, trail, guard, saves } = this.#around;
    const note = () => trail.note(id, saves.isLoose(id) ? record : undefined);
    if (id === this.#id && table.opening && table.opening === this.#opening && !guard.watching) {
      await table.comeBack();
      note();
      return null;
    }
    this.#wear(openingOf(record), colours);
    const mine = await this.#holding.take(id, () => void this.#takeOver(id));
    this.#watch(!mine);
    const fresh = (await saves.get(id))?.record ?? record;
    const loading = table.load(fresh);
    [this.#id, this.#opening] = [id, table.opening];
    note();
    return loading;
  }

  /**
   * After every move.
   *
   * @param {string} record
   * @param {import("./frames.js").Frame} frame
   */
  async keep(record, { game, outcome }) {
    const { table, saves, trail, guard } = this.#around;
    if (guard.watching) return;
    if (table.opening !== this.#opening) this.#begin(table.opening); // a rematch, or played on from a point of the past
    const id = this.#id;
    const { players } = openingOf(record) ?? { players: [] };
    const save = { id, game, players, record, colours: this.#colours, moves: movesOf(record), over: outcome !== null };
    const kept = await saves.put({ ...save, when: Date.now() });
    if (id === this.#id) trail.note(id, kept ? undefined : record);
  }

  /** The game was deleted or is left for good. */
  forget() {
    this.#holding.release();
    this.#watch(false);
    this.#id = "";
    this.#opening = null;
  }

  /** @param {Opening | null} opening */
  #begin(opening) {
    this.#opening = opening;
    this.#id = crypto.getRandomValues(new Uint32Array(3)).join("-");
    void this.#holding.take(this.#id, () => {});
  }

  /** @param {string} id  has changed in another tab */
  async #news(id) {
    if (!this.#around.guard.watching || id !== this.#id) return;
    const save = await this.#around.saves.get(id);
    if (save && this.#around.guard.watching && id === this.#id) await this.#reload(save);
  }

  /** @param {string} id */
  async #takeOver(id) {
    const save = await this.#around.saves.get(id);
    if (!save || id !== this.#id || !this.#around.guard.watching) return;
    this.#watch(false);
    await this.#reload(save);
  }

  /** @param {Save} save */
  #reload({ record }) {
    const loading = this.#around.table.load(record);
    this.#opening = this.#around.table.opening;
    return loading;
  }

  /** @param {boolean} watching */
  #watch(watching) {
    this.#around.guard.watching = watching;
    this.#around.watch(watching);
  }

  /**
   * @param {Opening | null} opening
   * @param {number[]} [colours]
   */
  #wear(opening, colours = usualColours()) {
    const info = opening && this.#around.info(opening.game);
    this.#colours = colours;
    wearColours(colours, info ? coloursOf(info, opening.players.length, opening.options) : Infinity);
    this.#around.table.renew();
  }
}

/** @param {string} record */
export function movesOf(record) {
  return record.split(/^--\s*$/m)[1]?.match(/^\d/gm)?.length ?? 0;
}
