"""The end [17] and the score [18]: fewest cards in front wins."""

from __future__ import annotations

from pygames.core.game import Outcome, Part, Seat, say

from .cards import Card
from .state import PERFECT, Phase, State, Taco

KINDS = ("perfect", "spoiled", "legendary", "countered")  # how a taco came to lie in front of somebody


def sides(state: State) -> tuple[tuple[Seat, ...], ...]:
    return tuple((seat,) for seat in range(state.seats))


def scores(state: State) -> tuple[int, ...]:
    return tuple(state.in_front(seat) for seat in range(state.seats))


def outcome(state: State) -> Outcome | None:
    if state.phase is not Phase.OVER:
        return None
    cards = scores(state)
    ranking = tuple(tuple(seat for seat, score in enumerate(cards) if score == place) for place in sorted(set(cards)))
    reason = say("won" if len(ranking[0]) == 1 else "shared", count=cards[ranking[0][0]])
    return Outcome(ranking, cards, reason, tuple(_parts(tacos) for tacos in state.front))


def _parts(tacos: tuple[Taco, ...]) -> tuple[Part, ...]:
    counts = {kind: [len(taco.cards) for taco in tacos if how_taken(taco) == kind] for kind in KINDS}
    return tuple(Part(say(f"part-{kind}", tacos=len(sizes)), sum(sizes)) for kind, sizes in counts.items() if sizes)


def how_taken(taco: Taco) -> str:
    """Legendary tacos leave the table at once, so one in a taco tells how it ended."""
    if Card.LEGENDARY in taco.cards:
        return "countered" if taco.top is Card.SOLO else "legendary"
    return "perfect" if taco.sum == PERFECT else "spoiled"
