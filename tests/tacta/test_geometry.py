"""Shapes, pairs and overlaps, against polygons that are cut another way."""

from __future__ import annotations

import pytest

from pygames.core.dice import Dice
from pygames.tacta.cards import EACH, FACES, TWINS, WAYS, own_mirror, pack
from pygames.tacta.overlap import TOLERANCE, gap, overlaps, reach
from pygames.tacta.overlap import area as area_of
from pygames.tacta.pairs import FITS, PAIRS, fit
from pygames.tacta.pose import Pose, floats, minus, plus, turned
from pygames.tacta.shapes import DOTS, MIRROR, OUTLINE, OVERLAPS, PARTNER, SHAPES, Kind, corners
from tests.tacta.referee import BY_PLACE, CARD, NEAR, POLYGONS, area, fits, placed, same_points, shared


def test_the_18_places() -> None:
    assert len(SHAPES) == len(set(BY_PLACE)) == len(POLYGONS) == 18
    for shape, polygon in zip(SHAPES, BY_PLACE, strict=True):
        assert same_points(tuple(corners(shape.outline)), polygon)
    areas = {Kind.CORNER: 1, Kind.EDGE: 1, Kind.SQUARE: 4, Kind.SHORT: 4, Kind.LONG: 6}
    for shape in SHAPES:
        assert area(corners(shape.outline)) == pytest.approx(areas[shape.kind])


def test_outlines_are_clockwise() -> None:
    """So that they can be cut by each other: each shape shares its whole area with its card."""
    for shape in SHAPES:
        assert area_of(corners(shape.outline), corners(OUTLINE)) == pytest.approx(area(corners(shape.outline)))


def test_mirrors_are_mirrors() -> None:
    for place, mirror in enumerate(MIRROR):
        assert same_points(placed(BY_PLACE[place], 0, 0, 0, mirror=True), BY_PLACE[mirror])


def test_64_pairs_each_with_one_pose() -> None:
    """As many as the specification says, and the same that an independent search in floats finds."""
    assert len(PAIRS) == 64
    for new in range(18):
        for below in range(18):
            found = fits(BY_PLACE[new], BY_PLACE[below])
            if (new, below) not in PAIRS:
                assert found == []
                continue
            [(x, y, turn)] = found
            pose = PAIRS[new, below]
            assert pose.turn == turn
            assert pose.middle == pytest.approx((x, y))


def test_an_overlap_is_exactly_the_shape() -> None:
    for (new, below), pose in PAIRS.items():
        x, y = pose.middle
        common = shared(placed(CARD, x, y, pose.turn), CARD)
        assert area(common) == pytest.approx(area(BY_PLACE[below]))
        assert all(any(abs(p[0] - q[0]) + abs(p[1] - q[1]) < NEAR for q in common) for p in BY_PLACE[below])
        assert same_points(placed(BY_PLACE[new], x, y, pose.turn), BY_PLACE[below])


def test_which_kinds_meet() -> None:
    counts = dict.fromkeys(Kind, 0)
    for new, below in PAIRS:
        assert PARTNER[SHAPES[new].kind] is SHAPES[below].kind
        counts[SHAPES[new].kind] += 1
    assert counts == {Kind.CORNER: 16, Kind.EDGE: 16, Kind.SQUARE: 16, Kind.SHORT: 12, Kind.LONG: 4}
    centred = {place for place, shape in enumerate(SHAPES) if shape.kind is Kind.SHORT and shape.side in "LR"}
    assert not any(new in centred and below in centred for new, below in PAIRS)
    for (new, _), pose in PAIRS.items():
        assert pose.turn % 2 == (SHAPES[new].kind in (Kind.CORNER, Kind.EDGE))


def test_fits_turn_with_the_card_below() -> None:
    dice = Dice("fits")
    for (new, below), pose in PAIRS.items():
        on = random_pose(dice)
        found = fit(new, below, on)
        assert found is not None
        x, y = on.middle
        ground = placed(BY_PLACE[below], x, y, on.turn)
        assert same_points(placed(BY_PLACE[new], *found.middle, found.turn), ground)
        assert found.turn == (on.turn + pose.turn) % 8
    assert fit(0, 0, on) is None
    assert sum(len(those) for those in FITS[3]) == 64


