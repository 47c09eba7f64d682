"""The boards: every place has room of its own, evenly spaced, and the viewer sits at the bottom."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import dist

import pytest

from pygames.tactik.board import HOME, home_cell, length, start_cell
from pygames.tactik.layout import FORMS, HEIGHT, MIDDLE, WIDTH, layout

SECTIONS = (4, 6, 8, 10)
PHONE = 350 / WIDTH  # pixels per unit on a phone 390 wide, where the board is cut as wide as it is


@pytest.mark.parametrize("sections", SECTIONS)
def test_every_place_has_a_point(sections: int) -> None:
    lay = layout(sections, 0)
    assert len(lay.cells) == length(sections) + HOME * sections
    assert [len(reserve) for reserve in lay.reserves] == [HOME] * sections
    assert len(lay.notches) == len(lay.gifts) == len(lay.turns) == sections


@pytest.mark.parametrize("sections", SECTIONS)
def test_the_cells_of_the_track_are_evenly_spaced(sections: int) -> None:
    lay = layout(sections, 0)
    track = lay.cells[: length(sections)]
    steps = [dist(one, other) for one, other in pairwise((*track, track[0]))]
    assert max(steps) - min(steps) < 0.01 * lay.form.spacing
    homes = [lay.cells[home_cell(sections, 1, number)] for number in range(1, HOME + 1)]
    into = [dist(one, other) for one, other in pairwise((track[start_cell(1)], *homes))]
    assert into == pytest.approx([lay.form.spacing] * HOME)


@pytest.mark.parametrize("sections", SECTIONS)
def test_no_two_cells_overlap(sections: int) -> None:
    lay = layout(sections, 0)
    assert min(dist(one, other) for one, other in combinations(lay.cells, 2)) > 0.9 * lay.form.spacing


@pytest.mark.parametrize("sections", SECTIONS)
def test_reserves_lie_beside_the_track(sections: int) -> None:
    lay = layout(sections, 0)
    pawns = [pawn for reserve in lay.reserves for pawn in reserve]
    assert min(dist(pawn, cell) for pawn in pawns for cell in lay.cells) > 0.9 * lay.form.spacing


@pytest.mark.parametrize("sections", SECTIONS)
def test_all_lies_in_the_box(sections: int) -> None:
    lay = layout(sections, 0)
    edge = lay.form.spacing / 2
    points = (*lay.cells, *(pawn for reserve in lay.reserves for pawn in reserve))
    assert all(edge < x < WIDTH - edge and edge < y < HEIGHT - edge for x, y in points)
    for notch in lay.notches:
        assert notch.width / 2 < notch.plate.x < WIDTH - notch.width / 2


@pytest.mark.parametrize("sections", SECTIONS)
def test_the_first_colour_is_at_the_bottom_and_the_next_clockwise(sections: int) -> None:
    for first in range(sections):
        lay = layout(sections, first)
        start = lay.cells[start_cell(first)]
        assert start.x == pytest.approx(MIDDLE.x)
        assert start.y == max(lay.cells[start_cell(colour)].y for colour in range(sections))
        after = lay.cells[start_cell(first) + 1]  # from the bottom, clockwise is to the left
        assert after.x < start.x
        assert lay.cells[home_cell(sections, first, HOME)].y < lay.cells[home_cell(sections, first, 1)].y < start.y


@pytest.mark.parametrize("sections", SECTIONS)
def test_every_viewer_sees_the_same_board(sections: int) -> None:
    points = {(round(x, 6), round(y, 6)) for x, y in layout(sections, 0).cells}
    for first in range(1, sections):
        assert {(round(x, 6), round(y, 6)) for x, y in layout(sections, first).cells} == points


def test_cells_are_large_enough_for_a_phone() -> None:
    assert {sections: round(form.spacing * PHONE) for sections, form in FORMS.items()} == {4: 17, 6: 14, 8: 15, 10: 11}
