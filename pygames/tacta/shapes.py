"""The 18 places on a card where a shape can be."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from functools import cache
from typing import NamedTuple

from pygames.core.game import Say, say

from .overlap import area
from .pose import Point, Vector, floats

WIDTH, HEIGHT = 4, 6

CORNERS = {"TL": (-1, -1), "TR": (1, -1), "BR": (1, 1), "BL": (-1, 1)}  # which way each lies from the middle
EDGES = {"T": (0, -1), "R": (1, 0), "B": (0, 1), "L": (-1, 0)}


class Kind(IntEnum):
    CORNER = 0  # a triangle with its right angle in a corner of the card
    EDGE = 1  # the same triangle with its hypotenuse in the middle of an edge
    SQUARE = 2
    SHORT = 3
    LONG = 4


DOTS = {Kind.CORNER: 1, Kind.EDGE: 1, Kind.SQUARE: 2, Kind.SHORT: 3, Kind.LONG: 4}  # when it is filled
# What each kind connects to: the two triangles to each other, never to their own kind.
PARTNER = {**{kind: kind for kind in Kind}, Kind.CORNER: Kind.EDGE, Kind.EDGE: Kind.CORNER}

Place = int  # a number from 0 to 17


class Shape(NamedTuple):
    kind: Kind
    side: str  # where it lies: TL, T, …
    outline: tuple[Vector, ...]  # clockwise, on a card that lies upright at 0, 0


def whole(x: int, y: int) -> Vector:
    return x, 0, y, 0


def _rectangle(left: int, top: int, right: int, bottom: int) -> tuple[Vector, ...]:
    return whole(left, top), whole(right, top), whole(right, bottom), whole(left, bottom)


def _corner(x: int, y: int) -> tuple[Vector, ...]:
    """Legs of length square root of 2, which is 2 * ROOT."""
    corner, along, down = (2 * x, 0, 3 * y, 0), (2 * x, -2 * x, 3 * y, 0), (2 * x, 0, 3 * y, -2 * y)
    return (corner, along, down) if x * y > 0 else (corner, down, along)


def _edge(x: int, y: int) -> tuple[Vector, ...]:
    """Base 2, height 1."""
    return whole(2 * x + y, 3 * y - x), whole(2 * x - y, 3 * y + x), whole(x, 2 * y)


def _square(x: int, y: int) -> tuple[Vector, ...]:
    return _rectangle(min(0, 2 * x), min(y, 3 * y), max(0, 2 * x), max(y, 3 * y))


def _strip(x: int, y: int, length: int) -> tuple[Vector, ...]:
    """Along an edge, 1 wide."""
    if y:
        return _rectangle(-2, min(2 * y, 3 * y), 2, max(2 * y, 3 * y))
    return _rectangle(min(x, 2 * x), -length // 2, max(x, 2 * x), length // 2)


SHAPES: tuple[Shape, ...] = (
    *(Shape(Kind.CORNER, side, _corner(*way)) for side, way in CORNERS.items()),
    *(Shape(Kind.EDGE, side, _edge(*way)) for side, way in EDGES.items()),
    *(Shape(Kind.SQUARE, side, _square(*way)) for side, way in CORNERS.items()),
    *(Shape(Kind.SHORT, side, _strip(*way, WIDTH)) for side, way in EDGES.items()),
    *(Shape(Kind.LONG, side, _strip(*EDGES[side], HEIGHT)) for side in ("R", "L")),
)
OUTLINE = _rectangle(-2, -3, 2, 3)  # of the card itself

PLACES: dict[tuple[Kind, str], Place] = {(shape.kind, shape.side): place for place, shape in enumerate(SHAPES)}


def _mirror(side: str) -> str:
    return side.translate(str.maketrans("LR", "RL"))


# Where each shape is seen when its card lies on its face.
MIRROR: tuple[Place, ...] = tuple(PLACES[shape.kind, _mirror(shape.side)] for shape in SHAPES)


def corners(outline: Sequence[Vector]) -> list[Point]:
    return list(map(floats, outline))


# For each place, as bits, the places that share ground with it. Only the start card has several of them.
OVERLAPS: tuple[int, ...] = tuple(
    sum(1 << other for other, there in enumerate(SHAPES) if area(corners(here.outline), corners(there.outline)) > 0)
    for here in SHAPES
)


@cache
def shape_name(place: Place) -> Say:
    """A shape in a sentence: "square top left"."""
    return say("shape", kind=SHAPES[place].kind.name.lower(), side=SHAPES[place].side)
