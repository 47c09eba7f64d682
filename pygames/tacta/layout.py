"""The cards on the table, what is still open on them, and where a card could go.

A layout is a value: equal if the same cards were laid the same way in the same order. It never changes, and it is
made from the one before it: what a card could cover is found once, when a card is laid, near that card only. So
listing moves costs the same however many cards lie on the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from .cards import COLOURS, EACH, START, WAYS, Card, colour_of, face
from .laid import SIZES, Laid, Slot, Spot
from .moves import Play
from .overlap import REACH, overlaps, reach
from .pairs import FITS, fit
from .pose import EPSILON, Pose, plus
from .shapes import MIRROR, OVERLAPS, SHAPES, Place

STEPS = 8  # up to which finding slots step by step is quicker than looking at all shapes
CELL = 7.25  # cards whose middles are farther apart cannot meet


Slots = tuple[tuple[Slot, ...], ...]  # by the place where the new card's own shape is seen
Grid = dict[tuple[int, int], tuple[Spot, ...]]


class Layout:
    def __init__(self, size: str, before: Layout | None, laid: Laid) -> None:
        self.size = size
        self.before = before
        self.last = laid
        self._middle = laid.pose.middle
        if before is None:
            self.laid: tuple[Laid, ...] = (laid,)
            self.used: tuple[int, ...] = (0,)  # by card: the places that can no more be covered, as bits
            self.dots: tuple[int, ...] = (0,) * COLOURS  # those to be seen, by colour [14]
        else:
            self.laid = (*before.laid, laid)
            self.used = _used(before, laid)
            self.dots = _dots(before, laid)
        self._hash: int = hash((size if before is None else before._hash, laid))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Layout):
            return NotImplemented
        return self is other or (self._hash == other._hash and self.size == other.size and self.laid == other.laid)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Layout({self.size!r}, {self.laid!r})"

    def open(self, number: int, place: Place) -> bool:
        """Whether a shape of a card can still be covered [4]."""
        return place in face(self.laid[number].card) and not self.used[number] >> place & 1

    @cached_property
    def open_shapes(self) -> tuple[tuple[int, Place], ...]:
        """All of them, by card."""
        before = () if self.before is None else self.before.open_shapes
        return (*((on, place) for on, place in before if not self.used[on] >> place & 1), *self._own_shapes())

    def _own_shapes(self) -> tuple[tuple[int, Place], ...]:
        """Those of the last card."""
        number = len(self.laid) - 1
        return tuple((number, place) for place in face(self.last.card) if self.open(number, place))

    def pose_of(self, play: Play) -> Pose | None:
        """How the card would lie, whether or not it may; None if the two shapes cannot meet [1]."""
        on = self.laid[play.on]
        return fit(MIRROR[play.shape] if play.mirror else play.shape, on.seen(play.below), on.pose)

    def connect(self, play: Play) -> Layout:
        """The layout with one card more, which must fit."""
        pose = self.pose_of(play)
        assert pose is not None
        return Layout(self.size, self, Laid(play.card, play.mirror, pose, play.on, play.shape, play.below))

    @cached_property
    def grid(self) -> Grid:
        """The cards by the square in which their middle lies."""
        grid = {} if self.before is None else self.before.grid.copy()
        x, y = self._middle
        cell = int(x // CELL), int(y // CELL)
        grid[cell] = (*grid.get(cell, ()), Spot(x, y, self.last.pose.turn, len(self.laid) - 1))
        return grid

    def near(self, x: float, y: float) -> Iterator[Spot]:
        """All cards that could touch a card with its middle at x, y, and some more."""
        column, row = int(x // CELL), int(y // CELL)
        for i in (column - 1, column, column + 1):
            for j in (row - 1, row, row + 1):
                yield from self.grid.get((i, j), ())

    def overlapped(self, pose: Pose, but: int = -1) -> Iterator[int]:
        """The cards that a card lying like this would overlap [2], one of them left out."""
        x, y = pose.middle
        for spot in self.near(x, y):
            if spot.number != but and overlaps(spot.x - x, spot.y - y, pose.turn, spot.turn):
                yield spot.number

    def inside(self, x: float, y: float, turn: int) -> bool:
        """Whether a card would lie wholly on the table [3]."""
        width, height = SIZES[self.size]
        across, down = reach(turn)
        return abs(x) + across < width + EPSILON and abs(y) + down < height + EPSILON

    @cached_property
    def slots(self) -> Slots:
        """Those that the layout before had and the last card has left, and those on the last card."""
        if self.before is None or not self.before.soon_known:
            left: Slots = ((),) * len(SHAPES)
            shapes = self.open_shapes
        else:
            left = tuple(tuple(slot for slot in slots if self._leaves(slot)) for slots in self.before.slots)
            shapes = self._own_shapes()
        new: list[list[Slot]] = [[] for _ in SHAPES]
        for number, below in shapes:
            for seen, slot in self._slots_on(number, below):
                new[seen].append(slot)
        return tuple((*slots, *more) for slots, more in zip(left, new, strict=True))

    @property
    def soon_known(self) -> bool:
        """Whether the slots are known, or follow from known ones in some steps: else it is quicker to look anew."""
        layout: Layout | None = self
        for _ in range(STEPS):
            if layout is None or "slots" in layout.__dict__:
                return True
            layout = layout.before
        return False

    def _leaves(self, slot: Slot) -> bool:
        """Whether the last card laid leaves a slot as it was."""
        x, y = self._middle
        dx, dy = x - slot.x, y - slot.y
        if dx * dx + dy * dy >= REACH:
            return True
        if slot.on == self.last.on and self.used[slot.on] >> slot.below & 1:
            return False
        return not overlaps(dx, dy, slot.pose.turn, self.last.pose.turn)

    def _slots_on(self, number: int, below: Place) -> Iterator[tuple[Place, Slot]]:
        """What could cover a shape, and with what."""
        on = self.laid[number]
        for seen, by in FITS[on.pose.turn][on.seen(below)]:
            pose = Pose(*plus(on.pose[:4], by[:4]), by.turn)
            x, y = pose.middle
            if self.inside(x, y, pose.turn) and next(self.overlapped(pose, number), None) is None:
                yield seen, Slot(number, below, pose, x, y)

    @cached_property
    def _plays(self) -> dict[Card, tuple[Play, ...]]:
        return {}

    def plays(self, card: Card) -> tuple[Play, ...]:
        """Every way to connect a card [1]-[6]."""
        if card not in self._plays:
            self._plays[card] = tuple(
                Play(card, mirror, shape, slot.on, slot.below)
                for shape, mirror, seen in WAYS[card % EACH]
                for slot in self.slots[seen]
            )
        return self._plays[card]

    @cached_property
    def _hosts(self) -> dict[Card, frozenset[int]]:
        return {}

    def hosts(self, card: Card) -> frozenset[int]:
        """The colours that a card can be connected to."""
        if card not in self._hosts:
            slots = (slot for way in WAYS[card % EACH] for slot in self.slots[way.seen])
            self._hosts[card] = frozenset(colour_of(self.laid[slot.on].card) for slot in slots)
        return self._hosts[card]

    @cached_property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom of the box round all cards."""
        x, y = self._middle
        across, down = reach(self.last.pose.turn)
        if self.before is None:
            return x - across, y - down, x + across, y + down
        left, top, right, bottom = self.before.box
        return min(left, x - across), min(top, y - down), max(right, x + across), max(bottom, y + down)


def _used(before: Layout, laid: Laid) -> tuple[int, ...]:
    """[4] Both shapes of a connection, and on the start card those that overlap the covered one."""
    if laid.on < 0:
        return (*before.used, 0)
    used = [*before.used, 1 << laid.shape]
    used[laid.on] |= OVERLAPS[laid.below]
    return tuple(used)


def _dots(before: Layout, laid: Laid) -> tuple[int, ...]:
    """[14] The dots of the new card are seen, those it covers no more."""
    dots = list(before.dots)
    dots[colour_of(laid.card)] += sum(face(laid.card).values())
    if laid.on > 0:
        below = before.laid[laid.on].card
        dots[colour_of(below)] -= face(below)[laid.below]
    return tuple(dots)


def empty(size: str) -> Layout:
    """[7] The start card in the middle of the table."""
    return Layout(size, None, Laid(START, False, Pose(0, 0, 0, 0, 0)))
