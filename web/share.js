/** A game goes out: as a file, as text, as a link. */
import { button, byId, make, showText } from "./element.js";
import { linkTo } from "./links.js";

/** @typedef {import("./words.js").Words} Words */

/**
 * @param {Words} words
 * @param {string} record
 * @param {string} name  of the file, without its ending
 */
export async function shareGame(words, record, name) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("share"));
  const link = await linkTo(record);
  const said = make("p", { role: "status", className: "said", hidden: true });
  const field = make("textarea", { readOnly: true, rows: 6, value: record, ariaLabel: words.page("share-text") });
  const address = make("input", { readOnly: true, value: link, ariaLabel: words.page("share-link") });
  const copy = async (/** @type {HTMLInputElement | HTMLTextAreaElement} */ from) => {
    showText(said, words.page((await copyText(from)) ? "copied" : "copy-by-hand"));
  };
  dialog.replaceChildren(
    make("h2", { id: "share-title", textContent: words.page("share") }),
    make("p", { textContent: words.page("share-spoiler") }),
    make(
      "div",
      { className: "row" },
      button(words.page("share-file"), () => saveFile(record, `${name}.txt`), { data: { do: "file" } }),
      button(words.page("share-copy"), () => void copy(field), { data: { do: "copy" } }),
      button(words.page("share-copy-link"), () => void copy(address), { data: { do: "copy-link" } }),
    ),
    said,
    field,
    address,
    button(words.page("close"), () => dialog.close(), { className: "main" }),
  );
  if (!dialog.open) dialog.showModal();
}

/**
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @returns {Promise<boolean>} false where the browser forbids it: then the text is marked, to be copied by hand
 */
export async function copyText(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return false;
  }
}

/**
 * @param {string} text
 * @param {string} name
 */
function saveFile(text, name) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  make("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
