"""Free play of Tacta on the built site: the count, people and bots at once, two fingers on one tablet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from e2e.conftest import watched
from e2e.playing import EAVESDROP, QUICK, SECONDS, OpenTable, asked, press_move, settled
from e2e.pointing import chosen, last_frame, link, lit, place, tap
from e2e.tacta_tables import Story, screen
from pygames.core.game import Illegal, Seat
from pygames.core.match import Match
from pygames.core.record import Player
from pygames.tacta import GAME
from pygames.tacta.moves import Play
from pygames.tacta.shapes import SHAPES, Kind
from pygames.tacta.taps import card_region, shape_region

CALM = QUICK.replace("speed: 100", "speed: 0.5")
LIVELY = QUICK.replace("speed: 100", "speed: 3")
MOST = 200  # presses in a game, far more than it needs

Place = tuple[float, float]


class Tablet(NamedTuple):
    page: Page
    fingers: CDPSession

    def touch(self, *places: Place) -> None:
        """All fingers are down before any goes up."""
        points = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(places)]
        for down in range(1, len(points) + 1):
            self.fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points[:down]})
        self.fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        settled(self.page)


@pytest.fixture
def tablet(browser: Browser) -> Iterator[Tablet]:
    context = browser.new_context(viewport={"width": 1024, "height": 768}, has_touch=True)
    with watched(context.new_page()) as page:
        page.add_init_script(CALM)
        page.add_init_script(EAVESDROP)
        yield Tablet(page, context.new_cdp_session(page))
    context.close()


Taps = tuple[str, str]  # a card and a shape


def ways(match: Story, seat: Seat) -> dict[Taps, list[Play]]:
    """How each card of a seat fits onto each shape."""
    found: dict[Taps, list[Play]] = {}
    for move in GAME.legal(match.state, seat):
        assert isinstance(move, Play)
        found.setdefault((card_region(move.card), shape_region(move.on, move.below)), []).append(move)
    return found


def first_ways(match: Story, seat: Seat) -> dict[Taps, Play]:
    """What the ghost shows when a seat has chosen a card and a triangle that it fits in several ways."""
    several = {taps: plays for taps, plays in ways(match, seat).items() if len(plays) > 1}
    return {taps: plays[0] for taps, plays in several.items() if SHAPES[plays[0].below].kind <= Kind.EDGE}


def people_and_a_bot(seed: int) -> Story:
    players = (Player(), Player(), Player("bot1"))
    match: Story = Match.new(GAME, options={"way": "free", "suits": "2"}, seed=seed, players=players)
    return match


def in_either_order(match: Story, one: Play, other: Play) -> bool:
    try:
        for order in (((0, one), (1, other)), ((1, other), (0, one))):
            tried = Match.load(match.record())
            for seat, move in order:
                tried.play(seat, move)
    except Illegal:
        return False
    return True


def two_moves() -> tuple[Story, list[Taps]]:
    """Two people and a bot, and a card and a shape for each person that do not come in each other's way."""
    for seed in range(1, 50):
        match = people_and_a_bot(seed)
        first, second = (first_ways(match, seat) for seat in (0, 1))
        for (one, here), (other, there) in product(first, second):
            alike = (other, here) in second or (one, there) in first
            if not alike and in_either_order(match, first[one, here], second[other, there]):
                return match, [(one, here), (other, there)]
    raise AssertionError("no such deal")


def shared_shape() -> tuple[Story, str, list[str]]:
    """A shape that a card of each of two people fits onto, that of the second in one way only; and these cards."""
    for seed in range(1, 50):
        match = people_and_a_bot(seed)
        first, second = (ways(match, seat) for seat in (0, 1))
        for (one, here), (other, there) in product(first, second):
            if here == there and len(second[other, there]) == 1:
                return match, here, [one, other]
    raise AssertionError("no such deal")


def cards_of(page: Page, seat: Seat) -> list[str]:
    """As they lie in the hand, from the left as its player sees it."""
    frame = last_frame(page)
    regions = {key: region["id"] for region in frame["scene"]["regions"] for key in region["items"]}
    held = [item for item in frame["scene"]["items"] if item.get("zone") == f"hand{seat}" and item["key"] in regions]
    return [regions[item["key"]] for item in sorted(held, key=lambda item: float(item["x"]))]


def told(page: Page) -> list[str]:
    return page.locator("#log p").all_inner_texts()


