"""What is asked of every game, whichever are installed."""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import Any

import pytest

from pygames.core.dice import Dice
from pygames.core.game import Game, games
from pygames.core.laws import check
from pygames.core.match import Match
from pygames.core.minds import thinker
from tests.playthroughs import FOLDER, ending, playthroughs

ROOT = Path(__file__).parent.parent
EVERY_GAME = pytest.mark.parametrize("game", games().values(), ids=games().keys())


def test_there_are_games() -> None:
    folders = {path.parent.name for path in ROOT.glob("pygames/*/rules.py")}
    assert folders == set(games()) != set()


@EVERY_GAME
def test_laws_at_states_of_every_kind(game: Game[Any, Any]) -> None:
    assert check(game, games=8, seed="every") > 500


@EVERY_GAME
def test_laws_over_hundreds_of_games(game: Game[Any, Any]) -> None:
    """Of games that are very long, over fewer."""
    assert check(game, games=300, seed="many", share=0.02, moves=40_000) > 50


@EVERY_GAME
@pytest.mark.parametrize("level", [1, 2, 3])
def test_bots_cannot_tell_states_apart_that_look_the_same(game: Game[Any, Any], level: int) -> None:
    seats = max(seats for seats in game.info.seats if game.info.fits(seats, {}) is None)
    match, twin = (Match.new(game, seats, seed="twins") for _ in range(2))
    dice = Dice("twins")
    differed = 0
    for _ in range(12):
        seat = match.ask.seats[0]
        truth, guess = match.state, game.guess(game.view(match.state, seat), seat, dice)
        differed += guess != truth
        twin._states[-1] = guess
        assert thought(match, seat, level) == thought(twin, seat, level)
        twin._states[-1] = truth
        move = dice.choice(game.legal(truth, seat))
        match.play(seat, move)
        twin.play(seat, move)
    assert differed or all(game.view(match.state, seat) == match.state for seat in range(match.seats))


def thought(match: Match[Any, Any], seat: int, level: int) -> Any:
    """What a bot at the table comes to."""
    mind = thinker(match, seat, level, limit=math.inf)
    while not mind.done:
        mind.run(0, 1000)
    return mind.best


@EVERY_GAME
def test_a_game_composed_by_hand(game: Game[Any, Any]) -> None:
    text = (FOLDER / f"{game.info.id}-by-hand.txt").read_text()
    match = Match.load(without_comments(text))
    assert match.over
    assert len(comments(text)) > 10  # its score is worked out beside it; the game's own test compares


@EVERY_GAME
def test_generated_playthroughs(game: Game[Any, Any]) -> None:
    files = {path for path in FOLDER.glob(f"{game.info.id}-*.txt") if not path.stem.endswith("by-hand")}
    again = playthroughs(game)
    assert files == set(again) != set()
    for file, text in again.items():
        kept = file.read_text()
        assert kept.endswith(f"# {ending(Match.load(without_comments(kept)))}\n"), "the moves lead to another end"
        assert kept == text, "moves are listed, or chance rolls, otherwise than they did"


@EVERY_GAME
def test_the_page_does_not_know_the_game(game: Game[Any, Any]) -> None:
    for path in [ROOT / "index.html", *(ROOT / "web").rglob("*.*")]:
        if path.suffix in {".js", ".css", ".html", ".ftl", ".ts"}:
            assert not re.search(rf"\b{game.info.id}\b", path.read_text(), re.IGNORECASE), path


@EVERY_GAME
def test_games_do_not_know_each_other_or_the_table(game: Game[Any, Any]) -> None:
    """A game stands on the protocol and its neighbours; what serves the device is not its business."""
    allowed = {"bots", "dice", "game", "say", "scene", "symbols", "tuples"}
    for path in (ROOT / "pygames" / game.info.id).glob("*.py"):
        imports = re.findall(
            r"^\s*from (pygames[\w.]*|pygames) import|^\s*import (pygames[\w.]*)", path.read_text(), re.M
        )
        for module in (first or second for first, second in imports):
            assert module.split(".")[1:2] == ["core"], f"{path} imports {module}"
            assert module.split(".")[2] in allowed, f"{path} imports {module}"


def without_comments(text: str) -> str:
    lines = (line.partition("#")[0].rstrip() for line in text.splitlines())
    return "\n".join(line for line in lines if line)


def comments(text: str) -> list[str]:
    return [line for line in text.splitlines() if "#" in line]
