"""What toy games share: moves are their own text, every move is one button, nothing is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from pygames.core.bots import Bot, Random
from pygames.core.dice import Dice
from pygames.core.game import Ask, Illegal, Info, Options, Outcome, Path, Say, Seat, Step, say
from pygames.core.scene import Circle, Item, Region, Scene, Sprite

S = TypeVar("S")

DOT = Sprite("dot", 20, 20, (Circle(0, 0, 10, "colour0", "ink"),))

KEYS = frozenset({"core-toy", "asked", "done", "moved", "refused", "thing", "round", "secret"})
WORDS = {"en": KEYS, "fr": KEYS}


class Toy(Generic[S]):
    info: Info

    def to_act(self, state: S) -> Ask:
        raise NotImplementedError

    def legal(self, state: S, seat: Seat) -> Sequence[str]:
        raise NotImplementedError

    def step(self, state: S, seat: Seat, move: str) -> Step[S]:
        """What a legal move does."""
        raise NotImplementedError

    def start(self, seats: int, options: Options) -> S:
        raise NotImplementedError

    def apply(self, state: S, seat: Seat, move: str) -> Step[S]:
        if seat not in self.to_act(state).seats or (seat >= 0 and move not in self.legal(state, seat)):
            raise Illegal("refused")
        return self.step(state, seat, move)

    def roll(self, state: S, dice: Dice) -> str:
        raise NotImplementedError

    def sides(self, state: S) -> tuple[tuple[Seat, ...], ...]:
        return tuple((seat,) for seat in range(len(self.points(state))))

    def points(self, state: S) -> Sequence[int]:
        """By side."""
        raise NotImplementedError

    def scores(self, state: S) -> Sequence[int] | None:
        return tuple(self.points(state))

    def outcome(self, state: S) -> Outcome | None:
        if self.to_act(state).seats:
            return None
        points = self.points(state)
        places = sorted(set(points), reverse=True)
        ranking = tuple(tuple(i for i, p in enumerate(points) if p == place) for place in places)
        return Outcome(ranking, tuple(points), say("done"))

    def write(self, move: str) -> str:
        return move

    def read(self, state: S, seat: Seat, text: str) -> str:
        if not text.isascii() or not text.isprintable() or not text.strip():
            raise Illegal("refused")
        return text

    def view(self, state: S, seat: Seat | None) -> S:
        return state

    def guess(self, view: S, seat: Seat, dice: Dice) -> S:
        return view

    def path(self, view: S, seat: Seat, move: str) -> Path:
        return (move,)

    def prompt(self, view: S, seat: Seat) -> Say:
        return say("asked")

    def tell(self, view: S, seat: Seat, move: str) -> Say:
        return say("moved", move=move)

    def why(self, view: S, seat: Seat, taps: tuple[str, ...]) -> Illegal:
        return Illegal("refused")

    def scene(self, view: S, seat: Seat | None) -> Scene:
        seats = self.to_act(view).seats if seat is None else (seat,)
        moves = {move: None for s in seats if s >= 0 and s in self.to_act(view).seats for move in self.legal(view, s)}
        return Scene((0, 0, 100, 100), (), (), tuple(Region(move, say("thing", name=move)) for move in moves))

    def bot(self, level: int) -> Bot[S, str]:
        return Random()


def dots(places: dict[str, tuple[float, float]], **more: Any) -> Scene:
    """A scene of dots that are all regions of their own."""
    items = tuple(Item(key, "dot", x, y) for key, (x, y) in places.items())
    regions = tuple(Region(key, say("thing", name=key), (key,)) for key in places)
    return Scene((0, 0, 100, 100), (DOT,), items, regions + more.pop("buttons", ()), **more)
