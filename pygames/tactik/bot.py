"""Bots: three levels of play, from a first look to games played on in the head."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pygames.core.bots import Bot, Careless, Explained, Greedy, Thought
from pygames.core.dice import Dice
from pygames.core.game import Game, Seat

from . import rules
from .board import RESERVE
from .evaluate import evaluate
from .moves import Move
from .quick import quick
from .reasons import because
from .search import PlayOut
from .state import State
from .turn import side_colours

__all__ = ["bot", "evaluate"]

MISJUDGED = 0.3  # about what a pawn near its home is worth
DEPTH = 32  # with four seats a deal has at most 20 moves, but for the parts of a 7x1


@dataclass(frozen=True)
class Beginner(Careless[State, Move]):
    """Errs, but eats no pawn of its own side while it has another move: that nobody overlooks."""

    def think(
        self, view: State, seat: Seat, legal: Sequence[Move], budget: int, dice: Dice, /
    ) -> Iterator[Thought[Move]]:
        sparing = [move for move in legal if not eats_own(view, rules.apply(view, seat, move).state, seat)]
        return super().think(view, seat, sparing or legal, budget, dice)


def eats_own(before: State, after: State, seat: Seat) -> bool:
    """Whether a pawn of the seat's side has been sent back to its reserve."""
    return any(
        place != RESERVE and now == RESERVE
        for colour in side_colours(before, seat)
        for place, now in zip(before.pawns[colour], after.pawns[colour], strict=True)
    )


def bot(game: Game[State, Move], level: int) -> Bot[State, Move]:
    match level:
        case 1:
            return Beginner(game, evaluate, MISJUDGED)
        case 2:
            return Greedy(game, evaluate)
        case _:
            return Explained(PlayOut(game, evaluate, quick, DEPTH, budget=400), because)
