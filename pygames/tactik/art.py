"""The board and what stands on it as drawings. Cells, pawns and trays are drawn for cells CELL units apart.

A colour of the game is the seat colour of its number: a seat's first colour has the number of the seat, so that it
is the one its player has chosen; a second one is a dye that nobody has. None comes without its symbol.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from pygames.core.game import Seat, Who, say
from pygames.core.scene import Circle, Path, Sprite, Symbol, Text, box

from .board import HOME, length
from .layout import CELL, HEIGHT, MIDDLE, WIDTH, layout
from .star import Point

HOLE = 8.6  # the radius of a cell
FRAME = 10  # of wood
FELT = Point(74, 48)  # half of the middle, where the cards lie


# The board


@cache
def board(sections: int) -> Sprite:
    """Paper in a frame of wood, the track laid into it, felt in the middle. The same from every seat."""
    lay = layout(sections, 0)
    left, top, breadth = -WIDTH / 2, -HEIGHT / 2, lay.form.spacing
    cells = lay.cells[: length(sections)]
    track = "M" + "L".join(f"{x - MIDDLE.x:.1f} {y - MIDDLE.y:.1f}" for x, y in cells) + "z"
    return Sprite(
        f"board{sections}",
        WIDTH,
        HEIGHT,
        (
            Path(box(left + 1, top + 1, WIDTH - 2, HEIGHT - 2, 26), "wood", "ink"),
            Path(box(left + FRAME, top + FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME, 18), "paper", "ink", 1.5),
            Path(track, "card", "ink", breadth + 2.5),
            Path(track, "none", "wood", breadth - 0.5),
            Path(box(-FELT.x, -FELT.y, 2 * FELT.x, 2 * FELT.y, 36), "felt", "ink"),
        ),
    )


_HOLE = Circle(0, 0, HOLE, "card", "ink", 1.2)
PLAIN = Sprite("cell", CELL, CELL, (_HOLE,))
# Which way round, on the first cells of a section; to be turned from pointing right.
ARROW = Sprite("cell-arrow", CELL, CELL, (_HOLE, Path("M-2-4 2.500 0-2 4", line="muted", width=2.2)))
# Every fourth cell, to count by.
MARKED = Sprite(
    "cell4", CELL, CELL, (Circle(0, 0, HOLE + 1.2, "ink"), Circle(0, 0, HOLE - 1.6, "card"), Circle(0, 0, 2, "ink"))
)


@cache
def start(colour: int) -> Sprite:
    """Ringed in its colour."""
    rings = (Circle(0, 0, CELL / 2, f"seat{colour}", "ink", 1.6), Circle(0, 0, HOLE - 0.6, "card", "ink", 1.2))
    return Sprite(
        f"start{colour}", CELL, CELL, (*rings, Symbol(f"seat{colour}", 0, 0, 11, f"seat{colour}", "ink", 0.8))
    )


@cache
def home(colour: int) -> Sprite:
    return Sprite(f"home{colour}", CELL, CELL, (_HOLE, Symbol(f"seat{colour}", 0, 0, 9, f"seat{colour}", "ink", 0.6)))


# From beyond the start cell to beyond the sign at the end of the home; how many cells its middle is from the start.
LANE = CELL * (HOME + 1) + 22
LANE_MIDDLE = (LANE / 2 - CELL / 2 - 1) / CELL


@cache
def lane(colour: int | None) -> Sprite:
    """The ground of a home and of the start cell before it, pointing up to its sign. An idle section's has none."""
    form = box(-CELL / 2 - 1, -LANE / 2, CELL + 2, LANE, 13)
    if colour is None:
        return Sprite("lane", CELL + 2, LANE, (Path(form, "muted", "ink", 1.6),))
    sign = Symbol(f"seat{colour}", 0, 14 - LANE / 2, 15, f"seat{colour}", "ink", 1)
    return Sprite(f"lane{colour}", CELL + 2, LANE, (Path(form, f"seatlight{colour}", "ink", 1.6), sign))


CLOSED = Sprite(
    "closed", CELL, CELL, (Circle(0, 0, HOLE, "muted", "ink", 1.2), Path("M-4-4 4 4M4-4-4 4", "none", "ink", 1.6))
)


@cache
def tray(colour: int, pitch: float) -> Sprite:
    """A reserve: four places, two by two."""
    size = pitch + CELL
    places = tuple(Circle(x * pitch / 2, y * pitch / 2, HOLE, "card", "ink", 1.2) for y in (-1, 1) for x in (-1, 1))
    ground = Path(box(-size / 2, -size / 2, size, size, 12), f"seatlight{colour}", "ink", 1.6)
    sign = Symbol(f"seat{colour}", 0, 0, 11, f"seat{colour}", "ink", 0.8)
    return Sprite(f"tray{colour}-{pitch:g}", size, size, (ground, *places, sign))


