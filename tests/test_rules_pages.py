"""The rules for players: every example in them is a real position and leads to what is said of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from build_scripts import example, rules_pages
from build_scripts.bootstrap import ROOT
from pygames.core.game import games
from pygames.core.say import LANGUAGES

EXAMPLES = sorted(ROOT.glob("pygames/*/examples/*.txt")) + sorted(ROOT.glob("pygames/*/poster.txt"))
EVERY_GAME = pytest.mark.parametrize("game", sorted(games()))


def source(game: str, language: str) -> str:
    return (ROOT / "pygames" / game / f"rules.{language}.md").read_text(encoding="utf-8")


def shown(game: str, language: str) -> list[str]:
    return re.findall(r"\]\((examples/[^)]+)\)", source(game, language))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_every_example_runs(path: Path) -> None:
    loaded = example.load(path)
    assert loaded.tries, "an example shows what can be done in it"
    assert [miss for tried in loaded.tries for miss in example.misses(loaded, tried)] == []


def test_an_example_that_is_wrong_is_found(tmp_path: Path) -> None:
    text = (ROOT / "pygames/tacoloco/examples/number.txt").read_text()
    path = tmp_path / "wrong.txt"
    for old, new in (("sum=8", "sum=9"), ("-> played sum=8", "-> rule-5-onto-a-taco"), ("0 5>1 ->", "0 5>2 ->")):
        path.write_text(text.replace(old, new, 1))
        wrong = example.load(path)
        assert example.misses(wrong, wrong.tries[0]) != []


@EVERY_GAME
def test_all_languages_show_the_same_examples_and_all_of_them(game: str) -> None:
    first, *others = (shown(game, language) for language in LANGUAGES)
    assert all(other == first for other in others)
    assert {ROOT / "pygames" / game / address for address in first} == set(ROOT.glob(f"pygames/{game}/examples/*.txt"))
    assert len(first) >= 6


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_whole_and_keeps_to_its_policy(game: str, language: str) -> None:
    page = rules_pages.page(game, language, "rules.css", "icon.svg")
    numbers = re.findall(r"^\*\*\[(\d+[a-z]?)\]\*\*", source(game, language), re.MULTILINE)
    assert re.findall(r'<p id="rule-(\w+)">', page) == numbers
    assert page.count("<figure>") == len(shown(game, language))
    assert not re.search(r"<script|<style| style=|<img", page)
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(ids)
    assert f'<html lang="{language}">' in page


@EVERY_GAME
def test_french_is_spaced_as_french_is(game: str) -> None:
    text = re.sub(r"\]\([^)]*\)", "]", source(game, "fr"))
    assert not re.search(r"[^\u202f][;:!?»]|«[^\u202f]", text.replace("![", "["))
    assert "'" not in text


def test_templates_carry_the_same_rules() -> None:
    text = rules_pages.all_templates()
    assert text.count("<template") == len(games()) * len(LANGUAGES)
