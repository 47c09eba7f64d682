/** Small sounds for what happens, made here note by note. Silent until the player wants them. */

/** @typedef {[pitch: number, start: number, lasts: number]} Note  hertz and seconds */

/** By the kind of an event; what is not named here makes a soft tap.
 *
 * @type {Record<string, Note[]>}
 */
const SOUNDS = {
  hand: [],
  draw: [[520, 0, 0.05]],
  perfect: [[660, 0, 0.12], [830, 0.1, 0.12], [990, 0.2, 0.25]],
  spoiled: [[240, 0, 0.14], [180, 0.12, 0.2]],
  win: [[523, 0, 0.14], [659, 0.13, 0.14], [784, 0.26, 0.14], [1047, 0.39, 0.4]],
  end: [],
};
/** @type {Note[]} */
const TAP = [[380, 0, 0.06]];
const LOUD = 0.12;

export class Sounds {
  /** @type {AudioContext | null} */
  #context = null;

  /** @param {string[]} kinds  that happened at once: the rarest speaks, lest they all do */
  play(kinds) {
    const known = kinds.filter((kind) => SOUNDS[kind]?.length);
    const kind = known.at(-1) ?? kinds.find((kind) => !SOUNDS[kind]);
    if (!kind || document.documentElement.dataset.sound !== "on") return;
    this.#context ??= new AudioContext();
    void this.#context.resume().catch(() => {}); // a browser may want a gesture first
    for (const note of SOUNDS[kind] ?? TAP) this.#note(this.#context, note);
    document.documentElement.dataset.sounded = kind;
  }

  /**
   * @param {AudioContext} context
   * @param {Note} note
   */
  #note(context, [pitch, start, lasts]) {
    const at = context.currentTime + start;
    const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
    const loud = new GainNode(context, { gain: 0 });
    loud.gain.setValueAtTime(0, at);
    loud.gain.linearRampToValueAtTime(LOUD, at + 0.01);
    loud.gain.exponentialRampToValueAtTime(0.001, at + lasts);
    tone.connect(loud).connect(context.destination);
    tone.start(at);
    tone.stop(at + lasts);
  }
}
