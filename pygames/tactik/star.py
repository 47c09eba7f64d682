"""The track as the outline of a star: even steps along it from the tip of an arm to the next. In cells, around 0, 0."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, dist, pi, sin
from typing import NamedTuple

from .board import SECTION

BENDS = 12  # points of a rounded corner


class Point(NamedTuple):
    x: float
    y: float


class Arm(NamedTuple):
    turn: float  # degrees clockwise from pointing down
    tip: float  # how far out it reaches
    half: float  # half its width


class Curves(NamedTuple):
    """How far from a corner its rounding begins."""

    corner: float  # of an arm's end
    bottom: float  # of a notch


def on(arm: Arm, across: float, out: float) -> Point:
    """A point on an arm: to its clockwise side, and outward."""
    angle = arm.turn * pi / 180
    return Point(-out * sin(angle) - across * cos(angle), out * cos(angle) - across * sin(angle))


def section(one: Arm, other: Arm, curves: Curves) -> tuple[Point, ...]:
    """The cells from the tip of an arm to before that of the next, one step apart."""
    line = list(_outline(one, other, curves))
    cells, at = [line[0]], 0
    while len(cells) < SECTION:
        here = cells[-1]
        at = next(i for i in range(at, len(line)) if dist(here, line[i]) >= 1)
        cells.append(_step(here, line[at - 1] if dist(here, line[at - 1]) < 1 else here, line[at]))
    return tuple(cells)


def _step(here: Point, near: Point, far: Point) -> Point:
    """The point between a near and a far one that is one step from here."""
    low, high = 0.0, 1.0
    for _ in range(30):
        part = (low + high) / 2
        low, high = (part, high) if dist(here, _between(near, far, part)) < 1 else (low, part)
    return _between(near, far, low)


def _outline(one: Arm, other: Arm, curves: Curves) -> Iterator[Point]:
    """From tip to tip: along an arm's end, down its side to the bottom of the notch, and out again."""
    tip, next_tip = on(one, 0, one.tip), on(other, 0, other.tip)
    corner, next_corner = on(one, one.half, one.tip), on(other, -other.half, other.tip)
    bottom = _meeting(corner, tip, next_corner, next_tip)
    yield tip
    yield from _rounded(tip, corner, bottom, curves.corner)
    yield from _rounded(corner, bottom, next_corner, curves.bottom)
    yield from _rounded(bottom, next_corner, next_tip, curves.corner)
    yield next_tip


def _meeting(a: Point, along_a: Point, b: Point, along_b: Point) -> Point:
    """Where the sides of two arms meet: lines through a and b, each in the direction of its arm's tip."""
    cross = along_a.x * along_b.y - along_a.y * along_b.x
    part = ((a.x - b.x) * along_b.y - (a.y - b.y) * along_b.x) / cross
    return Point(a.x - part * along_a.x, a.y - part * along_a.y)


def _rounded(before: Point, corner: Point, after: Point, length: float) -> Iterator[Point]:
    """A curve that leaves the sides of a corner at a length from it."""
    start = _between(corner, before, length / dist(corner, before))
    end = _between(corner, after, length / dist(corner, after))
    for i in range(BENDS + 1):
        part = i / BENDS
        yield _between(_between(start, corner, part), _between(corner, end, part), part)


def _between(one: Point, other: Point, part: float) -> Point:
    return Point(one.x + (other.x - one.x) * part, one.y + (other.y - one.y) * part)
