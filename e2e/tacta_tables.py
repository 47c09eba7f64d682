"""Matches of Tacta in which a few cards lie, what can be done in them by the rules, and where that is on the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page

from e2e.pointing import last_frame, lit, place
from pygames.core.dice import Dice
from pygames.core.match import Match
from pygames.core.record import Player
from pygames.tacta import GAME
from pygames.tacta.moves import Move, Play
from pygames.tacta.state import State
from pygames.tacta.taps import card_region, shape_region

Story = Match[State, Move]


def story(kinds: str = "person,bot1", cards: int = 6, seed: int = 1, **options: str) -> Story:
    """Some cards were laid at random; it is the turn of seat 0."""
    players = [Player(kind) for kind in kinds.split(",")]
    match: Story = Match.new(GAME, options=options, seed=seed, players=players)
    dice = Dice("story", seed)
    while len(match.state.layout.laid) <= cards or match.ask.seats != (0,):
        [seat] = match.ask.seats
        match.play(seat, dice.choice(GAME.legal(match.state, seat)))
    return match


def story_where(fits: Callable[[Story], bool]) -> Story:
    """The first that has what a test needs."""
    return next(match for seed in range(1, 100) if fits(match := story(seed=seed)))


class Choice(NamedTuple):
    """A card and the shape it shall cover, as they are tapped, and the ways it fits there."""

    card: str
    shape: str
    ways: int


def choices(match: Story) -> list[Choice]:
    """What seat 0 can choose."""
    plays = [move for move in GAME.legal(match.state, 0) if isinstance(move, Play)]
    pairs = [(card_region(move.card), shape_region(move.on, move.below)) for move in plays]
    return [Choice(*pair, pairs.count(pair)) for pair in dict.fromkeys(pairs)]


def covers(match: Story, card: str) -> set[str]:
    return {choice.shape for choice in choices(match) if choice.card == card}


class Screen(NamedTuple):
    """Where the table is on the screen."""

    scale: float
    x: float
    y: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.x + self.scale * x, self.y + self.scale * y


def screen(page: Page, kind: str = "on") -> Screen:
    """Found from shapes, or places, that are lit: marks sit on them, if not just in their middles."""
    items = {item["key"]: item for item in last_frame(page)["scene"]["items"]}
    regions = [region for region in lit(page) if region and region.startswith(kind)]
    keys = {region: f"open{region.removeprefix('on')}" if kind == "on" else region for region in regions}
    there = [(items[key], place(page, region)) for region, key in keys.items()]
    known = [(item["x"], item["y"], *at) for item, at in there]
    x, y, left, top = (sum(each) / len(known) for each in zip(*known, strict=True))
    spread = sum((a - x) ** 2 + (b - y) ** 2 for a, b, _, _ in known)
    scale = sum((a - x) * (c - left) + (b - y) * (d - top) for a, b, c, d in known) / spread
    return Screen(scale, left - scale * x, top - scale * y)
