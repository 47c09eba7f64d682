"""What the page shows of each game before it is loaded: a poster, an emblem, the empty table.

A game says what they are by files in its folder: `poster.txt` (see `example`) and `icon.svg`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from build_scripts import example, figures, picture, theme
from build_scripts.bootstrap import ROOT
from pygames.core.game import Game, games
from pygames.core.say import LANGUAGES
from pygames.core.scene import sprite_json

RATIO = 8 / 5  # as web/home.css shows them
FOLDER = "pictures"

Json = dict[str, Any]


def folder_of(game: str) -> Path:
    return ROOT / "pygames" / game


def poster(game: str) -> str:
    """A picture that can stand alone. It has no words, so it serves every language; the page gives it its felt."""
    shown = example.load(folder_of(game) / "poster.txt")
    prefix = f"{game}-"
    [svg] = picture.drawings(shown.scenes(), [game], prefix, keep=shown.part, ratio=RATIO, bare=True)
    speak = figures.speaker(shown, LANGUAGES[0])
    whole = picture.with_symbols(svg, picture.symbols(figures.sprites(shown).values(), speak, prefix))
    return whole.replace(">", f"><style>{theme.style(whole)}</style>", 1)


def icon(game: str) -> str:
    return (folder_of(game) / "icon.svg").read_text(encoding="utf-8")


def empty_tables(game: Game[Any, Any]) -> Json:
    """The picture before anything is dealt, by number of seats; the sprites of all together.

    As the first seat sees it: who sits elsewhere has played before, and Python is there already.
    """
    sprites: Json = {}
    scenes: dict[int, Json] = {}
    for seats in game.info.seats:
        options = game.info.complete({})
        if game.info.fits(seats, options) is None:
            scene = game.scene(game.view(game.start(seats, options), 0), 0)
            sprites |= {sprite.name: sprite_json(sprite) for sprite in scene.sprites}
            scenes[seats] = {**scene.json(), "regions": []}  # nothing can be chosen yet
    return {"sprites": sprites, "scenes": scenes}


def build(dist: Path, described: Json) -> Json:
    """Write the pictures of all games, with hashes in their names; the description with their addresses."""
    (dist / FOLDER).mkdir(parents=True)
    return _with(described, lambda id: _write_all(dist, id))


def carried(described: Json) -> Json:
    """The description with the pictures themselves, for pages that fetch nothing."""
    return _with(described, lambda id: {"poster": poster(id), "icon": icon(id), "start": empty_tables(games()[id])})


def _with(described: Json, pictures: Callable[[str], Json]) -> Json:
    return described | {"games": [{**info, **pictures(info["id"])} for info in described["games"]]}


def _write_all(dist: Path, id: str) -> Json:
    tables = json.dumps(empty_tables(games()[id]), separators=(",", ":"), sort_keys=True)
    return {
        "poster": _write(dist, f"{id}-poster", "svg", poster(id)),
        "icon": _write(dist, f"{id}-icon", "svg", icon(id)),
        "start": _write(dist, f"{id}-start", "json", tables),
    }


def _write(dist: Path, name: str, ending: str, text: str) -> str:
    digest = hashlib.sha256(text.encode()).hexdigest()[:10]
    address = f"{FOLDER}/{name}-{digest}.{ending}"
    (dist / address).write_text(text, encoding="utf-8")
    return address
