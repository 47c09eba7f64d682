"""What lies on the table, the packs, and where the round and the match stand."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from pygames.core.game import Seat

from .cards import NONE, SUITS, Card, pack
from .layout import Layout
from .moves import Apart
from .ways import Setup

NOT_YET, SEALED = -1, -2  # a suit that is not chosen yet, and one that is face down for whoever looks


class Phase(IntEnum):
    KEEP = 0  # chance says which suits are played with
    HAND = 1  # sabotage: everyone chooses, sealed, the suit to hand on
    DEAL = 2  # chance shuffles the packs
    TURN = 3  # a seat plays, or places the card it has chosen apart
    FREE = 4  # everyone plays
    APPEAR = 5  # chance shows the next outer card of the seat that has played
    OVER = 6


Outer = tuple[Card, Card]


@dataclass(frozen=True, slots=True)
class State:
    setup: Setup
    phase: Phase
    rounds: tuple[tuple[int, ...], ...]  # the points of each round that is over, by side
    suits: tuple[int, ...]  # played with in this round
    handed: tuple[int, ...]  # sabotage: the suit each seat hands on
    stock: tuple[tuple[Card, ...], ...]  # by colour: what is inside the packs, sorted. Partners' cards together
    inside: tuple[int, ...]  # by seat: how many of those cards are in its pack
    outer: tuple[Outer, ...]  # by seat; NONE where the pack is used up
    apart: tuple[Apart | None, ...]  # by seat: a card chosen to be placed apart, still without a place
    turn: Seat  # whose turn it is; in free play, who has played last
    passes: int  # in a row
    finished: tuple[int, ...]  # the sides that have placed all their cards, in order
    layout: Layout

    @property
    def playing(self) -> bool:
        """Whether what lies on the table is that of a round still to be counted."""
        return self.phase in (Phase.TURN, Phase.FREE, Phase.APPEAR)

    def has_cards(self, seat: Seat) -> bool:
        return self.outer[seat] != (NONE, NONE)

    def cards(self, seat: Seat) -> tuple[Card, ...]:
        """The outer cards of a seat."""
        return tuple(card for card in self.outer[seat] if card != NONE)

    def left(self, seat: Seat) -> int:
        """How many cards a seat still has."""
        return self.inside[seat] + len(self.cards(seat))

    @property
    def packs(self) -> tuple[tuple[Card, ...], ...]:
        """By colour, before the deal: all that is shuffled. [18] In sabotage a suit of it has come from the right."""
        if not self.handed:
            return tuple(pack(colour, self.suits) for colour in range(self.setup.colours))
        return tuple(
            tuple(sorted((*self._kept(seat), *pack(right, (self.handed[right],)))))
            for seat in range(self.setup.seats)
            for right in [(seat - 1) % self.setup.seats]
        )

    def _kept(self, seat: Seat) -> tuple[Card, ...]:
        return pack(seat, tuple(suit for suit in self.suits if suit != self.handed[seat]))


def new_round(setup: Setup, rounds: tuple[tuple[int, ...], ...], layout: Layout) -> State:
    """Before the packs are shuffled. What was laid in the round before is left to be seen until then."""
    phase, suits = Phase.DEAL, tuple(range(SUITS))
    if setup.way == "limited":
        suits = (len(rounds) % SUITS,)
    elif setup.suits < SUITS:
        phase, suits = Phase.KEEP, ()
    return State(
        setup,
        phase,
        rounds,
        suits,
        handed=(),
        stock=((),) * setup.colours,
        inside=(0,) * setup.seats,
        outer=((NONE, NONE),) * setup.seats,
        apart=(None,) * setup.seats,
        turn=0,
        passes=0,
        finished=(),
        layout=layout,
    )
