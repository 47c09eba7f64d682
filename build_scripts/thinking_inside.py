"""Runs inside Pyodide: bots think in games of normal ones. /work/thinking.json gets the time of each of their steps."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import js  # type: ignore[import-not-found]  # Pyodide's: what JavaScript knows

from pygames.core.bots import Bot, decide
from pygames.core.dice import Dice
from pygames.core.game import CHANCE, Game, Seat, games
from pygames.core.match import Match

NORMAL, HARD = 2, 3
TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("tacta", 2, {}),
    ("tacta", 6, {}),
    ("tacta", 12, {"teams": "yes"}),
    ("tactik", 4, {}),
    ("tactik", 10, {}),
    ("tacoloco", 2, {}),
    ("tacoloco", 5, {}),
)
DECISIONS = 12  # at each table, from all over a game


def now() -> float:
    """Milliseconds of the processor: other programs take nothing from them, Node's own threads add a little."""
    used = js.process.cpuUsage()
    return float(used.user + used.system) / 1000


def played(game: Game[Any, Any], seats: int, options: dict[str, str]) -> Match[Any, Any]:
    match, bot = Match.new(game, seats, options, "thinking"), game.bot(NORMAL)
    while not match.over:
        seat = match.ask.seats[0]
        view = game.view(match.state, seat)
        match.play(seat, decide(bot, view, seat, game.legal(view, seat), Dice("played", len(match.log))))
    return match


def choices(match: Match[Any, Any]) -> list[tuple[Any, Seat]]:
    """Evenly spaced among the decisions with more than one move."""
    asked = [(match.state_at(number), entry.seat) for number, entry in enumerate(match.log) if entry.seat != CHANCE]
    found = [(state, seat) for state, seat in asked if len(match.game.legal(state, seat)) > 1]
    return [found[number * len(found) // DECISIONS] for number in range(DECISIONS)]


def steps(game: Game[Any, Any], bot: Bot[Any, Any], state: Any, seat: Seat) -> Iterator[float]:
    """Milliseconds of each; what the bot is handed belongs to the first."""
    start = now()
    view = game.view(state, seat)
    for _ in bot.think(view, seat, game.legal(view, seat), bot.budget, Dice("steps")):
        end = now()
        yield end - start
        start = end


def measured() -> Iterator[tuple[str, int, int, list[list[float]]]]:
    for name, seats, options in TABLES:
        game = games()[name]
        found = choices(played(game, seats, options))
        for level in (NORMAL, HARD):
            yield name, seats, level, [list(steps(game, game.bot(level), *choice)) for choice in found]


Path("/work/thinking.json").write_text(json.dumps(list(measured())))
