/// <reference path="./ftl.d.ts" />
/** Every word on the page: its own, the core's and the games', in the reader's language. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import english from "./words/en.ftl" with { type: "text" };
import french from "./words/fr.ftl" with { type: "text" };
import { packOf } from "./theme.js";

/**
 * @typedef {import("./frames.js").Sentence} Sentence
 * @typedef {import("./frames.js").Value} Value
 * @typedef {import("./frames.js").Player} Player
 * @typedef {Record<string, string | number>} Args
 *
 * @typedef {object} Company  who a sentence is about, and who reads it
 * @property {string} game
 * @property {Player[]} seats
 * @property {number | null} viewer
 */

/** @type {import("./games.js").Source} */
const PAGE = { en: english, fr: french };
export const LANGUAGES = Object.keys(PAGE);

/** Of the packs, by which words choose the name of a colour. */
const LETTERS = "BVGAPSCYNW";

/** Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** @type {Company} */
const NOBODY = { game: "", seats: [], viewer: null };

export class Words {
  /** @type {import("./games.js").Games["words"]} */
  #sources;
  /** @type {Map<string, FluentBundle>} */
  #bundles = new Map();
  /** @type {Map<string, Promise<void>>} games whose words are here or on their way */
  #learnt = new Map();
  company = NOBODY;

  /**
   * @param {import("./games.js").Games["words"]} sources  the games' and the core's
   * @param {string} language
   */
  constructor(sources, language) {
    this.#sources = { ...sources, page: PAGE };
    this.language = language;
  }

  /**
   * All the words of a game, where the page only had its first ones; or the core's.
   *
   * @param {Pick<import("./games.js").Info, "id" | "words">} info
   */
  async learn({ id, words }) {
    if (!words) return;
    const learning = this.#learnt.get(id) ?? this.#fetch(id, words);
    this.#learnt.set(id, learning);
    await learning.catch((error) => {
      this.#learnt.delete(id);
      throw error;
    });
  }

  /**
   * @param {string} id
   * @param {string} words
   */
  async #fetch(id, words) {
    const answer = await fetch(new URL(words, document.baseURI));
    if (!answer.ok) throw new TypeError(`${words}: the server answered ${answer.status}.`);
    this.#sources[id] = await answer.json();
    for (const language of LANGUAGES) this.#bundles.delete(`${id} ${language}`);
  }

  /**
   * One of the page's own sentences. Those that are not needed at once come with the core's.
   *
   * @param {string} key
   * @param {Args} [args]
   */
  page(key, args) {
    return this.#format(this.has("page", key) ? "page" : "core", key, args);
  }

  /**
   * A sentence of a game that is not open: its title, its options.
   *
   * @param {string} game
   * @param {string} key
   */
  game(game, key) {
    return this.#format(game, key);
  }

  /**
   * @param {string} game
   * @param {string} key
   * @returns {boolean} whether the game has something to say on this
   */
  has(game, key) {
    return this.#bundle(game).hasMessage(key);
  }

  /**
   * A sentence of a frame.
   *
   * @param {Sentence} sentence
   * @returns {string}
   */
  say(sentence) {
    const [key, values] = typeof sentence === "string" ? [sentence, {}] : sentence;
    /** @type {Args} */
    const args = {};
    for (const [name, value] of Object.entries(values)) this.#put(args, name, value);
    return this.#format(key.startsWith("core-") ? "core" : this.company.game, key, args);
  }

  /**
   * A button's text: sentences may begin with a name or a thing in lower case, buttons do not.
   *
   * @param {Sentence} sentence
   */
  label(sentence) {
    const text = this.say(sentence);
    return text.charAt(0).toLocaleUpperCase(this.language) + text.slice(1);
  }

  /**
   * The name typed for a seat, or one found for it.
   *
   * @param {number} seat
   */
  who(seat) {
    return nameOf(this, this.company.seats, seat);
  }

  /**
   * @param {Args} args  gets one argument, or two for a player
   * @param {string} name
   * @param {Value} value
   */
  #put(args, name, value) {
    if (typeof value !== "object") {
      args[name] = value;
    } else if ("who" in value) {
      const isPerson = this.company.seats[value.who]?.kind === "person";
      args[name] = this.who(value.who);
      args[`${name}-is`] = isPerson && value.who === this.company.viewer ? "you" : "other";
    } else if ("dye" in value) {
      args[name] = LETTERS.charAt(packOf(value.dye));
    } else if ("say" in value) {
      args[name] = this.say(value.say);
    } else {
      const list = new Intl.ListFormat(this.language);
      args[name] = list.format(value.list.map((part) => this.say(part)));
    }
  }

  /**
   * @param {string} source
   * @param {string} key
   * @param {Args} [args]
   */
  #format(source, key, args) {
    const bundle = this.#bundle(source);
    const pattern = bundle.getMessage(key)?.value;
    /** @type {Error[]} */
    const errors = [];
    const text = pattern ? bundle.formatPattern(pattern, args, errors) : key;
    if (!pattern || errors.length) console.error(`words: ${source} ${this.language} ${key}`, ...errors);
    return text;
  }

  /** @param {string} source */
  #bundle(source) {
    const name = `${source} ${this.language}`;
    let bundle = this.#bundles.get(name);
    if (!bundle) {
      // Without marks of direction around what is put in: both languages run left to right, and names see to it.
      bundle = new FluentBundle(this.language, { useIsolating: false });
      bundle.addResource(new FluentResource(this.#sources[source]?.[this.language] ?? ""));
      this.#bundles.set(name, bundle);
    }
    return bundle;
  }
}

/**
 * A name that runs the other way must not turn the sentence around it: marks of direction keep it apart.
 *
 * @param {string} name
 */
function apart(name) {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/**
 * What a player is called: people without a name are numbered, bots are named after their level.
 *
 * @param {Words} words
 * @param {Player[]} players
 * @param {number} seat
 */
export function nameOf(words, players, seat) {
  const player = players[seat];
  if (player?.name) return apart(player.name);
  if (!player || player.kind === "person") return words.page("person", { number: seat + 1 });
  const names = words.page(`names-${player.kind}`).split(", ");
  const before = players.slice(0, seat).filter(({ kind }) => kind === player.kind).length;
  return names[before % names.length] ?? player.kind;
}

/**
 * @param {string | null} wanted  by the address
 * @param {string | null} kept  the reader's last choice
 * @param {readonly string[]} browser  the browser's languages, best first
 */
export function pickLanguage(wanted, kept, browser) {
  const candidates = [wanted, kept, ...browser.map((tag) => tag.split("-")[0])];
  return candidates.find((tag) => tag && LANGUAGES.includes(tag)) ?? "en";
}
