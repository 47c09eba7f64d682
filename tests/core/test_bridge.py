"""The bridge: JSON in, JSON out, with a real game, as the worker calls it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pygames.core.bridge import Bridge
from pygames.core.dice import Dice
from pygames.core.game import games

GAME = next(iter(games()))


class Page:
    """A page that keeps what it was sent, as the real one does."""

    def __init__(self) -> None:
        self.bridge = Bridge()
        self.now = 0.0
        self.frame: dict[str, Any] = {}
        self.sprites: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []

    def do(self, name: str, **more: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self.bridge.call(json.dumps({"do": name, "now": self.now, **more})))
        if "frame" in answer:
            self.frame = answer["frame"]
            assert not self.sprites.keys() & self.frame["sprites"].keys()  # each is sent once
            self.sprites |= self.frame["sprites"]
            news = self.frame["log"]
            self.log = [line for line in self.log if line["move"] < news["from"]] + news["lines"]
        return answer

    def open(self, *kinds: str, **more: Any) -> dict[str, Any]:
        players = [{"kind": kind, "name": name} for kind, name in zip(kinds, "ABCDE", strict=False)]
        return self.do("new", **{"game": GAME, "players": players, "seed": 7, **more})

    def act(self) -> None:
        """Does the first thing that can be done, or lets time pass."""
        frame = self.frame
        if frame["curtain"] is not None:
            self.do("lift", seat=frame["curtain"])
        elif frame["question"]:
            self.do("answer", seat=None)
        elif frame["hands"]:
            self.do("tap", region=frame["hands"][0]["choices"][0]["region"], seat=frame["hands"][0]["seat"])
        else:
            self.now += 400
            self.do("tick")

    def finish(self, limit: int = 3000) -> None:
        for _ in range(limit):
            if self.frame["outcome"]:
                return
            self.act()
        raise AssertionError("the game does not end")


def test_hello_names_versions() -> None:
    answer = Page().do("hello")
    assert answer["games"][GAME] == games()[GAME].info.version


@pytest.mark.parametrize("kinds", [("person", "bot1"), ("person", "bot2", "person"), ("bot1", "bot1", "person")])
def test_a_whole_game_through_the_bridge(kinds: tuple[str, ...]) -> None:
    page = Page()
    page.open(*kinds)
    page.finish()
    assert sorted(side for place in page.frame["outcome"]["ranking"] for side in place) == list(range(len(kinds)))
    assert page.frame["hands"] == []
    assert page.log


def test_every_sprite_is_sent_once_and_none_is_missing() -> None:
    page = Page()
    page.open("person", "bot1")
    for _ in range(60):
        page.act()
        items = page.frame["scene"]["items"] + [
            item for hand in page.frame["hands"] if hand["ghost"] for item in hand["ghost"]["items"]
        ]
        assert {item["sprite"] for item in items} <= set(page.sprites)


def test_the_log_comes_in_pieces_that_fit_together() -> None:
    page = Page()
    page.open("person", "bot1")
    page.finish()
    whole = Page()
    whole.do("load", record=page.do("record")["record"])
    assert whole.log == page.log


def test_the_log_follows_an_undo() -> None:
    page = Page()
    page.open("person", "bot1")
    page.do("look")
    before = list(page.log)
    while page.frame["undo"] is False:
        page.act()
    assert len(page.log) > len(before)
    page.do("undo")
    assert page.log == before
    assert page.frame["redo"]


def test_nothing_private_is_in_a_frame_behind_the_curtain() -> None:
    page = Page()
    page.open("person", "person", "person")
    assert page.frame["curtain"] is not None
    hidden = json.dumps(page.frame)
    other = Page()
    other.open("person", "person", "person")
    table = other.bridge._table
    assert table is not None
    game, match = table.game, table.match
    seat = page.frame["curtain"]
    # Another deal that an onlooker cannot tell from this one gives the very same frame.
    match._states[-1] = game.guess(game.view(match.state, None), seat, Dice(3))
    assert match.state != page.bridge._table.match.state  # type: ignore[union-attr]
    other.sprites.clear()
    other.bridge._sent_sprites, other.bridge._sent_log = set(), []
    other.do("look")
    assert json.dumps(other.frame) == hidden


def test_record_and_link_open_the_same_game() -> None:
    page = Page()
    page.open("person", "bot1")
    for _ in range(20):
        page.act()
    saved = page.do("record")
    for how in ({"record": saved["record"]}, {"link": saved["link"]}):
        again = Page()
        again.do("load", **how)
        assert again.frame["moves"] == page.frame["moves"]
        assert again.do("record") == saved


def test_a_damaged_record_offers_its_good_part() -> None:
    page = Page()
    page.open("person", "bot1")
    for _ in range(20):
        page.act()
    text = page.do("record")["record"]
    answer = Page().do("load", record=text + "0 nonsense\n")
    assert answer["error"]["line"] == len(text.splitlines()) + 1
    assert answer["error"]["good"].startswith(text)
    assert Page().do("load", link="?")["error"] == {
        "say": "core-record-link",
        "rule": None,
        "line": 1,
        "good": None,
    }


@pytest.mark.parametrize(
    ("request_", "reason"),
    [
        ({"do": "look"}, "core-no-table"),
        ({"do": "fly"}, "core-request"),
        ({"do": "new", "game": "chess"}, "core-record-unknown-game"),
        ({"do": "new", "game": GAME, "players": []}, "core-seats"),
        ({"do": "new", "game": GAME, "players": [{"kind": "king"}]}, "core-record-seats"),
        ({"do": "new", "game": GAME, "players": [{"kind": "person", "name": "x" * 99}]}, "core-name"),
    ],
)
def test_what_cannot_be_done_is_said(request_: dict[str, Any], reason: str) -> None:
    answer = json.loads(Bridge().call(json.dumps(request_)))
    said = answer["error"]["say"]
    assert (said if isinstance(said, str) else said[0]) == reason


def test_a_refused_request_leaves_the_table_as_it_was() -> None:
    page = Page()
    page.open("person", "bot1")
    before = page.do("record")
    for name, more in (("confirm", {}), ("redo", {}), ("lift", {"seat": 1}), ("answer", {"seat": None})):
        answer = page.do(name, **more)
        assert answer["error"]
        assert "frame" in answer
    assert page.do("record") == before


def test_a_hint_comes_with_its_ghost() -> None:
    page = Page()
    page.open("person", "bot1", seed=1)
    while not page.frame["hands"]:
        page.act()
    page.do("hint")
    for _ in range(200):
        if page.frame["hint"]:
            break
        page.now += 30
        page.do("tick")
    hint = page.frame["hint"]
    assert hint["path"][0] in [choice["region"] for choice in page.frame["hands"][0]["choices"]]
    assert hint["items"]


def test_the_past_is_what_the_viewer_saw() -> None:
    page = Page()
    page.open("person", "bot1")
    seen = {page.frame["moves"]: page.frame["scene"]}
    for _ in range(40):
        page.act()
        if not page.frame["hands"] or not page.frame["hands"][0]["taps"]:
            seen[page.frame["moves"]] = page.frame["scene"]
    for moves, scene in seen.items():
        past = page.do("past", moves=moves)["past"]
        assert past["scene"] == scene
        page.sprites |= past["sprites"]
        assert {item["sprite"] for item in scene["items"]} <= set(page.sprites)
    assert page.do("past", moves=9999)["past"]["moves"] == page.frame["moves"]


def test_history_has_the_scores_after_every_move() -> None:
    page = Page()
    page.open("person", "bot1")
    page.finish()
    history = page.do("history")["history"]
    assert len(history["scores"]) == page.frame["moves"] + 1 == len(history["by"]) + 1
    assert history["scores"][-1] == page.frame["outcome"]["scores"]


def test_a_game_can_be_taken_up_from_any_point() -> None:
    page = Page()
    page.open("person", "bot1")
    page.finish()
    half = page.do("record", moves=page.frame["moves"] // 2)["record"]
    again = Page()
    again.do("load", record=half)
    assert again.frame["outcome"] is None
    again.finish()
