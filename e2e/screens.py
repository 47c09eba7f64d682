"""Pictures of every screen in both languages, all themes and three sizes: `python -m e2e.screens [part of a name …]`.

They go into `screens/`, which git does not keep: look at them, and mend what you would not show.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from build_scripts import env
from build_scripts.bootstrap import ROOT
from e2e.conftest import FLAGS
from e2e.places import DIST, serving
from e2e.playing import GAME, QUICK, SECONDS, asked, press_move, settled

OUT = ROOT / "screens"
SIZES = {"desktop": (1280, 800), "tablet": (820, 1180), "phone": (390, 844)}
THEMES = ("light", "dark", "contrast")
LANGUAGES = ("en", "fr")

Shoot = Callable[[str], None]
Tour = Callable[[Page, Shoot], None]


def home(page: Page, shoot: Shoot) -> None:
    shoot("home")
    page.locator("[data-open=settings]").first.click()
    shoot("settings")
    page.keyboard.press("Escape")
    page.locator("#open-about").click()
    shoot("about")


def setup(page: Page, shoot: Shoot) -> None:
    expect(page.locator("#setup-form")).to_be_visible()
    shoot("setup")


def table(page: Page, shoot: Shoot) -> None:
    for number in range(4):
        assert asked(page)
        press_move(page, number)
        settled(page)
    assert asked(page)
    page.wait_for_timeout(1500)  # for what flies and travels
    shoot("table")
    page.locator("#tools [data-do=hint]").click()
    expect(page.locator("#notice")).to_be_visible()
    page.wait_for_timeout(1500)
    shoot("hint")
    page.locator("#tools [data-do=rules]").click()
    page.wait_for_timeout(500)
    shoot("rules")
    page.keyboard.press("Escape")
    page.locator("#tools [data-do=menu]").click()
    shoot("menu")
    page.locator("#menu [data-do=resign]").click()
    shoot("resign")
    page.locator("#menu [data-do=resign-yes]").click()
    expect(page.locator(".chart")).to_be_attached(timeout=2 * SECONDS)
    page.wait_for_timeout(1500)
    shoot("result")
    page.locator("#scrubber").fill("9")
    settled(page)
    page.wait_for_timeout(400)
    shoot("replay")


def partners(seats: int) -> Tour:
    """A game of sides: cards are exchanged, some are played, one is about to be."""

    def tour(page: Page, shoot: Shoot) -> None:
        assert asked(page)
        page.wait_for_timeout(1500)
        shoot(f"exchange{seats}")
        for number in range(12):
            press_move(page, number)
            settled(page)
            assert asked(page)
        page.wait_for_timeout(1500)
        shoot(f"partners{seats}")

    return tour


def curtain(page: Page, shoot: Shoot) -> None:
    expect(page.locator("#curtain")).to_be_visible(timeout=SECONDS)
    shoot("curtain")
    page.locator("#lift").click()
    page.wait_for_timeout(500)
    shoot("people")


PLACES: dict[str, Tour] = {
    "": home,
    f"game={GAME}": setup,
    f"game={GAME}&seats=person,bot1,bot2&seed=42": table,
    f"game={GAME}&seats=person,person,bot1&seed=42": curtain,
    "game=tactik&seats=person,bot1,bot1,bot1&seed=5": partners(4),
    "game=tactik&seats=person,bot1,bot1,bot1,bot1,bot1&seed=5": partners(6),
}


def visits() -> Iterator[tuple[str, str, str]]:
    for size in SIZES:
        for theme in THEMES:
            for language in LANGUAGES:
                yield size, theme, language


def visit(browser: Browser, site: str, size: str, theme: str, language: str) -> None:
    width, height = SIZES[size]
    touch = size != "desktop"
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch)
    page = context.new_page()
    page.add_init_script(QUICK)

    def shoot(screen: str) -> None:
        path = Path(OUT, f"{screen}-{size}-{theme}-{language}.png")
        page.screenshot(path=path)
        print(path.relative_to(ROOT), flush=True)

    for query, tour in PLACES.items():
        page.goto(f"{site}/?{query}&lang={language}&theme={theme}")
        expect(page.locator('body[data-python="ready"]')).to_be_attached(timeout=SECONDS)
        tour(page, shoot)
    context.close()


def main(wanted: list[str]) -> None:
    OUT.mkdir(exist_ok=True)
    with serving(DIST) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=env.chromium(), args=FLAGS)
        for names in visits():
            if all(word in "-".join(names) for word in wanted):
                visit(browser, site, *names)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
