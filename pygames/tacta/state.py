"""What lies on the table, the packs, and where the round and the match stand."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum

from pygames.core.game import Say, Seat

from .cards import NONE, SUITS, Card, name, pack
from .layout import Layout, empty
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

    def name(self, card: Card) -> Say:
        """In a sentence. In teams no card is one player's alone: there it is named by its colour."""
        return name(card, dyed=self.setup.in_teams)

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


def first_round(setup: Setup) -> State:
    """Nothing is dealt yet."""
    phase, suits = before_the_deal(setup, 0)
    return State(
        setup,
        phase,
        rounds=(),
        suits=suits,
        handed=(),
        stock=((),) * setup.colours,
        inside=(0,) * setup.seats,
        outer=((NONE, NONE),) * setup.seats,
        apart=(None,) * setup.seats,
        turn=0,
        passes=0,
        finished=(),
        layout=empty(setup.size),
    )


def next_round(state: State, rounds: tuple[tuple[int, ...], ...]) -> State:
    """What was laid and what was known is left to be seen until the packs are shuffled."""
    phase, suits = before_the_deal(state.setup, len(rounds))
    return replace(state, phase=phase, rounds=rounds, suits=suits)


def before_the_deal(setup: Setup, rounds: int) -> tuple[Phase, tuple[int, ...]]:
    """What chance does first in a round, and the suits as far as they are known."""
    if setup.way == "limited":
        return Phase.DEAL, (rounds % SUITS,)
    return (Phase.KEEP, ()) if setup.suits < SUITS else (Phase.DEAL, tuple(range(SUITS)))
