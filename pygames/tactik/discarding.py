"""Discarding when no card can be played [4], [5]."""

from __future__ import annotations

from dataclasses import replace

from pygames.core.game import Event, Illegal, Seat, Step, Who, say
from pygames.core.tuples import put, take_out

from .cards import Cards, a_card
from .keys import discard_key, left_hand, thrown
from .moves import Discard
from .playing import plays
from .state import State
from .turn import pass_on


def discards(state: State, seat: Seat) -> tuple[Discard, ...]:
    """What a seat that cannot play chooses among."""
    return (Discard(),) if state.stuck == "all" else tuple(map(Discard, dict.fromkeys(state.hands[seat])))


def discard(state: State, seat: Seat, move: Discard) -> Step[State]:
    hand = state.hands[seat]
    if next(plays(state, seat), None) is not None:
        raise Illegal("rule-4-can-play")
    if move.card is not None and state.stuck == "all":
        raise Illegal("rule-5-whole-hand")
    if move.card is None and state.stuck == "one":
        raise Illegal("rule-5-one-card")
    gone: Cards = hand if move.card is None else (move.card,)
    kept = take_out(hand, gone)
    if kept is None:
        raise Illegal("rule-5-not-in-hand")
    top = len(state.discards)
    went = thrown(seat, hand, top) if move.card is None else left_hand(seat, hand, move.card, discard_key(top))
    state = replace(state, hands=put(state.hands, seat, kept), discards=(*state.discards, *gone))
    told = say("discarded", who=Who(seat), cards=tuple(map(a_card, gone)))
    return pass_on(state, (Event("discard", told, seat, went=went),))
