"""The rules of Taco Loco, in the rulebook's order. Numbers in [brackets] are those of `rules.en.md`."""

from __future__ import annotations

from pygames.core.game import CHANCE, Ask, Illegal, Options, Seat, Step, Who

from . import chance, legendary, turn
from .cards import deck
from .moves import Answer, Deal, Draw, Give, Move, Play, Reveal
from .state import Phase, State


def start(seats: int, options: Options) -> State:
    empty = ((),) * seats
    return State(options["deck"], Phase.DEAL, 0, deck(options["deck"]), hands=empty, tacos=(), front=empty)


def to_act(state: State) -> Ask:
    match state.phase:
        case Phase.TURN | Phase.GIVE:
            return Ask((state.turn,))
        case Phase.ANSWER:
            return Ask(legendary.asked(state), "anyone")
        case Phase.OVER:
            return Ask(())
        case _:
            return Ask((CHANCE,))


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    if seat not in to_act(state).seats:
        return ()
    match state.phase:
        case Phase.TURN:
            return turn.plays(state.hands[seat], state.tacos)
        case Phase.ANSWER:
            return legendary.answers(state, seat)
        case _:
            return tuple(map(Give, state.left_of(seat)))


def apply(state: State, seat: Seat, move: Move) -> Step[State]:
    if refusal := untimely(state, seat, move):
        raise refusal
    match move:
        case Deal():
            return chance.deal(state, move)
        case Draw():
            return chance.draw(state, move)
        case Reveal():
            return legendary.reveal(state)
        case Play():
            return turn.play(state, seat, move)
        case Answer():
            return legendary.answer(state, seat, move)
        case Give():
            return turn.give(state, seat, move)


MOMENT = {
    Deal: Phase.DEAL,
    Draw: Phase.DRAW,
    Reveal: Phase.REVEAL,
    Play: Phase.TURN,
    Answer: Phase.ANSWER,
    Give: Phase.GIVE,
}


def untimely(state: State, seat: Seat, move: Move) -> Illegal | None:
    """Why this is not the moment for such a move of this seat, if it is not."""
    phase = state.phase
    if phase is Phase.OVER:
        return Illegal("rule-17-over")
    if MOMENT[type(move)] is phase and seat in to_act(state).seats:
        return None
    match move:
        case Answer() if phase in (Phase.ANSWER, Phase.REVEAL):
            return Illegal("rule-13-not-asked")
        case Answer():
            return Illegal("rule-13-no-legendary")
        case Play() | Give() if phase in (Phase.ANSWER, Phase.REVEAL):
            return Illegal("rule-13-answers-first")
        case Give() if phase is Phase.TURN and seat == state.turn:
            return Illegal("rule-9-nothing-to-give")
        case Give() if phase is Phase.DRAW and seat == state.turn:
            return Illegal("rule-11-only-eleven")
        case Play() if phase is Phase.GIVE and seat == state.turn:
            return Illegal("rule-10-give-first")
        case _:
            return Illegal("rule-4-not-your-turn", who=Who(state.turn))
