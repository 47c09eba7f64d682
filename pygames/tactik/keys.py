"""What the things in the picture are called: rules say by these names what went where, the scene shows them there."""

from __future__ import annotations

from math import ceil

from pygames.core.game import Seat, Went

from .board import RESERVE, Place
from .cards import Card, Cards

PILE = 12  # cards to each one drawn of the stock: it gets lower as it is used up
SHOWN = 6  # of the discards: as many as a hand that is thrown away


def cell_key(place: Place) -> str:
    """A cell of the track or of a home."""
    return f"cell{place}"


def pawn_key(colour: int, pawn: int) -> str:
    return f"pawn{colour}-{pawn}"


def own_key(seat: Seat, card: Card, copy: int) -> str:
    """A card in one's own hand; by its face, so that the others keep their keys when one is played."""
    return f"own{seat}-{card}-{copy}"


def held_key(seat: Seat, number: int) -> str:
    """A card in a hand as the others see it."""
    return f"hand{seat}-{number}"


def gift_key(seat: Seat) -> str:
    """The card that a seat gives away, while it lies on the board."""
    return f"gift{seat}"


def discard_key(number: int) -> str:
    """The discards are counted from the lowest."""
    return f"discard{number}"


def stock_keys(count: int) -> list[str]:
    """From the lowest to the one that is dealt from."""
    return [f"stock{i}" for i in range(ceil(count / PILE))]


def walked(colour: int, pawn: int, cells: tuple[Place, ...]) -> Went:
    """A pawn that has gone over these cells, where it set out and where it ended included or not."""
    return Went(pawn_key(colour, pawn), past=tuple(cell_key(cell) for cell in cells if cell != RESERVE))


def left_hand(seat: Seat, hand: Cards, card: Card, to: str) -> tuple[Went, ...]:
    """A card leaves a hand: by face to its owner. Which of the others' it was is not to be seen.

    Of equal cards it is always the first, lest its key tell how many there were.
    """
    return Went(to, own_key(seat, card, 0)), Went(to, held_key(seat, len(hand) - 1))


def thrown(seat: Seat, hand: Cards, first: int) -> tuple[Went, ...]:
    """A whole hand goes onto the discards, from this number of them on."""
    own = (Went(discard_key(first + i), own_key(seat, card, hand[:i].count(card))) for i, card in enumerate(hand))
    return (*own, *(Went(discard_key(first + i), held_key(seat, i)) for i in range(len(hand))))


def came_to_own(seat: Seat, hand: Cards, new: Cards, was: str) -> tuple[Went, ...]:
    """Cards are now in a hand, as their owner sees it."""
    copies = {card: hand.count(card) - new.count(card) for card in new}
    return tuple(Went(own_key(seat, card, copies[card] + new[:i].count(card)), was) for i, card in enumerate(new))


def came_to_other(seat: Seat, hand: Cards, new: int, was: str) -> tuple[Went, ...]:
    """The same to everybody else: the last ones of the hand."""
    return tuple(Went(held_key(seat, number), was) for number in range(len(hand) - new, len(hand)))
