"""The bots of a table at work: who thinks, and whose move is due."""

from __future__ import annotations

from typing import Generic, TypeVar

from .bots import Thought
from .dice import Dice
from .game import Ask, Seat
from .match import Match
from .pace import ANSWER_PAUSE, BOT_PAUSE, SLICE, THINKING, Pace, Thinker

S = TypeVar("S")
M = TypeVar("M")


def thinker(match: Match[S, M], seat: Seat, level: int, limit: float) -> Thinker[M]:
    """A bot set to think for a seat. It gets the seat's view, and dice of its own."""
    game = match.game
    view = game.view(match.state, seat)
    legal = game.legal(view, seat)
    bot = game.bot(level)
    dice = Dice(match.head.seed, "bot", seat, len(match.log))
    thoughts = iter((Thought(legal[0]),)) if len(legal) == 1 else bot.think(view, seat, legal, bot.budget, dice)
    return Thinker(seat, thoughts, limit)


class Minds(Generic[S, M]):
    def __init__(self, match: Match[S, M], pace: Pace) -> None:
        self._match = match
        self._pace = pace
        self._thinkers: dict[Seat, Thinker[M]] = {}
        self._due: dict[Seat, float] = {}  # in free play: when each bot lays next

    def forget(self) -> None:
        """The table has changed: every thought is stale. (When a bot is due in free play stays.)"""
        self._thinkers.clear()

    def thinking(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, mind in self._thinkers.items() if not mind.done)

    def ready(self, ask: Ask, slice_ms: float = SLICE) -> list[tuple[Seat, M]]:
        """Lets the asked bots think for a slice; returns the moves that are due now."""
        if ask.how == "anyone":
            return self._answers(ask, slice_ms)
        if ask.how == "free":
            return self._free(ask, slice_ms)
        mind = self._mind(ask.seats[0])
        mind.run(self._pace.now, slice_ms)
        return _moves([mind]) if mind.done and not self._pace.pause_left(BOT_PAUSE) else []

    def wake(self, ask: Ask) -> float:
        """Milliseconds until there is something to do."""
        if self.thinking():
            return 0.0
        if ask.how == "free":
            dues = [self._due.get(seat, self._pace.now) for seat in ask.seats]
            return max(0.0, min(dues) - self._pace.now)
        if not self._thinkers:
            return 0.0
        return self._pace.pause_left(ANSWER_PAUSE if ask.how == "anyone" else BOT_PAUSE)

    def _answers(self, ask: Ask, slice_ms: float) -> list[tuple[Seat, M]]:
        """All at once, after a pause that does not depend on what anybody holds or thinks."""
        minds = [self._mind(seat) for seat in ask.seats]
        for mind in minds:
            mind.run(self._pace.now, slice_ms / len(minds))
        return [] if self._pace.pause_left(ANSWER_PAUSE) else _moves(minds)

    def _free(self, ask: Ask, slice_ms: float) -> list[tuple[Seat, M]]:
        pace, log = self._pace, self._match.log
        for seat in ask.seats:
            if seat not in self._due:
                dice = Dice(self._match.head.seed, "free", seat, len(log))
                self._due[seat] = pace.now + pace.free_interval(self._level(seat), dice)
            if pace.now >= self._due[seat]:
                mind = self._mind(seat)
                mind.run(pace.now, slice_ms)
                if mind.done:
                    del self._due[seat]
                    return _moves([mind])
        return []

    def _mind(self, seat: Seat) -> Thinker[M]:
        if seat not in self._thinkers:
            level = self._level(seat)
            limit = THINKING[level]
            if all(player.kind != "person" for player in self._match.head.players):
                limit /= max(1.0, self._pace.speed)  # nobody plays against them: speed goes before strength
            self._thinkers[seat] = thinker(self._match, seat, level, self._pace.now + limit)
        return self._thinkers[seat]

    def _level(self, seat: Seat) -> int:
        return self._match.head.players[seat].level


def _moves(minds: list[Thinker[M]]) -> list[tuple[Seat, M]]:
    return [(mind.seat, mind.best.move) for mind in minds if mind.best is not None]
