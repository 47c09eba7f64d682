"""Tac-Tik on the built site: a whole game by the Moves panel, every kind of card by taps, one by keys alone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.playing import QUICK, SECONDS, OpenTable, asked, settled
from e2e.pointing import chosen, last_frame, link, lit, open_story, place, tap
from e2e.tactik_tables import Story, alone, deal, story

CONFIRM = QUICK.replace("speed: 100", "speed: 100, confirm: true")
SEATS = "person,bot1,bot1,bot1"
MOST = 900  # presses in a game, far more than it needs

# Seat 0 can start, go four back from its start cell, and then enter its home or go on past it.
ENTRANCE = story(alone("10,-4,8,3"))

# Notes for each of some points of the canvas how often it has changed.
WATCH = """(points) => {
    const pen = document.querySelector("#board").getContext("2d");
    const {left, top} = pen.canvas.getBoundingClientRect();
    const look = ([x, y]) => {
        const spot = [x - left, y - top].map((at) => Math.round(at * devicePixelRatio));
        return pen.getImageData(...spot, 1, 1).data.join();
    };
    const before = points.map(look);
    window.watched = points.map(() => 0);
    const note = () => {
        points.forEach((point, i) => watched[i] += Number(look(point) !== before[i]));
        requestAnimationFrame(note);
    };
    note();
}"""

Open = Callable[..., Page]


def meeting(card: str) -> Story:
    """Seat 0 has one pawn out and this card left; ten cells ahead of the pawn is one of vermilion."""
    hands = f"1,5,12,{card} 10,6,5,9 1,5,8,9 2,3,8,12"
    first = ("1 B start", "10 V start", "1 G start")
    return story(deal(hands, *first, "5 B1", "6 V1", "8 G1", "12 B1", "5 V1", "5 G1"))


@pytest.fixture
def opened(page: Page, site: str) -> Open:
    """Opens a story where it stands. Every move will wait as a ghost."""

    def open_it(match: Story, language: str = "en", settings: str = CONFIRM) -> Page:
        return open_story(page, site + link(match, language), settings)

    return open_it


def confirm(page: Page) -> Locator:
    return page.locator("#moves [data-do=confirm]")


def make(page: Page, says: str) -> None:
    """Confirms the move that is shown as a ghost, if it is the one that was meant."""
    expect(confirm(page)).to_have_text(says)
    confirm(page).click()
    settled(page)
    assert asked(page)
    settled(page)


def told(page: Page) -> str:
    return " ".join(page.locator("#log p").all_inner_texts())


def expect_ghost(page: Page, key: str, over: str) -> None:
    """The preview shows this thing just where another one lies."""
    frame = last_frame(page)
    [then] = [item for item in frame["hands"][0]["ghost"]["items"] if item["key"] == key]
    [there] = [item for item in frame["scene"]["items"] if item["key"] == over]
    assert (then["x"], then["y"]) == (there["x"], there["y"])


# -- a whole game --


def press_on(page: Page) -> None:
    """Home if a button says so; else the last one that does not say it harms the own side."""
    buttons = page.locator("#moves button")
    texts = buttons.all_inner_texts()
    harm = ("eats blue", "eats green", "past its home")
    home = [number for number, text in enumerate(texts) if "to home" in text]
    fair = [number for number, text in enumerate(texts) if not any(words in text for words in harm)]
    buttons.nth((home or fair or [0])[-1]).click()


def test_a_whole_game_by_the_moves_panel(table: OpenTable) -> None:
    """A person and three bots, to the end. Partners win and lose together."""
    page = table(SEATS, game="tactik", seed="5")
    expect(page.locator("#seats li")).to_have_count(4)
    for _ in range(MOST):
        if not asked(page):
            break
        press_on(page)
        settled(page)
    expect(page.locator('body[data-screen="result"]')).to_be_attached()
    expect(page.locator("#result h2")).to_have_text(re.compile("(Player 1 and Dot|Pip and Bean) win together!"))
    expect(page.locator("#result")).to_contain_text("All 8 pawns are home.")
    rows = page.locator("#result .ranking > li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(re.compile("pawns home *4.*pawns home *4", re.DOTALL))
    expect(page.locator(".chart")).to_be_visible(timeout=2 * SECONDS)
    turns = page.locator("#scrubber").get_attribute("max")
    assert turns is not None
    assert int(turns) > 100
    expect(page.locator("#replay-says")).to_have_text(f"Turn {turns} of {turns}")


def test_the_partner_is_plain_to_see(opened: Open) -> None:
    """In the panel, on the plate, and in what is asked."""
    page = opened(ENTRANCE)
    expect(page.locator("#seats .side")).to_have_text(["with Bean", "your partner", "with Pip"])
    expect(page.locator("#seats li").nth(2)).to_contain_text("Dot")
    items = {item["key"] for item in last_frame(page)["scene"]["items"]}
    assert {"partner", "partner0", "partner1", "partner2", "partner3"} <= items


# -- cards by taps --


def test_a_pawn_starts_goes_back_and_home_or_on(opened: Open) -> None:
    """A 10, a -4, an 8 at the home's entrance, a 3: what can be chosen is lit at each step."""
    page = opened(ENTRANCE)
    expect(page.locator("#status")).to_have_text("Play a card")
    assert lit(page) == {"card10"}
    tap(page, "card10")
    assert (lit(page), chosen(page)) == ({"reserve0"}, ["card10"])
    tap(page, "reserve0")
    assert (lit(page), chosen(page)) == (set(), ["card10", "reserve0", "cell0"])
    expect_ghost(page, "pawn0-0", "cell0")
    assert "You play" not in told(page)
    make(page, "Confirm: 10: a blue pawn starts as a stake")
    assert "You play a 10: blue 1 starts as a stake." in told(page)

    assert lit(page) == {"card3", "card-4", "card8"}
    tap(page, "card-4")
    assert lit(page) == {"pawn0-0"}
    expect(page.locator("#moves button")).to_have_text(["Blue 1 (a stake)"])
    tap(page, "pawn0-0")
    expect_ghost(page, "pawn0-0", "cell60")
    make(page, "Confirm: -4: blue 1")
    assert "You play a -4: blue 1 goes 4 back. The blue stake is gone: the way is free." in told(page)

    tap(page, "card8")
    tap(page, "pawn0-0")
    assert (lit(page), chosen(page)) == ({"cell67", "cell4"}, ["card8", "pawn0-0"])
    expect(page.locator("#moves button")).to_have_text(
        ["8: blue 1; to home 4", "8: blue 1 goes on past its home"], use_inner_text=True
    )
    tap(page, "cell67")
    expect_ghost(page, "pawn0-0", "cell67")
    expect(confirm(page)).to_have_text("Confirm: 8: blue 1; to home 4")
    page.keyboard.press("Escape")
    settled(page)
    tap(page, "cell4")
    expect_ghost(page, "pawn0-0", "cell4")
    make(page, "Confirm: 8: blue 1 goes on past its home")
    assert "You play an 8: blue 1 goes 8 forward." in told(page)

    tap(page, "card3")
    tap(page, "pawn0-0")
    expect_ghost(page, "pawn0-0", "cell7")
    make(page, "Confirm: 3: blue 1")
    assert "You play a 3: blue 1 goes 3 forward." in told(page)


