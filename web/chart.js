/**
 * The scores over the turns as lines. Each line has its own colour, its own dashes, and at its end its own symbol; and
 * everything the picture says is in a table below it.
 *
 * @typedef {import("./words.js").Words} Words
 * @typedef {{name: string, seat: number, scores: number[]}} Line  of one side: the seat it is drawn for, its score at each point
 */
import { make } from "./element.js";
import { draw, shapeOf } from "./symbols.js";
import { packOf } from "./theme.js";

const WIDTH = 320;
const HEIGHT = 150;
/** Ways to break a line, in result.css. */
const DASHES = 6;
const EDGE = { left: 30, right: 22, top: 10, bottom: 10 };
/** Rows of the table: enough to see how it went, few enough to be read. */
const MOST_ROWS = 12;

export class Chart {
  #lines;
  #here = draw("line", { class: "here", y1: EDGE.top, y2: HEIGHT - EDGE.bottom });
  element;

  /**
   * @param {Line[]} lines  all of the same length
   * @param {Words} words
   */
  constructor(lines, words) {
    this.#lines = lines;
    this.element = make("figure", { className: "chart" }, this.#picture(words), this.#table(words));
  }

  /** @param {number} point  that is looked at */
  point(point) {
    this.#here.setAttribute("x1", String(this.#x(point)));
    this.#here.setAttribute("x2", String(this.#x(point)));
  }

  get #points() {
    return this.#lines[0]?.scores.length ?? 0;
  }

  get #range() {
    const all = this.#lines.flatMap(({ scores }) => scores);
    const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
    return { least, most };
  }

  /** @param {number} point */
  #x(point) {
    return EDGE.left + ((WIDTH - EDGE.left - EDGE.right) * point) / Math.max(1, this.#points - 1);
  }

  /** @param {number} score */
  #y(score) {
    const { least, most } = this.#range;
    return HEIGHT - EDGE.bottom - ((HEIGHT - EDGE.top - EDGE.bottom) * (score - least)) / (most - least);
  }

  /** @param {Words} words */
  #picture(words) {
    const end = (/** @type {Line} */ { name, scores }) =>
      words.page("chart-end", { who: name, score: scores.at(-1) ?? 0 });
    const ends = this.#lines.map(end);
    const label = words.page("chart", { ends: new Intl.ListFormat(words.language).format(ends) });
    return draw(
      "svg",
      { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": label },
      ...this.#scale(),
      this.#here,
      ...this.#lines.map((line, number) => this.#line(line, number)),
      ...this.#ends(),
    );
  }

  #scale() {
    const { least, most } = this.#range;
    return [least, most].flatMap((score) => [
      draw("line", { class: "rule", x1: EDGE.left, x2: WIDTH - EDGE.right, y1: this.#y(score), y2: this.#y(score) }),
      draw("text", { x: EDGE.left - 6, y: this.#y(score) + 5, "text-anchor": "end" }, String(score)),
    ]);
  }

  /**
   * @param {Line} line
   * @param {number} number
   */
  #line({ seat, scores }, number) {
    const points = scores.map((score, point) => `${this.#x(point).toFixed(1)},${this.#y(score).toFixed(1)}`);
    return draw("polyline", { class: `way pack${packOf(seat)} dash${number % DASHES}`, points: points.join(" ") });
  }

  /** Symbols at the lines' ends, moved apart where they would lie on each other. */
  #ends() {
    const ends = this.#lines.map(({ seat, scores }) => ({ seat, y: this.#y(scores.at(-1) ?? 0) }));
    ends.sort((one, other) => one.y - other.y);
    let above = -Infinity;
    for (const end of ends) above = end.y = Math.max(end.y, above + 15);
    const over = Math.max(0, above - (HEIGHT - 8));
    return ends.map(({ seat, y }) => {
      const place = `translate(${WIDTH - EDGE.right + 12} ${(y - over).toFixed(1)}) scale(.66)`;
      return draw("path", { class: `end pack${packOf(seat)}`, d: shapeOf(packOf(seat)), transform: place });
    });
  }

  /** @param {Words} words */
  #table(words) {
    const last = this.#points - 1;
    const step = Math.max(1, Math.ceil(last / (MOST_ROWS - 1)));
    const points = Array.from({ length: Math.floor(last / step) + 1 }, (_, row) => row * step);
    if (points.at(-1) !== last) points.push(last);
    const head = make("tr", {}, cell(words.page("chart-turn"), "col"));
    head.append(...this.#lines.map(({ name }) => cell(name, "col")));
    const rows = points.map((point) => {
      const scores = this.#lines.map(({ scores }) => make("td", { textContent: String(scores[point] ?? "") }));
      return make("tr", {}, cell(String(point), "row"), ...scores);
    });
    const table = make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows));
    return make("details", {}, make("summary", { textContent: words.page("chart-table") }), table);
  }
}

/**
 * @param {string} textContent
 * @param {"col" | "row"} scope
 */
function cell(textContent, scope) {
  return make("th", { textContent, scope });
}
