"""A whole game, composed by hand with its dots worked out beside it."""

from __future__ import annotations

import re

from pygames.core.match import Match
from pygames.tacta import GAME
from pygames.tacta.moves import Play
from tests.playthroughs import FOLDER
from tests.test_games import without_comments


def test_the_game_composed_by_hand() -> None:
    """After every card the dots in its comment are to be seen, and the sums beside them are right."""
    text = (FOLDER / "tacta-by-hand.txt").read_text()
    whole = Match.load(without_comments(text))
    match = Match(GAME, whole.head)
    stated = {}
    for line in text.splitlines():
        move, _, comment = line.partition("#")
        if found := re.search(r"dots (.*) = (\d+) (\d+)$", comment):
            stated[move.strip()] = (found[1].split(), (int(found[2]), int(found[3])))
    for entry in whole.log:
        before = GAME.scores(match.state)
        match.push(entry.seat, entry.move)
        if isinstance(entry.move, Play):
            sums, dots = stated.pop(f"{entry.seat} {entry.text}")
            assert GAME.scores(match.state) == dots
            assert tuple(sum(map(int, re.findall(r"-?\d+", each))) for each in sums) == dots
            assert tuple(int(re.findall(r"\d+", each)[0]) for each in sums) == before
    assert not stated
    outcome = GAME.outcome(match.state)
    assert outcome is not None
    assert outcome.scores == (14, 15)
    assert outcome.ranking == ((1,), (0,))
    assert [[part.points for part in parts] for parts in outcome.parts] == [[21, -7], [21, -6]]
