"""Nothing is lost: reload, continue list, links, import and export, storage that fails, two tabs, the back button."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.playing import GAME, QUICK, SECONDS, OpenTable, asked, press_move, settled

# What a sandboxed frame or a strict browser does.
NO_STORAGE = """
    for (const name of ["indexedDB", "localStorage"]) {
      Object.defineProperty(window, name, {get() { throw new DOMException("denied", "SecurityError"); }});
    }
"""
FULL_STORAGE = """
    IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };
"""


def screen(page: Page, name: str) -> None:
    expect(page.locator(f'body[data-screen="{name}"]')).to_be_attached(timeout=SECONDS)


def lines(page: Page) -> list[str]:
    return page.locator("#log p").all_inner_texts()


def play_some(page: Page, moves: int = 3) -> None:
    for number in range(moves):
        assert asked(page)
        press_move(page, number)
        settled(page)
    assert asked(page)


def record_of(page: Page) -> str:
    """From the continue list's export; the page is at home afterwards."""
    if page.locator('body[data-screen="home"]').count() == 0:
        page.locator("#to-home").click()
    page.locator("#shelf [data-do=share]").first.click()
    text = page.locator("#share textarea").input_value()
    page.locator("#share .main").click()
    expect(page.locator("#share")).to_be_hidden()
    return text


def paste(page: Page, text: str) -> None:
    page.locator("#open-receive").click()
    page.locator("#receive-text").fill(text)
    page.locator("#receive [data-do=open]").click()


def test_a_reload_in_mid_game_goes_on(table: OpenTable) -> None:
    page = table()
    play_some(page)
    before = lines(page)
    page.reload()
    assert asked(page)
    expect(page.locator("#log p")).to_have_text(before)
    page.locator("#to-home").click()
    expect(page.locator("#shelf li")).to_have_count(1)


def test_the_continue_list(table: OpenTable, site: str) -> None:
    page = table()
    play_some(page)
    before = lines(page)
    page.goto(f"{site}/?lang=fr")
    row = page.locator("#shelf li")
    expect(row).to_contain_text("Taco Loco")
    expect(row).to_contain_text("Joueur 1 et Pépin")
    expect(row).to_contain_text(re.compile(r"\d+ coups · maintenant"))
    page.locator("#language").select_option("en")
    expect(row).to_contain_text("Player 1 and Pip")
    row.get_by_role("button", name="Continue").click()
    assert asked(page)
    expect(page.locator("#log p")).to_have_text(before)


def test_a_finished_game_can_be_looked_at(table: OpenTable, site: str) -> None:
    page = table("bot1,bot1")
    screen(page, "result")
    page.locator("#to-home").click()
    expect(page.locator("#shelf li")).to_contain_text("finished after")
    page.locator("#shelf [data-do=look-at]").click()
    screen(page, "result")


def test_play_now_remembers_names_and_set_up(page: Page, site: str) -> None:
    page.goto(f"{site}/?lang=en")
    page.locator(f"[data-game={GAME}]").click()
    page.locator("#seat-count").select_option("4")
    page.locator("[name=name0]").fill("Zoé")
    page.locator("[name=colour0]").select_option("4")
    expect(page.locator("[name=colour0]")).to_have_value("4")
    page.locator("[name=deck]").select_option("spicy")
    page.get_by_role("button", name="Start").click()
    screen(page, "table")
    page.goto(f"{site}/?lang=en")
    page.locator(f"[data-play={GAME}]").click()
    expect(page.locator("#seats li")).to_have_count(4, timeout=SECONDS)
    expect(page.locator("#seats li").first).to_contain_text("Zoé")
    expect(page.locator("#seats li").first.locator(".pack4")).to_be_attached()


def test_a_whole_game_in_a_link(table: OpenTable, site: str, page: Page) -> None:
    table()
    play_some(page)
    before = lines(page)
    page.locator("#to-home").click()
    page.locator("#shelf [data-do=share]").click()
    link = page.locator("#share input").input_value()
    assert link.startswith(f"{site}/#game=")
    page.goto(link)
    assert asked(page)
    expect(page.locator("#log p")).to_have_text(before)
    assert "#game" not in page.url
    page.reload()
    expect(page.locator("#log p")).to_have_text(before, timeout=SECONDS)


def test_of_the_rest_of_a_link_nothing_is_offered(table: OpenTable, page: Page) -> None:
    table()
    play_some(page, 5)
    page.locator("#to-home").click()
    page.locator("#shelf [data-do=share]").click()
    link = page.locator("#share input").input_value()
    start = link.index("#game=") + 6
    page.goto(link[: start + (len(link) - start) // 20])
    expect(page.locator("#receive .note")).to_contain_text("damaged or incomplete", timeout=SECONDS)
    expect(page.locator("#receive [data-do=good]")).to_have_count(0)


def test_import_of_text_and_file(table: OpenTable, page: Page, tmp_path: Path) -> None:
    table()
    play_some(page)
    before = lines(page)
    record = record_of(page)
    paste(page, record)
    assert asked(page)
    expect(page.locator("#log p")).to_have_text(before)
    page.locator("#to-home").click()
    expect(page.locator("#shelf li")).to_have_count(2)
    file = tmp_path / "game.txt"
    file.write_text(record, encoding="utf-8")
    page.locator("#open-receive").click()
    page.locator("#receive-file").set_input_files(file)
    expect(page.locator("#receive-text")).to_have_value(record)
    page.locator("#receive [data-do=open]").click()
    assert asked(page)
    expect(page.locator("#log p")).to_have_text(before)


def test_a_damaged_record_offers_its_good_part(table: OpenTable, page: Page) -> None:
    table()
    play_some(page)
    record = record_of(page)
    bad = record + "0 99>1\n"
    paste(page, bad)
    number = len(bad.splitlines())
    expect(page.locator("#receive .note")).to_contain_text(f"Line {number}:", timeout=SECONDS)
    page.locator("#receive [data-do=share]").click()
    expect(page.locator("#share textarea")).to_have_value(bad)
    page.locator("#share .main").click()
    page.locator("#receive [data-do=good]").click()
    assert asked(page)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("hello", "does not begin like a saved game"),
        ("game: whist 1.0.0\nseats: person\nseed: 1\n--\n", "The game whist is not here"),
        ("", "Choose a file or paste a text first."),
    ],
)
def test_what_is_no_game_is_explained(page: Page, site: str, text: str, words: str) -> None:
    page.goto(f"{site}/?lang=en")
    paste(page, text)
    expect(page.locator("#receive .note")).to_contain_text(words)


