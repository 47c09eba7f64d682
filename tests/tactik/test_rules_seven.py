"""The 7x1 [8]: a run of decisions that uses all seven steps."""

from __future__ import annotations

import pytest

from pygames.core.game import Ask, Illegal
from pygames.tactik import GAME
from pygames.tactik.moves import Steps
from pygames.tactik.state import Phase
from tests.tactik.situations import act, can, cards, refused, row, table, told


def test_rule_08_shared_among_pawns_of_one_colour() -> None:
    state = table("B 5 20", "G 40", hands="7x1 2")
    first = act(state, "0 7x1 B2+4")
    assert (first.phase, first.steps, first.discards) == (Phase.SEVEN, 3, cards("7x1"))
    assert GAME.to_act(first) == Ask((0,))
    assert can(first) == ["+B1+1", "+B1+2", "+B1+3", "+B2+1", "+B2+2", "+B2+3"]
    second = act(first, "0 +B1+2", "0 +B2+1")
    assert row(second, "B") == "7 25 - -"
    assert GAME.to_act(second) == Ask((1,))
    refused(first, "0 +G1+3", "rule-20-partner")


def test_rule_08_all_with_one_pawn() -> None:
    state = table("B 5", hands="7x1 2")
    assert can(state) == [f"7x1 B1+{count}" for count in range(1, 8)]
    assert row(act(state, "0 7x1 B1+7"), "B") == "12 - - -"
    with pytest.raises(Illegal, match="rule-8-steps-left"):
        GAME.apply(state, 0, Steps(0, 0, 8))
    with pytest.raises(Illegal, match="rule-8-steps-left"):
        GAME.apply(state, 0, Steps(0, 0, 0))
    refused(act(state, "0 7x1 B1+4"), "0 +B1+4", "rule-8-steps-left")


def test_rule_08_a_run_is_finished_before_anything_else() -> None:
    state = act(table("B 5", hands="7x1,2 3"), "0 7x1 B1+4")
    refused(state, "0 2 B1", "rule-8-go-on")
    refused(state, "0 discard", "rule-8-go-on")
    refused(state, "0 7x1 B1+3", "rule-8-go-on")
    refused(state, "1 discard", "rule-4-not-your-turn")
    refused(table("B 5", hands="7x1"), "0 +B1+3", "rule-8-lay-it-first")


def test_rule_08_one_colour_of_two() -> None:
    state = table("B 5", "G 40", hands="7x1 -", seats=2)
    assert {"7x1 B1+3", "7x1 G1+3"} <= set(can(state))
    state = act(state, "0 7x1 G1+3")
    assert can(state) == ["+G1+1", "+G1+2", "+G1+3", "+G1+4"]
    refused(state, "0 +B1+4", "rule-8-one-colour")


def test_rule_08_every_step_eats() -> None:
    """Everything in the way, own and partner's pawns too."""
    state = table("B 5 7", "V 6 11", "G 9", "A 12 13", hands="7x1")
    after = act(state, "0 7x1 B1+7")
    assert [row(after, letter) for letter in "BVGA"] == ["12 - - -", "- - - -", "- - - -", "- 13 - -"]
    assert told(state, "0 7x1 B1+7") == ["move", "eaten", "eaten", "eaten", "eaten", "eaten"]
    kept = act(table("B 5", "V 6", hands="8"), "0 8 B1")  # any other card only passes
    assert row(kept, "V") == "6 - - -"


def test_rule_08_an_own_pawn_that_is_eaten_cannot_step_on() -> None:
    state = act(table("B 5 7", hands="7x1"), "0 7x1 B1+3")
    assert row(state, "B") == "8 - - -"
    refused(state, "0 +B2+4", "rule-7-in-reserve")
    assert can(state) == ["+B1+1", "+B1+2", "+B1+3", "+B1+4"]


def test_rule_08_one_can_step_out_of_the_way_first() -> None:
    state = act(table("B 5 6", hands="7x1"), "0 7x1 B2+4", "0 +B1+3")
    assert row(state, "B") == "8 10 - -"


def test_rule_08_a_stake_in_the_way_stops_that_pawn() -> None:
    state = table("B 12 30", "V stake", hands="7x1")
    assert can(state) == ["7x1 B1+1", "7x1 B1+2", "7x1 B1+3", *(f"7x1 B2+{count}" for count in range(1, 8))]
    refused(state, "0 7x1 B1+4", "rule-13-stake-ahead")
    refused(table("B 12", "V stake", hands="7x1"), "0 7x1 B1+3", "rule-8-all-steps")
    assert can(table("B 12", "V stake", hands="7x1")) == ["discard"]


def test_rule_08_several_pawns_before_stakes() -> None:
    """Three steps here and four there are seven; three and three are not."""
    state = table("B 12 27", "V stake", "G stake", hands="7x1")
    assert can(state) == [*(f"7x1 B1+{count}" for count in (1, 2, 3)), *(f"7x1 B2+{count}" for count in (1, 2, 3, 4))]
    after = act(state, "0 7x1 B2+4", "0 +B1+3")
    assert row(after, "B") == "15 31 - -"
    short = table("B 12 28", "V stake", "G stake", hands="7x1")
    assert can(short) == ["discard"]
    refused(short, "0 7x1 B1+3", "rule-8-all-steps")


def test_rule_08_the_own_stake_may_step_first() -> None:
    state = table("B stake 62", hands="7x1")
    refused(state, "0 7x1 B2+2", "rule-13-stake-ahead")
    after = act(state, "0 7x1 B1+1", "0 +B2+2")
    assert row(after, "B") == "1 0 - -"
    assert told(state, "0 7x1 B1+1") == ["move", "stake-gone"]
    assert can(after) == [
        "+B1+1",
        "+B1+2",
        "+B1+3",
        "+B1+4",
        *(f"+B2+{c} {way}" for c in range(1, 5) for way in ("home", "on")),
    ]


