/** The page: starts Python, and leads from screen to screen. It knows no game. */
import { byId } from "./element.js";
import { findGames } from "./games.js";
import { showHome } from "./home.js";
import { Loading } from "./loading.js";
import { readParams } from "./params.js";
import { Python } from "./python.js";
import { Setup } from "./setup.js";
import { keep, kept } from "./store.js";
import { TableScreen } from "./table.js";
import { watchTheme } from "./theme.js";
import { pickLanguage, Words } from "./words.js";

/** @typedef {import("./games.js").Info} Info */

const params = new URLSearchParams(location.search);
const { games, words: sources } = findGames(document);
const words = new Words(sources, pickLanguage(params.get("lang"), kept("language", null), navigator.languages));
const wish = readParams(location.search, games, (game) => words.game(game, "title"));

const loading = new Loading(words, () => void restart());
const python = new Python(
  {
    progress: (done, total) => loading.progress(done, total),
    frame: (answer) => table.hear(answer),
    failure: (failure) => loading.fail(failure),
  },
  document,
);
const setup = new Setup(words, (opening) => void play(opening));
const table = new TableScreen({
  python,
  words,
  enter,
  fail: (failure) => loading.fail(failure),
  ways: { setUp: changeSetUp, home: goHome },
});

watchTheme(params.get("theme"), () => table.renew());
byId("to-home").addEventListener("click", goHome);
byId("setup-back").addEventListener("click", goHome);
byId("continue").addEventListener("click", () => void table.comeBack());
byId("leave").addEventListener("click", () => {
  table.close();
  goHome();
});
const language = /** @type {HTMLSelectElement} */ (byId("language"));
language.addEventListener("change", () => {
  keep("language", language.value);
  words.language = language.value;
  renew();
});
renew();
void whenStarted(python.start());
void begin();

/** Where the address leads. */
async function begin() {
  const { info, players, options, seed, problems } = wish;
  if (!info || problems.length) return;
  if (players) await play({ game: info.id, players, options, seed });
  else openSetup(info, { options });
}

/** Python broke down: start another, and go on with the game if there is one. */
async function restart() {
  const { opening } = table;
  if (!(await whenStarted(python.restart())) || !opening) return;
  const refusal = await table.resume();
  if (refusal) openSetup(infoOf(opening.game), opening, refusal);
}

/** @param {Promise<void>} starting */
async function whenStarted(starting) {
  loading.is("loading");
  try {
    await starting;
    loading.is("ready");
    return true;
  } catch (failure) {
    loading.fail(failure);
    return false;
  }
}

/** @param {import("./session.js").Opening} opening */
async function play(opening) {
  const refusal = await table.open(opening);
  if (refusal) openSetup(infoOf(opening.game), opening, refusal);
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
  byId("continue").hidden = !table.leave();
  wish.problems = []; // read by now
  renew();
  enter("home");
}

/** @param {string} game */
function infoOf(game) {
  return /** @type {Info} */ (games.find(({ id }) => id === game));
}

/** @param {"home" | "setup" | "table" | "result"} screen */
function enter(screen) {
  if (document.body.dataset.screen === screen) return;
  document.body.dataset.screen = screen;
  // To the keyboard and to screen readers the new screen begins at its heading; at the end, with who won.
  if (screen === "result") byId("result").focus();
  else if (screen !== "table") byId(`${screen}-title`).focus();
}

/** All words anew. */
function renew() {
  document.documentElement.lang = language.value = words.language;
  document.title = words.page("name");
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-say]"))) {
    element.textContent = words.page(element.dataset.say ?? "");
  }
  showHome(games, wish.problems, words, (info) => openSetup(info));
  loading.renew();
  if (document.body.dataset.screen === "setup") setup.renew();
  table.renew();
}
