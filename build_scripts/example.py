"""A position to be shown: a record, and below `==` how to show it and what is tried in it.

    game: tacoloco 0.1.0
    seats: person "Ana", person "Ben"
    seed: example
    --
    * deal 256 134 base 3 first 0
    ==
    view: 0
    show: before after
    part: taco* sum* own0*
    0 5>1 -> played sum=8
    0 5>+ -> rule-5-onto-a-taco

A line that is tried has moves with `;` between them, and what the last of them must say: the keys of its events, each
with any of its parameters, or the key of the refusal. The first such line leads from `before` to `after`. So every
example of the rules and every poster is a real position, and runs as a test.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from pygames.core.game import CHANCE, Illegal, Say, Seat, games
from pygames.core.match import Match
from pygames.core.record import read, read_move
from pygames.core.scene import Scene

FIELDS = ("view", "show", "part")


@dataclass(frozen=True)
class Try:
    moves: tuple[tuple[Seat, str], ...]
    said: tuple[tuple[str, dict[str, str]], ...]


@dataclass(frozen=True)
class Example:
    """`scenes` are those to show, in order."""

    match: Match[Any, Any]
    view: Seat | None
    show: tuple[str, ...]
    part: tuple[str, ...]
    tries: tuple[Try, ...]

    def scenes(self) -> list[Scene]:
        game, state = self.match.game, self.match.state
        states = {"before": state}
        if "after" in self.show:
            states["after"] = self.after(self.tries[0])[0]
        return [game.scene(game.view(states[name], self.view), self.view) for name in self.show]

    def after(self, tried: Try) -> tuple[Any, list[Say]]:
        """The state that the moves lead to, and what the last of them says: its log, or why it is refused."""
        game, state = self.match.game, self.match.state
        said: list[Say] = []
        for seat, text in tried.moves:
            try:
                state, events = game.apply(state, seat, game.read(state, seat, text))
            except Illegal as refusal:
                return state, [refusal.say]
            said = [event.say for event in events if event.say]
        return state, said


def load(path: Path) -> Example:
    record, _, rest = path.read_text(encoding="utf-8").partition("\n==\n")
    lines = [line.split("#")[0].strip() for line in rest.splitlines()]
    fields = dict(line.split(": ", 1) for line in lines if line.startswith(FIELDS))
    tries = [_try(line) for line in lines if "->" in line]
    view = fields.get("view", "-")
    return Example(
        _match(record),
        None if view == "-" else int(view),
        tuple(fields.get("show", "before").split()),
        tuple(fields.get("part", "*").split()),
        tuple(tries),
    )


def _match(text: str) -> Match[Any, Any]:
    """As `Match.load`, but nothing is rolled: the position is the one after the last line."""
    head, moves = read(text + "\n")
    game = games()[head.game]
    if clash := game.info.fits(len(head.players), dict(head.options)):
        raise clash
    match = Match(game, replace(head, options=tuple(game.info.complete(dict(head.options)).items())))
    for _, line in moves:
        seat, move = read_move(line)
        match.push(seat, game.read(match.state, seat, move))
    return match


def _try(line: str) -> Try:
    moves, _, said = line.partition("->")
    return Try(
        tuple((CHANCE if who == "*" else int(who), text) for who, text in (_pair(m) for m in moves.split(";"))),
        tuple(_said(text.split()) for text in said.split(",")),
    )


def _pair(text: str) -> tuple[str, str]:
    who, _, move = text.strip().partition(" ")
    return who, move


def _said(words: list[str]) -> tuple[str, dict[str, str]]:
    key, *params = words
    return key, dict(param.split("=", 1) for param in params)


def misses(example: Example, tried: Try) -> list[str]:
    """What a try was to say and does not; what it says instead."""
    _, said = example.after(tried)
    expected = [key for key, _ in tried.said]
    if [each.key for each in said] != expected:
        return [f"{tried.moves} says {[each.key for each in said]}, not {expected}"]
    return [
        f"{each.key}: {name} is {dict(each.params).get(name)}, not {value}"
        for each, (_, params) in zip(said, tried.said, strict=True)
        for name, value in params.items()
        if str(dict(each.params).get(name)) != value
    ]
