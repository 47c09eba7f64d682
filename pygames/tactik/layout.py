"""Where everything lies on the board: a star with an arm for each colour, turned to the viewer.

The track runs round the outline of the star. A start cell is at the tip of an arm, its home points inward from there,
and the notch clockwise of the arm has room for the reserve and the name. The arms are not all alike, so that the star
fills a box wider than high; but each quarter of the board mirrors the others.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from .board import HOME
from .star import Arm, Curves, Point, on, section

WIDTH, HEIGHT = 540, 450
CELL = 24  # units from cell to cell in the drawings

MIDDLE = Point(WIDTH / 2, HEIGHT / 2)


class Notch(NamedTuple):
    """How wide a plate is in a notch, and the middles of what lies there, for the lower right quarter."""

    width: float
    plate: Point
    reserve: Point
    hand: Point


@dataclass(frozen=True, slots=True)
class Form:
    """How a board is shaped. Arms and notches are those of a quarter, from the bottom to the side.

    The tips are just so far out that sixteen even steps lead from each to the next.
    """

    arms: tuple[Arm, ...]
    curves: Curves
    spacing: float  # units from cell to cell
    pitch: float  # from pawn to pawn in a reserve
    held: float  # the scale of the cards that the others hold
    gift: Point  # where a card for somebody else is laid: across the arm, and inward from its tip
    partner: Point  # where the viewer's partner is called so, mirrored up: the arm at the top
    notches: tuple[Notch, ...]


FORMS = {
    4: Form(
        (Arm(0, 7.7, 2.4), Arm(90, 9.4271, 2.4)), Curves(0.9, 0.6), 25.8, 29, 0.45, Point(31, 98), Point(182, 172),
        (Notch(150, Point(182, 197), Point(113, 128), Point(202, 120)),),
    ),
    6: Form(
        (Arm(0, 9.072, 1.4), Arm(64, 10.3746, 1.4)), Curves(0.9, 1.3), 22.2, 24, 0.32, Point(0, 137), Point(198, 174),
        (
            Notch(112, Point(198, 198), Point(78, 146), Point(95, 194)),
            Notch(88, Point(214, -24), Point(220, 17), Point(168, 6)),
        ),
    ),
    8: Form(
        (Arm(0, 8.5, 1.35), Arm(50, 12.3695, 1.35), Arm(90, 10.2524, 1.35)), Curves(0.9, 1.2), 23.2, 20, 0.27,
        Point(0, 137), Point(92, 178),
        (
            Notch(86, Point(92, 199), Point(69, 146), Point(150, 203)),
            Notch(98, Point(209, 61), Point(236, 100), Point(199, 88)),
        ),
    ),
    10: Form(
        (Arm(0, 11.7409, 1.35), Arm(36, 11.7409, 1.35), Arm(72, 11.7409, 1.35)), Curves(0.9, 1.2), 17.4, 15, 0.27,
        Point(0, 112), Point(208, 202),
        (
            Notch(78, Point(84, 201), Point(49, 156), Point(146, 199)),
            Notch(84, Point(208, 140), Point(131, 95), Point(208, 168)),
            Notch(78, Point(218, 0), Point(158, 0), Point(236, 28)),
        ),
    ),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Layout:
    """By place, and by colour. `turns` are those of the arms, in degrees clockwise from the bottom."""

    form: Form
    cells: tuple[Point, ...]  # of the track and then of the homes
    reserves: tuple[tuple[Point, ...], ...]
    notches: tuple[Notch, ...]
    gifts: tuple[Point, ...]
    turns: tuple[float, ...]

    @property
    def scale(self) -> float:
        """Of what is drawn for cells CELL units apart."""
        return self.form.spacing / CELL


@cache
def layout(sections: int, first: int) -> Layout:
    """The board with the arm of the first colour at the bottom."""
    form = FORMS[sections]
    size = form.spacing
    places = [(colour - first) % sections for colour in range(sections)]  # clockwise from the bottom
    arms = [_arm(sections, place) for place in places]
    track = [_placed(*cell, size) for place in places for cell in _section(sections, place)]
    homes = [_placed(*on(arm, 0, arm.tip - i), size) for arm in arms for i in range(1, HOME + 1)]
    notches = tuple(_notch(sections, place) for place in places)
    return Layout(
        form,
        (*track, *homes),
        tuple(_reserve(notch.reserve, form.pitch) for notch in notches),
        notches,
        tuple(_placed(*on(arm, form.gift.x, arm.tip * size - form.gift.y), 1) for arm in arms),
        tuple(arm.turn for arm in arms),
    )


def _placed(x: float, y: float, size: float) -> Point:
    """From a point around the middle, in steps of a size, to the box."""
    return Point(MIDDLE.x + x * size, MIDDLE.y + y * size)


def _reserve(middle: Point, pitch: float) -> tuple[Point, ...]:
    """Two by two."""
    return tuple(Point(middle.x + x * pitch / 2, middle.y + y * pitch / 2) for y in (-1, 1) for x in (-1, 1))


def _notch(sections: int, place: int) -> Notch:
    """What lies in the notch clockwise of an arm: the left half of the board comes first, and from below."""
    last = sections // 2 - 1
    left = place <= last
    row = place if left else sections - 1 - place
    right, down = (-1 if left else 1), (1 if row <= last / 2 else -1)
    width, *points = FORMS[sections].notches[min(row, last - row)]
    return Notch(width, *(_placed(right * point.x, down * point.y, 1) for point in points))


def _arm(sections: int, place: int) -> Arm:
    """The arm that is so many places clockwise of the bottom."""
    half = sections // 2
    row = min(place, sections - place)
    arm = FORMS[sections].arms[min(row, half - row)]
    turn = arm.turn if row <= half / 2 else 180 - arm.turn
    return arm._replace(turn=turn if place <= half else 360 - turn)


@cache
def _section(sections: int, place: int) -> tuple[Point, ...]:
    """The cells clockwise of the arm at a place."""
    return section(_arm(sections, place), _arm(sections, (place + 1) % sections), FORMS[sections].curves)
