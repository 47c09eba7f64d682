"""What the things in the picture are called: rules say by these names what went where, the scene shows them there."""

from __future__ import annotations

from pygames.core.game import Went

from .cards import START, Card
from .shapes import Place


def card_key(card: Card) -> str:
    """The same in a pack and on the table, so that it is seen to go there."""
    return "start" if card == START else f"card{card}"


def chosen_key(card: Card) -> str:
    """An outer card that is to be placed apart: it lies in its pack as it will on the table."""
    return f"chosen{card}"


def suit_key(suit: int) -> str:
    """The cards of a suit, while one is to be handed on."""
    return f"suit{suit}"


def open_key(number: int, place: Place) -> str:
    """A shape that can be covered, of a card on the table."""
    return f"open{number}.{place}"


def chosen(card: Card) -> tuple[Went, ...]:
    return (Went(chosen_key(card), card_key(card)),)


def laid(card: Card, apart: bool) -> tuple[Went, ...]:
    return (Went(card_key(card), chosen_key(card) if apart else ""),)
