"""Whether the page stays awake while hard bots think: the longest time it could not have answered."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

from playwright.sync_api import Browser, Page

from build_scripts.bench_browser import AT_ONCE, Table, choose, fresh_page, is_asked
from build_scripts.bench_report import Effort, milliseconds, table, verdict

BUDGET = 50
TASKS = ["toplevel"]  # what of the browser's trace is kept

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
FORGET = "window.waited = {longest: 0, all: 0}"  # start-up is measured elsewhere


@dataclass(frozen=True)
class Blocks:
    """Milliseconds."""

    longest: float  # that the page could not have answered, whoever had the processor meanwhile
    own: float  # of the processor's time that one of its tasks took
    waited: float = 0  # for bots


def report(tables: Sequence[Table], effort: Effort) -> str:
    nobody = idle(tables[0].browser, effort.thinking)
    rows = [("an empty page with a busy worker", milliseconds(nobody.longest), milliseconds(nobody.own), "", "")]
    for played in tables:
        found = measure(played, effort.thinking)
        figures = (milliseconds(found.longest), milliseconds(found.own))
        judged = (milliseconds(BUDGET), verdict(found.longest, BUDGET))
        rows.append((f"{played.game.info.id}, {found.waited / 1000:.0f} s of thinking", *figures, *judged))
    title = "Longest main-thread block while hard bots think, a full table"
    return table(title, ("longest", "longest task's own work", "budget", ""), rows)


def idle(browser: Browser, time: float) -> Blocks:
    """What the machine does to a page that does nothing while its worker is busy: other programs run, too."""
    with fresh_page(browser, BEAT) as page:
        page.set_content('<body data-screen="table">')
        page.evaluate("""void new Worker("data:text/javascript,for(;;);")""")
        page.evaluate(FORGET)
        browser.start_tracing(page=page, categories=TASKS)
        page.wait_for_timeout(time)
        longest = float(page.evaluate("window.waited.longest"))
        return Blocks(longest, longest_task(browser.stop_tracing()))


def measure(played: Table, enough: float) -> Blocks:
    """Games one after the other, until bots have thought long enough."""
    longest = own = waited = 0.0
    for seed in played.seeds():
        with fresh_page(played.browser, AT_ONCE, BEAT) as page:
            page.goto(played.address("bot3", seed))
            is_asked(page)
            page.evaluate(FORGET)
            played.browser.start_tracing(page=page, categories=TASKS)
            found = play(page, enough - waited)
            own = max(own, longest_task(played.browser.stop_tracing()))
        longest, waited = max(longest, found["longest"]), waited + found["all"]
        if waited >= enough:
            break
    return Blocks(longest, own, waited)


def longest_task(trace: bytes) -> float:
    """By the processor's time, which does not count what other programs took meanwhile."""
    events = json.loads(trace)["traceEvents"]
    names = {(event["pid"], event["tid"]): event["args"]["name"] for event in events if event["name"] == "thread_name"}
    tasks = (event for event in events if event["name"].endswith("RunTask"))
    times = (task.get("tdur", 0) for task in tasks if names.get((task["pid"], task["tid"])) == "CrRendererMain")
    return float(max(times)) / 1000


def play(page: Page, enough: float) -> dict[str, float]:
    found: dict[str, float] = {}
    for number in count():
        choose(page, number)
        goes_on = is_asked(page)
        found = page.evaluate("window.waited")
        if not goes_on or found["all"] >= enough:
            break
    return found
