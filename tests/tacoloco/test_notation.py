"""Moves as text, there and back; and everything else is refused politely."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames.core.game import CHANCE, Illegal
from pygames.tacoloco import GAME
from pygames.tacoloco.cards import Card
from pygames.tacoloco.moves import Answer, Deal, Draw, Give, Move, Play, Reveal
from tests.acting import assert_there_and_back
from tests.tacoloco.situations import cards, random_match, table

LINES: dict[str, Move] = {
    "7>1": Play(Card.SEVEN, 0),
    "5>+": Play(Card.FIVE, None),
    "L>2": Play(Card.LEGENDARY, 1),
    "S>12": Play(Card.SOLO, 11),
    "give 1": Give(1),
    "no": Answer(False),
    "solo": Answer(True),
    "draw 6": Draw(Card.SIX),
    "reveal": Reveal(),
    "deal 3L1 552 base 4 first 0": Deal((cards("3L1"), cards("552")), Card.FOUR, 0),
}


@pytest.mark.parametrize("line", LINES)
def test_each_kind_of_move_has_its_line(line: str) -> None:
    assert GAME.read(table("3 4", "5 6"), 0, line) == LINES[line]
    assert GAME.write(LINES[line]) == line


@pytest.mark.parametrize("seed", range(8))
def test_legal_moves_there_and_back(seed: int) -> None:
    for match in random_match(seed):
        assert_there_and_back(match)


@pytest.mark.parametrize(
    "text", ["", "8>1", "0>1", "7>0", "7>", "7>-1", "7 > 1", "7>1 ", "7>100", "L", "give", "give x", "give 10",
             "GIVE 1", "draw ?", "?>1", "draw 67", "deal", "deal base 4 first 0", "deal 123 base 4", "no\n", "٣>1"]
)  # fmt: skip
def test_other_text_is_no_move(text: str) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.read(table("3 4", "5 6"), 0, text)
    assert caught.value.reason == "not-a-move"


@given(st.one_of(st.text(), st.text("deal base first give draw 1234567LS>+0 no solo reveal")))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    for state in (table("3 4", "5 6"), GAME.start(2, {"deck": "standard"})):
        for seat in (0, CHANCE):
            with suppress(Illegal):
                GAME.apply(state, seat, GAME.read(state, seat, text))
