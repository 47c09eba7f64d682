"""The second half of a hint."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pygames.core.dice import Dice
from pygames.core.say import Say
from pygames.tactik import GAME
from pygames.tactik.reasons import because
from pygames.tactik.state import Phase, State
from tests import acting
from tests.tactik.situations import random_match, table


def reason(state: State, text: str, seat: int = 0) -> Say:
    return acting.reason(GAME, because, state, text, seat)


@pytest.mark.parametrize(
    ("rows", "hand", "move", "key"),
    [
        (["B h4 h3 h2 0", "G h4 h3 h2 h1"], "1,9", "1 B4 home", "because-wins"),
        (["B h4 h3 h2 0", "G h4"], "1,9", "1 B4 home", "because-partner"),
        (["B 20", "V 25"], "5,9", "5 B1", "because-eats"),
        ([], "1,9", "1 B start", "because-first-pawn"),
        (["B 20", "V 60"], "1,9", "1 B start", "because-stake-blocks"),
        (["B 20", "V 30"], "1,9", "1 B start", "because-stake"),
        (["B 62"], "5,9", "5 B1 home", "because-home"),
        (["B 62"], "6,9", "6 B1 home", "because-settled"),
        (["B h2"], "2,9", "2 B1", "because-deeper"),
        (["B stake"], "-4,9", "-4 B1", "because-nearer"),
        (["B 10", "A 50"], "swap,9", "swap B1 A1", "because-nearer"),
        (["B 50", "A 47"], "swap,9", "swap B1 A1", "because-further"),
        (["B stake 50"], "swap,9", "swap B1 B2", "because-no-stake"),
        (["B 30", "V 28"], "12,9", "12 B1", "because-safe"),
        (["B 30", "V 28"], "6,9", "6 B1", "because-safer"),
        (["B 50"], "10,12", "10 B1", "because-near-home"),
        (["B stake"], "5,9", "5 B1", "because-way-free"),
        (["B 20"], "5,9", "5 B1", "because-out-of-reach"),
        (["B 20", "V 19"], "5,9", "5 B1", "because-keeps"),
        (["B 20", "V 19"], "5", "5 B1", "because-last-card"),
        (["B 20 30", "V 36"], "7x1,9", "7x1 B1+1", "because-then-eats"),
        (["B 20 62"], "7x1,9", "7x1 B1+1", "because-then-home"),
    ],
)
def test_why_a_card_is_played(rows: list[str], hand: str, move: str, key: str) -> None:
    state = table(*rows, hands=f"{hand} 3,3 8,8 2,2")
    assert reason(state, move).key == key


def test_a_pawn_that_is_eaten_is_the_nearest_to_its_home() -> None:
    """With a 7x1 two pawns of the next seat: one has 3 cells to go to its door, the other 61."""
    eaten = reason(table("B 11", "V 13 14 18", hands="7x1 3,3 8,8 2,2"), "7x1 B1+7")
    assert (eaten.key, dict(eaten.params)["count"]) == ("because-eats", 2)


def exchange(*rows: str, hands: str, seats: int = 4) -> State:
    """Just dealt: everybody has to give a card."""
    return replace(table(*rows, hands=hands, seats=seats), phase=Phase.EXCHANGE, gifts=(None,) * seats)


@pytest.mark.parametrize(
    ("rows", "give", "key"),
    [
        (["B 20"], "give 10", "because-give-start"),
        (["B 20", "G 5"], "give 10", "because-give-use"),
        (["G 5"], "give 5", "because-give-useless"),
        (["B 20"], "give 5", "because-keeps"),
    ],
)
def test_why_a_partner_gets_a_card(rows: list[str], give: str, key: str) -> None:
    assert reason(exchange(*rows, hands="1,5,9,10 3,3 8,8 2,2"), give).key == key


def test_why_an_opponent_gets_a_card() -> None:
    """Of two seats each gives to the other, who has no pawn out."""
    assert reason(exchange("B 20", hands="1,5 3,3", seats=2), "give 5").key == "because-give-nothing"


def test_every_move_has_a_reason() -> None:
    for seats in (2, 3, 4):
        for number, match in enumerate(random_match(seats, seats)):
            if number % 20:
                continue
            for seat in match.ask.seats:
                view = GAME.view(match.state, seat)
                assert all(because(view, seat, move) for move in GAME.legal(view, seat))


def test_the_hard_bot_says_why() -> None:
    view = GAME.view(table("B 20", "V 25", hands="5,9 3,3 8,8 2,2"), 0)
    *_, last = GAME.bot(3).think(view, 0, GAME.legal(view, 0), 12, Dice("why"))
    assert last.why is not None
