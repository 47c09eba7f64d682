"""The picture and the taps: where things lie, what the last card has done, and that a vain tap says why."""

from __future__ import annotations

from dataclasses import replace
from math import cos, pi, sin

import pytest

from pygames.core.dice import Dice
from pygames.core.frame import frame
from pygames.core.game import Who
from pygames.core.match import Match
from pygames.core.record import Player
from pygames.core.scene import Item, Scene
from pygames.core.table import Table
from pygames.tacta import GAME, badges
from pygames.tacta.art import UNIT
from pygames.tacta.cards import EACH, NONE, face
from pygames.tacta.moves import Move, Play
from pygames.tacta.shapes import SHAPES
from pygames.tacta.state import Phase, State
from pygames.tacta.taps import card_region, shape_region
from tests.tacta import referee
from tests.tacta.situations import WAYS, act, random_match, start, table
from tests.tacta.test_layout import grow


def items(scene: Scene) -> dict[str, Item]:
    return {item.key: item for item in scene.items}


def position(cards: int, size: str = "large") -> State:
    return replace(table("0c1,0c4 1c1,1c2", table=size), layout=grow(size, "scene", cards))


def reach(item: Item, scene: Scene) -> tuple[float, float, float, float]:
    [sprite] = [sprite for sprite in scene.sprites if sprite.name == item.sprite]
    angle = item.turn * pi / 180
    x = item.scale * (sprite.width * abs(cos(angle)) + sprite.height * abs(sin(angle))) / 2
    y = item.scale * (sprite.width * abs(sin(angle)) + sprite.height * abs(cos(angle))) / 2
    return item.x - x, item.y - y, item.x + x, item.y + y


# Where things lie


def test_cards_lie_as_the_rules_say() -> None:
    state = table("0c1,0c4 1c1,1c2", "1s2 Lm>0.TR", "1t3 B>0.BL")
    shown = items(GAME.scene(state, 0))
    for laid in state.layout.laid[1:]:
        item = shown[f"card{laid.card}"]
        x, y = laid.pose.middle
        assert (item.x, item.y) == pytest.approx((UNIT * x, UNIT * y), abs=0.001)
        assert (item.turn, item.sprite) == (45 * laid.pose.turn, f"card{laid.card}{'m' * laid.mirror}")
    assert [shown[f"card{laid.card}"].z for laid in state.layout.laid[1:]] == [1, 2]


def test_open_shapes_lie_where_they_are_on_their_cards() -> None:
    state = position(30)
    layout, shown = state.layout, items(GAME.scene(state, 0))
    highest = max(item.z for key, item in shown.items() if key.startswith("card"))
    for number, laid in enumerate(layout.laid):
        for place in face(laid.card):
            item = shown.get(f"open{number}.{place}")
            assert (item is not None) == layout.open(number, place)
            if item is not None:
                xs, ys = zip(*referee.BY_PLACE[place], strict=True)
                middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
                [(x, y)] = referee.on_table(laid, (middle,))
                assert (item.x, item.y) == pytest.approx((UNIT * x, UNIT * y), abs=0.01)
                assert item.sprite == f"open-{SHAPES[place].kind.name.lower()}"
                assert item.z > highest


@pytest.mark.parametrize("way", WAYS)
def test_all_is_in_the_box(way: str) -> None:
    for match in random_match(3, 4, WAYS[way]):
        if len(match.log) % 9:
            continue
        for viewer in (0, None):
            scene = GAME.scene(GAME.view(match.state, viewer), viewer)
            left, top, width, height = scene.box
            for item in scene.items:
                if item.zone == "table" and not item.key.startswith("edge"):
                    x, y, right, bottom = reach(item, scene)
                    room = 20 if item.key.startswith("hidden") else 0.1  # a badge may hang over the edge
                    assert left - room <= x < right <= left + width + room, (way, item)
                    assert top - room <= y < bottom <= top + height + room, (way, item)


