"""Plays random games and tries the laws at their states."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
from typing import Any

from .. import say
from ..dice import Dice
from ..game import CHANCE, Game, Illegal
from ..match import Match
from . import moving, secrets, showing
from .situation import Memory, Situation

LONGEST_GAME = 20_000

LAWS = (*moving.LAWS, *secrets.LAWS, *showing.LAWS)


class Broken(Exception):  # noqa: N818 - named for what it is
    """A law that a game does not obey: which, how, and the shortest record found that leads there."""

    def __init__(self, law: str, detail: str, match: Match[Any, Any]) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law
        self.detail = detail
        self.moves = len(match.log)
        self.record = match.record()


def check(
    game: Game[Any, Any],
    games: int = 20,
    seed: int | str = 0,
    share: float = 1.0,
    words: Mapping[str, frozenset[str]] | None = None,
) -> int:
    """Tries the laws on random games, one for each seed; raises Broken, or returns the number of states tried.

    `share` is the part of the states that are tried (the first always). `words` are the keys known in each
    language, by default those of the game's own package.
    """
    if words is None:
        package = type(game).__module__
        words = {language: say.keys(package, language) for language in say.LANGUAGES}
    memory = Memory(words)
    broken: Broken | None = None
    tried = 0
    for number, (seats, options) in enumerate(_setups(game, games, seed)):
        try:
            limit = LONGEST_GAME if broken is None else broken.moves
            tried += _play(Match.new(game, seats, options, f"{seed}.{number}"), memory, share, limit)
        except Broken as found:
            if broken is None or found.moves < broken.moves:
                broken = found
    if broken is not None:
        raise broken
    return tried


Setup = tuple[int, dict[str, str]]


def _setups(game: Game[Any, Any], games: int, seed: int | str) -> Iterable[Setup]:
    """One for each game: all in turn, or, where there are more of them than games, some with every choice there is."""
    setups = list(game.info.setups())
    if len(setups) <= games:
        return itertools.islice(itertools.cycle(setups), games)
    seen: set[tuple[str, str]] = set()
    telling: list[Setup] = []
    others: list[Setup] = []
    for setup in Dice("setups", seed).shuffled(setups):
        choices = {("seats", str(setup[0])), *setup[1].items()}
        (others if choices <= seen else telling).append(setup)
        seen |= choices
    return (*telling, *others)[:games]


def _play(rolled: Match[Any, Any], memory: Memory, share: float, limit: int) -> int:
    """One random game. Chance is rolled here and not by Match, so that its states are tried too."""
    game, head = rolled.game, rolled.head
    dice = Dice("laws", head.seed)
    match = Match(game, head)
    tried = 0
    while len(match.log) < limit:
        if dice.unit() < share or not match.log:
            _try_laws(Situation(game, match, dice, memory), match)
            tried += 1
        ask = match.ask
        if not ask.seats:
            _replay(match)
            return tried
        seat = dice.choice(ask.seats)
        move = game.roll(match.state, dice) if seat == CHANCE else dice.choice(game.legal(match.state, seat))
        memory.moves[(seat, move)] = None
        match.push(seat, move)
    if limit == LONGEST_GAME:
        raise Broken("it_ends", f"not over after {limit} moves", match)
    return tried


def _try_laws(at: Situation, match: Match[Any, Any]) -> None:
    for law in LAWS:
        try:
            complaint = next(law(at), None)
        except Exception as error:
            raise Broken(law.__name__, f"{type(error).__name__}: {error}", match) from error
        if complaint:
            raise Broken(law.__name__, complaint, match)


def _replay(match: Match[Any, Any]) -> None:
    """The text of the moves is enough to get to the same end, without any dice."""
    again = Match(match.game, match.head)
    try:
        for entry in match.log:
            again.push(entry.seat, match.game.read(again.state, entry.seat, entry.text))
    except Illegal as illegal:
        raise Broken("records_replay", str(illegal), match) from illegal
    if again.state != match.state:
        raise Broken("records_replay", "the same moves lead to another end", match)
