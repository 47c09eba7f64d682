"""Every sentence that the game needs is there, none is idle, and each is said without an error."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import pygames.tacta
from pygames.core.game import CHANCE, Say
from pygames.core.say import LANGUAGES, keys
from pygames.core.scene import Text
from pygames.tacta import GAME
from pygames.tacta.notation import card_of
from tests.acting import refusals
from tests.speaking import assert_can_be_said, bundle_of, option_words, speak, told
from tests.tacta.situations import WAYS, act, random_match, start, table

PACKAGE = "pygames.tacta"
SOURCES = [path.read_text() for path in Path(pygames.tacta.__file__).parent.glob("*.py")]


def spoken() -> set[Say]:
    """All that is said in some games, but for refusals."""
    said: set[Say] = set()
    for way in WAYS:
        for match in random_match(1, 4, WAYS[way]):
            state = match.state
            for seat in (seat for seat in match.ask.seats if seat != CHANCE):
                view = GAME.view(state, seat)
                said |= {GAME.prompt(view, seat), *(GAME.tell(view, seat, move) for move in GAME.legal(view, seat)[:9])}
            if len(match.log) % 7 == 0:
                scene = GAME.scene(GAME.view(state, 0), 0)
                said |= {region.label for region in scene.regions}
                texts = (shape for sprite in scene.sprites for shape in sprite.shapes if isinstance(shape, Text))
                said |= {shape.content for shape in texts if isinstance(shape.content, Say)}
        said |= told(match)
    return said


def test_every_sentence_is_used_and_every_one_used_is_there() -> None:
    literal = re.compile(r'(?:say|Illegal)\(\s*"([a-z0-9-]+)"|"((?:rule-|ask-|round-|won|shared)[a-z0-9-]*)"')
    used = {first or second for code in SOURCES for first, second in literal.findall(code)}
    assert set(keys(PACKAGE, "en")) == used | option_words(GAME.info) | {"title", "tagline", "score"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    assert_can_be_said(spoken(), bundle_of(PACKAGE, language))


@pytest.mark.parametrize(("language", "alone", "together"), [
    ("en", "your circle 4", "the pink circle 4"),
    ("fr", "votre cercle 4", "le cercle 4 rose"),
])  # fmt: skip
def test_a_card_is_a_players_or_a_teams(language: str, alone: str, together: str) -> None:
    """To the second of two partners it must not seem the first one's."""
    card, bundle = card_of("4c4"), bundle_of(PACKAGE, language)
    assert speak(start(6).name(card), bundle, 4) == alone
    assert {speak(start(12, teams="yes").name(card), bundle, you) for you in (0, 4, 10)} == {together}


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_bring_the_variables_they_need(language: str) -> None:
    stuck = table("0c4,0s1 1c1,1c2", "1s2 Lm>0.TR", "1t3 B>0.BL", table="small")
    states = [table("0c1,0c4 1c1,1c2", "1c1 TL>0.TL"), stuck, act(stuck, "0 0s1 apart 90m"), start(2)]
    states += [act(start(2, way="sabotage", suits="2"), "* suits ct"), table("0c1,0c4 1c1,1c2", way="free")]
    texts = [f"0{card} {side}>{on}.{below}" for card in ("c1", "c4", "s1") for side in ("TL", "R", "L") for on in (0, 1)
             for below in ("TL", "R", "L", "T")]  # fmt: skip
    texts += ["pass", "hand s", "at 9 9", "at 0 0", "at 1 1", "at 99 0", "0c4 apart 0", "show 0c1", "suits c"]
    texts += ["deal 0c1,0c2 1c1,1c2", "deal 0c1,0c1 1c1,1c2 first 0"]
    refused = refusals(GAME, states, texts)
    assert len({said.key for said in refused}) > 18
    assert all(speak(said, bundle_of(PACKAGE, language), 0) for said in refused)


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_set_up_clashes_has_words(language: str) -> None:
    options = [
        {"teams": "yes"},
        {"way": "limited"},
        {"way": "sabotage"},
        {"clock": "10"},
        {"way": "sabotage", "teams": "yes"},
    ]
    clashes = [GAME.info.fits(seats, each) for seats in (3, 4, 8) for each in options]
    said = {clash.say for clash in clashes if clash}
    assert len(said) == 6
    assert all(speak(each, bundle_of(PACKAGE, language), 0) for each in said)
