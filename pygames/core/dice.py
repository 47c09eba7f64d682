"""Keyed randomness: the same key always gives the same numbers, on every Python.

`random.Random` is not used: only its `random()` promises to stay the same from version to version, and
games replayed in the page run on another Python than the tests.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Dice:
    """A stream of numbers (SplitMix64) that depends only on its key: `Dice(seed, "bot", 3)`."""

    __slots__ = ("_state",)

    def __init__(self, *key: object) -> None:
        digest = blake2b("/".join(map(str, key)).encode(), digest_size=8).digest()
        self._state = int.from_bytes(digest, "big")

    def bits(self) -> int:
        """The next 64 random bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1. (The bias of the product is below 2**-40 for any count in a game.)"""
        return (self.bits() * limit) >> 64

    def unit(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return (self.bits() >> 11) * 2.0**-53

    def choice(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def draw(self, things: Sequence[T], count: int) -> tuple[tuple[T, ...], tuple[T, ...]]:
        """`count` of the things in random order, and the rest."""
        pool = list(things)
        for i in range(count):
            j = i + self.below(len(pool) - i)
            pool[i], pool[j] = pool[j], pool[i]
        return tuple(pool[:count]), tuple(pool[count:])

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        return self.draw(things, len(things))[0]
