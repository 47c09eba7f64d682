"""The table in a shop's page: wheel and finger scroll that page until the player has come to the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, ViewportSize, expect

from e2e.conftest import watched
from e2e.places import serving
from e2e.playing import SECONDS

TABLE = "?game=tacoloco&seats=person,bot1&seed=42&lang=en"
PAGE = """<!doctype html><title>A shop</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width">
<h1>Tacos</h1><iframe sandbox="allow-scripts" src="ADDRESS" style="width: min(100%, 900px); height: 600px"></iframe>
<p style="height: 3000px">Much to read.</p>"""


class Shop(NamedTuple):
    page: Page
    table: FrameLocator

    def scrolled(self) -> float:
        return float(self.page.evaluate("scrollY"))

    def expect_scrolled(self, more_than: float) -> float:
        self.page.wait_for_function("(before) => scrollY > before", arg=more_than)
        self.page.wait_for_timeout(300)  # for it to come to rest
        return self.scrolled()

    def touch_action(self) -> str:
        return str(self.table.locator("#board").evaluate("(board) => getComputedStyle(board).touchAction"))

    def over_the_board(self) -> tuple[float, float]:
        """A place on the felt with nothing to choose, as the shop's page sees it."""
        box = self.table.locator("#board").bounding_box()
        assert box
        return box["x"] + 12, box["y"] + box["height"] * 0.4


@pytest.fixture(params=["mouse", "touch"])
def shop(request: pytest.FixtureRequest, browser: Browser, site: str, tmp_path: Path) -> Iterator[Shop]:
    """The frame has another origin than the shop, and none of its own."""
    (tmp_path / "index.html").write_text(PAGE.replace("ADDRESS", f"{site}/embed.html{TABLE}"))
    touch = request.param == "touch"
    size: ViewportSize = {"width": 390, "height": 844} if touch else {"width": 1280, "height": 800}
    context = browser.new_context(viewport=size, has_touch=touch, is_mobile=touch)
    with serving(tmp_path) as address, watched(context.new_page()) as page:
        page.goto(f"{address}/index.html")
        table = page.frame_locator("iframe")
        expect(table.locator("#marks .mark").first).to_be_visible(timeout=SECONDS)
        yield Shop(page, table)
    context.close()


@pytest.mark.parametrize("shop", ["mouse"], indirect=True)
def test_the_wheel_scrolls_the_shop_until_the_board_is_entered(shop: Shop) -> None:
    page, table = shop
    nearer = table.get_by_role("button", name="The whole table")
    page.mouse.move(*shop.over_the_board())
    page.mouse.wheel(0, -100)  # upwards it would come nearer
    page.mouse.wheel(0, 100)
    at = shop.expect_scrolled(0)
    expect(nearer).to_be_hidden()

    page.mouse.click(*shop.over_the_board())
    page.mouse.wheel(0, -300)
    expect(nearer).to_be_visible()
    page.mouse.wheel(0, 2000)
    expect(nearer).to_be_hidden()
    assert shop.scrolled() == at

    page.keyboard.press("Escape")
    page.mouse.wheel(0, 100)
    shop.expect_scrolled(at)
    expect(nearer).to_be_hidden()


@pytest.mark.parametrize("shop", ["mouse"], indirect=True)
def test_a_click_into_the_shop_gives_the_wheel_back(shop: Shop) -> None:
    page, table = shop
    page.mouse.click(*shop.over_the_board())
    page.locator("h1").click()
    page.mouse.move(*shop.over_the_board())
    page.mouse.wheel(0, 100)
    shop.expect_scrolled(0)
    page.mouse.wheel(0, -50)
    expect(table.locator("#zoom")).to_be_hidden()


@pytest.mark.parametrize("shop", ["mouse"], indirect=True)
def test_ctrl_and_wheel_come_nearer_at_any_time(shop: Shop) -> None:
    page, table = shop
    page.mouse.move(*shop.over_the_board())
    page.keyboard.down("Control")
    page.mouse.wheel(0, -100)
    page.keyboard.up("Control")
    expect(table.get_by_role("button", name="The whole table")).to_be_visible()
    assert shop.scrolled() == 0


@pytest.mark.parametrize("shop", ["mouse"], indirect=True)
def test_escape_steps_back_before_it_leaves(shop: Shop) -> None:
    page, table = shop
    table.locator("[data-open=settings]").click()
    table.get_by_label("Confirm each move").check()
    table.locator("#settings-close").click()
    box = table.locator("#marks .mark").first.bounding_box()
    assert box
    page.mouse.click(box["x"] + 9, box["y"] + 9)
    chosen, board = table.locator("#marks .chosen"), table.locator("#board")
    expect(chosen).not_to_have_count(0)
    while chosen.count():
        expect(board).to_be_focused()
        before = chosen.count()
        page.keyboard.press("Escape")
        expect(chosen).to_have_count(before - 1)
    expect(board).to_be_focused()
    page.keyboard.press("Escape")
    expect(board).not_to_be_focused()


@pytest.mark.parametrize("shop", ["touch"], indirect=True)
def test_a_finger_scrolls_the_shop_until_the_board_is_tapped(shop: Shop) -> None:
    page, _ = shop
    assert shop.touch_action().split()[0] == "pan-y"
    fingers = page.context.new_cdp_session(page)

    def swipes() -> float:
        """How far the shop scrolls. Chromium's driver loses touches in a frame of another process: a few are made."""
        before = shop.scrolled()
        for _ in range(4):
            x, y = shop.over_the_board()
            for step in range(9):
                there = [{"x": x, "y": y - 15 * step}]
                fingers.send(
                    "Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": there}
                )
                page.wait_for_timeout(16)
            fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            page.wait_for_timeout(400)
            if shop.scrolled() != before:
                break
        return shop.scrolled() - before

    assert swipes() > 50
    page.touchscreen.tap(*shop.over_the_board())
    expect(shop.table.locator("#board")).to_be_focused()
    assert shop.touch_action() == "none"
    assert swipes() == 0
    page.touchscreen.tap(20, 800)  # the shop again
    expect(shop.table.locator("#board.entered")).to_have_count(0)
    assert shop.touch_action().split()[0] == "pan-y"
    assert swipes() > 50
