"""Runs inside the page's Pyodide, with all wheels loaded: the laws on hundreds of games, at some of their states."""

import time

from pygames.core.game import games
from pygames.core.laws import check

GAMES, SHARE, MOVES = 200, 0.05, 20_000

for name, game in games().items():
    start = time.perf_counter()
    states = check(game, games=GAMES, share=SHARE, moves=MOVES, words={})  # which are not in the page's wheels
    print(f"{name}: up to {GAMES} games, laws tried at {states} states, {time.perf_counter() - start:.0f} s")
