"""Records: what is written is read again, and whatever else comes gives a clear error."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.core import record
from pygames.core.dice import Dice
from pygames.core.game import games
from pygames.core.match import BadRecord, Match
from pygames.core.record import BadLine, Player
from pygames.core.say import keys

NAMES = st.text(st.characters(exclude_categories=["C", "Z"]), max_size=record.LONGEST_NAME)
PLAYERS = st.lists(st.builds(Player, st.sampled_from(record.KINDS), NAMES), min_size=1, max_size=10)


def a_game(moves: int = 30) -> Match[object, object]:
    """A match of a real game: records name games that are installed."""
    game = next(iter(games().values()))
    match = Match.new(game, seed="fuzz", players=[Player("person", 'A "b", \\c'), Player("bot2")])
    dice = Dice("moves")
    for _ in range(moves):
        if not match.over:
            seat = match.ask.seats[0]
            match.play(seat, dice.choice(game.legal(match.state, seat)))
    return match


def test_a_record_loads_to_the_same_match() -> None:
    match = a_game(1000)
    assert match.over
    again = Match.load(match.record())
    assert again.state == match.state
    assert again.head == match.head
    assert again.record() == match.record()


def test_options_that_a_record_lacks_take_their_defaults() -> None:
    match = a_game(5)
    assert match.head.options
    older = "\n".join(line for line in match.record().splitlines() if not line.startswith("options:"))
    assert Match.load(older).record() == match.record()


def test_a_record_cut_after_a_player_is_rolled_on() -> None:
    match = a_game(3)
    last = max(i for i, entry in enumerate(match.log) if entry.seat >= 0)
    lines = match.record().splitlines()
    head = lines.index("--") + 1
    assert Match.load("\n".join(lines[: head + last + 1])).state == match.state


@given(PLAYERS, st.integers(-5, 10**9))
def test_heads_are_read_as_written(players: list[Player], seed: int) -> None:
    head = record.Head("toy", "1.2", tuple(players), (("a", "b"),), str(seed), (0, 3), (10, 2))
    assert record.read(record.write(head, [(-1, "deal"), (0, "go on")])) == (
        head,
        [(8, "* deal"), (9, "0 go on")],
    )
    assert [record.read_move(line) for line in ("* deal", "0 go on")] == [(-1, "deal"), (0, "go on")]


@pytest.mark.parametrize(
    ("old", "new", "reason", "line"),
    [
        ("seed: fuzz", "seed: a b", "core-seed", 4),
        ("seed: fuzz", "", "core-record-head", 4),
        ("seed: fuzz\n", "", "core-record-head", 4),
        ("person", "robot", "core-record-seats", 2),
        ("person", "person,", "core-record-seats", 2),
        ("bot2", "bot2, bot2, bot2, bot2, bot2, bot2", "core-seats", 2),
        ("game: ", "game: x", "core-record-unknown-game", 1),
        ("game: ", "game: ../", "core-record-game", 1),
        ("options: ", "options: no=thing ", "core-option-unknown", 2),
        ("options: ", "options: nothing ", "core-record-options", 3),
        ("--\n", "", "core-record-head", 5),
        ("--\n* ", "--\n", "core-record-move", 6),
        ("--\n* ", "--\n0 ", "core-not-your-turn", 6),
        ("--\n", "slips: x\n--\n", "core-record-head", 5),
    ],
)
def test_what_is_wrong_is_said(old: str, new: str, reason: str, line: int) -> None:
    text = a_game(2).record()
    assert old in text
    with pytest.raises(BadRecord) as bad:
        Match.load(text.replace(old, new, 1))
    assert (bad.value.reason.reason, bad.value.line) == (reason, line)


@pytest.mark.parametrize("harm", ["0 nonsense", "nonsense", "\ufffd", "0"])
def test_a_bad_move_keeps_the_good_part(harm: str) -> None:
    match = a_game(20)
    lines = match.record().splitlines()
    lines[-1] = harm
    with pytest.raises(BadRecord) as bad:
        Match.load("\n".join(lines))
    assert bad.value.line == len(lines)
    assert bad.value.good is not None
    assert [e.text for e in bad.value.good.log][: len(match.log) - 1] == [e.text for e in match.log[:-1]]


def test_too_much_is_refused_before_it_is_read() -> None:
    with pytest.raises(BadRecord, match="core-record-size"):
        Match.load("x" * (record.LONGEST_TEXT + 1))


GOOD = a_game().record()
SAYABLE = keys("pygames.core", "en").union(*(keys(f"pygames.{id}", "en") for id in games()))


def attempt(text: str) -> Match[object, object] | BadRecord:
    """The match or the clear error; anything else that is raised fails the test."""
    try:
        return Match.load(text)
    except BadRecord as bad:
        return bad


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_damaged_records_give_only_clear_errors(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(GOOD) - 1))
    cut = data.draw(st.integers(0, 20))
    text = GOOD[:at] + data.draw(st.text(max_size=8)) + GOOD[at + cut :]
    result = attempt(text)
    if isinstance(result, BadRecord):
        assert 1 <= result.line <= len(text.splitlines()) + 1
        assert result.reason.reason in SAYABLE
        if result.good is None:
            return
        result = result.good
    assert Match.load(result.record()).state == result.state


@given(st.text())
def test_any_text_gives_only_clear_errors(text: str) -> None:
    with pytest.raises(BadRecord):
        Match.load(text)


def test_links() -> None:
    packed = record.pack(GOOD)
    assert record.unpack(packed) == GOOD
    assert len(packed) < len(GOOD)
    assert packed.isascii()


@given(st.text())
def test_damaged_links_give_only_clear_errors(text: str) -> None:
    damaged = "!" + text  # no letter of a link
    with pytest.raises(BadLine, match="core-record-link"):
        record.unpack(damaged)


@given(st.binary())
def test_links_to_nothing_give_only_clear_errors(data: bytes) -> None:
    with pytest.raises(BadLine, match="core-record-link"):
        record.unpack("AA" + data.hex())  # zlib streams do not begin so


@given(st.integers(0, len(record.pack(GOOD)) - 1))
def test_a_link_cut_short_is_noticed(length: int) -> None:
    with pytest.raises(BadLine, match="core-record-link"):
        record.unpack(record.pack(GOOD)[:length])


def test_a_bomb_in_a_link_does_not_go_off() -> None:
    with pytest.raises(BadLine, match="core-record-link"):
        record.unpack(record.pack("0" * (record.LONGEST_TEXT * 10)))