def test_turning_is_exact() -> None:
    dice = Dice("turn")
    for _ in range(200):
        vector = random_pose(dice)[:4]
        assert turned(vector, 8) == vector
        assert turned(turned(vector, 3), 5) == vector
        assert floats(turned(vector, 1)) == pytest.approx(placed((floats(vector),), 0, 0, 1)[0])
        assert minus(plus(vector, (1, 2, 3, 4)), (1, 2, 3, 4)) == vector


def random_pose(dice: Dice, far: int = 20) -> Pose:
    """A pose that cards can come to: both multiples of ROOT even, or both odd."""
    ax, bx, ay, half = (dice.below(2 * far + 1) - far for _ in range(4))
    return Pose(ax, bx, ay, 2 * (half // 2) + bx % 2, dice.below(8))


def test_overlaps_as_polygons_say() -> None:
    """Thousands of pairs of cards that lie near each other, many of them just touching."""
    dice = Dice("overlaps")
    counts = {True: 0, False: 0}
    slivers = touching = 0
    for _ in range(6000):
        one, other = random_pose(dice, 9), random_pose(dice, 9)
        (x, y), (ox, oy) = one.middle, other.middle
        dx, dy = ox - x, oy - y
        common = area(shared(placed(CARD, x, y, one.turn), placed(CARD, ox, oy, other.turn)))
        verdict = overlaps(dx, dy, one.turn, other.turn)
        assert verdict == (common > TOLERANCE) == overlaps(-dx, -dy, other.turn, one.turn)
        assert (gap(dx, dy, one.turn, other.turn) < -1e-9) == (common > 1e-7)
        counts[verdict] += 1
        slivers += 1e-7 < common <= TOLERANCE
        touching += abs(gap(dx, dy, one.turn, other.turn)) < 1e-9
    assert min(*counts.values(), 10 * slivers, 10 * touching) > 100


def test_what_is_deeper_than_1_overlaps_by_far() -> None:
    for turn, other in ((0, 0), (0, 1), (0, 2), (0, 3)):
        for i in range(-80, 81):
            for j in range(-80, 81):
                if gap(i / 10, j / 10, turn, other) < -1:
                    assert area_of(placed(CARD, 0, 0, turn), placed(CARD, i / 10, j / 10, other)) > 10 * TOLERANCE


def test_how_far_a_card_reaches() -> None:
    for turn in range(8):
        points = placed(CARD, 0, 0, turn)
        assert reach(turn) == pytest.approx((max(x for x, _ in points), max(y for _, y in points)))


# The deck


def test_a_card_is_worth_its_dots() -> None:
    assert [sum(card.values()) for card in FACES] == [*[1, 2, 3, 4, 5, 6] * 3, 0]
    for card in FACES[:EACH]:
        assert all(dots in (0, DOTS[SHAPES[place].kind]) for place, dots in card.items())
    assert len(FACES[EACH]) == 18
    assert pack(2, (0, 2)) == (*range(36, 42), *range(48, 54))


def test_shapes_of_a_card_lie_apart_and_have_sides_of_their_own() -> None:
    for card in FACES[:EACH]:
        assert len({SHAPES[place].side for place in card}) == len(card)
        for place in card:
            assert [other for other in card if OVERLAPS[place] >> other & 1] == [place]


def test_shapes_that_share_ground() -> None:
    for one, bits in enumerate(OVERLAPS):
        for other in range(18):
            assert (bits >> other & 1) == (area(shared(BY_PLACE[one], BY_PLACE[other])) > NEAR)


def test_four_cards_are_their_own_mirror_images() -> None:
    """Circle 4, circle 6, triangle 5 and triangle 6."""
    assert [card for card in range(EACH) if own_mirror(card)] == [3, 5, 16, 17]
    for card, twin in enumerate(TWINS):
        if twin is not None:
            assert {twin[place]: dots for place, dots in FACES[card].items()} == FACES[card]
    assert len(WAYS[5]) == 4
    assert len(WAYS[0]) == 6
