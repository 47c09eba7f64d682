/** A whole game in a link's fragment: `#game=` and the record, compressed as `pygames.core.record.pack` does it. */

const NAME = "#game=";
/** As in the record's own limit: nothing that a game could need. */
const LONGEST = 2_000_000;
/** Bytes unpacked at a time: so few that what was good has come out when the damage is met. */
const MORSEL = 16;

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
    const { readable, writable } = new DecompressionStream("deflate");
    feed(writable, bytesOf(packed)).catch(() => {}); // the reader meets the damage too
    const reader = readable.getReader();
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

/** @param {string} packed  ends where something else than a letter of a link stands */
function bytesOf(packed) {
  const letters = /^[\w-]*/.exec(packed)?.[0] ?? "";
  // One letter of a group of four alone stands for nothing.
  const whole = letters.length % 4 === 1 ? letters.slice(0, -1) : letters;
  const bytes = atob(whole.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}

/**
 * @param {WritableStream<BufferSource>} stream
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
async function feed(stream, bytes) {
  const writer = stream.getWriter();
  for (let i = 0; i < bytes.length; i += MORSEL) await writer.write(bytes.subarray(i, i + MORSEL));
  await writer.close();
}
