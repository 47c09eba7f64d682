"""The picture and the taps."""

from __future__ import annotations

from itertools import combinations

import pytest

from pygames.core.say import LETTERS, Say
from pygames.core.scene import Scene, Sprite, Symbol
from pygames.core.taps import Tree
from pygames.tactik import GAME, art
from pygames.tactik.cards import Card
from pygames.tactik.faces import card_sprite
from pygames.tactik.state import Phase, State
from tests.tactik.situations import act, random_match, table


def seen(state: State, seat: int | None = 0) -> Scene:
    return GAME.scene(GAME.view(state, seat), seat)


def why(state: State, *taps: str, seat: int = 0) -> str:
    return GAME.why(GAME.view(state, seat), seat, taps).reason


def path(state: State, text: str, seat: int = 0) -> object:
    return GAME.path(GAME.view(state, seat), seat, GAME.read(state, seat, text))


def told(state: State, text: str, seat: int = 0) -> list[str]:
    """The keys of what a move is said to be and to lead to."""
    said = GAME.tell(GAME.view(state, seat), seat, GAME.read(state, seat, text))
    params = dict(said.params)
    move, then = params.get("move"), params.get("then")
    return [move.key, *(led.key for led in then)] if isinstance(move, Say) and isinstance(then, tuple) else [said.key]


def grey(sprite: Sprite) -> list[object]:
    """What is drawn when no colour can be told: the shapes, and what a symbol is of."""
    return [
        (type(shape), shape.of[-1] if isinstance(shape, Symbol) else getattr(shape, "r", getattr(shape, "d", None)))
        for shape in sprite.shapes
    ]


def test_moves_are_tapped_card_pawn_target() -> None:
    state = table("B stake 20 -", "V 40", hands="1,5,7x1,swap 2,2,2,2", seats=4)
    assert path(state, "5 B2") == ("card5", "pawn0-1", "cell25")
    assert path(state, "7x1 B2+3") == ("card7x1", "pawn0-1", "cell23")
    assert path(state, "swap B2 V1") == ("cardswap", "pawn0-1", "pawn1-0")
    assert path(state, "swap B1 B2") == ("cardswap", frozenset({"pawn0-0", "pawn0-1"}))
    assert path(table("B -", hands="10,2,2"), "10 B start") == ("card10", "reserve0", "cell0")
    going_on = act(state, "0 7x1 B2+3")
    assert path(going_on, "+B2+4") == ("pawn0-1", "cell27")


def test_where_a_pawn_can_go_home_or_on_the_target_tells() -> None:
    state = table("B 62", hands="5")
    assert path(state, "5 B1 home") == ("card5", "pawn0-0", "cell66")
    assert path(state, "5 B1 on") == ("card5", "pawn0-0", "cell3")


def test_a_joker_is_told_what_it_stands_for() -> None:
    state = table("B 20", hands="joker")
    assert path(state, "joker=-4 B1") == ("cardjoker", "as-4", "pawn0-0", "cell16")
    assert path(state, "joker=1 B start") == ("cardjoker", "as1", "reserve0", "cell0")


def test_giving_and_discarding() -> None:
    state = act(GAME.start(4, GAME.info.complete({})), "* dealer 3", "* deal 2,3,5,6 2,3,5,6 2,3,5,6 2,3,5,6")
    assert path(state, "give 5") == ("card5", "seat2")
    assert path(table(hands="5,8"), "discard") == ("discard",)
    assert path(table(hands="5,8", stuck="one"), "discard 5") == ("card5",)


def test_no_choice_is_longer_than_can_be_looked_through() -> None:
    rows = [
        f"{letter} {start + 1} {start + 2} {start + 3} {start + 4}"
        for letter, start in zip(LETTERS, range(0, 160, 16), strict=True)
    ]
    state = table(*rows, hands="swap,joker,7x1,10", seats=10)
    legal = GAME.legal(state, 0)
    tree = Tree(legal, [GAME.path(state, 0, move) for move in legal])
    sizes = [len(tree.after(taps).through) for taps in [(), ("cardswap",), ("cardswap", "pawn0-0"), ("cardjoker",)]]
    assert sizes == [4, 4, 37, 12]  # two pawns of one's own are swapped in one way; 36 are the others'
    assert max(len(tree.after(("card7x1", f"pawn0-{pawn}")).through) for pawn in range(4)) <= 7


