"""How the tests play: what is to be waited for, and the gestures of a player."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

GAME = "tacoloco"
SECONDS = 30_000
MOST_GESTURES = 300

# Bots answer at once; everything else is as a player has it.
QUICK = """localStorage.setItem("tac-table settings", JSON.stringify({speed: 100}))"""

# All packs in one grey: who is who must still be told.
GREY = """addEventListener("DOMContentLoaded", () => {
    for (let pack = 0; pack < 10; pack++) document.documentElement.style.setProperty(`--colour${pack}`, "#888888");
})"""

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

OpenTable = Callable[..., Page]


def asked(page: Page) -> bool:
    """Waits until there is something to choose, or the game is over: then False."""
    expect(page.locator('#moves button, [data-screen="result"] #result').first).to_be_visible(timeout=SECONDS)
    return page.locator('body[data-screen="table"]').count() == 1


def settled(page: Page) -> None:
    """All that was asked of Python is answered and shown."""
    expect(page.locator("#table")).to_have_attribute("aria-busy", "false")


def take_seat(page: Page) -> None:
    """Until it is somebody's turn, with the hand on screen. Bots may have to move first."""
    expect(page.locator("#moves button, #lift").locator("visible=true").first).to_be_visible(timeout=SECONDS)
    if page.locator("#lift").is_visible():
        page.locator("#lift").click()
        assert asked(page)
    settled(page)


def play_out(page: Page, gesture: Callable[[int], None]) -> None:
    for number in range(MOST_GESTURES):
        if not asked(page):
            return
        gesture(number)
        settled(page)
    raise AssertionError("the game does not end")


def play_together(page: Page, most: int) -> None:
    """To the end, with several people who pass the device on."""
    for number in range(most):
        expect(
            page.locator('#moves button, #lift, [data-screen="result"] #result').locator("visible=true").first
        ).to_be_visible(timeout=SECONDS)
        if page.locator('body[data-screen="result"]').count():
            return
        if page.locator("#lift").is_visible():
            page.locator("#lift").click()
        else:
            press_move(page, number)
        settled(page)
    raise AssertionError("the game does not end")


def press_move(page: Page, number: int) -> None:
    """Sometimes the first of the Moves panel's buttons, sometimes the last."""
    buttons = page.locator("#moves button")
    (buttons.last if number % 3 == 2 else buttons.first).click()


# Counted, chosen and measured at one moment: marks are made anew whenever the table is laid out.
MARK = """(number) => {
    const marks = [...document.querySelectorAll("#marks .mark:not(.chosen), #marks .chips button")];
    const box = marks[number % marks.length]?.getBoundingClientRect();
    return box?.width && [box.x + box.width / 2, box.y + box.height / 2];
}"""


def tap_canvas(page: Page, number: int) -> None:
    """Where a mark says that something can be chosen."""
    place = page.wait_for_function(MARK, arg=number).json_value()
    page.mouse.click(*place)


def ask_to_confirm(page: Page) -> None:
    """From now on a finished move waits as a ghost."""
    page.locator("[data-open=settings]").click()
    page.get_by_label("Confirm each move").check()
    page.locator("#settings-close").click()
    settled(page)


def expect_result(page: Page, winner: str) -> None:
    expect(page.locator('body[data-screen="result"]')).to_be_attached()
    expect(page.locator("#result h2")).to_contain_text(winner)
    expect(page.locator("#result .ranking > li")).to_have_count(page.locator("#seats li").count())
