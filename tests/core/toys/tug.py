"""Sides, partners, a clock, and options that depend on the seats and on each other: count to a target by turns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pygames.core.game import Ask, Event, Illegal, Info, Option, Options, Seat, Step, Who, say

from .toy import Toy


@dataclass(frozen=True, slots=True)
class Tug:
    seats: int
    sides: int
    target: int
    points: tuple[int, ...]
    turn: Seat = 0


def clash(seats: int, options: Options) -> Illegal | None:
    if options["sides"] == "pairs" and seats != 4:
        return Illegal("refused", needs="4 seats")
    if options["target"] == "20" and options["sides"] == "alone":
        return Illegal("refused", needs="pairs")
    return None


def sides_of(seats: int, options: Options) -> int:
    return 2 if options["sides"] == "pairs" else seats


class TugGame(Toy[Tug]):
    info = Info(
        "tug",
        "1",
        (2, 3, 4),
        (
            Option("sides", ("alone", "pairs"), "alone"),
            Option("target", ("7", "20"), "7"),
            Option("clock", ("off", "10"), "off"),
        ),
        clash,
        colours=sides_of,
    )

    def start(self, seats: int, options: Options) -> Tug:
        sides = sides_of(seats, options)
        return Tug(seats, sides, int(options["target"]), (0,) * sides)

    def to_act(self, state: Tug) -> Ask:
        return Ask(()) if max(state.points) >= state.target else Ask((state.turn,))

    def legal(self, state: Tug, seat: Seat) -> Sequence[str]:
        return ("one", "two")

    def step(self, state: Tug, seat: Seat, move: str) -> Step[Tug]:
        more, side = {"one": 1, "two": 2}[move], seat % state.sides
        points = tuple(p + more if i == side else p for i, p in enumerate(state.points))
        event = Event("pull", say("moved", who=Who(seat), more=more), seat)
        return Step(replace(state, points=points, turn=(seat + 1) % state.seats), (event,))

    def sides(self, state: Tug) -> tuple[tuple[Seat, ...], ...]:
        return tuple(tuple(range(side, state.seats, state.sides)) for side in range(state.sides))

    def points(self, state: Tug) -> Sequence[int]:
        return state.points
