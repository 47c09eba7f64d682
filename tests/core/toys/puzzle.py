"""A hunt: lay piece n on cell n beside what lies already. Nothing is lit; a wrong try is a slip."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygames.core.game import Ask, Event, Illegal, Info, Options, Path, Seat, Step, Who, say
from pygames.core.scene import Region, Scene

from .toy import Toy, dots

PIECES = 5


@dataclass(frozen=True, slots=True)
class Puzzle:
    seats: int
    laid: frozenset[int] = frozenset({2})
    turn: Seat = 0
    passes: int = 0


class PuzzleGame(Toy[Puzzle]):
    info = Info("puzzle", "1", (1, 2))

    def start(self, seats: int, options: Options) -> Puzzle:
        return Puzzle(seats)

    def to_act(self, state: Puzzle) -> Ask:
        return Ask(()) if len(state.laid) == PIECES or state.passes > 5 else Ask((state.turn,))

    def legal(self, state: Puzzle, seat: Seat) -> Sequence[str]:
        fits = [i for i in range(PIECES) if i not in state.laid and {i - 1, i + 1} & state.laid]
        return ["pass", *map(str, fits)]

    def step(self, state: Puzzle, seat: Seat, move: str) -> Step[Puzzle]:
        turn = (seat + 1) % state.seats
        event = Event("lay", say("moved", who=Who(seat), move=move), seat)
        if move == "pass":
            return Step(Puzzle(state.seats, state.laid, turn, state.passes + 1), (event,))
        return Step(Puzzle(state.seats, state.laid | {int(move)}, turn), (event,))

    def points(self, state: Puzzle) -> Sequence[int]:
        return [len(state.laid)] * state.seats

    def path(self, view: Puzzle, seat: Seat, move: str) -> Path:
        return ("pass",) if move == "pass" else (f"piece{move}", f"cell{move}")

    def why(self, view: Puzzle, seat: Seat, taps: tuple[str, ...]) -> Illegal:
        return Illegal("refused", taps=len(taps))

    def scene(self, view: Puzzle, seat: Seat | None) -> Scene:
        left = [i for i in range(PIECES) if i not in view.laid]
        pieces = {f"piece{i}": (20.0 * i, 40.0) for i in left}
        cells = {f"cell{i}": (20.0 * i, 0.0) for i in left}
        button = Region("pass", say("thing", name="pass"))
        return dots({**pieces, **cells}, buttons=(button,), hunt=(tuple(pieces), tuple(cells)))
