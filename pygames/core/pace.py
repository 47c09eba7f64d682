"""All that knows time: when bots move, clocks, the 3-2-1 count, how long people think.

Rules never see time. The page passes it in; what is kept here is *play time*, which stands still while the table
is paused, behind the curtain or holding, so that nothing else has to think of those.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Generic, TypeVar

from .bots import Thought
from .dice import Dice
from .game import Seat

M = TypeVar("M")

# Milliseconds.
SLICE = 30.0  # of thinking, after which messages are let in
BOT_PAUSE = 700.0  # between two moves, so that people can follow
ANSWER_PAUSE = 1500.0  # before bots answer a question put to anyone: the same whatever they hold
THINKING = {1: 300.0, 2: 1000.0, 3: 2500.0}  # the most a bot of each level thinks
HINT_THINKING = 700.0  # so that it is on screen within a second
COUNT = 3000.0  # 3-2-1 before free play
FREE_EVERY = {1: (6000.0, 9000.0), 2: (4000.0, 6000.0), 3: (2000.0, 4000.0)}  # a bot's moves in free play

# The most play time that can pass between two calls: a tab or a machine that slept wakes to no lost game.
LONGEST_GAP = 300_000.0
LONGEST_GAP_TICKING = 2_000.0
LONGEST_WAIT = 1_000.0  # between two ticks: well within that gap, or time would be lost


@dataclass
class Pace:
    """Play time and what is due in it."""

    speed: float = 1.0  # of bots; 2 = twice as fast
    clock: float | None = None  # milliseconds a turn, None = no clock
    now: float = 0.0
    turn_since: float = 0.0
    asked_since: float = 0.0  # of the turn's decisions, the last
    counted: float = 0.0  # when the 3-2-1 is over
    _page_time: float | None = None

    def advance(self, page_time: float, running: bool, ticking: bool) -> float:
        """Takes in the page's time; returns how much play time has passed."""
        before, self._page_time = self._page_time, page_time
        if before is None or not running:
            return 0.0
        longest = LONGEST_GAP_TICKING if ticking else LONGEST_GAP
        passed = min(max(0.0, page_time - before), longest)
        self.now += passed
        return passed

    def ask(self, goes_on: bool) -> None:
        """Somebody is to decide: in a new turn, or once more in the same one."""
        self.asked_since = self.now
        if not goes_on:
            self.turn_since = self.now

    def begin_count(self) -> None:
        self.counted = self.now + COUNT

    @property
    def count(self) -> int | None:
        """What the 3-2-1 before free play has come to."""
        return None if self.now >= self.counted else -int(-(self.counted - self.now) // 1000)

    @property
    def clock_left(self) -> float | None:
        return None if self.clock is None else max(0.0, self.clock - (self.now - self.turn_since))

    def pause_left(self, pause: float) -> float:
        """How much of a pause before a decision is still to go."""
        return max(0.0, pause / self.speed - (self.now - self.asked_since))

    def free_interval(self, level: int, dice: Dice) -> float:
        least, most = FREE_EVERY[level]
        return (least + dice.unit() * (most - least)) / self.speed


@dataclass
class Thinker(Generic[M]):
    """A bot at work on a move: run in slices, stopped at any time."""

    seat: Seat
    thoughts: Iterator[Thought[M]]
    limit: float  # play time at which it must have done
    best: Thought[M] | None = None
    done: bool = False

    def run(self, now: float, milliseconds: float, timer: Callable[[], float] = perf_counter) -> None:
        """Thinks for about that long; always at least one thought."""
        end = timer() + milliseconds / 1000
        while not self.done:
            thought = next(self.thoughts, None)
            if thought is None:
                self.done = True
                break
            self.best = thought
            if timer() >= end:
                break
        self.done = self.done or (now >= self.limit and self.best is not None)
