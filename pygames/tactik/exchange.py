"""The exchange after each deal [3]: everybody chooses a card, sealed, then all change hands at once."""

from __future__ import annotations

from dataclasses import replace

from pygames.core.game import Event, Illegal, Seat, Step, Went, Who, say
from pygames.core.tuples import put, without

from .cards import Card, a_card
from .keys import came_to_other, came_to_own, gift_key, left_hand
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
    hand, gifts = state.hands[seat], put(state.gifts, seat, move.card)
    state = replace(
        state,
        phase=Phase.EXCHANGE if None in gifts else Phase.REVEAL,
        hands=put(state.hands, seat, without(hand, move.card)),
        gifts=gifts,
    )
    told = say("gave", card=a_card(move.card), to=Who(receiver(state, seat)))
    own, others = left_hand(seat, hand, move.card, gift_key(seat))
    return Step(
        state,
        (
            Event("give", told, seat, only=(seat,), went=(own,)),
            Event("give", None, seat, but=(seat,), went=(others,)),
        ),
    )


def exchange(state: State) -> Step[State]:
    hands = state.hands
    own: list[Event] = []
    others: list[Went] = []
    for seat, gift in enumerate(state.gifts):
        assert gift is not None, "cards change hands when all have chosen"
        to, was = receiver(state, seat), gift_key(seat)
        hands = put(hands, to, tuple(sorted((*hands[to], gift))))
        told = say("received", card=a_card(gift), who=Who(seat))
        own.append(Event("hand", told, seat, only=(to,), went=came_to_own(to, hands[to], (gift,), was)))
        others += came_to_other(to, hands[to], 1, was)
    begins = Event("exchange", say("exchanged", who=Who(state.turn)), state.turn, went=tuple(others))
    return Step(replace(state, phase=Phase.TURN, hands=hands, gifts=()), (*own, begins))
