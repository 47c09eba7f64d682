"""Table: rounds, and free play in real time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pygames.core.game import CHANCE, Illegal, Seat, Step, Who
from pygames.core.pace import COUNT, FREE_EVERY
from pygames.core.scene import Scene
from pygames.core.table import Settings
from tests.core.sitting import sit
from tests.core.toys.cards import CardGame, Cards
from tests.core.toys.snatch import Snatch, SnatchGame

# -- the end of a round --


class Draws(CardGame):
    """A trick that is over is looked at before chance deals again; nobody can answer one."""

    def step(self, state: Cards, seat: Seat, move: str) -> Step[Cards]:
        step = super().step(state, seat, move)
        if seat == CHANCE:
            return step
        played = replace(step.state, asked=0, turn=1 - seat)
        return Step(played, tuple(replace(event, hold=True) for event in step.events))


def test_chance_waits_while_the_end_of_a_round_is_looked_at() -> None:
    table = sit(Draws(), "person", "person").table
    if table.curtain is not None:
        table.lift(table.curtain)
    dealt = len(table.match.log)
    table.tap(str(table.match.state.hands[0][0]))
    assert table.holding
    assert len(table.match.log) == dealt + 1
    assert table.match.ask.seats == (CHANCE,)
    table.undo()
    assert not table.holding
    table.redo()
    assert len(table.match.log) == dealt + 2  # a redo does not stop there again
    assert table.match.ask.seats == (1,)


def test_the_game_goes_on_after_a_round() -> None:
    table = sit(Draws(), "person", "bot1").table
    table.tap(str(table.match.state.hands[0][0]))
    assert table.match.ask.seats == (CHANCE,)
    table.go_on()
    assert not table.holding
    assert table.match.ask.seats == (1,)


def test_bots_among_themselves_do_not_wait() -> None:
    clock = sit(Draws(), "bot1", "bot1")
    clock.run(60_000, step=500)
    assert clock.table.match.over


class Rounds(SnatchGame):
    def step(self, state: Snatch, seat: Seat, move: str) -> Step[Snatch]:
        step = super().step(state, seat, move)
        return Step(step.state, tuple(replace(event, hold=True) for event in step.events))


def test_every_round_of_free_play_begins_with_a_count() -> None:
    clock = sit(Rounds(), "person", "person")
    clock.run(3_100)
    clock.table.tap("token0")
    clock.table.tap("cell2")
    assert clock.table.holding
    clock.run(5_000)
    clock.table.go_on()
    assert clock.table.pace.count == 3
    assert clock.table.actors == ()
    clock.run(3_100)
    assert clock.table.actors == (0, 1)


# -- free play --


def test_free_play_goes_on_with_a_count() -> None:
    clock = sit(SnatchGame(), "person", "bot1")
    clock.run(3_100)
    clock.table.pause(True)
    clock.run(5_000)
    assert clock.table.pace.count is None
    clock.table.pause(False)
    assert (clock.table.pace.count, clock.table.actors) == (3, ())


def test_free_play_begins_with_a_count() -> None:
    clock = sit(SnatchGame(), "person", "person")
    table = clock.table
    assert table.pace.count == 3
    with pytest.raises(Illegal):
        table.tap("token0")
    clock.run(1_100)
    assert table.pace.count == 2
    clock.run(2_000)
    assert table.pace.count is None
    assert table.actors == (0, 1)


def test_two_people_act_at_once_on_one_screen() -> None:
    clock = sit(SnatchGame(), "person", "person")
    table = clock.table
    clock.run(3_100)
    table.tap("token0")
    table.tap("token1")
    assert table.hands.fingers(0).taps == ("token0",)
    assert table.hands.fingers(1).taps == ("token1",)
    table.tap("cell4", seat=1)
    table.tap("cell3", seat=0)
    assert [entry.text for entry in table.match.log] == ["1>4", "0>3"]


def test_a_tap_goes_to_whom_it_carries_on_for() -> None:
    clock = sit(SnatchGame(), "person", "person")
    clock.run(3_100)
    clock.table.tap("token1")
    clock.table.tap("cell2")
    assert [entry.text for entry in clock.table.match.log] == ["1>2"]
    with pytest.raises(Illegal, match="core-whose-tap"):
        clock.table.tap("cell3")


def test_where_it_carries_on_for_several_one_of_them_says_that_it_is_theirs() -> None:
    """Nobody's card goes anywhere by the finger of another."""
    clock = sit(SnatchGame(), "person", "person")
    clock.run(3_100)
    table = clock.table
    for region in ("token1", "token0", "cell2", "cell3"):
        table.tap(region)
    assert table.match.log == []
    assert table.hands.claims(table.actors) == {"cell2": [0, 1], "cell3": [0, 1]}
    table.tap("cell3", seat=1)
    assert [entry.text for entry in table.match.log] == ["1>3"]
    assert table.hands.claims(table.actors) == {}  # the other is the only one left who can mean it
    table.tap("cell2")
    assert [entry.text for entry in table.match.log] == ["1>3", "0>2"]


