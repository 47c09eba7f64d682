"""Sabotage [18]: everyone hands a suit to the left, sealed until all have chosen."""

from __future__ import annotations

from dataclasses import replace

from pygames.core.game import Event, Illegal, Seat, Step, say
from pygames.core.tuples import put

from .cards import SUIT_LETTERS
from .moves import Hand
from .state import NOT_YET, Phase, State


def asked(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, suit in enumerate(state.handed) if suit == NOT_YET)


def choices(state: State) -> tuple[Hand, ...]:
    return tuple(map(Hand, state.suits))


def hand(state: State, seat: Seat, move: Hand) -> Step[State]:
    if move.suit not in state.suits:
        raise Illegal("rule-18-not-played-with")
    handed = put(state.handed, seat, move.suit)
    phase = Phase.HAND if NOT_YET in handed else Phase.DEAL
    events = (
        Event("hand", say("hand-chosen", suit=SUIT_LETTERS[move.suit]), seat, only=(seat,)),
        Event("hand", None, seat, but=(seat,)),
    )
    return Step(replace(state, phase=phase, handed=handed), events)
