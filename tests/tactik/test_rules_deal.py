"""Seats and boards, dealing [1], [2], and the exchange [3]."""

from __future__ import annotations

import pytest

from pygames.core.game import CHANCE, Ask, Illegal
from pygames.core.say import LETTERS
from pygames.core.tuples import take_out
from pygames.tactik import GAME
from pygames.tactik.cards import NAMES, Card, Cards, deck
from pygames.tactik.moves import Deal, Give
from pygames.tactik.state import Phase, State, colours_of, partner, receiver
from tests.tactik.situations import OPTIONS, act, can, cards, hand, refused, table, told, told_all

FOUR = "* deal 1,2,3,5 6,8,9,10 12,swap,joker,-4 7x1,7x1,2,2"


@pytest.fixture
def start() -> State:
    return act(GAME.start(4, OPTIONS), "* dealer 2")


def new(seats: int, **options: str) -> State:
    return GAME.start(seats, {**OPTIONS, **options})


# Seats, boards and sides


@pytest.mark.parametrize(
    ("seats", "board", "sections", "colours", "sides"),
    [
        (2, "small", 4, "BG VA", ((0,), (1,))),
        (3, "small", 4, "B V G", ((0,), (1,), (2,))),
        (3, "large", 6, "BA VP GS", ((0,), (1,), (2,))),
        (4, "small", 4, "B V G A", ((0, 2), (1, 3))),
        (5, "small", 6, "B V G A P", ((0,), (1,), (2,), (3,), (4,))),
        (6, "small", 6, "B V G A P S", ((0, 3), (1, 4), (2, 5))),
        (8, "small", 8, "B V G A P S C Y", ((0, 4), (1, 5), (2, 6), (3, 7))),
        (10, "small", 10, "B V G A P S C Y N W", ((0, 5), (1, 6), (2, 7), (3, 8), (4, 9))),
    ],
)
def test_seats_have_their_boards_colours_and_partners(
    seats: int, board: str, sections: int, colours: str, sides: tuple[tuple[int, ...], ...]
) -> None:
    state = new(seats, board=board)
    assert state.sections == sections == len(state.pawns)
    owned = ["".join(LETTERS[colour] for colour in colours_of(state, seat)) for seat in range(seats)]
    assert " ".join(owned) == colours
    assert GAME.sides(state) == sides
    assert [len(row) for row in state.pawns] == [4 if LETTERS[c] in colours else 0 for c in range(sections)]


@pytest.mark.parametrize("seats", [7, 9, 1, 11])
def test_there_is_no_game_for_seven_or_nine(seats: int) -> None:
    assert (refusal := GAME.info.fits(seats, {})) is not None
    assert refusal.reason == "core-seats"


def test_the_large_board_is_for_three() -> None:
    assert GAME.info.fits(3, {"board": "large"}) is None
    for seats in (2, 4, 5, 6, 8, 10):
        assert GAME.info.fits(seats, {}) is None
        assert (refusal := GAME.info.fits(seats, {"board": "large"})) is not None
        assert refusal.reason == "clash-board"


def test_the_decks() -> None:
    assert [len(deck(name, 1)) for name in ("48", "50", "54")] == [48, 50, 54]
    assert {card: deck("48", 1).count(card) for card in set(deck("48", 1))} == dict.fromkeys(
        cards("1,2,3,-4,5,6,7x1,8,9,10,12,swap"), 4
    )
    assert deck("50", 1).count(Card.JOKER) == 2
    assert deck("54", 1).count(Card.THIRTEEN) == 4
    assert [len(new(seats).stock) for seats in (2, 3, 4, 5, 6, 8, 10)] == [50, 50, 50, 50, 50, 100, 100]


# Dealing


def test_rule_01_four_cards_each(start: State) -> None:
    dealt = act(start, FOUR)
    assert [hand(dealt, seat) for seat in range(4)] == ["1,2,3,5", "6,8,9,10", "-4,12,swap,joker", "2,2,7x1,7x1"]
    assert len(dealt.stock) == 50 - 16
    refused(start, "* deal 1,2,3 6,8,9,10 12,swap,joker,-4 7x1,7x1,2,2", "rule-1-cards-each")
    refused(start, "* deal 1,2,3,5 6,8,9,10 12,swap,joker,-4", "rule-1-cards-each")
    refused(start, "* deal 1,2,3,5,5,5 6,8,9,10 12,swap,joker,-4 7x1,7x1,2,2", "rule-1-cards-each")


