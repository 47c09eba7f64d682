"""What can be chosen in the picture, and what shows it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from pygames.core.game import RegionId, Say, Seat, Who, say
from pygames.core.scene import Region

from .board import HOME, RESERVE, Place, home_number, is_home, length, to_start
from .cards import NAMES, Card, face, guises
from .keys import cell_key, own_key, pawn_key
from .state import Phase, State, a_colour, a_pawn, colours_of, is_stake, owner, partner

DISCARD: RegionId = "discard"


# Names of regions


def card_region(card: Card) -> RegionId:
    """Equal cards in the hand are one thing to choose."""
    return f"card{NAMES[card]}"


def guise_region(card: Card) -> RegionId:
    """What a joker stands for."""
    return f"as{NAMES[card]}"


def pawn_region(colour: int, pawn: int) -> RegionId:
    return f"pawn{colour}-{pawn}"


def reserve_region(colour: int) -> RegionId:
    """Pawns in reserve are one thing to choose."""
    return f"reserve{colour}"


def place_region(place: Place) -> RegionId:
    return f"cell{place}"


def seat_region(seat: Seat) -> RegionId:
    return f"seat{seat}"


def regions(view: State, seat: Seat | None) -> Iterator[Region]:
    if seat is not None:
        yield from _cards(view, seat)
    yield from _places(view)
    yield from _pawns(view)  # what stands on a cell means itself, unless the cell can be chosen
    for who in range(view.seats):
        items = tuple(f"plate{colour}" for colour in colours_of(view, who))
        key = "region-partner" if seat is not None and partner(view, who) == seat else "region-seat"
        yield Region(seat_region(who), say(key, who=Who(who), count=len(view.hands[who])), items)


def _cards(view: State, seat: Seat) -> Iterator[Region]:
    hand = view.hands[seat]
    for card in dict.fromkeys(hand):
        items = tuple(own_key(seat, card, copy) for copy in range(hand.count(card)))
        key = "region-give" if view.phase is Phase.EXCHANGE else "region-card"
        yield Region(card_region(card), say(key, card=face(card)), items)
    if Card.JOKER in hand:
        for card in guises(view.deck):
            yield Region(guise_region(card), say("region-as", card=face(card)))
    if view.phase is Phase.TURN:
        yield Region(DISCARD, say("region-discard"))


def _pawns(view: State) -> Iterator[Region]:
    for colour, row in enumerate(view.pawns):
        waiting = tuple(pawn_key(colour, i) for i, place in enumerate(row) if place == RESERVE)
        if row:
            label = say("region-reserve", who=Who(owner(view, colour)), colour=a_colour(colour), count=len(waiting))
            yield Region(reserve_region(colour), label, (*waiting, f"tray{colour}"))
        for i, place in enumerate(row):
            if place != RESERVE:
                label = say("region-pawn", pawn=a_pawn(colour, i), where=_where(view, colour, i))
                yield Region(pawn_region(colour, i), label, (pawn_key(colour, i),))


def _where(view: State, colour: int, pawn: int) -> Say:
    place = view.pawns[colour][pawn]
    if is_home(view.sections, place):
        return say("where-home", number=home_number(view.sections, place))
    if is_stake(view, colour, pawn):
        return say("where-stake")
    return say("where-track", count=to_start(view.sections, colour, place))


def _places(view: State) -> Iterator[Region]:
    """Also shown by what stands there: who eats a pawn taps it."""
    there = {place: pawn_key(colour, i) for colour, row in enumerate(view.pawns) for i, place in enumerate(row)}
    for place, region in enumerate(_empty(view.sections)):
        yield replace(region, items=(*region.items, there[place])) if place in there else region


@cache
def _empty(sections: int) -> tuple[Region, ...]:
    """Every cell with nothing on it."""
    cells = (say("region-cell", number=place + 1) for place in range(length(sections)))
    homes = (say("region-home", number=number) for _ in range(sections) for number in range(1, HOME + 1))
    return tuple(Region(place_region(i), label, (cell_key(i),)) for i, label in enumerate((*cells, *homes)))
