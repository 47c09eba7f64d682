"""Bots: three levels of play, from a first look to the others' answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pygames.core.bots import Bot, Careless, Explained, Greedy, Search, Thought
from pygames.core.dice import Dice
from pygames.core.game import CHANCE, Game, Seat

from . import chance, rules
from .evaluate import at_first_sight, evaluate
from .moves import Move
from .quick import quick
from .reasons import because
from .state import Phase, State

__all__ = ["bot", "evaluate"]

FORESEEN = 0.65  # of what may be covered later, by the careless
MISJUDGED = 2.0  # dots
HURRIED = 0.25  # how closely they look in free play
KEPT = 8  # moves that are worth a thought
AHEAD = 8  # moves foreseen at most, so that one step of thought stays short with 12 seats


def shortsighted(after: State, seat: Seat) -> float:
    """What can be covered now, and not all that may be covered later."""
    value = FORESEEN * evaluate(after, seat) + (1 - FORESEEN) * at_first_sight(after, seat)
    return HURRIED * value if after.setup.free else value


@dataclass(frozen=True)
class Foresight(Search[State, Move]):
    """After each of the best moves, what everybody would do in the next `depth` rounds of the table.

    Outer cards are known, so the first answer is nearly certain; what appears after it is drawn from what is left.
    """

    def think(
        self, view: State, seat: Seat, legal: Sequence[Move], budget: int, dice: Dice, /
    ) -> Iterator[Thought[Move]]:
        yield Thought(legal[0])
        values = [self.evaluate(rules.apply(view, seat, move).state, seat) for move in legal]
        order = sorted(dice.shuffled(range(len(legal))), key=values.__getitem__, reverse=True)
        if view.phase is not Phase.TURN:
            yield Thought(legal[order[0]])  # free play does not wait, and sealed choices have no answers to foresee
        else:
            yield from super().think(view, seat, [legal[i] for i in order[:KEPT]], budget, dice)

    def _playout(self, world: State, seat: Seat, move: Move, dice: Dice) -> float:
        state = rules.apply(world, seat, move).state
        moves = min(self.depth * world.setup.seats, AHEAD)
        while moves and state.playing:
            [actor] = rules.to_act(state).seats
            if actor == CHANCE:
                chosen = chance.roll(state, dice)
            else:
                chosen = self.policy(state, actor, rules.legal(state, actor), dice)
                moves -= 1
            state = rules.apply(state, actor, chosen).state
        return self.evaluate(state, seat)


def bot(game: Game[State, Move], level: int) -> Bot[State, Move]:
    match level:
        case 1:
            return Careless(game, shortsighted, MISJUDGED)
        case 2:
            return Greedy(game, evaluate)
        case _:
            return Explained(Foresight(game, evaluate, quick, depth=1, budget=32), because)
