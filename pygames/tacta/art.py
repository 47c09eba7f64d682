"""The cards as drawings, from the same tables as the rules: a strong ground, light hollow shapes, dark ones with dots.

A colour is drawn as that of the first seat that plays it, and never without its symbol.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import dist

from pygames.core.scene import Circle, Path, Shape, Sprite, Symbol, Text, box

from .cards import START, Card, colour_of, face, suit_of, value_of
from .keys import card_key
from .pose import Point, Vector
from .shapes import CORNERS, DOTS, EDGES, HEIGHT, MIRROR, PLACES, SHAPES, WIDTH, Kind, Place, corners

UNIT = 15  # of the picture to one of the rules: a card is 60 x 90
DOT = 5
LINE = 1.5

# Where the dots of a filled shape are, as steps from its middle along its longer side.
STEPS = {Kind.SQUARE: (-0.45, 0.45), Kind.SHORT: (-1.2, 0, 1.2), Kind.LONG: (-2.1, -0.7, 0.7, 2.1)}
VALUES = ((0, 20), (0, 20), (2.4, 18))  # where a suit has its number, and how large: a triangle's lies low


def suit_outline(suit: int, scale: float = 1) -> str:
    """A circle, a square, a triangle."""
    radius, half, top, low, wide = (scale * length for length in (13, 12, -15.5, 11, 14.5))
    return (
        f"M{-radius:g} 0a{radius:g} {radius:g} 0 1 0 {2 * radius:g} 0a{radius:g} {radius:g} 0 1 0 {-2 * radius:g} 0z",
        box(-half, -half, 2 * half, 2 * half),
        f"M0 {top:g}L{wide:g} {low:g}H{-wide:g}z",
    )[suit]


def outline(points: Sequence[Vector], middle: Point = (0, 0)) -> str:
    moved = ((UNIT * x - middle[0], UNIT * y - middle[1]) for x, y in corners(points))
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in moved) + "z"


@cache
def middle_of(place: Place) -> Point:
    """The middle of a shape's box, from the middle of its card."""
    xs, ys = zip(*corners(SHAPES[place].outline), strict=True)
    return UNIT * (min(xs) + max(xs)) / 2, UNIT * (min(ys) + max(ys)) / 2


def dots_of(place: Place) -> list[Point]:
    """Where the dots of a filled shape are, from the middle of its card."""
    shape = SHAPES[place]
    if shape.kind in (Kind.CORNER, Kind.EDGE):
        return [_incentre(corners(shape.outline))]
    x, y = middle_of(place)
    steps = [UNIT * step for step in STEPS[shape.kind]]
    if shape.kind is Kind.SQUARE:  # from its corner of the card inwards
        across, down = CORNERS[shape.side]
        return [(x + across * step, y + down * step) for step in steps]
    return [(x + step, y) if shape.side in "TB" else (x, y + step) for step in steps]


def _incentre(points: Sequence[Point]) -> Point:
    """Where a dot in a triangle has the most room."""
    a, b, c = points
    far = dist(b, c), dist(c, a), dist(a, b)
    x, y = (UNIT * sum(f * p[i] for f, p in zip(far, points, strict=True)) / sum(far) for i in (0, 1))
    return x, y


# Cards


def card_name(card: Card, mirror: bool = False) -> str:
    return card_key(card) + "m" * mirror


@cache
def card_sprite(card: Card, mirror: bool = False) -> Sprite:
    """A card, or its back: the mirror image, but for what is written on it."""
    width, height = UNIT * WIDTH, UNIT * HEIGHT
    edge = box(-width / 2, -height / 2, width, height)
    rim = Path(box(-width / 2 - 2, -height / 2 - 2, width + 4, height + 4, 3), "shadow")
    if card == START:
        lines = (Path(outline(shape.outline), line="ink", width=1) for shape in SHAPES)
        return Sprite("start", width, height, (rim, Path(edge, "card", "ink", LINE), *lines))
    colour = colour_of(card)
    shapes = [
        part for place, dots in face(card).items() for part in _shape(MIRROR[place] if mirror else place, dots, colour)
    ]
    ground = Path(edge, f"seat{colour}", "ink", LINE)
    return Sprite(card_name(card, mirror), width, height, (rim, ground, *shapes, *_middle(card, colour)))


