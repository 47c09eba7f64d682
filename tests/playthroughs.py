"""Writes the generated playthroughs of every game: `python -m tests.playthroughs`.

They pin what the rules do today. When a rule changes on purpose, write them anew and read the difference.
"""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

from pygames.core.dice import Dice
from pygames.core.game import Game, games
from pygames.core.match import Match

FOLDER = Path(__file__).parent / "golden"
MANY = 8  # for each game; its ways to be set up are spread over them

Setup = tuple[int, dict[str, str]]


def playthroughs(game: Game[Any, Any]) -> dict[Path, str]:
    """Random matches; each a record and, after it, its end."""
    return {
        FOLDER / f"{game.info.id}-{number}.txt": _playthrough(game, number, seats, options)
        for number, (seats, options) in enumerate(_chosen(list(game.info.setups())), 1)
    }


def _chosen(setups: list[Setup]) -> list[Setup]:
    """Some of the ways to set a game up: spread evenly, and as many more as it takes for every choice to be there."""
    chosen = list(islice(setups, 0, None, max(1, len(setups) // MANY)))
    seen = {choice for setup in chosen for choice in _choices(setup)}
    for setup in setups:
        if not seen.issuperset(_choices(setup)):
            chosen.append(setup)
            seen.update(_choices(setup))
    return chosen


def _choices(setup: Setup) -> list[tuple[str, str]]:
    seats, options = setup
    return [("seats", str(seats)), *options.items()]


def _playthrough(game: Game[Any, Any], number: int, seats: int, options: dict[str, str]) -> str:
    match = Match.new(game, seats, options, seed=number)
    dice = Dice("playthrough", number)
    while not match.over:
        seat = dice.choice(match.ask.seats)
        match.play(seat, dice.choice(game.legal(match.state, seat)))
    return f"{match.record()}# {ending(match)}\n"


def ending(match: Match[Any, Any]) -> str:
    outcome = match.game.outcome(match.state)
    if outcome is None:
        return "not over"
    places = " then ".join(" and ".join(map(str, place)) for place in outcome.ranking)
    return f"scores {' '.join(map(str, outcome.scores))}; first {places}"


if __name__ == "__main__":
    for game in games().values():
        for file, text in playthroughs(game).items():
            file.write_text(text)
