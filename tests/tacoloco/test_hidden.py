"""Nothing is made, lost or told: the 70 cards, views, guesses, and what events give away."""

from __future__ import annotations

import pytest

from pygames.core.dice import Dice
from pygames.core.game import CHANCE, Seat
from pygames.tacoloco import GAME
from pygames.tacoloco.cards import Card, deck
from pygames.tacoloco.hidden import unseen
from pygames.tacoloco.moves import Answer
from pygames.tacoloco.state import Phase, Reply, State
from tests.tacoloco.situations import act, cards, hand, random_match, table


def all_cards(state: State) -> list[Card]:
    tacos = [*state.tacos, *(taco for tacos in state.front for taco in tacos)]
    piles = [state.stock, *state.hands, *(taco.cards for taco in tacos)]
    return sorted(card for pile in piles for card in pile)


@pytest.mark.parametrize("seed", range(12))
def test_the_seventy_cards_are_always_there(seed: int) -> None:
    name = ("standard", "spicy")[seed // 4 % 2]
    for match in random_match(seed, name):
        assert all_cards(match.state) == list(deck(name))
        assert len(match.state.stock) == 0 or {len(hand) for hand in match.state.hands} <= {2, 3}
        numbers = [taco.number for taco in (*match.state.tacos, *sum(match.state.front, ()))]
        assert sorted(numbers) == list(range(1, len(numbers) + 1))
    assert len(deck(name)) == 70


def test_a_view_hides_hands_stock_and_answers() -> None:
    state = act(table("37", "L5 66S 7S"), "0 L>1", "1 solo")
    view = GAME.view(state, 2)
    assert [hand(view, seat) for seat in range(3)] == ["?", "???", "7S"]
    assert set(view.stock) == {Card.HIDDEN}
    assert view.replies == (Reply.NOT_ASKED, Reply.HIDDEN, Reply.PENDING)
    assert GAME.view(state, 1).replies == (Reply.NOT_ASKED, Reply.YES, Reply.PENDING)
    onlooker = GAME.view(state, None)
    assert "".join(hand(onlooker, seat) for seat in range(3)) == "??????"


@pytest.mark.parametrize("seed", range(8))
def test_a_guess_looks_the_same(seed: int) -> None:
    dice = Dice("guess", seed)
    for match in random_match(seed):
        for seat in range(match.seats):
            view = GAME.view(match.state, seat)
            world = GAME.guess(view, seat, dice)
            assert GAME.view(world, seat) == view
            assert all_cards(world) == list(deck("standard"))
            assert Reply.HIDDEN not in world.replies
            for other, reply in enumerate(world.replies):
                assert reply is not Reply.YES or Card.SOLO in world.hands[other]


def test_guesses_differ() -> None:
    view = GAME.view(table("37", "L5 66S 7S"), 0)
    worlds = {GAME.guess(view, 0, Dice("differ", i)).hands for i in range(20)}
    assert len(worlds) > 10


def test_what_is_not_seen_can_be_counted() -> None:
    view = GAME.view(table("37", "777 66S"), 0)
    assert unseen(view).count(Card.SEVEN) == 5
    assert unseen(view).count(Card.SOLO) == 3
    assert len(unseen(view)) == 70 - 5


def told(state: State, seat: Seat, move: Answer, viewer: Seat | None) -> object:
    """All that one viewer learns from a step."""
    after, events = GAME.apply(state, seat, move)
    return GAME.view(after, viewer), tuple(event for event in events if event.visible(viewer))


def test_an_answer_tells_the_others_nothing_but_that_it_was_given() -> None:
    for state in (
        act(table("37", "L5 66S 7S 7"), "0 L>1"),
        act(table("37", "L5 66S 7S 7"), "0 L>1", "2 solo"),
        act(table("37", "L5 66S 7S 7"), "0 L>1", "2 no", "3 no"),
    ):
        for viewer in (0, 2, 3, None):
            assert told(state, 1, Answer(True), viewer) == told(state, 1, Answer(False), viewer)
        assert told(state, 1, Answer(True), 1) != told(state, 1, Answer(False), 1)


def test_a_withheld_or_overtaken_answer_looks_like_none() -> None:
    """Whether seat 2 said yes after a nearer yes, or no, or could not: the others see the same."""
    kept = act(table("37", "L5 66S 7S", stock="11"), "0 L>1", "1 solo", "2 solo", "* reveal")
    quiet = act(table("37", "L5 66S 7S", stock="11"), "0 L>1", "1 solo", "2 no", "* reveal")
    without = act(table("37", "L5 66S 77", stock="11"), "0 L>1", "1 solo", "2 no", "* reveal")
    assert kept == quiet
    for viewer in (0, 1, None):
        assert GAME.view(kept, viewer) == GAME.view(without, viewer)
    assert GAME.to_act(kept) == GAME.to_act(without)


def test_the_last_to_answer_foresees_no_more_than_the_first() -> None:
    """The answers are turned up in a step of their own; until then a view leads to the same view."""
    state = act(table("37", "L5 66S 7S"), "0 L>1", "1 solo")
    view = GAME.view(state, 2)
    for move in GAME.legal(view, 2):
        foreseen = GAME.apply(view, 2, move).state
        assert foreseen == GAME.view(GAME.apply(state, 2, move).state, 2)
        assert foreseen.phase is Phase.REVEAL
        assert GAME.to_act(foreseen).seats == (CHANCE,)


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    state = act(table("3", "555 666"), "0 5>1")
    seven, one = (GAME.apply(state, CHANCE, GAME.read(state, CHANCE, f"draw {card}")) for card in "71")
    for viewer in (1, None):
        assert [event for event in seven.events if event.visible(viewer)] == [
            event for event in one.events if event.visible(viewer)
        ]
    assert [event for event in seven.events if event.visible(0)] != [event for event in one.events if event.visible(0)]


def test_both_decks_have_seventy_cards() -> None:
    assert deck("standard").count(Card.LEGENDARY) == 4
    assert deck("spicy").count(Card.SOLO) == 6
    assert deck("spicy")[:8] == cards("11111111")
