"""Taps in any order and "next way": cover two neighbouring cells of a row of six; who cannot has lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygames.core.game import Ask, Event, Info, Options, Path, Seat, Step, Who, say
from pygames.core.scene import Scene

from .toy import Toy, dots

CELLS = 6


@dataclass(frozen=True, slots=True)
class Row:
    covered: frozenset[int] = frozenset()
    turn: Seat = 0


class DominoGame(Toy[Row]):
    info = Info("domino", "1", (2,))

    def start(self, seats: int, options: Options) -> Row:
        return Row()

    def to_act(self, state: Row) -> Ask:
        return Ask((state.turn,)) if self.legal(state, state.turn) else Ask(())

    def legal(self, state: Row, seat: Seat) -> Sequence[str]:
        return [f"{i}{i + 1}" for i in range(CELLS - 1) if not {i, i + 1} & state.covered]

    def step(self, state: Row, seat: Seat, move: str) -> Step[Row]:
        event = Event("cover", say("moved", who=Who(seat), cells=move), seat)
        return Step(Row(state.covered | {int(move[0]), int(move[1])}, 1 - seat), (event,))

    def points(self, state: Row) -> Sequence[int]:
        return [int(state.turn == 1), int(state.turn == 0)]

    def path(self, view: Row, seat: Seat, move: str) -> Path:
        return ("piece", frozenset({f"cell{move[0]}", f"cell{move[1]}"}))

    def scene(self, view: Row, seat: Seat | None) -> Scene:
        return dots({"piece": (0, 50), **{f"cell{i}": (20.0 * i, 0) for i in range(CELLS)}})
