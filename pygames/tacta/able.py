"""Who can place a card: by a connection [10], which in free play [20] is never onto the own colour, or apart [11]."""

from __future__ import annotations

from pygames.core.game import Seat

from .cards import colour_of
from .moves import Play
from .room import room
from .state import State


def connections(state: State, seat: Seat) -> tuple[Play, ...]:
    """Every way for a seat to connect a card; in free play not onto its own colour."""
    layout = state.layout
    plays = tuple(play for card in state.cards(seat) for play in layout.plays(card))
    if not state.setup.free:
        return plays
    own = state.setup.colour(seat)
    return tuple(play for play in plays if colour_of(layout.laid[play.on].card) != own)


def can_connect(state: State, seat: Seat) -> bool:
    own = {state.setup.colour(seat)} if state.setup.free else set()
    return any(state.layout.hosts(card) - own for card in state.cards(seat))


def somebody_connects(state: State) -> bool:
    return any(can_connect(state, seat) for seat in range(state.setup.seats))


def seats(state: State) -> tuple[Seat, ...]:
    """In free play: those who can connect a card, or, while nobody can, those who have room for one apart."""
    everyone = range(state.setup.seats)
    connecting = tuple(seat for seat in everyone if can_connect(state, seat))
    if connecting or not _has_room(state):
        return connecting
    return tuple(seat for seat in everyone if state.has_cards(seat))


def goes_on(state: State) -> bool:
    """Whether anybody can place a card."""
    return somebody_connects(state) or _has_room(state)


def _has_room(state: State) -> bool:
    return any(room(state.layout, turn) for turn in (0, 1))