def test_a_save_of_another_version_is_kept(table: OpenTable, page: Page, site: str) -> None:
    table()
    play_some(page)
    page.locator("#to-home").click()
    script = """async () => {
        const open = indexedDB.open("tac-table");
        await new Promise((done) => (open.onsuccess = done));
        const store = open.result.transaction("games", "readwrite").objectStore("games");
        const all = store.getAll();
        await new Promise((done) => (all.onsuccess = done));
        const [save] = all.result;
        const put = store.put({...save, record: save.record + "0 new-move\\n"}, save.id);
        await new Promise((done) => (put.onsuccess = done));
        open.result.close();
    }"""
    page.evaluate(script)
    page.goto(f"{site}/?lang=en")
    page.locator("#shelf [data-do=go-on-with]").click()
    expect(page.locator("#receive .note")).to_contain_text("Line", timeout=SECONDS)
    page.locator("#receive [data-do=share]").click()
    expect(page.locator("#share textarea")).to_have_value(re.compile("new-move"))
    page.locator("#share .main").click()
    page.locator("#receive [data-do=close]").click()
    expect(page.locator("#shelf li")).to_have_count(1)


@pytest.mark.parametrize(("trouble", "words"), [(NO_STORAGE, "keeps nothing"), (FULL_STORAGE, "no room left")])
def test_storage_that_fails_is_told_once(page: Page, site: str, trouble: str, words: str) -> None:
    page.add_init_script(trouble)
    page.goto(f"{site}/?lang=en&game={GAME}&seats=person,bot1&seed=42")
    play_some(page)
    expect(page.locator("#notes .note")).to_have_count(1)
    expect(page.locator("#notes")).to_contain_text(words)
    page.locator("#notes .close").click()
    play_some(page)
    expect(page.locator("#notes .note")).to_have_count(0)
    before = lines(page)
    page.locator("#to-home").click()
    page.locator("#shelf [data-do=go-on-with]").click()
    assert asked(page)
    page.reload()
    expect(page.locator("#log p")).to_have_text(before, timeout=SECONDS)


def test_a_second_tab_watches_and_takes_over(table: OpenTable, page: Page, site: str) -> None:
    table()
    play_some(page)
    other = page.context.new_page()
    other.add_init_script(QUICK)
    other.goto(f"{site}/?lang=en")
    other.locator("#shelf [data-do=go-on-with]").click()
    expect(other.locator("#notes")).to_contain_text("another tab")
    expect(other.locator("#log p")).to_have_text(lines(page), timeout=SECONDS)
    expect(other.locator("#moves button")).to_have_count(0)
    play_some(page)
    expect(other.locator("#log p")).to_have_text(lines(page), timeout=SECONDS)
    before = lines(page)
    page.close()
    expect(other.locator("#notes .note")).to_have_count(0)
    assert asked(other)
    expect(other.locator("#log p")).to_have_text(before)
    play_some(other)


def test_back_does_what_is_expected(table: OpenTable, page: Page, site: str) -> None:
    page.goto(f"{site}/?lang=en")
    page.locator(f"[data-game={GAME}]").click()
    screen(page, "setup")
    page.go_back()
    screen(page, "home")
    page.locator("[data-open=settings]").click()
    expect(page.locator("#settings")).to_be_visible()
    page.go_back()
    expect(page.locator("#settings")).to_be_hidden()
    screen(page, "home")
    page.locator(f"[data-play={GAME}]").click()
    assert asked(page)
    page.locator("[data-open=settings]").click()
    page.locator("#settings-close").click()
    expect(page.locator("#settings")).to_be_hidden()
    page.go_back()
    screen(page, "home")
    expect(page.locator("#shelf li")).to_have_count(1)
    page.go_forward()
    screen(page, "table")
    assert asked(page)
    page.locator("#to-home").click()
    screen(page, "home")


def test_the_curtain_falls_when_the_page_is_left(table: OpenTable, page: Page) -> None:
    table("person,person")
    page.locator("#lift").click()
    assert asked(page)
    hide = """(hidden) => {
        Object.defineProperty(document, "hidden", {value: hidden, configurable: true});
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    page.evaluate(hide, True)
    expect(page.locator("#curtain")).to_be_visible()
    expect(page.locator("#moves button")).to_have_count(0)
    page.evaluate(hide, False)
    page.locator("#lift").click()
    assert asked(page)
