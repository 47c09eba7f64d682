"""Bots see what makes 11 and what spoils, and nothing that is hidden."""

from __future__ import annotations

import pytest

from pygames.core.bots import decide
from pygames.core.dice import Dice
from pygames.core.game import Seat
from pygames.tacoloco import GAME
from pygames.tacoloco.state import State
from tests.tacoloco.situations import act, random_match, table

BUDGET = 40  # enough for what is plain to see


def choice(level: int, state: State, seat: Seat = 0, seed: int = 0) -> str:
    view = GAME.view(state, seat)
    return GAME.write(decide(GAME.bot(level), view, seat, GAME.legal(view, seat), Dice("bot", seed), BUDGET))


@pytest.mark.parametrize("level", [1, 2, 3])
def test_what_is_hidden_changes_no_choice(level: int) -> None:
    """The same seat in two worlds that look the same to it chooses the same."""
    others = Dice("others")
    for match in random_match(level):
        for seat in match.ask.seats:
            world = GAME.guess(GAME.view(match.state, seat), seat, others)
            assert choice(level, match.state, seat) == choice(level, world, seat)


@pytest.mark.parametrize("level", [2, 3])
def test_a_large_perfect_taco_is_made(level: int) -> None:
    assert [choice(level, table("3121", "457 666"), seed=seed) for seed in range(5)] == ["4>1"] * 5


@pytest.mark.parametrize("level", [2, 3])
def test_a_large_taco_is_not_spoiled(level: int) -> None:
    """4 makes 13; 1 makes 10, and nobody can put a 1 on a 1."""
    assert [choice(level, table("31212", "144 666"), seed=seed) for seed in range(5)] == ["1>1"] * 5


def test_the_perfect_taco_goes_to_the_leader() -> None:
    """Seat 1 already has two cards in front, seat 2 none."""
    state = table("6 2", "455 377 277", stock="")
    state = act(state, "0 5>1", "0 give 1", "1 3>1", "2 2>1", "0 4>1")
    assert [choice(2, state, seed=seed) for seed in range(5)] == ["give 2"] * 5


@pytest.mark.parametrize("level", [2, 3])
def test_a_legendary_taco_is_answered(level: int) -> None:
    state = act(table("3521", "L55 66S"), "0 L>1")
    assert [choice(level, state, 1, seed) for seed in range(5)] == ["solo"] * 5
