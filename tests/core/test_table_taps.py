"""Table: half-made moves. Taps in any order, ways, ghosts, hunts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pygames.core.game import Illegal, Seat
from pygames.core.scene import Scene
from pygames.core.table import Settings
from tests.core.sitting import sit
from tests.core.toys.domino import DominoGame, Row
from tests.core.toys.puzzle import PuzzleGame
from tests.core.toys.snatch import SnatchGame
from tests.core.toys.tug import TugGame

# -- taps in any order, ways, ghosts --


def test_cells_in_any_order_and_a_forced_last_tap() -> None:
    table = sit(DominoGame(), "person", "person").table
    table.tap("piece")
    assert table.hands.ghost(0, table.scene()) is None
    table.tap("cell5")  # only with cell 4: the last tap is made
    assert [entry.text for entry in table.match.log] == ["45"]
    table.tap("piece")
    table.tap("cell1")
    assert set(table.hands.half(1).through) == {"cell0", "cell2"}
    table.tap("cell0")
    assert table.match.log[-1].text == "01"


def test_next_way_walks_the_moves_that_share_the_taps() -> None:
    table = sit(DominoGame(), "person", "person").table
    with pytest.raises(Illegal, match="core-no-way"):
        table.next_way()
    table.tap("piece")
    table.tap("cell2")
    shown = []
    for _ in range(3):
        table.next_way()
        shown.append(table.hands.ghost(0, table.scene()))
    assert shown == ["12", "23", "12"]
    table.confirm()
    assert table.match.log[-1].text == "12"


def test_a_move_waits_for_its_confirmation_when_asked_to() -> None:
    table = sit(TugGame(), "person", "person", settings=Settings(confirm=True)).table
    with pytest.raises(Illegal, match="core-nothing-to-confirm"):
        table.confirm()
    table.tap("two")
    assert table.hands.ghost(0, table.scene()) == "two"
    assert table.match.log == []
    table.back()
    assert table.hands.ghost(0, table.scene()) is None
    table.tap("one")
    table.confirm()
    assert table.match.log[-1].text == "one"


class CarefulDomino(DominoGame):
    def scene(self, view: Row, seat: Seat | None) -> Scene:
        return replace(super().scene(view, seat), careful=True)


def test_where_care_is_wanted_what_is_pointed_at_waits_as_a_ghost() -> None:
    table = sit(CarefulDomino(), "person", "person").table
    table.tap("piece")
    table.tap("cell5")
    table.tap("cell4")
    assert (table.hands.ghost(0, table.scene()), table.match.log) == ("45", [])
    table.confirm()
    assert table.match.log[-1].text == "45"


def test_a_first_choice_can_be_changed_and_taken_back() -> None:
    clock = sit(SnatchGame(), "person", "bot1")
    clock.run(3_100)
    table = clock.table
    table.tap("token0")
    table.tap("token0")
    assert table.hands.fingers(0).taps == ()


def test_a_later_choice_can_be_changed_too() -> None:
    """Also that of a whole move which waits for its confirmation."""
    table = sit(DominoGame(), "person", "person", settings=Settings(confirm=True)).table
    for region in ("piece", "cell0", "cell1"):
        table.tap(region)
    assert table.hands.ghost(0, table.scene()) == "01"
    table.tap("cell3")
    assert table.refusal is None
    assert table.hands.fingers(0).taps == ("piece", "cell3")
    table.tap("cell4")
    table.confirm()
    assert table.match.log[-1].text == "34"


# -- the hunt --


def test_a_hunt_offers_everything_and_tells_nothing() -> None:
    table = sit(PuzzleGame(), "person").table
    scene = table.scene()
    table.tap("piece0")  # fits nowhere yet, but that is not said
    assert table.refusal is None
    assert table.hands.fingers(0).taps == ("piece0",)
    assert table.hands.ghost(0, scene) is None
    table.tap("cell4")
    assert table.refusal is not None
    assert table.match.log == []
    assert table.match.head.slips == (1,)
    assert table.hands.fingers(0).taps == ()


def test_a_hunt_ends_in_the_right_place() -> None:
    table = sit(PuzzleGame(), "person").table
    for piece in ("piece4", "piece1"):  # another piece is taken up instead
        table.tap(piece)
    table.tap("cell1")
    assert [entry.text for entry in table.match.log] == ["1"]
    assert table.match.head.slips == ()
    table.tap("pass")
    assert table.match.log[-1].text == "pass"


def test_a_cell_before_a_piece_is_no_try() -> None:
    table = sit(PuzzleGame(), "person").table
    table.tap("cell1")
    assert table.refusal is not None
    assert table.match.head.slips == ()


def test_there_are_no_ways_to_walk_in_a_hunt() -> None:
    table = sit(PuzzleGame(), "person").table
    table.tap("piece1")
    with pytest.raises(Illegal, match="core-no-way"):
        table.next_way()
