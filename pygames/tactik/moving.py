"""How a pawn goes forward and back, and what it meets: [9], [13], [14], [16]-[19]."""

from __future__ import annotations

from dataclasses import replace

from pygames.core.game import Illegal
from pygames.core.tuples import put

from .board import HOME, RESERVE, SECTION, Place, home_cell, home_number, is_home, length, start_cell, to_start
from .cards import BACKWARDS
from .state import State, a_colour, a_pawn, is_stake

Pawn = tuple[int, int]  # colour and number
Ways = tuple[Place | None, Place | None]  # where a pawn can end: in its home, and on the track


def stake_ahead(state: State, cell: Place, count: int) -> int | None:
    """[13] The colour of a stake on the next cells, the last of them included."""
    around = SECTION * state.sections
    for colour in state.stakes:
        if 0 < (SECTION * colour - cell) % around <= count:
            return colour
    return None


def stake_behind(state: State, cell: Place, count: int) -> int | None:
    around = SECTION * state.sections
    for colour in state.stakes:
        if 0 < (cell - SECTION * colour) % around <= count:
            return colour
    return None


def ways(state: State, colour: int, pawn: int, count: int) -> Ways:
    """[18] Where so many cells forward can end."""
    place = state.pawns[colour][pawn]
    around = SECTION * state.sections
    if place == RESERVE:
        return None, None
    if place >= around:
        return _deeper(state, colour, place, count), None
    on = None if stake_ahead(state, place, count) is not None else (place + count) % around
    return _into_home(state, colour, pawn, count), on


def _deeper(state: State, colour: int, place: Place, count: int) -> Place | None:
    """[19] Inside the home no pawn is passed."""
    number = home_number(state.sections, place) + count
    passed = range(place + 1, place + count + 1)
    return None if number > HOME or any(other in passed for other in state.pawns[colour]) else place + count


def _into_home(state: State, colour: int, pawn: int, count: int) -> Place | None:
    place = state.pawns[colour][pawn]
    before = to_start(state.sections, colour, place)
    if not 0 < count - before <= HOME or is_stake(state, colour, pawn):
        return None
    target = home_cell(state.sections, colour, count - before)
    entered = range(home_cell(state.sections, colour, 1), target + 1)
    if stake_ahead(state, place, before) is not None or any(other in entered for other in state.pawns[colour]):
        return None
    return target


def backwards(state: State, colour: int, pawn: int) -> Place | None:
    """[9] Where a -4 ends."""
    place = state.pawns[colour][pawn]
    around = SECTION * state.sections
    if not 0 <= place < around or stake_behind(state, place, BACKWARDS) is not None:
        return None
    return (place - BACKWARDS) % around


def cells(sections: int, colour: int, place: Place, target: Place) -> tuple[Place, ...]:
    """The cells from a place forward to where a move ends."""
    around = length(sections)
    if is_home(sections, place):
        return tuple(range(place + 1, target + 1))
    if not is_home(sections, target):
        return tuple((place + i) % around for i in range(1, (target - place) % around + 1))
    door = cells(sections, colour, place, start_cell(colour))
    return (*door, *range(home_cell(sections, colour, 1), target + 1))


def settle(state: State, colour: int, pawn: int, on: tuple[Place, ...]) -> tuple[State, tuple[Pawn, ...]]:
    """The pawn steps on these cells and stays on the last. [17] It eats what stands on them: who, in that order.

    A stake that moves is a pawn from then on [12].
    """
    met = {place: (other, i) for other, row in enumerate(state.pawns) for i, place in enumerate(row) if place in on}
    eaten = tuple(met[cell] for cell in on if cell in met)
    stakes = state.stakes - {colour} if is_stake(state, colour, pawn) else state.stakes
    pawns = state.pawns
    for other, i in eaten:
        pawns = put(pawns, other, put(pawns[other], i, RESERVE))
    pawns = put(pawns, colour, put(pawns[colour], pawn, on[-1]))
    return replace(state, pawns=pawns, stakes=stakes), eaten


def choose(found: Ways, home: bool | None) -> Place | None:
    """[18] Where both ways are open the player has said which; where one is, nothing was to be said."""
    inside, on = found
    if inside is not None and on is not None:
        return None if home is None else inside if home else on
    return None if home is not None else on if inside is None else inside


def refusal(state: State, colour: int, pawn: int, count: int, home: bool | None) -> Illegal:
    """Why a pawn cannot go so far."""
    place = state.pawns[colour][pawn]
    inside, on = ways(state, colour, pawn, count)
    if place == RESERVE:
        return Illegal("rule-7-in-reserve", pawn=a_pawn(colour, pawn))
    if is_home(state.sections, place):
        return _refuse_inside(state, colour, pawn, count, home)
    if inside is not None and on is not None:
        return Illegal("rule-18-home-or-on", pawn=a_pawn(colour, pawn))
    if home:
        return _refuse_home(state, colour, pawn, count)
    stake = stake_ahead(state, place, count)
    if stake is not None and (inside is None or home is False):
        return Illegal("rule-13-stake-ahead", colour=a_colour(stake))
    return Illegal("rule-18-one-way", pawn=a_pawn(colour, pawn))


def _refuse_inside(state: State, colour: int, pawn: int, count: int, home: bool | None) -> Illegal:
    place = state.pawns[colour][pawn]
    if home is False:
        return Illegal("rule-19-stays-home")
    if _deeper(state, colour, place, count) is not None:
        return Illegal("rule-18-one-way", pawn=a_pawn(colour, pawn))
    deep = home_number(state.sections, place) + count > HOME
    return Illegal("rule-19-too-deep" if deep else "rule-19-not-past")


def _refuse_home(state: State, colour: int, pawn: int, count: int) -> Illegal:
    place = state.pawns[colour][pawn]
    before = to_start(state.sections, colour, place)
    stake = stake_ahead(state, place, before)
    if is_stake(state, colour, pawn):
        return Illegal("rule-14-stake-not-home")
    if not 0 < count - before <= HOME:
        return Illegal("rule-18-not-into-home", pawn=a_pawn(colour, pawn))
    if stake is not None:
        return Illegal("rule-13-stake-ahead", colour=a_colour(stake))
    if _into_home(state, colour, pawn, count) is None:
        return Illegal("rule-18-home-taken")
    return Illegal("rule-18-one-way", pawn=a_pawn(colour, pawn))


def refusal_back(state: State, colour: int, pawn: int) -> Illegal:
    """Why a pawn cannot go four cells back."""
    place = state.pawns[colour][pawn]
    if place == RESERVE:
        return Illegal("rule-7-in-reserve", pawn=a_pawn(colour, pawn))
    if is_home(state.sections, place):
        return Illegal("rule-9-not-from-home", pawn=a_pawn(colour, pawn))
    stake = stake_behind(state, place, BACKWARDS)
    assert stake is not None, "nothing else is in the way"
    return Illegal("rule-13-stake-behind", colour=a_colour(stake))
