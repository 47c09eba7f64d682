"""Which game, and who plays it, from what was typed."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..bots import Bot, Greedy, Random
from ..game import Game, games

LEVELS = ("1", "2", "3")


class Unknown(Exception):  # noqa: N818 - named for what it is
    """Something typed that means nothing here."""


def find_game(name: str) -> Game[Any, Any]:
    found = games()
    if name not in found:
        raise Unknown(f"there is no game {name!r}; installed: {', '.join(found) or 'none'}")
    return found[name]


@dataclass(frozen=True, slots=True)
class Contestant:
    """A bot by name, with the steps it may think for a move. Only text and numbers: it travels to processes."""

    name: str
    budget: int

    def __str__(self) -> str:
        return f"{self.name}@{self.budget}"

    def bot(self, game: Game[Any, Any]) -> Bot[Any, Any]:
        return _bot(game, self.name)


def contestant(game: Game[Any, Any], text: str, budget: int | None = None) -> Contestant:
    """`3` is the hard bot on its own budget or the one given, `3@4000` on exactly 4000 steps.

    The yardsticks do not get the given budget: they have nothing to spend it on.
    """
    name, at, steps = text.partition("@")
    if at and not (steps.isdecimal() and int(steps)):
        raise Unknown(f"{text!r}: a budget is a whole number above 0, as in {name}@400")
    if at:
        return Contestant(name, int(steps))
    own = _bot(game, name).budget
    return Contestant(name, own if budget is None or name not in LEVELS else budget)


def contestants(game: Game[Any, Any], text: str, seats: int) -> list[Contestant]:
    """`random,2` or one name for all seats."""
    names = text.split(",")
    if len(names) not in (1, seats):
        raise Unknown(f"{len(names)} bots for {seats} seats: name one for all, or one for each")
    return [contestant(game, name) for name in (names * seats if len(names) == 1 else names)]


def _bot(game: Game[Any, Any], name: str) -> Bot[Any, Any]:
    if name == "random":
        return Random()
    if name == "greedy":
        return _greedy(game)
    if name in LEVELS:
        return game.bot(int(name))
    raise Unknown(f"there is no bot {name!r}; there are random, greedy, {', '.join(LEVELS)}")


def _greedy(game: Game[Any, Any]) -> Bot[Any, Any]:
    """A game with an opinion keeps it as `evaluate` in its module `bot`; that is all this yardstick needs."""
    module = f"{type(game).__module__}.bot"
    try:
        evaluate = importlib.import_module(module).evaluate
    except (ImportError, AttributeError):
        raise Unknown(f"{game.info.id} has no greedy bot: {module} has no `evaluate`") from None
    return Greedy(game, evaluate)


def check_start(game: Game[Any, Any], seats: int, options: Mapping[str, str]) -> None:
    if illegal := game.info.fits(seats, options):
        allowed = ", ".join(map(str, game.info.seats))
        raise Unknown(f"{game.info.id} cannot start with {seats} seats ({illegal}); it takes {allowed}")
