"""Every sentence that the game needs is there, none is idle, and each is said without an error."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import pygames.tacoloco
from pygames.core.game import Say
from pygames.core.say import LANGUAGES, keys
from pygames.tacoloco import GAME
from pygames.tacoloco.reasons import because
from tests.acting import refusals
from tests.speaking import asked_and_shown, assert_can_be_said, bundle_of, option_words, speak, told
from tests.tacoloco.situations import random_match, table

PACKAGE = "pygames.tacoloco"
SOURCES = [path.read_text() for path in Path(pygames.tacoloco.__file__).parent.glob("*.py")]
BUILT = {f"part-{kind}" for kind in ("perfect", "spoiled", "legendary", "countered")}  # keys made up from parts


def spoken() -> set[Say]:
    """All that is said in some games, but for refusals."""
    said: set[Say] = set()
    for seed in range(8):
        for match in random_match(seed, ("standard", "spicy")[seed % 2]):
            said |= asked_and_shown(GAME, match.state, because)
        said |= told(match)
    return said


def test_every_sentence_is_used_and_every_one_used_is_there() -> None:
    literal = re.compile(r'(?:say|Illegal)\(\s*"([a-z0-9-]+)"|"((?:rule-|answered-|because-|won|shared)[a-z0-9-]*)"')
    used = {first or second for code in SOURCES for first, second in literal.findall(code)} | BUILT
    assert set(keys(PACKAGE, "en")) == used | option_words(GAME.info) | {"title", "tagline", "score"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    assert_can_be_said(spoken(), bundle_of(PACKAGE, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_bring_the_variables_they_need(language: str) -> None:
    bundle = bundle_of(PACKAGE, language)
    tables = [table("35 4 35", "57L S61 22S"), table("", "57L S61 22S"), table("5S", "57L S61 22S")]
    texts = [f"{card}>{place}" for card in "1567LS" for place in ("1", "2", "3", "9", "+")]
    texts += ["give 0", "give 1", "no", "solo", "draw 5", "reveal", "deal"]
    refused = refusals(GAME, tables, texts)
    assert len(refused) > 10
    assert all(speak(said, bundle, 0) for said in refused)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_for_players_have_all_paragraphs(language: str) -> None:
    rules = Path(pygames.tacoloco.__file__).with_name(f"rules.{language}.md").read_text()
    assert re.findall(r"^\*\*\[(\d+)\]\*\*", rules, re.MULTILINE) == [str(number) for number in range(1, 19)]
