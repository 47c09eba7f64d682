"""The picture: the others along the top, tacos in the middle, the viewer at the bottom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from math import ceil
from typing import NamedTuple

from pygames.core.game import Seat, Who, say
from pygames.core.scene import Item, Region, Scene, Sprite

from . import art
from .cards import LETTERS, Card, Cards, face
from .keys import held_key, laid_key, own_key, stock_keys
from .state import Phase, State, Taco
from .taps import NEW, NO, SOLO, card_region, seat_region, taco_region
from .turn import first_equal

WIDTH, HEIGHT = 480, 452
MIDDLE = (0, 108, WIDTH, 258)  # where the tacos lie
OWN = HEIGHT - 44  # the row of what is the viewer's own
SMALL = 0.5  # the scale of cards in front of the seats
CELL = (160, 126)  # the room of one taco
STEP = 20  # how far a card is shifted from the one it lies on: its number stays visible


class Placed(NamedTuple):
    item: Item
    sprite: Sprite


def scene(view: State, seat: Seat | None) -> Scene:
    placed = [*_tacos(view), *_places(view, seat), *_stock(view), *_hand(view, seat)]
    sprites = {sprite.name: sprite for _, sprite in placed}
    items = tuple(item for item, _ in placed)
    return Scene((0, 0, WIDTH, HEIGHT), tuple(sprites.values()), items, tuple(_regions(view, seat)))


def _card(key: str, card: Card, x: float, y: float, scale: float = 1, z: int = 0, zone: str = "table") -> Placed:
    sprite = art.card_sprite(card)
    return Placed(Item(key, sprite.name, x, y, scale=scale, z=z, zone=zone), sprite)


def _mark(key: str, sprite: Sprite, x: float, y: float, scale: float = 1, z: int = 0) -> Placed:
    """What is no card: it says how things are."""
    return Placed(Item(key, sprite.name, x, y, scale=scale, z=z, manner="tell"), sprite)


# The middle: every open taco, and the place for a new one


def _cells(count: int) -> Iterator[tuple[float, float, float]]:
    """Middles and scale of that many cells, in as few rows as keep them large."""
    x, y, width, height = MIDDLE
    sizes = (
        (min(1.5, width / (columns * CELL[0]), height / (ceil(count / columns) * CELL[1])), columns)
        for columns in range(1, count + 1)
    )
    scale, columns = max(sizes)
    rows = ceil(count / columns)
    for i in range(count):
        row, column = divmod(i, columns)
        in_row = min(columns, count - row * columns)
        yield (
            x + width / 2 + (column - (in_row - 1) / 2) * CELL[0] * scale,
            y + height / 2 + (row - (rows - 1) / 2) * CELL[1] * scale,
            scale,
        )


def _tacos(view: State) -> Iterator[Placed]:
    cells = list(_cells(len(view.tacos) + 1))
    for place, taco in enumerate(view.tacos):
        x, y, scale = cells[place]
        if place == view.offered and view.phase is Phase.GIVE:  # a legendary taco may still be answered
            yield _mark("burst", art.BURST, x, y, 0.78 * scale, z=-1)
        yield from _fan(taco, x, y, scale)
    if view.phase is not Phase.OVER:
        x, y, scale = cells[-1]
        yield _mark("new", art.NEW, x, y, scale)


def _fan(taco: Taco, x: float, y: float, scale: float) -> Iterator[Placed]:
    """Overlapping cards; the sum on the lower edge."""
    xs = _spread(len(taco.cards), STEP, CELL[0] - 12 - art.WIDTH)
    for i, card in enumerate(taco.cards):
        yield _card(laid_key(taco.number, i), card, x + xs[i] * scale, y - 6 * scale, scale, z=i)
    yield _mark(f"sum{taco.number}", art.sum_badge(taco.sum), x, y + 43 * scale, 1.1 * scale, z=99)


def _spread(count: int, step: float, room: float) -> list[float]:
    """Where the middles of overlapping cards lie, around 0, so that the first and last are within the room."""
    step = min(step, room / (count - 1)) if count > 1 else 0
    return [(i - (count - 1) / 2) * step for i in range(count)]


# The seats: name, cards held, cards taken


def _places(view: State, seat: Seat | None) -> Iterator[Placed]:
    """The others along the top, what they have below their names; the viewer's own in one row at the bottom."""
    viewer = 0 if seat is None else seat
    others = view.left_of(viewer)
    width = min(210, WIDTH / len(others))
    for i, other in enumerate(others):
        left = WIDTH / 2 + (i - len(others) / 2) * width + 6
        yield from _plate(view, other, left, 17, min(width - 28, 160))
        yield from _belongings(view, other, left, 67, width - 36, held=True)
    yield from _plate(view, viewer, 10, OWN, 160)
    yield from _belongings(view, viewer, 198, OWN, 172, held=seat is None)


