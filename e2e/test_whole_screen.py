"""The whole screen: entered and left from the menu, and not offered where the browser has none."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.places import serving
from e2e.playing import GAME, SECONDS, OpenTable, asked

WORDS = {"en": ("Whole screen", "Leave the whole screen"), "fr": ("Plein écran", "Quitter le plein écran")}


def item(page: Page) -> Locator:
    """The menu's entry; the menu is opened for it."""
    page.locator("#tools [data-do=menu]").click()
    return page.locator("#menu [data-do=fullscreen]")


def expect_whole(page: Page, whole: bool) -> None:
    page.wait_for_function("(whole) => (document.fullscreenElement !== null) === whole", arg=whole)


@pytest.mark.parametrize("lang", WORDS)
def test_entered_and_left(table: OpenTable, lang: str) -> None:
    page = table(lang=lang)
    assert asked(page)
    enter, leave = WORDS[lang]
    expect(item(page)).to_have_text(enter)
    page.locator("#menu [data-do=fullscreen]").click()
    expect(page.locator("#menu")).to_be_hidden()
    expect_whole(page, True)
    expect(page.locator("#moves button").first).to_be_visible()
    expect(item(page)).to_have_text(leave)
    page.locator("#menu [data-do=fullscreen]").click()
    expect_whole(page, False)
    expect(item(page)).to_have_text(enter)


def test_the_open_menu_hears_of_it(table: OpenTable) -> None:
    page = table()
    assert asked(page)
    item(page).click()
    expect_whole(page, True)
    expect(item(page)).to_have_text("Leave the whole screen")
    page.evaluate("document.exitFullscreen()")  # Escape is the browser's affair; the driver's keys do not reach it
    expect(page.locator("#menu [data-do=fullscreen]")).to_have_text("Whole screen")


def test_not_offered_where_there_is_none(table: OpenTable, page: Page) -> None:
    page.add_init_script("Object.defineProperty(Document.prototype, 'fullscreenEnabled', {value: false})")
    table()
    assert asked(page)
    expect(item(page)).to_have_count(0)
    expect(page.locator("#menu [data-do=settings]")).to_be_visible()


@pytest.mark.parametrize(("allow", "count"), [("", 0), ('allow="fullscreen"', 1)])
def test_in_a_frame_it_is_the_shop_that_allows_it(
    page: Page, site: str, tmp_path: Path, allow: str, count: int
) -> None:
    address = f"{site}/embed.html?game={GAME}&seats=person,bot1&seed=42&lang=en"
    frame = f'<iframe {allow} sandbox="allow-scripts" src="{address}" width="900" height="700"></iframe>'
    (tmp_path / "index.html").write_text(f'<!doctype html><title>A shop</title><link rel="icon" href="data:,">{frame}')
    with serving(tmp_path) as shop:
        page.goto(f"{shop}/index.html")
        inside = page.frame_locator("iframe")
        inside.locator("#tools [data-do=menu]").click(timeout=SECONDS)
        expect(inside.locator("#menu")).to_be_visible()
        expect(inside.locator("#menu [data-do=fullscreen]")).to_have_count(count)