@pytest.mark.parametrize("size", ["normal", "unlimited"])
def test_wherever_a_card_can_go_is_in_the_box(size: str) -> None:
    state = position(25, size)
    left, top, width, height = GAME.scene(state, 0).box
    plays = [move for move in GAME.legal(state, 0) if isinstance(move, Play)]
    assert plays
    for play in plays:
        ghost = referee.on_table(state.layout.connect(play).last, referee.CARD)
        assert all(left <= UNIT * x <= left + width and top <= UNIT * y <= top + height for x, y in ghost)


def test_the_edge_of_the_table_is_drawn_where_it_ends() -> None:
    def edges(state: State) -> dict[str, Item]:
        return {key: item for key, item in items(GAME.scene(state, 0)).items() if key.startswith("edge")}

    blocked = table("0c4,0s1 1c1,1c2", "1s2 Lm>0.TR", "1t3 B>0.BL", table="small")
    sides = edges(act(blocked, "0 0c4 apart 0"))  # which may go anywhere
    assert sides["edge-top"].y < -18 * UNIT < 18 * UNIT < sides["edge-bottom"].y
    assert sides["edge-left"].x < -24 * UNIT < 24 * UNIT < sides["edge-right"].x
    assert edges(start(table="small")) == {}  # it is still far
    assert edges(position(60, "unlimited")) == {}


def test_the_picture_reaches_no_farther_than_the_cards_and_the_table() -> None:
    """A place at one end of the table does not make the whole of it to be looked at."""
    blocked = table("0c4,0s1 1c1,1c2", "1s2 Lm>0.TR", "1t3 B>0.BL", table="small")
    everywhere = GAME.scene(act(blocked, "0 0c4 apart 0"), 0)  # it may go anywhere
    across, down = 24 * UNIT + badges.EDGE, 18 * UNIT + badges.EDGE
    assert everywhere.box == (-across, -down, 2 * across, 2 * down)
    state = position(25)
    left, top, width, height = GAME.scene(state, 0).box
    boxes = [
        referee.on_table(state.layout.connect(play).last, referee.CARD)
        for card in range(EACH)
        for play in state.layout.plays(card)
    ]
    xs, ys = ([UNIT * point[i] for box in boxes for point in box] for i in (0, 1))
    assert 0 < min(xs) - left < 4 * UNIT
    assert 0 < min(ys) - top < 4 * UNIT
    assert 0 < left + width - max(xs) < 4 * UNIT
    assert 0 < top + height - max(ys) < 4 * UNIT


# Packs


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_everybodys_outer_cards_are_seen_by_all(seats: int) -> None:
    match = Match.new(GAME, seats, {"teams": "yes"} if seats > 6 else {}, seed=5)
    state = match.state
    for viewer in range(seats):
        scene = GAME.scene(GAME.view(state, viewer), viewer)
        shown = items(scene)
        for seat in range(seats):
            for card in state.cards(seat):
                assert shown[f"card{card}"].zone == f"hand{viewer}"
                assert (shown[f"card{card}"].scale == 1) == (seat == viewer)
        held = [reach(item, scene) for item in scene.items if item.zone == f"hand{viewer}" and "card" in item.key]
        for i, (left, top, right, bottom) in enumerate(held):
            for x, y, end, foot in held[:i]:
                assert left >= end or right <= x or top >= foot or bottom <= y  # none lies on another
    watched = GAME.scene(GAME.view(state, None), None).items
    for seat in range(seats):
        for card in state.cards(seat):
            assert [item.zone for item in watched if item.sprite == f"card{card}"] == [f"hand{seat}"]


def test_a_last_card_is_above_its_tag() -> None:
    state = table("0c4,0s1 1c1,1c2")
    state = replace(state, outer=((state.outer[0][0], NONE), state.outer[1]))
    shown = items(GAME.scene(state, 0))
    assert shown[f"card{state.outer[0][0]}"].x == shown["tag0"].x
    left, right = (shown[f"card{card}"].x for card in state.outer[1])
    assert (left + right) / 2 == shown["tag1"].x


