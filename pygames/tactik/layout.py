"""Where everything lies on the board: a rounded star with an arm for each colour, turned to the viewer.

The track runs round the outline of the star. A start cell is at the tip of an arm, its home points inward from there,
and the notch clockwise of the arm has room for the reserve and the name. All arms are alike, and so are the two sides
of each: it is enough to lay out half a section, from a tip to the bottom of a notch.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import cos, hypot, pi, sin, tan
from typing import NamedTuple

from .board import HOME, SECTION

CELL = 24  # units from cell to cell in the drawings
HALF = SECTION // 2


class Point(NamedTuple):
    x: float
    y: float


class Notch(NamedTuple):
    """The middles of what lies in a notch, from the middle of the board, for the lower right quarter."""

    plate: Point
    reserve: Point
    hand: Point


@dataclass(frozen=True, slots=True)
class Form:
    """How a board is shaped. The first three lengths are in cells, the others in units."""

    arm: float  # half the width of an arm
    corner: float  # how round an arm's end is
    bottom: float  # how round a notch is
    spacing: float  # from cell to cell
    width: float  # of the box
    height: float
    plate: float  # the width of a plate
    pitch: float  # from pawn to pawn in a reserve
    held: float  # the scale of the cards that the others hold
    gift: Point  # where a card for somebody else is laid: across the arm, and out from the middle
    partner: Point  # where the viewer's partner is called so, mirrored up: the arm at the top
    notches: tuple[Notch, ...]  # from the lower one to the middle


FORMS = {
    4: Form(
        2.5, 1.1, 0.6, 24.4, 480, 480, 134, 29, 0.42, Point(31, 101), Point(159, 189),
        (Notch(Point(159, 213), Point(117, 141), Point(187, 145)),),
    ),
    6: Form(
        1.6, 1.1, 0.5, 22.6, 480, 500, 104, 24, 0.32, Point(0, 89), Point(174, 194),
        (
            Notch(Point(174, 218), Point(110, 158), Point(88, 212)),
            Notch(Point(176, -13), Point(196, 27), Point(153, 15)),
        ),
    ),
    8: Form(
        1.5, 1.1, 0.35, 19, 500, 444, 84, 18, 0.3, Point(0, 89), Point(205, 200),
        (
            Notch(Point(92, 200), Point(60, 147), Point(153, 196)),
            Notch(Point(196, 96), Point(144, 60), Point(200, 60)),
        ),
    ),
    10: Form(
        1.35, 1.1, 0.25, 17.4, 530, 456, 78, 15, 0.27, Point(0, 90), Point(208, 205),
        (
            Notch(Point(84, 204), Point(50, 153), Point(145, 202)),
            Notch(Point(208, 140), Point(130, 94), Point(208, 168)),
            Notch(Point(215, 0), Point(158, 0), Point(233, 27)),
        ),
    ),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Layout:
    """By place, and by colour. `turns` are those of the arms, in degrees clockwise from the bottom."""

    form: Form
    middle: Point
    cells: tuple[Point, ...]  # of the track and then of the homes
    reserves: tuple[tuple[Point, ...], ...]
    notches: tuple[Notch, ...]
    gifts: tuple[Point, ...]
    turns: tuple[float, ...]

    @property
    def scale(self) -> float:
        """Of what is drawn for cells CELL units apart."""
        return self.form.spacing / CELL

    @property
    def box(self) -> tuple[float, float, float, float]:
        return (0, 0, self.form.width, self.form.height)


@cache
def layout(sections: int, first: int) -> Layout:
    """The board with the arm of the first colour at the bottom."""
    form = FORMS[sections]
    middle = Point(form.width / 2, form.height / 2)
    turns = tuple((colour - first) % sections * 360 / sections for colour in range(sections))
    half = _half(sections)

    def placed(turn: float, across: float, out: float) -> Point:
        """From cells on an arm, clockwise across and outward, to units on the board."""
        return _turned(middle, turn, across * form.spacing, out * form.spacing)

    track = [
        placed(turn + (0 if i <= HALF else 360 / sections), *(half[i] if i <= HALF else _mirrored(half[SECTION - i])))
        for turn in turns
        for i in range(SECTION)
    ]
    homes = [placed(turn, 0, half[0].y - number) for turn in turns for number in range(1, HOME + 1)]
    notches = tuple(_notch(sections, turn, middle) for turn in turns)
    reserves = tuple(_reserve(notch.reserve, form.pitch) for notch in notches)
    gifts = tuple(_turned(middle, turn, *form.gift) for turn in turns)
    return Layout(form, middle, (*track, *homes), reserves, notches, gifts, turns)


def _turned(middle: Point, turn: float, across: float, out: float) -> Point:
    x, y, angle = -across, out, turn * pi / 180
    return Point(middle.x + x * cos(angle) - y * sin(angle), middle.y + x * sin(angle) + y * cos(angle))


def _mirrored(point: Point) -> Point:
    return Point(-point.x, point.y)


def _reserve(middle: Point, pitch: float) -> tuple[Point, ...]:
    """Two by two."""
    return tuple(Point(middle.x + x * pitch / 2, middle.y + y * pitch / 2) for y in (-1, 1) for x in (-1, 1))


def _notch(sections: int, turn: float, middle: Point) -> Notch:
    """What lies in the notch clockwise of an arm: the form has it once for all four quarters of the board."""
    from_bottom = (turn + 180 / sections) % 360
    right, down = (-1 if from_bottom < 180 else 1), (-1 if 90 < round(from_bottom) < 270 else 1)
    folded = min(from_bottom % 180, 180 - from_bottom % 180)
    points = FORMS[sections].notches[int(folded * sections / 360)]
    return Notch(*(Point(middle.x + right * point.x, middle.y + down * point.y) for point in points))


# Half a section: from the tip of an arm along its side to the bottom of the notch, in cells


@cache
def _half(sections: int) -> tuple[Point, ...]:
    """The first nine cells from a start cell, an even step apart: the length of the arms is what makes it so."""
    low, high = 5.0, 20.0
    for _ in range(40):
        tip = (low + high) / 2
        line, end = _outline(sections, tip)
        low, high = (tip, high) if _walk(line)[-1] > end else (low, tip)
    return tuple(map(line, _walk(line)))


def _outline(sections: int, tip: float) -> tuple[Callable[[float], Point], float]:
    """The line by its length from the tip, and how long it is."""
    form, angle = FORMS[sections], pi / sections
    arm, corner, bottom = form.arm, form.corner, form.bottom
    turn = Point(arm + bottom, (arm + bottom) / tan(angle))  # the middle of the notch's curve
    flat, bend = arm - corner, corner * pi / 2
    side = tip - corner - turn.y
    end = flat + bend + side + bottom * (pi / 2 - angle)

    def line(at: float) -> Point:
        if at <= flat:
            return Point(at, tip)
        if at <= flat + bend:
            part = (at - flat) / corner
            return Point(flat + corner * sin(part), tip - corner + corner * cos(part))
        if at <= flat + bend + side:
            return Point(arm, tip - corner - (at - flat - bend))
        part = min((at - flat - bend - side) / bottom, pi / 2 - angle)
        over = max(0, at - end)  # straight on
        return Point(turn.x - bottom * cos(part) + over * sin(part), turn.y - bottom * sin(part) - over * cos(part))

    return line, end


def _walk(line: Callable[[float], Point]) -> list[float]:
    """Where on the line each cell of half a section lies."""
    found = [0.0]
    for _ in range(HALF):
        here = line(found[-1])
        low, high = found[-1], found[-1] + 2
        for _ in range(40):
            at = (low + high) / 2
            there = line(at)
            low, high = (at, high) if hypot(there.x - here.x, there.y - here.y) < 1 else (low, at)
        found.append(low)
    return found
