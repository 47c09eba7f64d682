"""Whole games on the built site: by the Moves panel, by taps on the canvas, by keys alone; two people on one device."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

GAME = "tacoloco"
SECONDS = 30_000
MOST_GESTURES = 300

# Bots answer at once; everything else is as a player has it.
QUICK = """localStorage.setItem("tac-table settings", JSON.stringify({speed: 100}))"""

# Keeps the text of all that Python says, as the page hears it.
EAVESDROP = """
    window.heard = [];
    window.Worker = class extends Worker {
      constructor(...place) {
        super(...place);
        window.heard.worker = this;
        this.addEventListener("message", ({data}) => {
          const text = data.frame ?? data.answer;
          if (text) window.heard.push(text);
        });
      }
    };
"""


@pytest.fixture
def table(page: Page, site: str) -> Iterator[Callable[..., Page]]:
    """Opens a table by its address. No request may leave the site's folder."""
    strangers: list[str] = []
    inside = (f"{site}/", "data:", "blob:")
    page.on("request", lambda request: None if request.url.startswith(inside) else strangers.append(request.url))
    page.add_init_script(QUICK)

    def open_table(seats: str = "person,bot1", **params: str) -> Page:
        query = "&".join(f"{name}={value}" for name, value in {"seed": "42", "lang": "en", **params}.items())
        page.goto(f"{site}/?game={GAME}&seats={seats}&{query}")
        expect(page.locator('body[data-python="ready"]')).to_be_attached(timeout=SECONDS)
        expect(page.locator('body[data-screen="table"]')).to_be_attached()
        return page

    yield open_table
    assert strangers == []


def asked(page: Page) -> bool:
    """Waits until there is something to choose, or the game is over: then False."""
    expect(page.locator('#moves button, [data-screen="result"] #result').first).to_be_visible(timeout=SECONDS)
    return page.locator('body[data-screen="table"]').count() == 1


def settled(page: Page) -> None:
    """All that was asked of Python is answered and shown."""
    expect(page.locator("#table")).to_have_attribute("aria-busy", "false")


def play_out(page: Page, gesture: Callable[[int], None]) -> None:
    for number in range(MOST_GESTURES):
        if not asked(page):
            return
        gesture(number)
        settled(page)
    raise AssertionError("the game does not end")


def press_move(page: Page, number: int) -> None:
    """Sometimes the first of the Moves panel's buttons, sometimes the last."""
    buttons = page.locator("#moves button")
    (buttons.last if number % 3 == 2 else buttons.first).click()


def tap_canvas(page: Page, number: int) -> None:
    """Where a mark says that something can be chosen."""
    marks = page.locator("#marks .mark:not(.chosen), #marks .chips button")
    box = marks.nth(number % marks.count()).bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def ask_to_confirm(page: Page) -> None:
    """From now on a finished move waits as a ghost."""
    page.locator("#settings summary").click()
    page.get_by_label("Confirm each move").check()
    page.locator("#status").click()  # letters are for tools, but not in a field
    settled(page)


def expect_result(page: Page, winner: str) -> None:
    expect(page.locator('body[data-screen="result"]')).to_be_attached()
    expect(page.locator("#result h2")).to_contain_text(winner)
    expect(page.locator("#result .ranking > li")).to_have_count(page.locator("#seats li").count())


def test_a_game_by_the_moves_panel(table: Callable[..., Page]) -> None:
    page = table("person,bot1,bot2", deck="spicy")
    expect(page.locator("#seats li")).to_have_count(3)
    play_out(page, lambda number: press_move(page, number))
    expect_result(page, "win")
    page.get_by_role("button", name="Play again").click()
    assert asked(page)


def test_a_game_by_canvas_taps(table: Callable[..., Page]) -> None:
    page = table()
    play_out(page, lambda number: tap_canvas(page, number))
    expect_result(page, "win")


