"""Starting a pawn [7], [12], [15]."""

from __future__ import annotations

from dataclasses import replace

from pygames.core.game import Illegal

from .board import RESERVE, start_cell
from .cards import STARTERS, Card, a_card
from .moves import Start
from .moving import Pawn, settle
from .state import State, a_colour


def can_start(state: State, colour: int) -> bool:
    """[15] A pawn in reserve, and no stake on the start cell."""
    return colour not in state.stakes and RESERVE in state.pawns[colour]


def start(state: State, move: Start) -> tuple[State, int, tuple[Pawn, ...]]:
    """The state with the new stake, the pawn's number, and what it eats."""
    if move.card not in STARTERS:
        raise Illegal("rule-7-no-start", card=a_card(move.card))
    if move.joker and move.card is not Card.ONE:
        raise Illegal("rule-11-first-kind")
    if move.colour in state.stakes:
        raise Illegal("rule-15-stake-stands", colour=a_colour(move.colour))
    if RESERVE not in state.pawns[move.colour]:
        raise Illegal("rule-15-reserve-empty", colour=a_colour(move.colour))
    pawn = state.pawns[move.colour].index(RESERVE)
    state, eaten = settle(state, move.colour, pawn, (start_cell(move.colour),))
    return replace(state, stakes=state.stakes | {move.colour}), pawn, eaten
