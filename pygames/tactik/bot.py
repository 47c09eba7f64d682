"""Bots: three levels of play, from a first look to games played on in the head."""

from __future__ import annotations

from pygames.core.bots import Bot, Careless, Explained, Greedy
from pygames.core.game import Game

from .evaluate import evaluate
from .moves import Move
from .quick import quick
from .reasons import because
from .search import PlayOut
from .state import State

__all__ = ["bot", "evaluate"]

MISJUDGED = 0.3  # about what a pawn near its home is worth
DEPTH = 32  # with four seats a deal has at most 20 moves, but for the parts of a 7x1


def bot(game: Game[State, Move], level: int) -> Bot[State, Move]:
    match level:
        case 1:
            return Careless(game, evaluate, MISJUDGED)
        case 2:
            return Greedy(game, evaluate)
        case _:
            return Explained(PlayOut(game, evaluate, quick, DEPTH, budget=400), because)
