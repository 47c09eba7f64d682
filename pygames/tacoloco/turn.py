"""A turn: playing a card [4]-[12], [15], [16], what its sum brings about [9]-[11], and passing on."""

from __future__ import annotations

from dataclasses import replace

from pygames.core.game import Event, Illegal, Say, Seat, Step, Who, say
from pygames.core.tuples import put, without

from .cards import Card, Cards, a_card
from .keys import laid_from, laid_key
from .moves import Give, Play
from .state import PERFECT, Phase, Reply, State, Taco


def objection(tacos: tuple[Taco, ...], card: Card, place: int | None) -> Illegal | None:
    """What speaks against a card at a place, if anything."""
    if place is None:
        return _no_new_taco(tacos, card)
    if not tacos:
        return Illegal("rule-7-empty-table")
    if not 0 <= place < len(tacos):
        return Illegal("rule-8-no-such-taco")
    if first_equal(tacos, place) != place:
        return Illegal("rule-8-same-tacos")
    if card is tacos[place].top and not card.special:
        return Illegal("rule-6-same-value", card=a_card(card))
    return None


def _no_new_taco(tacos: tuple[Taco, ...], card: Card) -> Illegal | None:
    if not tacos:
        return None
    if card is Card.LEGENDARY:
        return Illegal("rule-12-onto-a-taco")
    if card is Card.SOLO:
        return Illegal("rule-15-onto-a-taco")
    if any(taco.top is card for taco in tacos):
        return None
    if all(taco.top.special for taco in tacos):
        return Illegal("rule-16-nothing-matches")
    return Illegal("rule-5-onto-a-taco", card=a_card(card))


def first_equal(tacos: tuple[Taco, ...], place: int) -> int:
    """Tacos of the same cards in the same order are one to the rules: the first stands for all."""
    return next(i for i, taco in enumerate(tacos) if taco.cards == tacos[place].cards)


def plays(hand: Cards, tacos: tuple[Taco, ...]) -> tuple[Play, ...]:
    """Every way to play a card: by card, then by taco, a new one last. Equal cards are one."""
    places = (*range(len(tacos)), None)
    cards = dict.fromkeys(hand)
    return tuple(Play(card, place) for card in cards for place in places if not objection(tacos, card, place))


def play(state: State, seat: Seat, move: Play) -> Step[State]:
    if move.card not in state.hands[seat]:
        raise Illegal("rule-4-not-in-hand", card=a_card(move.card))
    if refusal := objection(state.tacos, move.card, move.taco):
        raise refusal
    place = len(state.tacos) if move.taco is None else move.taco
    taco = _laid(state, move)
    went = laid_from(seat, move.card, len(state.hands[seat]), laid_key(taco.number, len(taco.cards) - 1))
    state = replace(
        state,
        hands=put(state.hands, seat, without(state.hands[seat], move.card)),
        tacos=put(state.tacos, place, taco),
        offered=place,
    )
    where = place_name(move.taco, len(state.tacos))
    told = say("played", who=Who(seat), card=a_card(move.card), where=where, sum=taco.sum)
    event = Event("play", told, seat, went=went)
    if move.card is Card.LEGENDARY:
        return _legendary(state, event)
    if taco.sum == PERFECT:
        return offer(state, (event,))
    if taco.sum > PERFECT:
        spoiled = Event("spoiled", say("spoiled", who=Who(seat), count=len(taco.cards)), seat)
        return finish(hand_over(state, seat), (seat,), (event, spoiled))
    return finish(replace(state, offered=-1), (seat,), (event,))


def place_name(place: int | None, tacos: int) -> Say:
    return say("onto-new") if place is None else say("onto-taco", taco=place + 1, of=tacos)


def _laid(state: State, move: Play) -> Taco:
    if move.taco is None:
        begun = len(state.tacos) + sum(map(len, state.front))  # no taco ever leaves the game
        return Taco(begun + 1, (move.card,))
    taco = state.tacos[move.taco]
    return Taco(taco.number, (*taco.cards, move.card))


def _legendary(state: State, event: Event) -> Step[State]:
    """[13] All others with cards are asked, whether or not anybody holds a solo taco."""
    asked = [seat != state.turn and len(hand) > 0 for seat, hand in enumerate(state.hands)]
    if not any(asked):
        return offer(state, (event,))
    replies = tuple(Reply.PENDING if each else Reply.NOT_ASKED for each in asked)
    return Step(replace(state, phase=Phase.ANSWER, replies=replies), (event,))


def offer(state: State, events: tuple[Event, ...]) -> Step[State]:
    """[10] The perfect taco is handed over: with two seats at once, else the active player chooses."""
    perfect = Event("perfect", say("perfect", who=Who(state.turn)), state.turn)
    state = replace(state, phase=Phase.GIVE, replies=())
    if state.seats > 2:
        return Step(state, (*events, perfect))
    given = give(state, state.turn, Give(1 - state.turn))
    return Step(given.state, (*events, perfect, *given.events))


def give(state: State, seat: Seat, move: Give) -> Step[State]:
    if move.to == seat:
        raise Illegal("rule-10-to-another")
    if not 0 <= move.to < state.seats:
        raise Illegal("rule-10-no-such-player")
    count = len(state.tacos[state.offered].cards)
    event = Event("give", say("given", who=Who(seat), to=Who(move.to), count=count), seat)
    return finish(hand_over(state, move.to), (seat,), (event,))


def hand_over(state: State, to: Seat) -> State:
    """The offered taco goes in front of a seat."""
    taco, tacos = state.tacos[state.offered], state.tacos
    return replace(
        state,
        tacos=tacos[: state.offered] + tacos[state.offered + 1 :],
        front=put(state.front, to, (*state.front[to], taco)),
        offered=-1,
    )


def finish(state: State, draws: tuple[Seat, ...], events: tuple[Event, ...]) -> Step[State]:
    """[4] The turn ends with drawing, while the stock lasts; then it passes on."""
    if state.stock and draws:
        return Step(replace(state, phase=Phase.DRAW, draws=draws), events)
    return pass_on(replace(state, draws=()), events)


def pass_on(state: State, events: tuple[Event, ...]) -> Step[State]:
    """[17] To the left, past empty hands; with no card left in any hand the game is over."""
    for seat in (*state.left_of(state.turn), state.turn):
        if state.hands[seat]:
            return Step(replace(state, phase=Phase.TURN, turn=seat), events)
    return Step(replace(state, phase=Phase.OVER), (*events, Event("end", say("end"))))
