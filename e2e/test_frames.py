"""What frames can say and no game says yet, played to the page by a worker that knows them by heart."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.playing import GREY
from e2e.prepared import CARD, card, expect_request, frame, hand, middle, picture, seat


def test_a_hunt_lights_nothing_and_takes_every_tap(shown: Callable[..., Page]) -> None:
    page = shown(
        frame(scene=picture(card("here", 100, 150), card("there", 300, 150), hunt=True), hands=[hand(0, "here")])
    )
    expect(page.locator("#moves button")).to_have_count(1)
    expect(page.locator("#marks .mark")).to_have_count(0)
    box = page.locator("#board").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] * 0.75, box["y"] + box["height"] / 2)
    expect_request(page, do="tap", region="there")


def test_the_nearest_of_overlapping_things_is_tapped(shown: Callable[..., Page]) -> None:
    below, above = card("below", 200, 150), card("above", 220, 160, z=1, turn=30, mirror=True, scale=1.5)
    page = shown(frame(scene=picture(above, below), hands=[hand(0, "below", "above")]))
    for key in ("above", "below"):
        page.mouse.click(*middle(page, key))
        expect_request(page, do="tap", region=key)


def test_a_hold_waits_for_a_tap(shown: Callable[..., Page]) -> None:
    page = shown(frame(holding=True))
    page.get_by_role("button", name="Go on").click()
    expect_request(page, do="go-on")


def test_a_public_question_has_a_button_each(shown: Callable[..., Page]) -> None:
    page = shown(frame(how="anyone", question=[0, 1]))
    expect(page.locator("#moves button")).to_have_text(["Player 1 answers", "Player 2 answers", "Nobody answers"])
    page.get_by_role("button", name="Nobody").click()
    expect_request(page, do="answer", seat=None)


def test_count_and_clock_are_shown(shown: Callable[..., Page]) -> None:
    page = shown(frame(count=3, clock=2500))
    expect(page.locator("#count")).to_have_text("3")
    expect(page.locator("#clock")).to_have_text("2 seconds left")
    expect(page.locator("#clock")).to_have_text("0 seconds left")


def test_partners_win_together(shown: Callable[..., Page]) -> None:
    outcome = {
        "ranking": [[1], [0]],
        "scores": [3, 5],
        "sides": [[0, 2], [1, 3]],
        "reason": "core-seed",
        "parts": [[], []],
    }
    page = shown(frame(seats=[seat(asked=False), seat("bot1"), seat(), seat("bot1")], outcome=outcome))
    expect(page.locator("#result h2")).to_have_text("Pip and Dot win together!")
    expect(page.locator(".ranking > li").last).to_contain_text("Player 1 and Player 3")


def test_a_refusal_opens_its_paragraph(shown: Callable[..., Page], page: Page, site: str) -> None:
    rules = "<main><h1>Rules</h1><p id=rule-5>Five.</p><p id=rule-6>Never onto its own value.</p></main>"
    page.route(f"{site}/rules/tacoloco.en.html", lambda route: route.fulfill(body=rules, content_type="text/html"))
    shown(frame(refusal={"say": "core-whose-tap", "rule": "6"}))
    expect(page.locator("#notice")).to_contain_text("Tap one of the marked things.")
    page.get_by_role("button", name="Why not?").click()
    expect(page.locator("#reader #rule-6")).to_be_focused()
    expect(page.locator("#reader h1")).to_have_count(0)
    page.locator("#reader").get_by_role("button", name="Close").click()
    expect(page.locator("#reader")).to_be_hidden()


def test_rules_that_cannot_be_read_are_said_so(shown: Callable[..., Page], page: Page, site: str) -> None:
    page.route(f"{site}/rules/*", lambda route: route.fulfill(status=204))
    shown(frame())
    page.keyboard.press("?")
    expect(page.locator("#reader")).to_contain_text("The rules cannot be read now.")


def test_many_choices_are_grouped(shown: Callable[..., Page], page: Page) -> None:
    regions = [f"r{number}" for number in range(90)]
    items = [card(region, 10 + 40 * (i % 10), 10 + 30 * (i // 10), scale=0.3) for i, region in enumerate(regions)]
    shown(frame(scene=picture(*items), hands=[hand(0, *regions)]))
    groups = page.locator("#moves details")
    expect(groups).to_have_count(5)
    assert page.locator("#moves button:visible").count() <= 40
    groups.last.locator("summary").click()
    groups.last.get_by_role("button").last.click()
    expect_request(page, do="tap", region="r89", seat=0)


def test_partners_are_plain_to_see(shown: Callable[..., Page], page: Page) -> None:
    seats = [seat(side=0), seat("bot1", side=1), seat("bot2", side=0), seat("bot3", side=1)]
    shown(frame(seats=seats, viewer=0))
    names = page.locator("#seats .who").all_inner_texts()
    assert page.locator("#seats .side").all_inner_texts() == [f"with {names[3]}", "your partner", f"with {names[1]}"]


def test_of_a_long_log_the_last_lines_are_on_the_page(shown: Callable[..., Page], page: Page) -> None:
    """The others can be asked for, and what is read stays in sight."""
    said = [["core-request", {"name": f"line {number}"}] for number in range(500)]
    lines = [{"move": move, "seat": None, "kind": "", "say": say, "went": []} for move, say in enumerate(said)]
    shown(frame(lines=lines))
    entries = page.locator("#log p")
    expect(entries.last).to_contain_text("line 499")
    assert entries.count() < 250
    earlier = page.get_by_role("button", name="Earlier lines")
    while earlier.is_visible():
        earlier.click()
    expect(entries).to_have_count(500)
    expect(entries.first).to_contain_text("line 0)")
    expect(page.locator("#log")).to_be_focused()


def test_things_travel_along_their_way(shown: Callable[..., Page], page: Page) -> None:
    """By another name, round two corners, and turned over: half-way it is up there, at the end where it belongs."""
    back = {**CARD, "shapes": [{**CARD["shapes"][0], "fill": "felt"}]}
    corners = [{"key": f"corner{x}", "sprite": "spot", "x": x, "y": 60} for x in (60, 340)]
    there = picture(card("thing", 340, 240, manner="flip", turn=90) | {"sprite": "back"}, *corners)
    page.clock.install(time=0)
    shown(
        frame(scene=picture(card("held", 60, 240)), holding=True),
        frame(
            scene=there,
            sprites={"back": back, "spot": {"width": 1, "height": 1, "shapes": []}},
            went=[["thing", "nowhere"], ["thing", "held", ["corner60", "corner340"]], ["gone", "held"]],
        ),
    )
    page.clock.pause_at(60)
    assert drawn(page, (60, 240))
    page.get_by_role("button", name="Go on").click()
    expect_request(page, do="go-on")
    page.clock.run_for(90)  # of 420 ms, but setting out is quick: 0.5 of the way
    assert drawn(page, (200, 60))
    assert not drawn(page, (60, 240))
    assert not drawn(page, (340, 240))
    page.clock.run_for(500)
    assert drawn(page, (340, 240))
    assert not drawn(page, (200, 60))


def test_without_colours_every_pair_of_seats_differs_in_shape(shown: Callable[..., Page], page: Page) -> None:
    """The signs of ten seats on the canvas, all packs in one grey."""
    page.add_init_script(GREY)
    signs = {
        f"sign{seat}": {"width": 60, "height": 60, "shapes": [{"is": "symbol", "of": f"seat{seat}", "size": 60, **AT}]}
        for seat in range(10)
    }
    places = {f"sign{seat}": (40 + 80 * (seat % 5), 80 + 140 * (seat // 5)) for seat in range(10)}
    items = [{"key": name, "sprite": name, "x": x, "y": y} for name, (x, y) in places.items()]
    shown(frame(scene=picture(*items), sprites=signs))
    pictures = [page.locator("#board").evaluate(CUT, [x, y, 60]) for x, y in places.values()]
    colours = {tuple(pixel) for cut in pictures for pixel in cut if pixel[3] == 255}
    assert len(colours) == 1, "not one grey"
    for one, other in itertools.combinations(pictures, 2):
        differing = sum(a[3] != b[3] for a, b in zip(one, other, strict=True))
        assert differing > len(one) / 20


AT = {"x": 0, "y": 0, "fill": "seat0"}
# The pixels of a square of the table, whose box is 400 x 300 in the middle of the canvas.
CUT = """(board, [x, y, side]) => {
    const scale = Math.min((board.clientWidth - 20) / 400, (board.clientHeight - 20) / 300);
    const at = (room, units) => Math.round((room / 2 + units * scale) * devicePixelRatio);
    const corner = [at(board.clientWidth, x - 200 - side / 2), at(board.clientHeight, y - 150 - side / 2)];
    const size = Math.floor(side * scale * devicePixelRatio);
    const { data } = board.getContext("2d").getImageData(...corner, size, size);
    return Array.from({ length: data.length / 4 }, (_, i) => [...data.slice(4 * i, 4 * i + 4)]);
}"""


def test_nothing_travels_where_motion_is_not_wanted(shown: Callable[..., Page], page: Page) -> None:
    page.clock.install(time=0)
    page.emulate_media(reduced_motion="reduce")
    scenes = [picture(card("thing", x, 150)) for x in (60, 340)]
    shown(frame(scene=scenes[0], holding=True), frame(scene=scenes[1]))
    page.clock.pause_at(60)
    page.get_by_role("button", name="Go on").click()
    expect_request(page, do="go-on")
    assert drawn(page, (340, 150))
    assert not drawn(page, (60, 150))


def drawn(page: Page, place: tuple[float, float]) -> bool:
    """Whether the canvas has anything at this place of the table, whose box is 400 x 300 in the middle of it."""
    script = """(board, [x, y]) => {
        const scale = Math.min((board.clientWidth - 20) / 400, (board.clientHeight - 20) / 300);
        const at = (side, units) => (side / 2 + units * scale) * devicePixelRatio;
        const pixel = [at(board.clientWidth, x - 200), at(board.clientHeight, y - 150)];
        return board.getContext("2d").getImageData(...pixel, 1, 1).data[3] > 0;
    }"""
    found = page.locator("#board").evaluate(script, place)
    assert isinstance(found, bool)
    return found
