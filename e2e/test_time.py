"""Everything that has to do with time can be switched off, and nothing goes away by itself."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from e2e.playing import SECONDS, OpenTable, asked, press_move, settled

# Keeps all that the page asks of Python.
REQUESTS = """
    window.asked = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...more) {
      if (message.call) window.asked.push(message.call);
      return post.call(this, message, ...more);
    };
"""
TEN_MINUTES = 600_000


def last_settings(page: Page) -> dict[str, Any]:
    sent = [json.loads(text) for text in page.evaluate("window.asked")]
    found: dict[str, Any] = [request["settings"] for request in sent if request["do"] == "set"][-1]
    return found


def test_clocks_motion_and_pauses_can_be_switched_off_in_mid_game(table: OpenTable, page: Page) -> None:
    page.add_init_script(REQUESTS)
    table("person,bot1")
    assert asked(page)
    page.locator("[data-open=settings]").click()
    page.get_by_label("Clocks").uncheck()
    page.get_by_label("Speed of bots").select_option("100")
    page.get_by_label("Motion").select_option("off")
    page.locator("#settings-close").click()
    settled(page)
    settings = last_settings(page)
    assert (settings["clocks"], settings["speed"]) == (False, 100)
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    page.locator("[data-open=settings]").click()
    page.get_by_label("Clocks").check()
    page.locator("#settings-close").click()
    settled(page)
    assert last_settings(page)["clocks"] is True


def test_without_motion_all_is_in_its_place_at_once(table: OpenTable, page: Page) -> None:
    page.add_init_script("""localStorage.setItem("tac-table settings", JSON.stringify({speed: 100, motion: "off"}))""")
    table("person,bot1")
    assert asked(page)
    press_move(page, 0)
    settled(page)
    assert asked(page)
    settled(page)
    now = page.locator("#board").evaluate("(board) => board.toDataURL()")
    page.wait_for_timeout(1000)
    assert page.locator("#board").evaluate("(board) => board.toDataURL()") == now


def test_what_is_said_stays_until_it_is_answered(table: OpenTable, page: Page) -> None:
    """A hint, a note, the rules: however long it takes to read them."""
    page.add_init_script("IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError'); }")
    page.clock.install()
    table("person,bot1")
    assert asked(page)
    expect(page.locator("#notes")).to_contain_text("no room left")
    page.locator("#tools [data-do=hint]").click()
    expect(page.locator("#notice")).to_contain_text("Hint:", timeout=SECONDS)
    hint, told = page.locator("#notice").inner_text(), page.locator("#log p").all_inner_texts()
    page.clock.run_for(TEN_MINUTES)
    settled(page)
    expect(page.locator("#notice")).to_have_text(hint)
    expect(page.locator("#notice")).to_be_visible()
    expect(page.locator("#notes")).to_contain_text("no room left")
    assert page.locator("#log p").all_inner_texts() == told
    page.keyboard.press("?")
    expect(page.locator("#reader")).to_be_visible()
    page.clock.run_for(TEN_MINUTES)
    expect(page.locator("#reader")).to_be_visible()
    page.keyboard.press("Escape")


def test_the_curtain_waits_as_long_as_it_takes(table: OpenTable, page: Page) -> None:
    page.clock.install()
    table("person,person")
    expect(page.locator("#curtain")).to_be_visible()
    page.clock.run_for(TEN_MINUTES)
    expect(page.locator("#curtain")).to_be_visible()
    page.locator("#lift").click()
    assert asked(page)
