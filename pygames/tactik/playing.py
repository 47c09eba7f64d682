"""Playing a card: what can be played [4]-[11], and doing it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pygames.core.game import Event, Illegal, Say, Seat, Step, Who, say
from pygames.core.tuples import put, without

from . import moving, seven, starting, swapping
from .board import Place, is_home
from .cards import STARTERS, STEPS, VALUES, Card, a_card, face, guises
from .keys import discard_key, left_hand, walked
from .moves import Back, Forward, Play, Start, Steps, Swap
from .moving import Pawn
from .state import Phase, State, a_colour, a_pawn, owned, owner, partner
from .turn import finish


def plays(state: State, seat: Seat) -> Iterator[Play]:
    """Every way to play a card: by card, then by colour and pawn. Equal cards are one."""
    colours = owned(state, seat)
    for card in dict.fromkeys(state.hands[seat]):
        if card is Card.JOKER:
            for guise in guises(state.deck):
                yield from plays_with(state, colours, guise, True)
        else:
            yield from plays_with(state, colours, card, False)


def plays_with(state: State, colours: tuple[int, ...], card: Card, joker: bool) -> Iterator[Play]:
    """Every way to play one kind of card with these colours, be it by a joker."""
    if card is Card.SWAP:
        yield from swapping.swaps(state, colours, joker)
        return
    for colour in colours:
        if card is Card.SEVEN:
            yield from seven.parts(state, colour, STEPS, False, joker)
        elif card is Card.BACK:
            for pawn in range(len(state.pawns[colour])):
                if moving.backwards(state, colour, pawn) is not None:
                    yield Back(colour, pawn, joker)
        elif card in VALUES:
            # [11] A joker that starts a pawn is a 1: as any other starter it would come to the same.
            if card in STARTERS and (not joker or card is Card.ONE) and starting.can_start(state, colour):
                yield Start(card, colour, joker)
            yield from _forwards(state, colour, card, joker)


def _forwards(state: State, colour: int, card: Card, joker: bool) -> Iterator[Forward]:
    for pawn in range(len(state.pawns[colour])):
        inside, on = moving.ways(state, colour, pawn, VALUES[card])
        if inside is not None and on is not None:
            yield Forward(card, colour, pawn, True, joker)
            yield Forward(card, colour, pawn, False, joker)
        elif inside is not None or on is not None:
            yield Forward(card, colour, pawn, None, joker)


def going_on(state: State) -> Iterator[Steps]:
    """The next parts of a 7x1 that is being played."""
    return seven.parts(state, state.colour, state.steps, True, False)


def kind(move: Play) -> Card:
    """The kind of card that is played, be it by a joker."""
    match move:
        case Start(card) | Forward(card):
            return card
        case Steps():
            return Card.SEVEN
        case Back():
            return Card.BACK
        case Swap():
            return Card.SWAP


def play(state: State, seat: Seat, move: Play) -> Step[State]:
    _check_pawns(state, seat, move)
    if isinstance(move, Steps) and move.more:
        return _steps(state, seat, move)
    card = Card.JOKER if move.joker else kind(move)
    if card not in state.hands[seat]:
        raise Illegal("rule-4-not-in-hand", card=a_card(card))
    if move.joker and kind(move) not in guises(state.deck):
        raise Illegal("rule-11-not-in-the-deck", card=a_card(kind(move)))
    laid = replace(
        state,
        hands=put(state.hands, seat, without(state.hands[seat], card)),
        discards=(*state.discards, card),
    )
    went = left_hand(seat, state.hands[seat], card, discard_key(len(state.discards)))
    after, events = _use(laid, seat, move)
    return Step(after, (Event("card", None, seat, went=went), *events))


def _use(laid: State, seat: Seat, move: Play) -> Step[State]:
    """What the card does that has been laid down."""
    match move:
        case Start():
            return _start(laid, seat, move)
        case Forward():
            return _forward(laid, seat, move)
        case Back():
            return _back(laid, seat, move)
        case Swap():
            return _swap(laid, seat, move)
        case Steps():
            return _steps(laid, seat, move)


def _check_pawns(state: State, seat: Seat, move: Play) -> None:
    """The pawns are there, and the first is the seat's own [20]."""
    pawns = [(move.colour, 0 if isinstance(move, Start) else move.pawn)]
    if isinstance(move, Swap):
        pawns.append((move.other_colour, move.other_pawn))
    for colour, pawn in pawns:
        if not 0 <= colour < state.sections or not 0 <= pawn < len(state.pawns[colour]):
            raise Illegal("rule-4-no-such-pawn")
    if move.colour not in owned(state, seat):
        mate = partner(state, seat)
        early = mate is not None and move.colour in (mate, seat)
        raise Illegal("rule-20-partner" if early else "rule-4-not-yours", colour=a_colour(move.colour))


