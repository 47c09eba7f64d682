"""Why a move is good, in one sentence: for hints. Each reason is checked on the table before it is given.

What a move hides and makes safe is told with the move itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from pygames.core.game import Say, Seat, Who, say

from .able import connections
from .cards import colour_of, face, value_of
from .evaluate import packs, reachable
from .moves import Apart, Hand, Move, Play, Put
from .rules import apply
from .shapes import Place
from .state import State


def because(view: State, seat: Seat, move: Move) -> Say | None:
    match move:
        case Play():
            after = apply(view, seat, move).state
            return next(chain(_plays(view, after, seat, move), _keeps(view, seat, move.card)))
        case Apart(card):
            return next(_keeps(view, seat, card))
        case Put():
            return next(_apart(apply(view, seat, move).state))
        case Hand():
            return say("because-hand")
        case _:
            return None


def _plays(view: State, after: State, seat: Seat, move: Play) -> Iterator[Say]:
    own = view.setup.colour(seat)
    theirs = colour_of(move.card) != own
    below = view.layout.laid[move.on].card
    hidden = face(below)[move.below]
    safe = 0 if theirs else face(move.card)[move.shape]
    if hidden and colour_of(below) == own:
        if safe and (move.on, move.below) in _in_danger(view):
            yield say("because-own-safe", dots=safe)
        return  # else there is no good reason but that something must be played
    most = hidden > 0 and hidden == _most(view, seat)
    if most and hidden > 1:
        yield say("because-hides-most")
    if after.playing and (shielded := _shielded(view, after, own)):
        yield say("because-shields", dots=shielded)
    if not theirs and not _on_last(after):
        yield say("because-out-of-reach")
    if most:
        yield say("because-hides-most")
    if theirs:
        yield say("because-theirs", who=Who(colour_of(move.card)))
    elif safe:
        yield say("because-safe")


def _most(view: State, seat: Seat) -> int:
    """The most dots of others that a seat can hide now."""
    laid = view.layout.laid
    plays = (play for play in connections(view, seat) if colour_of(laid[play.on].card) != view.setup.colour(seat))
    return max(face(laid[play.on].card)[play.below] for play in plays)


def _keeps(view: State, seat: Seat, card: int) -> Iterator[Say]:
    """Always true, and so the last reason."""
    for kept in view.cards(seat):
        if kept != card:
            lower = colour_of(kept) == colour_of(card) and value_of(card) < value_of(kept)
            name = view.name(kept)
            yield say("because-low-first", card=name) if lower else say("because-keeps", card=name)
    yield say("because-last-card")


def _apart(after: State) -> Iterator[Say]:
    yield say("because-room") if _on_last(after) else say("because-out-of-reach")


def _in_danger(state: State) -> dict[tuple[int, Place], int]:
    """The shapes that somebody could still cover, each with its dots."""
    if not state.playing:
        return {}
    left = packs(state.setup, state.outer, state.stock)
    laid = state.layout.laid
    return {
        (on, below): dots
        for (on, below), places in reachable(state.layout).items()
        if on and (dots := face(laid[on].card)[below]) and left.risk(colour_of(laid[on].card), dots, places)
    }


def _on_last(after: State) -> int:
    """Dots of the card just laid that can be covered."""
    last = len(after.layout.laid) - 1
    return sum(dots for (on, _), dots in _in_danger(after).items() if on == last)


def _shielded(view: State, after: State, own: int) -> int:
    """Dots of a colour that could be covered before and cannot any more, though they are still to be seen."""
    danger = _in_danger(after)
    laid, used = view.layout.laid, after.layout.used
    return sum(
        dots
        for (on, below), dots in _in_danger(view).items()
        if colour_of(laid[on].card) == own and (on, below) not in danger and not used[on] >> below & 1
    )
