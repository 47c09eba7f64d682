/**
 * The Moves panel: real buttons for all that can be done next, and the steps of a half-made move.
 *
 * @typedef {import("./frames.js").Frame} Frame
 * @typedef {import("./frames.js").Hand} Hand
 * @typedef {import("./frames.js").Request} Request
 * @typedef {{text: string, request: Request, className?: string}} Entry
 * @typedef {{title: string, entries: Entry[]}} Group
 */
import { button, byId, make } from "./element.js";

/** Ungrouped buttons at one level. */
const MOST = 40;
const FOLD = 20;

export class Moves {
  #words;
  #send;
  #moves = byId("moves");
  #steps = byId("steps");
  #shown = "";

  /**
   * @param {import("./words.js").Words} words
   * @param {(request: Request) => void} send
   */
  constructor(words, send) {
    this.#words = words;
    this.#send = send;
  }

  clear() {
    this.#shown = "";
    this.#moves.replaceChildren();
    this.#steps.replaceChildren();
  }

  /** @param {Frame} frame */
  show(frame) {
    const moves = this.#groups(frame);
    const steps = frame.hands.flatMap((hand) => this.#stepsOf(hand));
    const shown = JSON.stringify([moves, steps]);
    if (shown === this.#shown) return; // buttons that stay keep the keyboard's place
    this.#shown = shown;
    const wasHere = this.#moves.contains(document.activeElement) || this.#steps.contains(document.activeElement);
    this.#moves.replaceChildren(...moves.flatMap((group) => this.#group(group)));
    this.#steps.replaceChildren(...steps.map((entry) => this.#button(entry)));
    if (wasHere) (this.#moves.querySelector("button") ?? this.#moves).focus();
  }

  /**
   * @param {Frame} frame
   * @returns {Group[]}
   */
  #groups({ question, holding, hands }) {
    const words = this.#words;
    if (holding) return [{ title: "", entries: [{ text: words.page("go-on"), request: { do: "go-on" } }] }];
    if (question.length) return [{ title: "", entries: this.#answers(question) }];
    const title = (/** @type {Hand} */ { seat }) => (hands.length > 1 ? words.who(seat) : "");
    return hands.map((hand) => ({ title: title(hand), entries: this.#entries(hand) }));
  }

  /**
   * @param {number[]} people
   * @returns {Entry[]}
   */
  #answers(people) {
    const words = this.#words;
    return [
      ...people.map((seat) => ({
        text: words.page("answer-as", { who: words.who(seat) }),
        request: { do: "answer", seat },
      })),
      { text: words.page("nobody"), request: { do: "answer", seat: null } },
    ];
  }

  /**
   * @param {Hand} hand
   * @returns {Entry[]}
   */
  #entries({ seat, choices, ways, ghost }) {
    const words = this.#words;
    const open = isSettled({ choices, ways, ghost }) ? [] : choices;
    /** @type {Entry[]} */
    const entries = open.map(({ region, say }) => {
      return { text: words.label(say), request: { do: "tap", region, seat } };
    });
    if (ghost) {
      const text = words.page("confirm", { move: words.say(ghost.say) });
      entries.push({ text, request: { do: "confirm", seat }, className: "main" });
    }
    return entries;
  }

  /**
   * @param {Hand} hand
   * @returns {Entry[]}
   */
  #stepsOf({ seat, taps, ways, way }) {
    const words = this.#words;
    /** @type {Entry[]} */
    const entries = [];
    if (ways > 1) {
      const text = way === null ? words.page("show-ways", { ways }) : words.page("next-way", { way: way + 1, ways });
      entries.push({ text, request: { do: "way", seat } });
    }
    if (taps.length) entries.push({ text: words.page("step-back"), request: { do: "back", seat } });
    return entries;
  }

  /** @param {Group} group */
  #group({ title, entries }) {
    const buttons = entries.length > MOST ? this.#folds(entries) : entries.map((entry) => this.#button(entry));
    return title ? [make("h3", { textContent: title }), ...buttons] : buttons;
  }

  /**
   * Too many to be looked through: they are folded by the score, each fold named after its ends.
   *
   * @param {Entry[]} entries
   */
  #folds(entries) {
    const starts = [...entries.keys()].filter((i) => i % FOLD === 0);
    return starts.map((start, i) => {
      const fold = entries.slice(start, start + FOLD);
      const ends = { first: fold[0]?.text ?? "", last: fold.at(-1)?.text ?? "" };
      const summary = make("summary", { textContent: this.#words.page("moves-range", ends) });
      return make("details", { open: i === 0 }, summary, ...fold.map((entry) => this.#button(entry)));
    });
  }

  /** @param {Entry} entry */
  #button({ text, request, className = "" }) {
    const data = { do: request.do, ...(typeof request.region === "string" ? { region: request.region } : {}) };
    return button(text, () => this.#send(request), { className, data });
  }
}

/**
 * Whether nothing is left to choose but to make the move that is shown.
 *
 * @param {Pick<Hand, "choices" | "ways" | "ghost">} hand
 */
export function isSettled({ choices, ways, ghost }) {
  return ghost !== null && choices.length === 1 && ways === 1;
}