def test_a_joker_and_a_7x1_in_parts_in_french(opened: Open) -> None:
    page = opened(story(alone("1,joker,7x1,10", "1 B start")), "fr")
    tap(page, "cardjoker")
    assert lit(page) == {f"as{card}" for card in ("1", "2", "3", "-4", "5", "6", "7x1", "8", "9", "10", "12")}
    tap(page, "as5")
    assert lit(page) == {"pawn0-0"}
    tap(page, "pawn0-0")
    expect_ghost(page, "pawn0-0", "cell5")
    make(page, "Confirmer\u202f: Joker en 5\u202f: bleu 1")
    assert "Vous jouez un joker pour 5\u202f: le pion bleu 1 avance de 5." in told(page)

    tap(page, "card10")
    assert lit(page) == {"reserve0", "pawn0-0"}
    tap(page, "reserve0")
    make(page, "Confirmer\u202f: 10\u202f: un pion bleu démarre en pieu")

    tap(page, "card7x1")
    assert lit(page) == {"pawn0-0", "pawn0-1"}
    tap(page, "pawn0-0")
    assert lit(page) == {f"cell{5 + steps}" for steps in range(1, 8)}
    tap(page, "cell8")
    expect_ghost(page, "pawn0-0", "cell8")
    make(page, "Confirmer\u202f: bleu 1\u202f: 3 pas")
    expect(page.locator("#status")).to_have_text("7x1\u202f: encore 4 pas")
    assert lit(page) == {"pawn0-0", "pawn0-1"}
    tap(page, "pawn0-1")
    assert lit(page) == {"cell1", "cell2", "cell3", "cell4"}
    tap(page, "cell1")
    make(page, "Confirmer\u202f: bleu 2\u202f: un pas")
    expect(page.locator("#status")).to_have_text("7x1\u202f: encore 3 pas")
    tap(page, "pawn0-0")
    tap(page, "cell11")
    make(page, "Confirmer\u202f: bleu 1\u202f: 3 pas")
    assert "Puis le pion bleu 2 avance de 1. Le pieu bleu a disparu" in told(page)
    assert "Puis le pion bleu 1 avance de 3." in told(page)


