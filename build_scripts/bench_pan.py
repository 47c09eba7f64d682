"""Dragging a full table: how long the page's own script works for each picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from build_scripts.bench_browser import Table, fresh_page
from build_scripts.bench_report import milliseconds, table, verdict

BUDGET = 6
FRAMES = 120


def report(tables: Sequence[Table]) -> str:
    rows = []
    for played in tables:
        with fresh_page(played.browser) as page:
            items = played.open_late(page, seed=0, part=1)
            each = drag(page)
        name = f"{played.game.info.id}, {items} things"
        rows.append((name, f"{each:.1f} ms", milliseconds(BUDGET), verdict(each, BUDGET)))
    return table(
        f"Dragging a nearly finished table, script time for each of {FRAMES} pictures", ("each", "budget", ""), rows
    )


def drag(page: Page) -> float:
    """Milliseconds of script for each picture."""
    box = page.locator("#board").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3
    page.mouse.move(x, y)
    page.mouse.wheel(0, -700)
    page.wait_for_timeout(500)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    page.mouse.down()
    before = script_time(session)
    for frame in range(FRAMES):
        page.mouse.move(x + 60 * (frame % 2), y + 2 * (frame % 30))
        page.evaluate("new Promise(requestAnimationFrame)")
    after = script_time(session)
    page.mouse.up()
    return 1000 * (after - before) / FRAMES


def script_time(session: Any) -> float:
    """Seconds that scripts have worked since the page began."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(metric["value"] for metric in metrics if metric["name"] == "ScriptDuration"))
