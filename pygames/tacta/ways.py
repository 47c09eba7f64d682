"""The ways to play, as options, and which of them go together."""

from __future__ import annotations

from dataclasses import dataclass

from pygames.core.game import Illegal, Option, Options, Seat

from .cards import SUITS
from .laid import SIZES

SEATS = (2, 3, 4, 5, 6, 8, 10, 12)
MOST_COLOURS = 6
LEAST_IN_TEAMS = 4

# Those on which others depend come first: that is how a set-up is chosen step by step.
OPTIONS = (
    Option("way", ("standard", "limited", "sabotage", "free"), "standard"),
    Option("teams", ("no", "yes"), "no"),
    Option("clock", ("off", "10"), "off"),
    Option("suits", ("3", "2", "1"), "3"),
    Option("table", tuple(SIZES), "normal"),
    Option("rounds", ("1", "2", "3", "5", "to50", "to100"), "1"),
    Option("tie", ("shared", "first"), "shared"),
)


def clash(seats: int, options: Options) -> Illegal | None:
    """What does not go together: rounds go with everything, a tie goes anyhow."""
    way, teams, suits = options["way"], options["teams"] == "yes", options["suits"]
    if teams and (seats % 2 or seats < LEAST_IN_TEAMS):
        return Illegal("rule-19-even-seats")
    if not teams and seats > MOST_COLOURS:
        return Illegal("rule-19-only-in-teams")
    if teams and way in ("limited", "sabotage"):
        return Illegal("rule-19-not-in-teams")
    if options["clock"] != "off" and (not teams or way == "free"):
        return Illegal("rule-19-clock-in-teams")
    if way == "limited" and (suits != "1" or options["table"] != "small"):
        return Illegal("rule-17-small-table-one-suit")
    if way == "sabotage" and suits != "2":
        return Illegal("rule-18-two-suits")
    return None


def colours(seats: int, options: Options) -> int:
    """[19] Partners play the same one."""
    return seats // 2 if options["teams"] == "yes" else seats


@dataclass(frozen=True, slots=True)
class Setup:
    """How the match is played, as the rules need it."""

    seats: int
    colours: int
    way: str
    suits: int  # in each round
    size: str  # of the table
    rounds: int  # 0: until the target is reached
    target: int
    tie_to_first: bool

    @property
    def free(self) -> bool:
        return self.way == "free"

    @property
    def in_teams(self) -> bool:
        return self.colours < self.seats

    def colour(self, seat: Seat) -> int:
        """[19] Partners never sit side by side. It is also the number of the seat's side and of its stock."""
        return seat % self.colours

    def members(self, colour: int) -> tuple[Seat, ...]:
        return tuple(range(colour, self.seats, self.colours))

    def is_last(self, totals: tuple[int, ...], rounds: int) -> bool:
        """[15] Whether the match ends after so many rounds, with these points.

        [17] With limited space three of them, one with each suit, count as one.
        """
        whole, parts = divmod(rounds, SUITS if self.way == "limited" else 1)
        return not parts and (whole >= self.rounds if self.rounds else max(totals) >= self.target)


def setup(seats: int, options: Options) -> Setup:
    rounds = options["rounds"]
    target = int(rounds.removeprefix("to")) if rounds.startswith("to") else 0
    return Setup(
        seats,
        colours(seats, options),
        options["way"],
        int(options["suits"]),
        options["table"],
        0 if target else int(rounds),
        target,
        options["tie"] == "first",
    )
