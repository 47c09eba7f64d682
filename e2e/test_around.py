"""Home, set-up and dialogs for everyone: settings that are kept, about, three themes, two languages, phones."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.axe import expect_accessible
from e2e.playing import GAME, SECONDS, OpenTable, asked, press_move, settled

RECORD = f"game: {GAME} 0.1.0\nseats: person, bot1\nseed: 1\n--\n"


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def open_damaged(page: Page) -> None:
    page.locator("#open-receive").click()
    page.locator("#receive-text").fill(RECORD + "0 99>1\n")
    page.locator("#receive [data-do=open]").click()
    expect(page.locator("#receive .note")).to_be_visible(timeout=SECONDS)


# In order: each is opened from home, and closed again.
DIALOGS: dict[str, Callable[[Page], None]] = {
    "settings": lambda page: page.locator("[data-open=settings]").click(),
    "about": lambda page: page.locator("#open-about").click(),
    "rules": lambda page: page.locator(f"[data-rules={GAME}]").click(),
    "import": lambda page: page.locator("#open-receive").click(),
    "damaged": open_damaged,
    "export": lambda page: page.locator("#shelf [data-do=share]").click(),
}


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_everybody_can_use_home_set_up_and_dialogs(table: OpenTable, site: str, theme: str) -> None:
    page = table()
    assert asked(page)
    page.goto(f"{site}/?lang=fr&theme={theme}")
    expect(page.locator("#shelf li")).to_have_count(1)
    expect(page.locator('body[data-python="ready"]')).to_be_attached(timeout=SECONDS)
    expect_accessible(page)
    for name, open_dialog in DIALOGS.items():
        open_dialog(page)
        expect(page.locator("dialog[open]"), name).to_have_count(1)
        expect(page.get_by_text("Recherche des règles")).to_have_count(0)
        expect_accessible(page)
        close(page)
    page.locator(f"[data-game={GAME}]").click()
    expect_accessible(page)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (320, 640)])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone(browser: Browser, site: str, width: int, height: int, lang: str) -> None:
    """No sideways scrolling, and what can be touched is large enough to be."""
    context = browser.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=3, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.goto(f"{site}/?lang={lang}&game={GAME}&seats=person,bot1&seed=1")
    expect(page.locator("#moves button").first).to_be_attached(timeout=SECONDS)
    page.go_back()
    expect(page.locator("#shelf li")).to_have_count(1)
    expect_fit(page, width)
    for name in ("settings", "about", "import", "export"):
        DIALOGS[name](page)
        expect(page.locator("dialog[open]"), name).to_have_count(1)
        expect_fit(page, width)
        close(page)
    page.locator(f"[data-game={GAME}]").tap()
    page.locator("#seat-count").select_option("5")
    expect_fit(page, width)
    context.close()


def expect_fit(page: Page, width: int) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    script = """() => [...document.querySelectorAll("button, select, input, textarea, label.check")]
        .filter((element) => element.checkVisibility() && element.type !== "checkbox")
        .map((element) => [element.outerHTML.slice(0, 80), element.getBoundingClientRect()])
        .filter(([, {width, height}]) => Math.min(width, height) < 43.9)
        .map(([html, {width, height}]) => `${html} ${width}x${height}`)"""
    assert page.evaluate(script) == []


def test_settings_are_kept(page: Page, site: str) -> None:
    page.goto(f"{site}/?lang=en")
    page.locator("[data-open=settings]").click()
    page.get_by_label("Theme").select_option("contrast")
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    page.get_by_label("Motion").select_option("off")
    page.get_by_label("Speed of bots").select_option("3")
    page.get_by_label("Sounds").check()
    page.get_by_label("Confirm each move").check()
    page.get_by_label("Take back any move").uncheck()
    page.get_by_label("Clocks").uncheck()
    page.goto(f"{site}/?lang=en")
    for name, value in (("theme", "contrast"), ("motion", "off"), ("sound", "on")):
        expect(page.locator("html")).to_have_attribute(f"data-{name}", value)
    page.locator("[data-open=settings]").click()
    expect(page.get_by_label("Speed of bots")).to_have_value("3")
    expect(page.get_by_label("Confirm each move")).to_be_checked()
    expect(page.get_by_label("Take back any move")).not_to_be_checked()
    expect(page.get_by_label("Clocks")).not_to_be_checked()


def test_the_theme_follows_the_system(page: Page, site: str) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto(f"{site}/?lang=en")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_a_problem_report_carries_the_record(table: OpenTable, page: Page, site: str) -> None:
    table()
    assert asked(page)
    press_move(page, 0)
    settled(page)
    page.locator("#to-home").click()
    page.locator("#open-about").click()
    expect(page.locator("#version")).to_contain_text("Version")
    page.locator("[data-do=report]").click()
    expect(page.locator("#about .said")).to_be_visible()
    report = page.locator("#report").input_value()
    assert "version: " in report
    assert "browser: " in report
    assert f"game: {GAME} " in report
    assert "\n--\n* deal" in report


def test_all_data_can_be_deleted(table: OpenTable, page: Page, site: str) -> None:
    table()
    assert asked(page)
    page.locator("#to-home").click()
    expect(page.locator("#shelf li")).to_have_count(1)
    page.locator("#language").select_option("fr")
    page.locator("#open-about").click()
    page.locator("[data-do=forget]").click()
    page.locator("[data-do=forget-yes]").click()
    expect(page.locator("#shelf")).to_be_hidden()
    expect(page.locator("#notes")).to_contain_text("supprimées")
    assert page.evaluate("Object.keys(localStorage)") == []
    script = """async () => {
        const open = indexedDB.open("tac-table");
        await new Promise((done) => (open.onsuccess = done));
        const count = open.result.transaction("games").objectStore("games").count();
        await new Promise((done) => (count.onsuccess = done));
        return count.result;
    }"""
    assert page.evaluate(script) == 0


def test_rules_before_a_game(page: Page, site: str) -> None:
    page.goto(f"{site}/?lang=fr")
    page.locator(f"[data-rules={GAME}]").click()
    expect(page.locator("#reader")).to_contain_text("Taco Loco")


def test_a_browser_without_javascript_is_told(browser: Browser, site: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site)
    expect(page.locator("#too-old")).to_be_visible()
    expect(page.locator("#too-old")).to_contain_text("needs JavaScript")
    expect(page.locator("#too-old")).to_contain_text("a besoin de JavaScript")
    context.close()


@pytest.mark.parametrize("missing", ["delete window.WebAssembly", "delete Promise.withResolvers"])
def test_an_old_browser_is_told(any_page: Page, site: str, missing: str) -> None:
    any_page.add_init_script(missing)
    any_page.goto(site)
    expect(any_page.locator("#too-old")).to_be_visible()
