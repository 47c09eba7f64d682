"""The tree of paths: half-made moves, what can be tapped next, the ways that are left.

Pointer, keyboard cursor and Moves panel all walk this tree, so every move is reachable in three ways and no
game has code for any of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from .game import Path, RegionId

M = TypeVar("M")

Taps = tuple[RegionId, ...]


def rest(path: Path, taps: Taps) -> Path | None:
    """What is left of a path after some taps; None if they lead elsewhere."""
    for tap in taps:
        if not path:
            return None
        step, *later = path
        if isinstance(step, frozenset):
            if tap not in step:
                return None
            step = step - {tap}
            path = (step, *later) if step else tuple(later)
        elif step == tap:
            path = tuple(later)
        else:
            return None
    return path


def openings(path: Path) -> frozenset[RegionId]:
    """The taps with which a path can begin."""
    if not path:
        return frozenset()
    return path[0] if isinstance(path[0], frozenset) else frozenset({path[0]})


def length(path: Path) -> int:
    return sum(len(step) if isinstance(step, frozenset) else 1 for step in path)


@dataclass(frozen=True)
class Tree(Generic[M]):
    """The moves a seat can make, each with its path. The tree is never built: a filter is fast enough."""

    moves: Sequence[M]
    paths: Sequence[Path]
    _found: dict[Taps, Half[M]] = field(default_factory=dict, compare=False)

    def after(self, taps: Taps) -> Half[M]:
        """Where some taps have led."""
        if taps not in self._found:
            self._found[taps] = self._follow(taps)
        return self._found[taps]

    def path_of(self, move: M) -> list[RegionId]:
        """The taps of a move in one order, for showing it."""
        path = self.paths[self.moves.index(move)]
        return [region for step in path for region in (sorted(step) if isinstance(step, frozenset) else [step])]

    def _follow(self, taps: Taps) -> Half[M]:
        branches = []
        for move, path in zip(self.moves, self.paths, strict=True):
            left = rest(path, taps)
            if left is not None:
                branches.append((move, left))
        through: dict[RegionId, list[M]] = {}
        for move, left in branches:
            for region in sorted(openings(left)):
                through.setdefault(region, []).append(move)
        lasts = {region for _, left in branches if length(left) == 1 for region in openings(left)}
        return Half(taps, tuple(branches), through, frozenset(lasts))


@dataclass(frozen=True)
class Half(Generic[M]):
    """A half-made move."""

    taps: Taps
    branches: tuple[tuple[M, Path], ...]  # the moves still possible, and what is left to tap for each
    through: dict[RegionId, list[M]]  # what can be tapped next, and the moves behind each
    lasts: frozenset[RegionId]  # which of these complete a move

    @property
    def made(self) -> M | None:
        """The move, when nothing is left to tap. (Paths are prefix-free: then it is the only one.)"""
        return self.branches[0][0] if len(self.branches) == 1 and not self.branches[0][1] else None

    def left(self) -> frozenset[RegionId]:
        """Every region that some way on would still tap."""
        steps = (step for _, path in self.branches for step in path)
        return frozenset().union(*(step if isinstance(step, frozenset) else {step} for step in steps))
