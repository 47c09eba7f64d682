"""“Why not?”: Taco Loco's own rules refuse a tap, say why, and open at the paragraph that says so."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import watched
from e2e.playing import QUICK, SECONDS, ask_to_confirm, asked, press_move, settled
from pygames.core.match import Match
from pygames.core.record import Player, pack
from pygames.tacoloco import GAME
from pygames.tacoloco.state import Phase
from pygames.tacoloco.taps import card_region, taco_region

Tap = Callable[[float, float], None]
SAID = {
    ("en", 5): "A new taco needs a match: no taco has",
    ("en", 6): "This taco already has",
    ("fr", 5): "Pour un nouveau taco, il faut une paire\u00a0: aucun taco n’a",
    ("fr", 6): "Ce taco a déjà",
}
WHY_NOT = {"en": "Why not?", "fr": "Pourquoi pas\u202f?"}


class Position(NamedTuple):
    """Two tacos lie open. One of your cards has the value of a top, another has not."""

    link: str
    equal: str
    other: str
    top: str  # the taco with that value


@cache
def position() -> Position:
    for seed in range(1000):
        match = Match.new(GAME, seed=seed, players=(Player("person"), Player("bot1")))
        choose = random.Random(seed)
        while not match.over:
            state, seat = match.state, match.ask.seats[0]
            if seat == 0 and state.phase is Phase.TURN and len({taco.cards for taco in state.tacos}) == 2:
                tops = [taco.top for taco in state.tacos]
                equal = [card for card in state.hands[0] if card in tops and not card.special]
                others = [card for card in state.hands[0] if card not in tops and not card.special]
                if len(set(tops)) == 2 and equal and others:
                    regions = card_region(equal[0]), card_region(others[0]), taco_region(tops.index(equal[0]))
                    return Position(f"#game={pack(match.record())}", *regions)
            match.play(seat, choose.choice(GAME.legal(state, seat)))
    raise AssertionError("no such position")


def middle(page: Page, region: str) -> tuple[float, float]:
    box = page.locator(f"#marks .mark[data-region={region}]").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def half_made(page: Page, region: str) -> None:
    expect(page.locator("#marks .chosen")).to_have_count(1)
    expect(page.locator(f"#marks .chosen[data-region={region}]")).to_be_visible()


def refused(page: Page, tap: Tap, rule: int) -> str:
    """Choose a card, and a place where it may not go; the place is known from another card that may."""
    _, equal, other, top = position()
    wrong, right, place = (other, equal, "new") if rule == 5 else (equal, other, top)
    card = middle(page, wrong)
    tap(*middle(page, right))
    settled(page)
    where = middle(page, place)
    tap(*card)
    settled(page)
    half_made(page, wrong)
    tap(*where)
    settled(page)
    return wrong


def expect_paragraph(page: Page, rule: int) -> None:
    paragraph = page.locator(f"#reader #rule-{rule}")
    expect(paragraph).to_be_focused(timeout=SECONDS)
    expect(paragraph).to_be_in_viewport(ratio=0.9)
    expect(paragraph).to_have_class("sought")
    expect(paragraph.locator("strong.number")).to_have_text(str(rule))


@pytest.mark.parametrize(("lang", "rule"), SAID)
def test_a_refusal_opens_its_rule_and_the_move_stays(page: Page, site: str, lang: str, rule: int) -> None:
    page.add_init_script(QUICK)
    page.goto(f"{site}/?lang={lang}{position().link}")
    assert asked(page)
    card = refused(page, page.mouse.click, rule)
    expect(page.locator("#notice")).to_contain_text(SAID[lang, rule])
    why = page.get_by_role("button", name=WHY_NOT[lang])
    for back in (lambda: page.keyboard.press("Escape"), page.go_back):
        why.click()
        expect_paragraph(page, rule)
        back()
        expect(page.locator("#reader")).to_be_hidden()
        expect(page.locator('body[data-screen="table"]')).to_be_attached()
        expect(why).to_be_focused()
        half_made(page, card)
    before = page.locator("#log p").count()
    press_move(page, 0)
    settled(page)
    assert page.locator("#log p").count() > before


@pytest.mark.parametrize("rule", [5, 6])
def test_by_touch(browser: Browser, site: str, rule: int) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    with watched(context.new_page()) as page:
        page.add_init_script(QUICK)
        page.goto(f"{site}/?lang=fr{position().link}")
        assert asked(page)
        card = refused(page, page.touchscreen.tap, rule)
        expect(page.locator("#notice")).to_contain_text(SAID["fr", rule])
        page.get_by_role("button", name=WHY_NOT["fr"]).tap()
        expect_paragraph(page, rule)
        page.locator("#reader").get_by_role("button", name="Fermer").tap()
        expect(page.locator("#reader")).to_be_hidden()
        half_made(page, card)
    context.close()


def test_a_move_that_waits_to_be_confirmed_is_refused_elsewhere(page: Page, site: str) -> None:
    page.goto(f"{site}/?lang=en{position().link}")
    assert asked(page)
    ask_to_confirm(page)
    _, equal, other, _ = position()
    card = middle(page, other)
    page.mouse.click(*middle(page, equal))
    settled(page)
    new = middle(page, "new")
    page.mouse.click(*card)
    settled(page)
    page.mouse.click(*middle(page, "taco1"))
    settled(page)
    confirm = page.get_by_role("button", name="Confirm:")
    expect(confirm).to_be_visible()
    page.mouse.click(*new)
    expect(page.locator("#notice")).to_contain_text(SAID["en", 5])
    expect(confirm).to_be_visible()
