"""Whether games obey the laws, and if not, the shortest way found to where they do not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..game import Game
from ..laws import Broken, check


def obey(games: Iterable[Game[Any, Any]], count: int, seed: str) -> bool:
    """Tries all games, also after one has failed."""
    verdicts = [_obeys(game, count, seed) for game in games]
    return all(verdicts)


def _obeys(game: Game[Any, Any], count: int, seed: str) -> bool:
    try:
        states = check(game, games=count, seed=seed)
    except Broken as broken:
        print(f"{game.info.id}: breaks {broken.law}: {broken.detail}\n\n{broken.record}")
        return False
    print(f"{game.info.id}: obeys all laws in {states} states of {count} games")
    return True
