"""Bots: how well a seat stands, and what is built on it."""

from __future__ import annotations

from pygames.core.bots import Bot, Greedy
from pygames.core.game import Game, Seat

from .cards import colour_of, face
from .moves import Move
from .score import scores
from .state import State

EXPOSED = 0.3  # how likely a dot that can still be covered will be
SLIPS = {1: 0.5, 2: 0.2, 3: 0.0}


def evaluate(state: State, seat: Seat) -> float:
    """Points ahead of the others, on average and of the best of them, with the dots that may yet be covered."""
    points: list[float] = list(scores(state))
    if state.playing:
        for side, dots in enumerate(_exposed(state)):
            points[side] -= EXPOSED * dots
    own = points.pop(state.setup.colour(seat))
    return own - (sum(points) / len(points) + max(points)) / 2


def _exposed(state: State) -> list[int]:
    """By side, the dots in shapes that can still be covered."""
    exposed = [0] * state.setup.colours
    used = state.layout.used
    for number, laid in enumerate(state.layout.laid[1:], 1):
        for place, dots in face(laid.card).items():
            if dots and not used[number] >> place & 1:
                exposed[colour_of(laid.card)] += dots
    return exposed


def bot(game: Game[State, Move], level: int) -> Bot[State, Move]:
    return Greedy(game, evaluate, slips=SLIPS[level])
