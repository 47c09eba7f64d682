"""JSON in, JSON out: all that the worker calls. One table at a time.

A request is `{"do": name, "now": milliseconds, …}`. The answer has a `frame` when there is something to draw, an
`error` in words when the request could not be met (nothing is lost then), and `wake`: milliseconds until
the table wants `{"do": "tick"}`, or null.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from . import __version__
from .frame import Json, frame, lines, refusal_json
from .game import Illegal, games
from .match import BadRecord, Entry, Match
from .record import KINDS, BadLine, Player, check_name, pack, unpack
from .scene import Sprite, sprite_json
from .table import Settings, Table


class Bridge:
    def __init__(self) -> None:
        self._table: Table[Any, Any] | None = None
        self._sent_sprites: set[str] = set()
        self._sent_log: list[Entry[Any]] = []
        self._sent_viewer: int | None = None

    def call(self, text: str) -> str:
        return json.dumps(self._answer(json.loads(text)), separators=(",", ":"))

    def _answer(self, request: Json) -> Json:
        name = str(request.get("do"))
        try:
            if name in _SERVICES:
                return _SERVICES[name](self, request)
            if name in _OPENINGS:
                self._open(_OPENINGS[name](request), _settings(request.get("settings", {})))
            elif name != "tick" and name not in _ACTIONS:
                raise Illegal("core-request", name=name)
            table = self._the_table()
            news = table.tick(float(request.get("now", 0.0)))
            if name in _ACTIONS:
                _ACTIONS[name](table, request)
        except Illegal as illegal:
            return {"error": refusal_json(illegal), **self._frame()}
        except BadRecord as bad:
            good = None if bad.good is None else bad.good.record()
            return {"error": {**(refusal_json(bad.reason) or {}), "line": bad.line, "good": good}}
        if name == "tick" and not news:
            return {"wake": table.wake}
        return self._frame()

    def _open(self, match: Match[Any, Any], settings: Settings) -> None:
        self._table = Table(match, settings)
        self._sent_sprites, self._sent_log = set(), []

    def _the_table(self) -> Table[Any, Any]:
        if self._table is None:
            raise Illegal("core-no-table")
        return self._table

    def _frame(self) -> Json:
        """A frame with the sprites and log lines that the page does not have yet."""
        table = self._table
        if table is None:
            return {}
        needed: dict[str, Sprite] = {}
        picture = frame(table, needed)
        known = self._known_log(table)
        log = {"from": known, "lines": lines(table.match.log, known, table.viewer)}
        self._sent_log, self._sent_viewer = list(table.match.log), table.viewer
        return {"frame": {**picture, "sprites": self._news(needed), "log": log}, "wake": table.wake}

    def _known_log(self, table: Table[Any, Any]) -> int:
        """How many standing moves the page has lines of; none when another viewer reads them."""
        if table.viewer != self._sent_viewer:
            return 0
        both = zip(self._sent_log, table.match.log, strict=False)
        shared = min(len(self._sent_log), len(table.match.log))
        return next((i for i, (old, new) in enumerate(both) if old is not new), shared)

    def _hello(self, request: Json) -> Json:
        return {"core": __version__, "games": {id: game.info.version for id, game in games().items()}}

    def _record(self, request: Json) -> Json:
        text = self._the_table().match.record(request.get("moves"))
        return {"record": text, "link": pack(text)}

    def _past(self, request: Json) -> Json:
        """The picture after some of the standing moves, as the viewer on screen saw it."""
        table = self._the_table()
        moves = min(max(int(request["moves"]), 0), len(table.match.log))
        game, viewer = table.game, table.viewer
        scene = game.scene(game.view(table.match.state_at(moves), viewer), viewer)
        sprites = {sprite.name: sprite for sprite in scene.sprites}
        return {"past": {"moves": moves, "scene": scene.json(), "sprites": self._news(sprites)}}

    def _history(self, request: Json) -> Json:
        """The scores after each number of standing moves, for a chart; null where the game has none."""
        match = self._the_table().match
        scores = [match.game.scores(match.state_at(moves)) for moves in range(len(match.log) + 1)]
        return {"history": {"scores": [score and list(score) for score in scores], "by": [e.seat for e in match.log]}}

    def _news(self, needed: dict[str, Sprite]) -> Json:
        """The sprites that the page does not have yet."""
        news = {name: sprite_json(sprite) for name, sprite in needed.items() if name not in self._sent_sprites}
        self._sent_sprites |= set(needed)
        return news


def _new(request: Json) -> Match[Any, Any]:
    game = games().get(str(request.get("game")))
    if game is None:
        raise Illegal("core-record-unknown-game", game=str(request.get("game")))
    players = [_player(player) for player in request.get("players", [])]
    return Match.new(game, options=request.get("options", {}), seed=request.get("seed", 0), players=players)


def _load(request: Json) -> Match[Any, Any]:
    try:
        text = unpack(str(request["link"])) if "link" in request else str(request.get("record"))
    except BadLine as bad:
        raise BadRecord(bad.line, bad.reason, None) from None
    return Match.load(text)


def _player(data: Json) -> Player:
    if data.get("kind") not in KINDS:
        raise Illegal("core-record-seats")
    return Player(str(data["kind"]), check_name(str(data.get("name", ""))))


def _settings(data: Json) -> Settings:
    defaults = Settings()
    return Settings(
        confirm=bool(data.get("confirm", defaults.confirm)),
        takebacks=bool(data.get("takebacks", defaults.takebacks)),
        clocks=bool(data.get("clocks", defaults.clocks)),
        speed=min(max(float(data.get("speed", defaults.speed)), 0.1), 100.0),
    )


_OPENINGS: dict[str, Callable[[Json], Match[Any, Any]]] = {"new": _new, "load": _load}

_SERVICES: dict[str, Callable[[Bridge, Json], Json]] = {
    "hello": Bridge._hello,
    "record": Bridge._record,
    "past": Bridge._past,
    "history": Bridge._history,
}

_ACTIONS: dict[str, Callable[[Table[Any, Any], Json], None]] = {
    "look": lambda table, request: None,
    "tap": lambda table, request: table.tap(str(request["region"]), request.get("seat")),
    "back": lambda table, request: table.back(request.get("seat")),
    "way": lambda table, request: table.next_way(request.get("seat")),
    "confirm": lambda table, request: table.confirm(request.get("seat")),
    "answer": lambda table, request: table.answer(request["seat"]),
    "lift": lambda table, request: table.lift(request["seat"]),
    "hide": lambda table, request: table.draw_curtain(),
    "go-on": lambda table, request: table.go_on(),
    "undo": lambda table, request: table.undo(),
    "redo": lambda table, request: table.redo(),
    "hint": lambda table, request: table.ask_hint(request.get("seat")),
    "pause": lambda table, request: table.pause(bool(request["on"])),
    "set": lambda table, request: table.set(_settings(request["settings"])),
    "sit": lambda table, request: table.sit(int(request["seat"]), _player(request["player"])),
}

call = Bridge().call
