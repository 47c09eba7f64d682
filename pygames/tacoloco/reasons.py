"""Why a move may be good, in one sentence: the second half of a hint. Every reason is a fact, never a guess."""

from __future__ import annotations

from pygames.core.game import Say, Seat, Who, say

from .cards import Card
from .hidden import unseen
from .moves import Answer, Give, Move, Play
from .state import PERFECT, State, Taco, total
from .turn import plays

HIGHEST = Card.SEVEN  # a sum that lacks more than this cannot be made perfect by one number card
FEW = 3  # unseen cards of a value: hardly anybody holds one


def because(view: State, seat: Seat, move: Move) -> Say | None:
    match move:
        case Play():
            return _play(view, seat, move)
        case Answer(solo):
            count = len(view.tacos[view.offered].cards) + 1
            return say("because-answer" if solo else "because-pass", who=Who(view.turn), count=count)
        case Give(to):
            least = min(view.in_front(other) for other in view.left_of(seat))
            return say("because-leader", to=Who(to)) if view.in_front(to) == least else None
        case _:
            return None


def _play(view: State, seat: Seat, move: Play) -> Say:
    laid = _laid(view, move)
    points, count = total(laid), len(laid)
    if points == PERFECT:
        return say("because-gift", count=count)
    if points > PERFECT:
        return _too_much(view, seat, count)
    return _left_open(view, Taco(0, laid))


def _too_much(view: State, seat: Seat, count: int) -> Say:
    results = [_laid(view, play) for play in plays(view.hands[seat], view.tacos)]
    if all(total(laid) > PERFECT for laid in results):
        return say("because-least" if count == min(map(len, results)) else "because-forced", count=count)
    return say("because-few-cards", count=count)


def _left_open(view: State, taco: Taco) -> Say:
    """What the next player would need."""
    lacking = PERFECT - taco.sum
    if lacking > HIGHEST:
        return say("because-out-of-reach", sum=taco.sum)
    if taco.top == lacking:
        return say("because-blocked", card=lacking)
    left = unseen(view).count(Card(lacking))
    return say("because-few-left" if left <= FEW else "because-only-one-value", card=lacking, count=left)


def _laid(view: State, move: Play) -> tuple[Card, ...]:
    return (*(() if move.taco is None else view.tacos[move.taco].cards), move.card)
