"""A match opened where it stands, what its frames say, and taps on what can be chosen."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from e2e.playing import EAVESDROP, SECONDS, asked, settled
from pygames.core.match import Match
from pygames.core.record import pack


def link(match: Match[Any, Any], language: str = "en", **params: str) -> str:
    """What follows the site's address to open the match where it stands."""
    query = "&".join(f"{name}={value}" for name, value in {"lang": language, **params}.items())
    return f"/?{query}#game={pack(match.record())}"


def open_story(page: Page, address: str, settings: str) -> Page:
    """A game that has gone on for a while, where somebody is asked; what is heard of it is kept."""
    page.add_init_script(settings)
    page.add_init_script(EAVESDROP)
    page.goto(address)
    expect(page.locator('body[data-screen="table"]')).to_be_attached(timeout=SECONDS)
    assert asked(page)
    settled(page)
    return page


def last_frame(page: Page) -> dict[str, Any]:
    """Of those that were heard; see `EAVESDROP`."""
    frames = (json.loads(text).get("frame") for text in reversed(page.evaluate("window.heard")))
    frame: dict[str, Any] = next(frame for frame in frames if frame)
    return frame


def marks(page: Page) -> Locator:
    """All that can be chosen on the canvas now."""
    return page.locator("#marks .mark:not(.chosen), #marks .chips button")


def lit(page: Page) -> set[str | None]:
    return {mark.get_attribute("data-region") for mark in marks(page).all()}


def chosen(page: Page) -> list[str | None]:
    return [mark.get_attribute("data-region") for mark in page.locator("#marks .chosen").all()]


def place(page: Page, region: str) -> tuple[float, float]:
    """Where a tap on the canvas chooses this, or has chosen it."""
    box = page.locator(f'#marks [data-region="{region}"]').first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tap(page: Page, region: str, by_touch: bool = False) -> None:
    at = place(page, region)
    if by_touch:
        page.touchscreen.tap(*at)
    else:
        page.mouse.click(*at)
    settled(page)
