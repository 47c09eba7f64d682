"""Players that are not people. They get a view, never the state, and can be stopped at any time.

A bot is a generator of thoughts: each is the best so far. Whoever listens stops when time is up, so bots need
no clock and no shared memory; with a fixed budget of steps they play the same game on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeVar

from .dice import Dice
from .game import CHANCE, Game, Say, Seat

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)
M = TypeVar("M")

Evaluate = Callable[[S, Seat], float]  # how well a seat stands, of a view or a full state; higher is better
Policy = Callable[[S, Seat, Sequence[M], Dice], M]  # a quick move in a playout


class Thought(NamedTuple, Generic[M]):
    move: M
    why: Say | None = None  # one sentence, for a hint


class Bot(Protocol[S_contra, M]):
    @property
    def budget(self) -> int:
        """Steps of thought that make up its normal strength."""
        ...

    def think(self, view: S_contra, seat: Seat, legal: Sequence[M], budget: int, dice: Dice, /) -> Iterator[Thought[M]]:
        """At least one thought, then better ones, one at each step."""
        ...


def decide(bot: Bot[S, M], view: S, seat: Seat, legal: Sequence[M], dice: Dice, budget: int | None = None) -> M:
    """The bot's last thought on its whole budget."""
    *_, last = bot.think(view, seat, legal, bot.budget if budget is None else budget, dice)
    return last.move


@dataclass(frozen=True)
class Random(Generic[S, M]):
    """Any legal move: the lower yardstick."""

    budget: int = 1

    def think(self, view: S, seat: Seat, legal: Sequence[M], budget: int, dice: Dice, /) -> Iterator[Thought[M]]:
        yield Thought(dice.choice(legal))


@dataclass(frozen=True)
class Greedy(Generic[S, M]):
    """The move after which it stands best, looking no further: the upper yardstick.

    With `slips` it makes human mistakes: that part of its moves is its second or third choice.
    """

    game: Game[S, M]
    evaluate: Evaluate[S]
    slips: float = 0
    budget: int = 1

    def think(self, view: S, seat: Seat, legal: Sequence[M], budget: int, dice: Dice, /) -> Iterator[Thought[M]]:
        yield Thought(legal[0])
        values = [self.evaluate(self.game.apply(view, seat, move).state, seat) for move in legal]
        order = sorted(dice.shuffled(range(len(legal))), key=values.__getitem__, reverse=True)
        place = 1 + dice.below(2) if dice.unit() < self.slips else 0
        yield Thought(legal[order[min(place, len(order) - 1)]])


@dataclass(frozen=True)
class Careless(Generic[S, M]):
    """The move that looks best, each misjudged by a little: it errs where it hardly matters, and is never absurd."""

    game: Game[S, M]
    evaluate: Evaluate[S]
    misjudged: float
    budget: int = 1

    def think(self, view: S, seat: Seat, legal: Sequence[M], budget: int, dice: Dice, /) -> Iterator[Thought[M]]:
        yield Thought(legal[0])
        states = (self.game.apply(view, seat, move).state for move in legal)
        values = [self.evaluate(state, seat) + self.misjudged * dice.unit() for state in states]
        yield Thought(legal[values.index(max(values))])


@dataclass(frozen=True)
class Search(Generic[S, M]):
    """Tries every move in the same guessed worlds, plays each on a little, and keeps the better half.

    Halving needs no constant to tune, and trying all moves in one world cancels most of the luck of the guess.
    A step of the budget is one playout.
    """

    game: Game[S, M]
    evaluate: Evaluate[S]
    policy: Policy[S, M]
    depth: int  # moves played on after the one that is tried
    budget: int

    def think(self, view: S, seat: Seat, legal: Sequence[M], budget: int, dice: Dice, /) -> Iterator[Thought[M]]:
        yield Thought(legal[0])
        totals = [0.0] * len(legal)
        tries = [0] * len(legal)
        alive = list(range(len(legal)))

        def worth(i: int) -> float:
            return totals[i] / tries[i] if tries[i] else float("-inf")

        halvings = max(1, (len(legal) - 1).bit_length())
        while len(alive) > 1:
            worlds = max(1, budget // (halvings * len(alive)))
            for _ in range(worlds):
                world = self.game.guess(view, seat, dice)
                for i in alive:
                    totals[i] += self._playout(world, seat, legal[i], dice)
                    tries[i] += 1
                    yield Thought(legal[max(alive, key=worth)])
            alive.sort(key=worth, reverse=True)
            del alive[(len(alive) + 1) // 2 :]
        yield Thought(legal[alive[0]])

    def _playout(self, world: S, seat: Seat, move: M, dice: Dice) -> float:
        game = self.game
        state = game.apply(world, seat, move).state
        for _ in range(self.depth):
            seats = game.to_act(state).seats
            if not seats:
                break
            actor = seats[0]
            if actor == CHANCE:
                next_move = game.roll(state, dice)
            else:
                next_move = self.policy(state, actor, game.legal(state, actor), dice)
            state = game.apply(state, actor, next_move).state
        return self.evaluate(state, seat)


@dataclass(frozen=True)
class Explained(Generic[S, M]):
    """A bot that says why: the reason is found from the move, not from the thought that led to it."""

    bot: Bot[S, M]
    because: Callable[[S, Seat, M], Say | None]

    @property
    def budget(self) -> int:
        return self.bot.budget

    def think(self, view: S, seat: Seat, legal: Sequence[M], budget: int, dice: Dice, /) -> Iterator[Thought[M]]:
        known: dict[int, Say | None] = {}  # by the move's place: a bot comes back to the same few moves
        for move, why in self.bot.think(view, seat, legal, budget, dice):
            place = legal.index(move)
            if place not in known:
                known[place] = why or self.because(view, seat, move)
            yield Thought(move, known[place])
