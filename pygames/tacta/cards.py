"""The cards: 18 of each colour, three suits of six, values 1 to 6; and the start card."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from pygames.core.game import Dye, Say, Who, say

from .shapes import DOTS, MIRROR, PLACES, SHAPES, Kind, Place

# The number of a card is 18 * colour + 6 * suit + value - 1: cards are compared and hashed all the time.
Card = int
NONE: Card = -1  # where a pack has no more outer card
COLOURS, SUITS, VALUES = 6, 3, 6
EACH = SUITS * VALUES
START: Card = COLOURS * EACH
SUIT_LETTERS = "cst"  # circle, square, triangle

# Each shape as kind, side, and whether it is filled.
_CORNER, _EDGE, _SQUARE, _SHORT, _LONG = Kind
_DECK: tuple[tuple[tuple[Kind, str, bool], ...], ...] = (
    # circle
    ((_SQUARE, "TL", False), (_EDGE, "R", True), (_SHORT, "B", False)),
    ((_SQUARE, "TR", False), (_EDGE, "L", True), (_CORNER, "BR", True)),
    ((_CORNER, "TR", False), (_EDGE, "L", False), (_SHORT, "B", True)),
    ((_LONG, "L", True), (_CORNER, "TR", False), (_CORNER, "BR", False)),
    ((_SHORT, "L", True), (_EDGE, "T", True), (_CORNER, "BR", True)),
    ((_EDGE, "T", True), (_EDGE, "L", True), (_EDGE, "R", True), (_SHORT, "B", True)),
    # square
    ((_LONG, "L", False), (_CORNER, "TR", True), (_CORNER, "BR", False)),
    ((_SQUARE, "TR", True), (_EDGE, "L", False), (_SHORT, "B", False)),
    ((_SQUARE, "TL", True), (_EDGE, "R", False), (_CORNER, "BL", True)),
    ((_EDGE, "T", True), (_SHORT, "R", True), (_CORNER, "BL", False)),
    ((_SQUARE, "TL", True), (_EDGE, "R", False), (_SHORT, "B", True)),
    ((_SQUARE, "TL", True), (_CORNER, "BL", False), (_LONG, "R", True)),
    # triangle
    ((_SQUARE, "TL", False), (_SHORT, "R", False), (_CORNER, "BL", True)),
    ((_EDGE, "T", True), (_EDGE, "R", False), (_CORNER, "BL", True)),
    ((_SHORT, "L", True), (_CORNER, "TR", False), (_EDGE, "B", False)),
    ((_CORNER, "TL", True), (_EDGE, "R", False), (_SHORT, "B", True)),
    ((_LONG, "R", True), (_EDGE, "L", True)),
    ((_SHORT, "T", True), (_SHORT, "B", True), (_EDGE, "R", False)),
)

Face = dict[Place, int]  # the shapes of a card, each with its dots

FACES: tuple[Face, ...] = (
    *({PLACES[kind, side]: DOTS[kind] if filled else 0 for kind, side, filled in shapes} for shapes in _DECK),
    dict.fromkeys(range(len(SHAPES)), 0),
)
HALF_TURN: tuple[Place, ...] = tuple(
    PLACES[shape.kind, shape.side.translate(str.maketrans("TRBL", "BLTR"))] for shape in SHAPES
)


def face(card: Card) -> Face:
    return FACES[EACH if card == START else card % EACH]


def colour_of(card: Card) -> int:
    """The start card's is one more than there are: nobody's."""
    return card // EACH


def suit_of(card: Card) -> int:
    return card % EACH // VALUES


def value_of(card: Card) -> int:
    return card % VALUES + 1


def pack(colour: int, suits: tuple[int, ...]) -> tuple[Card, ...]:
    """The cards of a colour that are of these suits, sorted."""
    return tuple(card for card in range(colour * EACH, (colour + 1) * EACH) if suit_of(card) in suits)


class Way(NamedTuple):
    """How a card can lie: one of its shapes, mirrored or not, and where that shape is then seen."""

    shape: Place
    mirror: bool
    seen: Place


def _as_seen(card: Face, mirror: bool) -> Face:
    return {MIRROR[place] if mirror else place: dots for place, dots in card.items()}


# Cards that look the same mirrored, perhaps turned upside down: for each place, the one that is then in its place.
TWINS: tuple[tuple[Place, ...] | None, ...] = tuple(
    MIRROR
    if _as_seen(card, mirror=True) == card
    else tuple(HALF_TURN[place] for place in MIRROR)
    if {HALF_TURN[place]: dots for place, dots in _as_seen(card, mirror=True).items()} == card
    else None
    for card in FACES[:EACH]
)


def own_mirror(card: Card) -> bool:
    """Whether the mirror image is the card itself, so that it is enough to let it lie face up."""
    return TWINS[card % EACH] is not None


# By card: all ways it can lie, those that look the same only once.
WAYS: tuple[tuple[Way, ...], ...] = tuple(
    tuple(
        Way(place, mirror, MIRROR[place] if mirror else place)
        for mirror in ((False,) if TWINS[number] else (False, True))
        for place in FACES[number]
    )
    for number in range(EACH)
)


@cache
def name(card: Card, dyed: bool) -> Say:
    """A card in a sentence: "Ben's circle 4", or by its colour: "the blue circle 4"."""
    if card == START:
        return say("card-start")
    colour, suit, value = colour_of(card), SUIT_LETTERS[suit_of(card)], value_of(card)
    if dyed:
        return say("card-dyed", colour=Dye(colour), suit=suit, value=value)
    return say("card", of=Who(colour), suit=suit, value=value)
