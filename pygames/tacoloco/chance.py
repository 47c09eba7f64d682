"""What chance does: dealing [1]-[3] and drawing [4], [14]."""

from __future__ import annotations

from dataclasses import replace

from pygames.core.dice import Dice
from pygames.core.game import Event, Illegal, Step, Went, Who, say
from pygames.core.tuples import put, take_out, without

from .cards import Card, Cards, a_card
from .keys import laid_key, stock_keys, to_hand, to_other_hand
from .moves import Deal, Draw, Move, Reveal
from .state import HAND, Phase, State, Taco
from .turn import finish


def roll(state: State, dice: Dice) -> Move:
    if state.phase is Phase.DEAL:
        return _roll_deal(state, dice)
    if state.phase is Phase.DRAW:
        return Draw(dice.choice(state.stock))
    return Reveal()


def _roll_deal(state: State, dice: Dice) -> Deal:
    dealt, stock = dice.draw(state.stock, HAND * state.seats)
    hands = tuple(tuple(sorted(dealt[i : i + HAND])) for i in range(0, len(dealt), HAND))
    # [2] Putting a special card back and turning another is a choice among the number cards.
    base = dice.choice([card for card in stock if not card.special])
    return Deal(hands, base, dice.below(state.seats))


def deal(state: State, move: Deal) -> Step[State]:
    if len(move.hands) != state.seats or any(len(hand) != HAND for hand in move.hands):
        raise Illegal("rule-1-three-cards-each")
    if move.base.special:
        raise Illegal("rule-2-special-base")
    if not 0 <= move.first < state.seats:
        raise Illegal("rule-3-no-such-player")
    dealt: Cards = tuple(card for hand in move.hands for card in hand)
    full, stock = len(state.stock), take_out(state.stock, (*dealt, move.base))
    if stock is None:
        raise Illegal("rule-1-not-in-the-deck")
    hands = tuple(tuple(sorted(hand)) for hand in move.hands)
    state = replace(state, phase=Phase.TURN, turn=move.first, stock=stock, hands=hands, tacos=(Taco(1, (move.base,)),))
    own = (
        Event("hand", say("dealt", cards=tuple(map(a_card, hand))), seat, (seat,), went=to_hand(seat, hand, hand, full))
        for seat, hand in enumerate(hands)
    )
    others = (went for seat, hand in enumerate(hands) for went in to_other_hand(seat, hand, HAND, full))
    went = (*others, Went(laid_key(1, 0), stock_keys(full)[-1]))
    begin = Event("begin", say("begin", card=a_card(move.base), who=Who(move.first)), move.first, went=went)
    return Step(state, (*own, begin))


def draw(state: State, move: Draw) -> Step[State]:
    seat, *later = state.draws
    if move.card not in state.stock or move.card is Card.HIDDEN:
        raise Illegal("rule-4-not-in-stock" if seat == state.turn else "rule-14-not-in-stock")
    stock = without(state.stock, move.card)
    hand = tuple(sorted((*state.hands[seat], move.card)))
    full, new = len(state.stock), (move.card,)
    events = [
        Event("draw", say("drawn", card=a_card(move.card)), seat, (seat,), went=to_hand(seat, hand, new, full)),
        Event("draw", None, seat, but=(seat,), went=to_other_hand(seat, hand, len(new), full)),
    ]
    if not stock:
        events.append(Event("stock-empty", say("stock-empty")))
    state = replace(state, stock=stock, hands=put(state.hands, seat, hand))
    return finish(state, tuple(later), tuple(events))