def _shape(place: Place, dots: int, colour: int) -> tuple[Shape, ...]:
    edge = Path(outline(SHAPES[place].outline), f"seatdark{colour}" if dots else f"seatlight{colour}", "ink", LINE)
    return (edge, *(Circle(x, y, DOT, "white", "ink", 1) for x, y in dots_of(place))) if dots else (edge,)


def _middle(card: Card, colour: int) -> tuple[Shape, ...]:
    """The value in its suit, and below it the colour's symbol: no card has a shape there."""
    suit = suit_of(card)
    low, large = VALUES[suit]
    return (
        Path(suit_outline(suit), "card", "ink", LINE),
        Text(value_of(card), 0, low, large, title=True),
        Symbol(f"seat{colour}", 0, 21.8, 16, f"seatlight{colour}", "ink", 1),  # not white: no dot
    )


@cache
def suit_sprite(suit: int, colour: int) -> Sprite:
    """All cards of a suit: some, seen from their side, and the uppermost has nothing but the suit."""
    width, height = UNIT * WIDTH, UNIT * HEIGHT
    cards = (
        Path(box(side - width / 2, side - height / 2, width - 8, height - 8), f"seat{colour}", "ink", LINE)
        for side in (8, 4, 0)
    )
    sign = Path(suit_outline(suit, 1.5), "card", "ink", LINE)
    return Sprite(
        f"suit{suit}-{colour}", width, height, (*cards, sign, Symbol(f"seat{colour}", -4, 28, 16, "white", "ink", 1))
    )


# Shapes by themselves. They are drawn where the first of their kind is, to be turned to the others.

FIRST = {kind: PLACES[kind, side] for kind, side in zip(Kind, ("TL", "T", "TL", "T", "R"), strict=True)}
TURNS = {side: 90 * i for sides in (CORNERS, EDGES) for i, side in enumerate(sides)}


def turn_of(place: Place) -> int:
    """How the first of its kind must be turned to be this one."""
    return TURNS[SHAPES[place].side] - TURNS[SHAPES[FIRST[SHAPES[place].kind]].side]


@cache
def open_sprite(kind: Kind) -> Sprite:
    """The outline of a shape that can be covered, just as its card has it: seen only when it is lit."""
    return _outlined(f"open-{kind.name.lower()}", kind, (_line(kind, "ink", 1),))


@cache
def joint_sprite(kind: Kind, dots: int) -> Sprite:
    """Where the last card is connected. Its dots there are ticked: they are safe."""
    x, y = middle_of(FIRST[kind])
    ticks = [
        Path(f"M{dx - x - 2.2:.2f} {dy - y + 0.2:.2f}l1.500 1.700l2.800 -3.500", line="ink", width=1.6)
        for dx, dy in dots_of(FIRST[kind])
    ]
    name = f"joint-{kind.name.lower()}-{dots}"
    return _outlined(name, kind, (_line(kind, "ink", 4.5), _line(kind, "perfect", 2.5), *ticks[:dots]))


def _outlined(name: str, kind: Kind, shapes: tuple[Shape, ...]) -> Sprite:
    xs, ys = zip(*corners(SHAPES[FIRST[kind]].outline), strict=True)
    return Sprite(name, UNIT * (max(xs) - min(xs)), UNIT * (max(ys) - min(ys)), shapes)


def _line(kind: Kind, colour: str, width: float) -> Path:
    place = FIRST[kind]
    return Path(outline(SHAPES[place].outline, middle_of(place)), line=colour, width=width)


assert all(len(dots_of(FIRST[kind])) == DOTS[kind] for kind in Kind)
