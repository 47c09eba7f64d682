"""Whole games on the built site: by the Moves panel, by taps on the canvas, by keys alone; and the tools of play."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.playing import (
    SECONDS,
    OpenTable,
    ask_to_confirm,
    asked,
    expect_result,
    play_out,
    press_move,
    settled,
    tap_canvas,
)


def test_a_game_by_the_moves_panel(table: OpenTable) -> None:
    page = table("person,bot1,bot2", deck="spicy")
    expect(page.locator("#seats li")).to_have_count(3)
    play_out(page, lambda number: press_move(page, number))
    expect_result(page, "win")
    page.get_by_role("button", name="Rematch").click()
    assert asked(page)


def test_a_game_by_canvas_taps(table: OpenTable) -> None:
    page = table()
    play_out(page, lambda number: tap_canvas(page, number))
    expect_result(page, "win")


def test_a_game_on_a_phone_in_french(table: OpenTable) -> None:
    page = table(lang="fr", seed="7")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("#tools")).to_contain_text("Annuler")
    play_out(page, lambda number: tap_canvas(page, number))
    expect_result(page, "gagne")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_game_by_keys_alone(table: OpenTable) -> None:
    page = table()
    assert asked(page)
    while page.evaluate("document.activeElement.id") != "board":
        page.keyboard.press("Tab")

    def press(number: int) -> None:
        page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[number % 4])
        expect(page.locator("#marks .ring")).to_be_visible()
        expect(page.locator("#said")).not_to_be_empty()
        page.keyboard.press("Enter")

    play_out(page, press)
    expect_result(page, "win")
    expect(page.locator("#result")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert asked(page)


def test_every_tool_has_its_key(table: OpenTable) -> None:
    page = table()
    confirm, back = page.get_by_role("button", name="Confirm:"), page.get_by_role("button", name="Step back")
    assert asked(page)
    ask_to_confirm(page)
    page.keyboard.press("h")
    expect(page.locator("#notice")).to_contain_text("Hint:", timeout=SECONDS)
    label = page.locator("#moves button").first.inner_text()
    page.locator("#moves button").first.click()
    expect(confirm).to_be_visible()
    page.keyboard.press("Escape")
    expect(confirm).to_be_hidden()
    page.keyboard.press("n")
    expect(confirm).to_be_visible()
    page.keyboard.press("Escape")
    expect(back).to_be_hidden()
    page.locator("#moves button").first.click()
    confirm.click()
    expect(page.locator("#log")).to_contain_text("You play")
    page.keyboard.press("u")
    expect(page.locator("#log")).not_to_contain_text("You play")
    expect(page.locator("#moves button").first).to_have_text(label)


def test_a_wrong_tap_is_explained(table: OpenTable) -> None:
    """Anything in the picture may be tapped; what is no move is answered with a reason."""
    page = table()
    assert asked(page)
    ask_to_confirm(page)
    page.locator("#moves button").first.click()
    settled(page)
    place = page.locator("#marks .chosen").last.bounding_box()  # a place on the table, no card
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("#marks .chosen")).to_have_count(0)
    assert place
    page.mouse.click(place["x"] + 9, place["y"] + 16)
    expect(page.locator("#notice")).to_contain_text("Choose a card")


def test_a_press_that_slips_off_chooses_nothing(table: OpenTable) -> None:
    page = table()
    assert asked(page)
    box = page.locator("#marks .mark").first.bounding_box()
    assert box
    page.mouse.move(box["x"] + 9, box["y"] + 9)
    page.mouse.down()
    page.mouse.move(box["x"] + 9, box["y"] + 40)
    page.mouse.up()
    settled(page)
    expect(page.locator("#marks .chosen")).to_have_count(0)


def test_moves_can_be_confirmed_first(table: OpenTable) -> None:
    page = table()
    assert asked(page)
    ask_to_confirm(page)
    page.locator("#moves button").first.click()
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    expect(page.locator("#log")).not_to_contain_text("You play")
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator("#log")).to_contain_text("You play")


def test_bots_play_alone(table: OpenTable) -> None:
    page = table("bot1,bot1")
    expect(page.locator('body[data-screen="result"]')).to_be_attached(timeout=SECONDS)
    expect(page.locator("#result h2")).to_contain_text("wins!")
