"""Moves as text, there and back; and everything else is refused politely."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames.core.game import CHANCE, Illegal
from pygames.tactik import GAME
from pygames.tactik.cards import Card
from pygames.tactik.moves import Back, Deal, Dealer, Discard, Exchange, Forward, Give, Move, Start, Steps, Swap
from tests.acting import assert_there_and_back
from tests.tactik.situations import OPTIONS, cards, random_match, table

LINES: dict[str, Move] = {
    "5 V2": Forward(Card.FIVE, 1, 1),
    "5 V2 home": Forward(Card.FIVE, 1, 1, True),
    "5 V2 on": Forward(Card.FIVE, 1, 1, False),
    "10 V start": Start(Card.TEN, 1),
    "10 V4": Forward(Card.TEN, 1, 3),
    "7x1 V2+4": Steps(1, 1, 4),
    "7x1 V2+4 home": Steps(1, 1, 4, True),
    "+V3+3": Steps(1, 2, 3, more=True),
    "+V3+3 on": Steps(1, 2, 3, False, more=True),
    "-4 G2": Back(2, 1),
    "swap V1 B3": Swap(1, 0, 0, 2),
    "joker=-4 G2": Back(2, 1, joker=True),
    "joker=1 W start": Start(Card.ONE, 9, joker=True),
    "joker=13 N1 on": Forward(Card.THIRTEEN, 8, 0, False, joker=True),
    "joker=7x1 P1+7": Steps(4, 0, 7, joker=True),
    "joker=swap S1 Y4": Swap(5, 0, 7, 3, joker=True),
    "discard": Discard(),
    "discard 7x1": Discard(Card.SEVEN),
    "give joker": Give(Card.JOKER),
    "exchange": Exchange(),
    "dealer 3": Dealer(3),
    "deal 1,-4 7x1,joker swap,12": Deal((cards("1,-4"), cards("7x1,joker"), cards("swap,12"))),
}


@pytest.mark.parametrize("line", LINES)
def test_each_kind_of_move_has_its_line(line: str) -> None:
    assert GAME.read(table("B 5", hands="5"), 0, line) == LINES[line]
    assert GAME.write(LINES[line]) == line


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_legal_moves_there_and_back(seats: int) -> None:
    for number, match in enumerate(random_match(seats, seats, deck="54")):
        if number > 600:
            break
        assert_there_and_back(match)


@pytest.mark.parametrize(
    "text", ["", "5", "5 V", "5 V5", "5 V0", "5 Z1", "4 V1", "5 V1 out", "5  V1", "5 V1 ", "V1 5", "7x1 V1",
             "7x1 V1+0", "7x1 V1+8", "7x1 V1+4+3", "+V1", "joker=+V1+3", "joker V1", "joker=joker V1", "-4 V1 home",
             "-4 V1 on", "swap V1", "swap V1 V2 V3", "swap V1 V2 home", "13 V1 home on", "give", "give ?", "give 4",
             "discard ?", "discard 1 2", "deal", "deal 1,", "deal 1,? 2,3", "dealer", "dealer x", "dealer 12",
             "exchange 1", "Exchange", "٣ V1", "5 V1\n"]
)  # fmt: skip
def test_other_text_is_no_move(text: str) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.read(table("B 5", hands="5"), 0, text)
    assert caught.value.reason == "not-a-move"


@given(st.one_of(st.text(), st.text("deal dealer give discard swap joker= 1234567x89 +BVGA home on start,-")))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    for state in (table("B 5", hands="5"), GAME.start(2, OPTIONS)):
        for seat in (0, CHANCE):
            with suppress(Illegal):
                GAME.apply(state, seat, GAME.read(state, seat, text))


FORGED: list[Move] = [
    *(Start(card, colour, joker) for card in Card for colour in (-1, 0, 3, 12) for joker in (False, True)),
    *(Forward(card, colour, pawn, way) for card in Card for colour in (-1, 0, 12) for pawn in (-1, 0, 4)
      for way in (None, True, False)),
    *(Steps(colour, pawn, count, more=more) for colour in (-1, 0, 1, 12) for pawn in (-1, 0, 4)
      for count in (-1, 0, 7, 8) for more in (False, True)),
    *(Back(colour, pawn) for colour in (-1, 0, 12) for pawn in (-1, 0, 4)),
    *(Swap(0, pawn, colour, other) for pawn in (-1, 0, 4) for colour in (-1, 1, 12) for other in (-1, 0, 4)),
    *(Discard(card) for card in Card), *(Give(card) for card in Card),
]  # fmt: skip


def test_forged_moves_are_refused_not_broken() -> None:
    """Whatever is no legal move, `apply` says Illegal, in every phase."""
    states = [match.state for match, _ in zip(random_match(5, 3), range(150), strict=False)]
    for state in [*states, table("B 5", "V 20", hands="5,-4,7x1,swap,joker 3")]:
        for seat in range(state.seats):
            legal = GAME.legal(state, seat)
            for move in FORGED:
                if move not in legal:
                    with pytest.raises(Illegal):
                        GAME.apply(state, seat, move)
