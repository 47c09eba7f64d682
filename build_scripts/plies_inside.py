"""Runs natively and inside Pyodide: random play of every game, and prints the plies a second of each as JSON."""

import json
import time
from itertools import count
from typing import Any

from pygames.core.dice import Dice
from pygames.core.game import Game, games
from pygames.core.match import Match

WARM_UP, SECONDS = 1.0, 2.0


def play(game: Game[Any, Any], seed: int) -> int:
    """A game at a full table; how many plies it had, chance's included."""
    seats = max(seats for seats in game.info.seats if game.info.fits(seats, {}) is None)
    match, dice = Match.new(game, seats=seats, seed=seed), Dice(seed, "random play")
    while not match.over:
        seat = dice.choice(match.ask.seats)
        match.play(seat, dice.choice(game.legal(match.state, seat)))
    return len(match.log)


def speed(game: Game[Any, Any], seconds: float) -> float:
    """Plies a second, over whole games."""
    start, plies = time.perf_counter(), 0
    for seed in count():
        plies += play(game, seed)
        passed = time.perf_counter() - start
        if passed >= seconds:
            break
    return plies / passed


def warm_speed(game: Game[Any, Any]) -> float:
    speed(game, WARM_UP)
    return speed(game, SECONDS)


print(json.dumps({name: warm_speed(game) for name, game in games().items()}))
