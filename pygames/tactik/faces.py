"""The cards as drawings: what a card does is told by a large number and a small picture."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from pygames.core.scene import Circle, Path, Shape, Sprite, Text, box

from .cards import BACKWARDS, NAMES, STEPS, VALUES, Card

WIDTH, HEIGHT, CORNER = 60, 90, 8

# The colour of what a card can do, always together with its picture: go on, start, go back, step, swap, anything.
FORWARD, START, BACK, STEP, SWAP, JOKER = "colour0", "colour2", "colour1", "colour4", "colour8", "colour3"
TINTS = {Card.BACK: BACK, Card.SEVEN: STEP, Card.SWAP: SWAP, Card.JOKER: JOKER}
STARTING = {Card.ONE, Card.TEN, Card.THIRTEEN}
NUMBERS = {**VALUES, Card.BACK: -BACKWARDS, Card.SEVEN: STEPS}


def _arrow(colour: str) -> tuple[Shape, ...]:
    return (
        Path("M-17 26H10", line="ink", width=8),
        Path("M-17 26H10", line=colour, width=4.5),
        Path("M9 17 20 26 9 35z", colour, "ink"),
    )


PICTURES: dict[Card, tuple[Shape, ...]] = {
    Card.BACK: (
        Path("M17 26H-10", line="ink", width=8),
        Path("M17 26H-10", line=BACK, width=4.5),
        Path("M-9 17-20 26-9 35z", BACK, "ink"),
    ),
    Card.SEVEN: tuple(
        Circle(-16.5 + 11 * (i % 4) + 5.5 * (i // 4), 20 + 10 * (i // 4), 4.2, STEP, "ink", 1.6) for i in range(STEPS)
    ),
    Card.SWAP: (
        Path("M-17 -6C-17 -28 17 -28 17 -8", line="ink", width=8),
        Path("M17 12C17 34 -17 34 -17 14", line="ink", width=8),
        Path("M-17 -6C-17 -28 17 -28 17 -8", line="colour5", width=4.5),
        Path("M17 12C17 34 -17 34 -17 14", line="colour3", width=4.5),
        Path("M8.500 -11H25.500L17 1z", "colour5", "ink"),
        Path("M-8.500 17H-25.500L-17 5z", "colour3", "ink"),
        Circle(-17, -6, 7, "colour5", "ink"),
        Circle(17, 12, 7, "colour3", "ink"),
    ),
    Card.JOKER: (  # a fool's cap
        Path("M-15 16C-15 4-16-1-21 0C-20-15-9-18-5-6C-6 0-6 8-5 16z", "colour1", "ink"),
        Path("M15 16C15 4 16-1 21 0C20-15 9-18 5-6C6 0 6 8 5 16z", "colour0", "ink"),
        Path("M-5 16C-6 8-6 0-5-6C-4-13-2-18 0-22C2-18 4-13 5-6C6 0 6 8 5 16z", JOKER, "ink"),
        *(Circle(x, y, 3.8, "perfect", "ink") for x, y in ((-20.5, 3), (20.5, 3), (0, -24))),
        Path(box(-17, 15, 34, 8, 4), "light3", "ink"),
    ),
}  # fmt: skip


def _start() -> tuple[Shape, ...]:
    """A stake is set on its ringed cell; or on it goes."""
    return (
        Circle(-12, 25.5, 9.5, START, "ink", 1.6),
        Circle(-12, 25.5, 6.2, "card", "ink", 1.2),
        Circle(-12, 25.5, 4.4, START, "ink", 1.6),
        Circle(-12, 25.5, 1.6, "ink"),
        Path("M2 32 7 19", line="ink", width=2),
        Path("M11 19 20 25.500 11 32z", START, "ink"),
    )


def card_name(card: Card) -> str:
    """The name of a card's sprite."""
    return "back" if card is Card.HIDDEN else f"card{NAMES[card]}"


@cache
def card_sprite(card: Card) -> Sprite:
    return Sprite(card_name(card), WIDTH, HEIGHT, _back() if card is Card.HIDDEN else _face(card))


def _face(card: Card) -> tuple[Shape, ...]:
    tint = TINTS.get(card, START if card in STARTING else FORWARD)
    left, top = -WIDTH / 2, -HEIGHT / 2
    ground = (
        Path(box(left, top, WIDTH, HEIGHT, CORNER), "card", "ink"),
        Path(box(left + 4.5, top + 4.5, WIDTH - 9, HEIGHT - 9, CORNER - 3), "none", tint, 2),
    )
    if card not in NUMBERS:
        return (*ground, *PICTURES[card])
    picture = PICTURES.get(card) or (_start() if card in STARTING else _arrow(tint))
    size = 46 if 0 < NUMBERS[card] < 10 else 38
    return (*ground, Text(NUMBERS[card], 0, -13, size, title=True), *picture)


def _back() -> tuple[Shape, ...]:
    """A ring of cells with a stake in it, on blue."""
    left, top = -WIDTH / 2, -HEIGHT / 2
    points = ((17 * sin(pi * i / 5), -17 * cos(pi * i / 5)) for i in range(10))
    cells = (Circle(round(x, 2), round(y, 2), 3.4, "light0", "dark0", 1) for x, y in points)
    return (
        Path(box(left, top, WIDTH, HEIGHT, CORNER), "card", "ink"),
        Path(box(left + 6, top + 6, WIDTH - 12, HEIGHT - 12, CORNER - 4), "colour0"),
        *cells,
        Circle(0, 0, 8.5, "light0", "dark0"),
        Circle(0, 0, 3, "dark0"),
    )
