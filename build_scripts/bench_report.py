"""How much is measured, and how figures are written: plain text, the budget and whether it is kept beside each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Effort:
    """How often things are repeated."""

    starts: int  # of each page
    taps: int  # in each game
    thinking: float  # milliseconds that bots think in each game
    plies: int  # runs of random play, natively and in Pyodide


def table(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A title, then columns as wide as they need; all but the first lean to the right."""
    lines = [("", *columns), *rows]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join([title, *(_line(line, widths) for line in lines)])


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    first, *rest = cells
    return f"  {first:<{widths[0]}}" + "".join(
        f"{cell:>{width + 3}}" for cell, width in zip(rest, widths[1:], strict=True)
    )


def verdict(value: float, most: float) -> str:
    return "ok" if value <= most else "OVER"


def kilobytes(count: float) -> str:
    return f"{count / 1000:,.1f} kB"


def milliseconds(time: float) -> str:
    return f"{time:,.0f} ms"


def spread(values: Sequence[float]) -> str:
    return f"{min(values):,.0f}–{max(values):,.0f}"


def share(values: Sequence[float], part: float) -> float:
    """The value that this part of all values does not exceed: 0.95 gives the 95th percentile."""
    ordered = sorted(values)
    return ordered[max(0, -int(-part * len(ordered) // 1) - 1)]
