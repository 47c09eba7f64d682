"""Plays random games and tries the laws at their states."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any

from .. import say
from ..dice import Dice
from ..game import CHANCE, Game, Illegal, Seat
from ..match import Match
from . import moving, secrets, showing
from .situation import Memory, Situation

LONGEST_GAME = 20_000
MOST_STATES = 150  # of one game, about: those of a long game are much like one another

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
    moves: int | None = None,
    words: Mapping[str, frozenset[str]] | None = None,
) -> int:
    """Tries the laws on random games, one for each seed; raises Broken, or returns the number of states tried.

    `share` is the part of the states that are tried; of a long game it is less. After so many `moves` in all no
    further game is begun. `words` are the keys known in each language, by default those of the game's own package.
    """
    if words is None:
        package = type(game).__module__
        words = {language: say.keys(package, language) for language in say.LANGUAGES}
    memory = Memory(words)
    broken: Broken | None = None
    tried = played = 0
    setups = tuple(game.info.setups())
    if games < len(setups) or moves is not None:
        setups = Dice("setups", seed).shuffled(setups)  # so that a few games are of all kinds, too
    for number, (seats, options) in zip(range(games), itertools.cycle(setups), strict=False):
        if moves is not None and played >= moves:
            break
        head = Match.new(game, seats, options, f"{seed}.{number}").head
        try:
            run = _random_game(Match(game, head), LONGEST_GAME if broken is None else broken.moves)
            played += len(run)
            tried += _try_game(Match(game, head), run, memory, share * min(1, MOST_STATES / max(1, len(run))))
        except Broken as found:
            if broken is None or found.moves < broken.moves:
                broken = found
    if broken is not None:
        raise broken
    return tried


def _random_game(match: Match[Any, Any], limit: int) -> list[tuple[Seat, Any]]:
    """The moves of a random game, up to a limit. Chance is rolled here and not by Match: its moves count too."""
    dice = Dice("laws", match.head.seed)
    while match.ask.seats and len(match.log) < limit:
        seat = dice.choice(match.ask.seats)
        legal = match.game.legal(match.state, seat) if seat != CHANCE else ()
        if seat != CHANCE and not legal:
            break  # a law will say so
        match.push(seat, dice.choice(legal) if legal else match.game.roll(match.state, dice))
    if limit == LONGEST_GAME <= len(match.log):
        raise Broken("it_ends", f"not over after {limit} moves", match)
    return [(entry.seat, entry.move) for entry in match.log]


def _try_game(match: Match[Any, Any], run: list[tuple[Seat, Any]], memory: Memory, share: float) -> int:
    """Plays it again and tries the laws at some of its states, the first and the last among them."""
    dice = Dice("states", match.head.seed)
    tried = 0
    for number in range(len(run) + 1):
        if number in (0, len(run)) or dice.unit() < share:
            _try_laws(Situation(match.game, match, memory), match)
            tried += 1
        if number < len(run):
            memory.moves[run[number]] = None
            match.push(*run[number])
    if not match.ask.seats:
        _replay(match)
    return tried


def _try_laws(at: Situation, match: Match[Any, Any]) -> None:
    for law in LAWS:
        at.dice = Dice("laws", match.head.seed, len(match.log), law.__name__)  # so that no law disturbs another
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
