"""The swap [10] and the joker [11]."""

from __future__ import annotations

import pytest

from pygames.core.game import Illegal
from pygames.tactik import GAME
from pygames.tactik.cards import Card
from pygames.tactik.moves import Forward
from tests.tactik.situations import act, can, cards, refused, row, table, told

# Swap


def test_rule_10_a_pawn_of_ones_own_with_any_other() -> None:
    state = table("B 5", "V 20", "G 40 h1 -", "A 60", hands="swap")
    assert can(state) == ["swap B1 V1", "swap B1 G1", "swap B1 A1"]
    after = act(state, "0 swap B1 G1")
    assert (row(after, "B"), row(after, "G")) == ("40 - - -", "5 h1 - -")
    assert told(state, "0 swap B1 G1") == ["swap"]
    refused(state, "0 swap V1 B1", "rule-4-not-yours")
    refused(state, "0 swap V1 A1", "rule-4-not-yours")
    refused(state, "0 swap B1 B1", "rule-10-two-pawns")


def test_rule_10_both_on_the_track() -> None:
    state = table("B 5 h1", "V 20 h2", hands="swap")
    assert can(state) == ["swap B1 V1"]
    refused(state, "0 swap B1 V3", "rule-10-in-reserve")
    refused(state, "0 swap B3 V1", "rule-10-in-reserve")
    refused(state, "0 swap B1 V2", "rule-19-no-swap")
    refused(state, "0 swap B2 V1", "rule-19-no-swap")


def test_rule_10_not_a_stake_of_others() -> None:
    state = table("B 5", "V stake 20", "G stake", hands="swap")
    assert can(state) == ["swap B1 V2"]
    refused(state, "0 swap B1 V1", "rule-13-no-swap")
    refused(state, "0 swap B1 G1", "rule-13-no-swap")  # the partner's neither


def test_rule_10_the_own_stake_with_an_own_pawn() -> None:
    state = table("B stake 5 9", "V 20", hands="swap,8")
    # With either pawn it comes to the same: the stake is a pawn. And so does swapping the two pawns: nothing.
    swaps = [text for text in can(state) if text.startswith("swap")]
    assert swaps == ["swap B1 B2", "swap B2 B3", "swap B2 V1", "swap B3 V1"]
    after = act(state, "0 swap B1 B2")
    assert row(after, "B") == "0 5 9 -"
    assert not after.stakes
    assert told(state, "0 swap B1 B2") == ["swap", "stake-gone"]
    refused(state, "0 swap B1 V1", "rule-10-stake-with-own")
    refused(state, "0 swap B1 B3", "rule-10-listed-once")


def test_rule_10_a_swapped_stake_can_then_go_home() -> None:
    state = table("B stake 5", hands="swap,3")
    refused(state, "0 3 B1 home", "rule-14-stake-not-home")
    assert row(act(state, "0 swap B1 B2", "0 3 B1 home"), "B") == "h3 5 - -"


def test_rule_10_two_own_pawns_change_nothing_and_are_listed_once() -> None:
    state = table("B 5 9 13", "G 40 44", hands="swap -", seats=2)
    nothing = [text for text in can(state) if text[5] == text[8]]
    assert nothing == ["swap B1 B2"]
    after = act(state, "0 swap B1 B2")
    assert (row(after, "B"), row(after, "G")) == ("5 9 13 -", "40 44 - -")
    for other in ("B1 B3", "B2 B3", "G1 G2", "B2 B1"):
        refused(state, f"0 swap {other}", "rule-10-listed-once")


def test_rule_10_own_is_every_colour_the_seat_moves() -> None:
    state = table("B stake", "G 40", hands="swap -", seats=2)
    assert can(state) == ["swap B1 G1"]
    after = act(state, "0 swap B1 G1")
    assert (row(after, "B"), row(after, "G")) == ("40 - - -", "0 - - -")
    refused(state, "0 swap G1 B1", "rule-10-listed-once")
    refused(table("B stake", "G stake", hands="swap -", seats=2), "0 swap B1 G1", "rule-10-two-stakes")


# Joker


def test_rule_11_a_joker_is_any_kind() -> None:
    state = table("B 20", "V 30", hands="joker")
    assert can(state) == [
        "joker=1 B start", "joker=1 B1", "joker=2 B1", "joker=3 B1", "joker=-4 B1", "joker=5 B1", "joker=6 B1",
        "joker=7x1 B1+1", "joker=7x1 B1+2", "joker=7x1 B1+3", "joker=7x1 B1+4", "joker=7x1 B1+5", "joker=7x1 B1+6",
        "joker=7x1 B1+7", "joker=8 B1", "joker=9 B1", "joker=10 B1", "joker=12 B1", "joker=swap B1 V1",
    ]  # fmt: skip
    ends = {"joker=-4 B1": "16", "joker=12 B1": "32", "joker=swap B1 V1": "30", "joker=7x1 B1+7": "27"}
    for text, end in ends.items():
        after = act(state, f"0 {text}")
        assert row(after, "B") == f"{end} - - -"
        assert after.discards == cards("joker")
    assert row(act(state, "0 joker=7x1 B1+3", "0 +B1+4"), "B") == "27 - - -"


def test_rule_11_of_two_kinds_with_one_result_the_first() -> None:
    state = table("B 20", hands="joker", deck="54")
    assert row(act(state, "0 joker=1 B start"), "B") == "20 stake - -"
    refused(state, "0 joker=10 B start", "rule-11-first-kind")
    refused(state, "0 joker=13 B start", "rule-11-first-kind")
    refused(state, "0 joker=2 B start", "rule-7-no-start")


def test_rule_11_only_kinds_of_the_deck_in_use() -> None:
    assert "joker=13 B1" in can(table("B 20", hands="joker", deck="54"))
    refused(table("B 20", hands="joker", deck="50"), "0 joker=13 B1", "rule-11-not-in-the-deck")
    refused(table("B 20", hands="joker"), "0 joker=joker B1", "not-a-move")
    with pytest.raises(Illegal, match="rule-11-not-in-the-deck"):
        GAME.apply(table("B 20", hands="joker"), 0, Forward(Card.JOKER, 0, 0, joker=True))


def test_rule_11_a_hand_of_jokers() -> None:
    """Both jokers: the second can be played as what the first made possible."""
    state = table(hands="joker,joker 2")
    assert can(state) == ["joker=1 B start"]
    state = act(state, "0 joker=1 B start", "1 discard")
    assert row(act(state, "0 joker=-4 B1"), "B") == "60 - - -"
    assert "joker=1 B1" in can(state)
    refused(state, "0 joker=1 B start", "rule-15-stake-stands")
    refused(state, "0 joker=swap B1 B2", "rule-10-in-reserve")


def test_rule_11_a_joker_and_the_card_itself_are_two_choices() -> None:
    assert {"5 B1", "joker=5 B1"} <= set(can(table("B 20", hands="5,joker")))


def test_rule_11_a_joker_can_always_be_played() -> None:
    """Even right before a stake with all else home: it goes back."""
    state = table("B 15 h2 h3 h4", "V stake", hands="joker")
    assert can(state) == ["joker=-4 B1"]
    refused(state, "0 joker=1 B1", "rule-13-stake-ahead")
    refused(state, "0 discard", "rule-4-can-play")
