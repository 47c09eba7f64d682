"""The strength of bots: every two of them meet, with seats rotated and the same luck for each."""

from __future__ import annotations

import itertools
import multiprocessing
import signal
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tqdm import tqdm

from ..game import Game
from ..match import Match
from .contest import contest
from .estimate import Estimate, clustered
from .find import Contestant, find_game

PROCESSES = 2


@dataclass(frozen=True, slots=True)
class Task:
    """The games of one seed: the challenger plays each side in turn, the others all play the rest."""

    game: str
    seats: int
    options: Mapping[str, str]
    seed: str
    challenger: Contestant
    others: Contestant


@dataclass(frozen=True, slots=True)
class Meeting:
    challenger: Contestant
    others: Contestant
    games: int
    sides: int
    shared: int  # games whose first place was shared
    share: Estimate  # what the challenger had of the wins

    @property
    def verdict(self) -> str:
        """Against an equal the challenger would win as often as any other side."""
        if self.share.low > 1 / self.sides:
            return "stronger"
        return "weaker" if self.share.high < 1 / self.sides else "not told apart"

    def __str__(self) -> str:
        names = f"{self.challenger!s:<14}{self.others!s:<14}"
        return f"{names}{self.games:>6}{self.shared:>8}{self.share.mean:>8.1%}  {self.share.interval}  {self.verdict}"


def rotation(task: Task) -> list[tuple[float, bool]]:
    """The challenger's share of the win in each game of a seed, and whether the win was shared."""
    game = find_game(task.game)
    outcomes = []
    for side in _sides(game, task.seats, task.options, task.seed):
        seated = [task.challenger if seat in side else task.others for seat in range(task.seats)]
        result = contest(game, seated, task.options, task.seed)
        share = result.share(side[0])
        outcomes.append((share, max(result.shares) < 1))
    return outcomes


def report(
    game: Game[Any, Any],
    entrants: Sequence[Contestant],
    seats: int,
    options: Mapping[str, str],
    games: int,
    seed: str,
) -> Iterator[str]:
    """The lines of the report, the same whenever and wherever it is asked for."""
    sides = len(_sides(game, seats, options, seed))
    seeds = [f"{seed}.{number}" for number in range(-(-games // sides))]
    settings = "".join(f", {name}={value}" for name, value in options.items())
    yield f"{game.info.id} {game.info.version}, {seats} seats{settings}, seeds {seeds[0]} to {seeds[-1]}"
    yield f"One side is the challenger's, in turn each; against its equals it would win {1 / sides:.1%}."
    yield ""
    yield f"{'challenger':<14}{'others':<14}{'games':>6}{'shared':>8}{'wins':>8}  95 % interval"
    # Ctrl-C is for this process alone: the others would each complain of it at length.
    quiet = (signal.SIGINT, signal.SIG_IGN)
    with multiprocessing.get_context("spawn").Pool(PROCESSES, signal.signal, quiet) as pool:
        for challenger, others in itertools.combinations(entrants, 2):
            tasks = [Task(game.info.id, seats, options, each, challenger, others) for each in seeds]
            played = pool.imap(rotation, tasks)
            groups = list(tqdm(played, f"{challenger} : {others}", len(tasks), unit="seed", leave=False, disable=None))
            yield str(_meeting(challenger, others, groups))


def _meeting(challenger: Contestant, others: Contestant, groups: list[list[tuple[float, bool]]]) -> Meeting:
    outcomes = [outcome for group in groups for outcome in group]
    share = clustered([[share for share, _ in group] for group in groups])
    return Meeting(challenger, others, len(outcomes), len(groups[0]), sum(shared for _, shared in outcomes), share)


def _sides(game: Game[Any, Any], seats: int, options: Mapping[str, str], seed: str) -> tuple[tuple[int, ...], ...]:
    """Partners are one side: it would not do to measure a bot by its partner."""
    return game.sides(Match.new(game, seats, options, seed).state)
