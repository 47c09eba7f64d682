"""Whether the page stays awake while hard bots think: the longest time it could not have answered."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from playwright.sync_api import Browser, Page

from build_scripts.bench_browser import AT_ONCE, Table, choose, fresh_page, is_asked
from build_scripts.bench_report import Effort, milliseconds, table, verdict

BUDGET = 50

# A timer of the browser's shortest interval (4 ms) beats on the main thread: a block is a beat that comes late. Beats
# count from the one at which the person has nothing to choose to the first at which they have: bots think, move, and
# their moves are shown.
BEAT = """
window.waited = {longest: 0, all: 0};
let last = performance.now(), isWaiting = false;
const beat = () => {
  const now = performance.now(), gap = now - last;
  if (isWaiting) {
    window.waited.longest = Math.max(window.waited.longest, gap);
    window.waited.all += gap;
  }
  last = now;
  isWaiting = document.body?.dataset.screen === "table" && !document.querySelector("#moves button");
  setTimeout(beat);
};
beat();
"""


def report(tables: Sequence[Table], effort: Effort) -> str:
    rows = [
        (
            "an empty page with a busy worker, for comparison",
            milliseconds(idle(tables[0].browser, effort.thinking)),
            "",
            "",
        )
    ]
    for played in tables:
        longest, waited = measure(played, effort.thinking)
        figures = (milliseconds(longest), milliseconds(BUDGET), verdict(longest, BUDGET))
        rows.append((f"{played.game.info.id}, {waited / 1000:.0f} s of thinking", *figures))
    return table("Longest main-thread block while hard bots think, a full table", ("longest", "budget", ""), rows)


def idle(browser: Browser, time: float) -> float:
    """What the machine does to a page that does nothing while its worker is busy: other programs run, too."""
    with fresh_page(browser, BEAT) as page:
        page.set_content('<body data-screen="table">')
        page.evaluate("""void new Worker("data:text/javascript,for(;;);")""")
        page.wait_for_timeout(time)
        return float(page.evaluate("window.waited.longest"))


def measure(played: Table, enough: float) -> tuple[float, float]:
    """The longest block, and the time waited in all: games one after the other, until that is enough."""
    longest = waited = 0.0
    for seed in played.seeds():
        with fresh_page(played.browser, AT_ONCE, BEAT) as page:
            page.goto(played.address("bot3", seed))
            found = play(page, enough - waited)
        longest, waited = max(longest, found["longest"]), waited + found["all"]
        if waited >= enough:
            break
    return longest, waited


def play(page: Page, enough: float) -> dict[str, float]:
    is_asked(page)
    page.evaluate("window.waited = {longest: 0, all: 0}")  # start-up is measured elsewhere
    found: dict[str, float] = {}
    for number in count():
        choose(page, number)
        goes_on = is_asked(page)
        found = page.evaluate("window.waited")
        if not goes_on or found["all"] >= enough:
            break
    return found
