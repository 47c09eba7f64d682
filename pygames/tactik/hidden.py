"""What a seat may know, and full states that would look the same to it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from pygames.core.dice import Dice
from pygames.core.game import Seat

from .cards import Card, Cards, deck, packs
from .state import State


def view(state: State, seat: Seat | None) -> State:
    """The stock, the others' hands and what they give lie face down."""
    return replace(
        state,
        stock=_face_down(state.stock),
        hands=tuple(hand if i == seat else _face_down(hand) for i, hand in enumerate(state.hands)),
        gifts=tuple(gift if i == seat or gift is None else Card.HIDDEN for i, gift in enumerate(state.gifts)),
    )


def _face_down(cards: Cards) -> Cards:
    return (Card.HIDDEN,) * len(cards)


def unseen(view: State) -> Cards:
    """The deck less all that lies face up in a view, sorted: what the viewer can count."""
    left = Counter(deck(view.deck, packs(view.sections)))
    left.subtract(view.discards)
    for hand in view.hands:
        left.subtract(card for card in hand if card is not Card.HIDDEN)
    left.subtract(gift for gift in view.gifts if gift)
    return tuple(card for card, count in left.items() for _ in range(count))


def guess(view: State, seat: Seat, dice: Dice) -> State:
    cards = dice.shuffled(unseen(view))
    hands = []
    for hand in view.hands:
        if Card.HIDDEN in hand:
            hand, cards = tuple(sorted(cards[: len(hand)])), cards[len(hand) :]
        hands.append(hand)
    gifts = []
    for gift in view.gifts:
        if gift is Card.HIDDEN:
            gift, cards = cards[0], cards[1:]
        gifts.append(gift)
    return replace(view, stock=tuple(sorted(cards)), hands=tuple(hands), gifts=tuple(gifts))
