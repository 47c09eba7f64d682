"""Bots."""

from __future__ import annotations

from pygames.core.bots import Bot, Random

from .moves import Move
from .state import State


def bot(level: int) -> Bot[State, Move]:
    return Random()
