"""After the last move: the ranking, the chart, the way back through the game, and the ways on."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.playing import SECONDS, OpenTable, asked, press_move, settled


def finished(table: OpenTable, seats: str = "bot1,bot1,bot2", **params: str) -> Page:
    page = table(seats, **params)
    expect(page.locator('body[data-screen="result"]')).to_be_attached(timeout=2 * SECONDS)
    expect(page.locator("#replay")).to_be_visible()
    settled(page)
    return page


def picture(page: Page) -> str:
    return str(page.locator("#board").evaluate("(board) => board.toDataURL()"))


def scrub(page: Page, turn: int) -> None:
    page.locator("#scrubber").fill(str(turn))
    settled(page)
    page.wait_for_timeout(300)  # for things to arrive


def test_the_points_and_where_they_came_from(table: OpenTable) -> None:
    page = finished(table)
    rows = page.locator(".ranking > li")
    expect(rows).to_have_count(3)
    for row in rows.all():
        points = [int(text) for text in row.locator(".parts .score").all_inner_texts()]
        assert sum(points) == int(row.locator("> .score").inner_text())
        expect(row.locator("> .symbol")).to_have_count(1)


def test_a_chart_of_the_scores_that_can_be_read(table: OpenTable) -> None:
    """A line for each side, told apart by dashes and symbol; all of it in the name and in a table."""
    page = finished(table)
    chart = page.locator(".chart svg")
    assert "Scores over the turns" in (chart.get_attribute("aria-label") or "")
    ends = chart.locator(".end")
    expect(ends).to_have_count(3)
    assert len({end.get_attribute("d") for end in ends.all()}) == 3
    ways = {(way.get_attribute("class") or "").split("dash")[1] for way in chart.locator(".way").all()}
    assert len(ways) == 3
    page.get_by_text("Scores as a table").click()
    last = [int(text) for text in page.locator(".chart tbody tr").last.locator("td").all_inner_texts()]
    assert sorted(last) == sorted(int(text) for text in page.locator(".ranking > li > .score").all_inner_texts())
    assert page.locator(".chart tbody tr").count() <= 13


def test_back_through_the_game_with_the_log_in_step(table: OpenTable) -> None:
    page = finished(table)
    end, lines = picture(page), page.locator("#log p:visible").count()
    turns = int(page.locator("#scrubber").get_attribute("max") or 0)
    assert turns > 10
    scrub(page, 3)
    expect(page.locator("#replay-says")).to_have_text(f"Turn 3 of {turns}")
    expect(page.locator("#scrubber")).to_have_attribute("aria-valuetext", f"Turn 3 of {turns}")
    early = page.locator("#log p:not([hidden])")
    assert 0 < early.count() < lines
    expect(early.last).to_have_class("now")
    expect(page.locator("#replay-line")).to_contain_text(early.last.inner_text())
    assert picture(page) != end
    page.get_by_role("button", name="One turn on").click()
    expect(page.locator("#replay-says")).to_have_text(f"Turn 4 of {turns}")
    scrub(page, turns)
    expect(page.locator("#log p[hidden]")).to_have_count(0)
    assert picture(page) == end


def test_play_on_from_any_point_as_a_new_game(table: OpenTable) -> None:
    page = table("person,bot1")
    for number in range(6):
        assert asked(page)
        press_move(page, number)
        settled(page)
    resign(page, "Give up")
    expect(page.locator("#replay")).to_be_visible(timeout=2 * SECONDS)
    on = page.get_by_role("button", name="Play on from here")
    expect(on).to_be_disabled()
    scrub(page, 4)
    before = page.locator("#log p:not([hidden])").all_inner_texts()
    on.click()
    expect(page.locator('body[data-screen="table"]')).to_be_attached()
    expect(page.locator("#replay")).to_be_hidden()
    expect(page.locator('body[data-screen="result"]')).to_be_attached(timeout=2 * SECONDS)  # nobody but bots sits there
    assert page.locator("#log p").all_inner_texts()[: len(before)] == before


def test_a_rematch_moves_everybody_one_seat(table: OpenTable) -> None:
    page = table("person,bot1,bot2")
    assert asked(page)
    resign(page, "Give up")
    page.get_by_role("button", name="Rematch").click(timeout=2 * SECONDS)
    assert asked(page)
    kinds = page.locator("#seats .kind").all_inner_texts()
    assert kinds == ["Easy bot", "Normal bot", "Person"]


def resign(page: Page, words: str) -> None:
    page.locator("#tools [data-do=menu]").click()
    page.locator("#menu [data-do=resign]").click()
    page.locator("#menu").get_by_role("button", name=words).click()
    expect(page.locator('body[data-screen="result"]')).to_be_attached(timeout=2 * SECONDS)


def test_a_result_in_french(table: OpenTable) -> None:
    page = table("person,bot1", lang="fr")
    assert asked(page)
    resign(page, "Abandonner")
    expect(page.locator("#result h2")).to_contain_text("gagne\u202f!")
    expect(page.locator("#replay-says")).to_contain_text("Tour")
    page.locator("#language").select_option("en")
    expect(page.locator("#result h2")).to_contain_text("wins!")
    expect(page.locator(".chart svg")).to_have_attribute(
        "aria-label", page.locator(".chart svg").get_attribute("aria-label") or ""
    )
    expect(page.locator("#replay-says")).to_contain_text("Turn")


def test_a_win_is_celebrated_and_not_where_motion_is_unwanted(table: OpenTable, page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    finished(table, "bot1,bot1")
    expect(page.locator("#effects")).to_have_attribute("data-last", "win")
    expect(page.locator("#effects .piece")).to_have_count(0)
