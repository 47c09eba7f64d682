"""The cards as drawings: an ingredient for each value, a taco for the special ones."""

from __future__ import annotations

from functools import cache

from pygames.core.game import Who, say
from pygames.core.scene import Circle, Path, Shape, Sprite, Symbol, Text, box
from pygames.core.symbols import NAMES

from .cards import LETTERS, VALUES, Card
from .state import PERFECT

WIDTH, HEIGHT, CORNER = 60, 90, 8

_SHELL = "M-22 21a22 22 0 0 1 44 0c0 3-2 4-5 4h-34c-3 0-5-1-5-4z"
_BURST = (
    "M0-56 14-36 42-48 42-24 82-24 62-4 92 13 58 20 66 46 34 37 22 58 0 43-22 58-34 37-66 46-58 20"
    "-92 13-62-4-82-24-42-24-42-48-14-36z"
)
_FILLING = "M-20 11q3-12 9-9q4-10 10-4q7-7 11 1q8-1 9 11z"

# Each is drawn in the card's lower middle, about 44 x 44, flat, with one shade and one light.
INGREDIENTS: dict[Card, tuple[Shape, ...]] = {
    Card.ONE: (  # a slice of lime
        Circle(0, 9, 20, "colour2", "ink"),
        Circle(0, 9, 15, "light2"),
        Path("M0 -6V24M-13 1.5 13 16.5M-13 16.5 13 1.5", line="colour2"),
        Circle(0, 9, 2.5, "paper"),
    ),
    Card.TWO: (  # a chili
        Path("M-10 -4c16-4 24 6 20 17c-2 7-8 14-20 17c8-8 9-13 7-19c-2-7-8-9-7-15z", "colour1", "ink"),
        Path("M7 3c4 6 1 12-3 16", line="light1"),
        Path("M-11 -3c-1-4-4-7-8-8", line="dark2", width=4),
        Path("M-13 -7c5-2 9 0 11 4c-4-1-7 1-9 4c-3-2-4-5-2-8z", "colour2", "ink"),
    ),
    Card.THREE: (  # rings of onion
        Circle(-5, 13, 16, "light4", "ink"),
        Circle(-5, 13, 10.5, "card", "dark4"),
        Circle(10, 1, 12, "colour4", "ink"),
        Circle(10, 1, 7, "card", "dark4"),
    ),
    Card.FOUR: (  # a wedge of cheese
        Path("M-21 11 14 -7c6 3 8 9 7 18z", "light7", "ink"),
        Path("M-21 11h42v16h-42z", "colour7", "ink"),
        Circle(-9, 19, 3.5, "colour3"),
        Circle(9, 21, 2.5, "colour3"),
        Circle(6, 4, 3, "colour3"),
    ),
    Card.FIVE: (  # half an avocado
        Path("M0 -13c7 0 9 8 12 15c8 16 0 28-12 28s-20-12-12-28c3-7 5-15 12-15z", "dark2", "ink"),
        Path("M0 -7c4 0 6 7 8 12c6 12 0 20-8 20s-14-8-8-20c2-5 4-12 8-12z", "light2"),
        Circle(0, 16, 7, "colour8", "ink"),
        Path("M-3 14q1-3 4-3", line="light8"),
    ),
    Card.SIX: (  # a cob of corn
        Path("M0 -13c9 3 11 14 9 26c-1 8-5 14-9 16c-4-2-8-8-9-16c-2-12 0-23 9-26z", "colour3", "ink"),
        Path("M-8 -1h16M-10 7h20M-10 15h20M-4 -10v36M4 -10v36", line="dark3", width=1.5),
        Path("M-2 30c-12 0-18-9-17-22c6 3 8 6 10 12c2 4 4 7 7 10z", "colour2", "ink"),
        Path("M2 30c12 0 18-9 17-22c-6 3-8 6-10 12c-2 4-4 7-7 10z", "colour2", "ink"),
    ),
    Card.SEVEN: (  # a tomato
        Path("M0 -3c13-8 22 1 21 13c-1 11-9 19-21 19s-20-8-21-19c-1-12 8-21 21-13z", "colour1", "ink"),
        Path("M-14 11q1-7 7-8", line="light1", width=3),
        Path("M0 -4c-4 5-8 6-12 5c2-4 4-6 8-7c-1-3 0-5 2-7h3c-1 3 0 5 1 7c5-1 8 1 11 5c-5 2-9 1-13-3z",
             "colour2", "ink"),
    ),
    Card.LEGENDARY: (
        Path("M-16 -5 -13 -17 -5 -10 0 -20 5 -10 13 -17 16 -5z", "perfect", "ink"),
        Path(_FILLING, "colour2", "ink"),
        Path(_SHELL, "colour3", "ink"),
        Text(PERFECT, 0, 15, 18, title=True),
    ),
    Card.SOLO: (
        Path(_FILLING, "colour4", "ink"),
        Path(_SHELL, "light3", "ink"),
        Text(0, 0, 15, 18, title=True),
        Path("M-24 33h48", line="ink"),
    ),
}  # fmt: skip


