"""What the pictures show: a walk through each place of the site, with a name for every view of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from e2e.playing import GAME, SECONDS, asked, press_move, settled
from e2e.pointing import link
from pygames.core.match import Match

Shoot = Callable[[str], None]
Tour = Callable[[Page, Shoot], None]


class Place(NamedTuple):
    """A match that stands somewhere, or what to ask of the site; and the walk there."""

    start: Match[Any, Any] | str
    tour: Tour

    def address(self, language: str, theme: str) -> str:
        if isinstance(self.start, str):
            return f"/?{self.start}&lang={language}&theme={theme}"
        return link(self.start, language, theme=theme)


def rest(page: Page) -> None:
    """Until nothing flies or travels any more."""
    settled(page)
    page.wait_for_timeout(1500)


def home(page: Page, shoot: Shoot) -> None:
    shoot("home")
    page.locator("[data-open=settings]").first.click()
    shoot("settings")
    page.keyboard.press("Escape")
    page.locator("#open-about").click()
    shoot("about")


def setup(name: str) -> Tour:
    def tour(page: Page, shoot: Shoot) -> None:
        expect(page.locator("#setup-form")).to_be_visible()
        shoot(name)

    return tour


def rules(page: Page, shoot: Shoot, name: str) -> None:
    page.locator("#tools [data-do=rules]").click()
    page.wait_for_timeout(500)
    shoot(name)
    page.keyboard.press("Escape")


def hint(page: Page, shoot: Shoot, name: str) -> None:
    page.locator("#tools [data-do=hint]").click()
    expect(page.locator("#notice")).to_be_visible(timeout=SECONDS)
    rest(page)
    shoot(name)


def resigned(page: Page, shoot: Shoot, name: str) -> None:
    """The person is asked whether they are sure: they are, and bots play on to the end."""
    page.locator("#menu [data-do=resign-yes]").click()
    expect(page.locator(".chart")).to_be_attached(timeout=4 * SECONDS)
    rest(page)
    shoot(name)


def table(page: Page, shoot: Shoot) -> None:
    for number in range(4):
        assert asked(page)
        press_move(page, number)
        settled(page)
    assert asked(page)
    rest(page)
    shoot("table")
    hint(page, shoot, "hint")
    rules(page, shoot, "rules")
    page.locator("#tools [data-do=menu]").click()
    shoot("menu")
    page.locator("#menu [data-do=resign]").click()
    shoot("resign")
    resigned(page, shoot, "result")
    page.locator("#scrubber").fill("9")
    settled(page)
    page.wait_for_timeout(400)
    shoot("replay")


def partners(seats: int) -> Tour:
    """A game of sides: cards are exchanged, some are played, one is about to be."""

    def tour(page: Page, shoot: Shoot) -> None:
        assert asked(page)
        rest(page)
        shoot(f"exchange{seats}")
        if seats == 4:
            rules(page, shoot, "tactik-rules")
        for number in range(12):
            press_move(page, number)
            settled(page)
            assert asked(page)
        rest(page)
        shoot(f"partners{seats}")
        if seats == 4:
            hint(page, shoot, "tactik-hint")
            page.locator("#tools [data-do=menu]").click()
            page.locator("#menu [data-do=resign]").click()
            resigned(page, shoot, "tactik-result")

    return tour


def curtain(page: Page, shoot: Shoot) -> None:
    expect(page.locator("#curtain")).to_be_visible(timeout=SECONDS)
    shoot("curtain")
    page.locator("#lift").click()
    page.wait_for_timeout(500)
    shoot("people")


def bots(number: int) -> str:
    return ",".join(["person", *["bot1"] * number])


PLACES = {
    "home": Place("", home),
    "tacoloco-setup": Place(f"game={GAME}", setup("setup")),
    "tacoloco": Place(f"game={GAME}&seats=person,bot1,bot2&seed=42", table),
    "tacoloco-people": Place(f"game={GAME}&seats=person,person,bot1&seed=42", curtain),
    "tactik-setup": Place("game=tactik", setup("tactik-setup")),
    "tactik4": Place(f"game=tactik&seats={bots(3)}&seed=5", partners(4)),
    "tactik6": Place(f"game=tactik&seats={bots(5)}&seed=5", partners(6)),
    "tactik8": Place(f"game=tactik&seats={bots(7)}&seed=5", partners(8)),
}
