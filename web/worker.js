/**
 * The worker Python lives in. It knows nothing but messages:
 *
 *     the page asks              the answer
 *     {start: parts}             {ready: true} or {failed: text}
 *     {id, call: text}           {id, answer: text} or {id, error: text}
 *     {id, need: game, packed?}  {id, answer: null} or {id, error: text}
 *
 *     unasked: {progress: {done, total}}, {frame: text}, {error: text}
 */
import { boot } from "./boot.js";

/** How often, in milliseconds, the page hears of bytes while parts come in. */
const PROGRESS_EVERY = 100;

/** @type {Promise<import("./boot.js").Python>} */
let python;
/** @type {number | undefined} */
let alarm;
let reportedAt = 0;

self.onmessage = async ({ data }) => {
  if (data.start) await start(data.start);
  else if (data.need) await reply(data.id, async () => (await python).need(data.need, data.packed));
  else await reply(data.id, async () => ask(await python, data.call));
};

/** @param {import("./parts.js").Parts} parts */
async function start(parts) {
  python = boot(parts, report);
  try {
    await python;
    self.postMessage({ ready: true });
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
}

/**
 * @param {number} done
 * @param {number} total
 */
function report(done, total) {
  const now = performance.now();
  if (done < total && now - reportedAt < PROGRESS_EVERY) return;
  reportedAt = now;
  self.postMessage({ progress: { done, total } });
}

/**
 * @param {number} id
 * @param {() => Promise<string | void>} work
 */
async function reply(id, work) {
  try {
    self.postMessage({ id, answer: (await work()) ?? null });
  } catch (error) {
    self.postMessage({ id, error: String(error) });
  }
}

/**
 * Ask the bridge, and wake it when it wants to be woken.
 *
 * @param {import("./boot.js").Python} python
 * @param {string} text
 */
function ask(python, text) {
  const answer = python.call(text);
  const { wake } = JSON.parse(answer);
  if (wake === undefined) return answer; // nothing was done to the table: the alarm stands
  clearTimeout(alarm);
  // A timer, even of 0 ms, lets the page's messages in between two slices of a bot's thought.
  if (typeof wake === "number") alarm = self.setTimeout(() => tick(python), wake);
  return answer;
}

/** @param {import("./boot.js").Python} python */
function tick(python) {
  try {
    const answer = ask(python, JSON.stringify({ do: "tick", now: Date.now() }));
    if (JSON.parse(answer).frame) self.postMessage({ frame: answer });
  } catch (error) {
    self.postMessage({ error: String(error) });
  }
}