def test_a_game_on_a_phone_in_french(table: Callable[..., Page]) -> None:
    page = table(lang="fr", seed="7")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("#tools")).to_contain_text("Annuler")
    play_out(page, lambda number: tap_canvas(page, number))
    expect_result(page, "gagne")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_game_by_keys_alone(table: Callable[..., Page]) -> None:
    page = table()
    assert asked(page)
    while page.evaluate("document.activeElement.id") != "board":
        page.keyboard.press("Tab")

    def press(number: int) -> None:
        page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[number % 4])
        expect(page.locator("#marks .ring")).to_be_visible()
        expect(page.locator("#cursor-says")).not_to_be_empty()
        page.keyboard.press("Enter")

    play_out(page, press)
    expect_result(page, "win")
    expect(page.locator("#result")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert asked(page)


def test_every_tool_has_its_key(table: Callable[..., Page]) -> None:
    page = table()
    confirm, back = page.get_by_role("button", name="Confirm:"), page.get_by_role("button", name="Step back")
    assert asked(page)
    ask_to_confirm(page)
    page.keyboard.press("h")
    expect(page.locator("#notice")).to_contain_text("Hint:", timeout=SECONDS)
    label = page.locator("#moves button").first.inner_text()
    page.locator("#moves button").first.click()
    expect(confirm).to_be_visible()
    page.keyboard.press("Escape")
    expect(confirm).to_be_hidden()
    page.keyboard.press("n")
    expect(confirm).to_be_visible()
    page.keyboard.press("Escape")
    expect(back).to_be_hidden()
    page.locator("#moves button").first.click()
    confirm.click()
    expect(page.locator("#log")).to_contain_text("You play")
    page.keyboard.press("u")
    expect(page.locator("#log")).not_to_contain_text("You play")
    expect(page.locator("#moves button").first).to_have_text(label)


def test_a_wrong_tap_is_explained(table: Callable[..., Page]) -> None:
    """Anything in the picture may be tapped; what is no move is answered with a reason."""
    page = table()
    assert asked(page)
    ask_to_confirm(page)
    page.locator("#moves button").first.click()
    settled(page)
    place = page.locator("#marks .chosen").last.bounding_box()  # a place on the table, no card
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("#marks .chosen")).to_have_count(0)
    assert place
    page.mouse.click(place["x"] + 9, place["y"] + 16)
    expect(page.locator("#notice")).to_contain_text("Choose a card")


def test_a_press_that_slips_off_chooses_nothing(table: Callable[..., Page]) -> None:
    page = table()
    assert asked(page)
    box = page.locator("#marks .mark").first.bounding_box()
    assert box
    page.mouse.move(box["x"] + 9, box["y"] + 9)
    page.mouse.down()
    page.mouse.move(box["x"] + 9, box["y"] + 40)
    page.mouse.up()
    settled(page)
    expect(page.locator("#marks .chosen")).to_have_count(0)


def test_moves_can_be_confirmed_first(table: Callable[..., Page]) -> None:
    page = table()
    assert asked(page)
    ask_to_confirm(page)
    page.locator("#moves button").first.click()
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    expect(page.locator("#log")).not_to_contain_text("You play")
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator("#log")).to_contain_text("You play")


def last_frame(page: Page) -> dict[str, object]:
    frames = (json.loads(text).get("frame") for text in reversed(page.evaluate("window.heard")))
    frame = next(frame for frame in frames if frame)
    assert isinstance(frame, dict)
    return frame


def test_two_people_pass_the_device(table: Callable[..., Page], page: Page) -> None:
    """While the curtain is down the hand is nowhere: not in the frame, not in the DOM, not on the canvas."""
    page.add_init_script(EAVESDROP)
    table("person,person", seed="7")
    curtain, lift = page.locator("#curtain"), page.locator("#lift")
    expect(curtain).to_contain_text("Pass the device to Player 1.")
    expect_nothing_private(page)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(curtain).to_be_visible()

    lift.click()
    expect(curtain).to_be_hidden()
    expect(page.locator("#log")).to_contain_text("Your hand:")
    settled(page)
    hand = [mark.bounding_box() for mark in page.locator("#marks .mark").all()]
    assert len(hand) > 1
    assert all(drawn_at(page, box) for box in hand)
    while curtain.is_hidden():
        page.locator("#moves button").first.click()
        settled(page)

    expect(curtain).to_contain_text("Pass the device to Player 2.")
    expect_nothing_private(page)
    assert not any(drawn_at(page, box) for box in hand)
    lift.click()
    expect(page.locator("#log")).to_contain_text("Your hand:")


def expect_nothing_private(page: Page) -> None:
    expect(page.locator("#moves button")).to_have_count(0)
    expect(page.locator("[data-region]")).to_have_count(0)
    expect(page.locator("#log")).not_to_contain_text("Your hand:")
    expect(page.locator("#log")).not_to_contain_text("You draw")
    frame = last_frame(page)
    assert (frame["viewer"], frame["hands"]) == (None, [])
    assert '"zone":"hand' not in json.dumps(frame, separators=(",", ":"))


def drawn_at(page: Page, box: object) -> bool:
    """Whether the canvas has anything at the middle of this box."""
    script = """(board, {x, y, width, height}) => {
        const {left, top} = board.getBoundingClientRect();
        const [across, down] = [x + width / 2 - left, y + height / 2 - top].map((at) => at * devicePixelRatio);
        return board.getContext("2d").getImageData(across, down, 1, 1).data[3] > 0;
    }"""
    drawn = page.locator("#board").evaluate(script, box)
    assert isinstance(drawn, bool)
    return drawn


