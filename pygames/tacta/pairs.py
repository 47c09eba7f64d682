"""Which shape can cover which, and how the new card then lies [1]: all found by trying, none listed by hand."""

from __future__ import annotations

from collections.abc import Iterator

from .overlap import area
from .pose import EPSILON, Pose, Vector, minus, plus, turned
from .shapes import OUTLINE, SHAPES, Place, corners


def _turned(outline: tuple[Vector, ...], turn: int) -> list[Vector]:
    return [turned(point, turn) for point in outline]


def _moved(outline: list[Vector], by: Vector) -> list[Vector]:
    return [plus(point, by) for point in outline]


# Moving an outline keeps the order of its corners, so that two outlines are compared by their first ones.
_SORTED = [[sorted(_turned(shape.outline, turn)) for turn in range(8)] for shape in SHAPES]
_CARDS = [_turned(OUTLINE, turn) for turn in range(8)]


def _poses(new: Place, below: Place) -> Iterator[Pose]:
    """Each way for the new card to lie so that the two shapes are one, and the two cards share nothing else.

    The card below lies upright at 0, 0.
    """
    ground = _SORTED[below][0]
    for turn, outline in enumerate(_SORTED[new]):
        by = minus(ground[0], outline[0])
        if _moved(outline, by) == ground and _share(by, turn, below):
            yield Pose(*by, turn)


def _share(by: Vector, turn: int, below: Place) -> bool:
    """Whether the cards share just this shape; it is part of both, so that its area tells."""
    shared = area(corners(_moved(_CARDS[turn], by)), corners(OUTLINE))
    return abs(shared - area(corners(SHAPES[below].outline), corners(OUTLINE))) < EPSILON


# Places as they are seen on cards that lie face up. No two have more than one pose.
PAIRS: dict[tuple[Place, Place], Pose] = {
    (new, below): pose for new in range(len(SHAPES)) for below in range(len(SHAPES)) for pose in _poses(new, below)
}

# By the turn of the card below and the place seen on it: the places that can cover it, and the new card's pose
# relative to the middle of the card below.
FITS: tuple[tuple[tuple[tuple[Place, Pose], ...], ...], ...] = tuple(
    tuple(
        tuple(
            (new, Pose(*turned(pose[:4], turn), (pose.turn + turn) % 8))
            for (new, on), pose in PAIRS.items()
            if on == below
        )
        for below in range(len(SHAPES))
    )
    for turn in range(8)
)


def fit(new: Place, below: Place, on: Pose) -> Pose | None:
    """How a card lies whose place `new` covers the place `below` of a card on the table, both as seen."""
    for place, by in FITS[on.turn][below]:
        if place == new:
            return Pose(*plus(on[:4], by[:4]), by.turn)
    return None
