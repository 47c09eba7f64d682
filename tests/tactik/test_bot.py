"""Bots see what is plain to see, help their partner, finish what they begin, and know nothing that is hidden."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pygames.core.bots import decide
from pygames.core.dice import Dice
from pygames.core.game import Seat
from pygames.core.lab.contest import contest
from pygames.core.lab.find import contestant
from pygames.tactik import GAME
from pygames.tactik.bot import evaluate
from pygames.tactik.evaluate import best_run
from pygames.tactik.quick import quick
from pygames.tactik.state import Phase, State
from pygames.tactik.turn import MOST_DEALS
from tests.tactik.situations import act, random_match, row, table

BUDGET = 40  # enough for what is plain to see
OTHERS = "3,5,8,9 2,3,6,9 2,5,8,12"


def choice(level: int, state: State, seat: Seat = 0, seed: int = 0) -> str:
    view = GAME.view(state, seat)
    return GAME.write(decide(GAME.bot(level), view, seat, GAME.legal(view, seat), Dice("bot", seed), BUDGET))


def exchange(*rows: str, hands: str, seats: int = 4) -> State:
    """Just dealt: everybody has to give a card."""
    return replace(table(*rows, hands=hands, seats=seats), phase=Phase.EXCHANGE, gifts=(None,) * seats)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_what_is_hidden_changes_no_choice(level: int) -> None:
    """The same seat in two worlds that look the same to it chooses the same."""
    others = Dice("others")
    for number, match in enumerate(random_match(level, 4)):
        if number % 20 or number > 400:
            continue
        for seat in match.ask.seats:
            world = GAME.guess(GAME.view(match.state, seat), seat, others)
            assert choice(level, match.state, seat) == choice(level, world, seat)


@pytest.mark.parametrize("level", [2, 3])
@pytest.mark.parametrize(
    ("rows", "hand", "best"),
    [
        (["B h4 h3 h2 0", "G h4 h3 h2 h1"], "1,2", "1 B4 home"),  # wins
        (["B 20", "A 26"], "6,9", "6 B1"),  # eats a pawn that is nearly home
        (["B 20", "G 26"], "6,9", "9 B1"),  # not the partner's
        (["B 62"], "6,9", "6 B1 home"),  # home, as deep as can be
        (["B stake", "G 40"], "-4,5", "-4 B1"),  # a whole round in one card
        (["B 10", "A 62"], "swap,5", "swap B1 A1"),
        ([], "9,10", "10 B start"),
    ],
)
def test_what_is_plain_to_see_is_seen(level: int, rows: list[str], hand: str, best: str) -> None:
    state = table(*rows, hands=f"{hand} {OTHERS}")
    assert [choice(level, state, seed=seed) for seed in range(3)] == [best] * 3


@pytest.mark.parametrize("level", [2, 3])
def test_a_7x1_is_thought_through_to_its_end(level: int) -> None:
    """Three steps bring one pawn home, four let the other eat: the first step of all tells nothing."""
    state = table("B 62 20", "A 24", hands=f"7x1 {OTHERS}")
    while state.phase is Phase.SEVEN or state.hands[0]:
        state = act(state, f"0 {choice(level, state)}")
    assert row(state, "B") == "h1 24 - -"
    assert row(state, "A") == "- - - -"


def test_the_best_run_uses_all_steps() -> None:
    state = act(table("B 62 20", "A 24", hands=f"7x1 {OTHERS}"), "0 7x1 B1+3 home")
    ahead, steps = best_run(state, 0)
    assert [step.count for step in steps] == [1] * 4
    assert ahead > evaluate(table("B h1 23", "A 24"), 0)


def test_a_7x1_of_another_seat_is_judged_as_it_stands() -> None:
    state = act(table("B 62 20", "A 24", hands=f"7x1 {OTHERS}"), "0 7x1 B1+3 home")
    assert evaluate(state, 3) == evaluate(replace(state, phase=Phase.TURN), 3)


@pytest.mark.parametrize("level", [2, 3])
def test_the_partner_gets_a_card_to_start_with(level: int) -> None:
    """The own pawn is out and two cards can start one; the partner has none out."""
    state = exchange("B 30", "V 20", "A 5", hands=f"1,9,10,12 {OTHERS}")
    assert {choice(level, state, seed=seed) for seed in range(3)} <= {"give 1", "give 10"}


@pytest.mark.parametrize("level", [2, 3])
def test_an_opponent_gets_no_card_to_start_with(level: int) -> None:
    state = exchange("B 30", hands="1,5,6,9,10,12 2,3,5,8,9,12", seats=2)
    assert {choice(level, state, seed=seed) for seed in range(3)}.isdisjoint({"give 1", "give 10"})


@pytest.mark.parametrize("level", [1, 2, 3])
def test_no_win_is_passed_by(level: int) -> None:
    """Not even to eat the last pawn of a side that is as near."""
    state = table("B h4 h3 h2 0", "G h4 h3 h2 h1", "V h4 h3 h2 1", "A h4 h3 h2 h1", hands="1,1 2,3 5,8 2,12")
    assert [choice(level, state, seed=seed) for seed in range(5)] == ["1 B4 home"] * 5


@pytest.mark.parametrize(
    ("rows", "hand", "eats"),
    [
        (["B 20", "G 26"], "6,9", "6 B1"),  # the partner's
        (["B 20 26"], "6,9", "6 B1"),  # an own one
        (["B 0"], "1,9", "1 B start"),  # an own one, though another leaves the reserve
    ],
)
def test_not_even_the_easy_bot_eats_its_own_side(rows: list[str], hand: str, eats: str) -> None:
    state = table(*rows, hands=f"{hand} {OTHERS}")
    assert eats in map(GAME.write, GAME.legal(state, 0))
    assert eats not in {choice(1, state, seed=seed) for seed in range(30)}


def test_the_easy_bot_eats_its_own_side_if_it_must() -> None:
    state = table("B 20", "G 26 29", hands=f"6,9 {OTHERS}")
    assert {choice(1, state, seed=seed) for seed in range(30)} == {"6 B1", "9 B1"}


def test_the_partners_pawns_count_as_the_own() -> None:
    assert evaluate(table("G 20"), 0) == evaluate(table("B 52"), 0) > evaluate(table(), 0)
    assert evaluate(table("V 30"), 0) < evaluate(table(), 0)


def test_a_pawn_in_reach_of_others_is_worth_less() -> None:
    """Although the pawn that cannot reach it has come further."""
    near, far, nobody = (evaluate(table("B 30", *others), 0) for others in (["V 25"], ["V 33"], []))
    assert near < far < nobody


def test_a_glance_finds_what_a_look_finds() -> None:
    state = table("B 20 62", "G 29", hands=f"6,9 {OTHERS}")
    legal = GAME.legal(state, 0)
    assert GAME.write(quick(state, 0, legal, Dice("glance"))) == "6 B2 home"


@pytest.mark.parametrize(("seats", "bot"), [(2, "2"), (3, "1"), (4, "2"), (5, "2"), (6, "1"), (4, "3@2")])
def test_games_of_bots_end_with_a_winner(seats: int, bot: str) -> None:
    """Well before the deals run out."""
    options = GAME.info.complete({})
    result = contest(GAME, [contestant(GAME, bot)] * seats, options, "ends")
    assert max(result.shares) == 1
    assert len(result.choices) < MOST_DEALS * 4 * seats / 2
