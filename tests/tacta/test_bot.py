"""Bots see what is plain to see, on every way to play, and know nothing that is sealed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pygames.core.bots import decide
from pygames.core.dice import Dice
from pygames.core.game import Seat
from pygames.core.lab.contest import contest
from pygames.core.lab.find import contestant
from pygames.tacta import GAME
from pygames.tacta.bot import evaluate
from pygames.tacta.cards import colour_of, face, value_of
from pygames.tacta.evaluate import HELD, reachable
from pygames.tacta.moves import Play
from pygames.tacta.quick import quick
from pygames.tacta.state import State
from tests.tacta.situations import WAYS, act, can, random_match, start, table

BUDGET = 16  # enough for what is plain to see
LEVELS = [1, 2, 3]


def chosen(level: int, state: State, seat: Seat = 0, seed: int = 0) -> str:
    view = GAME.view(state, seat)
    return GAME.write(decide(GAME.bot(level), view, seat, GAME.legal(view, seat), Dice("bot", seed), BUDGET))


def covered(state: State, text: str, seat: Seat = 0) -> tuple[int, int]:
    """Whose dots a play covers, and how many."""
    play = GAME.read(state, seat, text)
    assert isinstance(play, Play)
    card = state.layout.laid[play.on].card
    return colour_of(card), face(card)[play.below]


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_sealed_changes_no_choice(level: int) -> None:
    """Sabotage: who chooses second chooses the same whatever the first has handed on."""
    before = act(start(2, way="sabotage", suits="2"), "* suits ct")
    first, second = (act(before, f"0 hand {suit}") for suit in "ct")
    assert first != second
    for seed in range(5):
        assert chosen(level, first, 1, seed) == chosen(level, second, 1, seed)


@pytest.mark.parametrize("level", LEVELS)
def test_four_open_dots_of_another_are_covered(level: int) -> None:
    """With the four dots of the own long strip, which are safe there."""
    state = table("0c4,0t2 1c1,1c2", "1t5 L>0.TR")
    for seed in range(3):
        text = chosen(level, state, seed=seed)
        assert text.startswith("0c4 ")
        assert covered(state, text) == (1, 4)


@pytest.mark.parametrize("level", LEVELS)
def test_own_dots_are_not_covered_while_others_can_be(level: int) -> None:
    state = table("0s6,0c4 1c1,1c2", "0t5 L>0.TR", "1t5 L>0.BL")
    assert any(covered(state, text) == (0, 4) for text in can(state))
    for seed in range(3):
        assert covered(state, chosen(level, state, seed=seed))[0] != 0


def test_dots_in_reach_are_worth_less_than_safe_ones() -> None:
    """The same card, connected by its long strip or by a triangle."""
    before = table("0c4,0c5 1c1,1c2", "1t5 L>0.TR")
    in_reach, safe = (evaluate(act(before, line), 0) for line in ("0 0c4 TR>0.L", "0 0c4 L>0.L"))
    assert safe > in_reach + 1


def test_an_open_dot_is_no_danger_when_nobody_can_cover_it() -> None:
    """The other has no long strip left. What those cards would have scored is not to be scored either."""
    state = act(table("0c4,0c5 1c1,1c2", "1t5 L>0.TR"), "0 0c4 TR>0.L")
    longs = {18 + number for number in (3, 6, 11, 16)}
    without = replace(state, stock=(state.stock[0], tuple(card for card in state.stock[1] if card not in longs)))
    gone = sum(map(value_of, longs & set(state.stock[1])))
    assert evaluate(without, 0) - evaluate(state, 0) > HELD * gone + 1


def test_what_is_reachable_is_what_can_be_covered() -> None:
    for number, match in enumerate(random_match(5, 2, {})):
        if number % 10 == 3 and match.state.playing:
            layout = match.state.layout
            plays = {(play.on, play.below) for card in range(18) for play in layout.plays(card)}
            assert plays == {key for key in reachable(layout) if key[1] in face(layout.laid[key[0]].card)}


def test_a_quick_move_is_one_of_the_legal_ones_in_every_way_to_play() -> None:
    for way, options in WAYS.items():
        for number, match in enumerate(random_match(3, 4, options)):
            if number % 9 == 5 and match.state.playing and (seats := match.ask.seats) != (-1,):
                legal = GAME.legal(match.state, seats[0])
                assert quick(match.state, seats[0], legal, Dice(way, number)) in legal


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("bot", ["1", "2", "3@2"])
def test_bots_play_every_way_to_its_end(way: str, bot: str) -> None:
    seats = 4 if "teams" in WAYS[way] else 2
    options = GAME.info.complete(WAYS[way])
    result = contest(GAME, [contestant(GAME, bot)] * seats, options, "ends")
    assert sum(result.shares) == pytest.approx(1)
