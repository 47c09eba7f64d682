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

    def tap(self, seat: Seat, region: RegionId, scene: Scene, finish: bool) -> Tapped[M]:
        """Goes on with a half-made move. With `finish`, a forced last tap is made at once, unless care is wanted."""
        fingers, start = self.fingers(seat), self.tree(seat).after(())
        finish = finish and not scene.careful
        if scene.hunt and (fingers.taps or region not in start.through or region in _shown(scene)):
            return self._hunt(seat, region, scene.hunt)
        if region in self.half(seat).through:
            return self._push(seat, region, finish)
        if fingers.taps and region == fingers.taps[-1]:
            if self.ghost(seat, scene) is not None:
                self.next_way(seat, scene)
            else:
                self.back(seat)
            return Tapped()
        if region in start.through:
            fingers.taps = ()  # another beginning: the first choice is changed
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
        return None if half.left() & _shown(scene) else half.branches[0][0]

    def drop(self, seat: Seat) -> None:
        self._fingers.pop(seat, None)

    def recheck(self, asked: Collection[Seat], hunting: bool) -> None:
        """After a change: what no longer leads to a move is dropped quietly."""
        self._trees.clear()
        for seat, fingers in list(self._fingers.items()):
            fingers.way = None
            if seat not in asked or not (hunting or self.half(seat).branches):
                del self._fingers[seat]

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


def _shown(scene: Scene) -> frozenset[RegionId]:
    """The regions that can be pointed at; the others are buttons."""
    return frozenset(region.id for region in scene.regions if region.items)
