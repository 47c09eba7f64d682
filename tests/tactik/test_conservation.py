"""Nothing is made or lost: the deck in use and four pawns of a colour, at every state of random games."""

from __future__ import annotations

import pytest

from pygames.core.dice import Dice
from pygames.core.game import CHANCE
from pygames.tactik import GAME
from pygames.tactik.board import HOME, RESERVE, SECTION, home_cell, start_cell
from pygames.tactik.cards import deck, packs
from pygames.tactik.state import State
from pygames.tactik.turn import MOST_DEALS

LONGEST = 20_000  # moves, of any game


def conserved(state: State) -> None:
    cards = [*state.stock, *state.discards, *(card for hand in state.hands for card in hand)]
    cards += [gift for gift in state.gifts if gift is not None]
    assert sorted(cards) == list(deck(state.deck, packs(state.sections)))
    places = [place for row in state.pawns for place in row if place != RESERVE]
    assert len(set(places)) == len(places), "two pawns on one place"
    around = SECTION * state.sections
    for colour, row in enumerate(state.pawns):
        assert len(row) == (HOME if colour in state.colours else 0)
        first = home_cell(state.sections, colour, 1)
        assert all(RESERVE <= place < around or first <= place < first + HOME for place in row)
    for colour in state.stakes:
        assert start_cell(colour) in state.pawns[colour]


def play(seats: int, options: dict[str, str], seed: int) -> int:
    """A random game from its start to its end; the number of its moves."""
    state, dice, moves = GAME.start(seats, options), Dice("conserved", seats, seed), 0
    while seats_asked := GAME.to_act(state).seats:
        conserved(state)
        seat = dice.choice(seats_asked)
        move = GAME.roll(state, dice) if seat == CHANCE else dice.choice(GAME.legal(state, seat))
        state = GAME.apply(state, seat, move).state
        moves += 1
        assert moves < LONGEST
    conserved(state)
    assert state.deals <= MOST_DEALS
    return moves


def some(seats: int, seeds: range) -> None:
    """The ways to set up a number of seats, by turns."""
    setups = [options for count, options in GAME.info.setups() if count == seats]
    for seed in seeds:
        assert play(seats, setups[seed % len(setups)], seed) > 100


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_cards_and_pawns_are_always_there(seats: int) -> None:
    some(seats, range(20))


@pytest.mark.long
@pytest.mark.parametrize("seats", GAME.info.seats)
@pytest.mark.parametrize("chunk", range(25))
def test_cards_and_pawns_are_always_there_in_many_games(seats: int, chunk: int) -> None:
    some(seats, range(20 * chunk, 20 * chunk + 20))
