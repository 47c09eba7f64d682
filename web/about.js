/** About: what this is, whose its parts are, what becomes of your data; and a report when something is wrong. */
import { button, byId, make, showText } from "./element.js";
import { copyText } from "./share.js";

/**
 * @typedef {object} Around
 * @property {import("./words.js").Words} words
 * @property {import("./games.js").About} about
 * @property {() => Record<string, string>} facts  for the report
 * @property {() => Promise<string>} record  of the game in question; empty if there is none
 * @property {() => Promise<void>} forget  delete everything
 */

export class About {
  #around;
  #dialog = /** @type {HTMLDialogElement} */ (byId("about"));

  /** @param {Around} around */
  constructor(around) {
    this.#around = around;
  }

  open() {
    const { words, about } = this.#around;
    const said = make("p", { role: "status", className: "said", hidden: true });
    const report = make("textarea", { id: "report", readOnly: true, rows: 6, hidden: true });
    report.ariaLabel = words.page("report-text");
    const part = (/** @type {string} */ title, /** @type {string[]} */ ...texts) => [
      make("h3", { textContent: words.page(title) }),
      ...texts.map((key) => make("p", { textContent: words.page(key) })),
    ];
    const licences = ["licence-ours", "licence-pyodide", "licence-python", "licence-fonts", "licence-small"];
    this.#dialog.replaceChildren(
      make("h2", { id: "about-title", textContent: words.page("about-of", { name: words.page("name") }) }),
      make("p", { id: "version", textContent: words.page("version", { ...about }) }),
      make("p", { textContent: words.page("independent") }),
      ...part("privacy", "privacy-text"),
      ...part("licences"),
      make("ul", {}, ...licences.map((key) => make("li", { textContent: words.page(key) }))),
      ...part("report-title", "report-help"),
      button(words.page("report-copy"), () => void this.#report(report, said), { data: { do: "report" } }),
      report,
      said,
      ...part("forget-title", "forget-help"),
      button(words.page("forget"), () => this.#askToForget(), { data: { do: "forget" } }),
      make(
        "div",
        { className: "row" },
        button(words.page("close"), () => this.#dialog.close(), { className: "main", data: { do: "close" } }),
      ),
    );
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#dialog.scrollTop = 0;
  }

  /**
   * @param {HTMLTextAreaElement} field
   * @param {HTMLElement} said
   */
  async #report(field, said) {
    const { words, about, facts, record } = this.#around;
    const all = { version: `${about.version} ${about.build}`, ...facts(), browser: navigator.userAgent };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    field.value = [...lines, "", await record()].join("\n").trim();
    field.hidden = false;
    showText(said, words.page((await copyText(field)) ? "copied" : "copy-by-hand"));
  }

  #askToForget() {
    const { words, forget } = this.#around;
    const no = button(words.page("go-back"), () => this.open());
    const yes = async () => {
      await forget();
      this.#dialog.close();
    };
    this.#dialog.replaceChildren(
      make("h2", { id: "about-title", textContent: words.page("forget") }),
      make("p", { textContent: words.page("forget-sure") }),
      make("div", { className: "row" }, button(words.page("forget"), () => void yes(), { className: "main", data: { do: "forget-yes" } }), no),
    );
    no.focus();
  }
}
