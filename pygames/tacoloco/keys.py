"""What the things in the picture are called: rules say by these names what went where, the scene shows them there."""

from __future__ import annotations

from math import ceil

from pygames.core.game import Seat, Went

from .cards import Card, Cards

PILE = 15  # cards to each one drawn of the stock: it gets lower as it is used up


def own_key(seat: Seat, card: Card, copy: int) -> str:
    """A card in one's own hand; by its face, so that the others keep their keys when one is played."""
    return f"own{seat}-{card}-{copy}"


def held_key(seat: Seat, number: int) -> str:
    """A card in a hand as the others see it."""
    return f"hand{seat}-{number}"


def laid_key(taco: int, number: int) -> str:
    """The same on the table and in front of a seat, so that cards are seen to go there."""
    return f"taco{taco}-{number}"


def stock_keys(count: int) -> list[str]:
    """From the lowest to the one that is drawn from."""
    return [f"stock{i}" for i in range(ceil(count / PILE))]


def laid_from(seat: Seat, card: Card, held: int, to: str) -> tuple[Went, ...]:
    """A card that leaves a hand of so many: by face to its owner. Which of the others' it was is not to be seen."""
    return Went(to, own_key(seat, card, 0)), Went(to, held_key(seat, held - 1))


def to_hand(seat: Seat, hand: Cards, new: Cards, stock: int) -> tuple[Went, ...]:
    """Cards from a stock of so many, now in a hand, as their owner sees it."""
    top = stock_keys(stock)[-1]
    copies = {card: hand.count(card) - new.count(card) for card in new}
    return tuple(Went(own_key(seat, card, copies[card] + new[:i].count(card)), top) for i, card in enumerate(new))


def to_other_hand(seat: Seat, hand: Cards, new: int, stock: int) -> tuple[Went, ...]:
    """The same to everybody else: the last ones of the hand."""
    top = stock_keys(stock)[-1]
    return tuple(Went(held_key(seat, number), top) for number in range(len(hand) - new, len(hand)))