def test_the_tray_is_put_away_when_all_cards_are_laid() -> None:
    state = table("0c4,0s1 1c1,1c2", "1s2 B>0.T")
    tray = items(GAME.scene(state, 0))["tray0"]
    assert items(GAME.scene(start(), 0))["tray0"] == tray  # before the deal there is room for the cards
    over = items(GAME.scene(replace(state, outer=((NONE, NONE), (NONE, NONE))), 0))
    assert "tray0" not in over
    assert "tag0" in over


def test_rule_18_the_suits_to_hand_on_are_in_the_hand() -> None:
    match = Match.new(GAME, 3, {"way": "sabotage", "suits": "2"}, seed=1)
    scene = GAME.scene(GAME.view(match.state, 1), 1)
    shown, known = items(scene), {region.id: region.items for region in scene.regions}
    for suit, move in zip(match.state.suits, GAME.legal(match.state, 1), strict=True):
        [key] = known[str(GAME.path(match.state, 1, move)[0])]
        assert (shown[key].zone, shown[key].sprite) == ("hand1", f"suit{suit}-1")
    assert not any(key.startswith("suit") for key in items(GAME.scene(GAME.view(match.state, None), None)))


def test_tags_count_the_visible_dots_of_their_colour() -> None:
    state = act(table("0c4,0s1 1c1,1c2", "1s2 B>0.T"), "0 0s1 TRm>1.L")
    shown = items(GAME.scene(state, 0))
    assert shown["dots0"].sprite == f"dots{state.layout.dots[0]}"
    assert shown["dots1"].sprite == f"dots{state.layout.dots[1]}"
    teams = Match.new(GAME, 8, {"teams": "yes"}, seed=1).state
    assert items(GAME.scene(teams, 0))["tag5"].sprite == "tag1"


# The last card


def test_the_last_card_shows_what_it_hides_and_makes_safe() -> None:
    state = table("0s3,0s1 1c1,1c2", "1s2 B>0.T")
    before = items(GAME.scene(state, 0))
    assert not any(key.startswith("hidden") for key in before)
    shown = items(GAME.scene(act(state, "0 0s3 TL>1.TR"), 0))
    assert shown["joint2"].sprite == "joint-square-2"
    assert shown["hidden2"].sprite == "hidden1-2"
    assert "joint1" not in shown


def test_moves_are_told_with_what_they_hide_and_make_safe() -> None:
    def told(state: State, text: str) -> dict[str, object]:
        return dict(GAME.tell(state, 0, GAME.read(state, 0, text)).params)

    state = table("0s3,0s1 1c1,1c2", "1s2 B>0.T")
    said = told(state, "0s3 TL>1.TR")
    assert (said["dots"], said["safe"]) == (2, 2)
    assert (said["of"], said["own"]) == (Who(1), Who(0))
    assert told(state, "0s3 R>0.BR")["safe"] == 0


# Taps


def seated(seed: str, *kinds: str) -> Table[State, Move]:
    match = Match.new(GAME, seed=seed, players=tuple(map(Player, kinds)))
    while match.ask.seats != (0,):
        match.play(match.ask.seats[0], GAME.legal(match.state, match.ask.seats[0])[0])
    return Table(match)


def test_a_shape_tapped_again_shows_the_next_way() -> None:
    at = seated("ways", "person", "bot1")
    match = at.match
    play = GAME.legal(match.state, 0)[0]
    taps = [tap for tap in GAME.path(match.state, 0, play) if isinstance(tap, str)]
    assert taps[0] == card_region(match.state.cards(0)[0])
    at.tap(taps[0])
    at.tap(taps[1])
    ghost = at.hands.ghost(0, at.scene())
    assert ghost in GAME.legal(match.state, 0)
    ways = at.hands.ways(0)
    assert len(ways) > 1
    at.tap(taps[1])
    assert at.hands.ghost(0, at.scene()) == ways[1]
    before = len(match.state.layout.laid)
    at.confirm()
    assert len(match.state.layout.laid) > before


