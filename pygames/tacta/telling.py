"""Moves and questions as sentences."""

from __future__ import annotations

from pygames.core.game import Say, Seat, Who, say

from .cards import START, SUIT_LETTERS, Card, colour_of, face
from .moves import Apart, Hand, Move, Pass, Play, Put
from .notation import write
from .shapes import shape_name
from .state import Phase, State
from .turn import moves


def prompt(view: State, seat: Seat) -> Say:
    """What an asked seat is being asked."""
    if view.phase is Phase.HAND:
        return say("ask-hand", to=Who((seat + 1) % view.setup.seats))
    match moves(view, seat)[0]:
        case Put():
            return say("ask-put")
        case Apart():
            return say("ask-apart")
        case Pass():
            return say("ask-pass")
        case _:
            return say("ask-free" if view.phase is Phase.FREE else "ask-play")


def tell(view: State, seat: Seat, move: Move) -> Say:
    """The move, and what it leads to."""
    match move:
        case Play():
            return _tell_play(view, seat, move)
        case Apart(card, mirror, turn):
            return say("tell-apart", card=view.name(card), turn=90 * turn, back=int(mirror))
        case Put(x, y):
            return say("tell-put", x=x, y=y)
        case Hand(suit):
            return say("tell-hand", suit=SUIT_LETTERS[suit], to=Who((seat + 1) % view.setup.seats))
        case Pass():
            return say("tell-pass")
        case _:
            return say("tell-chance", move=write(move))


def _tell_play(view: State, seat: Seat, move: Play) -> Say:
    """With the dots that it hides, and its own that nothing can hide any more."""
    under = view.layout.laid[move.on].card
    return say(
        "tell-connect",
        card=view.name(move.card),
        shape=shape_name(move.shape),
        back=int(move.mirror),
        on=view.name(under),
        below=shape_name(move.below),
        dots=face(under)[move.below],
        of=_whose(view, seat, under),
        safe=face(move.card)[move.shape],
        own=_whose(view, seat, move.card),
    )


def _whose(view: State, seat: Seat, card: Card) -> Who:
    """A colour is that of the first who plays it, but to a partner it is their own. (The start card has no dots.)"""
    colour = colour_of(card)
    return Who(seat if colour in (view.setup.colour(seat), colour_of(START)) else colour)
