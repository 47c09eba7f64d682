"""How much two cards overlap."""

from __future__ import annotations

from collections.abc import Sequence

from .pose import EPSILON, ROOT, Point

TOLERANCE = 0.05  # square units that cards may overlap and still count as touching [2]
REACH = 52.0  # square of the distance from which two cards cannot meet: 2 * the diagonal of half a card
HALF_WIDTH, HALF_HEIGHT = 2.0, 3.0
ASLANT = 5 * ROOT  # how far a card turned by 45 degrees reaches


def gap(dx: float, dy: float, turn: int, other: int) -> float:
    """The distance between two cards across the widest straight gap between them; below 0, how deep they overlap.

    `dx`, `dy` lead from the middle of the first to that of the other.
    """
    across, along = _seen_from(dx, dy, turn)
    match (other - turn) % 4:
        case 0:
            return max(across - 2 * HALF_WIDTH, along - 2 * HALF_HEIGHT)
        case 2:
            return max(across, along) - HALF_WIDTH - HALF_HEIGHT
        case _:
            there_across, there_along = _seen_from(dx, dy, other)
            return max(max(across, there_across) - HALF_WIDTH, max(along, there_along) - HALF_HEIGHT) - ASLANT


def _seen_from(dx: float, dy: float, turn: int) -> Point:
    """How far, across a card and along it."""
    match turn % 4:
        case 0:
            return abs(dx), abs(dy)
        case 1:
            return abs(dx + dy) * ROOT, abs(dx - dy) * ROOT
        case 2:
            return abs(dy), abs(dx)
        case _:
            return abs(dx - dy) * ROOT, abs(dx + dy) * ROOT


def overlaps(dx: float, dy: float, turn: int, other: int) -> bool:
    """Whether two cards overlap by more than the tolerance."""
    if dx * dx + dy * dy >= REACH:
        return False
    depth = -gap(dx, dy, turn, other)
    if depth < EPSILON:
        return False
    # Deeper than 1 it is always much more than the tolerance; between, it has to be measured.
    return depth > 1 or area(card_corners(0, 0, turn), card_corners(dx, dy, other)) > TOLERANCE


def card_corners(x: float, y: float, turn: int) -> list[Point]:
    (ax, ay), (bx, by) = _half_sides(turn)
    return [
        (x - ax - bx, y - ay - by),
        (x + ax - bx, y + ay - by),
        (x + ax + bx, y + ay + by),
        (x - ax + bx, y - ay + by),
    ]


def _half_sides(turn: int) -> tuple[Point, Point]:
    """From the middle of a card to the middles of its right edge and its lower edge."""
    cosine, sine = ((1, 0), (ROOT, ROOT), (0, 1), (-ROOT, ROOT))[turn % 4]
    return (HALF_WIDTH * cosine, HALF_WIDTH * sine), (-HALF_HEIGHT * sine, HALF_HEIGHT * cosine)


def reach(turn: int) -> Point:
    """How far a card reaches from its middle, sideways and up or down."""
    if turn % 2:
        return ASLANT, ASLANT
    return (HALF_HEIGHT, HALF_WIDTH) if turn % 4 else (HALF_WIDTH, HALF_HEIGHT)


def area(one: Sequence[Point], other: Sequence[Point]) -> float:
    """The area that two convex outlines share, both given clockwise; 0 where they only touch."""
    left = list(one)
    for i, (x, y) in enumerate(other):
        ex, ey = other[i - 1]
        left = _cut(left, ex, ey, x - ex, y - ey)
    twice = sum(left[i - 1][0] * y - x * left[i - 1][1] for i, (x, y) in enumerate(left))
    return twice / 2 if twice > EPSILON else 0.0


def _cut(outline: list[Point], ex: float, ey: float, dx: float, dy: float) -> list[Point]:
    """What of an outline lies right of a line through ex, ey (clockwise outlines have their inside there)."""
    kept: list[Point] = []
    sides = [dx * (y - ey) - dy * (x - ex) for x, y in outline]
    for i, side in enumerate(sides):
        before = sides[i - 1]
        if side * before < 0:
            (px, py), (x, y) = outline[i - 1], outline[i]
            part = before / (before - side)
            kept.append((px + part * (x - px), py + part * (y - py)))
        if side >= 0:
            kept.append(outline[i])
    return kept
