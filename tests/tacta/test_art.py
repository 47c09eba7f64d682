"""The drawings: they show exactly what the rules reckon with, and nobody is told by colour alone."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations
from math import cos, pi, sin

import pytest

from pygames.core.scene import Circle, Path, Shape, Sprite, Symbol, Text
from pygames.tacta import art, badges
from pygames.tacta.art import DOT, LINE, UNIT, card_sprite, joint_sprite, open_sprite
from pygames.tacta.cards import COLOURS, EACH, START, face, own_mirror, suit_of, value_of
from pygames.tacta.shapes import DOTS, MIRROR, SHAPES, Kind, Place
from tests.tacta import referee
from tests.tacta.referee import Point, Polygon

FACES = [(card, mirror) for card in range(EACH) for mirror in (False, True)]
NEAR = 0.01  # as drawings are written


def polygon(path: Path) -> Polygon:
    """In the rules' units."""
    numbers = [float(number) / UNIT for number in re.findall(r"-?\d+(?:\.\d+)?", path.d)]
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


def same(one: Polygon, other: Polygon) -> bool:
    return len(one) == len(other) and all(
        any(abs(x - a) < NEAR and abs(y - b) < NEAR for a, b in other) for x, y in one
    )


def as_seen(card: int, mirror: bool) -> dict[Place, int]:
    return {MIRROR[place] if mirror else place: dots for place, dots in face(card).items()}


def shapes_of(sprite: Sprite) -> list[Path]:
    return [shape for shape in sprite.shapes if isinstance(shape, Path) and re.fullmatch(r"M[^a-z]*z", shape.d)]


def dots_of(sprite: Sprite) -> list[Circle]:
    return [shape for shape in sprite.shapes if isinstance(shape, Circle)]


@pytest.mark.parametrize(("card", "mirror"), FACES)
def test_a_card_shows_its_shapes_where_the_rules_have_them(card: int, mirror: bool) -> None:
    sprite = card_sprite(card, mirror)
    drawn = [shape for shape in shapes_of(sprite) if shape.fill.startswith("seat")]
    wanted = as_seen(card, mirror)
    assert len(drawn) == len(wanted)
    for place, dots in wanted.items():
        [path] = [path for path in drawn if same(polygon(path), referee.BY_PLACE[place])]
        assert path.fill == ("seatdark0" if dots else "seatlight0")
    assert (sprite.width, sprite.height) == (4 * UNIT, 6 * UNIT)


@pytest.mark.parametrize(("card", "mirror"), FACES)
def test_dots_lie_in_their_shapes_and_nowhere_else(card: int, mirror: bool) -> None:
    circles = dots_of(card_sprite(card, mirror))
    assert len(circles) == value_of(card)
    for place, dots in as_seen(card, mirror).items():
        ground = referee.BY_PLACE[place]
        assert sum(within(circle, ground) for circle in circles) == dots
    for one, other in combinations(circles, 2):
        assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 > (2 * DOT + LINE) ** 2


def within(circle: Circle, ground: Polygon) -> bool:
    """With its whole disc."""
    rim = (pi / 8 * step for step in range(16))
    points = [((circle.x + DOT * cos(angle)) / UNIT, (circle.y + DOT * sin(angle)) / UNIT) for angle in rim]
    return all(referee.inside(point, ground) for point in points)


@pytest.mark.parametrize("card", range(EACH))
def test_the_back_is_the_mirror_image_but_for_what_is_written(card: int) -> None:
    front, back = card_sprite(card), card_sprite(card, True)
    assert back.name != front.name
    assert {(round(-dot.x, 2), round(dot.y, 2)) for dot in dots_of(front)} == {
        (round(dot.x, 2), round(dot.y, 2)) for dot in dots_of(back)
    }
    written = [[shape for shape in side.shapes if isinstance(shape, Text | Symbol)] for side in (front, back)]
    assert written[0] == written[1]
    if not own_mirror(card):
        assert {shape.d for shape in shapes_of(front)} != {shape.d for shape in shapes_of(back)}


def test_value_and_suit_are_in_the_middle_and_no_shape_lies_on_them() -> None:
    for card, mirror in FACES:
        sprite = card_sprite(card, mirror)
        [value] = [shape for shape in sprite.shapes if isinstance(shape, Text)]
        assert (value.content, value.x) == (value_of(card), 0)
        assert art.suit_outline(suit_of(card)) in {shape.d for shape in sprite.shapes if isinstance(shape, Path)}
        [sign] = [shape for shape in sprite.shapes if isinstance(shape, Symbol)]
        half = sign.size / 2
        corners: list[Point] = [(x / UNIT, (sign.y + y) / UNIT) for x in (-half, half) for y in (-half, half)]
        suit: list[Point] = [(13 * cos(pi / 8 * i) / UNIT, 13 * sin(pi / 8 * i) / UNIT) for i in range(16)]
        for place in as_seen(card, mirror):
            assert not any(referee.inside(point, referee.BY_PLACE[place]) for point in (*corners, *suit))


def test_the_start_card_has_all_places_and_belongs_to_nobody() -> None:
    sprite = card_sprite(START)
    lines = [shape for shape in shapes_of(sprite) if shape.fill == "none"]
    assert len(lines) == len(referee.BY_PLACE)
    for ground in referee.BY_PLACE:
        assert sum(same(polygon(path), ground) for path in lines) == 1
    assert not dots_of(sprite)
    assert not any(shape.fill.startswith("seat") for shape in sprite.shapes)


@pytest.mark.parametrize("place", range(len(SHAPES)))
def test_one_drawing_turned_is_every_shape_of_its_kind(place: Place) -> None:
    kind = SHAPES[place].kind
    for sprite in (open_sprite(kind), joint_sprite(kind, DOTS[kind])):
        path = sprite.shapes[0]
        assert isinstance(path, Path)
        x, y = art.middle_of(place)
        turned = referee.placed(polygon(path), x / UNIT, y / UNIT, art.turn_of(place) // 45)
        assert same(turned, referee.BY_PLACE[place])


@pytest.mark.parametrize("kind", Kind)
def test_only_safe_dots_are_ticked(kind: Kind) -> None:
    assert len(joint_sprite(kind, DOTS[kind]).shapes) - len(joint_sprite(kind, 0).shapes) == DOTS[kind]


def grey(sprite: Sprite) -> list[Shape | int]:
    """What is left of a drawing where all colours are the same; the sign of a colour stays."""
    left: list[Shape | int] = []
    for shape in sprite.shapes:
        if isinstance(shape, Symbol):
            left.append(int(shape.of.removeprefix("seat")))
        else:
            left.append(replace(shape, fill=re.sub(r"\d$", "", shape.fill)))
    return left


@pytest.mark.parametrize(("one", "other"), [*combinations(range(COLOURS), 2)])
def test_two_colours_are_told_apart_without_colour(one: int, other: int) -> None:
    for card in range(EACH):
        assert grey(card_sprite(EACH * one + card)) != grey(card_sprite(EACH * other + card))
    assert grey(badges.tag(one)) != grey(badges.tag(other))
    assert grey(badges.hidden(one, 2)) != grey(badges.hidden(other, 2))
