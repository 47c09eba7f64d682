"""Around the table: home, set-up, the address, the language; leaving a game and coming back to it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.playing import EAVESDROP, GAME, SECONDS, OpenTable, ask_to_confirm, asked, press_move, settled


def test_the_set_up_offers_what_exists(page: Page, site: str) -> None:
    page.goto(f"{site}/?lang=fr")
    page.locator(f"[data-game={GAME}]").click()
    expect(page.locator('body[data-screen="setup"]')).to_be_attached()
    assert page.locator("#seat-count option").all_inner_texts() == ["2", "3", "4", "5"]
    page.locator("#seat-count").select_option("4")
    page.locator("[name=kind3]").select_option("bot3")
    page.locator("[name=name0]").fill("Zoé")
    page.locator("[name=deck]").select_option("spicy")
    page.get_by_role("button", name="Commencer").click()
    expect(page.locator("#seats li")).to_have_count(4, timeout=SECONDS)
    expect(page.locator("#seats li").first).to_contain_text("Zoé")
    expect(page.locator("#seats li").last).to_contain_text("Robot fort")


@pytest.mark.parametrize(("game", "seats"), [(GAME, 3), ("tactik", 4)])
def test_a_first_table_has_its_usual_company(page: Page, site: str, game: str, seats: int) -> None:
    page.goto(f"{site}/?lang=en")
    page.locator(f"[data-game={game}]").click()
    expect(page.locator("#seat-count")).to_have_value(str(seats))


def test_the_set_up_offers_only_what_goes_together(page: Page, site: str) -> None:
    """As if two players could not have the second deck."""

    def narrow(route: Route) -> None:
        response = route.fetch()
        fits = f'"fits":{{"2":["0"],"3":["0","1"],"4":["1"]}},"id":"{GAME}"'
        route.fulfill(response=response, body=response.text().replace(f'"id":"{GAME}"', fits, 1))

    page.route(f"{site}/?lang=en", narrow)
    page.goto(f"{site}/?lang=en")
    page.locator(f"[data-game={GAME}]").click()
    deck, seats = page.locator("[name=deck]"), page.locator("#seat-count")
    expect(deck.locator("option")).to_have_text(["Standard", "Spicy"])
    deck.select_option("spicy")
    seats.select_option("2")
    expect(deck.locator("option")).to_have_text(["Standard"])
    expect(page.locator("#help-deck")).to_contain_text("Nine cards")
    seats.select_option("4")
    expect(deck.locator("option")).to_have_text(["Spicy"])
    expect(page.locator("#help-deck")).to_contain_text("Eight cards")


def test_the_language_changes_in_mid_game(table: OpenTable) -> None:
    page = table()
    assert asked(page)
    ask_to_confirm(page)
    press_move(page, 0)
    settled(page)
    page.locator("#language").select_option("fr")
    expect(page.locator("#log")).to_contain_text("Votre main")
    expect(page.locator("#log")).not_to_contain_text("Your hand")
    expect(page.locator("#steps")).to_contain_text("Revenir")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (320, 480)])
def test_the_language_changes_at_the_table_of_a_phone(table: OpenTable, width: int, height: int) -> None:
    """Where the header has no room for it, by the settings; the half-made move stays."""
    page = table()
    assert asked(page)
    ask_to_confirm(page)
    press_move(page, 0)
    settled(page)
    chosen = [mark.get_attribute("data-region") for mark in page.locator("#marks .chosen").all()]
    assert chosen
    page.set_viewport_size({"width": width, "height": height})
    if page.locator("#more").is_visible():
        page.locator("#more").click()
    page.locator("#tools [data-do=menu]").click()
    page.locator("#menu [data-do=settings]").click()
    page.get_by_label("Language").locator("visible=true").last.select_option("fr")
    expect(page.locator("#settings h2")).to_have_text("Réglages")
    page.locator("#settings-close").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("#steps")).to_contain_text("Revenir")
    expect(page.locator("#moves [data-do=confirm]")).to_contain_text("Confirmer")
    assert [mark.get_attribute("data-region") for mark in page.locator("#marks .chosen").all()] == chosen
    page.locator("#moves [data-do=confirm]").click()
    expect(page.locator("#log")).to_contain_text("Vous jouez")
    expect(page.locator("#language")).to_have_value("fr")


def test_a_game_waits_while_one_looks_at_home(table: OpenTable) -> None:
    page = table("bot1,person")
    assert asked(page)
    lines = page.locator("#log p").all_inner_texts()
    page.get_by_role("button", name="Tac Table").click()
    expect(page.locator('body[data-screen="home"]')).to_be_attached()
    page.get_by_role("button", name="Continue: Taco Loco").click()
    expect(page.locator('body[data-screen="table"]')).to_be_attached()
    assert page.locator("#log p").all_inner_texts() == lines
    assert asked(page)
    press_move(page, 0)
    settled(page)
    page.get_by_role("button", name="Tac Table").click()
    page.get_by_role("button", name="Delete: Taco Loco").click()
    expect(page.locator("#shelf li")).to_have_count(1)
    page.get_by_role("button", name="Really delete?").click()
    expect(page.locator("#shelf")).to_be_hidden()
    expect(page.locator("#home")).to_be_visible()


def test_a_game_goes_on_after_python_was_lost(table: OpenTable, page: Page) -> None:
    page.add_init_script(EAVESDROP)
    table()
    for number in range(4):
        assert asked(page)
        press_move(page, number)
        settled(page)
    assert asked(page)
    lines = page.locator("#log p").all_inner_texts()
    page.evaluate("""window.heard.worker.dispatchEvent(new ErrorEvent("error", {message: "lost"}))""")
    expect(page.locator("#failure")).to_contain_text("stopped answering")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator('body[data-python="ready"]')).to_be_attached(timeout=SECONDS)
    expect(page.locator("#failure")).to_be_hidden()
    expect(page.locator("#log p")).to_have_text(lines)
    assert asked(page)


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("game=whist", "There is no game called “whist”"),
        (f"game={GAME}&seats=person,robot", "“robot” in seats is not a kind of player"),
        (f"game={GAME}&seats=person", "is not for 1 player. Choose from: 2, 3, 4, 5."),
        (f"game={GAME}&seats=person,bot1&deck=marked", "deck cannot be “marked”. Choose from: standard, spicy."),
        (f"game={GAME}&seats=person,bot1&colour=red", "“colour”"),
        (f"game={GAME}&seats=person,bot1&seed=a%20b", "The seed “a b” cannot be used"),
        (f"game={GAME}&seats=person,bot1&theme=neon", "theme cannot be “neon”"),
        ("seats=person,bot1", "not which game"),
        ("game=<img src=x>", "<img src=x>"),
    ],
)
def test_a_wrong_parameter_is_explained(page: Page, site: str, query: str, words: str) -> None:
    page.goto(f"{site}/?lang=en&{query}")
    expect(page.locator("#problems")).to_contain_text(words)
    expect(page.locator('body[data-screen="home"]')).to_be_attached()


def test_home_works_before_python(page: Page, site: str) -> None:
    page.route(f"{site}/runtime/*", lambda route: None)
    page.goto(f"{site}/?lang=en")
    page.locator(f"[data-game={GAME}]").click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator('body[data-screen="table"][data-python="loading"]')).to_be_attached()
    expect(page.locator("#loading")).to_be_visible()
