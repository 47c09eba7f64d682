"""The stake [12]-[15]."""

from __future__ import annotations

import pytest

from pygames.tactik.state import State, is_stake
from tests.tactik.situations import act, can, refused, row, table, told


def test_rule_12_a_start_makes_a_stake() -> None:
    state = act(table(hands="10"), "0 10 B start")
    assert row(state, "B") == "stake - - -"
    assert is_stake(state, 0, 0)


def test_rule_12_until_it_is_moved_or_swapped() -> None:
    state = table("B stake 5", "V 62", hands="2,-4,swap 2")
    for text, after in (("2 B1", "2 5 - -"), ("-4 B1", "60 5 - -"), ("swap B1 B2", "0 5 - -")):
        assert row(act(state, f"0 {text}"), "B") == after
    refused(act(state, "0 2 B2"), "1 2 V1", "rule-13-stake-ahead")
    assert row(act(state, "0 2 B1", "1 2 V1"), "V") == "0 - - -"  # the way is free


@pytest.mark.parametrize(
    ("state", "line"),
    [
        (table("B 4", hands="-4"), "0 -4 B1"),
        (table("B 59", hands="5"), "0 5 B1"),
        (table("B 30", "V 0", hands="swap"), "0 swap B1 V1"),
    ],
    ids=["back", "a lap", "a swap"],
)
def test_rule_12_who_comes_there_otherwise_is_a_plain_pawn(state: State, line: str) -> None:
    after = act(state, line)
    assert row(after, "B").startswith("0 ")
    assert not after.stakes


def test_rule_12_a_plain_pawn_on_its_start_cell_is_eaten_passed_and_swapped() -> None:
    state = table("B 0", "V 62", hands="- 2,5,swap", turn=1)
    assert can(state, 1) == ["2 V1", "5 V1", "swap V1 B1"]
    assert row(act(state, "1 2 V1"), "B") == "- - - -"
    refused(table("B stake", "V 62", hands="- 2,5,swap", turn=1), "1 2 V1", "rule-13-stake-ahead")


def test_rule_13_cannot_be_eaten_or_passed_forwards() -> None:
    state = table("V stake", "B 14", "G 12", hands="1,2,3,-4 - 3,5", turn=0)
    assert can(state) == ["1 B start", "1 B1", "-4 B1"]
    refused(state, "0 2 B1", "rule-13-stake-ahead")  # onto it
    refused(state, "0 3 B1", "rule-13-stake-ahead")  # past it
    refused(act(state, "0 1 B1"), "2 5 G1", "rule-13-stake-ahead")


def test_rule_13_cannot_be_eaten_or_passed_backwards() -> None:
    for cell, blocked in ((16 + 1, True), (16 + 4, True), (16 + 5, False)):
        state = table("V stake", f"B {cell}", hands="-4")
        if blocked:
            assert can(state) == ["discard"]
            refused(state, "0 -4 B1", "rule-13-stake-behind")
        else:
            assert row(act(state, "0 -4 B1"), "B") == f"{cell - 4} - - -"


def test_rule_13_blocks_its_owner_too() -> None:
    state = table("B stake 62 3", hands="2,3,6,-4")
    for line in ("2 B2", "3 B2", "6 B2"):
        refused(state, f"0 {line}", "rule-13-stake-ahead")
    refused(state, "0 -4 B3", "rule-13-stake-behind")
    assert row(act(state, "0 2 B1", "0 3 B2 home"), "B") == "2 h1 3 -"  # once it has moved


def test_rule_13_blocks_the_way_into_the_home() -> None:
    state = table("B 62", "G 30", hands="3,5,6 -")
    assert can(state)[:2] == ["3 B1 home", "3 B1 on"]
    own = table("B 62 stake", hands="3,5,6 -")
    for text in ("3 B1 home", "5 B1 home", "6 B1 home", "3 B1"):
        refused(own, f"0 {text}", "rule-13-stake-ahead")
    other = table("V 14", "G stake", hands="- 3", turn=1)  # the stake stands beyond the start cell
    assert can(other, 1) == ["3 V1 home", "3 V1 on"]


def test_rule_13_cannot_be_swapped_by_others() -> None:
    state = table("B 5", "V stake 30", hands="swap swap")
    assert can(state) == ["swap B1 V2"]
    refused(state, "0 swap B1 V1", "rule-13-no-swap")
    assert "swap V1 V2" in can(act(state, "0 swap B1 V2"), 1)  # its owner can


def test_rule_14_not_from_its_start_cell_into_the_home() -> None:
    state = table("B stake", hands="1,2,3")
    assert can(state) == ["1 B1", "2 B1", "3 B1"]
    assert row(act(state, "0 2 B1"), "B") == "2 - - -"
    refused(state, "0 2 B1 home", "rule-14-stake-not-home")
    plain = table("B 0", hands="1,2,3")
    assert {"1 B1 home", "2 B1 home", "3 B1 home"} <= set(can(plain))
    assert row(act(plain, "0 3 B1 home"), "B") == "h3 - - -"


def test_rule_15_no_second_start_while_the_stake_stands() -> None:
    state = table("B stake", hands="1,10")
    assert can(state) == ["1 B1", "10 B1"]
    refused(state, "0 1 B start", "rule-15-stake-stands")
    assert row(act(state, "0 1 B1", "0 10 B start"), "B") == "1 stake - -"


def test_rule_15_a_start_eats_any_other_pawn_there() -> None:
    state = table("V 0", hands="1")
    assert told(state, "0 1 B start") == ["start", "eaten"]
    after = act(state, "0 1 B start")
    assert (row(after, "B"), row(after, "V")) == ("stake - - -", "- - - -")
    partner = act(table("G 0", hands="1"), "0 1 B start")
    assert row(partner, "G") == "- - - -"


def test_rule_15_even_the_owners_own() -> None:
    state = table("B 0", hands="1,10")
    assert can(state) == ["1 B start", "1 B1 home", "1 B1 on", "10 B start", "10 B1"]
    after = act(state, "0 1 B start")
    assert row(after, "B") == "- stake - -"
    assert told(state, "0 1 B start") == ["start", "eaten"]
    refused(after, "0 10 B1", "rule-7-in-reserve")


def test_rule_15_only_with_a_pawn_in_reserve() -> None:
    state = table("B 5 9 h1 h2", hands="1")
    assert can(state) == ["1 B1", "1 B2", "1 B4"]
    refused(state, "0 1 B start", "rule-15-reserve-empty")
    assert row(act(table("B 5 9 h1", hands="1"), "0 1 B start"), "B") == "5 9 h1 stake"
