"""Moves as text: `7>1`, `5>+`, `give 1`, `no`, `solo`; of chance `draw 6`, `reveal`, `deal 3L1 552 base 4 first 0`.

Tacos are counted from 1, seats from 0 as in a record; L is a legendary taco, S a solo taco, + a new taco.
"""

from __future__ import annotations

import re

from pygames.core.game import Illegal, Seat

from .cards import LETTERS, Card, Cards
from .moves import Answer, Deal, Draw, Give, Move, Play, Reveal
from .state import State
from .turn import first_equal

_PLAY = re.compile(r"([1-7LS])>([1-9][0-9]?|\+)")
_GIVE = re.compile(r"give ([0-9])")
_DRAW = re.compile(r"draw ([1-7LS])")
_DEAL = re.compile(r"deal((?: [1-7LS]+)+) base ([1-7LS]) first ([0-9])")


def write(move: Move) -> str:
    match move:
        case Deal(hands, base, first):
            return f"deal {' '.join(map(_letters, hands))} base {LETTERS[base]} first {first}"
        case Draw(card):
            return f"draw {LETTERS[card]}"
        case Reveal():
            return "reveal"
        case Play(card, taco):
            return f"{LETTERS[card]}>{'+' if taco is None else taco + 1}"
        case Answer(solo):
            return "solo" if solo else "no"
        case Give(to):
            return f"give {to}"


def read(state: State, seat: Seat, text: str) -> Move:
    if text in _PLAIN:
        return _PLAIN[text]
    if found := _PLAY.fullmatch(text):
        return Play(_card(found[1]), _place(state, found[2]))
    if found := _GIVE.fullmatch(text):
        return Give(int(found[1]))
    if found := _DRAW.fullmatch(text):
        return Draw(_card(found[1]))
    if found := _DEAL.fullmatch(text):
        return Deal(tuple(map(_cards, found[1].split())), _card(found[2]), int(found[3]))
    raise Illegal("not-a-move")


_PLAIN: dict[str, Move] = {"no": Answer(False), "solo": Answer(True), "reveal": Reveal()}


def _place(state: State, text: str) -> int | None:
    """Of tacos that are alike any number will do; the move names the first."""
    if text == "+":
        return None
    place = int(text) - 1
    return first_equal(state.tacos, place) if place < len(state.tacos) else place


def _card(letter: str) -> Card:
    return Card(LETTERS.index(letter))


def _cards(letters: str) -> Cards:
    return tuple(map(_card, letters))


def _letters(cards: Cards) -> str:
    return "".join(LETTERS[card] for card in cards)
