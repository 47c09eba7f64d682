"""Tacta on the built site: a whole game, cards by taps and drags, refusals, sabotage, rounds, a phone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from e2e.axe import expect_accessible
from e2e.conftest import watched
from e2e.playing import EAVESDROP, QUICK, SECONDS, OpenTable, asked, play_together, press_move, settled
from e2e.pointing import chosen, last_frame, link, lit, open_story, place, tap
from e2e.tacta_tables import Choice, Story, choices, covers, screen, story, story_where

Open = Callable[..., Page]
MOST = 200  # presses in a game, far more than it needs


@pytest.fixture
def opened(page: Page, site: str) -> Open:
    """Opens a story where it stands."""

    def open_it(match: Story, language: str = "en") -> Page:
        return open_story(page, site + link(match, language), QUICK)

    return open_it


def hand(page: Page) -> dict[str, Any]:
    [only] = last_frame(page)["hands"]
    assert isinstance(only, dict)
    return only


def ghost(page: Page) -> dict[str, Any]:
    """The card as it would lie."""
    key = hand(page)["taps"][0]
    items = [item for item in hand(page)["ghost"]["items"] if item["key"].startswith("card") and "zone" not in item]
    assert len(items) == 1, key
    item: dict[str, Any] = items[0]
    return item


def confirm(page: Page) -> Locator:
    return page.locator("#moves [data-do=confirm]")


def laid(page: Page) -> int:
    """How many cards lie on the table."""
    items = last_frame(page)["scene"]["items"]
    return sum(item["key"].startswith("card") and "zone" not in item for item in items)


def told(page: Page) -> str:
    return " ".join(page.locator("#log p").all_inner_texts())


def connected(page: Page) -> int:
    """How many cards the person has connected, by the log."""
    return told(page).count("You connect your")


def with_ways(ways: int) -> tuple[Story, Choice]:
    """A story and a choice in it with so many ways."""
    match = story_where(lambda match: any(choice.ways == ways for choice in choices(match)))
    return match, next(choice for choice in choices(match) if choice.ways == ways)


# -- a whole game --


def tap_a_turn(page: Page, by_touch: bool = False) -> None:
    """Chooses a card, a shape and, by the shape's mark or elsewhere on it, the ghost: all on the canvas."""
    cards = {region for region in lit(page) if region and region.startswith("card")}
    tap(page, min(cards), by_touch)
    shapes = {region for region in lit(page) if region and region.startswith("on")}
    where = screen(page) if len(shapes) > 1 else None
    before = laid(page)
    tap(page, min(shapes), by_touch)
    middle = where.at(ghost(page)["x"], ghost(page)["y"]) if where else place(page, min(shapes))
    (page.touchscreen.tap if by_touch else page.mouse.click)(*middle)
    settled(page)
    expect(confirm(page)).to_have_count(0)
    assert laid(page) > before


def test_a_whole_game(table: OpenTable, page: Page) -> None:
    """A person and two bots with one suit: the first turns by taps, the others by the Moves panel."""
    page.add_init_script(EAVESDROP)
    table("person,bot1,bot1", game="tacta", suits="1", seed="3")
    expect(page.locator("#seats li")).to_have_count(3)
    for _ in range(3):
        assert asked(page)
        settled(page)
        expect(page.locator("#status")).to_have_text("Connect one of your cards")
        tap_a_turn(page)
    assert connected(page) == 3
    for number in range(MOST):
        if not asked(page):
            break
        press_move(page, number)
        settled(page)
    expect(page.locator('body[data-screen="result"]')).to_be_attached()
    expect(page.locator("#result")).to_contain_text(re.compile("Most visible dots wins|A shared win"))
    rows = page.locator("#result .ranking > li")
    expect(rows).to_have_count(3)
    for row in rows.all():
        expect(row.locator(".parts")).to_contain_text("6 cards placed")
        expect(row.locator(".parts")).to_contain_text("Dots covered")
        points = [int(text.replace("\u2212", "-")) for text in row.locator(".parts .score").all_inner_texts()]
        assert sum(points) == int(row.locator("> .score").inner_text())
    expect(page.locator(".chart")).to_be_visible(timeout=2 * SECONDS)
    assert laid(page) == 18


# -- choosing --


