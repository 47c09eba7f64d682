"""The page knows no game, and has words for all it says."""

from __future__ import annotations

import re

from build_scripts.bootstrap import ROOT
from pygames.core.game import games

WEB = ROOT / "web"
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)


def page_sources() -> str:
    files = [ROOT / "index.html", *sorted(WEB.glob("*.js")), *sorted(WEB.glob("*.css"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def keys() -> list[str]:
    return [key for path in sorted(WEB.rglob("en.ftl")) for key in MESSAGE.findall(path.read_text(encoding="utf-8"))]


def said() -> set[str]:
    """The keys that stand in the page's sources as they are; some are put together there from parts."""
    sources = page_sources()
    return set(re.findall(r'data-say="([a-z-]+)"', sources)) | set(re.findall(r'page\("([a-z-]+)"', sources))


def test_the_page_knows_no_game() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in WEB.rglob("*") if path.is_file())
    sources += (ROOT / "index.html").read_text(encoding="utf-8")
    assert [id for id in games() if re.search(rf"\b{id}\b", sources, re.IGNORECASE)] == []


def test_everything_said_has_words() -> None:
    assert said() - set(keys()) == set()


def test_what_is_in_the_page_itself_is_said_at_once() -> None:
    later = MESSAGE.findall((WEB / "later/words/en.ftl").read_text(encoding="utf-8"))
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    assert set(re.findall(r'data-say="([a-z-]+)"', page)) & set(later) == set()


def test_no_words_are_left_over() -> None:
    """Keys that are put together: problem-…, failure-…, kind-…, …-named, and the names of tools and groups."""
    parts = re.compile(r"(problem|failure|kind|names|storage|colour)-|.+-named$")
    sources = page_sources()
    unused = [key for key in keys() if key not in said() and not parts.match(key) and f'"{key}"' not in sources]
    assert unused == []


def test_no_two_bots_of_a_level_share_a_name() -> None:
    most = max(max(game.info.seats) for game in games().values())
    for words in sorted((WEB / "words").glob("*.ftl")):
        lists = re.findall(r"^names-bot\d = (.+)$", words.read_text(encoding="utf-8"), re.MULTILINE)
        assert len(lists) == 3
        assert all(len(set(names.split(", "))) >= most for names in lists)
