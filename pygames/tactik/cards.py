"""The cards and the decks."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from functools import cache

from pygames.core.game import Say, say


class Card(IntEnum):
    """A kind of card, in the order in which hands are held. HIDDEN is a card that lies face down for whoever looks."""

    HIDDEN = 0
    ONE = 1
    TWO = 2
    THREE = 3
    BACK = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    TWELVE = 11
    THIRTEEN = 12
    SWAP = 13
    JOKER = 14


Cards = tuple[Card, ...]

# As they stand in the text of moves.
NAMES: Mapping[Card, str] = dict(
    zip(Card, ["?", "1", "2", "3", "-4", "5", "6", "7x1", "8", "9", "10", "12", "13", "swap", "joker"], strict=True)
)  # fmt: skip

# How far a card takes one pawn forward [6], [7].
VALUES: Mapping[Card, int] = {
    Card.ONE: 1, Card.TWO: 2, Card.THREE: 3, Card.FIVE: 5, Card.SIX: 6, Card.EIGHT: 8, Card.NINE: 9, Card.TEN: 10,
    Card.TWELVE: 12, Card.THIRTEEN: 13,
}  # fmt: skip
STARTERS = (Card.ONE, Card.TEN, Card.THIRTEEN)  # these can start a pawn too
STEPS = 7  # single steps of a 7x1
BACKWARDS = 4

DECKS: Mapping[str, Mapping[Card, int]] = {
    "48": {card: 4 for card in Card if card not in (Card.HIDDEN, Card.THIRTEEN, Card.JOKER)},
    "50": {card: 2 if card is Card.JOKER else 4 for card in Card if card not in (Card.HIDDEN, Card.THIRTEEN)},
    "54": {card: 2 if card is Card.JOKER else 4 for card in Card if card is not Card.HIDDEN},
}


@cache
def deck(name: str, packs: int) -> Cards:
    """All cards of one deck or of two, sorted."""
    return tuple(card for card, count in DECKS[name].items() for _ in range(packs * count))


def packs(sections: int) -> int:
    """Eight and ten colours play with two decks."""
    return 1 if sections <= 6 else 2


@cache
def guises(name: str) -> Cards:
    """[11] What a joker can stand for: every kind in the deck but itself."""
    return tuple(card for card in DECKS[name] if card is not Card.JOKER)


@cache
def a_card(card: Card) -> Say:
    """A card in a sentence: "a 5", "a joker"."""
    return say("card", card=_named(card))


@cache
def face(card: Card) -> Say:
    """A card by itself: "5", "Joker"."""
    return say("face", card=_named(card))


def _named(card: Card) -> int | str:
    """A number where it is one: words choose by it, as in "an 8"."""
    return VALUES.get(card, NAMES[card])
