"""The cards as drawings, from the same tables as the rules."""

from __future__ import annotations

from functools import cache

from pygames.core.game import Who
from pygames.core.scene import Circle, Path, Shape, Sprite, Text, box
from pygames.core.symbols import symbol

from .cards import START, Card, colour_of, face, suit_of, value_of
from .pose import Point, Vector
from .shapes import HEIGHT, SHAPES, WIDTH, Kind, Place, corners

UNIT = 15  # of the picture to one of the rules: a card is 60 x 90
DOT = 3.6

# Where the dots of a filled shape are, as steps from its middle along its longer side.
STEPS = {Kind.SQUARE: (-0.5, 0.5), Kind.SHORT: (-1.2, 0, 1.2), Kind.LONG: (-1.8, -0.6, 0.6, 1.8)}
SUITS = (
    "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0z",
    box(-10, -10, 20, 20),
    "M0 -14L14 10H-14z",
)


def outline(points: tuple[Vector, ...], middle: Point = (0, 0)) -> str:
    moved = ((UNIT * x - middle[0], UNIT * y - middle[1]) for x, y in corners(points))
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in moved) + "z"


@cache
def middle_of(place: Place) -> Point:
    """The middle of a shape's box, from the middle of its card."""
    xs, ys = zip(*corners(SHAPES[place].outline), strict=True)
    return UNIT * (min(xs) + max(xs)) / 2, UNIT * (min(ys) + max(ys)) / 2


def card_name(card: Card) -> str:
    return "start" if card == START else f"card{card}"


@cache
def card_sprite(card: Card) -> Sprite:
    width, height = UNIT * WIDTH, UNIT * HEIGHT
    ground = Path(box(-width / 2, -height / 2, width, height), "card", "ink")
    if card == START:
        lines = (Path(outline(shape.outline), line="muted", width=1) for shape in SHAPES)
        return Sprite("start", width, height, (ground, *lines))
    colour = f"seat{colour_of(card)}"
    shapes = (part for place, dots in face(card).items() for part in _shape(place, dots, colour))
    return Sprite(card_name(card), width, height, (ground, *shapes, *_middle(card, colour)))


def _shape(place: Place, dots: int, colour: str) -> tuple[Shape, ...]:
    edge = Path(outline(SHAPES[place].outline), colour if dots else "none", colour)
    return (edge, *(Circle(x, y, DOT, "white", "ink", 1) for x, y in _dots(place, dots)))


def _dots(place: Place, dots: int) -> list[Point]:
    if not dots:
        return []
    shape = SHAPES[place]
    points = corners(shape.outline)
    x, y = UNIT * sum(p[0] for p in points) / len(points), UNIT * sum(p[1] for p in points) / len(points)
    if shape.kind in (Kind.CORNER, Kind.EDGE):
        return [(x, y)]
    steps = [UNIT * step for step in STEPS[shape.kind]]
    if shape.kind is Kind.SQUARE:
        return [(x + step, y + step) for step in steps]
    return [(x + step, y) if shape.side in "TB" else (x, y + step) for step in steps]


def _middle(card: Card, colour: str) -> tuple[Shape, ...]:
    """The value in its suit, and below it the colour's symbol."""
    return (
        Path(SUITS[suit_of(card)], "card", "ink"),
        Text(value_of(card), 0, 0, 14, title=True),
        Path(symbol(colour_of(card), 0, 20, 10), colour),
    )


@cache
def open_sprite(place: Place) -> Sprite:
    """The ground of a shape that can be covered, to be lit."""
    xs, ys = zip(*corners(SHAPES[place].outline), strict=True)
    width, height = UNIT * (max(xs) - min(xs)), UNIT * (max(ys) - min(ys))
    edge = Path(outline(SHAPES[place].outline, middle_of(place)), line="muted", width=1)
    return Sprite(f"open{place}", width, height, (edge,))


SPOT = Sprite("spot", 24, 24, (Circle(0, 0, 6, "none", "muted"),))


@cache
def plate(seat: int, colour: int) -> Sprite:
    """A player's name beside the symbol of the colour."""
    return Sprite(
        f"plate{seat}-{colour}",
        120,
        28,
        (
            Path(box(-60, -14, 120, 28, 8), f"seat{colour}", "ink"),
            Path(box(-35, -11, 92, 22, 5), "card"),
            Path(symbol(colour, -47, 0, 18), "white", "ink", 1.5),
            Text(Who(seat), 11, 0, 16),
        ),
    )


@cache
def score_badge(points: int) -> Sprite:
    return Sprite(f"dots{points}", 32, 32, (Circle(0, 0, 15, "card", "ink"), Text(points, 0, 0, 16, title=True)))
