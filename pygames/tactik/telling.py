"""Moves and questions as sentences."""

from __future__ import annotations

from pygames.core.game import Say, Seat, Who, say

from .board import RESERVE, home_number, is_home
from .cards import a_card, face
from .moves import Back, Discard, Forward, Give, Move, Play, Start, Steps, Swap
from .notation import write
from .playing import kind, plays
from .rules import apply
from .state import Phase, State, a_colour, a_pawn, all_home, colours_of, owned, receiver
from .turn import side_colours


def prompt(view: State, seat: Seat) -> Say:
    """What an asked seat is being asked."""
    if view.phase is Phase.EXCHANGE:
        return say("ask-give", to=Who(receiver(view, seat)))
    if view.phase is Phase.SEVEN:
        return say("ask-steps", count=view.steps)
    if next(plays(view, seat), None) is None:
        return say("ask-discard" if view.stuck == "all" else "ask-discard-one")
    [colour, *_] = moved = owned(view, seat)
    return say("ask-play") if moved == colours_of(view, seat) else say("ask-play-for", to=Who(colour))


def tell(view: State, seat: Seat, move: Move) -> Say:
    """The move, and what it leads to."""
    match move:
        case Give(card):
            return say("tell-give", card=a_card(card), to=Who(receiver(view, seat)))
        case Discard(card):
            count = len(view.hands[seat])
            return say("tell-discard", count=count) if card is None else say("tell-discard-one", card=a_card(card))
        case Start() | Forward() | Steps() | Back() | Swap():
            after = apply(view, seat, move).state
            led = (*_eaten(view, after), *_arrived(after, move), *_won(after, seat))
            return say("tell-with", move=_played(move), then=led) if led else _played(move)
        case _:
            return say("tell-chance", move=write(move))


def _played(move: Play) -> Say:
    card = say("guise", card=face(kind(move))) if move.joker else face(kind(move))
    match move:
        case Start(_, colour):
            return say("tell-start", card=card, colour=a_colour(colour))
        case Swap(colour, pawn, other, other_pawn):
            return say("tell-swap", card=card, pawn=a_pawn(colour, pawn), other=a_pawn(other, other_pawn))
        case Steps(colour, pawn, count, home):
            return say("tell-steps-on" if home is False else "tell-steps", pawn=a_pawn(colour, pawn), count=count)
        case Forward(_, colour, pawn, False):
            return say("tell-on", card=card, pawn=a_pawn(colour, pawn))
        case Forward(_, colour, pawn) | Back(colour, pawn):
            return say("tell-move", card=card, pawn=a_pawn(colour, pawn))


def _eaten(before: State, after: State) -> tuple[Say, ...]:
    return tuple(
        say("then-eats", pawn=a_pawn(colour, i))
        for colour, row in enumerate(before.pawns)
        for i, place in enumerate(row)
        if place != RESERVE and after.pawns[colour][i] == RESERVE
    )


def _arrived(after: State, move: Play) -> tuple[Say, ...]:
    """A pawn that has come to a cell of its home."""
    if not isinstance(move, Forward | Steps):
        return ()
    place = after.pawns[move.colour][move.pawn]
    if not is_home(after.sections, place):
        return ()
    return (say("then-home", number=home_number(after.sections, place)),)


def _won(after: State, seat: Seat) -> tuple[Say, ...]:
    return (say("then-wins"),) if all_home(after, side_colours(after, seat)) else ()
