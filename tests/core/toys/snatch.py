"""Free play in real time: everyone puts own tokens onto shared cells, as fast as they can, two taps each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pygames.core.game import Ask, Event, Info, Options, Path, Seat, Step, Who, say
from pygames.core.scene import Item, Region, Scene

from .toy import DOT, Toy

FREE = -1
CELLS = 6
TOKENS = 3


@dataclass(frozen=True, slots=True)
class Snatch:
    left: tuple[int, ...]
    cells: tuple[int, ...]  # who has each


class SnatchGame(Toy[Snatch]):
    info = Info("snatch", "1", (2, 3))

    def start(self, seats: int, options: Options) -> Snatch:
        return Snatch((TOKENS,) * seats, (FREE,) * CELLS)

    def to_act(self, state: Snatch) -> Ask:
        if 0 in state.left or FREE not in state.cells:
            return Ask(())
        return Ask(tuple(range(len(state.left))), "free")

    def legal(self, state: Snatch, seat: Seat) -> Sequence[str]:
        return tuple(f"{seat}>{cell}" for cell, owner in enumerate(state.cells) if owner == FREE)

    def step(self, state: Snatch, seat: Seat, move: str) -> Step[Snatch]:
        cell = int(move.split(">")[1])
        cells = tuple(seat if i == cell else owner for i, owner in enumerate(state.cells))
        left = tuple(n - 1 if i == seat else n for i, n in enumerate(state.left))
        return Step(replace(state, cells=cells, left=left), (Event("put", say("moved", who=Who(seat), to=cell), seat),))

    def points(self, state: Snatch) -> Sequence[int]:
        return [state.cells.count(seat) for seat in range(len(state.left))]

    def path(self, view: Snatch, seat: Seat, move: str) -> Path:
        return (f"token{seat}", f"cell{move.split('>')[1]}")

    def scene(self, view: Snatch, seat: Seat | None) -> Scene:
        cells = tuple(Item(f"cell{i}", "dot", 30.0 * i, 0) for i in range(CELLS))
        tokens = tuple(Item(f"token{i}", "dot", 0, 0, zone=f"hand{i}") for i in range(len(view.left)))
        regions = tuple(Region(item.key, say("thing", name=item.key), (item.key,)) for item in cells + tokens)
        return Scene((0, 0, 180, 30), (DOT,), cells + tokens, regions)
