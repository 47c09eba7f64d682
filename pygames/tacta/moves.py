"""What players and chance can do. Each kind has one line of text (see `notation`)."""

from __future__ import annotations

from dataclasses import dataclass

from pygames.core.game import Seat

from .cards import Card
from .shapes import Place


@dataclass(frozen=True, slots=True)
class Keep:
    """Chance says which suits are played with in this round."""

    suits: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Hand:
    """Sabotage: the suit that a seat hands to the left, sealed."""

    suit: int


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance shuffles the packs, which shows the two outer cards of each, and says who begins."""

    outer: tuple[tuple[Card, Card], ...]
    first: Seat | None  # None in free play


@dataclass(frozen=True, slots=True)
class Appear:
    """Chance says which card was below the one just played: it is an outer card now."""

    card: Card


@dataclass(frozen=True, slots=True)
class Play:
    """An outer card is connected: one of its shapes onto a shape of a card on the table.

    Shapes are named by their places on the face of their card, whichever side is up.
    """

    card: Card
    mirror: bool
    shape: Place
    on: int  # the number of the card on the table, from 0, the start card
    below: Place


@dataclass(frozen=True, slots=True)
class Apart:
    """An outer card is to be placed apart: which, which side up, and its turn in quarters."""

    card: Card
    mirror: bool
    turn: int


@dataclass(frozen=True, slots=True)
class Put:
    """It goes here: its middle, in units from the middle of the start card."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Pass:
    """No connection, and no room to place a card apart."""


Move = Keep | Hand | Deal | Appear | Play | Apart | Put | Pass
