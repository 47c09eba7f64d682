"""Pictures of every screen in both languages, all themes and three sizes: `python -m e2e.screens [part of a name …]`.

They go into `screens/`, which git does not keep: look at them, and mend what you would not show.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from build_scripts import env
from build_scripts.bootstrap import ROOT
from e2e import tacta_tours, tours
from e2e.conftest import FLAGS
from e2e.places import DIST, serving
from e2e.playing import QUICK, SECONDS

OUT = ROOT / "screens"
SIZES = {"desktop": (1280, 800), "tablet": (820, 1180), "phone": (390, 844)}
THEMES = ("light", "dark", "contrast")
LANGUAGES = ("en", "fr")

PLACES = {**tours.PLACES, **tacta_tours.PLACES}

# Bots answer at once, but in free play they leave the others some time.
UNHURRIED = QUICK.replace("speed: 100", "speed: 2")


def visits(wanted: list[str]) -> Iterator[tuple[str, str, str, list[str]]]:
    """A size, a theme, a language, and the names of the places that are wanted so."""
    for size, theme, language in product(SIZES, THEMES, LANGUAGES):
        names = [name for name in PLACES if all(word in f"{name}-{size}-{theme}-{language}" for word in wanted)]
        if names:
            yield size, theme, language, names


def visit(browser: Browser, site: str, size: str, theme: str, language: str, names: list[str]) -> None:
    width, height = SIZES[size]
    touch = size != "desktop"
    for name in names:
        context = browser.new_context(viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch)
        page = context.new_page()
        page.add_init_script(UNHURRIED if "free" in name else QUICK)

        def shoot(screen: str, page: Page = page) -> None:
            path = Path(OUT, f"{screen}-{size}-{theme}-{language}.png")
            page.screenshot(path=path)
            print(path.relative_to(ROOT), flush=True)

        page.goto(site + PLACES[name].address(language, theme))
        expect(page.locator('body[data-python="ready"]')).to_be_attached(timeout=SECONDS)
        PLACES[name].tour(page, shoot)
        context.close()


def main(wanted: list[str]) -> None:
    OUT.mkdir(exist_ok=True)
    with serving(DIST) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=env.chromium(), args=FLAGS)
        for names in visits(wanted):
            visit(browser, site, *names)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
