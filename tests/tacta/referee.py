"""A slow, plain referee: it knows the card's shapes as lists of points, and cuts polygons. It shares no code with the
game but the tables of the deck; what it says is what the rulebook's pictures say."""

from __future__ import annotations

from functools import cache
from math import atan2, cos, hypot, pi, sin, sqrt

from pygames.tacta.cards import face
from pygames.tacta.laid import SIZES, Laid
from pygames.tacta.layout import Layout
from pygames.tacta.shapes import SHAPES

Point = tuple[float, float]
Polygon = tuple[Point, ...]

R2 = sqrt(2)
NEAR = 1e-6
CARD: Polygon = ((-2, -3), (2, -3), (2, 3), (-2, 3))
# As the specification describes them, in its words: one polygon for each of the 18 places.
POLYGONS: dict[tuple[str, str], Polygon] = {
    ("CORNER", "TL"): ((-2, -3), (-2 + R2, -3), (-2, -3 + R2)),
    ("CORNER", "TR"): ((2, -3), (2 - R2, -3), (2, -3 + R2)),
    ("CORNER", "BR"): ((2, 3), (2 - R2, 3), (2, 3 - R2)),
    ("CORNER", "BL"): ((-2, 3), (-2 + R2, 3), (-2, 3 - R2)),
    ("EDGE", "T"): ((-1, -3), (1, -3), (0, -2)),
    ("EDGE", "R"): ((2, -1), (2, 1), (1, 0)),
    ("EDGE", "B"): ((-1, 3), (1, 3), (0, 2)),
    ("EDGE", "L"): ((-2, -1), (-2, 1), (-1, 0)),
    ("SQUARE", "TL"): ((-2, -3), (0, -3), (0, -1), (-2, -1)),
    ("SQUARE", "TR"): ((0, -3), (2, -3), (2, -1), (0, -1)),
    ("SQUARE", "BR"): ((0, 1), (2, 1), (2, 3), (0, 3)),
    ("SQUARE", "BL"): ((-2, 1), (0, 1), (0, 3), (-2, 3)),
    ("SHORT", "T"): ((-2, -3), (2, -3), (2, -2), (-2, -2)),
    ("SHORT", "B"): ((-2, 2), (2, 2), (2, 3), (-2, 3)),
    ("SHORT", "L"): ((-2, -2), (-1, -2), (-1, 2), (-2, 2)),
    ("SHORT", "R"): ((1, -2), (2, -2), (2, 2), (1, 2)),
    ("LONG", "L"): ((-2, -3), (-1, -3), (-1, 3), (-2, 3)),
    ("LONG", "R"): ((1, -3), (2, -3), (2, 3), (1, 3)),
}
BY_PLACE = [POLYGONS[shape.kind.name, shape.side] for shape in SHAPES]


def placed(polygon: Polygon, x: float, y: float, turn: int, mirror: bool = False) -> Polygon:
    c, s = cos(turn * pi / 4), sin(turn * pi / 4)
    flipped = [(-px if mirror else px, py) for px, py in polygon]
    return tuple((x + c * px - s * py, y + s * px + c * py) for px, py in flipped)


def inside(point: Point, polygon: Polygon) -> bool:
    """Of a convex polygon in either direction; its border counts."""
    signs = [
        (bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax)
        for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True)
    ]
    return min(signs) > -NEAR or max(signs) < NEAR


def crossing(a: Point, b: Point, c: Point, d: Point) -> list[Point]:
    """Where two stretches cross, if they are not parallel."""
    rx, ry, sx, sy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    turn = rx * sy - ry * sx
    if abs(turn) < NEAR:
        return []
    t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / turn
    u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / turn
    return [(a[0] + t * rx, a[1] + t * ry)] if -NEAR < t < 1 + NEAR and -NEAR < u < 1 + NEAR else []


def shared(one: Polygon, other: Polygon) -> list[Point]:
    """The corners of what two convex polygons share, in order around it."""
    points = [p for p in one if inside(p, other)] + [p for p in other if inside(p, one)]
    for i in range(len(one)):
        for j in range(len(other)):
            points += crossing(one[i - 1], one[i], other[j - 1], other[j])
    if not points:
        return []
    mx, my = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    return sorted(points, key=lambda p: atan2(p[1] - my, p[0] - mx))


