"""The pages of rules, as somebody without JavaScript reads them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.places import DIST
from pygames.core.say import LANGUAGES

PAGES = sorted(DIST.glob("rules/*.html"))
WIDTHS = {"desktop": (1280, 800), "phone": (390, 844), "small": (320, 640)}


@pytest.fixture(params=WIDTHS)
def reader(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """A page without JavaScript on which nothing may go wrong."""
    width, height = WIDTHS[request.param]
    context = browser.new_context(java_script_enabled=False, viewport={"width": width, "height": height})
    page, problems = context.new_page(), []
    page.on("console", lambda message: problems.append(message.text))
    page.on("requestfailed", lambda failed: problems.append(failed.url))
    yield page
    context.close()
    assert problems == []


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_a_page_can_be_read(reader: Page, site: str, path: Path) -> None:
    reader.goto(f"{site}/rules/{path.name}#rule-10")
    expect(reader.locator("html")).to_have_attribute("lang", path.stem.split(".")[1])
    expect(reader.locator("#rule-10")).to_be_in_viewport()
    figures = reader.locator("figure")
    assert figures.count() >= 6
    size = reader.viewport_size
    assert size is not None
    for i in range(figures.count()):
        for box in [svg.bounding_box() for svg in figures.nth(i).locator("svg").all()]:
            assert box is not None
            assert box["width"] > 100
            assert box["x"] + box["width"] <= size["width"]  # nothing to scroll sideways for


def test_the_languages_are_linked_and_the_way_back(page: Page, site: str) -> None:
    game = PAGES[0].name.split(".")[0]
    page.goto(f"{site}/rules/{game}.{LANGUAGES[0]}.html")
    page.click(f"nav a[hreflang={LANGUAGES[1]}]")
    expect(page.locator("html")).to_have_attribute("lang", LANGUAGES[1])
    page.click("nav a.main")
    expect(page).to_have_url(re.compile(rf"index\.html\?game={game}&lang={LANGUAGES[1]}"))
    expect(page.locator('body[data-screen="setup"]')).to_be_attached()
    expect(page.locator("html")).to_have_attribute("lang", LANGUAGES[1])


def test_the_lone_file_carries_the_rules() -> None:
    text = (DIST / "tac-table.html").read_text(encoding="utf-8")
    assert text.count('<template id="rules-') == len(PAGES)


def test_the_page_knows_where_its_pictures_are(page: Page, site: str) -> None:
    page.goto(f"{site}/")
    described = json.loads(page.locator("#games").text_content() or "")
    for game in described["games"]:
        assert all((DIST / game[name]).is_file() for name in ("poster", "icon", "start"))


def test_the_table_can_be_kept_on_a_home_screen(page: Page, site: str) -> None:
    page.goto(f"{site}/")
    address = page.locator('link[rel="manifest"]').get_attribute("href")
    manifest = page.request.get(f"{site}/{address}").json()
    assert all((DIST / icon["src"]).is_file() for icon in manifest["icons"])
