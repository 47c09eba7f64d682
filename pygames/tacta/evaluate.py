"""How well a seat stands: the dots that each colour can hope for at the end of the round.

Every card will be laid sooner or later, so dots still in a pack count nearly as much as those on the table. What tells
players apart are dots that are covered, and those that still can be: where there is room for a card, and where somebody
has one left that fits.
"""

from __future__ import annotations

from functools import lru_cache

from pygames.core.game import Seat

from .cards import EACH, NONE, WAYS, Card, colour_of, face, value_of
from .layout import Layout
from .pairs import FITS
from .score import scores
from .shapes import MIRROR, SHAPES, Place
from .state import Outer, State
from .ways import Setup

# How likely a shape with so many dots is covered because of one card that could: found by games against itself.
LURE = (0.0, 0.12, 0.3, 0.45, 0.6)
MOST = 0.85  # so that dots are better covered now than perhaps later
HELD = 0.8  # what a dot in a pack is worth; in free play many a card is never laid
HELD_FREE = 0.5

# As bits: for each place where a card's shape is seen, the cards (without their colour) that can lie like that.
CARDS_BY_PLACE: tuple[int, ...] = tuple(
    sum(1 << number for number in range(EACH) if any(way.seen == place for way in WAYS[number]))
    for place in range(len(SHAPES))
)
# As bits: for each place on a card, the places that could cover it if there is room on all sides.
COVERS: tuple[int, ...] = tuple(sum(1 << seen for seen, _ in FITS[0][place]) for place in range(len(SHAPES)))


@lru_cache(maxsize=1 << 10)
def fitting(places: int) -> int:
    """The cards, as bits, that have a shape in one of these places."""
    cards = 0
    for place, fit in enumerate(CARDS_BY_PLACE):
        if places >> place & 1:
            cards |= fit
    return cards


class Packs:
    """What is left in all packs, as far as it matters to what lies on the table. The order in them is unknown."""

    def __init__(self, setup: Setup, outer: tuple[Outer, ...], stock: tuple[tuple[Card, ...], ...]) -> None:
        held = [0] * setup.colours
        own = [list(cards) for cards in stock]
        for seat, pair in enumerate(outer):
            own[setup.colour(seat)] += [card for card in pair if card != NONE]
        for cards in own:
            for card in cards:
                held[colour_of(card)] += value_of(card)
        self.held: tuple[int, ...] = tuple(held)  # dots, by colour
        self._bits = [_bits(cards) for cards in own]
        self._risks: dict[tuple[int, int, int], float] = {}

    def risk(self, colour: int, dots: int, places: int) -> float:
        """How many of the dots in a shape will be lost, where these places of a card could cover it."""
        key = colour, dots, places
        if key not in self._risks:
            fit = fitting(places)
            count = sum((cards & fit).bit_count() for other, cards in enumerate(self._bits) if other != colour)
            self._risks[key] = MOST * dots * (1 - (1 - LURE[dots]) ** count)
        return self._risks[key]


def _bits(cards: list[Card]) -> int:
    bits = 0
    for card in cards:
        bits |= 1 << card % EACH
    return bits


packs = lru_cache(maxsize=256)(Packs)


def reachable(layout: Layout) -> dict[tuple[int, Place], int]:
    """The shapes that there is room to cover, each with the places, as bits, that a card could do it with."""
    found: dict[tuple[int, Place], int] = {}
    for seen, slots in enumerate(layout.slots):
        for slot in slots:
            key = slot.on, slot.below
            found[key] = found.get(key, 0) | 1 << seen
    return found


def prospects(state: State) -> list[float]:
    """What each colour can hope for, earlier rounds included."""
    points: list[float] = list(scores(state))
    if not state.playing:
        return points
    left = packs(state.setup, state.outer, state.stock)
    held = HELD_FREE if state.setup.free else HELD
    for colour, dots in enumerate(left.held):
        points[colour] += held * dots
    laid = state.layout.laid
    for (on, below), places in reachable(state.layout).items():
        card = laid[on].card
        if on and (dots := face(card)[below]):
            points[colour_of(card)] -= left.risk(colour_of(card), dots, places)
    for chosen in state.apart:
        if chosen is not None:  # it will lie where all its shapes can be covered
            colour, value = colour_of(chosen.card), value_of(chosen.card)
            points[colour] += (1 - held) * value
            points[colour] -= sum(
                left.risk(colour, dots, COVERS[MIRROR[place] if chosen.mirror else place])
                for place, dots in face(chosen.card).items()
                if dots
            )
    return points


def evaluate(state: State, seat: Seat) -> float:
    """What a seat's colour can hope for, ahead of the others."""
    return _ahead(prospects(state), state.setup.colour(seat))


def at_first_sight(state: State, seat: Seat) -> float:
    """The same of the dots that are to be seen now, as if nothing could be covered any more."""
    return _ahead(list(scores(state)), state.setup.colour(seat))


def _ahead(points: list[float] | list[int], colour: int) -> float:
    """Of the others on average and of the best of them."""
    own = points.pop(colour)
    return own - (sum(points) / len(points) + max(points)) / 2