def _laid(move: Play) -> Say:
    """The card in a sentence, with what a joker stands for."""
    return say("joker-as", card=face(kind(move))) if move.joker else a_card(kind(move))


def _start(state: State, seat: Seat, move: Start) -> Step[State]:
    after, pawn, eaten = starting.start(state, move)
    told = say("started", who=Who(seat), card=_laid(move), pawn=a_pawn(move.colour, pawn))
    went = (walked(move.colour, pawn, ()),)
    return finish(after, (Event("start", told, seat, went=went), *_eaten(after, eaten)))


def _forward(state: State, seat: Seat, move: Forward) -> Step[State]:
    count = VALUES.get(move.card)
    if count is None:
        raise Illegal("rule-6-not-forward", card=a_card(move.card))
    end = moving.choose(moving.ways(state, move.colour, move.pawn, count), move.home)
    if end is None:
        raise moving.refusal(state, move.colour, move.pawn, count, move.home)
    after, eaten = moving.settle(state, move.colour, move.pawn, (end,))
    event = _gone(state, seat, move, "went", _way(state, move, end))
    return finish(after, (event, *_freed(state, after), *_eaten(after, eaten)))


def _back(state: State, seat: Seat, move: Back) -> Step[State]:
    end = moving.backwards(state, move.colour, move.pawn)
    if end is None:
        raise moving.refusal_back(state, move.colour, move.pawn)
    after, eaten = moving.settle(state, move.colour, move.pawn, (end,))
    told = say("went-back", who=Who(seat), card=_laid(move), pawn=a_pawn(move.colour, move.pawn))
    behind = moving.cells(state.sections, move.colour, end, state.pawns[move.colour][move.pawn])
    went = (walked(move.colour, move.pawn, behind[-2::-1]),)
    return finish(after, (Event("back", told, seat, went=went), *_freed(state, after), *_eaten(after, eaten)))


def _swap(state: State, seat: Seat, move: Swap) -> Step[State]:
    after = swapping.swap(state, owned(state, seat), move)
    pawns = {"pawn": a_pawn(move.colour, move.pawn), "other": a_pawn(move.other_colour, move.other_pawn)}
    told = say("swapped", who=Who(seat), card=_laid(move), **pawns)
    went = (walked(move.colour, move.pawn, ()), walked(move.other_colour, move.other_pawn, ()))
    return finish(after, (Event("swap", told, seat, went=went), *_freed(state, after)))


def _steps(state: State, seat: Seat, move: Steps) -> Step[State]:
    end = seven.target(state, move)
    left = (state.steps if move.more else STEPS) - move.count
    way = _way(state, move, end)
    after, eaten = moving.settle(state, move.colour, move.pawn, way)
    event = _gone(state, seat, move, "went-on" if move.more else "went", way)
    events = (event, *_freed(state, after), *_eaten(after, eaten))
    if left:
        return Step(replace(after, phase=Phase.SEVEN, colour=move.colour, steps=left), events)
    return finish(replace(after, phase=Phase.TURN, colour=-1, steps=0), events)


def _way(state: State, move: Forward | Steps, end: Place) -> tuple[Place, ...]:
    return moving.cells(state.sections, move.colour, state.pawns[move.colour][move.pawn], end)


def _gone(state: State, seat: Seat, move: Forward | Steps, key: str, way: tuple[Place, ...]) -> Event:
    """A pawn has gone forward, over these cells: a line of its own when it comes into its home."""
    enters = is_home(state.sections, way[-1]) and not is_home(state.sections, state.pawns[move.colour][move.pawn])
    pawn = a_pawn(move.colour, move.pawn)
    told = say(f"{key}-home" if enters else key, who=Who(seat), card=_laid(move), pawn=pawn, count=len(way))
    return Event("home" if enters else "move", told, seat, went=(walked(move.colour, move.pawn, way[:-1]),))


def _freed(before: State, after: State) -> tuple[Event, ...]:
    """Stakes that are none any more."""
    gone = sorted(before.stakes - after.stakes)
    return tuple(Event("stake-gone", say("stake-gone", colour=a_colour(colour))) for colour in gone)


def _eaten(state: State, eaten: tuple[Pawn, ...]) -> tuple[Event, ...]:
    return tuple(
        Event("eaten", say("eaten", pawn=a_pawn(*pawn), who=Who(whose)), whose, went=(walked(*pawn, ()),))
        for pawn, whose in ((pawn, owner(state, pawn[0])) for pawn in eaten)
    )
