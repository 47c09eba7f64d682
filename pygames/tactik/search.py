"""The hard bot's thought: after each of the best moves the deal is played to its end, in guessed worlds.

At the end of a deal there are no hands left to judge, and nobody knows the next.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pygames.core.bots import Search, Thought
from pygames.core.dice import Dice
from pygames.core.game import CHANCE, Seat

from . import rules
from .evaluate import best_run
from .moves import Move, Steps
from .state import Phase, State

KEPT = 8  # moves that are worth a thought


@dataclass(frozen=True)
class PlayOut(Search[State, Move]):
    """Its `depth` is for the large boards: with up to six seats a deal seldom has so many moves."""

    def think(
        self, view: State, seat: Seat, legal: Sequence[Move], budget: int, dice: Dice, /
    ) -> Iterator[Thought[Move]]:
        yield Thought(legal[0])
        yield from super().think(view, seat, self._shortlist(view, seat, legal), budget, dice)

    def _shortlist(self, view: State, seat: Seat, legal: Sequence[Move]) -> Sequence[Move]:
        """The best at first sight; of the parts that begin equal runs of a 7x1 only the longest."""
        if len(legal) <= KEPT and not any(isinstance(move, Steps) for move in legal):
            return legal
        values = [self.evaluate(rules.apply(view, seat, move).state, seat) for move in legal]
        kept: list[Move] = []
        runs: set[float] = set()
        for i in sorted(range(len(legal)), key=values.__getitem__, reverse=True):
            if isinstance(legal[i], Steps):
                run = round(values[i], 4)
                if run in runs:
                    continue
                runs.add(run)
            kept.append(legal[i])
        return kept[:KEPT]

    def _playout(self, world: State, seat: Seat, move: Move, dice: Dice) -> float:
        state = rules.apply(world, seat, move).state
        if state.phase is Phase.SEVEN:
            for step in best_run(state, seat)[1]:
                state = rules.apply(state, seat, step).state
        for _ in range(self.depth):
            if state.phase in (Phase.DEAL, Phase.OVER):
                break
            [actor, *_] = rules.to_act(state).seats
            if actor == CHANCE:
                chosen = rules.roll(state, dice)
            else:
                chosen = self.policy(state, actor, rules.legal(state, actor), dice)
            state = rules.apply(state, actor, chosen).state
        return self.evaluate(state, seat)
