"""Tap to paint: from the finger that leaves the canvas to the picture of Python's answer."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from playwright.sync_api import Page

from build_scripts.bench_browser import AT_ONCE, Table, choose, fresh_page, is_asked
from build_scripts.bench_report import Effort, milliseconds, share, table, verdict

BUDGET = 50
PART = 0.6  # of a game that is over when taps begin: the table is full then

# Follows each tap by the number of the request that it leads to. The browser's own time of the event counts: a page
# that is too busy to hear of it is slow, too.
FOLLOW = """
window.taps = [];
let tap = null;
addEventListener("pointerup", ({target, timeStamp}) => {
  if (target.id === "board") tap = {since: timeStamp};
}, true);
window.Worker = class extends Worker {
  constructor(...place) {
    super(...place);
    this.addEventListener("message", ({data}) => {
      if (!tap?.id || tap.id !== data.id) return;
      const {since} = tap;
      painted(() => window.taps.push(performance.now() - since));
    });
  }
  postMessage(message) {
    if (tap && !tap.id && message.call?.includes('"do":"tap"')) tap.id = message.id;
    super.postMessage(message);
  }
};
"""


def report(tables: Sequence[Table], effort: Effort) -> str:
    rows = []
    for played in tables:
        times = measure(played, effort.taps)
        middle, most = share(times, 0.5), share(times, 0.95)
        slowest = milliseconds(max(times))
        figures = (milliseconds(middle), milliseconds(most), slowest, milliseconds(BUDGET), verdict(most, BUDGET))
        rows.append((f"{played.game.info.id}, {len(times)} taps", *figures))
    title = "Tap to painted answer, a full table against bots"
    return table(title, ("median", "95th percentile", "slowest", "budget", ""), rows)


def measure(played: Table, taps: int) -> list[float]:
    """Games one after the other, until there are enough taps."""
    times: list[float] = []
    for seed in played.seeds():
        with fresh_page(played.browser, AT_ONCE, FOLLOW) as page:
            played.open_late(page, seed, PART)
            times += play(page, taps - len(times))
        if len(times) >= taps:
            break
    return times


def play(page: Page, taps: int) -> list[float]:
    times: list[float] = []
    for number in count():
        if not is_asked(page) or len(times) >= taps:
            break
        choose(page, number)
        times = page.evaluate("window.taps")
    return times
