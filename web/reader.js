/** The rules at hand: a game's page of rules in a dialog, open at the paragraph that is asked for. */
import { button, byId, make } from "./element.js";

export class Reader {
  #words;
  #dialog = /** @type {HTMLDialogElement} */ (byId("reader"));

  /** @param {import("./words.js").Words} words */
  constructor(words) {
    this.#words = words;
  }

  /**
   * @param {string} game
   * @param {string | null} [rule]  the number of the paragraph to open at
   */
  async open(game, rule = null) {
    const words = this.#words;
    const text = make("div", { id: "reader-text", tabIndex: 0, textContent: words.page("rules-coming") });
    const about = words.page("rules-of", { game: words.game(game, "title") });
    const title = make("h2", { id: "reader-title", textContent: about });
    text.setAttribute("aria-labelledby", title.id);
    const close = button(words.page("close"), () => this.#dialog.close(), { className: "main" });
    this.#dialog.replaceChildren(title, text, close);
    if (!this.#dialog.open) this.#dialog.showModal();
    const page = await rulesOf(game, words.language);
    if (!page) return void (text.textContent = words.page("rules-missing"));
    text.replaceChildren(...page);
    const paragraph = rule && text.querySelector(`#rule-${rule}`);
    if (!paragraph) return text.focus();
    paragraph.classList.add("sought");
    paragraph.setAttribute("tabindex", "-1");
    /** @type {HTMLElement} */ (paragraph).focus();
    return paragraph.scrollIntoView({ block: "center" });
  }
}

/**
 * @param {string} game
 * @param {string} language
 * @returns {Promise<Node[] | null>}
 */
async function rulesOf(game, language) {
  const page = carried(`rules-${game}-${language}`) ?? (await fetched(`rules/${game}.${language}.html`));
  page?.querySelector("h1")?.remove(); // the dialog has its own
  return page && [...page.childNodes];
}

/** @param {string} id  of a template: a page that fetches nothing carries its rules with it */
function carried(id) {
  const template = document.getElementById(id);
  if (!(template instanceof HTMLTemplateElement)) return null;
  return /** @type {DocumentFragment} */ (template.content.cloneNode(true));
}

/** @param {string} address  of a page that can also be read by itself */
async function fetched(address) {
  const answer = await fetch(address).catch(() => null);
  if (answer?.status !== 200) return null;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return page.querySelector("main");
}