def test_a_card_that_fits_in_one_way_only_is_a_ghost_first() -> None:
    """And no button lies over the table: the ghost is tapped."""
    tried = 0
    for seed in range(20):
        at = seated(str(seed), "person", "bot1")
        legal = GAME.legal(at.match.state, 0)
        paths = [GAME.path(at.match.state, 0, move) for move in legal]
        for path in paths:
            if sum(other[:2] == path[:2] for other in paths) == 1:
                tried += 1
                laid = len(at.match.state.layout.laid)
                at.tap(str(path[0]))
                at.tap(str(path[1]))
                assert len(at.match.state.layout.laid) == laid
                [hand] = frame(at, {})["hands"]
                assert hand["ghost"]
                assert not any(choice["button"] for choice in hand["choices"])
                at.back()
                at.back()
    assert tried


def test_every_card_and_shape_that_a_move_needs_is_in_the_picture() -> None:
    for way in ("standard", "free", "teams"):
        for match in random_match(2, 4, WAYS[way]):
            state = match.state
            for seat in match.ask.seats if state.phase in (Phase.TURN, Phase.FREE) else ():
                viewers = (seat, None) if state.phase is Phase.FREE else (seat,)
                for scene in (GAME.scene(GAME.view(state, viewer), viewer) for viewer in viewers):
                    shown, known = items(scene), {region.id: region.items for region in scene.regions}
                    for move in Dice("some", len(match.log)).shuffled(GAME.legal(state, seat))[:5]:
                        card, *rest = GAME.path(state, seat, move)
                        if isinstance(move, Play):
                            [held, *_] = known[str(card)]
                            assert shown[held].zone == f"hand{seat}"
                            assert [shown[key].zone for key in known[str(rest[0])]] == ["table"]


def test_a_tap_that_makes_no_move_says_why() -> None:
    state = table("0c2,0s3 1c1,1c2", "1c1 R>0.TL")
    card = card_region(state.outer[0][0])
    square, strip = 8, 14
    assert GAME.why(state, 0, (card, shape_region(1, strip))).reason == "rule-1-other-shape"
    assert GAME.why(state, 0, (card,)).reason == "tap-where"
    assert GAME.why(state, 0, (shape_region(1, square),)).reason == "tap-card"
    assert GAME.why(state, 0, (card_region(state.outer[1][0]),)).reason == "rule-10-not-outer"
    assert GAME.why(state, 0, (card, "apart0")).reason == "rule-11-can-connect"
    blocked = table("0c4,0s1 1c1,1c2", "1s2 Lm>0.TR", "1t3 B>0.BL")
    reasons = {
        GAME.why(blocked, 0, (card_region(blocked.outer[0][0]), shape_region(*shape))).reason
        for shape in blocked.layout.open_shapes
    }
    assert "rule-2-overlap" in reasons
    assert GAME.why(blocked, 0, (card_region(blocked.outer[0][0]), "at12,0")).reason == "rule-11-no-card-chosen"
    chosen = act(blocked, "0 0c4 apart 0")
    assert GAME.why(chosen, 0, (card,)).reason == "rule-11-put-it-down"


def test_a_card_to_be_placed_apart_lies_in_the_hand_as_it_will_on_the_table() -> None:
    blocked = table("0c4,0s1 1c1,1c2", "1s2 Lm>0.TR", "1t3 B>0.BL")
    shown = items(GAME.scene(act(blocked, "0 0s1 apart 90m"), 0))
    chosen = shown["chosen6"]
    assert (chosen.zone, chosen.turn, chosen.sprite) == ("hand0", 90, "card6m")
    assert any(key.startswith("at") for key in shown)
    assert not any(key.startswith("open") for key in shown)


def test_the_ghost_of_a_card_apart_is_in_the_hand_alone() -> None:
    """The places are there before it is chosen, unlit."""
    blocked = table("0c4,0s1 1c1,1c2", "1s2 Lm>0.TR", "1t3 B>0.BL")
    now = items(GAME.scene(blocked, 0))
    then = items(GAME.scene(act(blocked, "0 0s1 apart 90m"), 0))
    assert {key for key, item in then.items() if now.get(key) != item} == {"chosen6"}
    free = items(GAME.scene(table("0c1,0c4 1c1,1c2"), 0))
    assert not any(key.startswith("at") for key in free)
