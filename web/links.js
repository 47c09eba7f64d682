/** A whole game in a link's fragment: `#game=` and the record, compressed as `pygames.core.record.pack` does it. */

const NAME = "#game=";
/** As in the record's own limit: nothing that a game could need. */
const LONGEST = 2_000_000;

/** @param {string} record */
export async function linkTo(record) {
  const packed = new Blob([record]).stream().pipeThrough(new CompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const { origin, protocol, pathname } = location;
  const place = protocol === "file:" ? `file://${pathname}` : origin + pathname;
  return place + NAME + text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * @param {string} text  a record, or a link, or an address with one
 * @returns {Promise<{record: string, isWhole: boolean}>} of a damaged link, as much as can be had
 */
export async function readRecord(text) {
  const start = text.indexOf(NAME);
  if (start < 0) return { record: text, isWhole: true };
  return unpack(text.slice(start + NAME.length).trim());
}

/** @param {string} packed */
async function unpack(packed) {
  let record = "";
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { record, isWhole: true };
      record += decoder.decode(value, { stream: true });
      if (record.length > LONGEST) throw new RangeError("too long for a game");
    }
  } catch {
    // The last line may be cut; those before it are as they were written, and the rules will judge them.
    return { record: record.slice(0, record.lastIndexOf("\n") + 1), isWhole: false };
  }
}
