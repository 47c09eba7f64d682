"""Why a move is good, in one sentence: for hints. Each reason is checked on the table before it is given."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from pygames.core.game import Say, Seat, Who, say

from .cards import colour_of, face, name, value_of
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
    if hidden and safe:
        yield say("because-covers-safe", dots=hidden, who=Who(colour_of(below)), safe=safe)
    if hidden:
        yield say("because-covers", dots=hidden, who=Who(colour_of(below)))
    if after.playing and (shielded := _shielded(view, after, own)):
        yield say("because-shields", dots=shielded)
    if theirs:
        yield say("because-theirs", who=Who(colour_of(move.card)))
    elif not _on_last(after):
        yield say("because-out-of-reach")
    elif safe:
        yield say("because-safe", dots=safe)


def _keeps(view: State, seat: Seat, card: int) -> Iterator[Say]:
    """Always true, and so the last reason."""
    for kept in view.cards(seat):
        if kept != card:
            lower = colour_of(kept) == colour_of(card) and value_of(card) < value_of(kept)
            yield say("because-low-first", card=name(kept)) if lower else say("because-keeps", card=name(kept))
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
