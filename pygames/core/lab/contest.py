"""One game among bots, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..bots import Bot, decide
from ..dice import Dice
from ..game import Game, Seat
from ..match import Match
from .find import Contestant


@dataclass(frozen=True, slots=True)
class Result:
    sides: tuple[tuple[Seat, ...], ...]
    shares: tuple[float, ...]  # of the win, by side: those who share the first place divide it
    scores: tuple[int, ...]  # by side
    plies: int  # moves of players and of chance
    choices: tuple[int, ...]  # how many legal moves there were at each decision

    def share(self, seat: Seat) -> float:
        """What a seat has of the win. Partners win together, each of them wholly."""
        return next(share for members, share in zip(self.sides, self.shares, strict=True) if seat in members)


def contest(game: Game[Any, Any], seated: Sequence[Contestant], options: Mapping[str, str], seed: int | str) -> Result:
    """The same arguments always give the same game."""
    match = Match.new(game, seats=len(seated), options=options, seed=seed)
    bots = [contestant.bot(game) for contestant in seated]
    choices = []
    while not match.over:
        seat = _next_seat(match)
        view = game.view(match.state, seat)
        legal = game.legal(view, seat)
        choices.append(len(legal))
        move = legal[0] if len(legal) == 1 else _think(match, bots[seat], view, seat, legal, seated[seat].budget)
        match.play(seat, move)
    return _result(match, tuple(choices))


def _next_seat(match: Match[Any, Any]) -> Seat:
    """Sealed choices can be made in any order. Where the quickest goes first, all are equally quick."""
    ask = match.ask
    if ask.how == "free":
        return Dice(match.head.seed, "quickest", len(match.log)).choice(ask.seats)
    return ask.seats[0]


def _think(
    match: Match[Any, Any], bot: Bot[Any, Any], view: object, seat: Seat, legal: Sequence[Any], budget: int
) -> Any:
    dice = Dice(match.head.seed, "bot", seat, len(match.log))
    return decide(bot, view, seat, legal, dice, budget)


def _result(match: Match[Any, Any], choices: tuple[int, ...]) -> Result:
    outcome = match.game.outcome(match.state)
    assert outcome is not None, "a match that is over has an outcome"
    first = outcome.ranking[0]
    shares = tuple(1 / len(first) if side in first else 0.0 for side in range(len(outcome.scores)))
    return Result(match.game.sides(match.state), shares, outcome.scores, len(match.log), choices)
