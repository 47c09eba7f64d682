"""A match: the states, the log, undo, redo, replay. Undo is the previous state; nobody writes undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from . import record
from .dice import Dice
from .game import CHANCE, Ask, Event, Game, Illegal, Seat, games
from .record import BadLine, Head, Player

S = TypeVar("S")
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Entry(Generic[M]):
    """A move that stands, and what it brought about."""

    seat: Seat
    move: M
    text: str
    events: tuple[Event, ...]


class BadRecord(Exception):  # noqa: N818 - named for what it is
    """A record that does not replay: where, why, and the match up to there (None if the head is bad)."""

    def __init__(self, line: int, reason: Illegal, good: Match[Any, Any] | None) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
        self.good = good


class Match(Generic[S, M]):
    def __init__(self, game: Game[S, M], head: Head) -> None:
        self.game = game
        self.head = head
        self.log: list[Entry[M]] = []
        self._states: list[S] = [game.start(len(head.players), dict(head.options))]
        self._undone: list[tuple[list[Entry[M]], list[S]]] = []  # groups cut by undo, the latest last

    @classmethod
    def new(
        cls,
        game: Game[S, M],
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int | str = 0,
        players: Sequence[Player] | None = None,
    ) -> Match[S, M]:
        """A fresh match, played by chance until a player must act."""
        if players is None:
            players = (Player(),) * (game.info.seats[0] if seats is None else seats)
        if clash := game.info.fits(len(players), options or {}):
            raise clash
        settled = tuple(game.info.complete(options or {}).items())
        head = Head(game.info.id, game.info.version, tuple(players), settled, record.check_seed(seed))
        match = cls(game, head)
        match.roll()
        return match

    @classmethod
    def load(cls, text: str) -> Match[Any, Any]:
        """The match of a record, every move judged by the rules. BadRecord keeps what was good."""
        try:
            head, moves = record.read(text)
        except BadLine as bad:
            raise BadRecord(bad.line, bad.reason, None) from None
        game = games().get(head.game)
        if game is None:
            raise BadRecord(1, Illegal("core-record-unknown-game", game=head.game), None)
        if clash := game.info.fits(len(head.players), dict(head.options)):
            raise BadRecord(2, clash, None)
        settled = tuple(game.info.complete(dict(head.options)).items())  # a later version may have added some
        match = cls(game, replace(head, options=settled))
        for line, text in moves:
            try:
                seat, move = record.read_move(text)
                match.push(seat, game.read(match.state, seat, move))
            except Illegal as reason:
                match.roll()
                raise BadRecord(line, reason, match) from None
        match.roll()
        return match

    @property
    def state(self) -> S:
        return self._states[-1]

    @property
    def ask(self) -> Ask:
        return self.game.to_act(self.state)

    @property
    def over(self) -> bool:
        return not self.ask.seats

    @property
    def seats(self) -> int:
        return len(self.head.players)

    def state_at(self, moves: int) -> S:
        """The state after that many standing moves."""
        return self._states[moves]

    def play(self, seat: Seat, move: M, hold: bool = False) -> tuple[Event, ...]:
        """Makes a player's move, then rolls chance until a player must act. Returns all that happened.

        With `hold` chance waits for `roll` after an event that asks for it: the end of a round is to be seen.
        """
        if seat == CHANCE:
            raise Illegal("core-not-your-turn")
        before = len(self.log)
        self.push(seat, move)
        self._undone.clear()
        self.roll(hold)
        return tuple(event for entry in self.log[before:] for event in entry.events)

    def undo(self) -> Seat:
        """Takes back the last player's move, and with it the moves of chance that followed. Says whose it was."""
        last = max((i for i, entry in enumerate(self.log) if entry.seat != CHANCE), default=None)
        if last is None:
            raise Illegal("core-nothing-to-undo")
        self._undone.append((self.log[last:], self._states[last + 1 :]))
        seat = self.log[last].seat
        del self.log[last:], self._states[last + 1 :]
        return seat

    def redo(self) -> None:
        if not self._undone:
            raise Illegal("core-nothing-to-redo")
        entries, states = self._undone.pop()
        self.log += entries
        self._states += states

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def barred(self) -> bool:
        """Whether taking back the last move would keep knowledge that the move brought: the undo barrier."""
        if not self.log or self.log[-1].seat == CHANCE:
            return True
        last, before, game = self.log[-1], self._states[-2], self.game
        foreseen = game.apply(game.view(before, last.seat), last.seat, last.move).state
        return game.view(self.state, last.seat) != foreseen

    def record(self, moves: int | None = None) -> str:
        """The match as text; with a number, only its first standing moves."""
        return record.write(self.head, [(entry.seat, entry.text) for entry in self.log[:moves]])

    def push(self, seat: Seat, move: M) -> None:
        """Makes one move, chance's too, and nothing more. (`play` is what players use.)"""
        if seat not in self.ask.seats:
            raise Illegal("core-not-your-turn")
        state, events = self.game.apply(self.state, seat, move)
        self.log.append(Entry(seat, move, self.game.write(move), events))
        self._states.append(state)

    def roll(self, hold: bool = False) -> None:
        """Chance's dice are keyed by the number of standing moves, so undo and redo meet the same luck."""
        while self.ask.seats == (CHANCE,) and not (hold and any(event.hold for event in self.log[-1].events)):
            self.push(CHANCE, self.game.roll(self.state, Dice(self.head.seed, len(self.log))))
