"""Dealing [1], [2]."""

from __future__ import annotations

from dataclasses import replace

from pygames.core.dice import Dice
from pygames.core.game import Event, Illegal, Step, Who, say
from pygames.core.tuples import take_out

from .cards import Card, Cards, a_card
from .keys import came_to_other, came_to_own, discard_key, stock_keys
from .moves import Deal, Dealer
from .state import Phase, State


def hand_size(seats: int) -> int:
    return 6 if seats == 2 else 4


def roll_dealer(state: State, dice: Dice) -> Dealer:
    return Dealer(dice.below(state.seats))


def roll_deal(state: State, dice: Dice) -> Deal:
    size = hand_size(state.seats)
    dealt, _ = dice.draw(_piles(state)[0], size * state.seats)
    return Deal(tuple(tuple(sorted(dealt[i : i + size])) for i in range(0, len(dealt), size)))


def _piles(state: State) -> tuple[Cards, Cards]:
    """The stock and the discards from which a deal is made: [2] shuffled together if the stock is too small."""
    if len(state.stock) >= hand_size(state.seats) * state.seats:
        return state.stock, state.discards
    return tuple(sorted((*state.stock, *state.discards))), ()


def draw_dealer(state: State, move: Dealer) -> Step[State]:
    if not 0 <= move.seat < state.seats:
        raise Illegal("rule-1-no-such-dealer")
    event = Event("dealer", say("first-dealer", who=Who(move.seat)), move.seat)
    return Step(replace(state, phase=Phase.DEAL, dealer=move.seat), (event,))


def deal(state: State, move: Deal) -> Step[State]:
    size = hand_size(state.seats)
    if len(move.hands) != state.seats or any(len(hand) != size for hand in move.hands):
        raise Illegal("rule-1-cards-each", count=size)
    stock, discards = _piles(state)
    rest = take_out(stock, tuple(card for hand in move.hands for card in hand))
    if rest is None or any(Card.HIDDEN in hand for hand in move.hands):
        raise Illegal("rule-2-not-in-the-stock")
    hands = tuple(tuple(sorted(hand)) for hand in move.hands)
    shuffled = (Event("shuffle", say("shuffled")),) if discards != state.discards else ()
    was = stock_keys(len(state.stock))[-1] if state.stock else discard_key(len(state.discards) - 1)
    state = replace(
        state,
        phase=Phase.EXCHANGE,
        turn=(state.dealer + 1) % state.seats,
        deals=state.deals + 1,
        stock=rest,
        discards=discards,
        hands=hands,
        gifts=(None,) * state.seats,
    )
    own = (
        Event(
            "hand", say("dealt", cards=tuple(map(a_card, hand))), seat, (seat,), went=came_to_own(seat, hand, hand, was)
        )
        for seat, hand in enumerate(hands)
    )
    went = tuple(each for seat, hand in enumerate(hands) for each in came_to_other(seat, hand, size, was))
    dealt = Event("deal", say("deals", who=Who(state.dealer), count=size), state.dealer, went=went)
    return Step(state, (*shuffled, dealt, *own))
