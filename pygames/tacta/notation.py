"""Moves as text. Cards are colour, suit and value: `0c4` is the circle 4 of colour 0; s square, t triangle.

`0c4 TL>12.BR` connects the shape at the card's top left to the one at the bottom right of the 12th card on the table
(0 is the start card); `0c4 TLm>12.BR` does so with the card mirrored. Sides are those of a card's face, whichever side
is up; a square goes onto a square and so on, so that the side is enough. Apart: `0c4 apart 90`, `0c4 apart 0m`, then
`at 9 -12`. And `pass`, `hand c` (sabotage); of chance `suits ct`, `deal 0c4,0t1 1s2,1c6 first 0`, `show 0c3`.
"""

from __future__ import annotations

import re
from functools import cache

from pygames.core.game import Illegal, Seat

from .cards import COLOURS, EACH, START, SUIT_LETTERS, TWINS, VALUES, Card, colour_of, face, suit_of, value_of
from .moves import Apart, Appear, Deal, Hand, Keep, Move, Pass, Play, Put
from .shapes import MIRROR, PARTNER, PLACES, SHAPES, Kind, Place
from .state import Outer, State

_CARD = rf"[0-{COLOURS - 1}][{SUIT_LETTERS}][1-{VALUES}]"
_SIDE = "TL|TR|BR|BL|T|R|B|L"
_PLAY = re.compile(rf"({_CARD}) ({_SIDE})(m?)>(0|[1-9][0-9]{{0,2}})\.({_SIDE})")
_APART = re.compile(rf"({_CARD}) apart (0|90|180|270)(m?)")
_PUT = re.compile(r"at (0|-?[1-9][0-9]{0,3}) (0|-?[1-9][0-9]{0,3})")
_HAND = re.compile(rf"hand ([{SUIT_LETTERS}])")
_KEEP = re.compile(rf"suits ([{SUIT_LETTERS}]+)")
_DEAL = re.compile(rf"deal((?: {_CARD},{_CARD})+)(?: first ([0-9]|1[01]))?")
_APPEAR = re.compile(rf"show ({_CARD})")


@cache
def card_text(card: Card) -> str:
    return f"{colour_of(card)}{SUIT_LETTERS[suit_of(card)]}{value_of(card)}"


def card_of(text: str) -> Card:
    return int(text[0]) * EACH + SUIT_LETTERS.index(text[1]) * VALUES + int(text[2]) - 1


def write(move: Move) -> str:
    match move:
        case Keep(suits):
            return f"suits {''.join(SUIT_LETTERS[suit] for suit in suits)}"
        case Hand(suit):
            return f"hand {SUIT_LETTERS[suit]}"
        case Deal(outer, first):
            cards = " ".join(",".join(map(card_text, pair)) for pair in outer)
            return f"deal {cards}" + ("" if first is None else f" first {first}")
        case Appear(card):
            return f"show {card_text(card)}"
        case Play(card, mirror, shape, on, below):
            return f"{card_text(card)} {SHAPES[shape].side}{'m' * mirror}>{on}.{SHAPES[below].side}"
        case Apart(card, mirror, turn):
            return f"{card_text(card)} apart {90 * turn}{'m' * mirror}"
        case Put(x, y):
            return f"at {x} {y}"
        case Pass():
            return "pass"


def read(state: State, seat: Seat, text: str) -> Move:
    if text == "pass":
        return Pass()
    if found := _PLAY.fullmatch(text):
        return _play(state, card_of(found[1]), found[2], bool(found[3]), int(found[4]), found[5])
    if found := _APART.fullmatch(text):
        return _apart(card_of(found[1]), bool(found[3]), int(found[2]) // 90)
    if found := _PUT.fullmatch(text):
        return Put(int(found[1]), int(found[2]))
    if found := _HAND.fullmatch(text):
        return Hand(SUIT_LETTERS.index(found[1]))
    if found := _APPEAR.fullmatch(text):
        return Appear(card_of(found[1]))
    if found := _KEEP.fullmatch(text):
        return Keep(tuple(SUIT_LETTERS.index(letter) for letter in found[1]))
    if found := _DEAL.fullmatch(text):
        return Deal(tuple(map(_outer, found[1].split())), None if found[2] is None else int(found[2]))
    raise Illegal("not-a-move")


def _outer(text: str) -> Outer:
    first, second = text.split(",")
    return card_of(first), card_of(second)


def _play(state: State, card: Card, side: str, mirror: bool, on: int, below_side: str) -> Play:
    shape = next((place for place in face(card) if SHAPES[place].side == side), None)
    if shape is None:
        raise Illegal("rule-1-no-such-shape")
    if on >= len(state.layout.laid):
        raise Illegal("rule-10-no-such-card")
    below = _meant(state.layout.laid[on].card, below_side, PARTNER[SHAPES[shape].kind])
    twin = TWINS[card % EACH]
    if mirror and twin is not None:  # it looks the same face up, with another shape there
        shape, mirror = twin[shape], False
    return Play(card, mirror, shape, on, below)


def _meant(card: Card, side: str, kind: Kind) -> Place:
    """The shape of a card at a side. Only on the start card there are several; there it is the one of this kind."""
    if card == START:
        place = PLACES.get((kind, side))
    else:
        place = next((place for place in face(card) if SHAPES[place].side == side), None)
    if place is None:
        raise Illegal("rule-1-no-such-shape")
    return place


def _apart(card: Card, mirror: bool, turn: int) -> Apart:
    twin = TWINS[card % EACH]
    if mirror and twin is not None:
        turn, mirror = turn if twin is MIRROR else (turn + 2) % 4, False
    return Apart(card, mirror, turn)
