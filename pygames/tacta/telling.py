"""Moves and questions as sentences."""

from __future__ import annotations

from pygames.core.game import Say, Seat, Who, say

from .cards import SUIT_LETTERS, face, name
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
        case Play(card, mirror, shape, on, below):
            under = view.layout.laid[on].card
            said = {"card": name(card), "shape": shape_name(shape), "on": name(under), "below": shape_name(below)}
            return say("tell-connect", **said, back=int(mirror), dots=face(under)[below])
        case Apart(card, mirror, turn):
            return say("tell-apart", card=name(card), turn=90 * turn, back=int(mirror))
        case Put(x, y):
            return say("tell-put", x=x, y=y)
        case Hand(suit):
            return say("tell-hand", suit=SUIT_LETTERS[suit], to=Who((seat + 1) % view.setup.seats))
        case Pass():
            return say("tell-pass")
        case _:
            return say("tell-chance", move=write(move))
