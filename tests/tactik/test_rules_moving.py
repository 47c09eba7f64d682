"""Passing, eating and going home [16]-[19]."""

from __future__ import annotations

import pytest

from tests.tactik.situations import act, can, refused, row, table, told


def test_rule_16_pawns_pass_pawns_but_not_stakes() -> None:
    state = table("B 10 11", "V 13 14", "G 15", hands="8")
    after = act(state, "0 8 B1")
    assert (row(after, "B"), row(after, "V"), row(after, "G")) == ("18 11 - -", "13 14 - -", "15 - - -")
    refused(table("B 10", "V stake", hands="8"), "0 8 B1", "rule-13-stake-ahead")


@pytest.mark.parametrize("other", ["V", "G", "A"])
def test_rule_17_ending_on_a_pawn_sends_it_to_its_reserve(other: str) -> None:
    state = table("B 10", f"{other} 5 15", hands="5")
    after = act(state, "0 5 B1")
    assert (row(after, "B"), row(after, other)) == ("15 - - -", "5 - - -")
    assert told(state, "0 5 B1") == ["move", "eaten"]
    assert told(table("B 10", f"{other} 5 14", hands="5"), "0 5 B1") == ["move"]  # only passed


def test_rule_17_its_own_colour_too() -> None:
    after = act(table("B 10 15", hands="5"), "0 5 B1")
    assert row(after, "B") == "15 - - -"
    refused(table("B 10 15", "A stake", hands="5"), "0 5 B3", "rule-7-in-reserve")


def test_rule_17_an_idle_start_cell_is_an_ordinary_cell() -> None:
    """Three seats: amber's section, from 48, is idle."""
    state = table("B 46", "V 48", hands="2,6 -", seats=3)
    after = act(state, "0 2 B1")
    assert (row(after, "B"), row(after, "V")) == ("48 - - -", "- - - -")
    assert row(act(after, "0 6 B1"), "B") == "54 - - -"
    refused(state, "0 6 B1 home", "rule-18-not-into-home")


def test_rule_18_into_the_home_when_the_move_ends_there() -> None:
    state = table("B 62", hands="1,2,3,5,6,8 -", seats=2, turn=0)
    assert [text for text in can(state) if "start" not in text and "G" not in text] == [
        "1 B1", "2 B1", "3 B1 home", "3 B1 on", "5 B1 home", "5 B1 on", "6 B1 home", "6 B1 on", "8 B1",
    ]  # fmt: skip
    assert row(act(state, "0 3 B1 home"), "B") == "h1 - - -"
    assert row(act(state, "0 6 B1 home"), "B") == "h4 - - -"
    assert told(state, "0 6 B1 home") == ["home"]


def test_rule_18_the_player_chooses_between_home_and_on() -> None:
    state = table("B 62", "V 1", hands="3")
    on = act(state, "0 3 B1 on")
    assert (row(on, "B"), row(on, "V")) == ("1 - - -", "- - - -")
    refused(state, "0 3 B1", "rule-18-home-or-on")


def test_rule_18_too_large_a_value_means_another_lap() -> None:
    state = table("B 62", hands="8")
    assert row(act(state, "0 8 B1"), "B") == "6 - - -"
    refused(state, "0 8 B1 home", "rule-18-not-into-home")
    refused(state, "0 8 B1 on", "rule-18-one-way")
    refused(table("B 50", hands="8"), "0 8 B1 home", "rule-18-not-into-home")  # too small


def test_rule_18_no_pawn_in_the_home_is_passed_or_landed_on() -> None:
    state = table("B 62 h2", hands="3,5,6,2")
    assert [text for text in can(state) if "B1" in text] == ["2 B1", "3 B1 home", "3 B1 on", "5 B1", "6 B1"]
    refused(state, "0 5 B1 home", "rule-18-home-taken")  # onto it
    refused(state, "0 6 B1 home", "rule-18-home-taken")  # past it
    assert row(act(state, "0 5 B1"), "B") == "3 h2 - -"


def test_rule_18_other_homes_are_closed() -> None:
    state = table("B 14", "V 62", hands="3 3")
    assert can(state) == ["3 B1"]
    refused(state, "0 3 B1 home", "rule-18-not-into-home")
    assert can(act(state, "0 3 B1"), 1) == ["3 V1"]


def test_rule_18_from_its_own_start_cell() -> None:
    """A pawn on its start cell that is no stake reaches home k with a k."""
    state = table("B 0", hands="1,2,3,5")
    assert can(state) == ["1 B start", "1 B1 home", "1 B1 on", "2 B1 home", "2 B1 on", "3 B1 home", "3 B1 on", "5 B1"]
    assert row(act(state, "0 2 B1 home"), "B") == "h2 - - -"
    refused(state, "0 5 B1 home", "rule-18-not-into-home")


@pytest.mark.parametrize(("seats", "letter", "cell"), [(6, "S", 77), (8, "Y", 109), (10, "W", 141), (4, "A", 45)])
def test_rule_18_on_every_board(seats: int, letter: str, cell: int) -> None:
    seat = seats - 1
    state = table(f"{letter} {cell}", hands=" ".join(["-"] * seat + ["5"]), seats=seats, turn=seat)
    assert can(state, seat) == [f"5 {letter}1 home", f"5 {letter}1 on"]
    assert row(act(state, f"{seat} 5 {letter}1 home"), letter) == "h2 - - -"
    refused(state, f"{seat} 5 {letter}1", "rule-18-home-or-on")


def test_rule_19_deeper_into_the_home() -> None:
    state = table("B h1 h4", hands="1,2,3")
    assert can(state) == ["1 B start", "1 B1", "2 B1"]
    assert row(act(state, "0 2 B1"), "B") == "h3 h4 - -"
    assert told(state, "0 2 B1") == ["move"]
    refused(state, "0 3 B1", "rule-19-not-past")
    refused(state, "0 5 B1", "rule-4-not-in-hand")
    refused(table("B h1", hands="5"), "0 5 B1", "rule-19-too-deep")


def test_rule_19_no_pawn_at_home_is_passed() -> None:
    state = table("B h1 h2", hands="2,1")
    assert can(state) == ["1 B start", "1 B2", "2 B2"]
    refused(state, "0 2 B1", "rule-19-not-past")
    refused(state, "0 1 B1", "rule-19-not-past")


def test_rule_19_and_none_comes_out() -> None:
    state = table("B h1", hands="2,-4,swap", seats=4)
    refused(state, "0 2 B1 on", "rule-19-stays-home")
    refused(state, "0 2 B1 home", "rule-18-one-way")
    refused(state, "0 -4 B1", "rule-9-not-from-home")
    refused(table("B h1", "V 20", hands="swap"), "0 swap B1 V1", "rule-19-no-swap")
    assert can(state) == ["2 B1"]
