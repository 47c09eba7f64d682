"""Table: one device, people and bots, driven as the page drives it, with the toys."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from pygames.core.bots import Thought
from pygames.core.dice import Dice
from pygames.core.game import Illegal, Path, Seat
from pygames.core.pace import ANSWER_PAUSE, BOT_PAUSE, HINT_THINKING, SLICE
from pygames.core.record import Player
from pygames.core.table import Settings, Table
from tests.core.sitting import sit, told
from tests.core.toys.bids import HIDDEN, BidGame, Bids
from tests.core.toys.cards import CardGame
from tests.core.toys.domino import DominoGame
from tests.core.toys.tug import TugGame

# -- taps --


def test_a_tap_out_of_turn_is_refused() -> None:
    table = sit(TugGame(), "person", "bot1").table
    table.tap("one")
    with pytest.raises(Illegal, match="core-not-your-turn"):
        table.tap("one")
    with pytest.raises(Illegal, match="core-not-your-turn"):
        table.tap("one", seat=1)


def test_a_tap_that_makes_no_move_is_explained() -> None:
    table = sit(DominoGame(), "person", "person").table
    table.tap("cell3")
    assert table.refusal is not None
    assert table.refusal.reason == "refused"
    table.tap("piece")
    assert table.refusal is None


# -- sides --


def test_partners_share_a_score() -> None:
    table = sit(TugGame(), "person", "person", "person", "person", sides="pairs", target="20").table
    table.tap("two")
    table.tap("one")
    table.tap("two")
    assert table.match.game.sides(table.match.state) == ((0, 2), (1, 3))
    assert table.match.game.scores(table.match.state) == (4, 1)


# -- the curtain --


def test_no_curtain_where_nothing_is_hidden() -> None:
    table = sit(TugGame(), "person", "person").table
    assert (table.viewer, table.curtain) == (0, None)
    table.tap("one")
    assert (table.viewer, table.curtain) == (1, None)


def test_the_curtain_falls_before_another_hand() -> None:
    table = sit(CardGame(), "person", "person").table
    assert (table.viewer, table.curtain) == (None, 0)
    assert all(card == 0 for hand in table.view().hands for card in hand)
    assert table.actors == ()
    with pytest.raises(Illegal):
        table.lift(1)
    table.lift(0)
    assert (table.viewer, table.curtain) == (0, None)
    assert 0 not in table.view().hands[0]


def test_one_person_never_meets_a_curtain() -> None:
    clock = sit(CardGame(), "bot1", "person", "bot1")
    for _ in range(300):
        clock.run(500, step=250)
        assert clock.table.curtain is None
        assert clock.table.viewer == 1
        if clock.table.actors:
            clock.table.tap(clock.table.hands.tree(1).moves[0])
    assert clock.table.match.over


def test_leaving_the_page_draws_the_curtain() -> None:
    table = sit(CardGame(), "person", "person").table
    table.lift(0)
    table.draw_curtain()
    assert (table.viewer, table.curtain) == (None, 0)
    public = sit(TugGame(), "person", "person").table
    public.draw_curtain()
    assert public.curtain is None


# -- sealed choices and rounds --


def test_sealed_choices_are_made_one_after_another_behind_the_curtain() -> None:
    clock = sit(BidGame(), "person", "bot1", "person")
    table = clock.table
    assert (table.viewer, table.curtain) == (None, 0)  # all see the same, but nobody is to see the first bid made
    table.lift(0)
    table.tap("2")
    assert (table.viewer, table.curtain) == (None, 2)
    assert table.view().bids == (HIDDEN, 0, 0)
    clock.run(5_000)
    assert len(table.match.log) == 1  # the bot comes after the people
    table.lift(2)
    assert table.view().bids == (HIDDEN, 0, 0)
    table.tap("3")
    clock.run(BOT_PAUSE + 100)
    assert len(table.match.log) == 3
    assert told(table, None).count("round") == 1


class ForcedBid(BidGame):
    """One choice, made with two taps."""

    def legal(self, state: Bids, seat: Seat) -> Sequence[str]:
        return ("1",)

    def path(self, view: Bids, seat: Seat, move: str) -> Path:
        return ("bid", move)


def test_a_forced_last_tap_is_made_unless_others_could_read_it() -> None:
    alone = sit(ForcedBid(), "person", "bot1").table
    alone.tap("bid")
    assert [entry.text for entry in alone.match.log] == ["1"]
    together = sit(ForcedBid(), "person", "person").table
    together.lift(0)
    together.tap("bid")
    assert together.match.log == []
    together.tap("1")
    assert [entry.text for entry in together.match.log] == ["1"]


def test_a_round_ends_with_a_pause() -> None:
    clock = sit(BidGame(), "person", "bot1")
    clock.table.tap("3")
    clock.run(BOT_PAUSE + 100)
    assert clock.table.holding
    clock.run(60_000, step=1000)
    assert len(clock.table.match.log) == 2
    assert clock.table.actors == ()
    clock.table.go_on()
    assert clock.table.actors == (0,)


# -- a question put to anyone --


def play_first(table: Table[Any, Any]) -> None:
    seat = table.actors[0]
    table.tap(table.hands.tree(seat).moves[0])


def test_among_people_the_question_is_public_and_shows_no_hand() -> None:
    table = sit(CardGame(), "person", "person", "person").table
    table.lift(0)
    play_first(table)
    assert table.question == (1, 2)
    assert (table.viewer, table.curtain, table.actors) == (None, None, ())
    table.answer(2)
    assert (table.curtain, table.question) == (2, ())
    table.lift(2)
    assert table.actors == (2,)
    play_first(table)
    assert table.question == (1,)
    table.answer(None)
    assert table.question == ()
    assert table.match.ask.how == "turn"


def test_nobody_declines_for_all() -> None:
    table = sit(CardGame(), "person", "person", "person").table
    table.lift(0)
    play_first(table)
    table.answer(None)
    assert [entry.text for entry in table.match.log if entry.text in ("no", "yes")] == ["no", "no"]


def test_only_who_is_asked_can_answer() -> None:
    table = sit(CardGame(), "person", "person", "bot1").table
    with pytest.raises(Illegal):
        table.answer(None)
    table.lift(0)
    play_first(table)
    for seat in (0, 2):
        with pytest.raises(Illegal):
            table.answer(seat)


def test_one_person_is_asked_only_when_there_is_a_choice() -> None:
    asked = []
    for seed in range(20):
        clock = sit(CardGame(), "bot1", "person", seed=seed)
        holds = 1 in clock.table.match.state.hands[1]
        clock.run(BOT_PAUSE + 100)  # the bot plays a card
        assert (clock.table.actors == (1,) and bool(clock.table.match.state.asked)) == holds
        asked.append(holds)
    assert len(set(asked)) == 2  # both cases have come up


def test_bots_answer_after_the_same_pause_whatever_they_hold() -> None:
    times = set()
    for seed in range(12):
        clock = sit(CardGame(), "person", "bot1", "bot3", seed=seed)
        play_first(clock.table)
        start, length = clock.now, len(clock.table.match.log)
        while len(clock.table.match.log) == length:
            clock.run(10, step=10)
        times.add(clock.now - start)
        assert [entry.seat for entry in clock.table.match.log[length : length + 2]] == [1, 2]
    assert times == {ANSWER_PAUSE}


# -- taking back --


def test_one_person_takes_back_the_bots_answer_too() -> None:
    clock = sit(TugGame(), "person", "bot1")
    table = clock.table
    assert not table.can_undo
    table.tap("two")
    clock.run(1_000)
    assert len(table.match.log) == 2
    table.undo()
    assert table.match.log == []
    table.redo()
    assert [entry.seat for entry in table.match.log] == [0, 1]


def test_free_take_backs_can_be_switched_off() -> None:
    clock = sit(TugGame(), "person", "bot1", settings=Settings(takebacks=False))
    clock.table.tap("two")
    assert clock.table.can_undo
    clock.run(1_000)
    assert not clock.table.can_undo
    with pytest.raises(Illegal, match="core-undo-barred"):
        clock.table.undo()


def test_among_people_undo_stops_at_the_barrier() -> None:
    table = sit(CardGame(), "person", "person").table
    table.lift(0)
    play_first(table)
    assert table.can_undo  # nothing has been shown yet
    table.undo()
    assert (table.viewer, table.curtain) == (None, 0)
    table.lift(0)
    play_first(table)
    table.answer(None)
    assert not table.can_undo  # the trick is taken and cards are drawn


# -- hints and changing seats --


def test_a_hint_is_a_bots_thought_for_you() -> None:
    clock = sit(TugGame(), "person", "bot1")
    table = clock.table
    table.ask_hint()
    assert table.wake == 0
    clock.run(200)
    assert table.hint is not None
    seat, thought = table.hint
    assert seat == 0
    assert thought.move in ("one", "two")
    assert table.match.log == []
    table.tap("one")
    assert table.hint is None


class Brooding(TugGame):
    """Its bots never come to an end."""

    def bot(self, level: int) -> Brooder:
        return Brooder()


class Brooder:
    budget = 1

    def think(self, view: Any, seat: Seat, legal: Sequence[str], budget: int, dice: Dice, /) -> Iterator[Thought[str]]:
        while True:
            yield Thought(legal[-1])


def test_a_hint_takes_a_second_at_most_however_long_a_bot_could_think() -> None:
    clock = sit(Brooding(), "person", "bot1")
    clock.table.ask_hint()
    clock.run(HINT_THINKING - 100)
    assert clock.table.hint is None
    clock.run(100 + SLICE)
    assert clock.table.hint == (0, Thought("two"))
    assert clock.now <= 1000
    assert clock.table.wake is None


def test_a_bot_can_take_a_persons_seat() -> None:
    clock = sit(TugGame(), "person", "person")
    table = clock.table
    table.sit(0, Player("bot2"))
    clock.run(1_000)
    assert [entry.seat for entry in table.match.log] == [0]
    assert table.viewer == 1
    assert table.match.record().startswith("game: tug 1\nseats: bot2, person\n")


def legal_views(table: Table[Any, Any]) -> Sequence[Any]:
    return [table.match.game.view(table.match.state, seat) for seat in (*range(table.match.seats), None)]


def test_what_is_on_screen_is_always_somebodys_view() -> None:
    clock = sit(CardGame(), "person", "bot1", "person", seed=4)
    table = clock.table
    for _ in range(400):
        assert table.view() in legal_views(table)
        if table.curtain is not None:
            assert table.viewer is None
            table.lift(table.curtain)
        elif table.question:
            table.answer(None)
        elif table.actors:
            play_first(table)
        clock.run(500, step=250)
    assert table.match.over
