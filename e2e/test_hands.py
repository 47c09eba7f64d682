"""Fingers on the canvas: dragging from a hand, ghosts, and several people at once around one screen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Browser, Page, expect

from e2e import prepared
from e2e.playing import settled
from e2e.prepared import Frame, card, expect_request, frame, hand, middle, picture, seat

Place = tuple[float, float]


def two_hands(*table: Frame) -> Frame:
    """Three cards each, of which some can be chosen."""
    held = [card(f"{zone}-{i}", 70 * i, 0, zone=zone) for zone in ("hand0", "hand1") for i in range(3)]
    return picture(*held, *table)


def requests(page: Page) -> list[str]:
    return page.locator("#log p").all_inner_texts()


def test_hands_of_several_people_lie_around_the_screen(shown: Callable[..., Page]) -> None:
    """Each is turned to its player: what is left to one is right to the other."""
    hands = [hand(0, "hand0-0", "hand0-1"), hand(1, "hand1-2", taps=("hand1-0",))]
    page = shown(frame(scene=two_hands(), hands=hands))
    expect(page.locator("#moves h3")).to_have_text(["Player 1", "Player 2"])
    near, nearer, far, farther = (middle(page, key) for key in ("hand0-0", "hand0-1", "hand1-0", "hand1-2"))
    board = page.locator("#board").bounding_box()
    assert board
    assert far[1] < board["y"] + board["height"] / 3
    assert near[1] > board["y"] + board["height"] * 2 / 3
    assert near[0] < nearer[0]
    assert far[0] > farther[0]
    page.mouse.click(*farther)
    expect_request(page, do="tap", region="hand1-2", seat=1)


def test_a_card_is_dragged_to_where_it_goes(shown: Callable[..., Page], page: Page) -> None:
    """Let go near enough, it snaps there; let go elsewhere, it goes back and stays chosen."""
    scene = picture(card("mine", 0, 0, zone="hand0"), card("there", 200, 100))
    shown(
        frame(scene=scene, hands=[hand(0, "mine")]),
        frame(scene=scene, hands=[hand(0, "there", taps=("mine",))]),
    )
    mine = middle(page, "mine")
    page.mouse.move(*mine)
    page.mouse.down()
    page.mouse.move(mine[0], mine[1] - 40)
    expect_request(page, do="tap", region="mine", seat=0)
    there = middle(page, "there")
    page.mouse.move(there[0] + 300, there[1])
    expect(page.locator("#marks .ring")).to_be_hidden()
    page.mouse.up()
    assert len(requests(page)) == 1
    page.mouse.move(*mine)
    page.mouse.down()
    page.mouse.move(there[0] + 50, there[1] + 20, steps=4)
    expect(page.locator("#marks .ring")).to_be_visible()
    page.mouse.up()
    expect_request(page, do="tap", region="there", seat=0)
    assert len(requests(page)) == 1, "a card that is chosen already is not tapped again"


def ghost(x: float, y: float) -> Frame:
    return {"say": "core-seed", "items": [card("mine", x, y)], "gone": []}


def test_what_bots_hold_lies_beside_the_table(shown: Callable[..., Page]) -> None:
    """Upright and smaller, where nobody's hand is."""
    scene = two_hands(card("there", 200, 150), card("bot", 0, 0, zone="hand2"))
    hands = [hand(0, "hand0-0", "there"), hand(1, "hand1-0"), hand(2, "bot")]
    page = shown(frame(scene=scene, hands=hands, seats=[seat(), seat(), seat("bot1")]))
    board = page.locator("#board").bounding_box()
    assert board
    (x, y), (table, _) = (middle(page, key) for key in ("bot", "there"))
    assert x < board["x"] + board["width"] / 7
    assert board["y"] + board["height"] / 3 < y < board["y"] + board["height"] * 2 / 3
    assert x < table - 100


def test_the_table_does_not_move_under_somebody_who_aims(shown: Callable[..., Page], page: Page) -> None:
    """What others lay makes the picture larger: it is fitted after a while, or when the move is made."""
    small = picture(card("mine", 0, 0, zone="hand0"), card("there", 200, 100))
    large = {**small, "box": [-200, -200, 900, 700]}
    aiming = [hand(0, "there", taps=("mine",))]
    shown(
        frame(scene=small, hands=aiming),
        frame(scene=large, hands=aiming, moves=1),
    )
    there = middle(page, "there")
    page.keyboard.press("h")
    expect(page.locator("#log p")).to_have_count(1)
    settled(page)
    assert middle(page, "there") == there
    mark = page.locator('#marks [data-region="there"]')
    expect(mark).not_to_have_css("left", mark.evaluate("it => it.style.left"), timeout=8000)


def test_a_tap_on_the_ghost_makes_the_move(shown: Callable[..., Page], page: Page) -> None:
    chosen = {**hand(0, taps=("mine", "there")), "ways": 1, "way": 0, "ghost": ghost(200, 100)}
    shown(frame(scene=picture(card("mine", 60, 240), card("there", 220, 120)), hands=[chosen]))
    page.mouse.click(*middle(page, "there"))
    expect_request(page, do="confirm", seat=0)


def test_a_tap_where_it_shall_go_shows_the_next_way(shown: Callable[..., Page], page: Page) -> None:
    """Elsewhere on the ghost, the move is made."""
    chosen = {**hand(0, taps=("mine", "there")), "ways": 3, "way": 0, "ghost": ghost(230, 100)}
    shown(frame(scene=picture(card("mine", 60, 240), card("there", 200, 100)), hands=[chosen]))
    there = middle(page, "there")
    page.mouse.click(*there)
    expect_request(page, do="tap", region="there")
    board = page.locator("#board").bounding_box()
    assert board
    unit = min((board["width"] - 20) / 400, (board["height"] - 20) / 300)
    page.mouse.click(there[0] + 50 * unit, there[1])
    expect_request(page, do="confirm", seat=0)


def test_two_people_touch_at_the_same_time(browser: Browser, site: str) -> None:
    """Both fingers go down before either goes up; both taps count, each for its own hand."""
    context = browser.new_context(viewport={"width": 1024, "height": 768}, has_touch=True)
    page = context.new_page()
    hands = [hand(0, "hand0-1"), hand(1, "hand1-1")]
    prepared.show(page, site, frame(scene=two_hands(), hands=hands))
    points = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(middle(page, f"hand{i}-1") for i in range(2))]
    touch = context.new_cdp_session(page)
    page.evaluate("window.asked = []; new MutationObserver(() => asked.push(document.querySelector('#log').innerText))"
                  ".observe(document.querySelector('#log'), {childList: true})")  # fmt: skip
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points[:1]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect_request(page, do="tap", region="hand1-1", seat=1)
    asked = "".join(page.evaluate("window.asked"))
    assert '"region":"hand0-1","seat":0' in asked
    context.close()
