"""What a seat may know, and full states that would look the same to it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from pygames.core.dice import Dice
from pygames.core.game import Seat

from .cards import DECKS, Card, Cards
from .state import Reply, State

SEALED = (Reply.NO, Reply.YES)


def view(state: State, seat: Seat | None) -> State:
    """The others' hands and answers and the stock lie face down."""
    return replace(
        state,
        stock=_face_down(state.stock),
        hands=tuple(hand if i == seat else _face_down(hand) for i, hand in enumerate(state.hands)),
        replies=tuple(
            Reply.HIDDEN if i != seat and reply in SEALED else reply for i, reply in enumerate(state.replies)
        ),
    )


def _face_down(cards: Cards) -> Cards:
    return (Card.HIDDEN,) * len(cards)


def unseen(view: State) -> Cards:
    """The deck less all that lies face up in a view, sorted: what the viewer can count."""
    seen = Counter(card for hand in view.hands for card in hand)
    for tacos in (view.tacos, *view.front):
        for taco in tacos:
            seen.update(taco.cards)
    return tuple(card for card, count in DECKS[view.deck].items() for _ in range(count - seen[card]))


def guess(view: State, seat: Seat, dice: Dice) -> State:
    cards = dice.shuffled(unseen(view))
    hands = []
    for hand in view.hands:
        if Card.HIDDEN in hand:
            hand, cards = tuple(sorted(cards[: len(hand)])), cards[len(hand) :]
        hands.append(hand)
    replies = tuple(
        _guess_reply(hands[i], dice) if reply is Reply.HIDDEN else reply for i, reply in enumerate(view.replies)
    )
    return replace(view, stock=tuple(sorted(cards)), hands=tuple(hands), replies=replies)


def _guess_reply(hand: Cards, dice: Dice) -> Reply:
    """Who can answer may still keep quiet."""
    return Reply.YES if Card.SOLO in hand and dice.below(2) else Reply.NO
