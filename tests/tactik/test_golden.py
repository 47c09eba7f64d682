"""A whole game, composed by hand with where everything stands worked out beside it."""

from __future__ import annotations

import re

from pygames.core.game import CHANCE
from pygames.core.match import Match
from pygames.tactik import GAME
from tests.playthroughs import FOLDER
from tests.tactik.situations import row

PAWNS = re.compile(r"\b([BVGA])((?: (?:\d+|stake|h[1-4]|-)){4})")
PILES = re.compile(r"\b(stock|pile) (\d+)")


def split(text: str) -> list[tuple[str, str]]:
    """Lines with what stands after their `#`."""
    parts = (line.partition("#") for line in text.splitlines())
    return [(line.strip(), comment.strip()) for line, _, comment in parts if line.strip()]


def test_the_game_composed_by_hand() -> None:
    """Every pawn and every pile in the comments is where the rules lead it."""
    lines = split((FOLDER / "tactik-by-hand.txt").read_text())
    head = [line for line, _ in lines]
    start = head.index("--") + 1
    match = Match(GAME, Match.load("\n".join(head[:start])).head)
    rows = piles = 0
    for line, comment in lines[start:]:
        who, text = line.split(" ", 1)
        seat = CHANCE if who == "*" else int(who)
        match.push(seat, GAME.read(match.state, seat, text))
        for letter, places in PAWNS.findall(comment):
            assert row(match.state, letter) == places.strip(), line
            rows += 1
        for pile, count in PILES.findall(comment):
            assert len(match.state.stock if pile == "stock" else match.state.discards) == int(count), line
            piles += 1
    assert (rows, piles) == (75, 21)
    outcome = GAME.outcome(match.state)
    assert outcome is not None
    assert outcome.scores == (8, 0)
    assert outcome.ranking == ((0,), (1,))
    assert match.state.hands[0] != ()


def test_every_card_played_by_hand_is_followed_by_where_its_pawn_stands() -> None:
    lines = split((FOLDER / "tactik-by-hand.txt").read_text())
    moves = lines[[line for line, _ in lines].index("--") + 1 :]
    played = [comment for line, comment in moves if line[0] != "*" and " give " not in line]
    assert len(played) == 66
    assert all(PAWNS.search(comment) for comment in played)
