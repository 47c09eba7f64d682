"""What lies on the table and in the hands."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from pygames.core.game import Seat

from .cards import Card, Cards

PERFECT = 11
HAND = 3  # cards dealt to each seat


class Phase(IntEnum):
    DEAL = 0  # chance deals
    TURN = 1  # the active player plays a card
    ANSWER = 2  # a legendary taco lies open: the others decide, sealed, whether they play a solo taco
    REVEAL = 3  # all have decided
    GIVE = 4  # the active player chooses who gets the perfect taco
    DRAW = 5  # chance gives a card to each seat in `draws`
    OVER = 6


class Reply(IntEnum):
    """A seat's sealed answer to a legendary taco."""

    NOT_ASKED = 0
    PENDING = 1
    NO = 2
    YES = 3
    HIDDEN = 4  # given, but face down for whoever looks


@dataclass(frozen=True, slots=True)
class Taco:
    """Cards from the base to the top. Numbered as they were begun, so that a picture can tell them apart."""

    number: int
    cards: Cards

    @property
    def top(self) -> Card:
        return self.cards[-1]

    @property
    def sum(self) -> int:
        return total(self.cards)


def total(cards: Cards) -> int:
    """The sum of the number cards after the last solo taco; a legendary taco makes it 11 at once."""
    points = 0
    for card in cards:
        if card is Card.SOLO:
            points = 0
        elif card is Card.LEGENDARY:
            points = PERFECT
        else:
            points += card
    return points


@dataclass(frozen=True, slots=True)
class State:
    deck: str
    phase: Phase
    turn: Seat  # the active player
    stock: Cards  # sorted: which card comes next is decided when it is drawn
    hands: tuple[Cards, ...]  # sorted
    tacos: tuple[Taco, ...]  # the open ones, in the order they were begun
    front: tuple[tuple[Taco, ...], ...]  # those taken, face up in front of each seat
    offered: int = -1  # the place among `tacos` of the one a legendary taco or 11 has made perfect
    replies: tuple[Reply, ...] = ()  # by seat, while a legendary taco lies open
    draws: tuple[Seat, ...] = ()  # who draws now, in order

    @property
    def seats(self) -> int:
        return len(self.hands)

    def left_of(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats, in the order of play."""
        return tuple((seat + i) % self.seats for i in range(1, self.seats))

    def in_front(self, seat: Seat) -> int:
        """How many cards a seat has taken: its score."""
        return sum(len(taco.cards) for taco in self.front[seat])
