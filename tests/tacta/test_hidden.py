"""Nothing is made, lost or told: all cards at every state of every way to play, what overlaps, views and guesses."""

from __future__ import annotations

from itertools import chain

import pytest

from pygames.core.dice import Dice
from pygames.tacta import GAME
from pygames.tacta.cards import COLOURS, NONE, face, pack
from pygames.tacta.state import NOT_YET, SEALED, Phase, State
from tests.tacta import referee
from tests.tacta.situations import WAYS, act, random_match, start

EVERY_WAY = pytest.mark.parametrize("way", WAYS)
SEATS = {"teams": (4, 12), "teams with a clock": (6,), "free in teams": (8,)}  # the others with 2, 3 and 6


def matches(way: str) -> chain[State]:
    """All states of some random matches."""
    return chain.from_iterable(
        (match.state for match in random_match(seats, seats, WAYS[way])) for seats in SEATS.get(way, (2, 3, 6))
    )


@EVERY_WAY
def test_all_cards_are_always_there(way: str) -> None:
    for state in matches(way):
        if not state.playing:
            continue
        laid = [card.card for card in state.layout.laid[1:]]
        outer = [card for pair in state.outer for card in pair if card != NONE]
        cards = sorted(chain(laid, outer, *state.stock))
        assert cards == [card for colour in range(state.setup.colours) for card in pack(colour, state.suits)]
        assert sum(state.inside) == sum(map(len, state.stock))
        for seat, pair in enumerate(state.outer):
            gaps = pair.count(NONE)
            assert not (gaps and state.inside[seat]) or (
                state.phase is Phase.APPEAR and state.turn == seat and gaps == 1
            )


@EVERY_WAY
def test_no_card_ever_lies_on_another_but_by_its_connection(way: str) -> None:
    known = 1
    for state in matches(way):
        layout = state.layout
        if len(layout.laid) <= known:
            known = len(layout.laid)
            continue
        known += 1
        assert len(layout.laid) == known
        new = layout.last
        outline = referee.on_table(new, referee.CARD)
        for number, laid in enumerate(layout.laid[:-1]):
            common = referee.shared(outline, referee.on_table(laid, referee.CARD))
            if number == new.on:
                below = referee.on_table(laid, referee.BY_PLACE[new.below])
                assert referee.same_points(referee.on_table(new, referee.BY_PLACE[new.shape]), below)
                assert referee.area(common) == pytest.approx(referee.area(below))
            else:
                assert referee.area(common) <= 0.05
                assert new.on >= 0 or not common  # apart: not even a border


@EVERY_WAY
def test_dots_are_placed_less_covered(way: str) -> None:
    for state in matches(way):
        dots = [0] * (COLOURS + 1)
        for number, laid in enumerate(state.layout.laid):
            covered = {other.below for other in state.layout.laid if other.on == number}
            dots[laid.card // 18] += sum(count for place, count in face(laid.card).items() if place not in covered)
        assert state.layout.dots == tuple(dots[:COLOURS])
        before = [sum(points[side] for points in state.rounds) for side in range(state.setup.colours)]
        now = dots if state.playing else [0] * COLOURS
        assert GAME.scores(state) == tuple(old + new for old, new in zip(before, now, strict=False))


def test_only_what_is_sealed_is_hidden() -> None:
    state = act(start(3, way="sabotage", suits="2"), "* suits st", "0 hand s")
    for seat in range(3):
        assert GAME.view(state, seat).handed[0] == (1 if seat == 0 else SEALED)
    worlds = {GAME.guess(GAME.view(state, 1), 1, Dice("worlds", i)).handed for i in range(20)}
    assert worlds == {(1, NOT_YET, NOT_YET), (2, NOT_YET, NOT_YET)}
    dealt = act(state, "1 hand t", "2 hand s", "* deal 0t1,2s2 0s3,1s4 1t5,2t6 first 0")
    assert all(GAME.view(dealt, seat) == dealt for seat in (0, 1, 2, None))


def test_what_comes_next_is_not_in_the_state() -> None:
    """The stock is sorted: its order tells nothing."""
    for match in random_match(4, 4, {"teams": "yes"}):
        for stock in match.state.stock:
            assert list(stock) == sorted(stock)