CORNERS = {**{value: int(value) for value in VALUES}, Card.LEGENDARY: PERFECT, Card.SOLO: 0}
GROUNDS = {Card.LEGENDARY: "light3", Card.SOLO: "light5"}


def card_name(card: Card) -> str:
    """The name of a card's sprite."""
    return "back" if card is Card.HIDDEN else f"card{LETTERS[card]}"


@cache
def card_sprite(card: Card) -> Sprite:
    return Sprite(card_name(card), WIDTH, HEIGHT, _back() if card is Card.HIDDEN else _face(card))


@cache
def taken_sprite(card: Card) -> Sprite:
    """A card that lies in front of a seat: small, and only their number counts, so it shows none of its own."""
    return Sprite(f"taken{LETTERS[card]}", WIDTH, HEIGHT, (_edge(card), *INGREDIENTS[card]))


def _face(card: Card) -> tuple[Shape, ...]:
    # In the corner that stays visible when cards overlap.
    inset = 17 if CORNERS[card] > 9 else 11
    number = Text(CORNERS[card], -WIDTH / 2 + inset, -HEIGHT / 2 + 15, 20, title=True)
    return (_edge(card), *INGREDIENTS[card], number)


def _edge(card: Card) -> Path:
    return Path(box(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, CORNER), GROUNDS.get(card, "card"), "ink")


def _back() -> tuple[Shape, ...]:
    return (
        Path(box(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, CORNER), "card", "ink"),
        Path(box(-WIDTH / 2 + 6, -HEIGHT / 2 + 6, WIDTH - 12, HEIGHT - 12, CORNER - 4), "colour1"),
        Path(_SHELL, "light1", "dark1"),
    )


@cache
def count_badge(count: int) -> Sprite:
    """How many cards lie there."""
    return Sprite(f"count{count}", 32, 32, (Circle(0, 0, 15, "card", "ink"), Text(count, 0, 0, 18, title=True)))


@cache
def sum_badge(points: int) -> Sprite:
    """A taco's sum: a round badge while it is open, a golden sun when it is perfect. (Above 11 it is gone.)"""
    number = Text(points, 0, 0, 18, title=True)
    if points == PERFECT:
        return Sprite("sum-perfect", 40, 40, (Symbol(SUN, 0, 0, 44, "perfect", "ink"), number))
    return Sprite(f"sum{points}", 32, 32, (Circle(0, 0, 15, "good", "ink"), Circle(0, 0, 11, "card"), number))


SUN = f"colour{NAMES.index('sun')}"


@cache
def plate(seat: int, width: float) -> Sprite:
    """A player's name beside their symbol, in their colour."""
    left = -width / 2
    return Sprite(
        f"plate{seat}-{width:g}",
        width,
        32,
        (
            Path(box(left, -16, width, 32, 9), f"seat{seat}", "ink"),
            Path(box(left + 27, -13, width - 30, 26, 6), "card"),
            Symbol(f"seat{seat}", left + 14, 0, 20, "white", "ink", 1.5),
            Text(Who(seat), 12, 0, 19, room=width - 36),
        ),
    )


TURN = Sprite("turn", 18, 22, (Path("M-7-9 8 0-7 9z", "perfect", "ink"),))
# Corners of a card that is not there yet. Light on the felt in every theme.
NEW = Sprite(
    "new",
    WIDTH,
    HEIGHT,
    (
        Path(box(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, CORNER), "felt"),
        Path("M-28-26v-9q0-8 8-8h9M28-26v-9q0-8-8-8h-9M-28 26v9q0 8 8 8h9M28 26v9q0 8-8 8h-9", line="card", width=3),
        Path("M-12-14H12M0-26V-2", line="card", width=4),
        Text(say("picture-new"), 0, 14, 16, "card"),
    ),
)
BURST = Sprite(
    "burst",
    200,
    130,
    (
        Path(_BURST, "perfect", "ink"),
        Path("M-84 44l-8 6M84 44l8 6M-72-46l-10-8M72-46l10-8M0-58v-6", line="perfect", width=4),
    ),
)
