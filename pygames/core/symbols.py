"""A symbol for each colour of a pack or seat, so that nobody is told by colour alone.

None is a circle, a square or a triangle: those are suits of a game. Path data about 24 x 24, centred on 0, 0,
to be filled; `symbol` moves and scales one for a sprite.
"""

from __future__ import annotations

import re
from math import cos, pi, sin

NAMES = ("wave", "sun", "leaf", "star", "heart", "moon", "anchor", "bolt", "acorn", "flower")


def _rays(count: int, outer: float, inner: float) -> str:
    """A star: points by turns on an outer and an inner circle, the first straight up."""
    radii = (outer, inner) * count
    points = ((r * sin(i * pi / count), -r * cos(i * pi / count)) for i, r in enumerate(radii))
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "z"


def _petals(count: int, distance: float, radius: float) -> str:
    """Circles around the middle."""
    middles = ((distance * sin(2 * i * pi / count), -distance * cos(2 * i * pi / count)) for i in range(count))
    arc = f"a{radius:g} {radius:g} 0 1 1"
    return "".join(f"M{x - radius:.1f} {y:.1f}{arc} {2 * radius:g} 0{arc} {-2 * radius:g} 0z" for x, y in middles)


SYMBOLS: tuple[str, ...] = (
    "M-12 1c4 -9 8 -9 12 -4s6 4 12 -4v7c-4 8 -8 9 -12 4s-6 -4 -12 4z",
    _rays(10, 12, 7),
    "M11 -11c-15 -1 -23 6 -20 17l-3 5l2 1l3 -4c11 2 19 -5 18 -19zM-5 6l9 -10l-7 11z",
    _rays(5, 12, 5),
    "M0 11c-9 -7 -12 -11 -12 -15a6 6 0 0 1 12 -2.500a6 6 0 0 1 12 2.500c0 4 -3 8 -12 15z",
    "M4 -11a11.500 11.500 0 1 0 7 15a10 10 0 0 1 -7 -15z",
    "M-1.500 -5a3.500 3.500 0 1 1 3 0v2h4v3h-4v8c4 0 6 -2 7 -5l-2 0l4 -6l2 7l-1.500 0c-1 5 -5 8 -11 8"
    "s-10 -3 -11 -8l-1.500 0l2 -7l4 6l-2 0c1 3 3 5 7 5v-8h-4v-3h4z",
    "M3 -12l-11 14h6l-3 10l13 -14h-7z",
    "M-1.500 -12h3v3c6 0 9 2 9 6h-21c0 -4 3 -6 9 -6zM-9 -1h18c0 7 -4 10 -9 13c-5 -3 -9 -6 -9 -13z",
    _petals(6, 7, 4) + _petals(1, 0, 5),
)

_COMMAND = re.compile(r"([a-zA-Z])([^a-zA-Z]*)")


def symbol(colour: int, x: float, y: float, size: float) -> str:
    """The symbol of a colour around a point, that many units wide: M and L are places, the rest is relative."""
    scale, out = size / 24, []
    for letter, text in _COMMAND.findall(SYMBOLS[colour % len(SYMBOLS)]):
        numbers = [float(number) for number in text.split()]
        if letter == "a":  # radii and end are lengths; the angle and the two flags are not
            scaled = [n * scale if i % 7 not in (2, 3, 4) else n for i, n in enumerate(numbers)]
        else:
            shift = (x, y) if letter in "ML" else (0.0, 0.0)
            scaled = [n * scale + shift[i % 2] for i, n in enumerate(numbers)]
        out.append(letter + " ".join(f"{round(n, 2):g}" for n in scaled))
    return "".join(out)
