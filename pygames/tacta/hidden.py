"""What a seat may know: everything but what the others have sealed. What is inside the packs is known to nobody, and
nobody knows which card comes next because that is not decided before it appears."""

from __future__ import annotations

from dataclasses import replace

from pygames.core.dice import Dice
from pygames.core.game import Seat

from .state import NOT_YET, SEALED, State


def view(state: State, seat: Seat | None) -> State:
    if not state.handed:
        return state
    handed = (suit if i == seat or suit == NOT_YET else SEALED for i, suit in enumerate(state.handed))
    return replace(state, handed=tuple(handed))


def guess(view: State, seat: Seat, dice: Dice) -> State:
    return replace(view, handed=tuple(dice.choice(view.suits) if suit == SEALED else suit for suit in view.handed))
