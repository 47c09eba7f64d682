"""After a card: the end [21], whose turn is next [1], and discarding what cannot be played [5]."""

from __future__ import annotations

from dataclasses import replace

from pygames.core.game import Event, Seat, Step, Who, say

from .state import Phase, State, all_home, colours_of, left_of, partner

# [21] Settled by us: so many deals end a game that would not end by itself. Who tries to win takes 20 to 60 of them,
# most with three seats on the large board.
MOST_DEALS = 150


def finish(state: State, events: tuple[Event, ...]) -> Step[State]:
    """[21] The side whose pawns are all home has won; else the turn passes on."""
    if all_home(state, side_colours(state, state.turn)):
        return Step(replace(state, phase=Phase.OVER), (*events, Event("end", say("end-home"))))
    return pass_on(state, events)


def side_colours(state: State, seat: Seat) -> tuple[int, ...]:
    """The colours that a seat and its partner must bring home."""
    mate = partner(state, seat)
    own = colours_of(state, seat)
    return own if mate is None else (*own, *colours_of(state, mate))


def pass_on(state: State, events: tuple[Event, ...]) -> Step[State]:
    """[1] To the left, past empty hands; with no card in any hand the next dealer deals."""
    skipped: list[Seat] = []
    for seat in (*left_of(state, state.turn), state.turn):
        if state.hands[seat]:
            if skipped:
                names = tuple(say("name", who=Who(other)) for other in skipped)
                events = (*events, Event("skip", say("skipped", names=names)))
            return Step(replace(state, phase=Phase.TURN, turn=seat), events)
        skipped.append(seat)
    if state.deals >= MOST_DEALS:
        return Step(replace(state, phase=Phase.OVER), (*events, Event("end", say("end-deals", count=state.deals))))
    return Step(replace(state, phase=Phase.DEAL, dealer=(state.dealer + 1) % state.seats), events)