def area(points: list[Point] | Polygon) -> float:
    return abs(sum(points[i - 1][0] * y - x * points[i - 1][1] for i, (x, y) in enumerate(points))) / 2


def same_points(one: Polygon, other: Polygon) -> bool:
    return len(one) == len(other) and all(any(hypot(p[0] - q[0], p[1] - q[1]) < NEAR for q in other) for p in one)


@cache
def fits(new: Polygon, below: Polygon) -> list[tuple[float, float, int]]:
    """The ways for the middle and turn of a card so that its overlap with a card at 0, 0 is just both shapes."""
    found = []
    for turn in range(8):
        turned = placed(new, 0, 0, turn)
        dx = sum(p[0] for p in below) / len(below) - sum(p[0] for p in turned) / len(turned)
        dy = sum(p[1] for p in below) / len(below) - sum(p[1] for p in turned) / len(turned)
        common = area(shared(placed(CARD, dx, dy, turn), CARD))
        if same_points(placed(new, dx, dy, turn), below) and abs(common - area(below)) < NEAR:
            found.append((dx, dy, turn))
    return found


Look = frozenset[tuple[object, ...]]


def look(card: int, mirror: bool, x: float, y: float, turn: int) -> Look:
    """What can be seen of a card: where each of its shapes lies, with its dots."""
    seen: list[tuple[object, ...]] = []
    for place, dots in face(card).items():
        polygon = placed(BY_PLACE[place], x, y, turn, mirror)
        seen.append((dots, frozenset((round(px, 4) + 0.0, round(py, 4) + 0.0) for px, py in polygon)))
    return frozenset(seen)


def on_table(laid: Laid, polygon: Polygon) -> Polygon:
    x, y = laid.pose.middle
    return placed(polygon, x, y, laid.pose.turn, laid.mirror)


def covered(layout: Layout, number: int, place: int) -> bool:
    """Whether a shape is part of a connection, or on the start card shares ground with one that is."""
    own = layout.laid[number]
    if own.shape == place:
        return True
    mine = BY_PLACE[place]
    return any(
        other.on == number and area(shared(mine, BY_PLACE[other.below])) > NEAR for other in layout.laid[number + 1 :]
    )


def allowed(layout: Layout, card: int) -> set[Look]:
    """All that a card could look like on the table where it may be connected."""
    looks = set()
    cards = [on_table(laid, CARD) for laid in layout.laid]
    for number, laid in enumerate(layout.laid):
        around = [card for i, card in enumerate(cards) if i != number and _distance(card, cards[number]) < 15]
        for below in face(laid.card):
            if covered(layout, number, below):
                continue
            for own in face(card):
                for mirror in (False, True):
                    for x, y, turn in _poses(laid, below, own, mirror):
                        if _has_room(layout.size, around, placed(CARD, x, y, turn)):
                            looks.add(look(card, mirror, x, y, turn))
    return looks


def _poses(laid: Laid, below: int, own: int, mirror: bool) -> list[tuple[float, float, int]]:
    new = placed(BY_PLACE[own], 0, 0, 0, mirror)
    ground = placed(BY_PLACE[below], 0, 0, 0, laid.mirror)
    x, y = laid.pose.middle
    turn = laid.pose.turn
    found = []
    for dx, dy, more in fits(new, ground):
        [(rx, ry)] = placed(((dx, dy),), x, y, turn)
        found.append((rx, ry, (turn + more) % 8))
    return found


def _has_room(size: str, around: list[Polygon], new: Polygon) -> bool:
    width, height = SIZES[size]
    if not all(abs(x) <= width + NEAR and abs(y) <= height + NEAR for x, y in new):
        return False
    return all(area(shared(new, card)) <= 0.05 for card in around if _distance(new, card) < 7.5)


def _distance(one: Polygon, other: Polygon) -> float:
    """Between the middles of two cards; those of cards that meet are at most 7.22 apart."""
    (ax, ay), _, (bx, by), _ = one
    (cx, cy), _, (dx, dy), _ = other
    return hypot(ax + bx - cx - dx, ay + by - cy - dy) / 2
