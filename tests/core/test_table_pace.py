"""When bots move, and what the clock does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pygames.core.game import Ask, Seat
from pygames.core.pace import BOT_PAUSE, THINKING
from pygames.core.table import Settings
from tests.core.sitting import sit
from tests.core.toys.cards import CardGame
from tests.core.toys.tug import Tug, TugGame


def test_a_tap_makes_a_move_and_a_bot_follows_after_a_pause() -> None:
    clock = sit(TugGame(), "person", "bot1")
    table = clock.table
    table.tap("two")
    assert [entry.seat for entry in table.match.log] == [0]
    assert table.actors == ()
    clock.run(BOT_PAUSE - 100)
    assert len(table.match.log) == 1
    clock.run(200)
    assert [entry.seat for entry in table.match.log] == [0, 1]
    assert table.actors == (0,)
    assert table.wake is None  # nothing to do before the person acts


def test_bots_wait_while_the_table_is_paused() -> None:
    clock = sit(TugGame(), "bot1", "bot1")
    clock.table.paused = True
    clock.run(10 * BOT_PAUSE)
    assert clock.table.match.log == []
    assert clock.table.wake is None
    clock.table.paused = False
    clock.run(2 * BOT_PAUSE)
    assert clock.table.match.log


def test_speed_shortens_the_pauses() -> None:
    clock = sit(TugGame(), "bot1", "bot1", settings=Settings(speed=10))
    clock.run(BOT_PAUSE)
    assert len(clock.table.match.log) > 4


def test_bots_think_as_long_as_speed_allows_when_nobody_plays_against_them() -> None:
    def limit(*kinds: str) -> float:
        table = sit(TugGame(), *kinds, settings=Settings(speed=100)).table
        return table.minds._mind(1).limit

    assert limit("person", "bot3") == THINKING[3]
    assert limit("bot3", "bot3") == THINKING[3] / 100


def test_bots_play_to_the_end_without_anybody() -> None:
    clock = sit(CardGame(), "bot1", "bot2", "bot3")
    clock.run(120_000, step=500)
    assert clock.table.match.over
    assert clock.table.viewer is None


def test_the_clock_makes_a_move_when_time_is_up() -> None:
    clock = sit(TugGame(), "person", "person", clock="10")
    table = clock.table
    clock.run(9_900)
    assert table.match.log == []
    assert table.pace.clock_left is not None
    assert 0 < table.pace.clock_left <= 200
    clock.run(100)
    assert [entry.seat for entry in table.match.log] == [0]
    assert table.pace.clock_left == 10_000


class TwiceEach(TugGame):
    """A turn has two pulls."""

    def to_act(self, state: Tug) -> Ask:
        pulls = sum(state.points)
        return super().to_act(replace(state, turn=pulls // 2 % 2))._replace(goes_on=pulls % 2 == 1)

    def legal(self, state: Tug, seat: Seat) -> Sequence[str]:
        return ("one",)


def test_a_turn_of_two_decisions_has_one_clock() -> None:
    clock = sit(TwiceEach(), "person", "person", clock="10")
    table = clock.table
    clock.run(6_000)
    table.tap("one")
    assert (table.viewer, table.pace.clock_left) == (0, 4_000)
    table.tap("one")
    assert (table.viewer, table.pace.clock_left) == (1, 10_000)


def test_every_clock_can_be_switched_off() -> None:
    clock = sit(TugGame(), "person", "person", clock="10", settings=Settings(clocks=False))
    clock.run(60_000, step=1000)
    assert clock.table.match.log == []


def test_a_machine_that_slept_loses_no_turn() -> None:
    clock = sit(TugGame(), "person", "person", clock="10")
    clock.table.tick(3_600_000)
    assert clock.table.match.log == []


def test_time_at_the_move_is_counted_into_the_record() -> None:
    clock = sit(TugGame(), "person", "person")
    clock.run(5_000)
    clock.table.tap("one")
    clock.run(3_000)
    clock.table.tap("one")
    assert clock.table.match.head.time == (5, 3)
    assert "time: 5 3" in clock.table.match.record()
