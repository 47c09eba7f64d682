"""Proportions with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import NamedTuple

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


class Estimate(NamedTuple):
    mean: float
    low: float
    high: float

    @property
    def interval(self) -> str:
        return f"{self.low:6.1%} – {self.high:6.1%}"


def wilson(mean: float, tries: float) -> Estimate:
    """Of independent tries. Unlike the plain normal interval it also holds near 0 and 1."""
    spread = Z * sqrt(mean * (1 - mean) / tries + Z * Z / (4 * tries * tries))
    middle, scale = mean + Z * Z / (2 * tries), 1 + Z * Z / tries
    return Estimate(mean, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))


def clustered(groups: Sequence[Sequence[float]]) -> Estimate:
    """Of equal groups of tries that share their luck, such as the games of one seed with seats swapped.

    Wilson's interval for as many independent tries as would vary as much as the groups' means do.
    """
    means = [fmean(group) for group in groups]
    mean, tries = fmean(means), sum(map(len, groups))
    error = variance(means) / len(means) if len(means) > 1 else 0.0
    # Groups that are all alike say nothing about how much they vary: then the tries count as independent.
    return wilson(mean, mean * (1 - mean) / error if error else tries)
