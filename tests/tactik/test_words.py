"""Every sentence that the game needs is there, none is idle, and each is said without an error."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import pygames.tactik
from pygames.core.game import CHANCE, Illegal, Say, Who
from pygames.core.say import LANGUAGES, keys, source
from pygames.core.scene import Text
from pygames.tactik import GAME
from pygames.tactik.reasons import because
from pygames.tactik.state import State
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
            said |= {event.say for entry in match.log[-3:] for event in entry.events if event.say}
            if number % 12 == 0:
                said |= shown(match.state)
        outcome = GAME.outcome(match.state)
        assert outcome is not None
        said |= {outcome.reason, *(part.say for parts in outcome.parts for part in parts)}
    return said


def shown(state: State) -> set[Say]:
    said: set[Say] = set()
    for seat in GAME.to_act(state).seats:
        if seat != CHANCE:
            view = GAME.view(state, seat)
            legal = GAME.legal(view, seat)
            said |= {GAME.prompt(view, seat), *(GAME.tell(view, seat, move) for move in legal)}
            said |= {reason for move in legal if (reason := because(view, seat, move))}
    scene = GAME.scene(GAME.view(state, 0), 0)
    said |= {region.label for region in scene.regions}
    texts = (shape for sprite in scene.sprites for shape in sprite.shapes if isinstance(shape, Text))
    return said | {shape.content for shape in texts if isinstance(shape.content, Say)}


def arguments(said: Say, bundle: FluentBundle, you: int) -> dict[str, object]:
    """The parameters as the page hands them to Fluent."""
    out: dict[str, object] = {}
    for name, value in said.params:
        if isinstance(value, Who):
            out[name], out[f"{name}-is"] = f"Player {value.seat}", "you" if value.seat == you else "other"
        elif isinstance(value, Say):
            out[name] = speak(value, bundle, you)
        elif isinstance(value, tuple):
            out[name] = ", ".join(speak(part, bundle, you) for part in value)
        else:
            out[name] = value
    return out


def speak(said: Say, bundle: FluentBundle, you: int) -> str:
    pattern = bundle.get_message(said.key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, arguments(said, bundle, you))
    assert not errors, (said, errors)
    return str(text)


def bundle_of(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(PACKAGE, language)))
    return bundle


def test_every_sentence_is_used_and_every_one_used_is_there() -> None:
    literal = {word for code in SOURCES for word in re.findall(r'"([a-z][a-z0-9-]*)"', code)}
    said = BUILT.union(*(found.findall(code) for code in SOURCES for found in (SAID, SHAPE)))
    known = set(keys(PACKAGE, "en"))
    options = {f"option-{option.name}" for option in GAME.info.options}
    options |= {
        f"option-{o.name}-{choice}{end}" for o in GAME.info.options for choice in o.choices for end in ("", "-help")
    }
    assert said <= known
    assert known <= literal | BUILT | options | {"title", "tagline", "score"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    bundle = bundle_of(language)
    for said in spoken():
        for you in (0, 1):
            text = speak(said, bundle, you)
            assert text.strip() == text != ""
            assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_bring_the_variables_they_need(language: str) -> None:
    bundle = bundle_of(language)
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
    refused = set()
    for state, text, seat in product(tables, texts, (CHANCE, 0, 1)):
        try:
            GAME.apply(state, seat, GAME.read(state, seat, text))
        except Illegal as illegal:
            refused.add(illegal.say)
    assert len({said.key for said in refused}) > 30
    assert all(speak(said, bundle, 0) for said in refused)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_for_players_have_all_paragraphs(language: str) -> None:
    rules = Path(pygames.tactik.__file__).with_name(f"rules.{language}.md").read_text()
    assert re.findall(r"^\*\*\[(\d+)\]\*\*", rules, re.MULTILINE) == [str(number) for number in range(1, 22)]
