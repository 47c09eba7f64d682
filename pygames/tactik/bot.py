"""Bots: how well a seat stands, and three levels of play built on it."""

from __future__ import annotations

from pygames.core.bots import Bot, Greedy
from pygames.core.game import Game, Seat

from .board import length, progress
from .moves import Move
from .score import sides
from .state import State, is_stake, pawns_home
from .turn import side_colours

AT_HOME = 0.5  # rounds that a pawn at home is worth besides its way


def evaluate(state: State, seat: Seat) -> float:
    """How far the own pawns have come, in rounds of the track, ahead of the best of the others."""
    by_side = {side: _worth(state, side[0]) for side in sides(state)}
    own = next(side for side in by_side if seat in side)
    return by_side[own] - max(worth for side, worth in by_side.items() if side != own)


def _worth(state: State, seat: Seat) -> float:
    walked = home = 0
    for colour in side_colours(state, seat):
        home += pawns_home(state, colour)
        for pawn, place in enumerate(state.pawns[colour]):
            walked += progress(state.sections, colour, place, is_stake(state, colour, pawn))
    return walked / length(state.sections) + AT_HOME * home


def bot(game: Game[State, Move], level: int) -> Bot[State, Move]:
    return Greedy(game, evaluate, slips=(0.5, 0.2, 0.0)[level - 1])
