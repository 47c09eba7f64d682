"""Python starts, from one boot module, wherever the page may be; and where it cannot, the page says so."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import FrameLocator, Page, Route, expect

from e2e.places import DIST, serving

TABLE = "?game=tacoloco&seats=person,bot1&seed=42&lang=en"
# Patience for Python to start on a slow machine.
SECONDS = 30_000

# Whether the canvas has more than one thing on it, on the table and at its edges.
PAINTED = """() => {
    const board = document.querySelector("canvas#board");
    const { data } = board.getContext("2d").getImageData(0, 0, board.width, board.height);
    return data.filter((value, i) => i % 4 === 3 && value > 0).length > board.width * board.height / 50;
}"""

NO_ICON = '<link rel="icon" href="data:,">'


def expect_table(place: Page | FrameLocator) -> None:
    """Python runs, has loaded a game, and asks for a move."""
    expect(place.locator('body[data-python="ready"]')).to_be_attached(timeout=SECONDS)
    expect(place.locator('body[data-screen="table"]')).to_be_attached()
    expect(place.locator("#moves button").first).to_be_visible()


def expect_failure(page: Page, words: str) -> None:
    expect(page.locator('body[data-python="failed"]')).to_be_attached(timeout=SECONDS)
    expect(page.locator("#failure")).to_be_visible()
    expect(page.locator("#failure-details")).to_contain_text(words)


def outside(page: Page, *allowed: str) -> list[str]:
    """Fills with the addresses of requests that leave the allowed places."""
    found: list[str] = []
    inside = (*allowed, "data:", "blob:")
    page.on("request", lambda request: None if request.url.startswith(inside) else found.append(request.url))
    return found


def test_on_the_site(page: Page, site: str) -> None:
    strangers = outside(page, f"{site}/")
    page.goto(f"{site}/{TABLE}")
    expect_table(page)
    assert strangers == []


def test_the_empty_table_is_there_before_python(page: Page, site: str) -> None:
    """With names, in the reader's language; and nothing can be chosen yet."""
    page.route(f"{site}/runtime/*", lambda route: None)  # never comes
    page.goto(f"{site}/{TABLE}")
    page.wait_for_function(PAINTED)
    expect(page.locator('body[data-python="loading"]')).to_be_attached()
    expect(page.locator("#status")).not_to_be_empty()
    expect(page.locator("#marks *, #moves button")).to_have_count(0)


def test_as_a_lone_file(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "tac-table.html"
    file.write_bytes((DIST / "tac-table.html").read_bytes())
    strangers = outside(page, file.as_uri())
    page.goto(file.as_uri() + TABLE)
    expect_table(page)
    assert strangers == []


def test_in_a_sandboxed_frame(page: Page, site: str, tmp_path: Path) -> None:
    """The frame has no origin of its own, and the server sends no CORS headers: nothing can be fetched."""
    frame = f'<iframe sandbox="allow-scripts" src="{site}/embed.html{TABLE}" width="900" height="700"></iframe>'
    (tmp_path / "index.html").write_text(f"<!doctype html><title>A shop</title>{NO_ICON}{frame}")
    with serving(tmp_path) as shop:
        strangers = outside(page, f"{site}/", f"{shop}/", "about:")
        page.goto(f"{shop}/index.html")
        expect_table(page.frame_locator("iframe"))
    assert strangers == []


@pytest.mark.parametrize(
    "part", ["pyodide.asm-*.mjs", "pyodide.asm-*.wasm", "python_stdlib-*.zip", "pygames_core-*.whl"]
)
def test_a_missing_part_is_named_and_a_retry_helps(any_page: Page, site: str, part: str) -> None:
    address = f"{site}/runtime/{part}"
    any_page.route(address, lambda route: route.fulfill(status=503))
    any_page.goto(f"{site}/{TABLE}")
    expect_failure(any_page, part.split("-")[0])
    any_page.unroute(address)
    any_page.locator("#retry").click()
    expect_table(any_page)


def test_a_changed_wheel_is_refused(any_page: Page, site: str) -> None:
    def change(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=response.body() + b" ")

    any_page.route(f"{site}/runtime/pygames_core-*.whl", change)
    any_page.goto(f"{site}/{TABLE}")
    expect_failure(any_page, "pygames_core")


def test_a_start_that_hangs_is_given_up(any_page: Page, site: str) -> None:
    any_page.clock.install()
    any_page.route(f"{site}/runtime/*.wasm", lambda route: None)
    any_page.goto(f"{site}/{TABLE}")
    expect(any_page.locator('body[data-python="loading"]')).to_be_attached()
    any_page.clock.run_for(60_000)
    expect_failure(any_page, "40 seconds")


MUTE = "onmessage = ({ data }) => { if (data.start) postMessage({ ready: true }); };"


def test_a_python_that_hangs_is_given_up(any_page: Page, site: str) -> None:
    any_page.clock.install()
    any_page.route(f"{site}/worker-*.js", lambda route: route.fulfill(body=MUTE, content_type="text/javascript"))
    any_page.goto(f"{site}/{TABLE}")
    expect(any_page.locator('body[data-python="ready"]')).to_be_attached()
    any_page.clock.run_for(30_000)
    expect_failure(any_page, "20 seconds")
