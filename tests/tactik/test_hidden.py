"""What each seat may know: views, guesses, and what events give away."""

from __future__ import annotations

import pytest

from pygames.core.dice import Dice
from pygames.core.game import Seat
from pygames.tactik import GAME
from pygames.tactik.cards import Card
from pygames.tactik.hidden import unseen
from pygames.tactik.moves import Give
from pygames.tactik.state import Phase, State
from tests.tactik.situations import OPTIONS, act, hand, random_match, table
from tests.tactik.test_conservation import conserved


def dealt() -> State:
    state = act(GAME.start(4, OPTIONS), "* dealer 0")
    return act(state, "* deal 1,2,3,5 6,8,9,10 12,swap,joker,-4 7x1,7x1,2,2")


def test_a_view_hides_hands_stock_and_what_is_given() -> None:
    state = act(dealt(), "0 give 5", "1 give 6")
    view = GAME.view(state, 0)
    assert [hand(view, seat) for seat in range(4)] == ["1,2,3", "?,?,?", "?,?,?,?", "?,?,?,?"]
    assert view.gifts == (Card.FIVE, Card.HIDDEN, None, None)
    assert set(view.stock) == {Card.HIDDEN}
    onlooker = GAME.view(state, None)
    assert onlooker.gifts == (Card.HIDDEN, Card.HIDDEN, None, None)
    assert {card for each in onlooker.hands for card in each} == {Card.HIDDEN}


def test_a_view_shows_what_was_played() -> None:
    state = act(table("B 5", hands="2,3 5"), "0 2 B1", "1 discard")
    assert GAME.view(state, None).discards == state.discards == (Card.TWO, Card.FIVE)


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_a_guess_looks_the_same(seats: int) -> None:
    dice = Dice("guess", seats)
    for number, match in enumerate(random_match(seats, seats)):
        if number > 300:
            break
        for seat in range(match.seats):
            view = GAME.view(match.state, seat)
            world = GAME.guess(view, seat, dice)
            assert GAME.view(world, seat) == view
            conserved(world)


def test_guesses_differ() -> None:
    view = GAME.view(dealt(), 0)
    assert len({GAME.guess(view, 0, Dice("differ", i)).hands for i in range(20)}) > 15


def test_what_is_not_seen_can_be_counted() -> None:
    view = GAME.view(table("B 5", hands="1,1,2 3", discards="joker,1"), 0)
    assert unseen(view).count(Card.ONE) == 1
    assert unseen(view).count(Card.JOKER) == 1
    assert len(unseen(view)) == 50 - 5
    giving = GAME.view(act(dealt(), "0 give 5", "1 give 6"), 0)
    assert unseen(giving).count(Card.FIVE) == 3
    assert unseen(giving).count(Card.SIX) == 4


def told(state: State, seat: Seat, card: Card, viewer: Seat | None) -> object:
    """All that one viewer learns from a card that is chosen."""
    after, events = GAME.apply(state, seat, Give(card))
    return GAME.view(after, viewer), tuple(event for event in events if event.visible(viewer))


def test_the_others_learn_only_that_a_card_was_chosen() -> None:
    state = dealt()
    for viewer in (1, 2, 3, None):
        assert told(state, 0, Card.ONE, viewer) == told(state, 0, Card.FIVE, viewer)
    assert told(state, 0, Card.ONE, 0) != told(state, 0, Card.FIVE, 0)


def test_the_last_to_choose_foresees_no_more_than_the_first() -> None:
    state = act(dealt(), "1 give 6", "2 give joker", "3 give 2")
    view = GAME.view(state, 0)
    for move in GAME.legal(view, 0):
        foreseen = GAME.apply(view, 0, move).state
        assert foreseen == GAME.view(GAME.apply(state, 0, move).state, 0)
        assert foreseen.phase is Phase.REVEAL


def test_a_received_card_is_told_to_its_receiver_only() -> None:
    """Seat 2 gives seat 0 a joker or a 12: the others, and who looks on, cannot tell."""
    ends = []
    for card in ("joker", "12"):
        state = act(dealt(), "0 give 5", "1 give 6", f"2 give {card}", "3 give 2")
        after, events = GAME.apply(state, -1, GAME.read(state, -1, "exchange"))
        ends.append([(GAME.view(after, v), [e for e in events if e.visible(v)]) for v in (0, 1, 2, 3, None)])
    joker, twelve = ends
    assert [one == other for one, other in zip(joker, twelve, strict=True)] == [False, True, False, True, True]


def test_dealt_cards_are_told_to_each_alone() -> None:
    state = act(GAME.start(4, OPTIONS), "* dealer 0")
    step = GAME.apply(state, -1, GAME.read(state, -1, "deal 1,2,3,5 6,8,9,10 12,swap,joker,-4 7x1,7x1,2,2"))
    for viewer in range(4):
        assert [event.seat for event in step.events if event.kind == "hand" and event.visible(viewer)] == [viewer]
    assert not [event for event in step.events if event.kind == "hand" and event.visible(None)]
