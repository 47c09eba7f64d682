"""The rules of Tacta, in the rulebook's order. Numbers in [brackets] are those of `rules.en.md`."""

from __future__ import annotations

from pygames.core.game import CHANCE, Ask, Illegal, Options, Seat, Step, Who

from . import able, chance, sabotage, turn
from .moves import Apart, Appear, Deal, Hand, Keep, Move, Pass, Play, Put
from .state import Phase, State, first_round
from .ways import setup


def start(seats: int, options: Options) -> State:
    return first_round(setup(seats, options))


def to_act(state: State) -> Ask:
    match state.phase:
        case Phase.TURN:
            return Ask((state.turn,), goes_on=state.apart[state.turn] is not None)
        case Phase.FREE:
            return Ask(able.seats(state), "free")
        case Phase.HAND:
            return Ask(sabotage.asked(state), "sealed")
        case Phase.OVER:
            return Ask(())
        case _:
            return Ask((CHANCE,))


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    if seat not in to_act(state).seats:
        return ()
    return sabotage.choices(state) if state.phase is Phase.HAND else turn.moves(state, seat)


def apply(state: State, seat: Seat, move: Move) -> Step[State]:
    if refusal := untimely(state, seat, move):
        raise refusal
    match move:
        case Keep():
            return chance.keep(state, move)
        case Hand():
            return sabotage.hand(state, seat, move)
        case Deal():
            return chance.deal(state, move)
        case Appear():
            return chance.appear(state, move)
        case Play():
            return turn.play(state, seat, move)
        case Apart():
            return turn.choose_apart(state, seat, move)
        case Put():
            return turn.put_down(state, seat, move)
        case Pass():
            return turn.pass_on(state, seat, move)


PLAYING = (Phase.TURN, Phase.FREE)
MOMENTS = {
    Keep: (Phase.KEEP,),
    Hand: (Phase.HAND,),
    Deal: (Phase.DEAL,),
    Appear: (Phase.APPEAR,),
    Play: PLAYING,
    Apart: PLAYING,
    Put: PLAYING,
    Pass: (Phase.TURN,),
}


def untimely(state: State, seat: Seat, move: Move) -> Illegal | None:
    """Why this is not the moment for such a move of this seat, if it is not."""
    phase = state.phase
    if phase is Phase.OVER:
        return Illegal("rule-13-over")
    timely = phase in MOMENTS[type(move)]
    if phase is Phase.FREE and timely and 0 <= seat < state.setup.seats:
        return None  # whoever cannot place a card now is told why not
    if timely and seat in to_act(state).seats:
        return None
    match move:
        case Hand():
            return Illegal("rule-18-chosen-already" if timely else "rule-18-nothing-to-hand")
        case Play() | Apart() | Put() | Pass() if phase is Phase.HAND:
            return Illegal("rule-18-hand-first")
        case Pass() if phase is Phase.FREE:
            return Illegal("rule-20-no-passing")
        case _ if phase is Phase.TURN:
            return Illegal("rule-12-not-your-turn", who=Who(state.turn))
        case _:
            return Illegal("rule-12-not-now")
