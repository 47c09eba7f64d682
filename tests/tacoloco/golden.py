"""Writes the generated playthroughs: `python -m tests.tacoloco.golden`.

They pin what the rules do today. When a rule changes on purpose, write them anew and read the difference.
"""

from __future__ import annotations

from pathlib import Path

from pygames.core.game import Outcome
from tests.tacoloco.situations import random_match

FOLDER = Path(__file__).parent.parent / "golden"
SEEDS = {1: "standard", 2: "standard", 3: "spicy", 4: "spicy"}  # the seed also says how many seats: 3, 4, 5, 2


def file(seed: int) -> Path:
    return FOLDER / f"tacoloco-{seed}.txt"


def playthrough(seed: int) -> str:
    """The record of a random match and, after it, its end."""
    for match in random_match(seed, SEEDS[seed]):  # noqa: B007 - the last one is wanted
        pass
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    return f"{match.record()}# {ending(outcome)}\n"


def ending(outcome: Outcome) -> str:
    places = " then ".join(" and ".join(map(str, place)) for place in outcome.ranking)
    return f"scores {' '.join(map(str, outcome.scores))}; first {places}"


if __name__ == "__main__":
    for seed in SEEDS:
        file(seed).write_text(playthrough(seed))
