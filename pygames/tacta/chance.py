"""What chance does: which suits are played [16], [18], the packs [8], who begins [9], and the cards that appear [8]."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from pygames.core.dice import Dice
from pygames.core.game import Event, Illegal, Seat, Step, Who, say
from pygames.core.tuples import put

from .cards import NONE, SUIT_LETTERS, SUITS, Card, value_of
from .layout import empty
from .moves import Appear, Deal, Keep, Move
from .rounds import go_on
from .state import NOT_YET, Outer, Phase, State

OUTER = 2  # cards of a pack that are known


def roll(state: State, dice: Dice) -> Move:
    if state.phase is Phase.KEEP:
        return Keep(tuple(sorted(dice.draw(range(SUITS), state.setup.suits)[0])))
    if state.phase is Phase.APPEAR:
        return Appear(dice.choice(state.stock[state.setup.colour(state.turn)]))
    outer: list[Outer] = [(NONE, NONE)] * state.setup.seats
    for colour, cards in enumerate(state.packs):
        for seat in state.setup.members(colour):
            (first, second), cards = dice.draw(cards, OUTER)
            outer[seat] = first, second
    return Deal(tuple(outer), None if state.setup.free else dice.choice(beginners(tuple(outer))))


def beginners(outer: tuple[Outer, ...]) -> tuple[Seat, ...]:
    """[9] The lowest outer card; then the lowest sum of both; chance decides among those that are still tied."""
    ranks = [(min(values), sum(values)) for pair in outer for values in [tuple(map(value_of, pair))]]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == min(ranks))


def keep(state: State, move: Keep) -> Step[State]:
    setup = state.setup
    if move.suits not in combinations(range(SUITS), setup.suits):
        raise Illegal("rule-18-two-suits" if setup.way == "sabotage" else "rule-16-how-many-suits")
    event = Event("suits", say("suits-kept", suits=tuple(say("suit", suit=SUIT_LETTERS[suit]) for suit in move.suits)))
    if setup.way == "sabotage":
        handed = (NOT_YET,) * setup.seats
        return Step(replace(state, phase=Phase.HAND, suits=move.suits, handed=handed), (event,))
    return Step(replace(state, phase=Phase.DEAL, suits=move.suits), (event,))


def deal(state: State, move: Deal) -> Step[State]:
    setup = state.setup
    if len(move.outer) != setup.seats:
        raise Illegal("rule-8-two-outer-cards")
    stock = list(state.packs)
    for seat, pair in enumerate(move.outer):
        for card in pair:
            stock[setup.colour(seat)] = _without(stock[setup.colour(seat)], card)
    if setup.free != (move.first is None) or (move.first is not None and move.first not in beginners(move.outer)):
        raise Illegal("rule-9-lowest-begins")
    dealt = replace(
        state,
        phase=Phase.FREE if move.first is None else Phase.TURN,
        handed=(),
        stock=tuple(stock),
        inside=tuple(len(stock[setup.colour(seat)]) * setup.colours // setup.seats for seat in range(setup.seats)),
        outer=move.outer,
        turn=0 if move.first is None else move.first,
        passes=0,
        finished=(),
        layout=empty(setup.size),
    )
    return Step(dealt, (*_handed(state), *_shown(dealt), _begin(move)))


def _without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    if card not in cards:
        raise Illegal("rule-8-not-in-the-pack")
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def _handed(state: State) -> tuple[Event, ...]:
    """[18] What was sealed is known when the packs are shuffled."""
    return tuple(
        Event(
            "handed",
            say("handed", who=Who(seat), to=Who((seat + 1) % state.setup.seats), suit=SUIT_LETTERS[suit]),
            seat,
        )
        for seat, suit in enumerate(state.handed)
    )


def _shown(state: State) -> tuple[Event, ...]:
    return tuple(
        Event("deal", say("outer", who=Who(seat), first=state.name(first), second=state.name(second)), seat)
        for seat, (first, second) in enumerate(state.outer)
    )


def _begin(move: Deal) -> Event:
    if move.first is None:
        return Event("begin", say("begin-free"))
    return Event("begin", say("begin", who=Who(move.first)), move.first)


def appear(state: State, move: Appear) -> Step[State]:
    seat, colour = state.turn, state.setup.colour(state.turn)
    stock = put(state.stock, colour, _without(state.stock[colour], move.card))
    first, second = state.outer[seat]
    outer = (move.card, second) if first == NONE else (first, move.card)
    event = Event("appear", say("appears", who=Who(seat), card=state.name(move.card)), seat)
    inside = put(state.inside, seat, state.inside[seat] - 1)
    return go_on(replace(state, stock=stock, outer=put(state.outer, seat, outer), inside=inside), (event,))
