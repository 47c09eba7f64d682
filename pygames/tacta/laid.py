"""Cards on the table, the room they take up and the room beside them."""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from .cards import Card
from .pose import Pose
from .shapes import MIRROR, Place

SIZES = {"small": (24, 18), "normal": (36, 27), "large": (48, 36), "unlimited": (inf, inf)}  # half, in units [7]


class Laid(NamedTuple):
    """A card on the table, and what it was connected to: a card by its number, and a shape of each."""

    card: Card
    mirror: bool
    pose: Pose
    on: int = -1  # -1: to nothing
    shape: Place = -1
    below: Place = -1

    def seen(self, place: Place) -> Place:
        """Where a shape of the card is seen."""
        return MIRROR[place] if self.mirror else place


class Slot(NamedTuple):
    """Room for a card that covers this shape. Which cards can, depends on where they have their own."""

    on: int
    below: Place
    pose: Pose
    x: float
    y: float


class Spot(NamedTuple):
    """The ground that a card on the table takes up."""

    x: float
    y: float
    turn: int
    number: int
