"""The exchange after each deal [3]: everybody chooses a card, sealed, then all change hands at once."""

from __future__ import annotations

from dataclasses import replace

from pygames.core.game import Event, Illegal, Seat, Step, Who, say

from .cards import Card, a_card, put, without
from .moves import Give
from .state import Phase, State, receiver


def asked(state: State) -> tuple[Seat, ...]:
    """Who has yet to choose."""
    return tuple(seat for seat, gift in enumerate(state.gifts) if gift is None)


def gives(state: State, seat: Seat) -> tuple[Give, ...]:
    return tuple(map(Give, dict.fromkeys(state.hands[seat])))


def give(state: State, seat: Seat, move: Give) -> Step[State]:
    if move.card not in state.hands[seat] or move.card is Card.HIDDEN:
        raise Illegal("rule-3-not-in-hand", card=a_card(move.card))
    gifts = put(state.gifts, seat, move.card)
    state = replace(
        state,
        phase=Phase.EXCHANGE if None in gifts else Phase.REVEAL,
        hands=put(state.hands, seat, without(state.hands[seat], move.card)),
        gifts=gifts,
    )
    told = say("gave", card=a_card(move.card), to=Who(receiver(state, seat)))
    return Step(state, (Event("give", told, seat, only=(seat,)), Event("give", None, seat, but=(seat,))))


def exchange(state: State) -> Step[State]:
    hands = state.hands
    own = []
    for seat, gift in enumerate(state.gifts):
        assert gift is not None, "cards change hands when all have chosen"
        to = receiver(state, seat)
        hands = put(hands, to, tuple(sorted((*hands[to], gift))))
        own.append(Event("hand", say("received", card=a_card(gift), who=Who(seat)), to, only=(to,)))
    begins = Event("exchange", say("exchanged", who=Who(state.turn)), state.turn)
    return Step(replace(state, phase=Phase.TURN, hands=hands, gifts=()), (*own, begins))