def test_two_people_touch_at_the_same_moment(tablet: Tablet, site: str) -> None:
    """Their cards, then their shapes, then their ghosts: both cards are laid, the first in the log below."""
    page = tablet.page
    match, moves = two_moves()
    page.goto(site + link(match))
    expect(page.locator("#count")).to_have_text("3", timeout=SECONDS)
    assert lit(page) == set()
    expect(page.locator("#count")).to_have_text("1")
    expect(page.locator("#status")).to_have_text("Get ready…")
    expect(page.locator("#log")).not_to_contain_text("Go!")
    expect(page.locator("#count")).to_have_text("Go!")
    assert asked(page)
    expect(page.locator("#status")).to_have_text("Go! Connect a card")
    expect(page.locator("#count")).to_be_hidden()

    board = page.locator("#board").bounding_box()
    assert board
    near, far = ([place(page, card) for card in cards_of(page, seat)] for seat in (0, 1))
    assert min(y for _, y in near) > board["y"] + board["height"] * 2 / 3
    assert max(y for _, y in far) < board["y"] + board["height"] / 3
    assert near[0][0] < near[1][0]
    assert far[0][0] > far[1][0], "turned to the player across"

    tablet.touch(*(place(page, card) for card, _ in moves))
    assert set(chosen(page)) == {card for card, _ in moves}
    where = screen(page)
    tablet.touch(*(place(page, shape) for _, shape in moves))
    hands = last_frame(page)["hands"]
    assert [tuple(hand["taps"]) for hand in hands] == moves
    keys = [hand["taps"][0] for hand in hands]
    ghosts = [next(item for item in hand["ghost"]["items"]
                   if item["key"].startswith("card") and "zone" not in item) for hand in hands]  # fmt: skip
    assert len({ghost["key"] for ghost in ghosts}) == len(keys)
    tablet.touch(*(where.at(ghost["x"], ghost["y"]) for ghost in ghosts))

    items = {item["key"]: item for item in last_frame(page)["scene"]["items"]}
    lies = [items[ghost["key"]] for ghost in ghosts]
    assert [(item["x"], item["y"]) for item in lies] == [(ghost["x"], ghost["y"]) for ghost in ghosts]
    order = [line.split(" connects")[0] for line in told(page) if " connects " in line]
    assert sorted(order) == ["Player 1", "Player 2"]
    below = min((0, 1), key=lambda seat: lies[seat].get("z", 0))
    assert order[0] == f"Player {below + 1}"

    expect(page.locator("#log")).to_contain_text("Pip connects", timeout=SECONDS)


def test_a_tap_that_two_can_mean_asks_whose_it_is(tablet: Tablet, site: str) -> None:
    """Each has a button with their sign on their side of it; whoever touches theirs goes on, at once if forced."""
    page = tablet.page
    match, shape, cards = shared_shape()
    page.goto(site + link(match))
    assert asked(page)
    tablet.touch(*(place(page, card) for card in cards))
    x, y = place(page, shape)
    tablet.touch((x, y))
    expect(page.locator("#status")).to_have_text("Whose tap was that? Touch your sign.")
    answers = page.locator(".claim button")
    assert [answers.nth(i).get_attribute("title") for i in (0, 1)] == ["Player 2", "Player 1"]
    above, below = (answers.nth(i).bounding_box() for i in (0, 1))
    assert above
    assert below
    assert above["y"] + above["height"] <= y <= below["y"], "the one across has theirs above"
    assert min(above["width"], above["height"]) >= 44
    assert "connects" not in "".join(told(page))

    tablet.touch((x, y))
    expect(answers).to_have_count(0)
    assert set(chosen(page)) == set(cards), "tapped again, nobody has meant it"

    tablet.touch((x, y))
    sign = answers.nth(0).bounding_box()
    assert sign
    # The other has a finger on their own card meanwhile.
    tablet.touch(place(page, cards[0]), (sign["x"] + 20, sign["y"] + 20))
    expect(page.locator("#log")).to_contain_text("Player 2 connects")
    expect(answers).to_have_count(0)
    assert "Player 1 connects" not in "".join(told(page))


def test_it_stops_when_a_pack_is_empty(table: OpenTable, page: Page) -> None:
    """Two quick bots play while the person only looks on."""
    table("person,bot1,bot1", game="tacta", way="free", suits="1", seed="3")
    expect(page.locator('body[data-screen="result"]')).to_be_attached(timeout=SECONDS)
    placed = page.locator("#result .ranking").inner_text()
    assert placed.count("6 cards placed") == 1
    assert "0 cards placed" in placed


def test_a_person_is_faster_than_an_easy_bot(table: OpenTable, page: Page) -> None:
    """Bots three times as quick as usual; a card of the person takes about a second."""
    page.add_init_script(EAVESDROP)
    page.add_init_script(LIVELY)
    table("person,bot1", game="tacta", way="free", suits="1", seed="5")
    for number in range(MOST):
        if not asked(page):
            break
        press_move(page, number)
        settled(page)
    expect(page.locator('body[data-screen="result"]')).to_be_attached()
    lines = told(page)
    mine, its = (sum(f"{who} " in line for line in lines) for who in ("You connect", "Pip connects"))
    assert mine > its
    assert re.match("You connect|You put", [line for line in lines if "connect" in line or " put " in line][-1])


def test_every_round_has_a_count(table: OpenTable, page: Page) -> None:
    page.add_init_script(EAVESDROP)
    table("person,bot1,bot1", game="tacta", way="free", suits="1", rounds="2", seed="3")
    expect(page.locator("#moves button")).to_have_text(["Go on"], timeout=SECONDS)
    expect(page.locator("#log")).to_contain_text("Round 1 is over.")
    on_table = [item for item in last_frame(page)["scene"]["items"] if re.fullmatch(r"card\d+", item["key"])
                and "zone" not in item]  # fmt: skip
    assert len(on_table) > 5
    page.locator("#moves button").click()
    expect(page.locator("#count")).to_have_text("3")
    expect(page.locator('body[data-screen="result"]')).to_be_attached(timeout=SECONDS)


def test_alone_against_bots_by_taps(tablet: Tablet, site: str) -> None:
    """One person: the hand is at the lower edge, nothing is turned; the bot lays meanwhile."""
    page = tablet.page
    page.add_init_script(LIVELY)
    page.goto(f"{site}/?game=tacta&seats=person,bot1&way=free&suits=2&seed=7&lang=en")
    assert asked(page)
    tap(page, cards_of(page, 0)[0], by_touch=True)
    expect(page.locator("#log")).to_contain_text("Pip connects", timeout=SECONDS)
    settled(page)
    assert chosen(page)[:1] == cards_of(page, 0)[:1], "what was chosen stays chosen while others play"
