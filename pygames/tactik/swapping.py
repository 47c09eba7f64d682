"""The swap [10]."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pygames.core.game import Illegal
from pygames.core.tuples import put

from .board import RESERVE, is_track
from .moves import Swap
from .moving import Pawn
from .state import State, a_pawn, is_stake


def swaps(state: State, colours: tuple[int, ...], joker: bool) -> Iterator[Swap]:
    """Every swap that a seat moving these colours can make, of those with one result the first."""
    around = [
        (colour, pawn)
        for colour, row in enumerate(state.pawns)
        for pawn, place in enumerate(row)
        if is_track(state.sections, place)
    ]
    seen: set[object] = set()
    for one in around:
        if one[0] not in colours:
            continue
        for other in around:
            turned = other[0] in colours and other <= one  # listed the other way round
            if not turned and objection(state, colours, one, other) is None:
                result = _result(state, one, other)
                if result not in seen:
                    seen.add(result)
                    yield Swap(*one, *other, joker)


def objection(state: State, colours: tuple[int, ...], one: Pawn, other: Pawn) -> Illegal | None:
    """What speaks against a swap of a pawn of one's own with another, if anything does."""
    for colour, pawn in (one, other):
        if not is_track(state.sections, state.pawns[colour][pawn]):
            reserve = state.pawns[colour][pawn] == RESERVE
            return Illegal("rule-10-in-reserve" if reserve else "rule-19-no-swap", pawn=a_pawn(colour, pawn))
    if one == other:
        return Illegal("rule-10-two-pawns")
    stakes = [pawn for pawn in (one, other) if is_stake(state, *pawn)]
    if len(stakes) == 2:
        return Illegal("rule-10-two-stakes")
    if stakes and stakes[0][0] not in colours:
        return Illegal("rule-13-no-swap", pawn=a_pawn(*stakes[0]))
    if stakes and other[0] not in colours:
        return Illegal("rule-10-stake-with-own", pawn=a_pawn(*stakes[0]))
    return None


def _result(state: State, one: Pawn, other: Pawn) -> object:
    """What tells one swap from another: of two pawns of one colour, only whether one was a stake."""
    if one[0] != other[0]:
        return one, other
    return one[0] if is_stake(state, *one) or is_stake(state, *other) else None


def swap(state: State, colours: tuple[int, ...], move: Swap) -> State:
    one, other = (move.colour, move.pawn), (move.other_colour, move.other_pawn)
    if refusal := objection(state, colours, one, other):
        raise refusal
    if other[0] in colours and move not in swaps(state, colours, move.joker):
        raise Illegal("rule-10-listed-once", pawn=a_pawn(*one), other=a_pawn(*other))
    lost = {colour for colour, pawn in (one, other) if is_stake(state, colour, pawn)}
    pawns = state.pawns
    if one[0] != other[0]:
        here, there = pawns[one[0]][one[1]], pawns[other[0]][other[1]]
        pawns = put(pawns, one[0], put(pawns[one[0]], one[1], there))
        pawns = put(pawns, other[0], put(pawns[other[0]], other[1], here))
    return replace(state, pawns=pawns, stakes=state.stakes - lost)
