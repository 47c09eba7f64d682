"""Every sentence that the game needs is there, none is idle, and each is said without an error."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import pygames.tactik
from pygames.core.game import Say
from pygames.core.say import LANGUAGES, keys
from pygames.tactik import GAME
from pygames.tactik.cards import Card, a_card
from pygames.tactik.reasons import because
from tests.acting import refusals
from tests.speaking import asked_and_shown, assert_can_be_said, bundle_of, option_words, speak, told
from tests.tactik.situations import random_match, table

PACKAGE = "pygames.tactik"
SOURCES = [path.read_text() for path in Path(pygames.tactik.__file__).parent.glob("*.py")]
BUILT = {"went-home", "went-on-home"}  # keys made up from parts
SHAPE = re.compile(r'"((?:rule|tap|tell|then|ask|region|where|because|option|part|went|picture)-[a-z0-9-]+)"')
SAID = re.compile(r'(?:say|Illegal)\(\s*"([a-z0-9-]+)"')


def spoken() -> set[Say]:
    """All that is said in some games, but for refusals."""
    said: set[Say] = set()
    for seats, options in [(2, {"stuck": "one"}), (3, {"board": "large"}), (4, {"deck": "54"}), (10, {})]:
        for number, match in enumerate(random_match(seats, seats, **options)):
            if number % 12 == 0:
                said |= asked_and_shown(GAME, match.state, because)
        said |= told(match)
    return said


def test_every_sentence_is_used_and_every_one_used_is_there() -> None:
    literal = {word for code in SOURCES for word in re.findall(r'"([a-z][a-z0-9-]*)"', code)}
    said = BUILT.union(*(found.findall(code) for code in SOURCES for found in (SAID, SHAPE)))
    known = set(keys(PACKAGE, "en"))
    assert said <= known
    assert known <= literal | BUILT | option_words(GAME.info) | {"title", "tagline", "score"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    assert_can_be_said(spoken(), bundle_of(PACKAGE, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_bring_the_variables_they_need(language: str) -> None:
    bundle = bundle_of(PACKAGE, language)
    tables = [
        table("B stake 62 h1 h3", "V stake 20", "G 40 h2", "A 50", hands="2,5,-4,swap,7x1,joker,10 1,3,8"),
        table("B 62 12", "V stake", "A 3", hands="1,3,6,7x1,swap 3,5", seats=2),
        table("B h1 h2 h3 h4", "G stake 20", hands="1,2,5,7x1,swap 3", stuck="one"),
        table(hands="2,3 3", stuck="one"),
        GAME.start(4, {"deck": "50", "stuck": "all", "board": "small"}),
    ]
    pawns = [f"{colour}{number}" for colour in "BVGP" for number in (1, 2, 3, 4)]
    texts = [f"{card} {pawn}{way}" for card in ("1", "2", "5", "10") for pawn in pawns for way in ("", " home", " on")]
    texts += [f"{card} {pawn}" for card in ("-4", "joker=-4", "joker=13") for pawn in pawns]
    texts += [f"swap {one} {other}" for one in pawns for other in pawns]
    texts += [f"{begin}{pawn}+{count}" for begin in ("7x1 ", "+") for pawn in pawns for count in (1, 3, 7)]
    texts += [f"{card} {colour} start" for card in ("1", "2", "10", "joker=1", "joker=10") for colour in "BVG"]
    texts += ["discard", "discard 2", "discard 9", "give 2", "exchange", "dealer 9", "deal 1,1", "nonsense"]
    refused = refusals(GAME, tables, texts)
    assert len({said.key for said in refused}) > 30
    assert all(speak(said, bundle, 0) for said in refused)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_for_players_have_all_paragraphs(language: str) -> None:
    rules = Path(pygames.tactik.__file__).with_name(f"rules.{language}.md").read_text()
    assert re.findall(r"^\*\*\[(\d+)\]\*\*", rules, re.MULTILINE) == [str(number) for number in range(1, 22)]


def test_cards_are_called_as_one_says_them() -> None:
    bundle = bundle_of(PACKAGE, "en")
    said = [speak(a_card(card), bundle, 0) for card in (Card.ONE, Card.BACK, Card.SEVEN, Card.EIGHT, Card.JOKER)]
    assert said == ["a 1", "a -4", "a 7x1", "an 8", "a joker"]
