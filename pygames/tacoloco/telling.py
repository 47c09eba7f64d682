"""Moves and questions as sentences."""

from __future__ import annotations

from pygames.core.game import Say, Seat, Who, say

from .cards import Card, face
from .moves import Answer, Give, Move, Play
from .notation import write
from .state import PERFECT, Phase, State, total
from .turn import place_name


def prompt(view: State, seat: Seat) -> Say:
    """What an asked seat is being asked."""
    match view.phase:
        case Phase.ANSWER:
            return say("ask-answer", who=Who(view.turn))
        case Phase.GIVE:
            return say("ask-give", count=len(view.tacos[view.offered].cards))
        case _:
            return say("ask-play")


def tell(view: State, seat: Seat, move: Move) -> Say:
    """The move, and what it leads to."""
    match move:
        case Play():
            return _tell_play(view, seat, move)
        case Answer(solo):
            return say("tell-solo", who=Who(view.turn)) if solo else say("tell-no")
        case Give(to):
            return say("tell-give", to=Who(to), count=view.in_front(to))
        case _:
            return say("tell-chance", move=write(move))


def _tell_play(view: State, seat: Seat, move: Play) -> Say:
    laid = (*(() if move.taco is None else view.tacos[move.taco].cards), move.card)
    points = total(laid)
    what, where = face(move.card), place_name(move.taco, len(view.tacos))
    if move.card is Card.LEGENDARY:
        return say("tell-legendary", card=what, where=where)
    if points == PERFECT and view.seats == 2:
        return say("tell-perfect-to", card=what, where=where, to=Who(1 - seat))
    if points == PERFECT:
        return say("tell-perfect", card=what, where=where)
    if points > PERFECT:
        return say("tell-spoiled", card=what, where=where, sum=points, count=len(laid))
    return say("tell-play", card=what, where=where, sum=points)
