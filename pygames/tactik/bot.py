"""Bots: three levels of play, from a first look to games played on in the head."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pygames.core.bots import Bot, Explained, Greedy, Thought
from pygames.core.dice import Dice
from pygames.core.game import Game, Seat

from . import rules
from .evaluate import evaluate
from .moves import Move
from .quick import quick
from .reasons import because
from .search import PlayOut
from .state import State

__all__ = ["bot", "evaluate"]

MISJUDGED = 0.3  # about what a pawn near its home is worth
DEPTH = 32  # with four seats a deal has at most 20 moves, but for the parts of a 7x1


@dataclass(frozen=True)
class Careless:
    """The move that looks best, each misjudged by a little: it errs where it hardly matters, and is never absurd."""

    misjudged: float
    budget: int = 1

    def think(
        self, view: State, seat: Seat, legal: Sequence[Move], budget: int, dice: Dice, /
    ) -> Iterator[Thought[Move]]:
        yield Thought(legal[0])
        values = [evaluate(rules.apply(view, seat, move).state, seat) + self.misjudged * dice.unit() for move in legal]
        yield Thought(legal[values.index(max(values))])


def bot(game: Game[State, Move], level: int) -> Bot[State, Move]:
    match level:
        case 1:
            return Careless(MISJUDGED)
        case 2:
            return Greedy(game, evaluate)
        case _:
            return Explained(PlayOut(game, evaluate, quick, DEPTH, budget=400), because)