def test_what_a_card_can_cover_is_lit(opened: Open) -> None:
    match = story()
    page = opened(match)
    cards = {choice.card for choice in choices(match)}
    assert lit(page) == cards
    for card in sorted(cards):
        tap(page, card)
        others = cards - {card}
        assert chosen(page) == [card]
        assert lit(page) - others == covers(match, card)
        tap(page, card)
        assert lit(page) == cards


def test_next_way(opened: Open) -> None:
    """Another tap on the shape shows it, the button too; after the last way comes the first."""
    match, choice = with_ways(3)
    page = opened(match)
    tap(page, choice.card)
    where = screen(page)
    before = connected(page)
    tap(page, choice.shape)
    assert chosen(page) == [choice.card, choice.shape]
    assert hand(page)["ways"] == choice.ways
    button = page.locator("#steps [data-do=way]")
    lies = []
    for way in range(choice.ways):
        expect(button).to_have_text(f"Next way ({way + 1} of {choice.ways})")
        lies.append((ghost(page)["x"], ghost(page)["y"], ghost(page).get("turn"), ghost(page)["sprite"]))
        if way % 2:
            button.click()
            settled(page)
        else:
            tap(page, choice.shape)
    assert len(set(lies)) == choice.ways
    expect(button).to_have_text(f"Next way (1 of {choice.ways})")
    button.click()
    settled(page)
    assert connected(page) == before
    page.mouse.click(*where.at(*lies[1][:2]))
    settled(page)
    assert connected(page) == before + 1
    assert asked(page)
    there = [(item["x"], item["y"], item.get("turn"), item["sprite"]) for item in last_frame(page)["scene"]["items"]]
    assert lies[1] in there


def test_with_one_way_left_the_move_still_waits(opened: Open) -> None:
    """Nothing is laid without having been seen; a second tap on the shape lays it."""
    match, choice = with_ways(1)
    page = opened(match)
    before = connected(page)
    tap(page, choice.card)
    tap(page, choice.shape)
    expect(page.locator("#moves button")).to_have_count(1)
    expect(confirm(page)).to_be_visible()
    assert ghost(page)
    assert connected(page) == before
    tap(page, choice.shape)
    assert connected(page) == before + 1


def test_a_card_is_dragged_onto_a_shape(opened: Open) -> None:
    """Let go near it, the ghost lies there; a tap on the ghost places it."""
    match, choice = with_ways(2)
    page = opened(match)
    tap(page, choice.card)
    where, there = screen(page), place(page, choice.shape)
    tap(page, choice.card)
    assert chosen(page) == []
    page.mouse.move(*place(page, choice.card))
    page.mouse.down()
    page.mouse.move(there[0], there[1] + 60, steps=4)
    settled(page)
    page.mouse.move(*there, steps=4)
    expect(page.locator("#marks .ring")).to_be_visible()
    page.mouse.up()
    settled(page)
    assert hand(page)["taps"] == [choice.card, choice.shape]
    before = connected(page)
    page.mouse.click(*where.at(ghost(page)["x"], ghost(page)["y"]))
    settled(page)
    assert connected(page) == before + 1


def only_for_the_other(match: Story) -> tuple[str, str, str] | None:
    """A card, the other, and a shape on a card of somebody that only the other can cover."""
    first, second = sorted({choice.card for choice in choices(match)})
    shapes = sorted(covers(match, second) - covers(match, first))
    return next(((first, second, shape) for shape in shapes if not shape.startswith("on0.")), None)


def test_a_refusal_names_its_rule(opened: Open) -> None:
    """A shape that only the other card could cover; the button opens the paragraph."""
    match = story_where(lambda match: len({choice.card for choice in choices(match)}) == 2
                        and only_for_the_other(match) is not None)  # fmt: skip
    found = only_for_the_other(match)
    assert found
    first, second, shape = found
    page = opened(match)
    card = place(page, first)
    tap(page, second)
    there = place(page, shape)
    page.mouse.click(*card)
    settled(page)
    assert chosen(page) == [first]
    page.mouse.click(*there)
    notice = page.locator("#notice")
    expect(notice).to_contain_text(re.compile("These shapes do not match|There the card would|strips cannot meet"))
    rule = notice.locator("button").get_attribute("data-rule")
    notice.locator("button").click()
    expect(page.locator(f"#reader #rule-{rule}")).to_be_focused()
    page.keyboard.press("Escape")
    assert chosen(page) == [first]