# Pawns


@cache
def pawn(colour: int) -> Sprite:
    """Round-headed, seen from above."""
    return Sprite(
        f"pawn{colour}",
        CELL,
        CELL,
        (
            Circle(1, 1.6, 11, "shadow"),
            Circle(0, 0, 10.8, f"seat{colour}", "ink", 1.8),
            Path("M-7.8-2.500a8.200 8.200 0 0 1 5-5.200", line="white", width=1.6),
            Symbol(f"seat{colour}", 0, 0, 14, "white", "ink", 1.1),
        ),
    )


@cache
def stake(colour: int) -> Sprite:
    """A pawn with its drilled side up, in a collar: nobody gets past."""
    return Sprite(
        f"stake{colour}",
        CELL + 4,
        CELL + 4,
        (
            Path(_octagon(14), "ink"),
            Path(_octagon(12.4), "white"),
            Path(_octagon(10.6), f"seat{colour}", "ink", 1.2),
            Symbol(f"seat{colour}", 0, 0, 16, "white", "ink", 1),
            Circle(0, 0, 3.6, "ink", "white", 1),
        ),
    )


def _octagon(radius: float) -> str:
    corners = ((2 * i + 1) * pi / 8 for i in range(8))
    return "M" + "L".join(f"{radius * sin(angle):.1f} {radius * cos(angle):.1f}" for angle in corners) + "z"


# Plates and badges


@cache
def plate(colour: int, seat: Seat, width: float) -> Sprite:
    """A player's name beside the symbol of a colour of theirs."""
    left = -width / 2
    return Sprite(
        f"plate{colour}-{seat}-{width:g}",
        width,
        PLATE,
        (
            Path(box(left, -PLATE / 2, width, PLATE, 8), f"seat{colour}", "ink"),
            Path(box(left + 25, -PLATE / 2 + 3, width - 28, PLATE - 6, 5), "card"),
            Symbol(f"seat{colour}", left + 13, 0, 18, "white", "ink", 1.4),
            Text(Who(seat), 11, 0, 19, room=width - 33),
        ),
    )


PLATE = 28


@cache
def turn(width: float) -> Sprite:
    """A golden rim around the plate of whose turn it is; open, so that its ghost hides no name."""
    width, height = width + 10, PLATE + 10
    rim = box(-width / 2 + 2, -height / 2 + 2, width - 4, height - 4, 9)
    return Sprite(
        f"turn-{width:g}", width, height, (Path(rim, line="ink", width=7), Path(rim, line="perfect", width=4))
    )


@cache
def partner(colour: int) -> Sprite:
    """Who somebody plays with: a plus and the partner's symbol, hung on the plate."""
    return Sprite(
        f"partner{colour}",
        34,
        20,
        (
            Path(box(-17, -10, 34, 20, 10), f"seat{colour}", "ink", 1.6),
            Path("M-12 0H-4M-8-4V4", line="ink", width=4),
            Path("M-12 0H-4M-8-4V4", line="white", width=2),
            Symbol(f"seat{colour}", 7, 0, 13, "white", "ink", 1.1),
        ),
    )


@cache
def mate(colour: int) -> Sprite:
    """The viewer's partner is called so, with colour and symbol: other plates than theirs may be as near."""
    ground = Path(box(-58, -12, 116, 24, 8), f"seatlight{colour}", "ink", 1.5)
    sign = Symbol(f"seat{colour}", -46, 0, 16, f"seat{colour}", "ink", 1.2)
    return Sprite(f"mate{colour}", 116, 24, (ground, sign, Text(say("picture-partner"), 9, 0, 19)))


@cache
def count(number: int) -> Sprite:
    """How many cards, or steps of a 7x1 that are left."""
    size = 20 if number < 10 else 16
    disc = Circle(0, 0, 12, "card", "ink", 1.6)
    return Sprite(f"count{number}", 24, 24, (disc, Text(number, 0, 0, size, title=True, room=21)))


# Where a card for somebody else is laid.
GIFT = Sprite(
    "gift",
    60,
    90,
    (Path("M-28-26v-9q0-8 8-8h9M28-26v-9q0-8-8-8h-9M-28 26v9q0 8 8 8h9M28 26v9q0 8-8 8h-9", line="ink", width=4),),
)
