"""The Game protocol and its small types. A game is a folder beside this one that has a `GAME`."""

from __future__ import annotations

import importlib
import itertools
import pkgutil
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, Protocol, TypeVar

from .dice import Dice
from .say import Dye, Say, Who, say
from .scene import Scene

if TYPE_CHECKING:
    from .bots import Bot

__all__ = [
    "CHANCE", "Ask", "Dye", "Event", "Game", "Illegal", "Info", "Option", "Options", "Outcome", "Part", "Path",
    "RegionId", "Say", "Seat", "Step", "Went", "Who", "games", "say",
]  # fmt: skip

Seat = int
CHANCE: Seat = -1  # deals, draws, shuffles; never a player

Options = Mapping[str, str]
RegionId = str
Path = tuple[RegionId | frozenset[RegionId], ...]  # the taps that make a move; those in a set in any order

S = TypeVar("S")
M = TypeVar("M")


class Ask(NamedTuple):
    """Who must decide now, and how.

    turn: one seat. sealed: each seat once, unseen till the last. anyone: sealed too, but most will decline
    (`legal(…)[0]` is declining). free: real time, first come first served.
    """

    seats: tuple[Seat, ...]  # () = over; (CHANCE,) = chance
    how: Literal["turn", "sealed", "anyone", "free"] = "turn"
    goes_on: bool = False  # one more decision of the same turn: its clock runs on


class Illegal(Exception):  # noqa: N818 - it is a verdict, also handed round as a value
    """Why something is not allowed. The reason is a word key; `rule-6-…` names the numbered rule."""

    def __init__(self, reason: str, /, **data: int | str | Who | Dye | Say) -> None:
        super().__init__(reason)
        self.reason = reason
        self.data = data

    @property
    def say(self) -> Say:
        return say(self.reason, **self.data)

    @property
    def rule(self) -> str | None:
        """The number of the broken rule: the paragraph that the page can open."""
        match = re.match(r"rule-(\d+[a-z]?)-", self.reason)
        return match.group(1) if match else None

    def __str__(self) -> str:
        return " ".join([self.reason, *(f"{name}={value}" for name, value in self.data.items())])


class Went(NamedTuple):
    """Something in the picture has moved. All are keys of items: rules know what went where, not where that is.

    Where a thing is known by other keys to other viewers, one for each: those not on the screen are passed over.
    """

    key: str  # what it is now
    was: str = ""  # what it was before, if it was called otherwise: a card that left a hand
    past: tuple[str, ...] = ()  # what it passes on the way: the cells that a pawn walks over


@dataclass(frozen=True, slots=True)
class Event:
    """What happened: it feeds the log, motion, sounds, speech and statistics."""

    kind: str  # a short name; sounds and statistics go by it
    say: Say | None = None  # the line in the log
    seat: Seat | None = None
    only: tuple[Seat, ...] | None = None  # who may know of it; None = everybody, onlookers too
    but: tuple[Seat, ...] = ()  # who is told otherwise, by an event of their own
    hold: bool = False  # ask for a tap before play goes on (the end of a round)
    went: tuple[Went, ...] = ()  # what moves by it; the next event's things set out when these have arrived

    def visible(self, viewer: Seat | None) -> bool:
        return (self.only is None or viewer in self.only) and viewer not in self.but


class Step(NamedTuple, Generic[S]):
    state: S
    events: tuple[Event, ...] = ()


class Part(NamedTuple):
    """Where some of a side's points came from."""

    say: Say
    points: int


