"""What can be chosen in the picture, and which choices make a move."""

from __future__ import annotations

from pygames.core.game import Illegal, Path, RegionId, Seat

from .cards import EACH, SUIT_LETTERS, WAYS, Card
from .moves import Apart, Hand, Move, Pass, Play, Put
from .notation import card_text
from .shapes import SHAPES, Place
from .state import Phase, State
from .turn import choose_apart, objection

PASS = "pass"


def card_region(card: Card) -> RegionId:
    return f"card{card_text(card)}"


def shape_region(number: int, place: Place) -> RegionId:
    """A shape of a card on the table."""
    return f"on{number}.{place}"


def way_region(side: str, mirror: bool) -> RegionId:
    """Among the ways a card fits onto a shape: with which of its own shapes, and which side up."""
    return f"way{side}{'m' * mirror}"


def apart_region(turn: int, mirror: bool) -> RegionId:
    return f"apart{90 * turn}{'m' * mirror}"


def place_region(x: int, y: int) -> RegionId:
    return f"at{x},{y}"


def suit_region(suit: int) -> RegionId:
    return f"suit{SUIT_LETTERS[suit]}"


def path(view: State, seat: Seat, move: Move) -> Path:
    match move:
        case Play(card, mirror, shape, on, below):
            return card_region(card), shape_region(on, below), way_region(SHAPES[shape].side, mirror)
        case Apart(card, mirror, turn):
            return card_region(card), apart_region(turn, mirror)
        case Put(x, y):
            return (place_region(x, y),)
        case Hand(suit):
            return (suit_region(suit),)
        case Pass():
            return (PASS,)
        case _:
            return ()  # chance taps nothing


def why(view: State, seat: Seat, taps: tuple[RegionId, ...]) -> Illegal:
    """Why these taps make no move."""
    if view.phase is Phase.HAND:
        return Illegal("tap-suit")
    if view.apart[seat] is not None:
        return Illegal("rule-11-put-it-down")
    cards = {card_region(card): card for pair in view.outer for card in pair}
    card = cards.get(taps[0]) if taps else None
    if card is None:
        return Illegal("tap-card")
    if card not in view.cards(seat):
        return Illegal("rule-10-not-outer")
    if taps[-1].startswith("at"):
        return Illegal("rule-11-no-card-chosen")
    shapes = {shape_region(*which): which for which in view.layout.open_shapes}
    if taps[-1] in shapes:
        return _not_there(view, seat, card, *shapes[taps[-1]])
    if taps[-1].startswith("apart"):
        return _not_apart(view, seat, card)
    return Illegal("tap-where")


def _not_there(view: State, seat: Seat, card: Card, on: int, below: Place) -> Illegal:
    """The refusal that the nearest thing to a move meets: one that has the right shape, if there is one."""
    plays = (Play(card, mirror, shape, on, below) for shape, mirror, _ in WAYS[card % EACH])
    refusals = [refusal for play in plays if (refusal := objection(view, seat, play))]
    return max(refusals, key=lambda refusal: refusal.rule != "1", default=Illegal("tap-where"))


def _not_apart(view: State, seat: Seat, card: Card) -> Illegal:
    try:
        choose_apart(view, seat, Apart(card, False, 0))
    except Illegal as refusal:
        return refusal
    return Illegal("tap-where")
