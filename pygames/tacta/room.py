"""Where a card can be placed apart [11]: on a grid centred on the start card, touching nothing."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, floor, isinf

from .laid import SIZES
from .layout import Layout
from .overlap import REACH, gap, reach
from .pose import EPSILON

STEP = 3  # of the grid, in units
MARGIN = 9  # how far from the box round all cards, on an unlimited table

Places = tuple[tuple[int, int], ...]


def room(layout: Layout, turn: int) -> Places:
    """The middles of all places for a card turned by so many quarters, row by row."""
    return _room(layout, turn % 2)


@lru_cache(maxsize=64)
def _room(layout: Layout, turn: int) -> Places:
    left, top, right, bottom = limits(layout)
    across, down = reach(2 * turn)
    taken = _taken(layout, turn)
    return tuple(
        (x, y)
        for y in range(ceil((top + down - EPSILON) / STEP) * STEP, floor(bottom - down + EPSILON) + 1, STEP)
        for x in range(ceil((left + across - EPSILON) / STEP) * STEP, floor(right - across + EPSILON) + 1, STEP)
        if (x, y) not in taken
    )


def limits(layout: Layout) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of where a card may lie apart."""
    width, height = SIZES[layout.size]
    if isinf(width):
        left, top, right, bottom = layout.box
        return left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN
    return -width, -height, width, height


def _taken(layout: Layout, turn: int) -> set[tuple[int, int]]:
    """The places where the card would touch another."""
    taken = set()
    far = REACH**0.5
    for laid in layout.laid:
        x, y = laid.pose.middle
        for i in range(ceil((x - far) / STEP), floor((x + far) / STEP) + 1):
            for j in range(ceil((y - far) / STEP), floor((y + far) / STEP) + 1):
                if gap(x - STEP * i, y - STEP * j, 2 * turn, laid.pose.turn) < EPSILON:
                    taken.add((STEP * i, STEP * j))
    return taken
