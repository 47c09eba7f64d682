"""Each numbered rule: what it allows, and what it refuses, by its number."""

from __future__ import annotations

import pytest

from pygames.core.game import CHANCE, Ask, Illegal
from pygames.tacoloco import GAME
from pygames.tacoloco.cards import Card
from pygames.tacoloco.moves import Deal, Draw, Give, Play
from pygames.tacoloco.state import Phase, Reply, State
from tests.tacoloco.situations import act, can, cards, hand, open_cards, refused, table


@pytest.fixture
def start() -> State:
    return GAME.start(3, {"deck": "standard"})


# Set-up


def test_rule_01_three_cards_each(start: State) -> None:
    dealt = act(start, "* deal 3L1 552 S71 base 4 first 0")
    assert [hand(dealt, seat) for seat in range(3)] == ["13L", "255", "17S"]
    assert len(dealt.stock) == 60
    refused(start, "* deal 31 552 S71 base 4 first 0", "rule-1-three-cards-each")
    refused(start, "* deal 3111 552 S71 base 4 first 0", "rule-1-three-cards-each")
    refused(start, "* deal 311 552 base 4 first 0", "rule-1-three-cards-each")


def test_rule_01_only_cards_of_the_deck(start: State) -> None:
    assert act(start, "* deal LL1 LL2 SSS base 4 first 0").phase is Phase.TURN
    refused(start, "* deal LL1 LL2 LSS base 4 first 0", "rule-1-not-in-the-deck")
    with pytest.raises(Illegal, match="rule-1-not-in-the-deck"):
        GAME.apply(start, CHANCE, Deal((cards("123"),) * 3, Card.HIDDEN, 0))


def test_rule_02_the_base_is_a_number(start: State) -> None:
    assert open_cards(act(start, "* deal 3L1 552 S71 base 4 first 0")) == ["4"]
    refused(start, "* deal 3L1 552 S71 base L first 0", "rule-2-special-base")
    refused(start, "* deal 3L1 552 S71 base S first 0", "rule-2-special-base")


def test_rule_03_chance_says_who_begins(start: State) -> None:
    assert GAME.to_act(act(start, "* deal 3L1 552 S71 base 4 first 2")) == Ask((2,))
    refused(start, "* deal 3L1 552 S71 base 4 first 3", "rule-3-no-such-player")
    refused(start, "0 deal 3L1 552 S71 base 4 first 0", "rule-4-not-your-turn")


# Turn


def test_rule_04_play_then_draw_then_the_next() -> None:
    state = act(table("3", "555 666"), "0 5>1")
    assert hand(state, 0) == "55"
    assert GAME.to_act(state) == Ask((CHANCE,))
    state = act(state, "* draw 7")
    assert hand(state, 0) == "557"
    assert GAME.to_act(state) == Ask((1,))


def test_rule_04_only_in_turn_and_from_the_hand() -> None:
    state = table("3", "555 666")
    refused(state, "1 6>1", "rule-4-not-your-turn")
    refused(state, "0 6>1", "rule-4-not-in-hand")
    refused(state, "* draw 7", "rule-4-not-your-turn")
    refused(act(state, "0 5>1"), "0 5>1", "rule-4-not-your-turn")
    refused(act(state, "0 5>1"), "* deal 555 666 base 4 first 0", "rule-4-not-your-turn")


def test_rule_04_what_is_drawn_was_in_the_stock() -> None:
    state = act(table("3", "555 666", stock="77"), "0 5>1")
    refused(state, "* draw 1", "rule-4-not-in-stock")
    with pytest.raises(Illegal, match="rule-4-not-in-stock"):
        GAME.apply(GAME.view(state, 0), CHANCE, Draw(Card.HIDDEN))


def test_rule_04_without_stock_nobody_draws() -> None:
    state = act(table("3", "55 666", stock=""), "0 5>1")
    assert GAME.to_act(state) == Ask((1,))
    assert hand(state, 0) == "5"
    refused(state, "* draw 5", "rule-4-not-your-turn")


# Number cards


def test_rule_05_onto_a_taco_with_another_top() -> None:
    state = table("3", "555 666")
    assert can(state) == ["5>1"]
    assert open_cards(act(state, "0 5>1")) == ["35"]
    refused(state, "0 5>+", "rule-5-onto-a-taco")


def test_rule_06_never_onto_the_same_value() -> None:
    state = table("35 4", "555 666")
    assert can(state) == ["5>2", "5>+"]
    assert open_cards(act(state, "0 5>+")) == ["35", "4", "5"]
    refused(state, "0 5>1", "rule-6-same-value")


def test_rule_06_the_only_way_when_every_top_is_the_same() -> None:
    state = table("35 15", "557 666")
    assert can(state) == ["5>+", "7>1", "7>2"]
    refused(state, "0 5>2", "rule-6-same-value")


def test_rule_06_only_the_top_counts() -> None:
    assert can(table("53", "5 6")) == ["5>1"]


