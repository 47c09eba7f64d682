"""The answers to a legendary taco [13], [14]."""

from __future__ import annotations

from dataclasses import replace

from pygames.core.game import Event, Illegal, Seat, Step, Who, say
from pygames.core.tuples import put, without

from .cards import Card
from .keys import laid_from, laid_key
from .moves import Answer
from .state import Phase, Reply, State, Taco
from .turn import finish, hand_over, offer


def asked(state: State) -> tuple[Seat, ...]:
    """Who has yet to answer, the nearest to the active player's left first."""
    return tuple(seat for seat in state.left_of(state.turn) if state.replies[seat] is Reply.PENDING)


def answers(state: State, seat: Seat) -> tuple[Answer, ...]:
    """Declining comes first."""
    return (Answer(False), Answer(True)) if Card.SOLO in state.hands[seat] else (Answer(False),)


def answer(state: State, seat: Seat, move: Answer) -> Step[State]:
    if move.solo and Card.SOLO not in state.hands[seat]:
        raise Illegal("rule-13-no-solo")
    replies = put(state.replies, seat, Reply.YES if move.solo else Reply.NO)
    phase = Phase.ANSWER if Reply.PENDING in replies else Phase.REVEAL
    # The others see that a seat has answered, not what; and no line in the log, as the question is to all.
    key = "answered-solo" if move.solo else "answered-no"
    events = (Event(key, say(key), seat, only=(seat,)), Event("answered", None, seat, but=(seat,)))
    return Step(replace(state, phase=phase, replies=replies), events)


def reveal(state: State) -> Step[State]:
    """The nearest yes to the left is played; any other stays in its hand, unshown."""
    for seat in state.left_of(state.turn):
        if state.replies[seat] is Reply.YES:
            return _countered(state, seat)
    return offer(state, (Event("silence", say("nobody-answers")),))


def _countered(state: State, seat: Seat) -> Step[State]:
    """The one who played the legendary taco takes it all; the answerer draws first."""
    taco = state.tacos[state.offered]
    taco = Taco(taco.number, (*taco.cards, Card.SOLO))
    went = laid_from(seat, Card.SOLO, len(state.hands[seat]), laid_key(taco.number, len(taco.cards) - 1))
    state = replace(
        state,
        hands=put(state.hands, seat, without(state.hands[seat], Card.SOLO)),
        tacos=put(state.tacos, state.offered, taco),
        replies=(),
    )
    events = (
        Event("solo", say("countered", who=Who(seat)), seat, went=went),
        Event("take", say("taken", who=Who(state.turn), count=len(taco.cards)), state.turn),
    )
    return finish(hand_over(state, state.turn), (seat, state.turn), events)