def test_rule_01_six_cards_with_two_seats() -> None:
    state = act(new(2), "* dealer 0")
    dealt = act(state, "* deal 1,2,3,5,6,8 1,2,3,5,6,8")
    assert [len(each) for each in dealt.hands] == [6, 6]
    refused(state, "* deal 1,2,3,5 1,2,3,5", "rule-1-cards-each")


def test_rule_01_chance_draws_the_dealer_and_the_left_begins(start: State) -> None:
    begin = new(4)
    assert GAME.to_act(begin) == Ask((CHANCE,))
    refused(begin, "* dealer 4", "rule-1-no-such-dealer")
    refused(begin, FOUR, "rule-1-deal-first")
    refused(start, "* dealer 1", "rule-1-deal-first")
    refused(start, "0 5 B1", "rule-1-deal-first")
    for dealer, first in ((0, 1), (3, 0)):
        state = act(begin, f"* dealer {dealer}", FOUR, "0 give 1", "1 give 6", "2 give 12", "3 give 2", "* exchange")
        assert GAME.to_act(state) == Ask((first,))


def test_rule_01_the_deal_passes_left_when_all_hands_are_empty() -> None:
    state = table("B 5", "V 20", hands="2 3", dealer=3)
    state = act(state, "0 2 B1")
    refused(state, "* deal 1,1,3,5 6,8,9,10 12,swap,joker,-4 7x1,7x1,2,2", "rule-4-not-your-turn")
    state = act(state, "1 3 V1")
    assert GAME.to_act(state) == Ask((CHANCE,))
    dealt = act(state, FOUR)
    assert (dealt.dealer, dealt.turn, dealt.deals) == (0, 1, state.deals + 1)


def test_rule_01_a_seat_without_cards_is_skipped() -> None:
    state = table("B 5", "A 50", hands="2,3 - - 5", turn=0)
    assert told_all(state, "0 2 B1") == ["card", "move", "skip"]
    state = act(state, "0 2 B1")
    assert GAME.to_act(state) == Ask((3,))
    refused(state, "1 discard", "rule-4-not-your-turn")
    state = act(state, "3 5 A1")
    assert GAME.to_act(state) == Ask((0,))  # not seat 1 or 2
    assert told_all(table("B 5", "V 20", hands="2 3"), "0 2 B1") == ["card", "move"]  # nobody was skipped


def test_rule_01_the_only_one_with_cards_goes_on() -> None:
    state = act(table("B 5", hands="2,3"), "0 2 B1")
    assert GAME.to_act(state) == Ask((0,))
    refused(state, "1 discard", "rule-4-not-your-turn")


def test_rule_02_discards_are_shuffled_in_when_the_stock_is_too_small() -> None:
    thrown = take_out(deck("48", 1), cards("2"))
    assert thrown is not None
    state = table("B 5", hands="2", discards=names(thrown), deck="48")
    assert len(state.stock) == 0
    state = act(state, "0 2 B1")
    assert len(state.discards) == 48
    assert told(state, FOUR.replace("joker", "swap")) == ["shuffle", "deal", "hand", "hand", "hand", "hand"]
    dealt = act(state, FOUR.replace("joker", "swap"))
    assert (len(dealt.stock), dealt.discards) == (32, ())


def test_rule_02_what_is_left_of_the_stock_is_shuffled_in_too() -> None:
    """After three deals of 16 two cards of the 50 are left, and they are dealt again with the rest."""
    state = table("B 5", hands="1", discards=names(deck("50", 1)[1:48]))
    assert state.stock == cards("joker,joker")
    dealt = act(state, "0 1 B1", FOUR)
    assert hand(dealt, 2) == "-4,12,swap,joker"
    assert len(dealt.stock) == 34
    assert dealt.discards == ()


