"""Moves as text, there and back; and everything else is refused politely."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames.core.game import CHANCE, Illegal
from pygames.tacta import GAME
from pygames.tacta.moves import Apart, Appear, Deal, Hand, Keep, Move, Pass, Play, Put
from pygames.tacta.notation import card_of, card_text
from pygames.tacta.shapes import PLACES, Kind
from tests.acting import assert_there_and_back
from tests.tacta.situations import WAYS, random_match, start, table

STATE = table("0c1,0c4 1c1,1c2", "1s2 L>0.TL")
LINES: dict[str, Move] = {
    "0c1 TL>0.TR": Play(0, False, PLACES[Kind.SQUARE, "TL"], 0, PLACES[Kind.SQUARE, "TR"]),
    "0c1 Rm>0.BR": Play(0, True, PLACES[Kind.EDGE, "R"], 0, PLACES[Kind.CORNER, "BR"]),
    "0c1 B>1.B": Play(0, False, PLACES[Kind.SHORT, "B"], 1, PLACES[Kind.SHORT, "B"]),
    "2t6 apart 0": Apart(53, False, 0),
    "2t4 apart 270m": Apart(51, True, 3),
    "at 9 -12": Put(9, -12),
    "at 0 0": Put(0, 0),
    "pass": Pass(),
    "hand t": Hand(2),
    "suits cs": Keep((0, 1)),
    "show 5t6": Appear(107),
    "deal 0c4,0t1 1s2,1c6 first 0": Deal(((3, 12), (25, 23)), 0),
    "deal 0c4,0t1 1s2,1c6": Deal(((3, 12), (25, 23)), None),
}


@pytest.mark.parametrize("line", LINES)
def test_each_kind_of_move_has_its_line(line: str) -> None:
    assert GAME.read(STATE, 0, line) == LINES[line]
    assert GAME.write(LINES[line]) == line


def test_cards_by_name() -> None:
    assert [card_of(card_text(card)) for card in range(108)] == list(range(108))


@pytest.mark.parametrize("way", WAYS)
def test_legal_moves_there_and_back(way: str) -> None:
    for match in random_match(1, 4, WAYS[way]):
        assert_there_and_back(match)


@pytest.mark.parametrize(
    "text",
    ["", "0c7 TL>0.TL", "6c1 TL>0.TL", "0x1 TL>0.TL", "0c1 TL>0.XX", "0c1 TL>-1.TL", "0c1 TL>01.TL", "0c1 TL>1000.TL",
     "0c1 TL > 0.TL", "0c1 mTL>0.TL", "0c1 apart 45", "0c1 apart", "at 1", "at 1.5 2", "at -0 3", "at 3 99999", "hand",
     "hand x", "suits", "suits x", "show", "show 0c0", "deal", "deal 0c4", "deal 0c4,0t1 first 12", "PASS", "pass ",
     "٣c1 TL>0.TL", "at ٣ 3"],
)  # fmt: skip
def test_other_text_is_no_move(text: str) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.read(STATE, 0, text)
    assert caught.value.reason == "not-a-move"


@given(st.one_of(st.text(), st.text("0123456cst TRBLm>.apart at pass hand suits show deal first,-")))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    for state in (STATE, start(2), start(2, way="free"), start(2, way="sabotage", suits="2")):
        for seat in (0, CHANCE):
            with suppress(Illegal):
                GAME.apply(state, seat, GAME.read(state, seat, text))
