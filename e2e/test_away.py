"""Away and back: a page that nobody sees, a tab that was thrown away, a second tab at a table of several people."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from e2e.playing import EAVESDROP, GAME, QUICK, SECONDS, OpenTable, asked, press_move, settled, take_seat

CALM = """localStorage.setItem("tac-table settings", JSON.stringify({speed: 1, confirm: true}))"""
SEE = """(seen) => {
    Object.defineProperty(document, "hidden", {value: !seen, configurable: true});
    Object.defineProperty(document, "visibilityState", {value: seen ? "visible" : "hidden", configurable: true});
    document.dispatchEvent(new Event("visibilitychange"));
}"""
UNSEEN = """
    Object.defineProperty(document, "hidden", {value: true, configurable: true});
    Object.defineProperty(document, "visibilityState", {value: "hidden", configurable: true});
"""


def lines(page: Page) -> list[str]:
    return page.locator("#log p").all_inner_texts()


def see(page: Page, seen: bool) -> None:
    page.evaluate(SEE, seen)
    settled(page)


# -- unseen --


def test_bots_stand_still_while_nobody_looks(table: OpenTable, page: Page) -> None:
    page.add_init_script(CALM.replace("true", "false"))
    table("person,bot1,bot1,bot1")
    while not page.locator("#seats li.asked").first.inner_text().startswith("Pip"):
        expect(page.locator("#moves button").first).to_be_visible(timeout=SECONDS)
        press_move(page, 0)
        settled(page)
    see(page, False)
    before = lines(page)
    page.wait_for_timeout(4000)  # for some moves of bots
    assert lines(page) == before
    see(page, True)
    expect(page.locator("#log p")).not_to_have_count(len(before), timeout=SECONDS)


def test_a_table_opened_in_the_background_waits(table: OpenTable, page: Page) -> None:
    page.add_init_script(UNSEEN)
    table("bot1,bot1,bot1")
    expect(page.locator("#status")).to_have_text("Paused", timeout=SECONDS)
    before = lines(page)
    page.wait_for_timeout(2000)
    assert lines(page) == before
    see(page, True)
    expect(page.locator('body[data-screen="result"]')).to_be_attached(timeout=2 * SECONDS)


def test_one_person_finds_all_as_it_was(table: OpenTable, page: Page) -> None:
    page.add_init_script(CALM)
    table("person,bot1")
    assert asked(page)
    press_move(page, 0)
    settled(page)
    chosen = page.locator("#marks .chosen")
    expect(chosen).not_to_have_count(0)
    regions = [mark.get_attribute("data-region") for mark in chosen.all()]
    before, moves = lines(page), page.locator("#moves button").all_inner_texts()
    see(page, False)
    see(page, True)
    expect(page.locator("#curtain")).to_be_hidden()
    expect(page.locator("#moves button")).to_have_text(moves)
    assert [mark.get_attribute("data-region") for mark in chosen.all()] == regions
    assert lines(page) == before


def test_who_has_paused_finds_it_paused(table: OpenTable) -> None:
    page = table("person,bot1")
    assert asked(page)
    page.locator("#tools [data-do=pause]").click()
    settled(page)
    see(page, False)
    see(page, True)
    expect(page.locator("#status")).to_have_text("Paused")


@pytest.mark.parametrize("bots", ["", ",bot1"])
def test_several_people_find_the_curtain_down(table: OpenTable, page: Page, bots: str) -> None:
    page.add_init_script(EAVESDROP)
    table(f"person,person{bots}")
    page.locator("#lift").click()
    assert asked(page)
    see(page, False)
    expect(page.locator("#curtain")).to_be_visible()
    expect_no_hand(page)
    see(page, True)
    expect(page.locator("#curtain")).to_be_visible()
    expect_no_hand(page)
    page.locator("#lift").click()
    assert asked(page)


def expect_no_hand(page: Page) -> None:
    expect(page.locator("[data-region]")).to_have_count(0)
    expect(page.locator("#log")).not_to_contain_text("Your hand:")
    expect(page.locator("#log")).not_to_contain_text("You draw")
    frames = [found for text in page.evaluate("window.heard") if (found := json.loads(text).get("frame"))]
    assert frames[-1]["viewer"] is None
    assert '"zone": "hand' not in json.dumps(frames[-1])


# -- thrown away --


DEAF = """
    for (const name of ["pagehide", "beforeunload", "unload", "freeze", "visibilitychange"]) {
      addEventListener(name, (event) => event.stopImmediatePropagation(), true);
    }
