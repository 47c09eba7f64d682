"""Where cards may be connected, against a slow referee; and that layouts are values."""

from __future__ import annotations

import pytest

from pygames.core.dice import Dice
from pygames.tacta.cards import COLOURS, EACH, START, face, value_of
from pygames.tacta.laid import SIZES, Laid
from pygames.tacta.layout import Layout, empty
from pygames.tacta.pose import Pose
from tests.tacta import referee


def grow(size: str, seed: object, cards: int) -> Layout:
    """Cards of all colours connected at random."""
    dice = Dice("grow", size, seed)
    layout = empty(size)
    for card in dice.shuffled(range(COLOURS * EACH))[:cards]:
        if plays := layout.plays(card):
            layout = layout.connect(dice.choice(plays))
    return layout


def looks(layout: Layout, card: int) -> list[referee.Look]:
    found = []
    for play in layout.plays(card):
        last = layout.connect(play).last
        found.append(referee.look(card, last.mirror, *last.pose.middle, last.pose.turn))
    return found


@pytest.mark.parametrize("size", SIZES)
def test_the_referee_allows_the_same(size: str) -> None:
    """512 positions on each table, thousands of placements of either verdict."""
    dice = Dice("cards", size)
    allowed = 0
    for seed in range(64):
        layout = grow(size, seed, cards=seed + seed // 2)
        for card in dice.shuffled(range(EACH))[:8]:
            found = looks(layout, card)
            assert len(set(found)) == len(found), "two moves that lie the same"
            assert set(found) == referee.allowed(layout, card)
            allowed += len(found)
    assert allowed > 1500


@pytest.mark.parametrize("size", SIZES)
def test_cards_overlap_by_their_connections_only(size: str) -> None:
    layout = grow(size, "laws", 60)
    cards = [referee.on_table(laid, referee.CARD) for laid in layout.laid]
    width, height = SIZES[size]
    for number, laid in enumerate(layout.laid):
        assert all(abs(x) < width + 1e-6 and abs(y) < height + 1e-6 for x, y in cards[number])
        for other in range(number):
            common = referee.area(referee.shared(cards[number], cards[other]))
            if laid.on == other:
                below = layout.laid[other]
                shapes = [(laid, laid.shape), (below, laid.below)]
                one, two = (referee.on_table(card, referee.BY_PLACE[place]) for card, place in shapes)
                assert referee.same_points(one, two)
                assert common == pytest.approx(referee.area(one))
            else:
                assert common <= 0.05


@pytest.mark.parametrize("size", SIZES)
def test_what_is_used_and_seen(size: str) -> None:
    layout = grow(size, "used", 70)
    dots = [0] * (COLOURS + 1)
    for number, laid in enumerate(layout.laid):
        hidden = {other.below for other in layout.laid if other.on == number}
        for place, count in face(laid.card).items():
            dots[laid.card // EACH] += 0 if place in hidden else count
            assert layout.open(number, place) == (not referee.covered(layout, number, place))
    assert layout.dots == tuple(dots[:COLOURS])


def test_what_is_found_step_by_step_is_what_is_found_at_once() -> None:
    """Every layout knows its slots from the one before; one that was never asked before finds the same."""
    asked = grow("normal", 1, 60)
    layout = empty("normal")
    for laid in asked.laid[1:]:
        layout = Layout("normal", layout, laid)
        if len(layout.laid) in (5, 12):
            assert layout.soon_known == (len(layout.laid) == 5)  # few steps from the start, then too many
    assert layout.slots == asked.slots
    assert layout.open_shapes == asked.open_shapes
    assert [layout.plays(card) for card in range(18)] == [asked.plays(card) for card in range(18)]
    assert layout.box == asked.box
    for seen, slots in enumerate(layout.slots):
        for slot in slots:
            assert layout.open(slot.on, slot.below)
            assert not list(layout.overlapped(slot.pose, but=slot.on))
            assert seen in range(18)


def test_layouts_are_values() -> None:
    one, other = grow("large", 3, 20), grow("large", 3, 20)
    assert one == other
    assert hash(one) == hash(other)
    assert one.before != other
    assert Layout("small", None, one.laid[0]) != Layout("large", None, one.laid[0])
    assert one != "layout"
    assert repr(one) == repr(other)


def test_the_first_card_on_an_empty_table() -> None:
    layout = empty("small")
    assert layout.laid == (Laid(START, False, Pose(0, 0, 0, 0, 0)),)
    # Circle 1 has a square, which fits onto four, an edge triangle onto four, a short strip along an edge onto four;
    # each on either side.
    assert len(layout.plays(0)) == 2 * (4 + 4 + 4)
    assert layout.connect(layout.plays(0)[0]).dots[0] == value_of(0)
