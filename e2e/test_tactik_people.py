"""Tac-Tik for everybody: four people and the curtain, six seats on a phone, what axe-core finds."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.axe import expect_accessible
from e2e.conftest import watched
from e2e.playing import EAVESDROP, QUICK, SECONDS, OpenTable, asked, settled
from e2e.pointing import chosen, link, lit, marks, place, tap
from e2e.tactik_tables import alone, story

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


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=3
    )
    with watched(context.new_page()) as page:
        page.add_init_script(QUICK)
        yield page
    context.close()


@pytest.mark.parametrize("seats", [4, 6])
def test_on_a_phone_by_taps_in_french(phone: Page, site: str, seats: int) -> None:
    page = phone
    page.goto(f"{site}/?game=tactik&seats=person{',bot1' * (seats - 1)}&seed=5&lang=fr")
    expect(page.locator("#status")).to_contain_text("Choisissez une carte pour", timeout=SECONDS)
    expect(page.locator("#seats")).to_contain_text("partenaire")
    for number in range(30):
        assert asked(page)
        settled(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        expect_on_the_board(page)
        tap(page, sorted(filter(None, lit(page)))[number % marks(page).count()], by_touch=True)
    expect(page.locator("#log")).to_contain_text("Vous jouez")


def expect_on_the_board(page: Page) -> None:
    """All that can be chosen can be touched: its mark's middle lies within the board."""
    board = page.locator("#board").bounding_box()
    assert board
    for x, y in (place(page, region) for region in lit(page) if region):
        assert board["x"] <= x <= board["x"] + board["width"]
        assert board["y"] <= y <= board["y"] + board["height"]


def test_a_finger_beside_a_small_cell_has_it(phone: Page, site: str) -> None:
    """Not the cell that it touches, which is no target. Further away it is that one after all."""
    page = phone
    page.goto(site + link(story(alone("10,-4,8,3", "10 B start", "-4 B1"))))
    assert asked(page)
    for region in ("card8", "pawn0-0"):
        tap(page, region, by_touch=True)
    assert lit(page) == {"cell4", "cell67"}
    x, y = place(page, "cell4")
    page.touchscreen.tap(x, y - 40)
    expect(page.locator("#notice")).to_contain_text("8 does not take this pawn there.")
    page.touchscreen.tap(x, y - 9)
    expect(page.locator("#log")).to_contain_text("You play an 8: blue 1 goes 8 forward.")


def test_a_phone_comes_nearer(phone: Page, site: str) -> None:
    """What is marked is further apart then; what the hand covers is not marked. The buttons are for fingers."""
    page = phone
    page.goto(site + link(story(alone("1,7x1,8,3", "1 B start")), "fr"))
    assert asked(page)
    for region in ("card7x1", "pawn0-0"):
        tap(page, region, by_touch=True)
    apart = distance(place(page, "cell6"), place(page, "cell7"))
    page.mouse.move(195, 200)
    page.mouse.wheel(0, -200)
    expect(page.locator("#zoom button")).to_have_count(3)
    for box in (button.bounding_box() for button in page.locator("#zoom button").all()):
        assert box
        assert min(box["width"], box["height"]) >= 44
    page.get_by_role("button", name="Plus près").tap()
    page.wait_for_timeout(400)  # for the table to come to rest
    assert {"cell6", "cell7"} < lit(page) < {f"cell{number}" for number in range(1, 8)}
    assert distance(place(page, "cell6"), place(page, "cell7")) > 1.5 * apart
    tap(page, "cell6", by_touch=True)
    expect(page.locator("#status")).to_have_text("7x1\u202f: encore un pas")
    page.get_by_role("button", name="Toute la table").tap()
    expect(page.locator("#zoom")).to_be_hidden()


def distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    return math.hypot(one[0] - other[0], one[1] - other[1])


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
