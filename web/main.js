/** The page: starts Python, and leads from screen to screen. It knows no game. */
import { About } from "./about.js";
import { Desk } from "./desk.js";
import { byId } from "./element.js";
import { findGames } from "./games.js";
import { Guard } from "./guard.js";
import { showHome } from "./home.js";
import { canPlay, Loading } from "./loading.js";
import { Notes } from "./notes.js";
import { randomSeed, readParams } from "./params.js";
import { Python } from "./python.js";
import { Reader } from "./reader.js";
import { Receive } from "./receive.js";
import { Saves } from "./saves.js";
import { openSettings, settingsNow } from "./settings.js";
import { lastSetUp, Setup } from "./setup.js";
import { shareGame } from "./share.js";
import { Shelf } from "./shelf.js";
import { forget, keep, kept } from "./store.js";
import { emptyTable } from "./start.js";
import { learnSymbols } from "./symbols.js";
import { TableScreen } from "./table.js";
import { Trail } from "./trail.js";
import { pickLanguage, Words } from "./words.js";

/** @typedef {import("./games.js").Info} Info */
/** @typedef {import("./saves.js").Save} Save */

const params = new URLSearchParams(location.search);
const { games, words: sources, about: facts, symbols, core } = findGames(document);
learnSymbols(symbols);
const words = new Words(sources, pickLanguage(params.get("lang"), kept("language", null), navigator.languages));
const wish = readParams(location.search, games, (game) => words.game(game, "title"));

const loading = new Loading(words, () => void restart());
const notes = new Notes(words);
const saves = new Saves((kind) => notes.say(`storage-${kind}`));
const trail = new Trail((screen) => void wander(screen));
const python = new Python(
  {
    progress: (done, total) => loading.progress(done, total),
    frame: (answer) => guard.watching || table.hear(answer),
    failure: (failure) => loading.fail(failure),
  },
  document,
);
// Before all else on the page: it takes the longest.
const able = canPlay();
if (able) void loading.during(python.start(wish.info?.id));
const guard = new Guard(python, async (game) => {
  await Promise.all([words.learn(infoOf(game)), learnCore()]);
});
const fail = (/** @type {unknown} */ failure) => loading.fail(failure);
const table = new TableScreen({
  python: guard,
  words,
  enter,
  keep: (record, frame) => void desk.keep(record, frame),
  fail,
  prepare,
  ways: { setUp: changeSetUp, home: goHome, export: () => share(table.record) },
});
const desk = new Desk({ table, guard, saves, trail, info: infoOf, watch });
const setup = new Setup(words, (opening, colours) => void play(opening, colours));
const reader = new Reader(words);
const receive = new Receive({
  words,
  python: guard,
  knows,
  clear: closeTable,
  open: (record) => desk.load(record),
  share,
  fail,
});
const shelf = new Shelf(saves, words, {
  knows,
  goOn: (save) => void goOn(save),
  share: ({ record }) => share(record),
  removed: (id) => {
    if (id === desk.id) closeTable();
    byId("home-title").focus();
  },
});
const about = new About({
  words,
  about: facts,
  facts: () => ({ language: words.language, settings: JSON.stringify(settingsNow()), failure: loading.details }),
  record: async () => table.record || ((await saves.list())[0]?.record ?? ""),
  forget: forgetAll,
});

openSettings(params.get("theme"), () => table.renew());
byId("to-home").addEventListener("click", goHome);
byId("setup-back").addEventListener("click", goHome);
byId("open-receive").addEventListener("click", () => void withWords(() => receive.ask()));
byId("open-about").addEventListener("click", () => void withWords(() => about.open()));
// In the header, and in the settings for screens on which the header has no room for it.
const languages = ["language", "set-language"].map((id) => /** @type {HTMLSelectElement} */ (byId(id)));
for (const language of languages) {
  language.addEventListener("change", () => {
    keep("language", language.value);
    words.language = language.value;
    renew();
  });
}
renew();
if (able) {
  byId("too-old").remove();
  void learnCore().catch(() => {});
  void begin();
  addEventListener("hashchange", () => hasGame() && void follow());
}

/** Where the browser was before a reload, or where the address leads. */
async function begin() {
  const { info, players, options, seed, problems } = wish;
  const here = await lastHere();
  if (here) return goOn(here);
  if (hasGame()) return follow();
  if (!info || problems.length) return;
  if (players) await play({ game: info.id, players, options, seed });
  else openSetup(info, { options });
}

