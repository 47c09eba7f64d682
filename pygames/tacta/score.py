"""The end [13] and the score [14]: most visible dots wins."""

from __future__ import annotations

from pygames.core.game import Outcome, Part, Seat, say

from .cards import colour_of, value_of
from .state import Phase, State


def sides(state: State) -> tuple[tuple[Seat, ...], ...]:
    return tuple(state.setup.members(colour) for colour in range(state.setup.colours))


def scores(state: State) -> tuple[int, ...]:
    """The points of the rounds that are over, and the dots to be seen now."""
    now = state.layout.dots[: state.setup.colours] if state.playing else (0,) * state.setup.colours
    return tuple(map(sum, zip(*state.rounds, now, strict=True)))


def outcome(state: State) -> Outcome | None:
    if state.phase is not Phase.OVER:
        return None
    points = scores(state)
    ranking = _ranking(state, points)
    reason = say("won" if len(ranking[0]) == 1 else "shared", points=points[ranking[0][0]])
    parts = _placed_and_covered(state) if len(state.rounds) == 1 else _by_round(state)
    return Outcome(ranking, points, reason, parts)


def _ranking(state: State, points: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Ties share a place, or go to who has finished first in the last round."""
    finished = state.finished if state.setup.tie_to_first else ()
    late = len(finished)
    ranks = [(-score, finished.index(side) if side in finished else late) for side, score in enumerate(points)]
    return tuple(tuple(side for side, rank in enumerate(ranks) if rank == place) for place in sorted(set(ranks)))


def _placed_and_covered(state: State) -> tuple[tuple[Part, ...], ...]:
    parts = []
    for side, dots in enumerate(state.layout.dots[: state.setup.colours]):
        cards = [laid.card for laid in state.layout.laid if colour_of(laid.card) == side]
        placed = sum(map(value_of, cards))
        parts.append((Part(say("part-placed", cards=len(cards)), placed), Part(say("part-covered"), dots - placed)))
    return tuple(parts)


def _by_round(state: State) -> tuple[tuple[Part, ...], ...]:
    return tuple(
        tuple(Part(say("part-round", round=number), points[side]) for number, points in enumerate(state.rounds, 1))
        for side in range(state.setup.colours)
    )
