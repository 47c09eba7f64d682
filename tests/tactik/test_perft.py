"""Runs of moves counted from fixed positions, by the game and by a second referee that knows nothing of it."""

from __future__ import annotations

import pytest

from pygames.core.dice import Dice
from pygames.core.game import CHANCE
from pygames.tactik import GAME
from pygames.tactik.state import Phase, State
from tests.tactik.referee import Board, perft, positions
from tests.tactik.situations import table

# A position, and how many runs of one, two, ... moves it has.
POSITIONS = {
    "the opening, with jokers": (table(hands="1,joker 10,5 joker,2 3,-4"), [2, 2, 2, 2, 18, 33, 53]),
    "stakes, a swap, and a way home": (
        table("B stake 62 30", "V stake 20", "G 31 h4", "A 3 stake", hands="swap,3,6 -4,swap 2,1 10,8"),
        [12, 76, 276, 1000],
    ),
    "7x1 before the home, among stakes": (
        table("B 60 14 h1", "V stake", "G 33 35", "A 12", hands="7x1,2 1 7x1 -4", deck="54"),
        [13, 77, 372, 1368],
    ),
    "two colours each": (
        table("B 62 stake", "G 40 h2 33", "V 14 17", "A 47 h1", hands="swap,2,joker 3,1", seats=2),
        [93, 965, 29843],
    ),
    "the partner's pawns, three from the end": (
        table("B h1 h2 h3 h4", "G h3 h4 32 28", "V 5 h1", "A 50 46", hands="7x1,1,2 swap 2 12,1"),
        [22, 129, 491, 1638],
    ),
}


def runs(state: State, depth: int) -> int:
    seats = GAME.to_act(state).seats
    if depth == 0 or not seats or seats == (CHANCE,):
        return 1
    return sum(runs(GAME.apply(state, seats[0], move).state, depth - 1) for move in GAME.legal(state, seats[0]))


@pytest.mark.parametrize("name", POSITIONS)
def test_both_count_the_same(name: str) -> None:
    state, counts = POSITIONS[name]
    depths = range(1, len(counts) + 1)
    assert [runs(state, depth) for depth in depths] == counts
    assert [perft(Board.of(state), depth) for depth in depths] == counts


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_both_find_the_same_positions_in_random_games(seats: int) -> None:
    """At some states of a random game, every move of every card."""
    setups = [options for count, options in GAME.info.setups() if count == seats]
    dice = Dice("referee", seats)
    compared = 0
    for options in setups:
        state = GAME.start(seats, options)
        for _ in range(1500):
            asked = GAME.to_act(state).seats
            if not asked:
                break
            seat = dice.choice(asked)
            move = GAME.roll(state, dice) if seat == CHANCE else dice.choice(GAME.legal(state, seat))
            if state.phase is Phase.TURN and dice.below(16) == 0:
                same_positions(state)
                compared += 1
            state = GAME.apply(state, seat, move).state
    assert compared > 30


def same_positions(state: State) -> None:
    mine = {key_of(GAME.apply(state, state.turn, move).state) for move in GAME.legal(state, state.turn)}
    assert len(mine) == len(GAME.legal(state, state.turn))
    assert mine == {without_turn(board) for board in positions(Board.of(state))}


def key_of(state: State) -> object:
    board = Board.of(state)
    if state.phase is Phase.SEVEN:
        board.running = ("BVGAPSCYNW"[state.colour], state.steps)
    return without_turn(board)


def without_turn(board: Board) -> object:
    """Where everything lies."""
    hands = tuple(tuple(sorted(hand)) for hand in board.hands)
    return hands, tuple(sorted(board.pieces.items())), tuple(sorted(board.stakes)), board.running