def test_pawns_of_two_colours_differ_without_their_colours() -> None:
    for drawn in (art.pawn, art.stake, art.start, art.home):
        for one, other in combinations(range(10), 2):
            assert grey(drawn(one)) != grey(drawn(other))


def test_a_stake_is_no_pawn_without_its_colour() -> None:
    for colour in range(10):
        assert grey(art.stake(colour)) != grey(art.pawn(colour))
    items = {item.key: item.sprite for item in seen(table("B stake", "V 0 16")).items}
    assert (items["pawn0-0"], items["pawn1-1"]) == ("stake0", "pawn1")  # only a start makes a stake


def test_cards_differ_without_their_colours() -> None:
    drawn = [
        str([(type(s), getattr(s, "d", None), getattr(s, "content", None)) for s in card_sprite(c).shapes])
        for c in Card
    ]
    assert len(set(drawn)) == len(Card)


@pytest.mark.parametrize("seat", range(6))
def test_the_viewer_is_at_the_bottom_and_the_partner_at_the_top(seat: int) -> None:
    scene = seen(table(seats=6), seat)
    items = {item.key: item for item in scene.items}
    lanes = {key: item for key, item in items.items() if key.startswith("lane")}
    assert max(lanes, key=lambda key: lanes[key].y) == f"lane{seat}"
    assert min(lanes, key=lambda key: lanes[key].y) == f"lane{(seat + 3) % 6}"
    plate = items[f"plate{(seat + 3) % 6}"]
    assert abs(items["partner"].x - plate.x) + abs(items["partner"].y - plate.y) < 40
    labels = {region.id: region.label.key for region in scene.regions}
    assert [id for id, key in labels.items() if key == "region-partner"] == [f"seat{(seat + 3) % 6}"]


def test_who_has_no_partner_sees_none() -> None:
    keys = {item.key for seats in (2, 3, 5) for item in seen(table(seats=seats)).items}
    assert not [key for key in keys if key.startswith("partner")]


def test_an_idle_section_is_closed() -> None:
    items = {item.key: item.sprite for item in seen(table(seats=3)).items}
    assert (items["lane3"], items["cell48"], items["cell76"]) == ("lane", "cell4", "closed")
    assert not {"tray3", "plate3"} & set(items)


def test_a_player_of_two_colours_has_two_plates() -> None:
    scene = seen(table(seats=2))
    seats = {region.id: region.items for region in scene.regions if region.id.startswith("seat")}
    assert seats == {"seat0": ("plate0", "plate2"), "seat1": ("plate1", "plate3")}


def test_a_pawn_keeps_its_key_wherever_it_stands() -> None:
    state = table("B 20 stake", "V 25", hands="5 2")
    before = {item.key: item for item in seen(state).items}
    after = {item.key: item for item in seen(act(state, "0 5 B1")).items}
    for key in ("pawn0-0", "pawn1-0"):  # one walks, the other is eaten
        assert before[key].sprite == after[key].sprite
        assert (before[key].x, before[key].y) != (after[key].x, after[key].y)


def test_the_own_hand_is_docked_and_the_others_lie_face_down() -> None:
    state = table(hands="1,1,5 2,3 8")
    items = seen(state).items
    assert [item.sprite for item in items if item.zone == "hand0"] == ["card1", "card1", "card5"]
    assert {item.sprite for item in items if item.key.startswith(("hand1", "hand2"))} == {"back"}
    assert {item.zone for item in seen(state, None).items} == {"table"}
    regions = {region.id: region.items for region in seen(state).regions}
    assert len(regions["card1"]) == 2


def test_a_gift_lies_face_down_for_all_but_its_giver() -> None:
    deal = "* deal 2,3,5,6 2,3,5,6 2,3,5,6 2,3,5,6"
    state = act(GAME.start(4, GAME.info.complete({})), "* dealer 3", deal, "1 give 5")
    assert state.phase is Phase.EXCHANGE
    gifts = [{item.key: item.sprite for item in seen(state, seat).items} for seat in (0, 1, None)]
    assert [gift["gift1"] for gift in gifts] == ["back", "card5", "back"]
    assert gifts[0]["gift0"] == "gift"


