"""The picture: the board turned to the viewer, pawns on it, cards in its middle, names and hands in its notches."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import atan2, degrees
from typing import NamedTuple

from pygames.core.game import Seat
from pygames.core.scene import Item, Scene, Sprite

from . import art, faces
from .board import HOME, RESERVE, SECTION, home_cell, length, start_cell
from .cards import Card, Cards
from .keys import SHOWN, cell_key, discard_key, gift_key, held_key, own_key, pawn_key, stock_keys
from .layout import HEIGHT, MIDDLE, WIDTH, Layout, layout
from .regions import regions
from .star import Point
from .state import Phase, State, is_stake, owner, partner

PILE = 0.86  # the scale of the cards in the middle
GIVEN = 0.4  # of those on their way to somebody else
BOARD, LANE, CELL = -9, -8, -7  # what lies above what; pawns and cards are above all these


class Placed(NamedTuple):
    item: Item
    sprite: Sprite


def scene(view: State, seat: Seat | None) -> Scene:
    lay = layout(view.sections, seat or 0)
    placed = [
        *_ground(view.sections, seat or 0, view.colours),
        *_pawns(view, lay),
        *_plates(view, seat, lay),
        *_hands(view, seat, lay),
        *_gifts(view, lay),
        *_piles(view, lay),
    ]
    sprites = {sprite.name: sprite for _, sprite in placed}
    return Scene(
        (0, 0, WIDTH, HEIGHT), tuple(sprites.values()), tuple(item for item, _ in placed), tuple(regions(view, seat))
    )


def _told(key: str, sprite: Sprite, at: Point, z: int) -> Placed:
    """What says how things are."""
    return Placed(Item(key, sprite.name, round(at.x, 2), round(at.y, 2), z=z, manner="tell"), sprite)


def _put(key: str, sprite: Sprite, at: Point, scale: float = 1, z: int = 0, turn: float = 0) -> Placed:
    return Placed(Item(key, sprite.name, round(at.x, 2), round(at.y, 2), turn=turn, scale=scale, z=z), sprite)


# The board


@cache
def _ground(sections: int, first: int, colours: tuple[int, ...]) -> tuple[Placed, ...]:
    """All that never moves: the board, its cells, the reserves."""
    lay = layout(sections, first)
    return (_put("board", art.board(sections), MIDDLE, z=BOARD), *_arms(lay, colours), *_cells(lay, colours))


def _arms(lay: Layout, colours: tuple[int, ...]) -> Iterator[Placed]:
    sections, scale = len(lay.turns), lay.scale
    for colour, turn in enumerate(lay.turns):
        tip, home = lay.cells[start_cell(colour)], lay.cells[home_cell(sections, colour, 1)]
        middle = Point(tip.x + (home.x - tip.x) * art.LANE_MIDDLE, tip.y + (home.y - tip.y) * art.LANE_MIDDLE)
        mine = colour in colours
        yield _put(f"lane{colour}", art.lane(colour if mine else None), middle, scale, LANE, turn)
        if mine:
            tray = art.tray(colour, round(lay.form.pitch / scale, 1))
            yield _put(f"tray{colour}", tray, lay.notches[colour].reserve, scale, LANE)


def _cells(lay: Layout, colours: tuple[int, ...]) -> Iterator[Placed]:
    track = length(len(lay.turns))
    for place, point in enumerate(lay.cells):
        colour, i = divmod(place, SECTION) if place < track else ((place - track) // HOME, -1)
        if i == -1:
            sprite = art.home(colour) if colour in colours else art.CLOSED
        elif i == 0 and colour in colours:
            sprite = art.start(colour)
        else:
            sprite = art.MARKED if i % 4 == 0 else art.ARROW if i < 3 else art.PLAIN
        turn = _direction(point, lay.cells[place + 1]) if sprite is art.ARROW else 0
        yield _put(cell_key(place), sprite, point, lay.scale, CELL, turn)


def _direction(here: Point, there: Point) -> float:
    """Degrees clockwise from pointing right."""
    return round(degrees(atan2(there.y - here.y, there.x - here.x)), 1)


def _pawns(view: State, lay: Layout) -> Iterator[Placed]:
    for colour, row in enumerate(view.pawns):
        for i, place in enumerate(row):
            fixed = is_stake(view, colour, i)
            at = lay.reserves[colour][i] if place == RESERVE else lay.cells[place]
            yield _put(pawn_key(colour, i), art.stake(colour) if fixed else art.pawn(colour), at, lay.scale, int(fixed))


# The seats: names, hands, partners


def _plates(view: State, seat: Seat | None, lay: Layout) -> Iterator[Placed]:
    for colour in view.colours:
        who, (width, at, *_) = owner(view, colour), lay.notches[colour]
        mate = partner(view, who)
        yield _put(f"plate{colour}", art.plate(colour, who, width), at, z=2)
        if mate is not None:
            yield _put(f"partner{colour}", art.partner(mate), Point(at.x + width / 2 - 13, at.y - 16), 0.8, 3)
        if seat is not None and mate == seat:
            word = lay.form.partner
            yield _put("partner", art.mate(colour), Point(MIDDLE.x + word.x, MIDDLE.y - word.y), 0.85, 1)
    if view.phase in (Phase.TURN, Phase.SEVEN):
        width, at, *_ = lay.notches[view.turn]
        yield _told("turn", art.turn(width), at, z=1)


def _hands(view: State, seat: Seat | None, lay: Layout) -> Iterator[Placed]:
    for who, hand in enumerate(view.hands):
        if who == seat:
            yield from _own(who, hand)
        else:
            yield from _held(who, hand, lay)


def _own(seat: Seat, hand: Cards) -> Iterator[Placed]:
    for i, card in enumerate(hand):
        key, sprite = own_key(seat, card, hand[:i].count(card)), faces.card_sprite(card)
        yield Placed(Item(key, sprite.name, (i - (len(hand) - 1) / 2) * 66, 0, zone=f"hand{seat}"), sprite)


def _held(seat: Seat, hand: Cards, lay: Layout) -> Iterator[Placed]:
    at = lay.notches[seat].hand
    scale = lay.form.held
    for i, card in enumerate(hand):
        x = at.x + (i - (len(hand) - 1) / 2) * scale * (90 / max(4, len(hand)))
        yield _put(held_key(seat, i), faces.card_sprite(card), Point(x, at.y), scale, i)
    yield _put(f"count{seat}", art.count(len(hand)), Point(at.x, at.y + 36 * scale), 0.85, 9)


def _gifts(view: State, lay: Layout) -> Iterator[Placed]:
    """What is given lies face down at the foot of the giver's home until all have chosen."""
    if view.phase not in (Phase.EXCHANGE, Phase.REVEAL):
        return
    for who, card in enumerate(view.gifts):
        sprite = art.GIFT if card is None else faces.card_sprite(card)
        yield _put(gift_key(who), sprite, lay.gifts[who], min(GIVEN, lay.form.held), 5, lay.turns[who])


def _piles(view: State, lay: Layout) -> Iterator[Placed]:
    """The stock, and the last of the discards, laid untidily."""
    left, right = Point(MIDDLE.x - 31, MIDDLE.y), Point(MIDDLE.x + 31, MIDDLE.y)
    for i, key in enumerate(stock_keys(len(view.stock))):
        yield _put(key, faces.card_sprite(Card.HIDDEN), Point(left.x, left.y - 2 * i), PILE, i)
    yield _told("stock", art.count(len(view.stock)), Point(left.x, left.y + 34), z=99)
    for i, card in enumerate(view.discards):
        if i >= len(view.discards) - SHOWN:
            sprite, turn = faces.card_sprite(card), i * 37 % 21 - 10
            item = Item(discard_key(i), sprite.name, right.x, right.y, turn=turn, scale=PILE, z=i, manner="flip")
            yield Placed(item, sprite)
    if view.phase is Phase.SEVEN:
        yield _told("steps", art.count(view.steps), Point(right.x, right.y + 34), z=199)
