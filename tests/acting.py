"""For tests of a game's rules, with moves written as in its records: `act(GAME, state, "0 7>1", "* draw 6")`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from typing import Any, TypeVar

import pytest

from pygames.core.game import CHANCE, Game, Illegal, Say, Seat
from pygames.core.match import Match

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


def refusals(game: Game[S, Any], states: Iterable[S], texts: Iterable[str]) -> set[Say]:
    """What chance and the first two seats are told where one of these texts is no legal move."""
    said = set()
    for state, text, seat in product(states, texts, (CHANCE, 0, 1)):
        try:
            game.apply(state, seat, game.read(state, seat, text))
        except Illegal as illegal:
            said.add(illegal.say)
    return said


def reason(
    game: Game[S, Any], because: Callable[[S, int, Any], Say | None], state: S, text: str, seat: Seat = 0
) -> Say:
    """Why a seat would make this move, as far as it can see."""
    view = game.view(state, seat)
    found = because(view, seat, game.read(view, seat, text))
    assert found is not None
    return found


def assert_there_and_back(match: Match[Any, Any]) -> None:
    """Every legal move has a text of its own, and the text is read as this move."""
    game = match.game
    for seat in match.ask.seats:
        legal = game.legal(match.state, seat)
        texts = [game.write(move) for move in legal]
        assert len(set(texts)) == len(texts)
        assert all(text.isascii() for text in texts)
        assert [game.read(match.state, seat, text) for text in texts] == list(legal)
