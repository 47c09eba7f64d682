/** Small helpers for the page's elements. */

/**
 * The element of index.html with this id.
 *
 * @template {HTMLElement} [E=HTMLElement]
 * @param {string} id
 * @returns {E}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html has no #${id}`);
  return /** @type {E} */ (found);
}

/**
 * A new element. Attributes are set as properties; `data` goes to its dataset.
 *
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, unknown> & {data?: Record<string, string>}} [properties]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function make(tag, { data = {}, ...properties } = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  Object.assign(element.dataset, data);
  element.append(...children);
  return element;
}

/**
 * @param {string} text
 * @param {() => void} act
 * @param {Record<string, unknown> & {data?: Record<string, string>}} [properties]
 */
export function button(text, act, properties = {}) {
  return make("button", { type: "button", textContent: text, onclick: act, ...properties });
}

/**
 * Show text in an element that is hidden while it has none.
 *
 * @param {HTMLElement} element
 * @param {string} text
 */
export function showText(element, text) {
  if (element.textContent !== text) element.textContent = text;
  element.hidden = !text;
}
