"""A browser, and a table in it at which somebody plays."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Browser, Page, expect, sync_playwright

from build_scripts import env
from e2e.conftest import FLAGS
from pygames.core.dice import Dice
from pygames.core.game import Game
from pygames.core.match import Match
from pygames.core.record import Player, pack

PATIENCE = 60_000
PERSON = 0

# Bots answer at once: their pauses are for people, and only make the measurement long.
AT_ONCE = """localStorage.setItem("tac-table settings", JSON.stringify({speed: 100}))"""

# `painted(then)` calls back when the next picture is done: all that is drawn for it comes before the task that is
# posted here.
PAINTED = """
window.painted = (then) => requestAnimationFrame(() => {
  const {port1, port2} = new MessageChannel();
  port1.onmessage = then;
  port2.postMessage(null);
});
"""


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=env.chromium(), args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def fresh_page(browser: Browser, *scripts: str) -> Iterator[Page]:
    """A page with nothing in its cache, in which these scripts run before the page's own."""
    context = browser.new_context()
    for script in (PAINTED, *scripts):
        context.add_init_script(script)
    yield context.new_page()
    context.close()


@dataclass(frozen=True)
class Table:
    """Where a game is played: one person, and bots on all other seats it has."""

    browser: Browser
    site: str
    game: Game[Any, Any]

    @property
    def seats(self) -> int:
        info = self.game.info
        return max(seats for seats in info.seats if info.fits(seats, {}) is None)

    def seeds(self) -> Iterator[int]:
        """Those with which the person begins: bots that go first are no part of start-up."""
        return (seed for seed in count() if PERSON in Match.new(self.game, seats=self.seats, seed=seed).ask.seats)

    def address(self, bot: str, seed: int) -> str:
        players = ",".join(["person", *[bot] * (self.seats - 1)])
        return f"{self.site}?{urlencode({'game': self.game.info.id, 'seats': players, 'seed': seed})}"

    def open_late(self, page: Page, seed: int, part: float) -> int:
        """A random game that has gone on for this part of its length; returns how many things lie on the table."""
        match = self._late(seed, part)
        page.goto(f"{self.site}#game={pack(match.record())}")
        expect(page.locator('body[data-screen="table"] #moves button').first).to_be_visible(timeout=PATIENCE)
        return len(self.game.scene(self.game.view(match.state, PERSON), PERSON).items)

    def _late(self, seed: int, part: float) -> Match[Any, Any]:
        """The last moment up to then at which the person is asked."""
        players = [Player("person"), *[Player("bot1")] * (self.seats - 1)]
        dice, match = Dice("late", seed), Match.new(self.game, seed=seed, players=players)
        moments = []
        while not match.over:
            if match.ask.seats == (PERSON,):
                moments.append(len(match.log))
            seat = dice.choice(match.ask.seats)
            match.play(seat, dice.choice(self.game.legal(match.state, seat)))
        return Match.load(match.record(max(moment for moment in moments if moment <= part * len(match.log))))


def is_asked(page: Page) -> bool:
    """Waits until the person has something to choose, or the game is over: then False."""
    wanted = page.locator('#moves button, [data-screen="result"] #result').first
    expect(wanted).to_be_visible(timeout=PATIENCE)
    return page.locator('body[data-screen="table"]').count() == 1


def choose(page: Page, number: int) -> None:
    """Taps the canvas where a mark tells that something can be chosen; what has no picture has a button."""
    marks, buttons = page.locator("#marks .mark:not(.chosen)"), page.locator("#moves button")
    box = marks.nth(number % marks.count()).bounding_box() if marks.count() else None
    if box:
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    else:
        buttons.nth(number % buttons.count()).click()
    expect(page.locator("#table")).to_have_attribute("aria-busy", "false")
