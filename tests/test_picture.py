"""Scenes as SVG: whole, safe inside a page, and the same every time."""

from __future__ import annotations

import json
import re
from xml.etree import ElementTree

import pytest

from build_scripts import picture, posters, theme
from build_scripts.bootstrap import ROOT
from pygames.core import symbols
from pygames.core.game import games
from pygames.core.say import Say, Who, say
from pygames.core.scene import COLOURS, Circle, Item, Path, Scene, Sprite, Text

WEB = ROOT / "web"
EVERY_GAME = pytest.mark.parametrize("game", sorted(games()))
SQUARE = Sprite("square", 40, 20, (Path("M-20-10h40v20h-40z", "colour1", "ink"), Text(Who(0), 0, 0, 16)))


def speak(content: Say | Who) -> str:
    return f"<{content.seat}>" if isinstance(content, Who) else content.key


def scene(*items: Item) -> Scene:
    return Scene((0, 0, 100, 100), (SQUARE,), items)


def view_box(svg: str) -> list[float]:
    return [float(number) for number in ElementTree.fromstring(svg).attrib["viewBox"].split()]


def test_every_colour_has_a_value() -> None:
    light, dark = theme.variables()
    assert dark.keys() <= light.keys()
    for name in COLOURS:
        assert set(re.findall(r"var\((--[\w-]+)\)", picture.colour(name))) <= light.keys()
    assert picture.colour("light3") == "color-mix(in srgb, var(--colour3), var(--white) 55%)"
    assert picture.colour("none") == "none"


def test_words_are_escaped_and_fit() -> None:
    text = picture.symbols([SQUARE], speak, "a-")
    assert "&lt;0&gt;" in text
    assert 'id="a-square"' in text
    long = Sprite("long", 40, 20, (Text(say("x" * 40), 0, 0, 16), Circle(0, 0, 3, "good")))
    size = re.search(r'font-size="([\d.]+)"', picture.symbols([long], speak, ""))
    assert size is not None
    assert float(size[1]) < 2


def test_pictures_that_belong_together_have_one_box() -> None:
    one, other = scene(Item("a", "square", 0, 0)), scene(Item("a", "square", 200, 50))
    first, second = picture.drawings([one, other], ["before", "after"])
    assert view_box(first) == view_box(second)
    assert view_box(first)[2] > 240


def test_a_hand_lies_below_the_table() -> None:
    shown = scene(Item("hand", "square", 0, 0, zone="hand0"), Item("a", "square", 100, 100))
    [svg] = picture.drawings([shown], ["x"])
    assert "translate(100 138)" in svg


def test_only_what_is_asked_for_is_shown() -> None:
    shown = scene(Item("keep1", "square", 0, 0), Item("drop", "square", 900, 900, turn=45))
    [svg] = picture.drawings([shown], ["x"], keep=["keep*"], ratio=2)
    assert svg.count("<use") == 1
    _, _, width, height = view_box(svg)
    assert (width - 2 * picture.FRAME) / (height - 2 * picture.FRAME) == pytest.approx(2)


@EVERY_GAME
def test_a_game_has_a_poster_without_words(game: str) -> None:
    svg = posters.poster(game)
    root = ElementTree.fromstring(svg)
    assert all(not text.text or text.text.isdigit() for text in root.iter("{http://www.w3.org/2000/svg}text"))
    assert " style=" not in svg
    assert svg == posters.poster(game)
    used = set(re.findall(r'href="#([^"]+)"', svg))
    assert used == set(re.findall(r' id="([^"]+)"', svg)) != set()


@EVERY_GAME
def test_a_game_has_an_icon(game: str) -> None:
    icon = ElementTree.fromstring(posters.icon(game))
    assert icon.attrib["viewBox"] == "0 0 64 64"


@EVERY_GAME
def test_the_empty_table_is_there_for_every_number_of_seats(game: str) -> None:
    info, tables = games()[game].info, posters.empty_tables(games()[game])
    assert set(tables["scenes"]) == {seats for seats in info.seats if info.fits(seats, {}) is None}
    for scene in tables["scenes"].values():
        assert {item["sprite"] for item in scene["items"]} <= set(tables["sprites"])


def test_the_manifest_names_the_table_as_its_page_does() -> None:
    manifest = json.loads((WEB / "manifest.webmanifest").read_text(encoding="utf-8"))
    names = {"en": manifest["name"], **manifest["name_localized"]}
    for language, name in names.items():
        assert f"name = {name}\n" in (WEB / f"words/{language}.ftl").read_text(encoding="utf-8")
    assert all((WEB / icon["src"]).is_file() for icon in manifest["icons"])


def test_symbols_differ_and_can_be_moved() -> None:
    assert len(set(symbols.SYMBOLS)) == len(symbols.NAMES) == 10
    moved, there = symbols.symbol(7, 100, 50, 48), symbols.symbol(7, 0, 0, 24)
    assert there.startswith("M3 -12l-11 14h6")
    assert moved.startswith("M106 26l-22 28h12")
