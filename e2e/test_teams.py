"""Partners who share a colour: the set-up, the table, the result, with twelve seats, on a desktop and on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from e2e.axe import expect_accessible
from e2e.conftest import watched
from e2e.playing import GREY, QUICK, SECONDS, asked, settled

SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
SEATS, TEAMS = 12, 6
WITH_BOTS = ",".join(["person"] + ["bot1"] * (SEATS - 1))
ONLY_BOTS = ",".join(["bot1"] * SEATS)
BROWN = "8"


@pytest.fixture(params=SIZES)
def page(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    width, height = SIZES[request.param]
    touch = request.param == "phone"
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch)
    with watched(context.new_page()) as page:
        page.add_init_script(QUICK)
        yield page
    context.close()


def open_table(page: Page, site: str, seats: str, **params: str) -> None:
    wishes = {"game": "tacta", "seats": seats, "seed": "5", "lang": "en", **params}
    page.goto(f"{site}/?{'&'.join(f'{name}={value}' for name, value in wishes.items())}")
    expect(page.locator("#seats li")).to_have_count(seats.count(",") + 1, timeout=SECONDS)


def signs(within: Locator) -> list[str]:
    """The forms of symbols, which tell seats apart without their colours."""
    forms: list[str] = within.locator(".symbol path").evaluate_all("(all) => all.map((path) => path.getAttribute('d'))")
    return forms


def fills(within: Locator) -> set[str]:
    return set(within.locator(".symbol").evaluate_all("(all) => all.map((sign) => getComputedStyle(sign).fill)"))


def expect_teams(forms: list[str], teams: int) -> None:
    """Partners sit across from each other and show the same, all others something else."""
    assert len(set(forms)) == teams
    assert forms == 2 * forms[:teams]


def expect_no_overflow(page: Page) -> None:
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def test_in_panel_and_menu_partners_show_the_sign_of_their_team(page: Page, site: str) -> None:
    page.add_init_script(GREY)
    open_table(page, site, WITH_BOTS, teams="yes", suits="1")
    assert asked(page)
    settled(page)
    panel = page.locator("#seats")
    assert fills(panel) == {"rgb(136, 136, 136)"}, "not one grey"
    expect_teams(signs(panel), TEAMS)
    expect(panel.locator("li").nth(6)).to_contain_text("your partner")
    expect(panel.locator("li").nth(11)).to_contain_text("with Moss")
    page.locator("#tools [data-do=menu]").click()
    expect_teams(signs(page.locator("#menu")), TEAMS)
    expect_no_overflow(page)


def test_cards_of_a_team_are_named_by_the_colour_that_it_wears(page: Page, site: str) -> None:
    page.goto(f"{site}/?game=tacta&lang=en&suits=1")
    page.locator("#seat-count").select_option("4")
    page.locator("[name=teams]").select_option("yes")
    page.locator("[name=suits]").select_option("1")
    page.locator("[name=colour2]").select_option(BROWN)
    page.get_by_role("button", name="Start").click()
    assert asked(page)
    settled(page)
    expect(page.locator("#moves button").first).to_contain_text("Play the brown")
    assert signs(page.locator("#seats"))[0] == signs(page.locator("#seats"))[2]


def test_partners_choose_one_colour(page: Page, site: str) -> None:
    page.goto(f"{site}/?game=tacta&lang=en")
    page.locator("#seat-count").select_option(str(SEATS))
    rows, colour = page.locator("#setup-seats li"), page.locator("#setup-seats .dye select")
    expect(rows).to_have_count(SEATS)
    expect_teams(signs(page.locator("#setup-seats")), TEAMS)
    expect(page.locator("[name=teams]")).to_have_value("yes")
    colour.nth(7).select_option("0")  # the first team's: they change colours
    worn = [select.input_value() for select in colour.all()]
    assert worn == 2 * ["1", "0", "2", "3", "4", "5"]
    colour.nth(0).select_option(BROWN)
    expect(colour.nth(6)).to_have_value(BROWN)
    expect(colour.nth(0)).to_be_focused()
    page.locator("[name=name6]").fill("Zoé")
    expect(rows.nth(0)).to_contain_text("with Zoé")
    expect(rows.nth(6)).to_contain_text("with Player 1")
    expect_no_overflow(page)
    expect_accessible(page)
    page.get_by_role("button", name="Start").click()
    expect(page.locator("#seats li")).to_have_count(SEATS, timeout=SECONDS)
    expect(page.locator(f"#seats .pack{BROWN}")).to_have_count(2)
    page.goto(f"{site}/?lang=en")
    page.locator("[data-play=tacta]").click()
    expect(page.locator("#seats li")).to_have_count(SEATS, timeout=SECONDS)
    expect(page.locator("#seats li").nth(6)).to_contain_text("Zoé")
    expect(page.locator(f"#seats .pack{BROWN}")).to_have_count(2)


def test_a_link_without_teams_is_refused_where_it_is_seen_and_offers_them(page: Page, site: str) -> None:
    page.goto(f"{site}/?game=tacta&lang=en&seats={WITH_BOTS}")
    expect(page.locator("#setup-problem")).to_contain_text("in teams", timeout=SECONDS)
    expect(page.locator("#setup-problem")).to_be_in_viewport()
    expect(page.locator("[name=teams]")).to_have_value("yes")
    expect_teams(signs(page.locator("#setup-seats")), TEAMS)


def test_who_leaves_the_teams_has_a_colour_of_their_own(page: Page, site: str) -> None:
    page.goto(f"{site}/?game=tacta&lang=en")
    page.locator("#seat-count").select_option("6")
    page.locator("[name=teams]").select_option("yes")
    expect_teams(signs(page.locator("#setup-seats")), 3)
    page.locator("[name=teams]").select_option("no")
    assert len(set(signs(page.locator("#setup-seats")))) == 6
    expect(page.locator("#setup-seats .side:visible")).to_have_count(0)


def test_the_result_is_that_of_teams(page: Page, site: str) -> None:
    open_table(page, site, ONLY_BOTS, teams="yes", suits="1")
    expect(page.locator(".chart")).to_be_visible(timeout=4 * SECONDS)
    rows = page.locator("#result .ranking > li")
    expect(rows).to_have_count(TEAMS)
    assert len(set(signs(page.locator("#result .ranking")))) == TEAMS == len(signs(page.locator("#result .ranking")))
    names = {"Pip and Wren", "Dot and Plum", "Bean and Tad", "Kit and Olly", "Moss and Bo", "Fig and Clem"}
    assert set(rows.locator(".who").all_inner_texts()) == names
    lines, ends = page.locator(".chart .way"), page.locator(".chart .end")
    dashes = lines.evaluate_all("(all) => all.map((line) => getComputedStyle(line).strokeDasharray)")
    assert len(set(dashes)) == TEAMS
    assert len(set(ends.evaluate_all("(all) => all.map((end) => end.getAttribute('d'))"))) == TEAMS
    page.get_by_text("Scores as a table").click()
    expect_no_overflow(page)
    expect_accessible(page)


@pytest.mark.parametrize(("game", "seats"), [("tactik", 4), ("tactik", 10), ("tacta", 6)])
def test_others_keep_a_colour_each(page: Page, site: str, game: str, seats: int) -> None:
    """Partners too, in games where each has their own."""
    open_table(page, site, ",".join(["person"] + ["bot1"] * (seats - 1)), game=game)
    assert len(set(signs(page.locator("#seats")))) == seats


@pytest.mark.parametrize("seats", [8, 10])
def test_fewer_teams(page: Page, site: str, seats: int) -> None:
    open_table(page, site, ",".join(["person"] + ["bot1"] * (seats - 1)), teams="yes", way="free")
    expect_teams(signs(page.locator("#seats")), seats // 2)


def test_a_wish_for_teams_brings_the_seats_it_needs(page: Page, site: str) -> None:
    """Three would be usual, but four is the least."""
    page.goto(f"{site}/?game=tacta&teams=yes&lang=en")
    expect(page.locator("#setup [name=teams]")).to_have_value("yes")
    expect(page.locator("#seat-count")).to_have_value("4")
