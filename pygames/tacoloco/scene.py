"""The picture."""

from __future__ import annotations

from pygames.core.game import Seat
from pygames.core.scene import Scene

from .state import State


def scene(view: State, seat: Seat | None) -> Scene:
    return Scene((0, 0, 100, 100), (), ())
