"""What lies beside the cards: tags of packs, numbers, the table's edge, places for cards apart."""

from __future__ import annotations

from functools import cache

from pygames.core.scene import Circle, Path, Sprite, Symbol, Text, box

from .art import DOT

TAG, HIGH = 62, 20  # the size of a tag


@cache
def tag(colour: int) -> Sprite:
    """Names a pack by its colour, with room for the number of its dots that are to be seen."""
    left = -TAG / 2
    return Sprite(
        f"tag{colour}",
        TAG,
        HIGH,
        (
            Path(box(left, -HIGH / 2, TAG, HIGH, 7), f"seat{colour}", "ink", 1.6),
            Path(box(left + 21, 3 - HIGH / 2, TAG - 24, HIGH - 6, 4), "card"),
            Symbol(f"seat{colour}", left + 11, 0, 15, "white", "ink", 1.1),
            Circle(left + 28, 0, DOT, "ink"),
        ),
    )


@cache
def number(points: int) -> Sprite:
    """Laid onto a tag."""
    return Sprite(f"dots{points}", 24, 16, (Text(points, 0, 0, 16, title=True),))


NUMBER_X = TAG / 2 - 15  # from the middle of the tag

# A golden rim around the tag of whose turn it is; open, so that its ghost hides no number.
_RIM = box(-TAG / 2 - 2.5, -HIGH / 2 - 2.5, TAG + 5, HIGH + 5, 9)
TURN = Sprite("turn", TAG + 10, HIGH + 10, (Path(_RIM, line="ink", width=6.6), Path(_RIM, line="perfect", width=3.6)))


@cache
def hidden(colour: int, dots: int) -> Sprite:
    """So many dots of a colour are covered by the last card."""
    return Sprite(
        f"hidden{colour}-{dots}",
        46,
        22,
        (
            Path(box(-23, -11, 46, 22, 8), f"seat{colour}", "ink", 1.6),
            Path(box(-2, -8, 22, 16, 5), "card"),
            Symbol(f"seat{colour}", -12.5, 0, 15, "white", "ink", 1.1),
            Path("M1 0h6", line="ink", width=2.4),
            Text(dots, 13.5, 0, 16, title=True),
        ),
    )


@cache
def tray(width: float, height: float) -> Sprite:
    """The ground of a hand: the table may be moved below it."""
    ground = Path(box(-width / 2, -height / 2, width, height, 10), "felt", "wood", 2)
    return Sprite(f"tray{width:g}x{height:g}", width, height, (ground,))


# Where a card can be placed apart.
SPOT = Sprite("spot", 20, 20, (Circle(0, 0, 3, "card"),))

EDGE = 10  # how wide the rim of the table is


@cache
def edge(length: float) -> Sprite:
    """One side of a table that ends there, the corners included."""
    strip = box(-length / 2 - EDGE, -EDGE / 2, length + 2 * EDGE, EDGE, 3)
    grain = Path(f"M{6 - length / 2:g} 1H{length / 2 - 6:g}", line="shadow", width=1.5)
    return Sprite(f"edge{length:g}", length + 2 * EDGE, EDGE, (Path(strip, "wood", "ink", 1.6), grain))
