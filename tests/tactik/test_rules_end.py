"""Playing on for the partner [20], and the end [21]."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pygames.core.game import Ask
from pygames.tactik import GAME
from pygames.tactik.state import Phase, owned
from pygames.tactik.turn import MOST_DEALS
from tests.tactik.situations import act, can, refused, row, table, told

ALL = "h1 h2 h3 h4"


def test_rule_20_with_all_pawns_home_one_plays_the_partners() -> None:
    state = table(f"B {ALL}", "G 40", "V 20", hands="2,10 3", turn=0)
    assert can(state) == ["2 G1", "10 G start", "10 G1"]
    assert row(act(state, "0 2 G1"), "G") == "42 - - -"
    refused(state, "0 2 V1", "rule-4-not-yours")
    early = table("B h2 h3 h4 0", "G 40", hands="2", turn=0)
    assert can(early) == ["2 B4"]
    refused(early, "0 2 G1", "rule-20-partner")


def test_rule_20_from_the_next_turn_on() -> None:
    state = table("B h2 h3 h4 0", "G 40", hands="1,2 - 3", turn=0)
    home = act(state, "0 1 B4 home")
    assert GAME.to_act(home) == Ask((2,))
    assert can(act(home, "2 3 G1")) == ["2 G1"]
    refused(state, "0 2 G1", "rule-20-partner")


def test_rule_20_starts_stakes_and_swaps_are_the_partners() -> None:
    state = table(f"B {ALL}", "G stake 40", "V 20", hands="swap,1 3", turn=0)
    assert can(state) == ["1 G1", "1 G2", "swap G1 G2", "swap G2 V1"]
    assert not act(state, "0 swap G1 G2").stakes
    refused(state, "0 1 G start", "rule-15-stake-stands")
    start = act(table(f"B {ALL}", hands="10 3"), "0 10 G start")
    assert row(start, "G") == "stake - - -"


def test_rule_20_being_stuck_too() -> None:
    state = table(f"B {ALL}", hands="2,5 3", turn=0)
    assert can(state) == ["discard"]
    refused(table(f"B {ALL}", "G 40", hands="2,5 3"), "0 discard", "rule-4-can-play")


def test_rule_20_exchanges_go_on() -> None:
    state = act(table(f"B {ALL}", "G 40", hands="2"), "0 2 G1")
    state = act(state, "* deal 1,1,1,3 2,2,3,5 3,3,5,5 5,6,6,6")
    assert GAME.to_act(state).seats == (0, 1, 2, 3)
    refused(state, "0 1 G start", "rule-3-exchange-first")


def test_rule_20_the_partner_still_moves_his_own() -> None:
    state = table(f"B {ALL}", "G 40", hands="- - 2", turn=2)
    assert owned(state, 0) == owned(state, 2) == (2,)
    assert can(state, 2) == ["2 G1"]
    refused(state, "2 2 B1", "rule-20-partner")


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_rule_20_without_a_partner_nobody_elses(seats: int) -> None:
    state = table("B h1 h2 h3 60", "V 20", hands="2", seats=seats)
    assert owned(state, 0) == ((0, 2) if seats == 2 else (0,))
    refused(state, "0 2 V1", "rule-4-not-yours")


def test_rule_21_a_side_with_all_its_pawns_home_has_won() -> None:
    state = table(f"G {ALL}", "B h2 h3 h4 0", "V h1", hands="1,2 3", turn=0)
    assert told(state, "0 1 B4 home") == ["home", "end"]
    over = act(state, "0 1 B4 home")
    assert GAME.to_act(over) == Ask(())
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert (outcome.ranking, outcome.scores, outcome.reason.key) == (((0,), (1,)), (8, 1), "won")
    refused(over, "1 discard", "rule-21-over")
    refused(over, "* exchange", "rule-21-over")


def test_rule_21_ones_own_four_are_not_enough_with_a_partner() -> None:
    state = act(table("B h2 h3 h4 0", "G h1", hands="1 3", turn=0), "0 1 B4 home")
    assert state.phase is Phase.TURN
    assert GAME.outcome(state) is None
    refused(state, "0 discard", "rule-4-not-your-turn")


def test_rule_21_the_partners_last_pawn_wins_for_both() -> None:
    over = act(table(f"B {ALL}", "G h2 h3 h4 32", hands="1", turn=0), "0 1 G4 home")
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert outcome.ranking == ((0,), (1,))
    assert outcome.scores == (8, 0)


def test_rule_21_the_others_share_the_last_place() -> None:
    state = table("B h2 h3 h4 0", "V h1 h2", hands="1", seats=3)
    outcome = GAME.outcome(act(state, "0 1 B4 home"))
    assert outcome is not None
    assert (outcome.ranking, outcome.scores) == (((0,), (1, 2)), (4, 2, 0))
    assert GAME.scores(state) == (3, 2, 0)  # while it goes on


def test_rule_21_two_seats_bring_eight_home_each() -> None:
    almost = act(table("B h2 h3 h4 0", "G h1", hands="1 2", seats=2), "0 1 B4 home")
    assert GAME.outcome(almost) is None
    over = act(table(f"B {ALL}", "G h2 h3 h4 32", hands="1 2", seats=2), "0 1 G4 home")
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert (outcome.ranking, outcome.scores) == (((0,), (1,)), (8, 0))


def test_rule_21_a_game_that_does_not_end_is_ended() -> None:
    """After the last deal the most pawns home win, then those that have come furthest."""
    last = replace(table("B 5 h1", "V 30 h1", "A h1", hands="2"), deals=MOST_DEALS)
    assert told(last, "0 2 B1") == ["move", "end"]
    outcome = GAME.outcome(act(last, "0 2 B1"))
    assert outcome is not None
    assert (outcome.ranking, outcome.scores, outcome.reason.key) == (((1,), (0,)), (1, 2), "most-home")
    far = replace(table("B 5 h1", "V 20 h1", hands="2"), deals=MOST_DEALS)
    outcome = GAME.outcome(act(far, "0 2 B1"))
    assert outcome is not None
    assert outcome.ranking == ((0,), (1,))  # blue is 7 cells on, vermilion 4
    level = replace(table("B 2 h1", "V 20 h1", hands="2"), deals=MOST_DEALS)
    outcome = GAME.outcome(act(level, "0 2 B1"))
    assert outcome is not None
    assert (outcome.ranking, outcome.reason.key) == (((0, 1),), "shared")
    refused(act(level, "0 2 B1"), "* dealer 0", "rule-21-over")
    goes_on = replace(last, deals=MOST_DEALS - 1)
    assert act(goes_on, "0 2 B1").phase is Phase.DEAL
