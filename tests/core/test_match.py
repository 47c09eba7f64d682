"""Match: play, undo, redo, replay, the barrier."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from pygames.core.dice import Dice
from pygames.core.game import CHANCE, Illegal
from pygames.core.match import Match
from tests.core.toys.cards import CardGame, Cards
from tests.core.toys.tug import TugGame


def test_a_match_starts_when_a_player_must_act() -> None:
    match = Match.new(CardGame(), seats=2, seed=5)
    assert [entry.seat for entry in match.log] == [CHANCE] * 4
    assert match.ask.seats == (0,)


def test_missing_options_take_their_defaults() -> None:
    assert dict(Match.new(TugGame(), seats=4, options={"sides": "pairs"}).head.options) == {
        "sides": "pairs",
        "target": "7",
        "clock": "off",
    }


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (5, {}, "core-seats"),
        (2, {"colour": "red"}, "core-option-unknown"),
        (2, {"target": "8"}, "core-option-value"),
        (3, {"sides": "pairs"}, "refused"),  # options depend on the seats
        (4, {"target": "20"}, "refused"),  # and on each other
    ],
)
def test_what_does_not_fit_is_refused(seats: int, options: dict[str, str], reason: str) -> None:
    with pytest.raises(Illegal) as refused:
        Match.new(TugGame(), seats=seats, options=options)
    assert refused.value.reason == reason


@pytest.mark.parametrize("seed", ["", "a b", "x" * 65, "line\nbreak", "é"])
def test_seeds_are_short_words(seed: str) -> None:
    with pytest.raises(Illegal) as refused:
        Match.new(TugGame(), seed=seed)
    assert refused.value.reason == "core-seed"


def test_only_who_is_asked_plays() -> None:
    match = Match.new(TugGame())
    for seat in (1, 7, CHANCE):
        with pytest.raises(Illegal, match="core-not-your-turn"):
            match.play(seat, "one")
    assert match.log == []


def test_undo_takes_chance_with_it_and_redo_meets_the_same_luck() -> None:
    match = Match.new(CardGame(), seats=2, seed=3)
    before = match.state
    move = match.game.legal(before, 0)[0]
    match.play(0, move)
    match.play(1, "no")  # the trick is taken, then chance fills the hands
    after, length = match.state, len(match.log)
    assert match.log[-1].seat == CHANCE
    assert match.undo() == 1
    assert match.undo() == 0
    assert match.state == before
    match.redo()
    match.redo()
    assert (match.state, len(match.log)) == (after, length)
    match.undo()
    match.undo()
    match.play(0, move)
    match.play(1, "no")
    assert match.state == after


def test_another_move_forgets_what_was_undone() -> None:
    match = Match.new(TugGame())
    match.play(0, "one")
    match.undo()
    match.play(0, "two")
    assert not match.can_redo
    with pytest.raises(Illegal, match="core-nothing-to-redo"):
        match.redo()


def test_there_is_nothing_to_undo_before_the_first_move() -> None:
    with pytest.raises(Illegal, match="core-nothing-to-undo"):
        Match.new(CardGame()).undo()


def test_the_barrier_is_what_the_move_has_shown() -> None:
    match = Match.new(TugGame())
    match.play(0, "one")
    assert not match.barred()  # all was to be foreseen
    cards = Match.new(CardGame(), seats=3, seed=1)
    cards.play(0, cards.game.legal(cards.state, 0)[0])
    assert not cards.barred()
    cards.play(1, "no")
    assert not cards.barred()  # sealed: seat 1 has learnt nothing yet
    cards.play(2, "no")
    assert cards.barred()  # the answers are out, and chance has drawn


class Playing(RuleBasedStateMachine):
    """Any mixture of moves, undo and redo keeps the match what a replay of its record would be."""

    @initialize(seats=st.sampled_from([2, 3]), seed=st.integers(0, 50))
    def sit_down(self, seats: int, seed: int) -> None:
        self.match: Match[Cards, str] = Match.new(CardGame(), seats=seats, seed=seed)
        self.undone: list[Cards] = []

    @precondition(lambda self: not self.match.over)
    @rule(which=st.integers(0, 99))
    def play(self, which: int) -> None:
        seat = self.match.ask.seats[which % len(self.match.ask.seats)]
        legal = self.match.game.legal(self.match.state, seat)
        self.match.play(seat, legal[which % len(legal)])
        self.undone.clear()

    @precondition(lambda self: any(entry.seat != CHANCE for entry in self.match.log))
    @rule()
    def undo(self) -> None:
        self.undone.append(self.match.state)
        self.match.undo()

    @precondition(lambda self: self.undone)
    @rule()
    def redo(self) -> None:
        self.match.redo()
        assert self.match.state == self.undone.pop()

    @invariant()
    def the_log_leads_here(self) -> None:
        again = Match(self.match.game, self.match.head)
        for number, entry in enumerate(self.match.log):
            assert again.state == self.match.state_at(number)
            if entry.seat == CHANCE:  # the luck is a function of seed and place
                assert again.game.roll(again.state, Dice(again.head.seed, number)) == entry.move
            again.push(entry.seat, again.game.read(again.state, entry.seat, entry.text))
        assert again.state == self.match.state
        assert self.match.can_redo == bool(self.undone)

    @invariant()
    def a_player_is_asked_or_it_is_over(self) -> None:
        assert CHANCE not in self.match.ask.seats


TestPlaying = Playing.TestCase
TestPlaying.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
