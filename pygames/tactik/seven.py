"""The 7x1 [8]: seven single steps among the pawns of one colour, in as many parts as the player likes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from pygames.core.game import Illegal

from .board import HOME, RESERVE, SECTION, Place, home_cell, home_number, is_home, start_cell
from .cards import STEPS
from .moves import Steps
from .moving import Ways, cells, choose, refusal, ways
from .state import State, a_colour, a_pawn, is_stake


def parts(state: State, colour: int, left: int, more: bool, joker: bool) -> Iterator[Steps]:
    """Every next part after which the steps left can still all be used."""
    for pawn in range(len(state.pawns[colour])):
        for count in range(1, left + 1):
            match useful(state, colour, pawn, count, left):
                case (None, None):
                    pass
                case (None, _) | (_, None):
                    yield Steps(colour, pawn, count, None, more, joker)
                case _:
                    yield Steps(colour, pawn, count, True, more, joker)
                    yield Steps(colour, pawn, count, False, more, joker)


def useful(state: State, colour: int, pawn: int, count: int, left: int) -> Ways:
    """Where so many steps can end, if the rest can be used from there."""
    inside, on = ways(state, colour, pawn, count)
    if inside is not None and not _rest_usable(state, colour, pawn, inside, left - count):
        inside = None
    if on is not None and not _rest_usable(state, colour, pawn, on, left - count):
        on = None
    return inside, on


def _rest_usable(state: State, colour: int, pawn: int, target: Place, left: int) -> bool:
    if left == 0:
        return True
    row = state.pawns[colour]
    eaten = cells(state.sections, colour, row[pawn], target)
    others = (place for place in row if place not in (row[pawn], RESERVE) and place not in eaten)
    staked = colour in state.stakes and not is_stake(state, colour, pawn)
    return usable(state.sections, colour, tuple(sorted((*others, target))), staked, state.stakes - {colour}, left)


@lru_cache(maxsize=1 << 15)
def usable(
    sections: int, colour: int, places: tuple[Place, ...], staked: bool, stakes: frozenset[int], left: int
) -> bool:
    """Whether pawns of a colour on these places can use so many single steps.

    Other pawns do not matter: they are eaten. `staked` says that the pawn on the start cell is a stake, and
    `stakes` are the other colours'.
    """
    if left == 0:
        return True
    around = SECTION * sections
    blocks = [SECTION * other for other in (stakes | {colour} if staked else stakes)]
    if any(place < around and all(not 0 < (b - place) % around <= left for b in blocks) for place in places):
        return True  # one pawn alone can
    for place in places:
        others = tuple(other for other in places if other != place)
        still = staked and place != start_cell(colour)
        for cell in _next(sections, colour, place, staked, others):
            if cell not in blocks:
                after = tuple(sorted({*others, cell}))
                if usable(sections, colour, after, still, stakes, left - 1):
                    return True
    return False


def _next(sections: int, colour: int, place: Place, staked: bool, others: tuple[Place, ...]) -> Iterator[Place]:
    """One step from a place: on the track, into the home, or deeper."""
    if is_home(sections, place):
        if home_number(sections, place) < HOME and place + 1 not in others:
            yield place + 1
        return
    yield (place + 1) % (SECTION * sections)
    door = home_cell(sections, colour, 1)
    if place == start_cell(colour) and not staked and door not in others:
        yield door


def target(state: State, move: Steps) -> Place:
    """Where a part ends; raises Illegal if it is not allowed."""
    left = state.steps if move.more else STEPS
    if move.more and move.colour != state.colour:
        raise Illegal("rule-8-one-colour", colour=a_colour(state.colour))
    if not 0 < move.count <= left:
        raise Illegal("rule-8-steps-left", count=left)
    end = choose(useful(state, move.colour, move.pawn, move.count, left), move.home)
    if end is None:
        raise _refusal(state, move, left)
    return end


def _refusal(state: State, move: Steps, left: int) -> Illegal:
    colour, pawn, count, home = move.colour, move.pawn, move.count, move.home
    inside, on = ways(state, colour, pawn, count)
    meant = (inside if on is None else on) if home is None else inside if home else on
    found = useful(state, colour, pawn, count, left)
    if meant is not None and meant not in found:
        return Illegal("rule-8-all-steps", count=left - count)
    if meant is not None and None in found:
        return Illegal("rule-18-one-way", pawn=a_pawn(colour, pawn))
    return refusal(state, colour, pawn, count, home)
