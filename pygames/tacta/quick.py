"""A good move without much thought: for the moves that a bot plays on in its head."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core.dice import Dice
from pygames.core.game import Seat

from . import rules
from .cards import START, colour_of, face, value_of
from .evaluate import evaluate
from .moves import Move, Play
from .state import State

LOOKS = 12  # moves that get a second look
SAFE = 0.5  # what a dot in the covering shape gains by it
LATER = 0.3  # what a dot gains by being kept in the pack for now


def quick(state: State, seat: Seat, legal: Sequence[Move], dice: Dice) -> Move:
    """The best of those that promise most at a glance; of all places for a card apart, the best of some."""
    if len(legal) > LOOKS:
        if isinstance(legal[0], Play):
            own = state.setup.colour(seat)
            legal = sorted(legal, key=lambda move: _glance(state, own, move), reverse=True)[:LOOKS]
        else:
            legal = dice.draw(legal, LOOKS)[0]
    if len(legal) == 1:
        return legal[0]
    values = [evaluate(rules.apply(state, seat, move).state, seat) for move in legal]
    return legal[values.index(max(values))]


def _glance(state: State, own: int, move: Move) -> float:
    """Dots covered and made safe, without laying the card."""
    assert isinstance(move, Play)
    below = state.layout.laid[move.on].card
    hidden = 0 if below == START else face(below)[move.below]
    kept = SAFE * face(move.card)[move.shape] - LATER * value_of(move.card)
    return (hidden if colour_of(below) != own else -hidden) + (kept if colour_of(move.card) == own else -kept)
