"""Links and files that came to harm on their way: what is good before the damage can be played on from."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.playing import QUICK, SECONDS, asked, press_move, settled
from pygames.core.match import Match
from pygames.core.record import Player, pack
from pygames.tacoloco import GAME

MOVES = 40


@cache
def record() -> str:
    """A game in its middle, with the person to play."""
    match = Match.new(GAME, seed=5, players=(Player("person"), Player("bot1")))
    choose = random.Random(5)
    while len(match.log) < MOVES or match.ask.seats[0] != 0:
        seat = match.ask.seats[0]
        match.play(seat, choose.choice(GAME.legal(match.state, seat)))
    return match.record()


def lines(page: Page) -> list[str]:
    return page.locator("#log p").all_inner_texts()


def whole(page: Page, site: str) -> list[str]:
    """What the log says of the undamaged game."""
    page.add_init_script(QUICK)
    page.goto(f"{site}/?lang=en#game={pack(record())}")
    assert asked(page)
    return lines(page)


def expect_good_part(page: Page, before: list[str], least: int) -> None:
    """It is offered, is the beginning of the game, and can be played on."""
    page.locator("#receive [data-do=good]").click(timeout=SECONDS)
    expect(page.locator("#receive")).to_be_hidden()
    assert asked(page)
    settled(page)
    shown = lines(page)
    # If it broke off at the bot's turn, the bot has moved on by now.
    same = next((i for i, pair in enumerate(zip(shown, before, strict=False)) if len(set(pair)) > 1), len(before))
    assert same >= least
    assert len(shown) - same <= 4
    press_move(page, 0)
    settled(page)
    assert len(lines(page)) > len(shown)


def put(link: str, letter: str) -> str:
    """The letter in place of another, after three quarters."""
    at = len(link) * 3 // 4
    return link[:at] + letter + link[at + 1 :]


Damage = Callable[[str], str]
LINKS: dict[str, Damage] = {
    "cut": lambda link: link[: len(link) * 3 // 4 // 4 * 4],
    "cut, one letter over": lambda link: link[: len(link) * 3 // 4 // 4 * 4 + 1],
    "cut, three letters over": lambda link: link[: len(link) * 3 // 4 // 4 * 4 + 3],
    "one letter is another": lambda link: put(link, "x" if link[len(link) * 3 // 4] != "x" else "y"),
    "one letter is none": lambda link: put(link, "%"),
    "a line was broken": lambda link: put(link, "\n"),
    "the end is another": lambda link: link[:-4] + "AAAA",
}


@pytest.mark.parametrize("damage", LINKS)
def test_a_damaged_link(page: Page, site: str, damage: str) -> None:
    before = whole(page, site)
    page.locator("#to-home").click()
    page.locator("#open-receive").click()
    page.locator("#receive-text").fill(f"{site}/#game={LINKS[damage](pack(record()))}")
    page.locator("#receive [data-do=open]").click()
    expect(page.locator("#receive .note")).to_contain_text("damaged or incomplete", timeout=SECONDS)
    expect_good_part(page, before, least=len(before) // 3)


def test_a_damaged_address(page: Page, site: str) -> None:
    before = whole(page, site)
    page.goto(f"{site}/?lang=fr#game={LINKS['one letter is another'](pack(record()))}")
    expect(page.locator("#receive")).to_contain_text("abîmé", timeout=SECONDS)
    page.locator("#receive [data-do=good]").click()
    assert asked(page)
    assert len(lines(page)) >= len(before) // 3


@pytest.mark.parametrize("kept", [MOVES // 4, MOVES // 2])
@pytest.mark.parametrize("harm", ["0 99>1", "\x00\u00ff\u00fe garbage", "0"])
def test_a_damaged_file(page: Page, site: str, tmp_path: Path, kept: int, harm: str) -> None:
    before = whole(page, site)
    page.locator("#to-home").click()
    text = record().splitlines()
    start = text.index("--") + 1
    text[start + kept] = harm
    file = tmp_path / "game.txt"
    file.write_bytes("\n".join(text).encode("latin-1"))  # no UTF-8 where the harm is
    page.locator("#open-receive").click()
    page.locator("#receive-file").set_input_files(file)
    expect(page.locator("#receive-text")).not_to_have_value("")
    page.locator("#receive [data-do=open]").click()
    expect(page.locator("#receive .note")).to_contain_text(f"Line {start + kept + 1}:", timeout=SECONDS)
    expect_good_part(page, before, least=kept // 2)
