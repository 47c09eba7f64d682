"""Fingers on a table of Tacta: shapes that share their ground, and cards placed apart."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import watched
from e2e.playing import EAVESDROP, QUICK, asked, settled
from e2e.pointing import last_frame, link, lit, place, tap
from e2e.tacta_tables import Story, screen
from pygames.core.match import Match

HEAD = """game: tacta 0.1.0
seats: person "Ana", person "Ben"
seed: touch
--
"""
# Together these two cards fit onto all 18 shapes of the start card.
ALL_SHAPES = "* deal 0c6,0s6 1c6,1s6 first 0\n"
# As in the rules: nothing of seat 0 fits anywhere.
APART = """* deal 0t3,0s1 1s2,1c4 first 0
0 0t3 B>0.BL
* show 0c4
1 1s2 Lm>0.TR
* show 1c2
"""
OFF = 5  # pixels by which a finger misses the mark


@contextmanager
def opened(browser: Browser, site: str, size: tuple[int, int], moves: str) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=True)
    with watched(context.new_page()) as page:
        page.add_init_script(QUICK)
        page.add_init_script(EAVESDROP)
        match: Story = Match.load(HEAD + moves)
        page.goto(site + link(match))
        assert asked(page)
        yield page
    context.close()


def come_nearer(page: Page) -> None:
    board = page.locator("#board").bounding_box()
    assert board
    page.mouse.move(board["x"] + board["width"] / 2, board["y"] + board["height"] * 0.37)
    page.mouse.wheel(0, -350)
    page.wait_for_timeout(200)  # until the table has come to rest


@pytest.mark.parametrize(
    ("size", "prepare"),
    [((820, 1180), None), ((1180, 820), None), ((390, 844), come_nearer)],
    ids=["tablet upright", "tablet", "phone"],
)
def test_every_shape_of_the_start_card_can_be_touched(
    browser: Browser, site: str, size: tuple[int, int], prepare: Callable[[Page], None] | None
) -> None:
    """Although strips lie wholly under squares and triangles; and a finger need not be exact."""
    with opened(browser, site, size, ALL_SHAPES) as page:
        if prepare:
            prepare(page)
        touched = set()
        for card in ("card0c6", "card0s6"):
            tap(page, card, by_touch=True)
            places = {shape: place(page, shape) for shape in lit(page) if shape and shape.startswith("on0.")}
            for shape, (x, y) in places.items():
                for dx, dy in ((0, 0), (OFF, 0), (-OFF, 0), (0, OFF), (0, -OFF)):
                    page.touchscreen.tap(x + dx, y + dy)
                    settled(page)
                    [hand] = last_frame(page)["hands"]
                    assert hand["taps"] == [card, shape], f"touched at {dx}, {dy} of {shape}"
                    page.keyboard.press("Escape")
                    settled(page)
                touched.add(shape)
            page.keyboard.press("Escape")  # another card
            settled(page)
        assert touched == {f"on0.{number}" for number in range(18)}


def test_the_first_finger_on_the_table_can_drag_a_card(browser: Browser, site: str) -> None:
    """The browser must not take it for scrolling."""
    with opened(browser, site, (820, 1180), ALL_SHAPES) as page:
        fingers = page.context.new_cdp_session(page)

        def drag(kind: str, *at: tuple[float, float]) -> None:
            points = [{"x": x, "y": y, "id": 1} for x, y in at]
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        x, y = place(page, "card0s6")
        drag("touchStart", (x, y))
        for up in (10, 25, 40):
            drag("touchMove", (x, y - up))
        settled(page)
        shape = next(region for region in sorted(lit(page), key=str) if region and region.startswith("on0."))
        to = place(page, shape)
        drag("touchMove", ((x + to[0]) / 2, (y + to[1]) / 2))
        drag("touchMove", to)
        drag("touchEnd")
        settled(page)
        assert last_frame(page)["hands"][0]["taps"] == ["card0s6", shape]


def test_a_card_apart_is_a_ghost_at_its_place_before_it_lies_there(browser: Browser, site: str) -> None:
    """The ghost in the hand is touched, then a place, then another, then the ghost there."""
    with opened(browser, site, (1180, 820), APART) as page:
        tap(page, "card0c4", by_touch=True)
        assert last_frame(page)["hands"][0]["ghost"]
        tap(page, "card0c4", by_touch=True)
        expect(page.locator("#log")).to_contain_text("apart")
        where = screen(page, "at")
        for x, y in ((9, -6), (-9, 6)):
            page.touchscreen.tap(*where.at(15 * x, 15 * y))
            settled(page)
            [hand] = last_frame(page)["hands"]
            assert hand["taps"] == [f"at{x},{y}"]
            assert "put" not in page.locator("#log").inner_text()
        [ghost] = [item for item in hand["ghost"]["items"] if item["key"] == "card3"]
        page.touchscreen.tap(*where.at(ghost["x"] + 10, ghost["y"] + 20))
        settled(page)
        laid = {item["key"]: item for item in last_frame(page)["scene"]["items"]}["card3"]
        assert (laid["x"], laid["y"]) == (ghost["x"], ghost["y"]) == (-135, 90)
