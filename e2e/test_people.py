"""Two people on one device."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from e2e.playing import EAVESDROP, MOST_GESTURES, OpenTable, expect_result, play_together, settled
from e2e.pointing import last_frame


def test_two_people_pass_the_device(table: OpenTable, page: Page) -> None:
    """While the curtain is down the hand is nowhere: not in the frame, not in the DOM, not on the canvas."""
    page.add_init_script(EAVESDROP)
    table("person,person", seed="7")
    curtain, lift = page.locator("#curtain"), page.locator("#lift")
    expect(curtain).to_contain_text("Pass the device to Player 1.")
    expect_nothing_private(page)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(curtain).to_be_visible()

    lift.click()
    expect(curtain).to_be_hidden()
    expect(page.locator("#log")).to_contain_text("Your hand:")
    settled(page)
    hand = [mark.bounding_box() for mark in page.locator("#marks .mark").all()]
    assert len(hand) > 1
    assert all(drawn_at(page, box) for box in hand)
    while curtain.is_hidden():
        page.locator("#moves button").first.click()
        settled(page)

    expect(curtain).to_contain_text("Pass the device to Player 2.")
    expect_nothing_private(page)
    assert not any(drawn_at(page, box) for box in hand)
    lift.click()
    expect(page.locator("#log")).to_contain_text("Your hand:")


def expect_nothing_private(page: Page) -> None:
    expect(page.locator("#moves button")).to_have_count(0)
    expect(page.locator("[data-region]")).to_have_count(0)
    expect(page.locator("#log")).not_to_contain_text("Your hand:")
    expect(page.locator("#log")).not_to_contain_text("You draw")
    frame = last_frame(page)
    assert (frame["viewer"], frame["hands"]) == (None, [])
    assert '"zone":"hand' not in json.dumps(frame, separators=(",", ":"))


def drawn_at(page: Page, box: object) -> bool:
    """Whether the canvas has anything at the middle of this box."""
    script = """(board, {x, y, width, height}) => {
        const {left, top} = board.getBoundingClientRect();
        const [across, down] = [x + width / 2 - left, y + height / 2 - top].map((at) => at * devicePixelRatio);
        return board.getContext("2d").getImageData(across, down, 1, 1).data[3] > 0;
    }"""
    drawn = page.locator("#board").evaluate(script, box)
    assert isinstance(drawn, bool)
    return drawn


def test_two_people_play_to_the_end(table: OpenTable) -> None:
    page = table("person,person,bot1", seed="11")
    play_together(page, MOST_GESTURES)
    expect_result(page, "win")