@dataclass(frozen=True, slots=True)
class Outcome:
    ranking: tuple[tuple[int, ...], ...]  # numbers of sides, best first; those that share a place together
    scores: tuple[int, ...]  # by side
    reason: Say  # how it ended
    parts: tuple[tuple[Part, ...], ...] = ()  # by side; they add up to its score


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game. Its words are `option-NAME`, `option-NAME-CHOICE`, `…-help`."""

    name: str
    choices: tuple[str, ...]
    default: str


def anything_goes(seats: int, options: Options) -> Illegal | None:
    return None


def one_each(seats: int, options: Options) -> int:
    return seats


@dataclass(frozen=True, slots=True)
class Info:
    """What can be known of a game before it is loaded."""

    id: str
    version: str
    seats: tuple[int, ...]
    options: tuple[Option, ...] = ()
    clash: Callable[[int, Options], Illegal | None] = anything_goes  # what seats and options do not go together
    colours: Callable[[int, Options], int] = one_each  # after so many seats they begin again: with partners
    usual: int = 3  # how many sit at a first table, if that many can

    def fits(self, seats: int, options: Options) -> Illegal | None:
        """Why no game can start like this, if none can. Missing options take their defaults."""
        if seats not in self.seats:
            return Illegal("core-seats", seats=seats)
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                return Illegal("core-option-unknown", option=name)
            if value not in known[name].choices:
                return Illegal("core-option-value", option=name, value=value)
        return self.clash(seats, self.complete(options))

    def complete(self, options: Options) -> dict[str, str]:
        return {option.name: options.get(option.name, option.default) for option in self.options}

    def setups(self) -> Iterator[tuple[int, dict[str, str]]]:
        """Every way to set the game up, the fewest seats first."""
        for seats in self.seats:
            for values in itertools.product(*(option.choices for option in self.options)):
                options = {option.name: value for option, value in zip(self.options, values, strict=True)}
                if self.fits(seats, options) is None:
                    yield seats, options


class Game(Protocol[S, M]):
    """The rules of a game, all pure. `S` is a frozen dataclass of tuples, `M` a frozen dataclass."""

    @property
    def info(self) -> Info: ...

    def start(self, seats: int, options: Options, /) -> S: ...

    def to_act(self, state: S, /) -> Ask: ...

    def legal(self, state: S, seat: Seat, /) -> Sequence[M]:
        """All moves of an asked seat, in a stable order, no two leading to equal states; never for CHANCE."""
        ...

    def apply(self, state: S, seat: Seat, move: M, /) -> Step[S]:
        """Raises Illegal for all that is not legal, a forged move of CHANCE included."""
        ...

    def roll(self, state: S, dice: Dice, /) -> M:
        """CHANCE's move: the only place where randomness enters."""
        ...

    def sides(self, state: S, /) -> tuple[tuple[Seat, ...], ...]:
        """Who wins together."""
        ...

    def scores(self, state: S, /) -> Sequence[int] | None:
        """The running scores by side, if the game has any."""
        ...

    def outcome(self, state: S, /) -> Outcome | None: ...

    def write(self, move: M, /) -> str:
        """One ASCII line, unique among the legal moves."""
        ...

    def read(self, state: S, seat: Seat, text: str, /) -> M:
        """Illegal if the text is no move's; whether the move is legal is for `apply` to say."""
        ...

    def view(self, state: S, seat: Seat | None, /) -> S:
        """What a seat may know, unknown cards face down; None = an onlooker."""
        ...

    def guess(self, view: S, seat: Seat, dice: Dice, /) -> S:
        """A full state that the view allows, for bots."""
        ...

    def path(self, view: S, seat: Seat, move: M, /) -> Path:
        """The taps that make the move."""
        ...

    def prompt(self, view: S, seat: Seat, /) -> Say:
        """What an asked seat is being asked: "Play a card"."""
        ...

    def tell(self, view: S, seat: Seat, move: M, /) -> Say:
        """The move as a sentence, with what it leads to: the button's label, the hint's first half."""
        ...

    def why(self, view: S, seat: Seat, taps: tuple[RegionId, ...], /) -> Illegal:
        """Why these taps make no move."""
        ...

    def scene(self, view: S, seat: Seat | None, /) -> Scene: ...

    def bot(self, level: int, /) -> Bot[S, M]:
        """1 easy, 2 normal, 3 hard."""
        ...


def games() -> dict[str, Game[Any, Any]]:
    """Every game installed: each package `pygames.NAME` that has a GAME.

    Not cached: in the page a game's wheel arrives while the core is already running.
    """
    import pygames

    found = {}
    for module in pkgutil.iter_modules(pygames.__path__, "pygames."):
        game = getattr(importlib.import_module(module.name), "GAME", None)
        if game is not None:
            found[game.info.id] = game
    return found