def test_rule_07_an_empty_table_is_started() -> None:
    state = table("", "57 666")
    assert can(state) == ["5>+", "7>+"]
    assert open_cards(act(state, "0 7>+")) == ["7"]
    refused(state, "0 7>1", "rule-7-empty-table")


def test_rule_08_the_player_chooses_the_taco() -> None:
    state = table("3 4 6", "5 6")
    assert can(state) == ["5>1", "5>2", "5>3"]
    assert open_cards(act(state, "0 5>2")) == ["3", "45", "6"]
    refused(state, "0 5>4", "rule-8-no-such-taco")
    refused(state, "0 5>99", "rule-8-no-such-taco")
    with pytest.raises(Illegal, match="rule-8-no-such-taco"):
        GAME.apply(state, 0, Play(Card.FIVE, -1))


def test_rule_08_tacos_that_are_alike_are_one_choice() -> None:
    state = table("3 4 3", "5 6")
    assert can(state) == ["5>1", "5>2"]
    assert GAME.read(state, 0, "5>3") == Play(Card.FIVE, 0)  # whoever says "the third" means the first
    with pytest.raises(Illegal, match="rule-8-same-tacos"):
        GAME.apply(state, 0, Play(Card.FIVE, 2))
    assert can(table("34 43", "5 6")) == ["5>1", "5>2"]  # the same cards in another order are not alike


# Sum


def test_rule_09_below_eleven_nothing_happens() -> None:
    # The rulebook's example: a 5 on a 3 makes 8.
    state = act(table("3", "5 666", stock=""), "0 5>1")
    assert state.tacos[0].sum == 8
    assert GAME.scores(state) == (0, 0)
    refused(table("37", "5 666"), "0 give 1", "rule-9-nothing-to-give")


def test_rule_10_eleven_is_given_to_another() -> None:
    state = act(table("36", "255 6 7"), "0 2>1")
    assert GAME.to_act(state) == Ask((0,))
    assert can(state) == ["give 1", "give 2"]
    given = act(state, "0 give 2")
    assert GAME.scores(given) == (0, 0, 3)
    assert given.tacos == ()
    assert given.draws == (0,)  # the active player draws last, after giving
    refused(state, "0 give 0", "rule-10-to-another")
    refused(state, "0 give 3", "rule-10-no-such-player")
    refused(state, "0 5>+", "rule-10-give-first")
    refused(state, "1 give 2", "rule-4-not-your-turn")
    with pytest.raises(Illegal, match="rule-10-no-such-player"):
        GAME.apply(state, 0, Give(-1))


def test_rule_10_between_two_in_the_same_move() -> None:
    state = act(table("36 4", "255 6"), "0 2>1")
    assert GAME.scores(state) == (0, 3)
    assert open_cards(state) == ["4"]
    refused(state, "0 give 1", "rule-11-only-eleven")


def test_rule_10_also_to_someone_without_cards() -> None:
    state = act(table("36", "25 - 7", stock=""), "0 2>1", "0 give 1")
    assert GAME.scores(state) == (0, 3, 0)


def test_rule_11_above_eleven_is_taken() -> None:
    state = act(table("37", "255 6 7"), "0 2>1")
    assert GAME.scores(state) == (3, 0, 0)
    assert state.tacos == ()
    refused(state, "0 give 1", "rule-11-only-eleven")


# Legendary taco


def test_rule_12_a_legendary_taco_makes_eleven() -> None:
    state = table("37 5", "L55 6 7")
    assert [text for text in can(state) if text[0] == "L"] == ["L>1", "L>2"]
    played = act(state, "0 L>2")
    assert played.tacos[1].sum == 11
    assert can(act(played, "1 no", "2 no", "* reveal")) == ["give 1", "give 2"]
    refused(state, "0 L>+", "rule-12-onto-a-taco")


def test_rule_12_as_a_taco_of_its_own_on_an_empty_table() -> None:
    state = act(table("", "L55 6"), "0 L>+", "1 no", "* reveal")
    assert GAME.scores(state) == (0, 1)
    refused(table("", "L55 6"), "0 L>1", "rule-7-empty-table")


def test_rule_13_all_others_with_cards_are_asked() -> None:
    state = act(table("37", "L5 6 - 7S"), "0 L>1")
    assert GAME.to_act(state) == Ask((1, 3), "anyone")
    assert can(state, 1) == ["no"]
    assert can(state, 3) == ["no", "solo"]
    refused(state, "1 solo", "rule-13-no-solo")
    refused(state, "0 no", "rule-13-not-asked")
    refused(state, "2 no", "rule-13-not-asked")
    refused(act(state, "1 no"), "1 no", "rule-13-not-asked")
    refused(state, "0 give 1", "rule-13-answers-first")
    refused(state, "0 5>+", "rule-13-answers-first")
    refused(state, "* reveal", "rule-4-not-your-turn")
    refused(table("37", "L5 6"), "1 no", "rule-13-no-legendary")


