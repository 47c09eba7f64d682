"""A whole game, composed by hand with its sums worked out beside it."""

from __future__ import annotations

import re

from pygames.core.game import CHANCE
from pygames.core.match import Match
from pygames.tacoloco import GAME
from pygames.tacoloco.moves import Play
from tests.playthroughs import FOLDER


def split(text: str) -> list[tuple[str, str]]:
    """Lines with what stands after their `#`."""
    parts = (line.partition("#") for line in text.splitlines())
    return [(line.strip(), comment.strip()) for line, _, comment in parts if line.strip()]


def test_the_game_composed_by_hand() -> None:
    """Every sum and every count in the comments is what the rules lead to."""
    lines = split((FOLDER / "tacoloco-by-hand.txt").read_text())
    head = [line for line, _ in lines]
    start = head.index("--") + 1
    match = Match(GAME, Match.load("\n".join(head[:start])).head)
    sums = fronts = 0
    for line, comment in lines[start:]:
        who, text = line.split(" ", 1)
        seat = CHANCE if who == "*" else int(who)
        move = GAME.read(match.state, seat, text)
        match.push(seat, move)
        if isinstance(move, Play):
            stated = re.match(r"(?:[^;]* = )?(\d+)", comment)
            assert stated is not None
            said = match.log[-1].events[0].say
            assert said is not None
            assert dict(said.params)["sum"] == int(stated[1]), line
            sums += 1
        if stated := re.search(r"front (\d+) (\d+) (\d+)", comment):
            assert GAME.scores(match.state) == tuple(map(int, stated.groups())), line
            fronts += 1
    assert (sums, fronts) == (67, 22)  # 70 cards less the base and the two solo tacos that answered
    outcome = GAME.outcome(match.state)
    assert outcome is not None
    assert outcome.scores == (23, 25, 20)
    assert outcome.ranking == ((2,), (0,), (1,))