def test_rule_08_the_own_stake_cannot_step_into_its_home() -> None:
    state = table("B stake", hands="7x1")
    assert can(state) == [f"7x1 B1+{count}" for count in range(1, 8)]
    refused(state, "0 7x1 B1+2 home", "rule-14-stake-not-home")
    assert row(act(state, "0 7x1 B1+2", "0 +B1+5"), "B") == "7 - - -"


def test_rule_08_into_the_home_or_on_along_the_track() -> None:
    state = table("B 62 30", hands="7x1")
    assert [text for text in can(state) if "B1" in text] == [
        "7x1 B1+1", "7x1 B1+2", "7x1 B1+3 home", "7x1 B1+3 on", "7x1 B1+4 home", "7x1 B1+4 on", "7x1 B1+5 home",
        "7x1 B1+5 on", "7x1 B1+6 home", "7x1 B1+6 on", "7x1 B1+7",
    ]  # fmt: skip
    inside = act(state, "0 7x1 B1+4 home")
    assert row(inside, "B") == "h2 30 - -"
    assert told(state, "0 7x1 B1+4 home") == ["home"]
    assert can(inside) == ["+B1+1", "+B1+2", "+B2+1", "+B2+2", "+B2+3"]
    assert row(act(inside, "0 +B1+2", "0 +B2+1"), "B") == "h4 31 - -"
    refused(state, "0 7x1 B1+3", "rule-18-home-or-on")
    refused(state, "0 7x1 B1+7 home", "rule-18-not-into-home")
    refused(inside, "0 +B1+3", "rule-19-too-deep")


def test_rule_08_only_what_leaves_the_rest_usable() -> None:
    """Alone before its home, two steps into it would leave three of which only two fit: so it goes on."""
    state = table("B 62", hands="7x1")
    assert can(state) == [f"7x1 B1+{count}" for count in range(1, 8)]
    refused(state, "0 7x1 B1+4 home", "rule-8-all-steps")
    refused(state, "0 7x1 B1+4 on", "rule-18-one-way")
    assert row(act(state, "0 7x1 B1+4"), "B") == "2 - - -"
    # From 61, exactly: seven steps end on home 4.
    exact = table("B 61", hands="7x1")
    assert {f"7x1 B1+{count} {way}" for count in (4, 5, 6, 7) for way in ("home", "on")} <= set(can(exact))
    assert row(act(exact, "0 7x1 B1+4 home", "0 +B1+3"), "B") == "h4 - - -"


def test_rule_08_single_steps_inside_the_home() -> None:
    state = table("B h1 h2 62", hands="7x1")
    refused(state, "0 7x1 B1+1", "rule-19-not-past")
    after = act(state, "0 7x1 B2+2", "0 +B1+2", "0 +B3+3 home")
    assert row(after, "B") == "h3 h4 h1 -"
    assert "7x1 B3+3 home" not in can(table("B 62 h1", hands="7x1"))


def test_rule_08_steps_that_cannot_all_be_used() -> None:
    """Only home pawns with five steps among them: the card cannot be played."""
    state = table("B h1 h2", hands="7x1,5")
    assert can(state) == ["discard"]
    refused(state, "0 7x1 B2+2", "rule-8-all-steps")
    with_stake = table("B h1 h2 stake", hands="7x1")
    assert "7x1 B2+2" in can(with_stake)


def test_rule_08_no_steps_are_left_over_not_even_to_win() -> None:
    """Partner and own pawns are home but one that needs six: seven do not fit."""
    state = table("G h1 h2 h3 h4", "B h2 h3 h4 59", hands="7x1 3", turn=0)
    assert can(state) == [f"7x1 B4+{count}" for count in range(1, 8)]  # on, round again
    refused(state, "0 7x1 B4+6 home", "rule-8-all-steps")
    assert row(act(state, "0 7x1 B4+7"), "B") == "h2 h3 h4 2"
    exact = table("G h1 h2 h3 h4", "B h2 h3 h4 58", hands="7x1 3", turn=0)
    assert act(exact, "0 7x1 B4+7 home").phase is Phase.OVER


def test_rule_08_winning_is_tested_after_the_whole_card() -> None:
    state = table("G h1 h2 h3 h4", "B h1 h3 h4 61", hands="7x1 3", turn=0)
    halfway = act(state, "0 7x1 B1+1")
    assert halfway.phase is Phase.SEVEN
    assert "+B4+4 home" not in can(halfway)  # two would be left over
    fits = table("G h1 h2 h3 h4", "B h1 h2 h3 61", hands="7x1 3")
    almost = act(fits, "0 7x1 B3+1", "0 +B2+1", "0 +B1+1")
    assert (almost.phase, almost.steps) == (Phase.SEVEN, 4)
    assert act(almost, "0 +B4+4 home").phase is Phase.OVER


def test_rule_08_a_step_may_enter_where_another_has_just_made_room() -> None:
    state = table("B h1 62", hands="7x1", seats=4)
    assert not any(text.endswith("home") for text in can(state))
    refused(state, "0 7x1 B2+3 home", "rule-18-home-taken")
    after = act(state, "0 7x1 B1+3", "0 +B2+4 home")
    assert row(after, "B") == "h4 h2 - -"


def test_rule_08_partners_last_pawns_by_the_owner_who_is_home() -> None:
    state = table("B h1 h2 h3 h4", "G 60 20", hands="7x1 3", turn=0)
    after = act(state, "0 7x1 G2+3", "0 +G1+4")
    assert row(after, "G") == "0 23 - -"
    refused(state, "0 7x1 B1+1", "rule-20-partner")
