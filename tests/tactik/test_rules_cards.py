"""Playing or discarding [4], [5], and the cards [6], [7], [9]; 7x1, swap and joker have files of their own."""

from __future__ import annotations

import pytest

from pygames.core.game import Ask, Illegal
from pygames.tactik import GAME
from pygames.tactik.cards import VALUES, Card
from pygames.tactik.moves import Forward, Start, Swap
from tests.tactik.situations import act, can, cards, hand, refused, row, table, told

# Playing


def test_rule_04_who_can_play_must() -> None:
    state = table("B 5", hands="2,12,swap 3")
    assert can(state) == ["2 B1", "12 B1"]  # there is nobody to swap with
    refused(state, "0 discard", "rule-4-can-play")
    after = act(state, "0 2 B1")
    assert hand(after, 0) == "12,swap"
    assert after.discards == cards("2")
    assert GAME.to_act(after) == Ask((1,))


def test_rule_04_even_if_it_hurts() -> None:
    """The only card eats one's own pawn."""
    state = table("B 5 7", "V stake", hands="2,swap", turn=0)
    assert can(table("B 5 7 h3 h4", hands="2", turn=0)) == ["2 B1", "2 B2"]
    assert row(act(state, "0 2 B1"), "B") == "7 - - -"
    refused(state, "0 discard", "rule-4-can-play")


def test_rule_04_in_turn_and_from_the_hand() -> None:
    state = table("B 5", "V 20", hands="2 3")
    refused(state, "1 3 V1", "rule-4-not-your-turn")
    refused(state, "0 3 B1", "rule-4-not-in-hand")
    refused(state, "0 joker=3 B1", "rule-4-not-in-hand")
    refused(state, "* exchange", "rule-4-not-your-turn")


def test_rule_04_with_pawns_of_ones_own() -> None:
    state = table("B 5", "V 20", "G 40", hands="2", seats=4)
    refused(state, "0 2 V1", "rule-4-not-yours")
    refused(state, "0 2 P1", "rule-4-no-such-pawn")  # no pink on this board
    refused(table("B 5", hands="2", seats=3), "0 2 A1", "rule-4-no-such-pawn")  # an idle section
    with pytest.raises(Illegal, match="rule-4-no-such-pawn"):
        GAME.apply(state, 0, Forward(Card.TWO, 0, 4))
    with pytest.raises(Illegal, match="rule-4-no-such-pawn"):
        GAME.apply(state, 0, Swap(0, 0, 1, -1))


def test_rule_04_the_whole_value_is_used() -> None:
    state = table("B h2", hands="3,2")
    assert can(state) == ["2 B1"]  # a 3 is not cut to the two cells that are left
    refused(state, "0 3 B1", "rule-19-too-deep")


def test_rule_04_two_colours_a_choice_at_each_card() -> None:
    state = table("B 5", "G 40", hands="2,3 -", seats=2)
    assert can(state) == ["2 B1", "2 G1", "3 B1", "3 G1"]
    state = act(state, "0 2 G1")
    assert (row(state, "B"), row(state, "G")) == ("5 - - -", "42 - - -")
    refused(state, "0 3 V1", "rule-4-not-yours")


# Discarding


def test_rule_05_who_cannot_play_discards_the_whole_hand() -> None:
    state = table(hands="2,5,7x1,swap 1")
    assert can(state) == ["discard"]
    assert told(state, "0 discard") == ["discard"]
    after = act(state, "0 discard")
    assert hand(after, 0) == ""
    assert after.discards == cards("2,5,7x1,swap")
    assert GAME.to_act(after) == Ask((1,))
    refused(state, "0 discard 2", "rule-5-whole-hand")


def test_rule_05_and_waits_for_the_next_deal() -> None:
    state = act(table("V 20", hands="2,5 2,3"), "0 discard", "1 2 V1")
    assert GAME.to_act(state) == Ask((1,))
    refused(state, "0 discard", "rule-4-not-your-turn")


def test_rule_05_not_with_a_starter_or_a_joker() -> None:
    for starter in ("1", "10", "joker"):
        refused(table(hands=f"2,5,{starter}"), "0 discard", "rule-4-can-play")
    refused(table(hands="2,5,13", deck="54"), "0 discard", "rule-4-can-play")
    assert can(table("B stake h1 h2 h3", "V stake", hands="1,2,3", turn=0))[0] == "1 B1"


def test_rule_05_option_one_card() -> None:
    state = table(hands="2,5,5,swap 3", stuck="one")
    assert can(state) == ["discard 2", "discard 5", "discard swap"]
    after = act(state, "0 discard 5", "1 discard 3")
    assert hand(after, 0) == "2,5,swap"
    assert GAME.to_act(after) == Ask((0,))  # still in the deal
    refused(state, "0 discard", "rule-5-one-card")
    refused(state, "0 discard 9", "rule-5-not-in-hand")
    refused(table("B 5", hands="2,5", stuck="one"), "0 discard 5", "rule-4-can-play")