def test_a_swap(opened: Open) -> None:
    page = opened(meeting("swap"))
    tap(page, "cardswap")
    assert lit(page) == {"pawn0-0"}
    tap(page, "pawn0-0")
    assert lit(page) == {"pawn1-0", "pawn2-0"}
    tap(page, "pawn1-0")
    assert chosen(page) == ["cardswap", "pawn0-0", "pawn1-0"]
    expect_ghost(page, "pawn0-0", "cell27")
    expect_ghost(page, "pawn1-0", "cell17")
    make(page, "Confirm: Swap: blue 1 and vermilion 1")
    assert "You play a swap: blue 1 and vermilion 1 change places." in told(page)


def test_a_pawn_is_eaten(opened: Open) -> None:
    """The pawn that stands on the target is tapped itself."""
    page = opened(meeting("10"), settings=QUICK)
    tap(page, "card10")
    assert lit(page) == {"reserve0", "pawn0-0"}
    tap(page, "pawn0-0")
    assert "You play a 10: blue 1 goes 10 forward. Eaten: vermilion 1 goes back to the reserve of Pip." in told(page)


@pytest.mark.parametrize(
    ("language", "discard", "asks", "log"),
    [
        ("en", "Discard your 4 cards", "Choose a card for Dot", "You cannot play and discard a 2, a 3, a 9, and a 12."),
        ("fr", "Défausser vos 4 cartes", "Choisissez une carte pour Puce",
         "Vous ne pouvez pas jouer et défaussez un 2, un 3, un 9 et un 12."),
    ],
)  # fmt: skip
def test_nothing_can_be_played(opened: Open, language: str, discard: str, asks: str, log: str) -> None:
    page = opened(story(alone("2,3,9,12")), language)
    assert lit(page) == {"discard"}
    expect(page.locator("#marks .chips button")).to_have_text(discard)
    tap(page, "discard")
    make(page, f"Confirm: {discard}" if language == "en" else f"Confirmer\u202f: {discard}")
    assert log in told(page)
    expect(page.locator("#status")).to_have_text(asks)


def test_a_wrong_tap_names_the_rule(opened: Open) -> None:
    page = opened(story(alone("10,5,9,3")))
    tap(page, "card10")
    reserve = place(page, "reserve0")
    page.keyboard.press("Escape")
    settled(page)
    page.mouse.click(*reserve)
    expect(page.locator("#notice")).to_contain_text("Choose a card from your hand first.")
    tap(page, "card10")
    tap(page, "reserve0")
    make(page, "Confirm: 10: a blue pawn starts as a stake")
    tap(page, "card5")
    page.mouse.click(*reserve)
    expect(page.locator("#notice")).to_contain_text("Only a 1, a 10 or a 13 starts a pawn, not a 5.")
    expect(page.locator("#notice button")).to_be_visible()


def test_a_pawn_walks_over_the_cells_between(opened: Open) -> None:
    """Round a corner: it is seen on cells that no straight way would cross."""
    page = opened(story(alone("1,12,7x1,3", "1 B start")), settings=QUICK)
    tap(page, "card7x1")
    tap(page, "pawn0-0")
    corner = [place(page, f"cell{cell}") for cell in (3, 4, 5, 6)]
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    settled(page)
    page.wait_for_timeout(500)  # for things to arrive
    page.evaluate(WATCH, corner)
    tap(page, "card12")
    tap(page, "pawn0-0")
    page.wait_for_function("() => Math.min(...watched) > 0", timeout=SECONDS)


# -- by keys --


def test_a_card_by_keys_alone(opened: Open) -> None:
    page = opened(ENTRANCE)
    said = page.locator("#said")
    while page.evaluate("document.activeElement.id") != "board":
        page.keyboard.press("Tab")
    expect(said).to_have_text("Play 10")
    for then in ("Your reserve (blue): 4 pawns", "Confirm: 10: a blue pawn starts as a stake"):
        page.keyboard.press("Enter")
        expect(said).to_have_text(then)
    page.keyboard.press("Enter")
    settled(page)
    assert "You play a 10: blue 1 starts as a stake." in told(page)
    assert asked(page)
    expect(said).to_have_text("Play 3")
    page.keyboard.press("ArrowRight")
    expect(said).to_have_text("Play -4")
    page.keyboard.press("ArrowRight")
    expect(said).to_have_text("Play 8")
    page.keyboard.press("Enter")
    expect(said).to_have_text("Blue 1 (a stake)")
