"""The picture: the cards as they lie, what can be covered, where the last one is connected, and the packs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import ceil, floor

from pygames.core.game import Seat
from pygames.core.scene import Item, Scene

from . import art, badges
from .art import UNIT
from .cards import colour_of, face
from .keys import card_key, open_key
from .laid import SIZES, Laid
from .layout import Layout
from .overlap import reach
from .packs import Placed, packs
from .pose import ROOT, Point
from .regions import can_be_covered, places_apart, regions
from .room import limits
from .shapes import SHAPES, Place, corners
from .state import Phase, State
from .taps import place_region

EDGE, OPEN, SPOT, JOINT, HIDDEN = -1, 200, 210, 220, 221  # what lies above what; cards from 0, as they were laid
MARGIN = 1  # around all cards, in units
STEP = 3  # the picture grows by so many units at a time
USUAL = 900  # so wide a picture can be before badges are drawn larger
LARGEST = 2

Box = tuple[float, float, float, float]  # left, top, right, bottom


def scene(view: State, seat: Seat | None) -> Scene:
    apart = places_apart(view, seat)
    table = _box(view.layout, bool(apart))
    placed = [
        *_edges(view.layout.size, table),
        *(_card(number, laid) for number, laid in enumerate(view.layout.laid)),
        *(_open_shapes(view.layout) if can_be_covered(view, seat) else ()),
        *(_spot(x, y) for x, y in apart),
        *_last(view.layout, _large(table)),
        *packs(view, seat),
    ]
    sprites = {sprite.name: sprite for _, sprite in placed}
    left, top, right, bottom = (round(edge, 2) for edge in table)
    return Scene(
        (left, top, right - left, bottom - top),
        tuple(sprites.values()),
        tuple(item for item, _ in placed),
        tuple(regions(view, seat)),
        careful=view.phase is not Phase.HAND,  # a suit is handed on at once
    )


# How far the picture reaches


@lru_cache(maxsize=64)
def _box(layout: Layout, apart: bool) -> Box:
    """All cards and all places for another one, in steps, lest the picture shift with each card.

    It ends with the rim of the table.
    """
    left, top, right, bottom = limits(layout) if apart else _reached(layout)
    left, top = (STEP * floor((edge - MARGIN) / STEP) for edge in (left, top))
    right, bottom = (STEP * ceil((edge + MARGIN) / STEP) for edge in (right, bottom))
    across, down = (half + badges.EDGE / UNIT for half in SIZES[layout.size])
    return UNIT * max(left, -across), UNIT * max(top, -down), UNIT * min(right, across), UNIT * min(bottom, down)


def _reached(layout: Layout) -> Box:
    left, top, right, bottom = layout.box
    for slots in layout.slots:
        for slot in slots:
            across, down = reach(slot.pose.turn)
            left, right = min(left, slot.x - across), max(right, slot.x + across)
            top, bottom = min(top, slot.y - down), max(bottom, slot.y + down)
    return left, top, right, bottom


def _large(box: Box) -> float:
    """What must be read is drawn larger when the picture is."""
    left, top, right, bottom = box
    return min(LARGEST, max(1, (right - left) / USUAL, (bottom - top) / USUAL))


# What lies on the table


def _edges(size: str, box: Box) -> Iterator[Placed]:
    """The rim of the table, as soon as the picture comes to it anywhere."""
    across, down = (UNIT * half for half in SIZES[size])
    left, top, right, bottom = box
    if max(-left, right) <= across and max(-top, bottom) <= down:
        return
    wide, high = across + badges.EDGE / 2, down + badges.EDGE / 2
    for side, x, y, turn, length in (
        ("top", 0, -high, 0, 2 * across),
        ("right", wide, 0, 90, 2 * down),
        ("bottom", 0, high, 0, 2 * across),
        ("left", -wide, 0, 90, 2 * down),
    ):
        sprite = badges.edge(length)
        yield Placed(Item(f"edge-{side}", sprite.name, x, y, turn, z=EDGE), sprite)


@lru_cache(maxsize=4096)
def _card(number: int, laid: Laid) -> Placed:
    sprite = art.card_sprite(laid.card, laid.mirror)
    x, y = laid.pose.middle
    at = round(UNIT * x, 3), round(UNIT * y, 3)
    return Placed(Item(card_key(laid.card), sprite.name, *at, 45 * laid.pose.turn, z=number, manner="flip"), sprite)


def _open_shapes(layout: Layout) -> Iterator[Placed]:
    for number, place in layout.open_shapes:
        yield _open(number, place, layout.laid[number])


@lru_cache(maxsize=4096)
def _open(number: int, place: Place, laid: Laid) -> Placed:
    """The small ones above the large: on the start card they share their ground."""
    kind = SHAPES[place].kind
    sprite = art.open_sprite(kind)
    return Placed(Item(open_key(number, place), sprite.name, *_lies(laid, place), z=OPEN - kind), sprite)


def _lies(laid: Laid, place: Place) -> tuple[float, float, float]:
    """Where a shape of a card on the table is, and its turn."""
    seen = laid.seen(place)
    x, y = _on_table(laid, art.middle_of(seen))
    return round(x, 3), round(y, 3), (45 * laid.pose.turn + art.turn_of(seen)) % 360


TURNS = ((1, 0), (ROOT, ROOT), (0, 1), (-ROOT, ROOT), (-1, 0), (-ROOT, -ROOT), (0, -1), (ROOT, -ROOT))


def _on_table(laid: Laid, point: Point) -> Point:
    """A point of a card as it is seen, from the middle of the card to that of the table."""
    (x, y), (dx, dy), (cos, sin) = laid.pose.middle, point, TURNS[laid.pose.turn]
    return UNIT * x + dx * cos - dy * sin, UNIT * y + dx * sin + dy * cos


def _last(layout: Layout, large: float) -> Iterator[Placed]:
    """What the last card has done: where it is connected, which of its dots are safe, how many are hidden."""
    laid, number = layout.last, len(layout.laid) - 1
    if laid.on < 0:
        return
    joint = art.joint_sprite(SHAPES[laid.shape].kind, face(laid.card)[laid.shape])
    yield Placed(Item(f"joint{number}", joint.name, *_lies(laid, laid.shape), z=JOINT, manner="tell"), joint)
    below = layout.laid[laid.on].card
    if dots := face(below)[laid.below]:
        badge = badges.hidden(colour_of(below), dots)
        points = (_on_table(laid, (UNIT * x, UNIT * y)) for x, y in corners(SHAPES[laid.seen(laid.shape)].outline))
        x, y = max(points, key=lambda point: point[0] - point[1])  # above to the right, where badges are looked for
        at = round(x + 8 * large, 2), round(y - 6 * large, 2)
        yield Placed(Item(f"hidden{number}", badge.name, *at, scale=round(large, 2), z=HIDDEN, manner="tell"), badge)


def _spot(x: int, y: int) -> Placed:
    return Placed(Item(place_region(x, y), badges.SPOT.name, UNIT * x, UNIT * y, z=SPOT), badges.SPOT)
