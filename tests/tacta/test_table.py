"""Every way to play at a table of bots, paced by the clock of the page, to its end."""

from __future__ import annotations

import json

import pytest

from pygames.core.frame import frame
from pygames.core.match import Match
from pygames.core.record import Player
from pygames.core.table import Table
from pygames.tacta import GAME
from tests.tacta.situations import WAYS


@pytest.mark.parametrize("way", WAYS)
def test_bots_play_to_the_end(way: str) -> None:
    match = Match.new(GAME, options=WAYS[way] | {"suits": WAYS[way].get("suits", "2")}, players=(Player("bot2"),) * 4)
    table = Table(match)
    time = 0.0
    while not match.over:
        table.tick(time)
        time += max(1.0, table.wake or 0.0)
        assert time < 3_600_000
    assert all(len(points) == match.state.setup.colours for points in match.state.rounds)


@pytest.mark.parametrize("way", ["sabotage", "free", "free in teams"])
def test_people_at_one_screen(way: str) -> None:
    """Several people tap their way through a few moves; whatever is shown to them is plain JSON."""
    table = Table(Match.new(GAME, options=WAYS[way], seed=3, players=(Player(), Player(), Player("bot1"), Player())))
    time = 0.0
    laid = 0
    for _ in range(60):
        table.tick(time)
        time += max(1.0, table.wake or 0.0)
        json.dumps(frame(table, {}))
        if table.curtain is not None:
            table.lift(table.curtain)
        for seat in table.actors[:1]:
            taps = GAME.path(table.match.state, seat, table.hands.tree(seat).moves[0])
            for tap in taps:
                if seat in table.actors and isinstance(tap, str) and tap in table.hands.half(seat).through:
                    table.tap(tap, seat)
        laid = max(laid, len(table.match.state.layout.laid))
    assert laid > 8
