"""The picture and the taps: where cards and shapes lie, and that a tap which makes no move says why."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pygames.core.match import Match
from pygames.core.record import Player
from pygames.core.scene import Item, Scene
from pygames.core.table import Table
from pygames.tacta import GAME
from pygames.tacta.art import UNIT
from pygames.tacta.cards import face
from pygames.tacta.taps import card_region, shape_region
from tests.tacta import referee
from tests.tacta.situations import act, table
from tests.tacta.test_layout import grow


def items(scene: Scene) -> dict[str, Item]:
    return {item.key: item for item in scene.items}


def test_cards_lie_as_the_rules_say() -> None:
    state = table("0c1,0c4 1c1,1c2", "1s2 Lm>0.TR", "1t3 B>0.BL")
    shown = items(GAME.scene(state, 0))
    for laid in state.layout.laid[1:]:
        item = shown[f"card{laid.card}"]
        x, y = laid.pose.middle
        assert (item.x, item.y) == pytest.approx((UNIT * x, UNIT * y))
        assert (item.turn, item.mirror) == (45 * laid.pose.turn, laid.mirror)
    assert shown["card0"].zone == "hand0"
    assert shown["card18"].zone == "table"  # the other's outer cards are known to all


def test_open_shapes_lie_where_they_are_on_their_cards() -> None:
    layout = grow("large", "scene", 30)
    shown = items(GAME.scene(replace(table("0c1,0c4 1c1,1c2"), layout=layout), 0))
    for number, laid in enumerate(layout.laid):
        for place in face(laid.card):
            item = shown.get(f"open{number}.{place}")
            assert (item is not None) == layout.open(number, place)
            if item is not None:
                xs, ys = zip(*referee.BY_PLACE[place], strict=True)
                middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
                [(x, y)] = referee.on_table(laid, (middle,))
                assert (item.x, item.y) == pytest.approx((UNIT * x, UNIT * y), abs=0.01)
                assert (item.turn, item.mirror) == (45 * laid.pose.turn, laid.mirror)


def test_a_shape_tapped_again_shows_the_next_way() -> None:
    match = Match.new(GAME, seed="ways", players=(Player(), Player("bot1")))
    if match.ask.seats == (1,):
        match.play(1, GAME.legal(match.state, 1)[0])
    at = Table(match)
    card = match.state.cards(0)[0]
    play = GAME.legal(match.state, 0)[0]
    taps = [tap for tap in GAME.path(match.state, 0, play) if isinstance(tap, str)]
    assert taps[0] == card_region(card)
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
    chosen = act(blocked, "0 0c4 apart 0")
    assert GAME.why(chosen, 0, (card,)).reason == "rule-11-put-it-down"
