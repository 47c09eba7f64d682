"""The table as a place: coming nearer, help, who sits where, and screens of every size."""

from __future__ import annotations

import json
import re
import time

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import watched
from e2e.playing import (
    EAVESDROP,
    GAME,
    QUICK,
    SECONDS,
    OpenTable,
    ask_to_confirm,
    asked,
    press_move,
    settled,
    tap_canvas,
)


def test_a_hint_comes_within_a_second_with_its_reason(table: OpenTable) -> None:
    page = table("person,bot1,bot2")
    assert asked(page)
    before = picture(page)
    start = time.monotonic()
    page.locator("#tools [data-do=hint]").click()
    expect(page.locator("#notice")).to_contain_text("Hint:")
    assert time.monotonic() - start < 1.5  # a second, and what this machine does besides
    settled(page)
    page.wait_for_timeout(300)
    assert picture(page) != before
    assert ". " in page.locator("#notice").inner_text()  # the move, and why


@pytest.mark.parametrize(("lang", "word"), [("en", "Hint: "), ("fr", "Conseil\u202f: ")])
def test_a_hint_says_which_move_and_why(table: OpenTable, page: Page, lang: str, word: str) -> None:
    """As a ghost, and in a sentence; the move itself is not made."""
    page.add_init_script(EAVESDROP)
    table("person,bot1,bot2", lang=lang)
    assert asked(page)
    told = page.locator("#log p").count()
    moves = page.locator("#moves button").all_inner_texts()
    before = picture(page)
    page.locator("#tools [data-do=hint]").click()
    notice = page.locator("#notice")
    expect(notice).to_contain_text(word)
    reason = notice.inner_text().removeprefix(word).split(". ", 1)[1]
    assert re.fullmatch(r"[A-ZÀ-Ý0-9][^{}$]+\.", reason), reason
    settled(page)
    frames = [found for text in page.evaluate("window.heard") if (found := json.loads(text).get("frame"))]
    hint = next(frame["hint"] for frame in frames if frame["hint"])
    assert hint["items"]
    assert hint["why"][0].startswith("because-")
    page.wait_for_timeout(300)
    assert picture(page) != before
    assert page.locator("#moves button").all_inner_texts() == moves
    assert page.locator("#log p").count() == told


def picture(page: Page) -> str:
    page.locator("#board:not(.adrift)").wait_for()
    return str(page.locator("#board").evaluate("(board) => board.toDataURL()"))


def test_the_rules_are_at_hand(table: OpenTable) -> None:
    page = table()
    assert asked(page)
    page.keyboard.press("?")
    expect(page.locator("#reader")).to_contain_text("Rules of Taco Loco")
    expect(page.locator("#reader #rule-6")).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator("#reader")).to_be_hidden()


def test_what_happened_since_your_turn(table: OpenTable) -> None:
    page = table("person,bot1,bot2")
    assert asked(page)
    while page.locator("#since li").count() == 0:
        press_move(page, 0)
        settled(page)
        assert asked(page)
    lines = page.locator("#since li").all_inner_texts()
    assert page.locator("#log p").all_inner_texts()[-len(lines) :] == lines
    assert not any(line.startswith("You") for line in lines)


def test_a_person_hears_what_happened_when_the_device_comes_back(table: OpenTable) -> None:
    page = table("person,person", seed="7")
    for _ in range(12):
        page.locator("#lift").click()
        settled(page)
        if page.locator("#since li").count():
            break
        while page.locator("#curtain").is_hidden():
            page.locator("#moves button").first.click()
            settled(page)
        expect(page.locator("#since li")).to_have_count(0)
        expect(page.locator("#said")).to_be_empty()
    said = page.locator("#said").inner_text()
    for line in page.locator("#since li").all_inner_texts():
        assert line in said


def test_seats_change_hands_in_mid_game(table: OpenTable) -> None:
    page = table("person,bot1")
    assert asked(page)
    page.locator("#tools [data-do=menu]").click()
    page.locator("#menu [name=sit1]").select_option("person")
    expect(page.locator("#seats .kind")).to_have_text(["Person", "Person"])
    page.locator("#menu [name=sit1]").select_option("bot3")
    expect(page.locator("#seats .kind")).to_have_text(["Person", "Hard bot"])
    page.locator("#menu [data-do=close]").click()
    expect(page.locator("#menu")).to_be_hidden()
    assert asked(page)


def test_leaving_keeps_the_game(table: OpenTable) -> None:
    page = table()
    assert asked(page)
    page.locator("#tools [data-do=menu]").click()
    page.locator("#menu [data-do=leave-table]").click()
    expect(page.locator('body[data-screen="home"]')).to_be_attached()


