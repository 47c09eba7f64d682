"""The picture: the cards on the table, the others' packs above them, one's own outer cards in the hand."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from typing import NamedTuple

from pygames.core.game import Seat, Who, say
from pygames.core.scene import Item, Region, Scene, Sprite

from . import art
from .art import UNIT
from .cards import NONE, SUIT_LETTERS, Card, name
from .laid import Laid
from .room import room
from .score import scores
from .shapes import CORNERS, EDGES, Place, shape_name
from .state import Phase, State
from .taps import (
    PASS,
    apart_region,
    card_region,
    place_region,
    shape_region,
    suit_region,
    way_region,
)
from .turn import QUARTERS

MARGIN = 45
ROW = 150  # the height of a row of packs
PACK = 190  # the width of one


class Placed(NamedTuple):
    item: Item
    sprite: Sprite


def scene(view: State, seat: Seat | None) -> Scene:
    left, top, right, bottom = (UNIT * edge for edge in view.layout.box)
    rows = -(-view.setup.seats // 3)
    width = max(right - left + 2 * MARGIN, 3 * PACK)
    x, y = (left + right - width) / 2, top - MARGIN - rows * ROW
    placed = [*_table(view), *_places(view, seat), *_packs(view, seat, x, y, width), *_hands(view, seat)]
    sprites = {sprite.name: sprite for _, sprite in placed}
    items = tuple(item for item, _ in placed)
    bounds = (x, y, width, bottom + MARGIN - y)
    return Scene(bounds, tuple(sprites.values()), items, tuple(_regions(view, seat)))


def _card_key(card: Card) -> str:
    """The same in a pack and on the table, so that it is seen to go there."""
    return art.card_name(card)


def _table(view: State) -> Iterator[Placed]:
    for number, laid in enumerate(view.layout.laid):
        sprite = art.card_sprite(laid.card)
        x, y = laid.pose.middle
        yield Placed(
            Item(_card_key(laid.card), sprite.name, UNIT * x, UNIT * y, 45 * laid.pose.turn, 1, laid.mirror, z=number),
            sprite,
        )
    for number, place in view.layout.open_shapes:
        yield _open(view.layout.laid[number], number, place)


def _open(laid: Laid, number: int, place: Place) -> Placed:
    """A shape that can be covered lies just above its card."""
    sprite = art.open_sprite(place)
    x, y = laid.pose.middle
    dx, dy = art.middle_of(place)
    dx = -dx if laid.mirror else dx
    angle = laid.pose.turn * pi / 4
    dx, dy = dx * cos(angle) - dy * sin(angle), dx * sin(angle) + dy * cos(angle)
    at = round(UNIT * x + dx, 3), round(UNIT * y + dy, 3)
    return Placed(
        Item(_open_key(number, place), sprite.name, *at, 45 * laid.pose.turn, 1, laid.mirror, z=number), sprite
    )


def _open_key(number: int, place: Place) -> str:
    return f"open{number}.{place}"


def _chosen_places(view: State, seat: Seat | None) -> list[tuple[int, int]]:
    """Where cards chosen to be placed apart can go: the viewer's, or those of all who share the screen."""
    seats = range(view.setup.seats) if seat is None else (seat,)
    turns = {chosen.turn % 2 for each in seats if (chosen := view.apart[each]) is not None}
    return sorted({place for turn in turns for place in room(view.layout, turn)})


def _places(view: State, seat: Seat | None) -> Iterator[Placed]:
    for x, y in _chosen_places(view, seat):
        yield Placed(Item(place_region(x, y), art.SPOT.name, UNIT * x, UNIT * y), art.SPOT)


def _packs(view: State, seat: Seat | None, x: float, y: float, width: float) -> Iterator[Placed]:
    """A name, the dots to be seen, and the outer cards, unless they are in a hand on screen."""
    points = scores(view)
    for other in range(view.setup.seats):
        row, column = divmod(other, 3)
        left, top = x + column * width / 3, y + row * ROW
        colour = view.setup.colour(other)
        plate, badge = art.plate(other, colour), art.score_badge(points[colour])
        yield Placed(Item(f"plate{other}", plate.name, left + 64, top + 20), plate)
        yield Placed(Item(f"dots{other}", badge.name, left + 144, top + 20), badge)
        if seat is not None and other != seat:
            for i, card in enumerate(view.outer[other]):
                if card != NONE:
                    sprite = art.card_sprite(card)
                    yield Placed(Item(_card_key(card), sprite.name, left + 40 + 66 * i, top + 90), sprite)


def _hands(view: State, seat: Seat | None) -> Iterator[Placed]:
    for owner in range(view.setup.seats) if seat is None else (seat,):
        for i, card in enumerate(view.outer[owner]):
            if card != NONE:
                sprite = art.card_sprite(card)
                yield Placed(Item(_card_key(card), sprite.name, 72 * i - 36, 0, zone=f"hand{owner}"), sprite)


def _regions(view: State, seat: Seat | None) -> Iterator[Region]:
    for owner in range(view.setup.seats):
        for card in view.cards(owner):
            yield Region(card_region(card), say("region-card", card=name(card)), (_card_key(card),))
    for number, place in view.layout.open_shapes:
        label = say("region-shape", shape=shape_name(place), card=name(view.layout.laid[number].card))
        yield Region(shape_region(number, place), label, (_open_key(number, place),))
    for x, y in _chosen_places(view, seat):
        yield Region(place_region(x, y), say("region-place", x=x, y=y), (place_region(x, y),))
    yield from _buttons(view, seat)


def _buttons(view: State, seat: Seat | None) -> Iterator[Region]:
    if view.phase is Phase.HAND and seat is not None:
        to = Who((seat + 1) % view.setup.seats)
        for suit in view.suits:
            yield Region(suit_region(suit), say("tell-hand", suit=SUIT_LETTERS[suit], to=to))
    if view.phase in (Phase.TURN, Phase.FREE):
        for mirror in (False, True):
            for where in (*CORNERS, *EDGES):
                yield Region(way_region(where, mirror), say("region-way", side=where, back=int(mirror)))
            for turn in QUARTERS:
                yield Region(apart_region(turn, mirror), say("region-apart", turn=90 * turn, back=int(mirror)))
        yield Region(PASS, say("tell-pass"))