# Forward


@pytest.mark.parametrize("card", ["2", "3", "5", "6", "8", "9", "12"])
def test_rule_06_one_pawn_forward(card: str) -> None:
    state = table("B 5 30", hands=card)
    assert can(state) == [f"{card} B1", f"{card} B2"]
    assert row(act(state, f"0 {card} B2"), "B") == f"5 {30 + int(card)} - -"
    refused(state, f"0 {card} B3", "rule-7-in-reserve")
    refused(state, f"0 {card} B start", "rule-7-no-start")


def test_rule_06_round_the_corner_of_the_board() -> None:
    state = table("V 60", hands="- 12", turn=1)
    assert row(act(state, "1 12 V1"), "V") == "8 - - -"
    assert row(act(table("G 94", hands="- - 5", turn=2, seats=6), "2 5 G1"), "G") == "3 - - -"


def test_rule_06_other_cards_do_not_go_forward() -> None:
    state = table("B 5", hands="-4,swap,7x1,2")
    for card in (Card.BACK, Card.SWAP, Card.SEVEN):
        with pytest.raises(Illegal, match="rule-6-not-forward"):
            GAME.apply(state, 0, Forward(card, 0, 0))


@pytest.mark.parametrize(("card", "deck"), [("1", "48"), ("10", "50"), ("13", "54")])
def test_rule_07_starts_a_pawn_or_goes_forward(card: str, deck: str) -> None:
    state = table("B 20", hands=card, deck=deck)
    assert can(state) == [f"{card} B start", f"{card} B1"]
    assert row(act(state, f"0 {card} B start"), "B") == "20 stake - -"
    assert row(act(state, f"0 {card} B1"), "B") == f"{20 + int(card)} - - -"
    assert told(state, f"0 {card} B start") == ["start"]
    refused(state, f"0 {card} B2", "rule-7-in-reserve")


def test_rule_07_pawns_in_reserve_are_one_choice() -> None:
    state = table("B h4 - 20 -", hands="1,10")
    assert can(state) == ["1 B start", "1 B3", "10 B start", "10 B3"]
    assert row(act(state, "0 10 B start"), "B") == "h4 stake 20 -"
    with pytest.raises(Illegal, match="rule-7-no-start"):
        GAME.apply(table(hands="joker"), 0, Start(Card.JOKER, 0))


def test_rule_07_values() -> None:
    assert sorted(VALUES.values()) == [1, 2, 3, 5, 6, 8, 9, 10, 12, 13]


# Back


def test_rule_09_four_cells_back() -> None:
    state = table("B 5 2", hands="-4")
    assert can(state) == ["-4 B1", "-4 B2"]
    assert row(act(state, "0 -4 B1"), "B") == "1 2 - -"
    assert row(act(state, "0 -4 B2"), "B") == "5 62 - -"  # past its own start cell
    refused(state, "0 -4 B3", "rule-7-in-reserve")


def test_rule_09_eats_what_it_lands_on_only() -> None:
    state = table("B 20 18", "V 16", "A 19", hands="-4")
    after = act(state, "0 -4 B1")
    assert (row(after, "B"), row(after, "V"), row(after, "A")) == ("16 18 - -", "- - - -", "19 - - -")
    assert told(state, "0 -4 B1") == ["back", "eaten"]


def test_rule_09_never_from_home_nor_into_it() -> None:
    state = table("B h1 h4 2", hands="-4")
    assert can(state) == ["-4 B3"]
    refused(state, "0 -4 B1", "rule-9-not-from-home")
    assert row(act(table("B 4", hands="-4"), "0 -4 B1"), "B") == "0 - - -"  # onto its start cell, as a pawn
    refused(table("B 2", hands="-4"), "0 -4 B1 home", "not-a-move")


def test_rule_09_from_the_start_cell_then_home() -> None:
    """A stake four back is a pawn four cells before its start: an 8 takes it to the end of its home."""
    state = act(table(hands="1,-4,8"), "0 1 B start", "0 -4 B1")
    assert row(state, "B") == "60 - - -"
    assert not state.stakes
    assert can(state) == ["8 B1 home", "8 B1 on"]
    assert row(act(state, "0 8 B1 home"), "B") == "h4 - - -"
    refused(act(table(hands="1,8"), "0 1 B start"), "0 8 B1 home", "rule-14-stake-not-home")
    assert told(act(table(hands="1,-4"), "0 1 B start"), "0 -4 B1") == ["back", "stake-gone"]
