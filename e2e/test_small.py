"""Screens of any shape: a window of 1280 x 1024 at 400 %, and a phone that is turned in mid-game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import watched
from e2e.playing import GAME, QUICK, SECONDS, ask_to_confirm, asked, press_move, settled

WIDTH, HEIGHT = 320, 256

# What can be used here, scrolled to as one does, and then not under a pointer at its middle.
UNREACHABLE = """() => {
    const shown = document.querySelector("dialog[open]") ?? document.body;
    const all = [...shown.querySelectorAll("button, select, input, textarea, summary, a")];
    const usable = all.filter((element) => element.checkVisibility({visibilityProperty: true}) && !element.disabled);
    return usable.filter((element) => {
        if (element.closest("header")?.clientWidth <= 1) return false; // its entries are in the menu
        element.scrollIntoView({block: "center"});
        const {left, top, width, height} = element.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return !(found && (element.contains(found) || element.closest("label")?.contains(found)));
    }).map((element) => element.outerHTML.slice(0, 120));
}"""


def expect_usable(page: Page) -> None:
    assert page.evaluate("document.scrollingElement.scrollWidth") <= WIDTH
    wide = """() => [...document.querySelectorAll("dialog[open], #panel, #log, #reader-text, main")]
        .filter((box) => box.scrollWidth > box.clientWidth + 1).map(({id, tagName}) => id || tagName)"""
    assert page.evaluate(wide) == []
    assert page.evaluate(UNREACHABLE) == []


@pytest.fixture(params=["en", "fr"])
def zoomed(request: pytest.FixtureRequest, browser: Browser, site: str) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": WIDTH, "height": HEIGHT}, device_scale_factor=4)
    with watched(context.new_page()) as page:
        page.add_init_script(QUICK)
        page.goto(f"{site}/?lang={request.param}")
        expect(page.locator('body[data-python="ready"]')).to_be_attached(timeout=SECONDS)
        yield page
    context.close()


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_home_set_up_and_dialogs_at_400_percent(zoomed: Page) -> None:
    page = zoomed
    expect_usable(page)
    for opener in ("[data-open=settings]", "#open-about", f"[data-rules={GAME}]", "#open-receive"):
        page.locator(opener).first.click()
        expect(page.locator("dialog[open]")).to_have_count(1)
        page.wait_for_timeout(300)
        expect_usable(page)
        close(page)
    page.locator(f"[data-game={GAME}]").click()
    page.locator("#seat-count").select_option("5")
    expect_usable(page)
    page.locator("#setup-form [type=submit]").click()
    assert_asked(page)


def more(page: Page) -> None:
    page.locator("#more").click()


def assert_asked(page: Page) -> None:
    """The buttons are there, if only behind another."""
    expect(page.locator('#moves button, [data-screen="result"] #result').first).to_be_attached(timeout=SECONDS)


def test_a_whole_game_at_400_percent(zoomed: Page) -> None:
    """By the Moves panel; then the result, the way back through the game, the menu and the export."""
    page = zoomed
    page.locator(f"[data-play={GAME}]").click()
    assert_asked(page)
    settled(page)
    expect_usable(page)
    more(page)
    expect_usable(page)
    for number in range(300):
        if not asked(page):
            break
        press_move(page, number)
        settled(page)
    expect(page.locator("#scrubber")).to_be_attached(timeout=SECONDS)
    settled(page)
    expect(page.locator(".chart")).to_be_attached()
    expect_usable(page)
    page.locator("#scrubber").fill("5")
    settled(page)
    expect_usable(page)
    page.locator("#result [data-do=export]").click()
    expect(page.locator("#share")).to_be_visible()
    expect_usable(page)
    close(page)
    page.locator("#tools [data-do=menu]").click()
    expect_usable(page)


def test_menu_rules_and_curtain_at_400_percent(zoomed: Page, site: str) -> None:
    page = zoomed
    page.goto(f"{site}/?game={GAME}&seats=person,person&seed=42&lang=en")
    expect(page.locator("#curtain")).to_be_visible(timeout=SECONDS)
    expect_usable(page)
    page.locator("#lift").click()
    settled(page)
    more(page)
    for tool in ("menu", "rules"):
        page.locator(f"#tools [data-do={tool}]").click()
        page.wait_for_timeout(300)
        expect_usable(page)
        close(page)
    page.locator("#tools [data-do=menu]").click()
    page.locator("#menu [data-do=settings]").click()
    expect_usable(page)
    page.locator("#set-language").select_option("fr")
    close(page)
    expect(page.locator("#tools [data-do=rules]")).to_have_text("Règles")


# -- turned --

UPRIGHT, FLAT = (390, 844), (844, 390)


def expect_fit(page: Page, width: int) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    script = """() => [...document.querySelectorAll("button, select, input, label.check, summary")]
        .filter((element) => element.checkVisibility() && element.type !== "checkbox")
        .filter((element) => !element.closest("header")?.matches("[data-screen=table] header") || innerHeight > 500)
        .map((element) => [element.outerHTML.slice(0, 80), element.getBoundingClientRect()])
        .filter(([, {width, height}]) => Math.min(width, height) < 43.9).map(([html]) => html)"""
    assert page.evaluate(script) == []


def board(page: Page) -> dict[str, Any]:
    script = """(board) => ({
        across: board.width / board.clientWidth, down: board.height / board.clientHeight,
        width: board.clientWidth, height: board.clientHeight,
        room: [board.parentElement.clientWidth, board.parentElement.clientHeight],
    })"""
    found: dict[str, Any] = page.locator("#board").evaluate(script)
    return found


def test_a_phone_is_turned_in_mid_game(browser: Browser, site: str) -> None:
    context = browser.new_context(
        viewport={"width": UPRIGHT[0], "height": UPRIGHT[1]}, device_scale_factor=3, has_touch=True, is_mobile=True
    )
    with watched(context.new_page()) as page:
        page.add_init_script(QUICK)
        page.goto(f"{site}/?game={GAME}&seats=person,bot1&seed=42&lang=en")
        assert asked(page)
        press_move(page, 0)
        settled(page)
        assert asked(page)
        ask_to_confirm(page)
        press_move(page, 0)
        settled(page)
        chosen = page.locator("#marks .chosen")
        regions = [mark.get_attribute("data-region") for mark in chosen.all()]
        assert regions
        told, moves = page.locator("#log p").all_inner_texts(), page.locator("#moves button").all_inner_texts()
        for width, height in (FLAT, UPRIGHT, FLAT):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("(width) => innerWidth === width", arg=width)
            page.wait_for_timeout(200)
            expect_fit(page, width)
            now = board(page)
            assert (now["across"], now["down"]) == (pytest.approx(3, abs=0.01), pytest.approx(3, abs=0.01))
            assert [now["width"], now["height"]] == now["room"]
            assert now["width"] * now["height"] > width * height * 0.4  # the board has most of the screen
            assert [mark.get_attribute("data-region") for mark in chosen.all()] == regions
            for mark in chosen.all():
                expect(mark).to_be_in_viewport()
            assert page.locator("#log p").all_inner_texts() == told
            assert page.locator("#moves button").all_inner_texts() == moves
        page.get_by_role("button", name="Confirm:").tap()
        settled(page)
        assert page.locator("#log p").count() > len(told)
    context.close()