def test_rule_02_discards_stay_while_the_stock_serves() -> None:
    state = act(table("B 5", hands="2", discards="1,1,1,1"), "0 2 B1")
    refused(state, FOUR, "rule-2-not-in-the-stock")
    dealt = act(state, "* deal 10,2,3,5 6,8,9,10 12,swap,joker,-4 7x1,7x1,2,2")
    assert dealt.discards == cards("1,1,1,1,2")
    assert told(state, "* deal 10,2,3,5 6,8,9,10 12,swap,joker,-4 7x1,7x1,2,2")[0] == "deal"


def test_rule_02_only_cards_of_the_deck(start: State) -> None:
    refused(start, "* deal 1,1,1,1 1,8,9,10 12,swap,joker,-4 7x1,7x1,2,2", "rule-2-not-in-the-stock")
    refused(start, "* deal 13,1,1,1 6,8,9,10 12,swap,joker,-4 7x1,7x1,2,2", "rule-2-not-in-the-stock")
    refused(start, "* deal joker,joker,joker,1 6,8,9,10 12,swap,1,-4 7x1,7x1,2,2", "rule-2-not-in-the-stock")
    with pytest.raises(Illegal, match="rule-2-not-in-the-stock"):
        GAME.apply(GAME.view(start, None), CHANCE, Deal(((Card.HIDDEN,) * 4,) * 4))


def names(some: Cards) -> str:
    return ",".join(NAMES[card] for card in some)


# The exchange


def test_rule_03_partners_exchange_a_card_at_the_same_time(start: State) -> None:
    state = act(start, FOUR)
    assert GAME.to_act(state) == Ask((0, 1, 2, 3), "sealed")
    assert can(state, 3) == ["give 2", "give 7x1"]
    state = act(state, "2 give joker", "0 give 1", "3 give 2")
    assert GAME.to_act(state) == Ask((1,), "sealed")
    assert hand(state, 0) == "2,3,5"  # nothing has changed hands yet
    state = act(state, "1 give 10")
    assert state.phase is Phase.REVEAL
    state = act(state, "* exchange")
    assert [hand(state, seat) for seat in range(4)] == ["2,3,5,joker", "2,6,8,9", "1,-4,12,swap", "2,7x1,7x1,10"]


def test_rule_03_what_is_refused(start: State) -> None:
    state = act(start, FOUR)
    refused(state, "0 give 9", "rule-3-not-in-hand")
    refused(state, "0 10 B start", "rule-3-exchange-first")
    refused(state, "* exchange", "rule-3-exchange-first")
    refused(act(state, "0 give 1"), "0 give 2", "rule-3-already-chosen")
    refused(act(state, "0 give 1"), "0 discard", "rule-3-exchange-first")
    refused(table("B 5", hands="2"), "0 give 2", "rule-3-after-a-deal")
    with pytest.raises(Illegal, match="rule-3-not-in-hand"):
        GAME.apply(GAME.view(state, 1), 0, Give(Card.HIDDEN))


@pytest.mark.parametrize(
    ("seats", "to"),
    [
        (2, [1, 0]), (3, [1, 2, 0]), (4, [2, 3, 0, 1]), (5, [1, 2, 3, 4, 0]), (6, [3, 4, 5, 0, 1, 2]),
        (8, [4, 5, 6, 7, 0, 1, 2, 3]), (10, [5, 6, 7, 8, 9, 0, 1, 2, 3, 4]),
    ],
)  # fmt: skip
def test_rule_03_who_gets_the_card(seats: int, to: list[int]) -> None:
    """Partners, the opponent of two, and the left neighbour of three and five."""
    state = new(seats)
    assert [receiver(state, seat) for seat in range(seats)] == to
    assert [partner(state, seat) for seat in range(seats)] == (to if seats in (4, 6, 8, 10) else [None] * seats)


def test_rule_03_three_pass_to_the_left() -> None:
    state = act(new(3), "* dealer 0", "* deal 1,1,1,1 2,2,2,2 3,3,3,3")
    state = act(state, "0 give 1", "1 give 2", "2 give 3", "* exchange")
    assert [hand(state, seat) for seat in range(3)] == ["1,1,1,3", "1,2,2,2", "2,3,3,3"]
    assert GAME.to_act(state) == Ask((1,))
    refused(state, "1 give 2", "rule-3-after-a-deal")