def test_two_people_play_to_the_end(table: Callable[..., Page]) -> None:
    page = table("person,person,bot1", seed="11")
    for number in range(MOST_GESTURES):
        expect(
            page.locator('#moves button, #lift, [data-screen="result"] #result').locator("visible=true").first
        ).to_be_visible(timeout=SECONDS)
        if page.locator('body[data-screen="result"]').count():
            break
        if page.locator("#lift").is_visible():
            page.locator("#lift").click()
        else:
            press_move(page, number)
        settled(page)
    expect_result(page, "win")


def test_the_set_up_offers_what_exists(page: Page, site: str) -> None:
    page.goto(f"{site}/?lang=fr")
    page.locator(f"[data-game={GAME}]").click()
    expect(page.locator('body[data-screen="setup"]')).to_be_attached()
    assert page.locator("#seat-count option").all_inner_texts() == ["2", "3", "4", "5"]
    page.locator("#seat-count").select_option("4")
    page.locator("[name=kind3]").select_option("bot3")
    page.locator("[name=name0]").fill("Zoé")
    page.locator("[name=deck]").select_option("spicy")
    page.get_by_role("button", name="Commencer").click()
    expect(page.locator("#seats li")).to_have_count(4, timeout=SECONDS)
    expect(page.locator("#seats li").first).to_contain_text("Zoé")
    expect(page.locator("#seats li").last).to_contain_text("Robot fort")


def test_the_language_changes_in_mid_game(table: Callable[..., Page]) -> None:
    page = table()
    assert asked(page)
    ask_to_confirm(page)
    press_move(page, 0)
    settled(page)
    page.locator("#language").select_option("fr")
    expect(page.locator("#log")).to_contain_text("Votre main")
    expect(page.locator("#log")).not_to_contain_text("Your hand")
    expect(page.locator("#steps")).to_contain_text("Revenir")


def test_a_game_waits_while_one_looks_at_home(table: Callable[..., Page]) -> None:
    page = table("bot1,person")
    assert asked(page)
    lines = page.locator("#log li").all_inner_texts()
    page.get_by_role("button", name="Tac Table").click()
    expect(page.locator('body[data-screen="home"]')).to_be_attached()
    page.get_by_role("button", name="Go on with the game").click()
    expect(page.locator('body[data-screen="table"]')).to_be_attached()
    assert page.locator("#log li").all_inner_texts() == lines
    assert asked(page)
    page.locator("#settings summary").click()
    page.get_by_role("button", name="Leave the game").click()
    expect(page.locator("#continue")).to_be_hidden()
    expect(page.locator("#home")).to_be_visible()


def test_a_game_goes_on_after_python_was_lost(table: Callable[..., Page], page: Page) -> None:
    page.add_init_script(EAVESDROP)
    table()
    for number in range(4):
        assert asked(page)
        press_move(page, number)
        settled(page)
    assert asked(page)
    lines = page.locator("#log li").all_inner_texts()
    page.evaluate("""window.heard.worker.dispatchEvent(new ErrorEvent("error", {message: "lost"}))""")
    expect(page.locator("#failure")).to_contain_text("stopped answering")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator('body[data-python="ready"]')).to_be_attached(timeout=SECONDS)
    expect(page.locator("#failure")).to_be_hidden()
    expect(page.locator("#log li")).to_have_text(lines)
    assert asked(page)


def test_bots_play_alone(table: Callable[..., Page]) -> None:
    page = table("bot1,bot1")
    expect(page.locator('body[data-screen="result"]')).to_be_attached(timeout=SECONDS)
    expect(page.locator("#result h2")).to_contain_text("wins!")


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("game=whist", "There is no game called “whist”"),
        (f"game={GAME}&seats=person,robot", "“robot” in seats is not a kind of player"),
        (f"game={GAME}&seats=person", "is not for 1 player. Choose from: 2, 3, 4, 5."),
        (f"game={GAME}&seats=person,bot1&deck=marked", "deck cannot be “marked”. Choose from: standard, spicy."),
        (f"game={GAME}&seats=person,bot1&colour=red", "“colour”"),
        (f"game={GAME}&seats=person,bot1&seed=a%20b", "The seed “a b” cannot be used"),
        (f"game={GAME}&seats=person,bot1&theme=neon", "theme cannot be “neon”"),
        ("seats=person,bot1", "not which game"),
        ("game=<img src=x>", "<img src=x>"),
    ],
)
def test_a_wrong_parameter_is_explained(page: Page, site: str, query: str, words: str) -> None:
    page.goto(f"{site}/?lang=en&{query}")
    expect(page.locator("#problems")).to_contain_text(words)
    expect(page.locator('body[data-screen="home"]')).to_be_attached()


def test_home_works_before_python(page: Page, site: str) -> None:
    page.route(f"{site}/runtime/*", lambda route: None)
    page.goto(f"{site}/?lang=en")
    page.locator(f"[data-game={GAME}]").click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator('body[data-screen="table"][data-python="loading"]')).to_be_attached()
    expect(page.locator("#loading")).to_be_visible()
