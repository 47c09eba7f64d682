"""A table with toys on it, driven as the page drives it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pygames.core.match import Match
from pygames.core.record import Player
from pygames.core.table import Settings, Table
from tests.core.toys.toy import Toy


@dataclass
class Clock:
    """A page that ticks a table."""

    table: Table[Any, Any]
    now: float = 0.0

    def run(self, milliseconds: float, step: float = 100.0) -> None:
        """Lets time pass in small steps, as the worker does."""
        end = self.now + milliseconds
        while self.now < end:
            self.now = min(end, self.now + step)
            self.table.tick(self.now)


def sit(toy: Toy[Any], *kinds: str, seed: int = 1, settings: Settings | None = None, **options: str) -> Clock:
    match = Match.new(toy, options=options, seed=seed, players=[Player(kind) for kind in kinds])
    clock = Clock(Table(match, settings))
    clock.table.tick(0.0)
    return clock


def told(table: Table[Any, Any], viewer: int | None) -> list[str]:
    return [event.kind for entry in table.match.log for event in entry.events if event.visible(viewer)]
