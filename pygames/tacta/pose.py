"""Where a card can lie, exactly.

All angles are multiples of 45 degrees, so every coordinate is a + b * ROOT with integers a and b, where ROOT is the
square root of 1/2. Those integers are what is kept and compared. As they stay small, two different numbers of this
kind are never closer than 0.0001: floats and EPSILON measure distances without ever being wrong.

Lengths are units: a card is 4 x 6. As in pictures, y grows downwards and cards turn clockwise.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

ROOT = sqrt(0.5)
EPSILON = 1e-9

Vector = tuple[int, int, int, int]  # ax, bx, ay, by: the point (ax + bx * ROOT, ay + by * ROOT)
Point = tuple[float, float]


class Pose(NamedTuple):
    """The middle of a card, and its turn in eighths of a circle."""

    ax: int
    bx: int
    ay: int
    by: int
    turn: int

    @property
    def middle(self) -> Point:
        return self.ax + self.bx * ROOT, self.ay + self.by * ROOT


def floats(vector: Vector) -> Point:
    ax, bx, ay, by = vector
    return ax + bx * ROOT, ay + by * ROOT


def plus(one: Vector, other: Vector) -> Vector:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


def minus(one: Vector, other: Vector) -> Vector:
    return one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3]


def turned(vector: Vector, eighths: int) -> Vector:
    """The vector turned clockwise about 0, 0."""
    for _ in range(eighths % 8):
        ax, bx, ay, by = vector
        # ROOT * (a + b * ROOT) is b / 2 + a * ROOT; wherever cards lie, both b are even or both are odd.
        vector = (bx - by) // 2, ax - ay, (bx + by) // 2, ax + ay
    return vector
