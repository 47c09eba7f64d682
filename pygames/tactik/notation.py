"""Moves as text: `5 V2`, `5 V2 home` and `5 V2 on` where both are possible, `10 V start`, `7x1 V2+4` and then
`+V3+3`, `-4 G2`, `swap V1 B3`, with a joker `joker=-4 G2`; `give 5`; `discard` or (stuck=one) `discard 5`.
Of chance: `dealer 0`, `deal 1,5,9,joker 2,2,-4,10 ...`, `exchange`.

Pawns are counted from 1, seats from 0 as in a record.
"""

from __future__ import annotations

import re

from pygames.core.game import Illegal, Seat
from pygames.core.say import LETTERS

from .cards import NAMES, Card, Cards
from .moves import Back, Deal, Dealer, Discard, Exchange, Forward, Give, Move, Start, Steps, Swap
from .state import State

CARDS = {name: card for card, name in NAMES.items() if card is not Card.HIDDEN}

_CARD = "|".join(map(re.escape, CARDS))
_PAWN = rf"([{LETTERS}])([1-4])"
_WAY = r"( home| on)?"
_START = re.compile(rf"(joker=)?({_CARD}) ([{LETTERS}]) start")
_PLAY = re.compile(rf"(joker=)?({_CARD}) {_PAWN}{_WAY}")
_STEPS = re.compile(rf"(?:(joker=)?7x1 |\+){_PAWN}\+([1-7]){_WAY}")
_SWAP = re.compile(rf"(joker=)?swap {_PAWN} {_PAWN}")
_GIVE = re.compile(rf"give ({_CARD})")
_DISCARD = re.compile(rf"discard(?: ({_CARD}))?")
_DEALER = re.compile(r"dealer ([0-9])")
_DEAL = re.compile(rf"deal((?: (?:{_CARD})(?:,(?:{_CARD}))*)+)")

_WAYS = {None: None, " home": True, " on": False}


def write(move: Move) -> str:
    match move:
        case Dealer(seat):
            return f"dealer {seat}"
        case Deal(hands):
            return f"deal {' '.join(','.join(NAMES[card] for card in hand) for hand in hands)}"
        case Give(card):
            return f"give {NAMES[card]}"
        case Exchange():
            return "exchange"
        case Start(card, colour, joker):
            return f"{_laid(card, joker)} {LETTERS[colour]} start"
        case Forward(card, colour, pawn, home, joker):
            return f"{_laid(card, joker)} {_pawn(colour, pawn)}{_way(home)}"
        case Steps(colour, pawn, count, home, more, joker):
            begin = "+" if more else f"{_laid(Card.SEVEN, joker)} "
            return f"{begin}{_pawn(colour, pawn)}+{count}{_way(home)}"
        case Back(colour, pawn, joker):
            return f"{_laid(Card.BACK, joker)} {_pawn(colour, pawn)}"
        case Swap(colour, pawn, other_colour, other_pawn, joker):
            return f"{_laid(Card.SWAP, joker)} {_pawn(colour, pawn)} {_pawn(other_colour, other_pawn)}"
        case Discard(card):
            return "discard" if card is None else f"discard {NAMES[card]}"


def _laid(card: Card, joker: bool) -> str:
    return f"joker={NAMES[card]}" if joker else NAMES[card]


def _pawn(colour: int, pawn: int) -> str:
    return f"{LETTERS[colour]}{pawn + 1}"


def _way(home: bool | None) -> str:
    return "" if home is None else " home" if home else " on"


def read(state: State, seat: Seat, text: str) -> Move:
    if text == "exchange":
        return Exchange()
    if found := _STEPS.fullmatch(text):
        return Steps(*_read_pawn(found[2], found[3]), int(found[4]), _WAYS[found[5]], text[0] == "+", bool(found[1]))
    if found := _SWAP.fullmatch(text):
        return Swap(*_read_pawn(found[2], found[3]), *_read_pawn(found[4], found[5]), bool(found[1]))
    if found := _START.fullmatch(text):
        return Start(CARDS[found[2]], LETTERS.index(found[3]), bool(found[1]))
    if found := _PLAY.fullmatch(text):
        return _read_play(CARDS[found[2]], _read_pawn(found[3], found[4]), _WAYS[found[5]], bool(found[1]))
    return _read_other(text)


def _read_play(card: Card, pawn: tuple[int, int], home: bool | None, joker: bool) -> Move:
    if card is Card.BACK and home is None:
        return Back(*pawn, joker)
    if card in (Card.BACK, Card.SEVEN, Card.SWAP, Card.JOKER):
        raise Illegal("not-a-move")
    return Forward(card, *pawn, home, joker)


def _read_other(text: str) -> Move:
    if found := _GIVE.fullmatch(text):
        return Give(CARDS[found[1]])
    if found := _DISCARD.fullmatch(text):
        return Discard(CARDS[found[1]] if found[1] else None)
    if found := _DEALER.fullmatch(text):
        return Dealer(int(found[1]))
    if found := _DEAL.fullmatch(text):
        return Deal(tuple(map(_read_cards, found[1].split())))
    raise Illegal("not-a-move")


def _read_pawn(letter: str, number: str) -> tuple[int, int]:
    return LETTERS.index(letter), int(number) - 1


def _read_cards(names: str) -> Cards:
    return tuple(CARDS[name] for name in names.split(","))
