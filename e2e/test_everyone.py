"""The table for everyone: what axe-core finds, what is announced, every theme, forced colours, 400 %."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.playing import SECONDS, OpenTable, ask_to_confirm, asked, press_move, settled

THEMES = ("light", "dark", "contrast")


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_bars_the_way_at_the_table(table: OpenTable, theme: str) -> None:
    page = table("person,bot1,bot2", theme=theme)
    assert asked(page)
    press_move(page, 0)
    settled(page)
    assert asked(page)
    expect_accessible(page)
    page.locator("#tools [data-do=hint]").click()
    expect(page.locator("#notice")).to_contain_text("Hint:")
    expect_accessible(page)
    page.locator("#tools [data-do=rules]").click()
    expect(page.locator("#reader #rule-1")).to_be_attached()
    expect_accessible(page)
    page.keyboard.press("Escape")
    page.locator("#tools [data-do=menu]").click()
    expect_accessible(page)
    page.locator("#menu [data-do=resign]").click()
    expect_accessible(page)
    page.locator("#menu [data-do=resign-yes]").click()
    expect(page.locator(".chart")).to_be_visible(timeout=2 * SECONDS)
    page.get_by_text("Scores as a table").click()
    page.locator("#scrubber").fill("5")
    settled(page)
    expect_accessible(page)


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_bars_the_way_at_the_curtain(table: OpenTable, theme: str) -> None:
    page = table("person,person", theme=theme, lang="fr")
    expect(page.locator("#curtain")).to_be_visible()
    expect_accessible(page)
    page.locator("#lift").click()
    assert asked(page)
    expect_accessible(page)


def test_nothing_bars_the_way_on_a_phone_or_at_400_percent(table: OpenTable) -> None:
    page = table()
    assert asked(page)
    for width, height in ((390, 844), (844, 390), (320, 256)):
        page.set_viewport_size({"width": width, "height": height})
        expect_accessible(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def live(page: Page) -> str:
    """What screen readers are told: status, alert, log and the cursor's own region."""
    return " ".join(page.locator("#status, #notice, #said, #log p:last-child").all_inner_texts())


def test_announcements_are_sentences(table: OpenTable) -> None:
    page = table("person,bot1")
    assert asked(page)
    for name, role in (("status", "status"), ("notice", "alert"), ("log", "log")):
        expect(page.locator(f"#{name}")).to_have_attribute("role", role)
    expect(page.locator("#said")).to_have_attribute("aria-live", "polite")
    expect(page.locator("#status")).to_have_text("Play a card")
    ask_to_confirm(page)
    page.locator("#board").focus()
    page.keyboard.press("ArrowRight")
    said = page.locator("#said").inner_text()
    assert said in page.locator("#moves button").all_inner_texts()
    page.keyboard.press("Enter")
    settled(page)
    confirm = page.get_by_role("button", name="Confirm:")
    if confirm.count() == 0:
        page.keyboard.press("Enter")
        settled(page)
    expect(confirm).to_contain_text("makes")
    confirm.click()
    expect(page.locator("#log")).to_contain_text("You play")
    expect(page.locator("#tools [data-do=hint]")).to_be_enabled()  # when it is their turn again
    page.keyboard.press("h")
    expect(page.locator("#notice")).to_contain_text("Hint:", timeout=SECONDS)
    assert ">" not in live(page)  # sentences, never notation


def test_the_board_is_one_tab_stop(table: OpenTable) -> None:
    page = table()
    assert asked(page)
    page.locator("#board").focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.querySelector('#place').contains(document.activeElement)") is False


def test_forced_colours_keep_board_and_buttons(table: OpenTable, page: Page) -> None:
    page.emulate_media(forced_colors="active")
    table()
    assert asked(page)
    symbol = page.locator("#seats .symbol").first
    assert symbol.evaluate("(symbol) => getComputedStyle(symbol).fill") != "none"
    felt = page.locator("#place").evaluate("(place) => getComputedStyle(place).backgroundImage")
    assert "gradient" in felt
    expect_accessible(page)


def test_motion_can_be_switched_off(table: OpenTable, page: Page) -> None:
    page.add_init_script("""localStorage.setItem("tac-table settings", JSON.stringify({speed: 100, motion: "off"}))""")
    table("bot1,bot1")
    expect(page.locator("#effects")).to_have_attribute("data-last", "win", timeout=2 * SECONDS)
    expect(page.locator("#effects .piece")).to_have_count(0)
