"""Bots: how well a seat stands, and three levels of play built on it."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core.bots import Bot, Explained, Greedy, Search
from pygames.core.dice import Dice
from pygames.core.game import Game, Seat

from . import rules
from .cards import Card
from .moves import Answer, Move
from .reasons import because
from .state import PERFECT, Phase, Reply, State, Taco

# Worth of a taco, for each of its cards, to the player who leaves it with this sum to the next: found by playing
# many thousands of games against itself. From 4 on, one card of the next player can make it perfect.
LEFT = (0.15, 0.08, 0.04, -0.03, -0.82, -0.71, -0.55, -0.43, -0.21, -0.11, 0.0)
# The same when the one value that would make 11 lies on top, where it cannot be played.
BLOCKED = 0.13
# Worth of a card in the hand: small ones fit nearly everywhere, special ones always.
HELD = dict(zip(Card, (0.0, 1.07, 0.46, 0.29, -0.18, -0.44, -0.61, -0.62, 2.42, 2.49), strict=True))
UNANSWERED = 0.8  # how often a legendary taco meets no solo taco
NOISE = 0.3  # so that playouts differ


def evaluate(state: State, seat: Seat) -> float:
    """Cards ahead of the others, on average and of the best of them, with what is likely to come."""
    others = [state.in_front(other) for other in state.left_of(seat)]
    lead = (sum(others) / len(others) + min(others)) / 2 - state.in_front(seat)
    if state.phase is Phase.OVER:
        return lead
    return lead + sum(HELD[card] for card in state.hands[seat]) + _prospects(state, seat)


def _prospects(state: State, seat: Seat) -> float:
    """What the open tacos promise: to who has just moved, and the other way round to who moves next."""
    share = 1.0 if state.turn == seat else -1.0 / (state.seats - 1)
    tacos = sum(_left(taco) for place, taco in enumerate(state.tacos) if place != state.offered)
    if state.phase is Phase.TURN:
        return -share * tacos
    if state.offered < 0:
        return share * tacos
    gift = len(state.tacos[state.offered].cards) * (1.0 if state.seats == 2 else 0.5)
    if state.phase is not Phase.GIVE:
        # Replies that can be seen are one's own, or, in a guessed world, everybody's.
        passes = 0.0 if Reply.YES in state.replies else UNANSWERED
        gift = passes * gift - (1 - passes) * (len(state.tacos[state.offered].cards) + 1)
    spent = HELD[Card.SOLO] if state.replies and state.replies[seat] is Reply.YES else 0.0
    return share * (tacos + gift) - spent


def _left(taco: Taco) -> float:
    return len(taco.cards) * (BLOCKED if taco.top == PERFECT - taco.sum else LEFT[taco.sum])


def quick(state: State, seat: Seat, legal: Sequence[Move], dice: Dice) -> Move:
    """A good move without looking far: for playouts."""
    if len(legal) == 1:
        return legal[0]
    if isinstance(legal[0], Answer):
        return legal[-1]  # a legendary taco is what solo tacos are kept for
    values = [evaluate(rules.apply(state, seat, move).state, seat) + NOISE * dice.unit() for move in legal]
    return legal[values.index(max(values))]


def bot(game: Game[State, Move], level: int) -> Bot[State, Move]:
    match level:
        case 1:
            return Greedy(game, evaluate, slips=0.35)
        case 2:
            return Greedy(game, evaluate)
        case _:
            return Explained(Search(game, evaluate, quick, depth=8, budget=200), because)
