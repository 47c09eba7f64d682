"""Free play at a table: people and bots at once, time passed in."""

from __future__ import annotations

import pytest

from pygames.core.dice import Dice
from pygames.core.game import CHANCE, Illegal, Seat
from pygames.core.match import Match
from pygames.core.pace import COUNT, FREE_EVERY, THINKING
from pygames.core.record import Player
from pygames.core.table import Table
from pygames.tacta import GAME
from pygames.tacta.moves import Move, Play
from pygames.tacta.state import State
from pygames.tacta.taps import card_region, shape_region

SEEDS = 20


def free_table(seed: int, *kinds: str, **options: str) -> Table[State, Move]:
    players = tuple(Player(kind) for kind in kinds)
    return Table(Match.new(GAME, options={"way": "free", **options}, seed=seed, players=players))


def hasty(table: Table[State, Move], seat: Seat) -> Move:
    """What somebody in a hurry lays: the better of three ways that they happen to see, by the dots that count."""
    state = table.match.state
    dice = Dice("hasty", table.match.head.seed, seat, len(table.match.log))
    seen = [dice.choice(GAME.legal(state, seat)) for _ in range(3)]

    def ahead(move: Move) -> int:
        own, other = GAME.scores(GAME.apply(state, seat, move).state)
        return own - other

    return max(seen, key=ahead)


def lay(table: Table[State, Move], seat: Seat, move: Move) -> None:
    """By taps: the card, the shape, and the way where there are several."""
    before = table.match.state
    for region in GAME.path(before, seat, move):
        assert isinstance(region, str)
        if table.match.state is before:
            table.tap(region, seat)


def wait(table: Table[State, Move], since: int, milliseconds: int) -> int:
    for time in range(since, since + milliseconds + 1, 100):
        table.tick(time)
    return since + milliseconds


def play_on(table: Table[State, Move], every: float) -> None:
    """The person of seat 0 lays as often as said, the bots as they do."""
    due = COUNT + every
    for time in range(0, 3_600_000, 100):
        table.tick(time)
        if table.pace.now >= due and 0 in table.actors:
            lay(table, 0, hasty(table, 0))
            due = table.pace.now + every
        if table.match.over:
            return
    raise AssertionError("the game does not end")


def test_a_person_who_lays_every_four_seconds_beats_an_easy_bot() -> None:
    """Nearly always; who needs eight seconds, not even every other time."""
    won = dict.fromkeys((4000.0, 8000.0), 0)
    for every in won:
        for seed in range(SEEDS):
            table = free_table(seed, "person", "bot1")
            play_on(table, every)
            own, other = GAME.scores(table.match.state)
            won[every] += own > other
    assert won[4000.0] >= SEEDS * 9 / 10
    assert won[8000.0] <= SEEDS / 2


def test_nobody_lays_during_the_count() -> None:
    table = free_table(1, "person", "person", "bot3")
    wait(table, 0, 2900)
    assert (table.pace.count, table.actors) == (1, ())
    wait(table, 2900, 100)
    assert (table.pace.count, table.actors) == (None, (0, 1))
    assert len(table.match.state.layout.laid) == 1


@pytest.mark.parametrize(("kind", "level"), [("bot1", 1), ("bot2", 2), ("bot3", 3)])
def test_bots_lay_at_their_pace(kind: str, level: int) -> None:
    """Although the page ticks only when it is asked to."""
    table = free_table(1, "person", kind)
    time, laid = 0.0, 0.0
    least, most = FREE_EVERY[level]
    while not laid:
        table.tick(time)
        laid = time if len(table.match.state.layout.laid) > 1 else 0.0
        time += max(1.0, table.wake or 0.0)
    assert least <= laid - COUNT <= most + THINKING[level]


def test_who_is_first_in_the_log_gets_the_shape() -> None:
    """Two ghosts on one shape: the second is gone when the first is laid, and its player finds another place."""
    table = free_table(1, "person", "person")
    wait(table, 0, 3000)
    moves = [GAME.legal(table.match.state, seat) for seat in (0, 1)]
    first, second = next(
        (one, other)
        for one in moves[0]
        for other in moves[1]
        if isinstance(one, Play) and isinstance(other, Play) and one.below == other.below
    )
    for seat, move in ((0, first), (1, second)):
        table.tap(card_region(move.card), seat)
        table.tap(shape_region(move.on, move.below), seat)
    assert all(table.hands.ghost(seat, table.scene()) for seat in (0, 1))
    table.confirm(1)
    assert table.hands.fingers(0).taps == (card_region(first.card),)
    assert table.refusal is not None
    assert table.refusal.reason == "core-taken"
    with pytest.raises(Illegal):
        table.confirm(0)
    assert [entry.seat for entry in table.match.log if entry.seat != CHANCE] == [1]


def test_it_stops_the_moment_a_pack_is_empty() -> None:
    """Although the other has cards left, and could lay them."""
    table = free_table(2, "person", "person", suits="1")
    wait(table, 0, 3000)
    for _ in range(5):
        for seat in (0, 1):
            lay(table, seat, GAME.legal(table.match.state, seat)[0])
            assert not table.match.over
    assert GAME.legal(table.match.state, 1)
    lay(table, 0, GAME.legal(table.match.state, 0)[0])
    assert table.match.over
    assert len(table.match.state.cards(1)) == 1
