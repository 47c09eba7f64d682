"""A browser on the built site. Every page is watched: no errors, and no request outside its own place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from build_scripts import env
from e2e import prepared
from e2e.places import DIST, serving
from e2e.playing import GAME, QUICK, SECONDS, OpenTable

# Without a sandbox because tests may run as root; the rest keeps Chromium from calling home.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


# A game from the set-up has the same luck in every run. Keys of saves, which are longer, differ as ever.
SAME_LUCK = """
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (numbers) => (numbers.length === 1 ? numbers.fill(0x42) : draw(numbers));
"""


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    with serving(DIST) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = env.chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def any_page(browser: Browser) -> Iterator[Page]:
    """A page that may go wrong."""
    context = browser.new_context()
    yield context.new_page()
    context.close()


@contextmanager
def watched(page: Page) -> Iterator[Page]:
    """A page on which nothing may go wrong."""
    problems: list[str] = []
    page.add_init_script(SAME_LUCK)
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
    yield page
    assert problems == []


@pytest.fixture
def page(any_page: Page) -> Iterator[Page]:
    with watched(any_page) as page:
        yield page


@pytest.fixture
def table(page: Page, site: str) -> Iterator[OpenTable]:
    """Opens a table by its address. No request may leave the site's folder."""
    strangers: list[str] = []
    inside = (f"{site}/", "data:", "blob:")
    page.on("request", lambda request: None if request.url.startswith(inside) else strangers.append(request.url))
    page.add_init_script(QUICK)

    def open_table(seats: str = "person,bot1", **params: str) -> Page:
        wishes = {"game": GAME, "seats": seats, "seed": "42", "lang": "en", **params}
        page.goto(f"{site}/?{'&'.join(f'{name}={value}' for name, value in wishes.items())}")
        expect(page.locator('body[data-python="ready"]')).to_be_attached(timeout=SECONDS)
        expect(page.locator('body[data-screen="table"]')).to_be_attached()
        return page

    yield open_table
    assert strangers == []


@pytest.fixture
def shown(page: Page, site: str) -> Callable[..., Page]:
    """Shows prepared frames, the next one whatever is asked."""
    return lambda *frames: prepared.show(page, site, *frames)