def test_nearer_and_back(table: OpenTable) -> None:
    """By wheel, keys and buttons; what is marked can still be tapped; what fits needs no buttons."""
    page = table()
    assert asked(page)
    expect(page.locator("#zoom")).to_be_hidden()
    page.wait_for_timeout(400)  # for things to arrive
    whole = picture(page)
    board = page.locator("#board").bounding_box()
    assert board
    page.mouse.move(board["x"] + board["width"] / 2, board["y"] + board["height"] / 3)
    page.mouse.wheel(0, -600)
    expect(page.locator("#zoom")).to_be_visible()
    near = picture(page)
    assert near != whole
    page.mouse.down()
    page.mouse.move(board["x"] + board["width"] / 2 + 60, board["y"] + board["height"] / 3 + 40)
    page.mouse.up()
    assert picture(page) != near
    page.get_by_role("button", name="The whole table").click()
    expect(page.locator("#zoom")).to_be_hidden()
    page.mouse.move(0, 0)
    assert picture(page) == whole
    page.keyboard.press("+")
    expect(page.locator("#zoom")).to_be_visible()
    tap_canvas(page, 0)
    settled(page)
    expect(page.locator("#marks .chosen, #log p")).not_to_have_count(0)
    page.keyboard.press("0")
    expect(page.locator("#zoom")).to_be_hidden()


def test_two_fingers_come_nearer(browser: Browser, site: str) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    with watched(context.new_page()) as page:
        page.add_init_script(QUICK)
        page.goto(f"{site}/?game={GAME}&seats=person,bot1&seed=3&lang=en")
        assert asked(page)
        page.wait_for_timeout(400)
        before = picture(page)
        fingers = context.new_cdp_session(page)

        def touch(kind: str, *points: tuple[float, float]) -> None:
            there = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": there})

        page.touchscreen.tap(200, 300)  # into the board; before that the page itself may be pinched
        settled(page)
        touch("touchStart", (150, 250), (230, 250))
        for step in range(1, 9):
            touch("touchMove", (150 - 8 * step, 250), (230 + 8 * step, 250))
        touch("touchEnd")
        expect(page.get_by_role("button", name="The whole table")).to_be_visible()
        assert picture(page) != before
        expect(page.locator("#marks .chosen")).to_have_count(0)
    context.close()


def test_seats_differ_in_shape(table: OpenTable) -> None:
    page = table("person,bot1,bot2,bot3,bot1")
    expect(page.locator("#seats li")).to_have_count(5)
    shapes = [path.get_attribute("d") for path in page.locator("#seats .symbol path").all()]
    assert len(shapes) == len(set(shapes)) == 5


def test_a_perfect_moment_and_its_sound(table: OpenTable, page: Page) -> None:
    """Sounds are off until wanted; then each kind of event has its own."""
    table("bot1,bot1,bot1")
    expect(page.locator("#effects")).to_have_attribute("data-last", "win", timeout=2 * SECONDS)
    expect(page.locator("html")).not_to_have_attribute("data-sounded", "win")
    page.evaluate("document.documentElement.dataset.sound = 'on'")
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator("html")).to_have_attribute("data-sounded", "win", timeout=2 * SECONDS)


SCREENS = {"phone": (390, 844), "phone on its side": (844, 390), "tablet": (820, 1180)}


@pytest.mark.parametrize("screen", SCREENS)
def test_a_game_by_touch(browser: Browser, site: str, screen: str) -> None:
    """Nothing to scroll sideways, nothing too small for a finger, a whole game by taps."""
    width, height = SCREENS[screen]
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=True, is_mobile=True, device_scale_factor=3
    )
    with watched(context.new_page()) as page:
        page.add_init_script(QUICK)
        page.goto(f"{site}/?game={GAME}&seats=person,bot1&seed=3&lang=fr")
        ends = False
        for number in range(300):
            if not asked(page):
                ends = True
                break
            if number < 3:
                expect_fit(page, width)
            marks = page.locator("#marks .mark:not(.chosen), #marks .chips button")
            box = marks.nth(number % marks.count()).bounding_box()
            assert box
            page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            settled(page)
        assert ends
        expect_fit(page, width)
    context.close()


def expect_fit(page: Page, width: int) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    targets = page.locator("button, select, input:not([type=checkbox]), label:has([type=checkbox]), summary")
    boxes = [box for box in (target.bounding_box() for target in targets.locator("visible=true").all()) if box]
    small = [box for box in boxes if min(box["height"], box["width"]) < 44]
    assert not small, small


def test_a_small_frame_shows_board_and_status_and_one_button(table: OpenTable) -> None:
    page = table()
    page.set_viewport_size({"width": 320, "height": 480})
    expect(page.locator("#board")).to_be_visible()
    expect(page.locator("#status")).to_be_visible()
    expect(page.locator("#moves button").first).to_be_hidden()
    expect(page.locator("#tools")).to_be_hidden()
    page.get_by_role("button", name="More").click()
    assert asked(page)
    press_move(page, 0)
    settled(page)
    expect(page.locator("#log")).to_be_visible()
    page.get_by_role("button", name="More").click()
    expect(page.locator("#log")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_confirming_says_what_will_happen(table: OpenTable) -> None:
    page = table()
    assert asked(page)
    ask_to_confirm(page)
    page.locator("#moves button").first.click()
    expect(page.get_by_role("button", name="Confirm:")).to_contain_text("makes")
