"""Sentences in the reader's language, as the page says them, for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from ..game import Game, Seat
from ..record import Player
from ..say import LETTERS, Dye, Param, Say, Who, say, source


class Speech:
    """Turns `Say` into text for one viewer at a time: who reads it decides who is "you"."""

    def __init__(self, game: Game[Any, Any], language: str, players: Sequence[Player]) -> None:
        self._language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in ("pygames.core", "pygames.core.lab", type(game).__module__):
            self._bundle.add_resource(FluentResource(source(package, language)))
        self._names = [self._name(seat, player) for seat, player in enumerate(players)]

    def __call__(self, sentence: Say, viewer: Seat | None) -> str:
        if not self._bundle.has_message(sentence.key):
            return f"[{sentence.key}]"  # a missing word must be seen, and must not stop the game
        arguments: dict[str, int | str] = {}
        for name, value in sentence.params:
            arguments[name] = self._argument(value, viewer)
            if isinstance(value, Who):
                arguments[f"{name}-is"] = "you" if value.seat == viewer else "other"
        pattern = self._bundle.get_message(sentence.key).value
        return "" if pattern is None else str(self._bundle.format_pattern(pattern, arguments)[0])

    def name(self, seat: Seat) -> str:
        return self._names[seat]

    def _argument(self, value: Param, viewer: Seat | None) -> int | str:
        if isinstance(value, Who):
            return self._names[value.seat]
        if isinstance(value, Dye):
            return LETTERS[value.seat]  # nobody chooses colours here
        if isinstance(value, Say):
            return self(value, viewer)
        if isinstance(value, tuple):
            return format_list([self(part, viewer) for part in value], locale=self._language)
        return value

    def _name(self, seat: Seat, player: Player) -> str:
        if player.name:
            return player.name
        return self(say(f"lab-{player.kind}", number=seat + 1), None)
