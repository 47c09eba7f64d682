"""The packs: their outer cards, and a tag with the dots of their colour that are to be seen.

A player's own two cards are in the hand, the others' lie small beside them, as they sit: the next to the left. So they
stay on the screen wherever the table is moved. For those who watch or share the screen, everybody's are in a hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pygames.core.game import Seat
from pygames.core.scene import Item, Sprite

from . import badges
from .art import UNIT, card_sprite, suit_sprite
from .cards import Card
from .keys import card_key, chosen_key, suit_key
from .moves import Apart
from .score import scores
from .shapes import HEIGHT, WIDTH
from .state import Phase, State

LONG, WIDE, GAP = UNIT * HEIGHT, UNIT * WIDTH, 6
FOOT = LONG / 2 + GAP / 2 + badges.HIGH  # the lower edge of the tags, from the middle of one's own cards
SMALL = (1, 0.8, 0.7, 0.6, 0.5, 0.5)  # the others' cards, by their number
RIM = 7  # of the tray that they lie in
SHARED = 0.7  # one's own, where several hands are on the screen
SMALLEST = 0.42  # and if there are more: in two rows


class Placed(NamedTuple):
    item: Item
    sprite: Sprite


class Pack(NamedTuple):
    """Where a pack is shown: the middle of the lower edge of its tag, the scales of its cards and its tag."""

    seat: Seat
    x: float
    y: float
    cards: float
    tag: float
    zone: str


def packs(view: State, seat: Seat | None) -> Iterator[Placed]:
    everybody = ([_own(each, SHARED)] for each in range(view.setup.seats))
    for shown in everybody if seat is None else ([_own(seat, 1), *_others(view, seat)],):
        if not _is_over(view):
            yield _tray(shown)
        for pack in shown:
            yield from _pack(view, pack)
        if view.phase is Phase.HAND and seat is not None:
            yield from _suits(view, shown[0])


def _is_over(view: State) -> bool:
    """Whether all cards are laid: then only the tags are left, and need no tray."""
    return len(view.layout.laid) > 1 and not any(map(view.has_cards, range(view.setup.seats)))


def _own(seat: Seat, scale: float) -> Pack:
    return Pack(seat, 0, FOOT, scale, 1, f"hand{seat}")


def _others(view: State, seat: Seat) -> Iterator[Pack]:
    """Beside one's own hand."""
    others = [(seat + i) % view.setup.seats for i in range(1, view.setup.seats)]
    scale, tag, rows = _size(len(others))
    wide = _pitch(scale, tag)
    left, right = others[: len(others) // 2], others[len(others) // 2 :][::-1]
    for side, row in ((-1, left), (1, right)):
        for i, other in enumerate(row):
            away = WIDE + GAP + wide * (i // rows + 0.5)
            up = (i % rows) * (scale * LONG + tag * badges.HIGH + GAP) if len(row) > 1 else 0
            yield Pack(other, side * away, FOOT - up, scale, tag, f"hand{seat}")


def _size(others: int) -> tuple[float, float, int]:
    if others < len(SMALL):
        return SMALL[others], 1, 1
    return SMALLEST, 0.85, 2


def _pitch(scale: float, tag: float) -> float:
    return max(2 * scale * WIDE, tag * badges.TAG) + GAP + 4


def _tray(shown: list[Pack]) -> Placed:
    """Under the packs of one zone."""
    reach = [max(pack.cards * (WIDE + GAP / 2), pack.tag * badges.TAG / 2) + RIM for pack in shown]
    left = min(pack.x - wide for pack, wide in zip(shown, reach, strict=True))
    right = max(pack.x + wide for pack, wide in zip(shown, reach, strict=True))
    top = min(pack.y - pack.tag * badges.HIGH - pack.cards * (LONG + GAP / 2) for pack in shown) - RIM
    sprite = badges.tray(round(right - left), round(FOOT + RIM - top))
    seat, zone = shown[0].seat, shown[0].zone
    return _placed(f"tray{seat}", sprite, (left + right) / 2, (top + FOOT + RIM) / 2, 1, zone)


# One pack


def _pack(view: State, pack: Pack) -> Iterator[Placed]:
    seat, x, y, scale, size, zone = pack
    colour, middle = view.setup.colour(seat), y - size * badges.HIGH / 2
    if view.phase in (Phase.TURN, Phase.APPEAR) and not view.setup.free and view.turn == seat:
        yield _told(f"turn{seat}", badges.TURN, x, middle, size, zone)
    yield _placed(f"tag{seat}", badges.tag(colour), x, middle, size, zone)
    number = badges.number(scores(view)[colour])
    yield _told(f"dots{seat}", number, x + size * badges.NUMBER_X, middle, size, zone)
    y = _row(pack)
    if len(cards := view.cards(seat)) == 1:
        yield _outer(view.apart[seat], cards[0], x, y, scale, zone)
    else:
        for card, at in zip(cards, _pair(pack), strict=False):
            yield _outer(view.apart[seat], card, at, y, scale, zone)


def _row(pack: Pack) -> float:
    """How high the middles of its cards lie."""
    return pack.y - pack.tag * badges.HIGH - pack.cards * (GAP + LONG) / 2


def _pair(pack: Pack) -> tuple[float, float]:
    away = pack.cards * (WIDE + GAP) / 2
    return pack.x - away, pack.x + away


def _suits(view: State, pack: Pack) -> Iterator[Placed]:
    """[18] The two suits, one of which is to be handed on."""
    for suit, x in zip(view.suits, _pair(pack), strict=True):
        sprite = suit_sprite(suit, view.setup.colour(pack.seat))
        yield _placed(suit_key(suit), sprite, x, _row(pack), pack.cards, pack.zone)


def _outer(apart: Apart | None, card: Card, x: float, y: float, scale: float, zone: str) -> Placed:
    """A card that was chosen to be placed apart lies as it will lie, made to fit."""
    if apart is None or apart.card != card:
        return _placed(card_key(card), card_sprite(card), x, y, scale, zone)
    fitting = scale * (WIDE / LONG if apart.turn % 2 else 1)
    return _placed(chosen_key(card), card_sprite(card, apart.mirror), x, y, fitting, zone, 90 * apart.turn)


def _placed(key: str, sprite: Sprite, x: float, y: float, scale: float, zone: str, turn: float = 0) -> Placed:
    return Placed(Item(key, sprite.name, round(x, 2), round(y, 2), turn, round(scale, 3), zone=zone), sprite)


def _told(key: str, sprite: Sprite, x: float, y: float, scale: float, zone: str) -> Placed:
    """What says how things are."""
    item = Item(key, sprite.name, round(x, 2), round(y, 2), scale=round(scale, 3), zone=zone, manner="tell")
    return Placed(item, sprite)
