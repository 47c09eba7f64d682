"""The cards and the decks."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from functools import cache

from pygames.core.game import Say, say


class Card(IntEnum):
    """A card's face. HIDDEN is a card that lies face down for whoever looks."""

    HIDDEN = 0
    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    LEGENDARY = 8
    SOLO = 9

    @property
    def special(self) -> bool:
        return self >= Card.LEGENDARY


Cards = tuple[Card, ...]

VALUES: Cards = (Card.ONE, Card.TWO, Card.THREE, Card.FOUR, Card.FIVE, Card.SIX, Card.SEVEN)
LETTERS = "?1234567LS"  # by card, for the text of moves

# The rulebook prints 70 cards and no list of them; so the list is a table, and an option chooses its column.
DECKS: Mapping[str, Mapping[Card, int]] = {
    "standard": {**dict.fromkeys(VALUES, 9), Card.LEGENDARY: 4, Card.SOLO: 3},
    "spicy": {**dict.fromkeys(VALUES, 8), Card.LEGENDARY: 8, Card.SOLO: 6},
}


@cache
def deck(name: str) -> Cards:
    """All cards of a deck, sorted."""
    return tuple(card for card, count in DECKS[name].items() for _ in range(count))


def a_card(card: Card) -> Say:
    """A card in a sentence: "a 5", "a solo taco"."""
    return say("card", card=LETTERS[card])


def face(card: Card) -> Say:
    """A card by itself: "5", "Solo taco"."""
    return say("face", card=LETTERS[card])
