"""Hands, packs and piles are tuples: the few things that games do with them."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def put(things: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    """The things with one replaced, or added at the end."""
    return (*things[:place], thing, *things[place + 1 :])


def without(things: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """The things less one of a kind, which must be among them."""
    i = things.index(thing)
    return things[:i] + things[i + 1 :]


def take_out(things: tuple[T, ...], some: tuple[T, ...]) -> tuple[T, ...] | None:
    """The things less some of them; None if those are not all there."""
    rest = list(things)
    for thing in some:
        if thing not in rest:
            return None
        rest.remove(thing)
    return tuple(rest)
