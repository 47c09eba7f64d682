"""What players and chance can do. Each kind has one line of text (see `notation`)."""

from __future__ import annotations

from dataclasses import dataclass

from pygames.core.game import Seat

from .cards import Card, Cards


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance deals the hands, turns up the base of the first taco and says who begins."""

    hands: tuple[Cards, ...]
    base: Card
    first: Seat


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance gives the next seat that draws this card from the stock."""

    card: Card


@dataclass(frozen=True, slots=True)
class Reveal:
    """All have answered a legendary taco, and the answers are turned up.

    A step of its own, so that the last to answer is in the same position as the first: nobody's answer can
    be taken back, or foreseen, in the light of the others'.
    """


@dataclass(frozen=True, slots=True)
class Play:
    """A card from the hand onto an open taco (its place, from 0) or, with None, as the base of a new one."""

    card: Card
    taco: int | None


@dataclass(frozen=True, slots=True)
class Answer:
    """To a legendary taco: with a solo taco, or not at all."""

    solo: bool


@dataclass(frozen=True, slots=True)
class Give:
    """The perfect taco goes to another player."""

    to: Seat


Move = Deal | Draw | Reveal | Play | Answer | Give