"""


def play_some(page: Page, gestures: int) -> None:
    for number in range(gestures):
        take_seat(page)
        press_move(page, number)
        settled(page)
    take_seat(page)


def told(page: Page) -> list[str]:
    """What everybody may know."""
    return [line for line in lines(page) if not line.startswith(("Your hand", "You draw"))]


@pytest.mark.parametrize("seats", ["person,bot1", "person,person,bot1"])
def test_a_discarded_tab_finds_its_game(table: OpenTable, page: Page, seats: str) -> None:
    """It ends without hearing of it, and has nothing left but the entry in the browser's history."""
    page.add_init_script(DEAF)
    page.add_init_script(EAVESDROP)
    table(seats)
    play_some(page, 4)
    before = told(page)
    page.reload()
    if seats.count("person") > 1:
        expect(page.locator("#curtain")).to_be_visible(timeout=SECONDS)
        expect_no_hand(page)
        page.locator("#lift").click()
    assert asked(page)
    assert told(page) == before
    play_some(page, 1)


def crash(page: Page) -> None:
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash")


@pytest.mark.parametrize("seats", ["person,bot1", "person,person"])
def test_a_game_survives_the_end_of_its_process(browser: Browser, site: str, seats: str) -> None:
    """The tab is gone in the middle of things; another goes on at the same point, and nobody holds the game."""
    context = browser.new_context()
    page, other = context.new_page(), context.new_page()
    for tab in (page, other):
        tab.add_init_script(QUICK)
        tab.add_init_script(EAVESDROP)
    page.goto(f"{site}/?game={GAME}&seats={seats}&seed=7&lang=en")
    expect(page.locator("#moves button, #lift").locator("visible=true").first).to_be_visible(timeout=SECONDS)
    play_some(page, 4)
    before = told(page)
    crash(page)
    other.goto(f"{site}/?lang=en")
    other.locator("#shelf [data-do=go-on-with]").click()
    if seats == "person,person":
        expect(other.locator("#curtain")).to_be_visible(timeout=SECONDS)
        expect_no_hand(other)
        other.locator("#lift").click()
    assert asked(other)
    assert told(other) == before
    expect(other.locator("#notes .note")).to_have_count(0)
    context.close()


# -- two tabs --


def drawn_hand(page: Page) -> bool:
    return '"zone": "hand' in json.dumps([json.loads(text) for text in page.evaluate("window.heard")])


def test_a_second_tab_never_shows_a_hand(table: OpenTable, page: Page, site: str) -> None:
    table("person,person")
    page.locator("#lift").click()
    assert asked(page)
    other = page.context.new_page()
    other.add_init_script(QUICK)
    other.add_init_script(EAVESDROP)
    other.goto(f"{site}/?lang=en")
    other.locator("#shelf [data-do=go-on-with]").click()
    expect(other.locator("#notes")).to_contain_text("another tab")
    for _ in range(4):
        expect(other.locator("#log p")).to_have_count(len(told(page)), timeout=SECONDS)
        expect(other.locator("#moves button, [data-region]")).to_have_count(0)
        expect(other.locator("#curtain")).to_be_hidden()
        play_some(page, 1)
    expect(other.locator("#log p")).to_have_count(len(told(page)), timeout=SECONDS)
    before = told(page)
    assert not drawn_hand(other)

    page.close()
    expect(other.locator("#notes .note")).to_have_count(0)
    expect(other.locator("#curtain")).to_be_visible(timeout=SECONDS)
    expect_no_hand(other)
    other.locator("#lift").click()
    assert asked(other)
    assert drawn_hand(other)
    assert told(other) == before
    play_some(other, 2)