def test_rule_13_the_nearest_yes_to_the_left_is_played() -> None:
    state = act(table("37", "6S L5 7 6S 5S", turn=1), "1 L>1")
    assert GAME.to_act(state).seats == (2, 3, 4, 0)
    state = act(state, "0 solo", "4 solo", "2 no", "3 solo", "* reveal")
    assert GAME.scores(state) == (0, 4, 0, 0, 0)  # 3, 7, and both special cards
    assert [hand(state, seat) for seat in range(5)] == ["6S", "5", "7", "6", "5S"]
    assert GAME.to_act(act(state, "* draw 1", "* draw 2")) == Ask((2,))  # left of who played the legendary
    refused(state, "1 give 0", "rule-11-only-eleven")


def test_rule_13_not_asked_when_all_others_are_empty_handed() -> None:
    state = act(table("37", "L5 - -", stock=""), "0 L>1")
    assert can(state) == ["give 1", "give 2"]
    assert GAME.scores(act(table("37", "L5 -", stock=""), "0 L>1")) == (0, 3)
    refused(state, "1 no", "rule-13-no-legendary")


def test_rule_14_the_answerer_draws_first() -> None:
    state = act(table("37", "L5 S66", stock="1"), "0 L>1", "1 solo", "* reveal")
    assert state.draws == (1, 0)
    refused(state, "* draw 2", "rule-14-not-in-stock")
    state = act(state, "* draw 1")
    assert (hand(state, 0), hand(state, 1)) == ("5", "166")  # the last card is the answerer's
    assert GAME.to_act(state) == Ask((1,))


# Solo taco


def test_rule_15_a_solo_taco_sets_the_sum_to_zero() -> None:
    state = table("37 5", "S5 666")
    assert [text for text in can(state) if text[0] == "S"] == ["S>1", "S>2"]
    after = act(state, "0 S>1")
    assert open_cards(after) == ["37S", "5"]
    assert after.tacos[0].sum == 0
    refused(state, "0 S>+", "rule-15-onto-a-taco")


def test_rule_15_as_a_taco_of_its_own_on_an_empty_table() -> None:
    assert open_cards(act(table("", "S5 666"), "0 S>+")) == ["S"]
    refused(table("", "S5 666"), "0 S>1", "rule-7-empty-table")


def test_rule_15_the_cards_below_stay_and_go_along() -> None:
    state = act(table("37S6", "5 666"), "0 5>1")  # 6 + 5 = 11
    assert GAME.scores(state) == (0, 5)


def test_rule_16_a_special_card_on_top_has_no_value() -> None:
    state = table("37S", "S5 666")
    assert can(state) == ["5>1", "S>1"]  # a solo taco may go onto a solo taco
    refused(state, "0 5>+", "rule-16-nothing-matches")
    refused(state, "0 S>+", "rule-15-onto-a-taco")
    refused(table("37S 4", "S5 666"), "0 5>+", "rule-5-onto-a-taco")


# End


def test_rule_17_a_seat_with_an_empty_hand_is_skipped() -> None:
    state = act(table("1", "2 - 77", stock=""), "0 2>1")
    assert GAME.to_act(state) == Ask((2,))
    refused(state, "1 2>1", "rule-4-not-your-turn")
    assert GAME.to_act(act(state, "2 7>1")) == Ask((2,))  # 1+2+7 = 10; nobody else has a card


def test_rule_17_over_when_stock_and_hands_are_empty() -> None:
    state = act(table("1 5", "2 -", stock=""), "0 2>1")
    assert GAME.to_act(state) == Ask(())
    assert GAME.scores(state) == (0, 0)  # the open tacos count for nobody
    for line in ("0 2>1", "1 no", "0 give 1", "* draw 1", "* reveal"):
        refused(state, line, "rule-17-over")


def test_rule_18_fewest_cards_win() -> None:
    state = act(table("36 55", "2 7 -", stock=""), "0 2>1", "0 give 2", "1 7>1")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (0, 3, 3)  # seat 1 spoiled 5 5 7
    assert outcome.ranking == ((0,), (1, 2))
    assert [[(part.say.key, part.points) for part in parts] for parts in outcome.parts] == [
        [],
        [("part-spoiled", 3)],
        [("part-perfect", 3)],
    ]
    assert GAME.outcome(table("1", "2 3")) is None


def test_rule_18_ties_share() -> None:
    outcome = GAME.outcome(act(table("1", "2 - -", stock=""), "0 2>1"))
    assert outcome is not None
    assert outcome.ranking == ((0, 1, 2),)
    assert outcome.reason.key == "shared"


def test_a_seat_that_is_not_asked_has_no_moves() -> None:
    state = table("3", "555 666")
    assert can(state, 1) == []
    assert act(state, "0 5>1").replies == ()
    assert act(table("37", "L5 6"), "0 L>1").replies == (Reply.NOT_ASKED, Reply.PENDING)
