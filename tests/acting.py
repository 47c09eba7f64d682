"""For tests of a game's rules, with moves written as in its records: `act(GAME, state, "0 7>1", "* draw 6")`."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest

from pygames.core.game import CHANCE, Game, Illegal, Seat

S = TypeVar("S")


def act(game: Game[S, Any], state: S, *lines: str) -> S:
    """The state after some lines of a record."""
    for line in lines:
        who, text = line.split(" ", 1)
        seat = CHANCE if who == "*" else int(who)
        state = game.apply(state, seat, game.read(state, seat, text)).state
    return state


def refused(game: Game[S, Any], state: S, line: str, reason: str) -> None:
    with pytest.raises(Illegal) as caught:
        act(game, state, line)
    assert caught.value.reason == reason


def can(game: Game[S, Any], state: S, seat: Seat = 0) -> list[str]:
    return [game.write(move) for move in game.legal(state, seat)]