def _plate(view: State, seat: Seat, left: float, y: float, width: float) -> Iterator[Placed]:
    yield _mark(f"plate{seat}", art.plate(seat, width), left + 18 + width / 2, y)
    if seat == view.turn and view.phase not in (Phase.DEAL, Phase.OVER):
        yield _mark("turn", art.TURN, left + 7, y)


def _belongings(view: State, seat: Seat, left: float, y: float, room: float, held: bool) -> Iterator[Placed]:
    """The hand, if it is not shown elsewhere, and what was taken."""
    edge = left + art.WIDTH * SMALL / 2
    if held:
        for i, card in enumerate(view.hands[seat]):
            yield _card(held_key(seat, i), card, edge + 8 * i, y, SMALL, z=i)
        edge += 54
    yield from _pile(view, seat, edge, y, left + room - edge)


def _pile(view: State, seat: Seat, x: float, y: float, room: float) -> Iterator[Placed]:
    laid = [(laid_key(taco.number, i), card) for taco in view.front[seat] for i, card in enumerate(taco.cards)]
    step = min(12, room / max(1, len(laid) - 1))
    for i, (key, card) in enumerate(laid):
        sprite = art.taken_sprite(card)
        yield Placed(Item(key, sprite.name, x + step * i, y, scale=SMALL, z=i), sprite)
    yield _mark(f"count{seat}", art.count_badge(len(laid)), x, y + 22, z=99)


def _stock(view: State) -> Iterator[Placed]:
    x, y = WIDTH - 40, OWN + 2
    for i, key in enumerate(stock_keys(len(view.stock))):
        yield _card(key, Card.HIDDEN, x, y - 4 * i, 0.75, z=i)
    yield _mark("stock", art.count_badge(len(view.stock)), x, y + 26, z=99)


def _hand(view: State, seat: Seat | None) -> Iterator[Placed]:
    if seat is not None:
        hand = view.hands[seat]
        for key, card, x in zip(_hand_keys(seat, hand), hand, _spread(len(hand), 72, 144), strict=True):
            yield _card(key, card, x, 0, zone=f"hand{seat}")


def _hand_keys(seat: Seat, hand: Cards) -> list[str]:
    return [own_key(seat, card, hand[:i].count(card)) for i, card in enumerate(hand)]


# What can be chosen


def _regions(view: State, seat: Seat | None) -> Iterator[Region]:
    if seat is not None:
        keys = _hand_keys(seat, view.hands[seat])
        for card in dict.fromkeys(view.hands[seat]):
            items = (key for key, each in zip(keys, view.hands[seat], strict=True) if each is card)
            yield Region(card_region(card), say("region-card", card=LETTERS[card]), tuple(items))
    for place, taco in enumerate(view.tacos):
        if first_equal(view.tacos, place) == place:
            alike = [each for each in view.tacos if each.cards == taco.cards]
            label = say(
                "region-taco",
                taco=place + 1,
                of=len(view.tacos),
                sum=taco.sum,
                cards=tuple(map(face, taco.cards)),
            )
            yield Region(taco_region(place), label, tuple(chain.from_iterable(map(_taco_keys, alike))))
    if view.phase is not Phase.OVER:
        yield Region(NEW, say("region-new"), ("new",))
    for other in range(view.seats):
        label = say("region-seat", who=Who(other), count=view.in_front(other))
        yield Region(seat_region(other), label, (f"plate{other}", f"count{other}"))
    if view.phase is Phase.ANSWER:
        yield Region(NO, say("region-no"))
        yield Region(SOLO, say("region-solo"))


def _taco_keys(taco: Taco) -> Iterable[str]:
    return (*(laid_key(taco.number, i) for i in range(len(taco.cards))), f"sum{taco.number}")
