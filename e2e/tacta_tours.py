"""What the pictures show of Tacta: tables early and late, choosing, and its ways to play."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.playing import SECONDS, asked, press_move, settled
from e2e.pointing import lit, tap
from e2e.tacta_tables import Story, story
from e2e.tours import Place, Shoot, Tour, bots, rest, rules, setup
from pygames.core.match import Match
from pygames.core.record import Player
from pygames.tacta import GAME
from pygames.tacta.cards import face
from pygames.tacta.moves import Apart, Play
from pygames.tacta.taps import card_region, shape_region


def seen(name: str) -> Tour:
    """Somebody's turn, and nothing chosen yet."""

    def tour(page: Page, shoot: Shoot) -> None:
        assert asked(page)
        rest(page)
        shoot(name)

    return tour


def choosing(match: Story) -> Tour:
    """A card is chosen, then where it goes: the ghost shows which dots it hides and which of its own are safe."""

    def tour(page: Page, shoot: Shoot) -> None:
        seen("tacta-middle")(page, shoot)
        plays = [move for move in GAME.legal(match.state, 0) if isinstance(move, Play)]
        laid = match.state.layout.laid
        best = max(plays, key=lambda play: face(laid[play.on].card)[play.below] + face(play.card)[play.shape])
        tap(page, card_region(best.card))
        rest(page)
        shoot("tacta-card")
        tap(page, shape_region(best.on, best.below))
        rest(page)
        shoot("tacta-ghost")
        rules(page, shoot, "tacta-rules")

    return tour


def to_the_end(page: Page, shoot: Shoot) -> None:
    seen("tacta-late")(page, shoot)
    number = 0
    while asked(page):
        press_move(page, number)
        settled(page)
        number += 1
    expect(page.locator(".chart")).to_be_attached(timeout=2 * SECONDS)
    rest(page)
    shoot("tacta-result")


def apart(page: Page, shoot: Shoot) -> None:
    """Nothing can be connected: a card, how it lies, where it goes."""
    seen("tacta-apart")(page, shoot)
    press_move(page, 0)
    rest(page)
    shoot("tacta-turn")
    press_move(page, 0)
    rest(page)
    shoot("tacta-place")


def free(name: str) -> Tour:
    """While the count runs, and then with a card chosen."""

    def tour(page: Page, shoot: Shoot) -> None:
        expect(page.locator("#count")).to_have_text("2", timeout=SECONDS)
        shoot(f"{name}-count")
        assert asked(page)
        page.wait_for_timeout(12_000)  # the bots lay some cards
        tap(page, min(region for region in lit(page) if region))
        page.wait_for_timeout(600)
        shoot(name)

    return tour


def nothing_fits() -> Story:
    """It is the turn of seat 0, who can only place a card apart."""
    matches = (story(bots(2), cards=21, seed=seed, table="small", suits="2") for seed in range(1, 100))
    return next(match for match in matches if isinstance(GAME.legal(match.state, 0)[0], Apart))


def free_play(kinds: str) -> Story:
    players = [Player(kind) for kind in kinds.split(",")]
    return Match.new(GAME, options={"way": "free"}, seed=4, players=players)


MIDDLE = story(bots(2), cards=20, seed=2)

PLACES = {
    "tacta-setup": Place("game=tacta", setup("tacta-setup")),
    "tacta-early": Place(story(bots(2), cards=2, seed=3), seen("tacta-early")),
    "tacta-middle": Place(MIDDLE, choosing(MIDDLE)),
    "tacta-late": Place(story(bots(2), cards=48, seed=4), to_the_end),
    "tacta-full": Place(story(bots(5), cards=102, seed=5), seen("tacta-full")),
    "tacta-sabotage": Place(f"game=tacta&seats={bots(2)}&way=sabotage&suits=2&seed=6", seen("tacta-sabotage")),
    "tacta-limited": Place(
        story(bots(2), cards=10, seed=7, way="limited", suits="1", table="small"), seen("tacta-limited")
    ),
    "tacta-apart": Place(nothing_fits(), apart),
    "tacta-free": Place(free_play(bots(2)), free("tacta-free")),
    "tacta-free-people": Place(free_play("person,person,bot1"), free("tacta-free-people")),
}
