"""What every game must obey, also other people's: `check(game)` plays at random and tries each law at each state."""

from .check import Broken, check

__all__ = ["Broken", "check"]
