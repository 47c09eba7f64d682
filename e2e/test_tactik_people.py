"""Tac-Tik for everybody: four people and the curtain, six seats on a phone, what axe-core finds."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.axe import expect_accessible
from e2e.conftest import watched
from e2e.playing import EAVESDROP, QUICK, SECONDS, OpenTable, asked, settled
from e2e.pointing import chosen, lit, marks, tap

FOUR = ",".join(["person"] * 4)
OWN_CARD = re.compile(r"own\d-")  # how the picture calls a card in a hand that is seen


def lift(page: Page, player: int) -> None:
    expect(page.locator("#curtain")).to_contain_text(f"Pass the device to Player {player}.")
    page.locator("#lift").click()
    settled(page)
    expect(page.locator("#curtain")).to_be_hidden()


def told(page: Page) -> list[str]:
    return page.locator("#log p").all_inner_texts()


def expect_nothing_private(page: Page) -> None:
    """Behind the curtain: no card that only one of the four may know, nor what was chosen."""
    expect(page.locator("#curtain")).to_be_visible()
    expect(page.locator("[data-region]")).to_have_count(0)
    body = page.locator("body").inner_html()
    for private in ("Your hand", "You give", "gave you", *map("Give {}".format, (1, 2, 3, 5, 6, 8, 9, 10, 12))):
        assert private not in body
    frames = [found for text in page.evaluate("window.heard") if (found := json.loads(text).get("frame"))]
    assert (frames[-1]["viewer"], frames[-1]["hands"]) == (None, [])
    items = frames[-1]["scene"]["items"]
    assert not [item for item in items if OWN_CARD.match(item["key"])]
    backs = {item["sprite"] for item in items if item["key"].startswith("hand")}
    given = {item["sprite"] for item in items if item["key"].startswith("gift")}
    assert len(backs) == 1
    assert len(given - backs) <= 1  # what was chosen lies like any other card; or it is still an empty place


def test_four_people_exchange_cards_behind_the_curtain(table: OpenTable, page: Page) -> None:
    page.add_init_script(EAVESDROP)
    table(FOUR, game="tactik", seed="5")
    hands, gifts = {}, {}
    for player, partner in ((1, 3), (2, 4), (3, 1), (4, 2)):
        expect_nothing_private(page)
        lift(page, player)
        expect(page.locator("#status")).to_have_text(f"Choose a card for Player {partner}")
        hands[player] = next(line for line in told(page) if line.startswith("Your hand:"))
        first = sorted(filter(None, lit(page)))[0]
        tap(page, first)
        assert (lit(page), chosen(page)) == ({f"seat{partner - 1}"}, [first])
        gifts[player] = page.locator("#moves button").inner_text().removeprefix(f"Give Player {partner} ")
        tap(page, f"seat{partner - 1}")
    assert len(set(hands.values())) == 4

    for player, partner in ((1, 3), (2, 4), (3, 1), (4, 2)):
        expect_nothing_private(page)
        lift(page, player)
        lines = told(page)
        assert hands[player] in lines
        assert f"You give Player {partner} {gifts[player]}." in lines
        assert f"Player {partner} gave you {gifts[partner]}." in lines
        assert [line for line in lines if "gave you" in line] == [f"Player {partner} gave you {gifts[partner]}."]
        if player > 1:
            expect(page.locator("#since")).to_contain_text(f"Player {partner} gave you {gifts[partner]}.")
        expect(page.locator("#seats .side")).to_have_count(3)
        expect(page.locator("#seats li").nth(partner - 1)).to_contain_text("your partner")
        while page.locator("#curtain").is_hidden():
            page.locator("#moves button").last.click()
            settled(page)


# -- a phone --


@pytest.mark.parametrize("seats", [4, 6])
def test_on_a_phone_by_taps_in_french(browser: Browser, site: str, seats: int) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=3
    )
    with watched(context.new_page()) as page:
        page.add_init_script(QUICK)
        page.goto(f"{site}/?game=tactik&seats=person{',bot1' * (seats - 1)}&seed=5&lang=fr")
        expect(page.locator("#status")).to_contain_text("Choisissez une carte pour", timeout=SECONDS)
        expect(page.locator("#seats")).to_contain_text("partenaire")
        for number in range(40):
            assert asked(page)
            settled(page)
            assert page.evaluate("document.documentElement.scrollWidth") <= 390
            expect_reachable(page)
            tap(page, sorted(filter(None, lit(page)))[number % marks(page).count()], by_touch=True)
        expect(page.locator("#log")).to_contain_text("Vous jouez")
        expect_nearer(page)
    context.close()


def expect_reachable(page: Page) -> None:
    """Every mark is within the board, and a finger that comes down some pixels beside it still has it."""
    board = page.locator("#board").bounding_box()
    assert board
    for mark in marks(page).all():
        box = mark.bounding_box()
        assert box
        assert board["x"] <= box["x"] + box["width"] / 2 <= board["x"] + board["width"]
        assert board["y"] <= box["y"] + box["height"] / 2 <= board["y"] + board["height"]


def expect_nearer(page: Page) -> None:
    """The table can be looked at from nearer, with buttons for fingers, and chosen from there."""
    assert asked(page)
    page.keyboard.press("+")
    whole = page.get_by_role("button", name="Toute la table")
    expect(whole).to_be_visible()
    for button in page.locator("#zoom button").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    whole.tap()
    expect(page.locator("#zoom")).to_be_hidden()


# -- for everyone --


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_bars_the_way(table: OpenTable, theme: str) -> None:
    """At the exchange, at the table, at the end."""
    page = table("person,bot1,bot1,bot1", game="tactik", theme=theme)
    assert asked(page)
    settled(page)
    expect_accessible(page)
    for _ in range(5):
        page.locator("#moves button").first.click()
        settled(page)
        assert asked(page)
    expect_accessible(page)
    page.locator("#tools [data-do=menu]").click()
    page.locator("#menu [data-do=resign]").click()
    page.locator("#menu [data-do=resign-yes]").click()
    expect(page.locator(".chart")).to_be_visible(timeout=3 * SECONDS)
    expect(page.locator("#result .ranking > li")).to_have_count(2)
    expect_accessible(page)
