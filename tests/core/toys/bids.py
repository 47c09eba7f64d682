"""Sealed choices and rounds: everyone seals a bid, the highest lone bid scores it; a pause after each round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pygames.core.dice import Dice
from pygames.core.game import Ask, Event, Info, Options, Seat, Step, Who, say

from .toy import Toy

NONE, HIDDEN = 0, -1  # bids not made yet, and made but not to be seen
ROUNDS = 3


@dataclass(frozen=True, slots=True)
class Bids:
    bids: tuple[int, ...]
    points: tuple[int, ...]
    round: int = 1
    shown: tuple[int, ...] = ()  # the bids of the last round


class BidGame(Toy[Bids]):
    info = Info("bids", "1", (2, 3))

    def start(self, seats: int, options: Options) -> Bids:
        return Bids((NONE,) * seats, (0,) * seats)

    def to_act(self, state: Bids) -> Ask:
        if state.round > ROUNDS:
            return Ask(())
        return Ask(tuple(seat for seat, bid in enumerate(state.bids) if bid == NONE), "sealed")

    def legal(self, state: Bids, seat: Seat) -> Sequence[str]:
        return ("1", "2", "3")

    def step(self, state: Bids, seat: Seat, move: str) -> Step[Bids]:
        bids = tuple(int(move) if i == seat else bid for i, bid in enumerate(state.bids))
        own = Event("bid", say("moved", who=Who(seat), bid=int(move)), seat, only=(seat,))
        told = Event("bid", say("moved", who=Who(seat)), seat, but=(seat,))
        state = replace(state, bids=bids)
        if NONE in bids or HIDDEN in bids:  # a foreseen last bid, with the others face down
            return Step(state, (own, told))
        lone = [bid for bid in bids if bids.count(bid) == 1]
        points = tuple(p + (bid if lone and bid == max(lone) else 0) for p, bid in zip(state.points, bids, strict=True))
        shown = Event("round", say("round", bids=" ".join(map(str, bids))), hold=True)
        return Step(Bids((NONE,) * len(bids), points, state.round + 1, bids), (own, told, shown))

    def points(self, state: Bids) -> Sequence[int]:
        return state.points

    def view(self, state: Bids, seat: Seat | None) -> Bids:
        return replace(
            state, bids=tuple(bid if bid == NONE or i == seat else HIDDEN for i, bid in enumerate(state.bids))
        )

    def guess(self, view: Bids, seat: Seat, dice: Dice) -> Bids:
        return replace(view, bids=tuple(1 + dice.below(3) if bid == HIDDEN else bid for bid in view.bids))
