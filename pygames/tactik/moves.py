"""What players and chance can do. Each kind has one line of text (see `notation`).

Pawns are counted from 0 here, and from 1 in texts. `card` is the kind that is played; with `joker` a joker is
laid down for it [11].
"""

from __future__ import annotations

from dataclasses import dataclass

from pygames.core.game import Seat

from .cards import Card, Cards


@dataclass(frozen=True, slots=True)
class Dealer:
    """Chance draws who deals first."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance deals the hands; if the stock is too small, the discards are shuffled in before."""

    hands: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class Give:
    """The card a seat gives in the exchange, face down."""

    card: Card


@dataclass(frozen=True, slots=True)
class Exchange:
    """All have chosen, and the cards change hands.

    A step of its own, so that the last to choose is in the same position as the first.
    """


@dataclass(frozen=True, slots=True)
class Start:
    """A 1, 10 or 13 brings the first pawn in reserve to its start cell, as a stake."""

    card: Card
    colour: int
    joker: bool = False


@dataclass(frozen=True, slots=True)
class Forward:
    """One pawn goes forward. Where it can enter its home or go on round, `home` says which; else it is None."""

    card: Card
    colour: int
    pawn: int
    home: bool | None = None
    joker: bool = False


@dataclass(frozen=True, slots=True)
class Steps:
    """A part of a 7x1: one pawn, some single steps. The first part lays down the card; then `more` is True."""

    colour: int
    pawn: int
    count: int
    home: bool | None = None  # as in Forward
    more: bool = False
    joker: bool = False


@dataclass(frozen=True, slots=True)
class Back:
    """-4: one pawn or stake four cells back."""

    colour: int
    pawn: int
    joker: bool = False


@dataclass(frozen=True, slots=True)
class Swap:
    """A pawn of one's own changes places with another; if both are one's own, the lower comes first."""

    colour: int
    pawn: int
    other_colour: int
    other_pawn: int
    joker: bool = False


@dataclass(frozen=True, slots=True)
class Discard:
    """Nothing can be played: the whole hand goes, or (stuck=one) one card."""

    card: Card | None = None


Play = Start | Forward | Steps | Back | Swap  # what lays down a card, or goes on with one
Move = Dealer | Deal | Give | Exchange | Play | Discard
