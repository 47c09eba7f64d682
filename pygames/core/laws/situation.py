"""What a law gets to look at: a state of a random match, and what the run has seen so far."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ..dice import Dice
from ..game import CHANCE, Ask, Game, Seat
from ..match import Match
from ..scene import Scene, Sprite

SAMPLE = 12  # moves of a state that costly laws try; over a game that is all kinds of them

Law = Callable[["Situation"], Iterator[str]]  # yields what is wrong


@dataclass
class Memory:
    """What must stay the same through a run."""

    words: Mapping[str, frozenset[str]]  # the keys known in each language
    moves: dict[tuple[Seat, Any], None] = field(default_factory=dict)  # a pool of moves made, to be tried elsewhere
    sprites: dict[str, Sprite] = field(default_factory=dict)
    hunted: set[str] = field(default_factory=set)  # items that could be tapped in a hunt
    passed_over: set[str] = field(default_factory=set)  # items shown in a hunt that could not


@dataclass
class Situation:
    game: Game[Any, Any]
    match: Match[Any, Any]
    memory: Memory
    _scenes: dict[Seat | None, Scene] = field(default_factory=dict)
    dice: Dice = field(init=False)  # each law gets its own

    @cached_property
    def state(self) -> Any:
        return self.match.state

    @cached_property
    def ask(self) -> Ask:
        return self.game.to_act(self.state)

    @cached_property
    def players(self) -> tuple[Seat, ...]:
        """The seats asked, chance left out."""
        return tuple(seat for seat in self.ask.seats if seat != CHANCE)

    @cached_property
    def viewers(self) -> tuple[Seat | None, ...]:
        return (*range(self.match.seats), None)

    @cached_property
    def views(self) -> dict[Seat | None, Any]:
        return {viewer: self.game.view(self.state, viewer) for viewer in self.viewers}

    @cached_property
    def legal(self) -> dict[Seat, Sequence[Any]]:
        return {seat: self.game.legal(self.state, seat) for seat in self.players}

    def scene(self, viewer: Seat | None) -> Scene:
        """The picture that a viewer has now; drawn once, as many laws look at it."""
        if viewer not in self._scenes:
            self._scenes[viewer] = self.game.scene(self.views[viewer], viewer)
        return self._scenes[viewer]

    def sample(self, seat: Seat) -> Sequence[Any]:
        """Some of a seat's moves; some rolls of chance."""
        if seat == CHANCE:
            return [self.game.roll(self.state, Dice(self.dice.bits())) for _ in range(3)]
        legal = self.legal[seat]
        return legal if len(legal) <= SAMPLE else self.dice.draw(legal, SAMPLE)[0]
