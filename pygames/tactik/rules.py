"""The rules of Tac-Tik, in the rulebook's order. Numbers in [brackets] are those of `rules.en.md`."""

from __future__ import annotations

from pygames.core.dice import Dice
from pygames.core.game import CHANCE, Ask, Illegal, Options, Seat, Step, Who

from . import deal, discarding, exchange, playing
from .board import HOME, RESERVE
from .cards import deck, packs
from .moves import Back, Deal, Dealer, Discard, Exchange, Forward, Give, Move, Start, Steps, Swap
from .state import Phase, State

SMALLEST = 4  # sections


def clash(seats: int, options: Options) -> Illegal | None:
    return Illegal("clash-board") if options["board"] == "large" and seats != 3 else None


def start(seats: int, options: Options) -> State:
    sections = 6 if options["board"] == "large" else max(SMALLEST, seats + seats % 2)
    idle = 0 if sections == 2 * seats else sections - seats
    reserve = (RESERVE,) * HOME
    return State(
        sections=sections,
        deck=options["deck"],
        stuck=options["stuck"],
        phase=Phase.DEALER,
        turn=0,
        dealer=0,
        deals=0,
        stock=deck(options["deck"], packs(sections)),
        discards=(),
        hands=((),) * seats,
        gifts=(),
        pawns=(reserve,) * (sections - idle) + ((),) * idle,
        stakes=frozenset(),
    )


def to_act(state: State) -> Ask:
    match state.phase:
        case Phase.TURN | Phase.SEVEN:
            return Ask((state.turn,))
        case Phase.EXCHANGE:
            return Ask(exchange.asked(state), "sealed")
        case Phase.OVER:
            return Ask(())
        case _:
            return Ask((CHANCE,))


def roll(state: State, dice: Dice) -> Move:
    match state.phase:
        case Phase.DEALER:
            return deal.roll_dealer(state, dice)
        case Phase.DEAL:
            return deal.roll_deal(state, dice)
        case _:
            return Exchange()


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    if seat not in to_act(state).seats:
        return ()
    match state.phase:
        case Phase.EXCHANGE:
            return exchange.gives(state, seat)
        case Phase.SEVEN:
            return tuple(playing.going_on(state))
        case _:
            return tuple(playing.plays(state, seat)) or discarding.discards(state, seat)


def apply(state: State, seat: Seat, move: Move) -> Step[State]:
    if refusal := untimely(state, seat, move):
        raise refusal
    match move:
        case Dealer():
            return deal.draw_dealer(state, move)
        case Deal():
            return deal.deal(state, move)
        case Give():
            return exchange.give(state, seat, move)
        case Exchange():
            return exchange.exchange(state)
        case Discard():
            return discarding.discard(state, seat, move)
        case _:
            return playing.play(state, seat, move)


MOMENT = {
    Dealer: Phase.DEALER,
    Deal: Phase.DEAL,
    Give: Phase.EXCHANGE,
    Exchange: Phase.REVEAL,
    **dict.fromkeys((Start, Forward, Steps, Back, Swap, Discard), Phase.TURN),
}


def untimely(state: State, seat: Seat, move: Move) -> Illegal | None:
    """Why this is not the moment for such a move of this seat, if it is not."""
    phase = state.phase
    if phase is Phase.OVER:
        return Illegal("rule-21-over")
    more = isinstance(move, Steps) and move.more
    moment = Phase.SEVEN if more else MOMENT[type(move)]
    if moment is phase and seat in to_act(state).seats:
        return None
    match phase:
        case Phase.EXCHANGE | Phase.REVEAL if not isinstance(move, Give):
            return Illegal("rule-3-exchange-first")
        case Phase.EXCHANGE | Phase.REVEAL:
            return Illegal("rule-3-already-chosen")
        case Phase.SEVEN if seat == state.turn:
            return Illegal("rule-8-go-on", count=state.steps)
        case Phase.TURN if seat == state.turn and more:
            return Illegal("rule-8-lay-it-first")
        case Phase.TURN if isinstance(move, Give):
            return Illegal("rule-3-after-a-deal")
        case Phase.DEALER | Phase.DEAL:
            return Illegal("rule-1-deal-first")
        case _:
            return Illegal("rule-4-not-your-turn", who=Who(state.turn))
