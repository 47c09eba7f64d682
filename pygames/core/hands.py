"""The half-made moves of the people at a table: taps so far, the ways left, the ghost of what would be made."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from .game import Illegal, RegionId, Seat
from .match import Match
from .scene import Scene
from .taps import Half, Taps, Tree

S = TypeVar("S")
M = TypeVar("M")


@dataclass
class Fingers:
    """What one person has tapped, and which of the ways that are left is shown (None: not asked for)."""

    taps: Taps = ()
    way: int | None = None


class Tapped(NamedTuple, Generic[M]):
    """What came of a tap: a finished move, a refusal, or neither when it led on."""

    move: M | None = None
    refusal: Illegal | None = None
    slip: bool = False  # a whole try of a hunt went wrong


class Hands(Generic[S, M]):
    def __init__(self, match: Match[S, M]) -> None:
        self._match = match
        self._fingers: dict[Seat, Fingers] = {}
        self._trees: dict[Seat, Tree[M]] = {}
        self._claimed: list[RegionId] = []  # tapped where several people share the screen, and could be that of each

    def tree(self, seat: Seat) -> Tree[M]:
        """The seat's legal moves and their paths, found once for each state."""
        if seat not in self._trees:
            game = self._match.game
            view = game.view(self._match.state, seat)
            legal = game.legal(view, seat)
            self._trees[seat] = Tree(legal, [game.path(view, seat, move) for move in legal])
        return self._trees[seat]

    def fingers(self, seat: Seat) -> Fingers:
        return self._fingers.setdefault(seat, Fingers())

    def half(self, seat: Seat) -> Half[M]:
        return self.tree(seat).after(self.fingers(seat).taps)

    def whose(self, region: RegionId, seats: Collection[Seat]) -> Seat | None:
        """Whose a tap is of those who share the screen. None: it could be that of several, who are asked until one of
        them makes it their own, or it is tapped once more."""
        claimants = self._claimants(region, seats)
        if not claimants:
            raise Illegal("core-whose-tap")
        if len(claimants) == 1:
            return claimants[0]
        if region in self._claimed:
            self._claimed.remove(region)
        else:
            self._claimed.append(region)
        return None

    def claims(self, seats: Collection[Seat]) -> dict[RegionId, list[Seat]]:
        """What was tapped, and those of whom one must say that it is theirs."""
        claims = {region: self._claimants(region, seats) for region in self._claimed}
        return {region: claimants for region, claimants in claims.items() if len(claimants) > 1}

    def _claimants(self, region: RegionId, seats: Collection[Seat]) -> list[Seat]:
        """Those whose half-made move it carries on or changes; if there are none, those who can begin with it."""
        going_on = [seat for seat in seats if self._carries_on(seat, region)]
        return going_on or [seat for seat in seats if region in self.tree(seat).after(()).through]

    def _carries_on(self, seat: Seat, region: RegionId) -> bool:
        taps = self.fingers(seat).taps
        steps = (self.tree(seat).after(taps[:kept]) for kept in range(1, len(taps) + 1))
        return region in taps[-1:] or any(region in step.through for step in steps)

    def tap(self, seat: Seat, region: RegionId, scene: Scene, finish: bool) -> Tapped[M]:
        """Goes on with a half-made move. With `finish`, a forced last tap is made at once."""
        fingers, start = self.fingers(seat), self.tree(seat).after(())
        self._claimed = [claimed for claimed in self._claimed if claimed != region]
        if scene.hunt and (fingers.taps or region not in start.through or region in shown(scene)):
            return self._hunt(seat, region, scene.hunt)
        if region in self.half(seat).through:
            return self._push(seat, region, finish)
        if fingers.taps and region == fingers.taps[-1]:
            if self.ghost(seat, scene) is not None:
                self.next_way(seat, scene)
            else:
                self.back(seat)
            return Tapped()
        for kept in range(len(fingers.taps) - 1, -1, -1):  # the latest choice that can be changed to it
            if region in self.tree(seat).after(fingers.taps[:kept]).through:
                fingers.taps = fingers.taps[:kept]
                return self._push(seat, region, finish)
        return Tapped(refusal=self._why(seat, (*fingers.taps, region)))

    def back(self, seat: Seat) -> None:
        """One step back."""
        fingers = self.fingers(seat)
        fingers.taps, fingers.way = fingers.taps[:-1], None

    def next_way(self, seat: Seat, scene: Scene) -> None:
        """Shows the next of the moves that share the taps so far."""
        fingers = self.fingers(seat)
        if scene.hunt or not fingers.taps:
            raise Illegal("core-no-way")
        moves, ghost = self.ways(seat), self.ghost(seat, scene)
        fingers.way = 0 if ghost is None else (moves.index(ghost) + 1) % len(moves)

    def ways(self, seat: Seat) -> list[M]:
        return [move for move, _ in self.half(seat).branches]

    def ghost(self, seat: Seat, scene: Scene) -> M | None:
        """The move to show before it is made: the way asked for, or the first way left once nothing remains to
        be pointed at (a finished move that waits for its confirmation, or a choice among buttons)."""
        fingers, half = self.fingers(seat), self.half(seat)
        if not fingers.taps or scene.hunt:
            return None
        if fingers.way is not None:
            return half.branches[fingers.way][0]
        return None if half.left() & shown(scene) else half.branches[0][0]

    def drop(self, seat: Seat) -> None:
        self._fingers.pop(seat, None)

    def recheck(self, asked: Collection[Seat], scene: Scene) -> list[Seat]:
        """After a change: of each half-made move, what still leads on is kept. Returns whose has lost something.

        A ghost stays the same or goes: nobody shall make another move than the one they see.
        """
        ghosts = {seat: self.ghost(seat, scene) for seat in self._fingers}
        self._trees.clear()
        self._fingers = {seat: fingers for seat, fingers in self._fingers.items() if seat in asked}
        cut = [seat for seat in self._fingers if not scene.hunt and self._cut(seat, ghosts[seat])]
        self._claimed = [*self.claims([seat for seat in asked if seat in self._fingers])]
        return cut

    def _cut(self, seat: Seat, ghost: M | None) -> bool:
        fingers = self._fingers[seat]
        before, ways = fingers.taps, self.ways(seat)
        fingers.way = ways.index(ghost) if ghost is not None and ghost in ways else None
        if ghost is not None and fingers.way is None:
            fingers.taps = before[:-1]
        while fingers.taps and not self.half(seat).branches:
            fingers.taps = fingers.taps[:-1]
        return fingers.taps != before

    def _push(self, seat: Seat, region: RegionId, finish: bool) -> Tapped[M]:
        fingers = self.fingers(seat)
        fingers.taps, fingers.way = (*fingers.taps, region), None
        half = self.half(seat)
        if finish and half.made is None and len(half.branches) == 1 and half.lasts:
            fingers.taps = (*fingers.taps, *half.lasts)
        return Tapped(self.half(seat).made)

    def _hunt(self, seat: Seat, region: RegionId, levels: tuple[tuple[RegionId, ...], ...]) -> Tapped[M]:
        """In a hunt, right or wrong shows only when all taps of a try are made."""
        fingers = self.fingers(seat)
        if region in levels[0]:
            fingers.taps = ()
        taps = (*fingers.taps, region)
        if region not in levels[len(taps) - 1]:
            return Tapped(refusal=self._why(seat, taps))
        fingers.taps = taps if len(taps) < len(levels) else ()
        move = self.tree(seat).after(taps).made
        if move is not None or fingers.taps:
            return Tapped(move)
        return Tapped(refusal=self._why(seat, taps), slip=True)

    def _why(self, seat: Seat, taps: Taps) -> Illegal:
        game = self._match.game
        return game.why(game.view(self._match.state, seat), seat, taps)


def shown(scene: Scene) -> frozenset[RegionId]:
    """The regions that can be pointed at; the others are buttons."""
    return frozenset(region.id for region in scene.regions if region.items)