# -- sabotage --


def lift(page: Page, player: int) -> None:
    expect(page.locator("#curtain")).to_contain_text(f"Pass the device to Player {player}.")
    page.locator("#lift").click()
    settled(page)
    expect(page.locator("#curtain")).to_be_hidden()


def test_sabotage_is_sealed(table: OpenTable, page: Page) -> None:
    """What is handed on is known to nobody else until both have chosen."""
    page.add_init_script(EAVESDROP)
    table("person,person", game="tacta", way="sabotage", suits="2", seed="4")
    lift(page, 1)
    expect(page.locator("#moves button")).to_have_count(2)
    words = page.locator("#moves button").first.inner_text()
    match = re.fullmatch("Hand the (circles|squares|triangles) to Player 2", words)
    assert match
    page.evaluate("window.heard.length = 0")
    page.locator("#moves button").first.click()
    settled(page)
    expect(page.locator("#curtain")).to_be_visible()

    def expect_sealed() -> None:
        body = page.locator("body").inner_text()
        assert "You hand" not in body
        assert f"hands the {match[1]}" not in body
        assert '"hand-chosen"' not in json.dumps(last_frame(page))
        assert '"handed"' not in json.dumps(last_frame(page))

    expect_sealed()
    lift(page, 2)
    expect_sealed()
    expect(page.locator("#moves button")).to_have_text([re.compile("Hand the .* to Player 1")] * 2)
    page.locator("#moves button").last.click()
    settled(page)
    expect(page.locator("#log")).to_contain_text(re.compile(rf"(You hand|Player 1 hands) the {match[1]} to"))
    assert asked(page)
    tap_a_turn(page)
    settled(page)
    assert laid(page) == 1
    expect(page.locator("#curtain")).to_be_hidden()


def test_two_people_play_sabotage_to_the_end(table: OpenTable) -> None:
    page = table("person,person,bot1", game="tacta", way="sabotage", suits="2", seed="6")
    play_together(page, MOST)
    expect(page.locator('body[data-screen="result"]')).to_be_attached()
    expect(page.locator("#result .ranking > li")).to_have_count(3)


# -- rounds --


def test_the_end_of_a_round_is_looked_at(table: OpenTable, page: Page) -> None:
    """All cards still lie there until somebody goes on; then the start card lies alone."""
    page.add_init_script(EAVESDROP)
    table("person,bot1", game="tacta", suits="1", rounds="2", seed="8")
    for number in range(MOST):
        assert asked(page)
        if last_frame(page)["holding"]:
            break
        press_move(page, number)
        settled(page)
    expect(page.locator("#moves button")).to_have_text(["Go on"])
    expect(page.locator("#log")).to_contain_text("Round 1 is over.")
    assert laid(page) == 12
    page.locator("#moves button").click()
    settled(page)
    assert asked(page)
    assert laid(page) <= 1  # the bot may have begun
    expect(page.locator("#log")).to_contain_text(re.compile("(You begin|Pip begins).*(You begin|Pip begins)"))


# -- everybody --


def test_a_phone_in_french(browser: Browser, site: str) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, device_scale_factor=3, has_touch=True, is_mobile=True
    )
    with watched(context.new_page()) as page:
        page.add_init_script(QUICK)
        page.add_init_script(EAVESDROP)
        page.goto(f"{site}/?game=tacta&seats=person,bot1,bot1&suits=1&seed=5&lang=fr")
        for _ in range(4):
            assert asked(page)
            settled(page)
            expect(page.locator("#status")).to_have_text("Raccordez une de vos cartes")
            tap_a_turn(page, by_touch=True)
            assert page.evaluate("document.scrollingElement.scrollWidth") <= 390
        assert told(page).count("Vous raccordez") == 4
    context.close()


def test_everybody_can_use_table_and_result(opened: Open) -> None:
    match = story("person,bot1", cards=10, suits="1")
    page = opened(match)
    expect_accessible(page)
    choice = choices(match)[0]
    tap(page, choice.card)
    tap(page, choice.shape)
    expect_accessible(page)
    for number in range(MOST):
        if not asked(page):
            break
        press_move(page, number)
        settled(page)
    expect(page.locator(".chart")).to_be_visible(timeout=2 * SECONDS)
    expect_accessible(page)
