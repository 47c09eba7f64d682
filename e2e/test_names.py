"""Names as long as they may be, in wide letters, pictures and from right to left: nothing overflows or breaks."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import watched
from e2e.playing import GAME, QUICK, SECONDS, press_move, settled, take_seat

NAMES = {
    "one word": "W" * 40,
    "words": "Maximiliane Charlotte von und zu Beispiel",
    "wide": "漢" * 40,
    "pictures": "🌮" * 20,
    "right to left": "אבגדהוזחטיכלמנסעפצקרשת אבגדהוזחטיכלמנסעפ",
}
SIZES = {"desktop": (1280, 800), "phone": (390, 844), "small": (320, 640)}

# Texts on the canvas: their size in units, and whether they reach over what they are drawn on (8 units are its edge).
PENS = """
    window.written = [];
    const write = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      const unit = this.getTransform().a;
      const size = parseFloat(/([\\d.]+)px/.exec(this.font)[1]);
      const [reach, room] = [Math.abs(place[0]) + this.measureText(text).width / 2, this.canvas.width / unit / 2 - 8];
      window.written.push({text, over: reach > room, size});
      return write.call(this, text, ...place);
    };
"""

# Elements whose text leaves them, or that leave the screen.
ASTRAY = """() => [...document.querySelectorAll("body *")].filter((element) => {
    if (!element.checkVisibility() || element.closest(".unseen, svg, header, #marks, #effects, option")) return false;
    const {left, right, width} = element.getBoundingClientRect();
    if (width <= 1) return false; // for screen readers
    const style = getComputedStyle(element);
    const shows = style.overflowX === "visible" && style.display !== "inline" && element.clientWidth > 0;
    return left < -1 || right > innerWidth + 1 || (shows && element.scrollWidth > element.clientWidth + 1);
}).map((element) => `${element.tagName}#${element.id}.${element.className} ${element.textContent.slice(0, 40)}`)"""


@pytest.fixture(params=SIZES)
def page(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    width, height = SIZES[request.param]
    context = browser.new_context(viewport={"width": width, "height": height})
    with watched(context.new_page()) as page:
        page.add_init_script(QUICK)
        page.add_init_script(PENS)
        yield page
    context.close()


def expect_tidy(page: Page, where: str) -> None:
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), where
    assert page.evaluate(ASTRAY) == [], where


@pytest.mark.parametrize("kind", NAMES)
def test_long_names_fit_everywhere(page: Page, site: str, kind: str) -> None:
    name = NAMES[kind][:40]
    page.goto(f"{site}/?game={GAME}&lang=en")
    page.locator("#seat-count").select_option("4")
    for seat, who in enumerate(("person", "person", "bot1", "bot1")):
        page.locator(f"[name=kind{seat}]").select_option(who)
        page.locator(f"[name=name{seat}]").fill(name)
    expect_tidy(page, "set-up")
    page.get_by_role("button", name="Start").click()
    expect(page.locator("#curtain")).to_contain_text(name, timeout=SECONDS)
    expect_tidy(page, "curtain")
    page.locator("#lift").click()
    settled(page)
    if page.locator("#more").is_visible():
        page.locator("#more").click()
    expect(page.locator("#seats li").first).to_contain_text(name)
    expect_tidy(page, "table")
    press_move(page, 0)
    settled(page)
    plates = [text for text in page.evaluate("window.written") if text["text"].strip("\u2068\u2069")[0] == name[0]]
    assert plates
    assert not [text for text in plates if text["over"]]
    assert min(text["size"] for text in plates) >= 7
    expect_tidy(page, "a move later")
    finish(page)
    expect(page.locator("#result")).to_contain_text(name)
    expect_tidy(page, "result")
    page.get_by_text("Scores as a table").click()
    expect_tidy(page, "chart")
    page.locator("#to-home").press("Enter")
    expect(page.locator("#shelf li")).to_contain_text(name)
    expect_tidy(page, "home")


def finish(page: Page) -> None:
    """Everybody gives up their seat, from the menu; the bots finish the game."""
    take_seat(page)
    page.locator("#tools [data-do=menu]").click()
    expect_tidy(page, "menu")
    for seat in (0, 1):
        page.locator(f"#menu [name=sit{seat}]").select_option("bot1")
        settled(page)
    expect(page.locator("#scrubber")).to_be_attached(timeout=2 * SECONDS)
    settled(page)


def test_a_name_from_right_to_left_turns_nothing_around(page: Page, site: str) -> None:
    """What stands before the name in a sentence stays left of it, also where only a number follows."""
    players = [{"kind": "person", "name": "שרה"}, {"kind": "bot1", "name": "אבא"}, {"kind": "bot1", "name": "אמא"}]
    page.goto(f"{site}/?lang=en")
    setup = json.dumps({"players": players, "options": {}})
    page.evaluate("(setup) => localStorage.setItem('tac-table setup GAME', setup)".replace("GAME", GAME), setup)
    page.reload()
    page.locator(f"[data-play={GAME}]").click()
    expect(page.locator("#log p").first).to_be_attached(timeout=SECONDS)
    page.locator("#to-home").press("Enter")
    expect(page.locator("#shelf li")).to_contain_text("אבא")
    order = """(facts) => {
        const walker = document.createTreeWalker(facts, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const node = walker.currentNode;
          const places = ["שרה", "אבא", "אמא"].map((name) => node.data.indexOf(name));
          if (places.some((place) => place < 0)) continue;
          return places.map((place) => {
            const range = document.createRange();
            range.setStart(node, place);
            range.setEnd(node, place + 3);
            return range.getBoundingClientRect().left;
          });
        }
        return [];
    }"""
    lefts = page.locator("#shelf .facts").evaluate(order)
    assert len(lefts) == 3
    assert lefts == sorted(lefts)
