"""After a card: whose turn it is [12], the end of the round [13], the next one and the end of the match [15]."""

from __future__ import annotations

from dataclasses import replace

from pygames.core.game import Event, Say, Step, Who, say

from . import able
from .state import Phase, State, next_round
from .ways import Setup


def go_on(state: State, events: tuple[Event, ...]) -> Step[State]:
    """The card is played and its pack is in order again."""
    state = replace(state, finished=_finished(state))
    if state.setup.free:
        if state.has_cards(state.turn) and able.goes_on(state):
            return Step(replace(state, phase=Phase.FREE), events)
        return _end_round(state, events)
    seats = state.setup.seats
    holders = [seat for i in range(seats) if state.has_cards(seat := (state.turn + 1 + i) % seats)]
    if holders and state.passes < len(holders):
        return Step(replace(state, phase=Phase.TURN, turn=holders[0]), events)
    return _end_round(state, events)


def _finished(state: State) -> tuple[int, ...]:
    """[13] A side has finished when all its cards lie on the table; in free play, the side of who ends the round."""
    side = state.setup.colour(state.turn)
    seats = (state.turn,) if state.setup.free else state.setup.members(side)
    if side in state.finished or any(state.has_cards(seat) for seat in seats):
        return state.finished
    return (*state.finished, side)


def _end_round(state: State, events: tuple[Event, ...]) -> Step[State]:
    points = state.layout.dots[: state.setup.colours]
    rounds = (*state.rounds, points)
    stuck = not state.finished or (not state.setup.free and len(state.finished) < state.setup.colours)
    over = Event("end", say("round-stuck" if stuck else "round-done"))
    if state.setup.is_last(tuple(map(sum, zip(*rounds, strict=True))), len(rounds)):
        return Step(replace(state, phase=Phase.OVER, rounds=rounds), (*events, over))
    lines = (
        say("round-points", side=side_name(state.setup, side), points=gained, total=sum(each[side] for each in rounds))
        for side, gained in enumerate(points)
    )
    tally = Event("round", say("round-over", round=len(rounds), points=tuple(lines)), hold=True)
    return Step(next_round(state, rounds), (*events, over, tally))


def side_name(setup: Setup, side: int) -> Say:
    """Who plays a colour: a player, or two partners."""
    first, *partners = setup.members(side)
    return say("side-team", who=Who(first), partner=Who(partners[0])) if partners else say("side", who=Who(first))
