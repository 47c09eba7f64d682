"""What pawns are worth where they stand.

The worths are what a thing adds to the logarithm of the odds of winning. They were fitted to the ends of deals in
1,500 games of greedy bots, and smoothed by hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import pairwise

from pygames.core.game import Seat

from .board import HOME, RESERVE, SECTION, Place, length
from .cards import BACKWARDS, DECKS, STARTERS, STEPS, VALUES
from .state import State
from .turn import side_colours

STAKE = 0.17
# A pawn on the track, by the steps to its start cell, and in proportion between these. It is worth more where a card
# leads home, and just after the start, because of the -4.
NEAR = {0: 0.2, 2: 0.24, 4: 0.28, 10: 0.28, 12: 0.23, 16: 0.2, 24: 0.18, 32: 0.15}
FAR = 0.09
JUST_STARTED = 0.19
# A colour's home, by the pawns that have settled in it, with no free cell behind them. When all four have, the cards
# of their player move the partner's pawns: every pawn of a colour is worth more, the more are home.
HOMES = (0.0, 0.4, 0.8, 1.4, 3.0)
URGENCY = (1.0, 1.0, 1.3, 3.0, 0.0)
UNSETTLED = 0.35  # a pawn at home that has still to go deeper
NOBODY_OUT = -0.08
WON = 5.0  # more than all else together can change
DANGER = 0.08  # the part of a pawn's worth that each kind of card costs which could eat it


@cache
def worths(sections: int) -> tuple[float, ...]:
    """Of a pawn on the track that is no stake, by the steps to its start cell."""
    around = length(sections)
    fresh = around - BACKWARDS
    knots = (*NEAR.items(), (fresh - 1, FAR), (fresh, JUST_STARTED), (around, JUST_STARTED))
    found = []
    for (low, worth), (high, other) in pairwise(knots):
        found += [worth + (other - worth) * (steps - low) / (high - low) for steps in range(low, high)]
    return tuple(found)


def pawns_worth(state: State, seat: Seat) -> float:
    """What the pawns of a seat's side are worth where they stand."""
    around, worth = SECTION * state.sections, worths(state.sections)
    colours = side_colours(state, seat)
    total, home_pawns = 0.0, 0
    for colour in colours:
        start, row = SECTION * colour, state.pawns[colour]
        settled, home = home_worth(place - around - HOME * colour for place in row if place >= around)
        out = NOBODY_OUT
        for place in row:
            if 0 <= place < around:
                out = max(out, 0.0)
                if place == start and colour in state.stakes:
                    out += STAKE
                else:
                    out += worth[(start - place) % around] * (1 - DANGER * dangers(state, colours, place))
        total += home + out * URGENCY[settled]
        home_pawns += settled
    return total + WON if home_pawns == HOME * len(colours) else total


def home_worth(cells: Iterable[int]) -> tuple[int, float]:
    """Of pawns on these cells of one home, the first being 0."""
    settled = unsettled = 0
    for cell in sorted(cells, reverse=True):
        if cell == HOME - 1 - settled:
            settled += 1
        else:
            unsettled += 1
    return settled, HOMES[settled] + UNSETTLED * unsettled


def dangers(state: State, colours: tuple[int, ...], place: Place) -> int:
    """How many kinds of cards could eat a pawn of these colours there, played by another side."""
    around, forward = SECTION * state.sections, _forward(state.deck)
    kinds = 0
    for colour, row in enumerate(state.pawns):
        if colour in colours:
            continue
        for other in row:
            if 0 <= other < around:
                behind = (place - other) % around
                if behind in forward or behind <= STEPS:
                    if not any(0 < (SECTION * stake - other) % around <= behind for stake in state.stakes):
                        kinds += (behind in forward) + (behind <= STEPS)
                elif behind == around - BACKWARDS:
                    kinds += 1
        if place == SECTION * colour and RESERVE in row:
            kinds += len(STARTERS)
    return kinds


@cache
def _forward(deck: str) -> frozenset[int]:
    """How far the cards of a deck go."""
    return frozenset(count for card, count in VALUES.items() if card in DECKS[deck])