def test_what_stands_on_a_target_is_tapped_for_it() -> None:
    regions = {region.id: region.items for region in seen(table("B 20", "V 25", hands="5")).regions}
    assert regions["cell25"] == ("cell25", "pawn1-0")
    assert regions["pawn1-0"] == ("pawn1-0",)
    ids = list(regions)
    assert ids.index("cell25") < ids.index("pawn1-0")  # of two that cannot be chosen, it means itself


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_everything_lies_within_the_box(seats: int) -> None:
    for number, match in enumerate(random_match(seats, seats)):
        if number % 40:
            continue
        scene = seen(match.state, number % seats)
        sprites = {sprite.name: sprite for sprite in scene.sprites}
        x, y, width, height = scene.box
        for item in scene.items:
            if item.zone == "table" and not item.turn:
                across, down = (
                    side * item.scale / 2 for side in (sprites[item.sprite].width, sprites[item.sprite].height)
                )
                assert x <= item.x - across <= item.x + across <= x + width, item
                assert y <= item.y - down <= item.y + down <= y + height, item
        if number > 400:
            break


def test_a_move_says_what_it_leads_to() -> None:
    state = table("B 20 62 h4", "V 25 23", hands="1,5,-4,7x1,swap,joker")
    assert told(state, "5 B1") == ["tell-move", "then-eats"]
    assert told(state, "5 B2 home") == ["tell-move", "then-home"]
    assert told(state, "5 B2 on") == ["tell-on"]
    assert told(state, "1 B start") == ["tell-start"]
    assert told(state, "-4 B1") == ["tell-move"]
    assert told(state, "7x1 B1+5") == ["tell-steps", "then-eats", "then-eats"]
    assert told(state, "swap B1 V1") == ["tell-swap"]
    last = table("B h4 h3 h2 62", "G h1 h2 h3 h4", hands="3")
    assert told(last, "3 B4 home") == ["tell-move", "then-home", "then-wins"]


def test_what_is_asked() -> None:
    def asked(state: State) -> str:
        return GAME.prompt(GAME.view(state, 0), 0).key

    assert asked(table("B 20", hands="5")) == "ask-play"
    assert asked(table(hands="5")) == "ask-discard"
    assert asked(table(hands="5", stuck="one")) == "ask-discard-one"
    assert asked(table("B h1 h2 h3 h4", "G 40", hands="5")) == "ask-play-for"
    assert asked(act(table("B 20", hands="7x1"), "0 7x1 B1+2")) == "ask-steps"


def test_why_not() -> None:
    state = table("B 20 stake h2", "V stake 12", hands="1,3,-4,5,7x1,swap 2")
    assert why(state, "pawn0-0") == why(state, "cell7") == "tap-card"
    assert why(state, "card5", "cell25") == "tap-pawn"
    assert why(state, "card5", "pawn0-0", "cell26") == "tap-not-there"
    assert why(state, "card5", "pawn0-2") == "rule-19-too-deep"
    assert why(state, "card5", "pawn1-1") == "rule-4-not-yours"
    assert why(state, "card5", "reserve0") == "rule-7-no-start"
    assert why(state, "card1", "reserve0") == "rule-15-stake-stands"
    assert why(state, "card-4", "pawn0-2") == "rule-9-not-from-home"
    assert why(state, "card-4", "pawn0-0") == "rule-13-stake-behind"
    assert why(state, "card7x1", "pawn0-1", "cell9") == "rule-8-steps-left"
    assert why(state, "cardswap", "pawn0-0", "pawn1-0") == "rule-13-no-swap"
    assert why(state, "discard") == "rule-4-can-play"
    assert why(state, "card2", seat=1) == "rule-4-not-your-turn"


def test_why_not_with_a_joker_in_an_exchange_and_in_a_seven() -> None:
    joker = table("B 20", hands="joker")
    assert why(joker, "cardjoker", "pawn0-0") == "tap-guise"
    assert why(joker, "cardjoker", "as10", "reserve0") == "rule-11-first-kind"
    deal = "* deal 2,3,5,6 2,3,5,6 2,3,5,6 2,3,5,6"
    exchange = act(GAME.start(4, GAME.info.complete({})), "* dealer 3", deal)
    assert why(exchange, "pawn0-0") == "tap-gift"
    assert why(exchange, "card5", "seat1") == "rule-3-not-to-them"
    assert why(exchange, "card5", "cell4") == "tap-receiver"
    seven = act(table("B 20", "V 4", hands="5,7x1"), "0 7x1 B1+2")
    assert why(seven, "card5") == "rule-8-go-on"
    assert why(seven, "pawn0-0", "cell30") == "rule-8-steps-left"
