"""How well a seat stands: its side's pawns ahead of the others', and what its cards can still do."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from pygames.core.game import Seat

from .board import RESERVE, SECTION
from .cards import STARTERS, Card, Cards
from .moves import Steps
from .playing import going_on, play
from .score import sides
from .state import Phase, State, owned, partner, receiver
from .worth import pawns_worth

NEEDED = 0.3  # a card that starts, while no pawn is out
STARTER = 0.03  # a card that starts, otherwise
JOKER = 0.1

SOONER = 1e-6  # of two parts that begin the same run of a 7x1, the longer


def evaluate(state: State, seat: Seat) -> float:
    ahead = _ahead(state, seat)
    if state.phase is Phase.SEVEN and state.turn == seat:
        ahead = best_run(state, seat)[0] - SOONER * state.steps
    return ahead + _cards(state, seat, state.hands[seat]) + _gift(state, seat)


def _ahead(state: State, seat: Seat) -> float:
    """Ahead of the best of the other sides and of all of them, in equal parts."""
    others = [pawns_worth(state, side[0]) for side in sides(state) if seat not in side]
    return pawns_worth(state, seat) - (max(others) + sum(others) / len(others)) / 2


def best_run(state: State, seat: Seat) -> tuple[float, tuple[Steps, ...]]:
    """How to use the steps that are left of a 7x1, one by one, and how far ahead that leads."""
    return _run(replace(state, hands=((),) * state.seats, stock=(), discards=()), seat)


@lru_cache(maxsize=1 << 12)
def _run(bare: State, seat: Seat) -> tuple[float, tuple[Steps, ...]]:
    """Without the cards, which change nothing, positions met on several ways are the same."""
    if bare.phase is not Phase.SEVEN:
        return _ahead(bare, seat), ()
    runs = []
    for step in going_on(bare):
        if step.count == 1:
            ahead, rest = _run(play(bare, seat, step).state, seat)
            runs.append((ahead, (step, *rest)))
    return max(runs, key=lambda run: run[0])


def _cards(state: State, seat: Seat, cards: Cards) -> float:
    """What is worth keeping for later, or giving to that seat."""
    colours = owned(state, seat)
    jokers = cards.count(Card.JOKER)
    starters = jokers + sum(card in STARTERS for card in cards)
    if not starters or not any(RESERVE in state.pawns[colour] for colour in colours):
        return JOKER * jokers
    around = SECTION * state.sections
    out = any(0 <= place < around for colour in colours for place in state.pawns[colour])
    return JOKER * jokers + STARTER * starters + (0.0 if out else NEEDED)


def _gift(state: State, seat: Seat) -> float:
    """What the card is worth that the seat gives in the exchange: to its side, or to another."""
    gift = state.gifts[seat] if state.gifts else None
    if gift is None:
        return 0.0
    to = receiver(state, seat)
    worth = _cards(state, to, (gift,))
    return worth if to == partner(state, seat) else -worth