/** @returns {Promise<Save | undefined>} the game that was on the table when the page was left */
async function lastHere() {
  const { game: id, record } = trail.here;
  if (!id) return undefined;
  const lost = { id, game: "", players: [], colours: [], moves: 0, over: false, when: 0 };
  return (await saves.get(id)) ?? (record ? { ...lost, record } : undefined);
}

/** What the core and the page say later. It comes while the page is read, and is tried again with each game. */
function learnCore() {
  return words.learn({ id: "core", words: core });
}

/** @param {() => unknown} show  what needs those words */
async function withWords(show) {
  try {
    await learnCore();
  } catch (error) {
    return fail(error);
  }
  await show();
}

/** Whether the address carries a whole game. */
function hasGame() {
  return location.hash.startsWith("#game=");
}

/** Play it. It is taken off the address, or a reload would begin it again. */
async function follow() {
  const link = location.href;
  history.replaceState(history.state, "", location.pathname + location.search);
  await withWords(() => receive.open(link));
}

/** Python broke down: start another, and go on with the game if there is one. */
async function restart() {
  const { opening } = table;
  if (!(await loading.during(python.restart())) || !opening) return;
  const refusal = await table.resume();
  if (refusal) openSetup(infoOf(opening.game), opening, refusal);
}

/**
 * @param {import("./session.js").Opening} opening
 * @param {number[]} [colours]
 */
async function play(opening, colours) {
  const refusal = await desk.open(opening, colours);
  if (refusal) openSetup(infoOf(opening.game), opening, refusal);
}

/** @param {Info} info */
function playNow(info) {
  const { players, options, colours } = lastSetUp(info);
  void play({ game: info.id, players, options, seed: randomSeed() }, colours);
}

/** @param {Save} save */
async function goOn(save) {
  const refusal = await desk.goOn(save);
  if (!refusal) return;
  // Kept all the same: another version may read it, and it can be exported.
  goHome();
  await receive.open(save.record);
}

function changeSetUp() {
  if (table.opening) openSetup(infoOf(table.opening.game), table.opening);
}

/**
 * @param {Info} info
 * @param {Partial<import("./session.js").Opening>} [like]
 * @param {import("./frames.js").Sentence} [problem]
 */
function openSetup(info, like, problem) {
  table.leave();
  setup.open(info, like, problem);
  enter("setup");
}

function goHome() {
  table.leave();
  if (guard.watching) closeTable();
  wish.problems = []; // read by now
  renew();
  enter("home");
}

function closeTable() {
  table.close();
  desk.forget();
}

/** @param {import("./trail.js").Screen} screen  the browser's buttons lead there */
async function wander(screen) {
  const here = screen === "home" || screen === "setup" ? undefined : await lastHere();
  if (here) await goOn(here);
  else goHome();
}

/** @param {boolean} watching */
function watch(watching) {
  if (watching) notes.say("watching");
  else notes.drop("watching");
}

/** @param {string} record */
function share(record) {
  const name = `tac-table-${new Date().toISOString().slice(0, 10)}`;
  void withWords(() => shareGame(words, record, name));
}

async function forgetAll() {
  closeTable();
  await saves.clear();
  forget();
  notes.say("forgotten");
  goHome();
}

/** @param {import("./session.js").Opening} opening  what can be shown of it before Python is there */
async function prepare({ game, players }) {
  const info = infoOf(game);
  const [empty] = await Promise.all([emptyTable(info, players), words.learn(info).catch(() => {})]);
  return empty;
}

/** @param {string} game */
function knows(game) {
  return games.some(({ id }) => id === game);
}

/** @param {string} game */
function infoOf(game) {
  return /** @type {Info} */ (games.find(({ id }) => id === game));
}

/** @param {import("./trail.js").Screen} screen */
function enter(screen) {
  if (document.body.dataset.screen === screen) return;
  document.body.dataset.screen = screen;
  trail.at(screen);
  // To the keyboard and to screen readers the new screen begins at its heading; at the end, with who won.
  if (screen === "result") byId("result").focus();
  else if (screen !== "table") byId(`${screen}-title`).focus();
}

/** All words anew. */
function renew() {
  document.documentElement.lang = words.language;
  for (const language of languages) language.value = words.language;
  document.title = words.page("name");
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-say]"))) {
    element.textContent = words.page(element.dataset.say ?? "");
  }
  showHome(games, wish.problems, words, { play: playNow, setUp: openSetup, read: ({ id }) => void reader.open(id) });
  void shelf.show();
  notes.renew();
  loading.renew();
  if (document.body.dataset.screen === "setup") setup.renew();
  table.renew();
}
