"""The picture and the taps."""

from __future__ import annotations

import pytest

from pygames.core.scene import Scene
from pygames.tacoloco import GAME
from pygames.tacoloco.state import State
from tests.tacoloco.situations import act, random_match, table


def seen(state: State, seat: int | None = 0) -> Scene:
    return GAME.scene(GAME.view(state, seat), seat)


def why(state: State, *taps: str, seat: int = 0) -> str:
    return GAME.why(GAME.view(state, seat), seat, taps).reason


def test_moves_are_tapped_as_one_would() -> None:
    state = table("3 4", "5LS 666 777")
    paths = {GAME.write(move): GAME.path(state, 0, move) for move in GAME.legal(state, 0)}
    assert paths["5>1"] == ("card5", "taco1")
    assert paths["L>2"] == ("cardL", "taco2")
    assert GAME.path(table("5", "5 6"), 0, GAME.read(state, 0, "5>+")) == ("card5", "new")
    perfect = act(table("37", "1 6 7"), "0 1>1")
    assert [GAME.path(perfect, 0, move) for move in GAME.legal(perfect, 0)] == [("seat1",), ("seat2",)]
    asked = act(table("37", "L 6S"), "0 L>1")
    assert [GAME.path(asked, 1, move) for move in GAME.legal(asked, 1)] == [("no",), ("solo",)]


def test_equal_things_are_one_region() -> None:
    regions = {region.id: region.items for region in seen(table("3 4 3", "557 666")).regions}
    assert len(regions["card5"]) == 2
    assert regions["taco1"] == ("taco1-0", "sum1", "taco3-0", "sum3")
    assert "taco3" not in regions


def test_a_card_keeps_its_key_from_taco_to_pile() -> None:
    before = table("36 4", "255 6 7")
    after = act(before, "0 2>1", "0 give 2")
    here = {item.key: item for item in seen(before).items}
    there = {item.key: item for item in seen(after).items}
    for key in ("taco1-0", "taco1-1"):
        assert there[key].sprite == here[key].sprite.replace("card", "taken")
        assert (here[key].x, here[key].y) != (there[key].x, there[key].y)


def test_the_own_hand_is_docked_and_the_others_lie_face_down() -> None:
    items = seen(table("3", "127 666 555"), 1).items
    assert [item.sprite for item in items if item.zone == "hand1"] == ["card6"] * 3
    assert {item.sprite for item in items if item.key.startswith(("hand0", "hand2"))} == {"back"}
    assert {item.zone for item in seen(table("3", "127 666"), None).items} == {"table"}


@pytest.mark.parametrize("seed", range(4, 8))
def test_everything_lies_within_the_box(seed: int) -> None:
    for match in random_match(seed):
        scene = seen(match.state, seed % match.seats)
        sprites = {sprite.name: sprite for sprite in scene.sprites}
        x, y, width, height = scene.box
        for item in scene.items:
            sprite = sprites[item.sprite]
            if item.zone == "table":
                half_width, half_height = sprite.width * item.scale / 2, sprite.height * item.scale / 2
                assert x <= item.x - half_width <= item.x + half_width <= x + width, item
                assert y <= item.y - half_height <= item.y + half_height <= y + height, item


def test_many_tacos_find_room() -> None:
    state = table("1 2 3 4 5 6 7 12 13 14 15 16 17 21 23 24 25", "777 666")
    places = {(item.x, item.y) for item in seen(state).items if item.key.endswith("-0")}
    assert len(places) >= 17


def test_why_not() -> None:
    state = table("35 4", "56L 66S")
    assert why(state, "card5", "taco1") == "rule-6-same-value"
    assert why(state, "card6", "new") == "rule-5-onto-a-taco"
    assert why(state, "card6", "taco2", "new") == "rule-5-onto-a-taco"  # a move that waits to be confirmed
    assert why(state, "taco1") == "tap-card"
    assert why(state, "card5", "seat1") == "tap-where"
    assert why(state, "seat1") == "rule-9-nothing-to-give"
    assert why(state, "card5", "taco2") == "tap-elsewhere"  # that is a move, after all
    assert why(state, "no") == "rule-13-no-legendary"
    assert why(state, "card6", "taco1", seat=1) == "rule-4-not-your-turn"
    perfect = act(table("37", "15 6 7"), "0 1>1")
    assert why(perfect, "card5") == "rule-10-give-first"
    assert why(perfect, "seat0") == "rule-10-to-another"


def test_a_move_says_what_it_leads_to() -> None:
    two, three = table("37 4", "1567LS 666"), table("37 4", "1567LS 666 777")

    def told(state: State, text: str) -> str:
        return GAME.tell(GAME.view(state, 0), 0, GAME.read(state, 0, text)).key

    assert told(three, "1>1") == "tell-perfect"
    assert told(two, "1>1") == "tell-perfect-to"
    assert told(two, "5>1") == "tell-spoiled"
    assert told(two, "5>2") == told(two, "S>1") == "tell-play"
    assert told(two, "L>1") == "tell-legendary"
    assert told(two, "draw 1") == "tell-chance"
