"""Asks axe-core whether everybody can use the page as it is now."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page

from build_scripts import env

STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@cache
def source() -> str:
    return (env.node_modules() / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def expect_accessible(page: Page) -> None:
    """No violation of WCAG 2.2 AA. The page's policy does not stop it: it is the driver that evaluates the code."""
    page.evaluate(source())
    script = "async (tags) => (await axe.run(document, {runOnly: tags})).violations"
    found = page.evaluate(script, STANDARDS)
    told = [(rule["id"], node["html"][:200], node["failureSummary"]) for rule in found for node in rule["nodes"]]
    assert told == []
