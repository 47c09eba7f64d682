"""Who wins together, and the end [21]."""

from __future__ import annotations

from pygames.core.game import Outcome, Part, Seat, say

from .board import HOME, progress
from .state import Phase, State, a_colour, is_stake, pawns_home
from .turn import side_colours


def sides(state: State) -> tuple[tuple[Seat, ...], ...]:
    """Partners face each other; two, three and five seats play alone."""
    seats = state.seats
    if seats > 2 and seats % 2 == 0:
        return tuple((seat, seat + seats // 2) for seat in range(seats // 2))
    return tuple((seat,) for seat in range(seats))


def scores(state: State) -> tuple[int, ...]:
    """Pawns home, by side."""
    return tuple(sum(pawns_home(state, colour) for colour in _colours(state, side)) for side in sides(state))


def outcome(state: State) -> Outcome | None:
    """The winner, and the others on a shared last place."""
    if state.phase is not Phase.OVER:
        return None
    home = scores(state)
    all_sides = range(len(home))
    standing = [(home[side], _progress(state, seats)) for side, seats in enumerate(sides(state))]
    winners = tuple(side for side in all_sides if standing[side] == max(standing))
    others = tuple(side for side in all_sides if side not in winners)
    whole = home[winners[0]] == HOME * len(_colours(state, sides(state)[winners[0]]))
    reason = say("won" if whole else "most-home" if len(winners) == 1 else "shared", count=home[winners[0]])
    parts = tuple(
        tuple(Part(say("part-home", colour=a_colour(c)), pawns_home(state, c)) for c in _colours(state, seats))
        for seats in sides(state)
    )
    return Outcome((winners, others) if others else (winners,), home, reason, parts)


def _colours(state: State, seats: tuple[Seat, ...]) -> tuple[int, ...]:
    return side_colours(state, seats[0])


def _progress(state: State, seats: tuple[Seat, ...]) -> int:
    """How far a side's pawns have come: it decides when the deals run out with as many home."""
    return sum(
        progress(state.sections, colour, place, is_stake(state, colour, pawn))
        for colour in _colours(state, seats)
        for pawn, place in enumerate(state.pawns[colour])
    )
