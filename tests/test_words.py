"""Every sentence exists in both languages, with the same variables; French is spaced as French is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from build_scripts.games import lean
from pygames.core.game import Illegal, games
from pygames.core.say import LANGUAGES

ROOT = Path(__file__).parent.parent
FOLDERS = sorted(path.parent for path in ROOT.glob("**/words/en.ftl") if ROOT / "dist" not in path.parents)
SOURCES = {"core": "pygames/core", "web": "web", **{id: f"pygames/{id}" for id in games()}}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.names.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """The keys of a language, each with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = variables.names
    return found


def test_every_part_has_words() -> None:
    assert {ROOT / folder / "words" for folder in SOURCES.values()} <= set(FOLDERS)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.parent.relative_to(ROOT)))
def test_all_languages_have_the_same_sentences(folder: Path) -> None:
    assert {path.stem for path in folder.glob("*.ftl")} == set(LANGUAGES)
    first, *others = (messages(folder, language) for language in LANGUAGES)
    assert all(other == first for other in others)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.parent.relative_to(ROOT)))
def test_french_spacing(folder: Path) -> None:
    """A narrow no-break space stands before ; : ! ? and inside guillemets; the apostrophe is a curly one."""
    for line in (folder / "fr.ftl").read_text(encoding="utf-8").splitlines():
        text = re.sub(r"\{[^}]*->|\{[^}]*\}|^\s*\*?\[\w+\]|^#.*", "", line)
        assert not re.search(r"[^\u202f][;:!?»]|«[^\u202f]", text), line
        assert "'" not in text, line


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.parent.relative_to(ROOT)))
def test_the_page_is_given_the_same_words(folder: Path) -> None:
    serializer = FluentSerializer()
    for path in folder.glob("*.ftl"):
        text = path.read_text(encoding="utf-8")
        entries, given = (FluentParser(with_spans=False).parse(each).body for each in (text, lean(text)))
        kept = [entry for entry in entries if isinstance(entry, (ast.Message, ast.Term))]
        for entry in kept:
            entry.comment = None
        assert [serializer.serialize_entry(entry) for entry in given] == list(map(serializer.serialize_entry, kept))


def test_the_core_says_only_what_it_has_words_for() -> None:
    code = "".join(path.read_text() for path in (ROOT / "pygames/core").glob("*.py"))
    used = set(re.findall(r'"(core-[a-z-]+)"', code))
    known = set(messages(ROOT / "pygames/core/words", "en"))
    assert used <= known
    assert {key for key in known if not key.startswith("core-")} == set()


@pytest.mark.parametrize("game", games().values(), ids=games().keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_games_name_themselves_their_options_and_their_rules(game: object, language: str) -> None:
    info = game.info  # type: ignore[attr-defined]
    known = messages(ROOT / f"pygames/{info.id}/words", language)
    wanted = {"title", "tagline"} | {f"option-{option.name}" for option in info.options}
    for option in info.options:
        wanted |= {f"option-{option.name}-{choice}{end}" for choice in option.choices for end in ("", "-help")}
    assert wanted <= set(known)
    rules = (ROOT / f"pygames/{info.id}/rules.{language}.md").read_text(encoding="utf-8")
    paragraphs = re.findall(r"^\*\*\[(\d+[a-z]?)\]\*\*", rules, re.MULTILINE)
    assert paragraphs == sorted(paragraphs, key=lambda number: int(re.sub(r"\D", "", number)))
    refused = {Illegal(key).rule for key in known if key.startswith("rule-")}
    assert refused <= set(paragraphs)
    assert refused, "no refusal names a rule"
