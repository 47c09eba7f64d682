"""What lies on the board, in the hands and in the piles; and whose is what."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cache

from pygames.core.game import Dye, Say, Seat, say

from .board import SECTION, Place, start_cell
from .cards import Card, Cards


class Phase(IntEnum):
    DEALER = 0  # chance draws the first dealer
    DEAL = 1  # chance deals
    EXCHANGE = 2  # every seat chooses, sealed, the card it gives
    REVEAL = 3  # all have chosen; chance hands the cards over
    TURN = 4  # the seat in turn plays a card or discards
    SEVEN = 5  # the seat in turn goes on with a 7x1
    OVER = 6


@dataclass(frozen=True, slots=True)
class State:
    sections: int
    deck: str
    stuck: str  # what a seat that cannot play throws away: "all" or "one"
    phase: Phase
    turn: Seat  # who plays
    dealer: Seat
    deals: int  # dealt so far
    stock: Cards  # sorted: which card comes next is decided when it is dealt
    discards: Cards  # face up, the last played last
    hands: tuple[Cards, ...]  # sorted
    gifts: tuple[Card | None, ...]  # by seat, while cards are exchanged: what it gives; None = not chosen
    pawns: tuple[tuple[Place, ...], ...]  # by colour; each pawn keeps its number. () for an idle section
    stakes: frozenset[int]  # the colours whose pawn on their start cell is a stake
    colour: int = -1  # with which a 7x1 is being played
    steps: int = 0  # that are left of it

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def colours(self) -> tuple[int, ...]:
        """Those that somebody owns."""
        return tuple(colour for colour, pawns in enumerate(self.pawns) if pawns)


def left_of(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The other seats, in the order of play."""
    return tuple((seat + i) % state.seats for i in range(1, state.seats))


def partner(state: State, seat: Seat) -> Seat | None:
    """Four and more seats, an even number, play in pairs that face each other."""
    seats = len(state.hands)
    return (seat + seats // 2) % seats if seats > 2 and seats % 2 == 0 else None


def receiver(state: State, seat: Seat) -> Seat:
    """[3] Who gets the card a seat gives: its partner, of two seats the other, else the left neighbour."""
    mate = partner(state, seat)
    return (seat + 1) % len(state.hands) if mate is None else mate


def colours_of(state: State, seat: Seat) -> tuple[int, ...]:
    """The colours a seat began with: one, or two that face each other."""
    seats = len(state.hands)
    return (seat, seat + seats) if state.sections == 2 * seats else (seat,)


def owner(state: State, colour: int) -> Seat:
    """Who began with a colour that is in play."""
    return colour % len(state.hands)


def owned(state: State, seat: Seat) -> tuple[int, ...]:
    """[20] The colours a seat moves now: its own, or with all those home its partner's."""
    own = colours_of(state, seat)
    mate = partner(state, seat)
    return (mate,) if mate is not None and all_home(state, own) else own


def all_home(state: State, colours: tuple[int, ...]) -> bool:
    first = SECTION * state.sections
    return all(min(state.pawns[colour]) >= first for colour in colours)


def pawns_home(state: State, colour: int) -> int:
    first = SECTION * state.sections
    return sum(place >= first for place in state.pawns[colour])


def is_stake(state: State, colour: int, pawn: int) -> bool:
    return colour in state.stakes and state.pawns[colour][pawn] == start_cell(colour)


@cache
def a_pawn(colour: int, pawn: int) -> Say:
    """A pawn in a sentence, by its colour and its number: "blue 2"."""
    return say("pawn", colour=a_colour(colour), pawn=pawn + 1)


@cache
def a_colour(colour: int) -> Say:
    return say("colour", colour=Dye(colour))