def test_what_could_be_that_of_several_is_let_be_when_tapped_again() -> None:
    clock = sit(SnatchGame(), "person", "person")
    clock.run(3_100)
    table = clock.table
    for region in ("token1", "token0", "cell2", "cell2"):
        table.tap(region)
    assert table.hands.claims(table.actors) == {}
    assert [table.hands.fingers(seat).taps for seat in (0, 1)] == [("token0",), ("token1",)]


def test_a_claim_is_dropped_when_its_place_is_taken() -> None:
    clock = sit(SnatchGame(), "person", "person", "person")
    clock.run(3_100)
    table = clock.table
    for region in ("token0", "token1", "cell2", "cell4"):
        table.tap(region)
    table.tap("token2", seat=2)
    table.tap("cell2", seat=2)
    assert table.hands.claims(table.actors) == {"cell4": [0, 1]}


def test_a_card_stays_chosen_when_another_takes_its_place() -> None:
    clock = sit(Careful(), "person", "person", settings=Settings(confirm=True))
    clock.run(3_100)
    table = clock.table
    for seat in (0, 1):
        table.tap(f"token{seat}", seat)
        table.tap("cell2", seat)
    table.confirm(1)
    assert table.hands.fingers(0).taps == ("token0",)
    assert table.refusal is not None
    assert (table.refusal.reason, table.refusal.data) == ("core-taken", {"who": Who(0)})
    table.tap("cell3", 0)
    assert table.refusal is None
    table.tap("token1", 1)
    table.tap("cell4", 1)
    table.confirm(1)
    assert table.hands.fingers(0).taps == ("token0", "cell3"), "what is not touched stays"
    table.confirm(0)
    assert table.match.log[-1].text == "0>3"


class Careful(SnatchGame):
    def scene(self, view: Snatch, seat: Seat | None) -> Scene:
        return replace(super().scene(view, seat), careful=True)


def test_in_real_time_no_ghost_waits_where_there_is_one_way() -> None:
    clock = sit(Careful(), "person", "person")
    clock.run(3_100)
    clock.table.tap("token0")
    clock.table.tap("cell2")
    assert [entry.text for entry in clock.table.match.log] == ["0>2"]


def test_a_half_made_move_goes_quietly_when_its_end_is_taken() -> None:
    clock = sit(SnatchGame(), "person", "person", "person")
    table = clock.table
    clock.run(3_100)
    for cell in range(2):
        table.tap("token0", seat=0)
        table.tap(f"cell{cell}", seat=0)
    table.tap("token1", seat=1)
    for cell in range(2, 4):
        table.tap("token2", seat=2)
        table.tap(f"cell{cell}", seat=2)
    assert table.hands.fingers(1).taps == ("token1",)  # there are places left
    table.tap("cell3", seat=1)
    assert table.refusal is not None  # that one is taken: the order of the log decides


def test_bots_play_freely_at_their_own_pace() -> None:
    fast, slow = sit(SnatchGame(), "bot3", "bot3"), sit(SnatchGame(), "bot1", "bot1")
    for clock in (fast, slow):
        clock.run(3_000 + 5_500)
    assert len(fast.table.match.log) >= 2
    assert len(slow.table.match.log) == 0
    slow.run(4_000)
    assert len(slow.table.match.log) >= 1


def test_bots_keep_their_pace_when_the_table_is_only_woken_as_it_asks() -> None:
    """As the worker does it: no tick between those that `wake` wants."""
    clock = sit(SnatchGame(), "person", "bot1")
    table = clock.table
    while not table.match.log and clock.now < 60_000:
        clock.now += max(table.wake or 0.0, 1.0)
        table.tick(clock.now)
    least, most = FREE_EVERY[1]
    assert COUNT + least <= clock.now <= COUNT + most + 100


def test_there_is_no_taking_back_in_real_time() -> None:
    clock = sit(SnatchGame(), "person", "bot1")
    clock.run(3_100)
    clock.table.tap("token0")
    clock.table.tap("cell0")
    assert not clock.table.can_undo
