"""Many games of the same bots: how long, how wide, how fair, how fast."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean, median, pstdev
from time import perf_counter
from typing import Any

from tqdm import tqdm

from ..game import Game
from .contest import Result, contest
from .estimate import wilson
from .find import Contestant


def simulate(
    game: Game[Any, Any], seated: Sequence[Contestant], options: Mapping[str, str], games: int, seed: str
) -> Iterator[str]:
    """The lines of the report. One process, so that the speed is that of one."""
    start = perf_counter()
    numbers = tqdm(range(games), unit="game", leave=False, disable=None)
    results = [contest(game, seated, options, f"{seed}.{number}") for number in numbers]
    seconds = perf_counter() - start
    yield f"{games} games of {game.info.id} {game.info.version}, {len(seated)} seats, seed {seed}"
    yield from ("", *_sizes(results), "", *_wins(results, seated), "")
    yield f"{sum(result.plies for result in results) / seconds:,.0f} plies a second, thinking included"


def _sizes(results: Sequence[Result]) -> Iterator[str]:
    yield " " * 20 + "".join(f"{column:>10}" for column in ("mean", "sd", "least", "median", "most"))
    yield _row("players' moves", [len(result.choices) for result in results])
    yield _row("plies with chance's", [result.plies for result in results])
    yield _row("legal moves", [count for result in results for count in result.choices])
    for side, members in enumerate(results[0].sides):
        yield _row(f"score of {'+'.join(map(str, members))}", [result.scores[side] for result in results])


def _row(name: str, values: Sequence[int]) -> str:
    numbers = (fmean(values), pstdev(values), min(values), median(values), max(values))
    return f"{name:<20}" + "".join(f"{number:>10.1f}" for number in numbers)


def _wins(results: Sequence[Result], seated: Sequence[Contestant]) -> Iterator[str]:
    """By seat, in percent. Who shares a win has a part of it; the last line says how often that was."""
    yield f"{'wins':<20}{'share':>10}   95 % interval"
    for seat, contestant in enumerate(seated):
        yield _win(f"seat {seat}, {contestant}", [result.share(seat) for result in results])
    yield _win("shared", [max(result.shares) < 1 for result in results])


def _win(name: str, shares: Sequence[float]) -> str:
    found = wilson(fmean(shares), len(shares))
    return f"{name:<20}{found.mean:>10.1%}   {found.interval}"
