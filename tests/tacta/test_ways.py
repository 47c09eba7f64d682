"""The ways to play: rounds [15], quick [16], limited space [17], sabotage [18], teams [19] and free play [20]."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pygames.core.game import CHANCE, Ask, Illegal
from pygames.core.match import Match
from pygames.core.record import Player
from pygames.core.table import Table
from pygames.tacta import GAME
from pygames.tacta.cards import colour_of, pack, suit_of
from pygames.tacta.moves import Apart, Keep, Play
from pygames.tacta.notation import card_of
from pygames.tacta.rounds import go_on
from pygames.tacta.state import NOT_YET, SEALED, Phase
from tests.tacta.situations import WAYS, act, can, random_match, refused, start, table

STUCK = ("2s2 Lm>0.TR", "2t3 B>0.BL")  # a circle 4 and a square 1 connect to nothing


def clashes(seats: int, **options: str) -> str | None:
    clash = GAME.info.fits(seats, options)
    return None if clash is None else clash.reason


def test_what_goes_together() -> None:
    for options in WAYS.values():
        assert clashes(4, **options) is None
        assert clashes(4, **{**options, "rounds": "to100", "tie": "first"}) is None  # rounds with any
    assert clashes(6, teams="yes", suits="1") is None
    assert clashes(12, teams="yes", way="free", suits="2") is None
    for way in ("limited", "sabotage"):
        assert clashes(4, **{**WAYS[way], "teams": "yes"}) == "rule-19-not-in-teams"
    assert len(list(GAME.info.setups())) == 3900


# Rounds


def test_rule_15_a_number_of_rounds() -> None:
    *_, match = random_match(3, 3, {"rounds": "3", "suits": "1"})
    assert len(match.state.rounds) == 3
    outcome = GAME.outcome(match.state)
    assert outcome is not None
    assert outcome.scores == tuple(map(sum, zip(*match.state.rounds, strict=True)))
    assert [part.points for part in outcome.parts[1]] == [points[1] for points in match.state.rounds]
    holds = [event for entry in match.log for event in entry.events if event.hold]
    assert [event.kind for event in holds] == ["round", "round"]  # after each but the last


def test_rule_15_each_round_is_set_up_anew() -> None:
    state = table("0s5,- 1c1,-", "1s6 R>0.L", inside=0, rounds="2")
    over = act(state, "0 0s5 TL>1.TL", "1 1c1 TL>0.BR")
    assert over.phase is Phase.DEAL
    assert over.rounds == ((5, 5),)
    assert GAME.scores(over) == (5, 5)
    assert len(over.layout.laid) == 4  # to be seen until the packs are shuffled
    refused(over, "0 0s5 TL>0.TL", "rule-12-not-now")
    again = act(over, "* deal 0c4,0t1 1s2,1c6 first 0")
    assert len(again.layout.laid) == 1
    assert again.inside == (16, 16)
    assert GAME.scores(again) == (5, 5)


def test_rule_15_up_to_a_target() -> None:
    *_, match = random_match(5, 2, {"rounds": "to100"})
    totals = [tuple(map(sum, zip(*match.state.rounds[:n], strict=True))) for n in range(1, len(match.state.rounds) + 1)]
    assert all(max(total) < 100 for total in totals[:-1])
    assert max(totals[-1]) >= 100
    with pytest.raises(Illegal, match="rule-13-over"):
        GAME.apply(match.state, CHANCE, Keep((0,)))


# Quick


def test_rule_16_the_same_suits_for_everybody() -> None:
    state = start(3, suits="2")
    assert GAME.to_act(state) == Ask((CHANCE,))
    quick = act(state, "* suits ct")
    dealt = act(quick, "* deal 0c4,0t1 1t2,1c6 2t3,2c3 first 0")
    assert dealt.inside == (10, 10, 10)
    assert {suit_of(card) for stock in dealt.stock for card in stock} == {0, 2}
    refused(quick, "* deal 0s4,0t1 1t2,1c6 2t3,2c3 first 0", "rule-8-not-in-the-pack")
    for text in ("c", "cst", "tc", "cc"):
        refused(state, f"* suits {text}", "rule-16-how-many-suits")
    assert act(start(2, suits="1"), "* suits s").suits == (1,)
    refused(start(2), "* suits c", "rule-12-not-now")


# Limited space


def test_rule_17_three_times_a_suit_each_on_a_small_table() -> None:
    options = WAYS["limited"]
    suits = []
    for match in random_match(2, 4, options):
        state = match.state
        assert state.layout.size == "small"
        if state.phase is Phase.TURN:
            assert {suit_of(card) for stock in state.stock for card in stock} <= set(state.suits)
            suits.append(state.suits)
    assert list(dict.fromkeys(suits)) == [(0,), (1,), (2,)]
    assert len(match.state.rounds) == 3
    *_, longer = random_match(2, 2, {**options, "rounds": "2"})
    assert len(longer.state.rounds) == 6
    *_, target = random_match(2, 2, {**options, "rounds": "to50"})
    assert len(target.state.rounds) % 3 == 0
    assert clashes(2, way="limited", suits="1") == "rule-17-small-table-one-suit"
    assert clashes(2, way="limited", table="small") == "rule-17-small-table-one-suit"


# Sabotage


def test_rule_18_a_suit_goes_to_the_left() -> None:
    state = start(3, way="sabotage", suits="2")
    refused(state, "* suits c", "rule-18-two-suits")
    refused(state, "0 hand c", "rule-18-nothing-to-hand")
    state = act(state, "* suits ct")
    assert GAME.to_act(state) == Ask((0, 1, 2), "sealed")
    assert can(state, 1) == ["hand c", "hand t"]
    refused(state, "1 hand s", "rule-18-not-played-with")
    refused(state, "1 1c4 L>0.L", "rule-18-hand-first")
    state = act(state, "1 hand c")
    assert GAME.to_act(state) == Ask((0, 2), "sealed")
    refused(state, "1 hand c", "rule-18-chosen-already")
    state = act(state, "0 hand t", "2 hand t")
    assert GAME.to_act(state) == Ask((CHANCE,))
    circles, triangles = 0, 2
    assert state.packs == (
        (*pack(0, (circles,)), *pack(2, (triangles,))),
        (*pack(0, (triangles,)), *pack(1, (triangles,))),
        (*pack(1, (circles,)), *pack(2, (circles,))),
    )
    dealt = act(state, "* deal 0c4,2t5 0t2,1t6 1c3,2c3 first 1")
    assert dealt.inside == (10, 10, 10)
    refused(state, "* deal 0c4,2c5 0t2,1t6 1c3,2c3 first 1", "rule-8-not-in-the-pack")
    assert clashes(2, way="sabotage") == "rule-18-two-suits"


def test_rule_18_only_the_own_colour_scores() -> None:
    state = act(start(2, way="sabotage", suits="2"), "* suits ct", "0 hand t", "1 hand t")
    state = act(state, "* deal 0c4,1t2 0t3,1c6 first 0")
    state = act(state, "0 1t2 T>0.TL")  # seat 0 plays a card of colour 1
    assert GAME.scores(state) == (0, 2)


def test_rule_18_what_is_sealed_is_seen_by_its_owner_only() -> None:
    state = act(start(3, way="sabotage", suits="2"), "* suits ct", "1 hand c")
    assert GAME.view(state, 1).handed == (NOT_YET, 0, NOT_YET)
    assert GAME.view(state, 0).handed == GAME.view(state, None).handed == (NOT_YET, SEALED, NOT_YET)
    circles, triangles = (GAME.apply(state, 2, GAME.read(state, 2, f"hand {suit}")) for suit in "ct")
    for viewer in (0, 1, None):
        assert GAME.view(circles.state, viewer) == GAME.view(triangles.state, viewer)
        assert [e for e in circles.events if e.visible(viewer)] == [e for e in triangles.events if e.visible(viewer)]
    assert GAME.view(circles.state, 2) != GAME.view(triangles.state, 2)


# Teams


def test_rule_19_partners_share_a_colour_and_sit_apart() -> None:
    for seats in (4, 6, 8, 10, 12):
        state = start(seats, teams="yes")
        sides = GAME.sides(state)
        assert sides == tuple((i, i + seats // 2) for i in range(seats // 2))
        assert all(abs(one - other) not in (1, seats - 1) for one, other in sides)
        assert GAME.info.colours(seats, GAME.info.complete({"teams": "yes"})) == seats // 2
    assert GAME.info.colours(6, GAME.info.complete({})) == 6
    for seats in (3, 5, 2):
        assert clashes(seats, teams="yes") == "rule-19-even-seats"
    for seats in (8, 10, 12):
        assert clashes(seats) == "rule-19-only-in-teams"


def test_rule_19_nine_cards_each_of_one_shuffled_pack() -> None:
    state = start(4, teams="yes")
    dealt = act(state, "* deal 0c4,0t1 1s2,1c6 0c5,0t3 1s3,1c5 first 0")
    assert dealt.inside == (7, 7, 7, 7)
    assert [dealt.left(seat) for seat in range(4)] == [9] * 4
    assert len(dealt.stock[0]) == 14
    refused(state, "* deal 0c4,0t1 1s2,1c6 0c4,0t3 1s3,1c5 first 0", "rule-8-not-in-the-pack")
    refused(state, "* deal 0c4,0t1 0s2,0c6 1c5,1t3 1s3,1c5 first 0", "rule-8-not-in-the-pack")
    shown = act(dealt, "0 0c4 L>0.L", "* show 0c3", "1 1s2 TR>0.BR", "* show 1t4", "2 0t3 B>0.TR")
    refused(shown, "* show 0c3", "rule-8-not-in-the-pack")  # the partner has it
    assert act(shown, "* show 0c2").inside == (6, 6, 6, 7)
    assert all(GAME.view(dealt, seat) == dealt for seat in range(4))  # nobody knows who holds what


def test_rule_19_a_side_has_finished_when_both_have() -> None:
    state = table("0c1,- 1c1,- 0c2,- 1c2,-", inside=0, teams="yes", tie="first")
    state = act(state, "0 0c1 TL>0.TL", "1 1c1 TL>0.BR")
    assert state.finished == ()
    assert act(state, f"2 {can(state, 2)[0]}").finished == (0,)


def test_rule_19_the_clock_makes_a_move() -> None:
    """The table keeps it; the rules say when it goes with a game."""
    options = WAYS["teams with a clock"]
    match = Match.new(GAME, options=options, seed=1, players=(Player(),) * 4)
    timed = Table(match)
    timed.tick(0)
    before = len(match.log)
    for second in range(1, 12):
        timed.tick(1000.0 * second)
    assert len(match.log) > before
    assert isinstance(match.log[before].move, Play)
    for options in ({"clock": "10"}, {"clock": "10", "teams": "yes", "way": "free"}):
        assert clashes(4, **options) == "rule-19-clock-in-teams"


# Free play


def test_rule_20_no_turns() -> None:
    state = act(start(3, way="free"), "* deal 0c4,0t1 1s2,1c6 2t3,2c3")
    assert GAME.to_act(state) == Ask((0, 1, 2), "free")
    refused(start(3, way="free"), "* deal 0c4,0t1 1s2,1c6 2t3,2c3 first 0", "rule-9-lowest-begins")
    state = act(state, "2 2c3 L>0.TL", "* show 2c1", "2 2c1 TL>0.BR", "* show 2c2")  # twice in a row
    assert GAME.to_act(state).how == "free"
    refused(state, "1 pass", "rule-20-no-passing")
    refused(state, "1 2c2 TR>0.BL", "rule-10-not-outer")


def test_rule_20_not_onto_the_own_colour() -> None:
    state = table("0c2,0s3 1c1,1s1", "1c2 BR>0.T", "0c1 TL>0.BR", way="free")
    for seat in (0, 1):
        ons = {int(text.split(">")[1].split(".")[0]) for text in can(state, seat)}
        assert all(colour_of(state.layout.laid[on].card) != seat for on in ons)
    refused(state, "0 0c2 BR>2.R", "rule-20-own-colour")
    assert "0c2 BR>2.R" in can(replace(state, setup=replace(state.setup, way="standard"), phase=Phase.TURN))
    assert "1c1 TL>0.BL" in can(state, 1)


def test_rule_20_the_colour_one_scores_also_in_teams() -> None:
    state = table("0c2,0s3 1c1,1s1 0c3,0s4 1c4,1s5", "0c1 TL>0.BR", way="free", teams="yes")
    refused(state, "2 0s4 BL>1.R", "rule-20-own-colour")
    assert "1c4 TR>1.R" in can(state, 3)


def test_rule_20_apart_only_while_nobody_connects() -> None:
    stuck = table("0c4,0s1 1c4,1s1", *STUCK, way="free")
    assert GAME.to_act(stuck) == Ask((0, 1), "free")
    assert can(stuck, 1)[0] == "1c4 apart 0"
    both = act(stuck, "0 0c4 apart 0", "1 1s1 apart 90")
    assert both.apart == (Apart(card_of("0c4"), False, 0), Apart(card_of("1s1"), False, 1))
    laid = act(both, "1 at 15 15", "* show 1c1")
    assert laid.apart == (None, None)  # the table has changed: seat 0 chooses anew
    other = table("0c4,0s1 1c4,1s3", *STUCK, way="free")
    assert GAME.to_act(other) == Ask((1,), "free")  # waiting is all that is left to seat 0
    refused(other, "0 0c4 apart 0", "rule-20-somebody-connects")
    refused(other, "1 1c4 apart 0", "rule-11-can-connect")


def test_rule_20_over_with_the_first_empty_pack() -> None:
    state = table("0c2,- 1c1,1c2", way="free", tie="first")
    state = replace(state, inside=(0, 16))
    done = act(state, "0 0c2 TR>0.TL")
    assert GAME.to_act(done) == Ask(())
    assert done.finished == (0,)
    refused(done, "1 1c1 TL>0.BR", "rule-13-over")


def test_rule_20_over_when_nobody_can_place() -> None:
    states = (match.state for match in random_match(1, 6, {"table": "small"}))
    full = next(state for state in states if state.passes == 5)
    free = replace(full, setup=replace(full.setup, way="free"))
    assert go_on(free, ()).state.phase is Phase.OVER
    more = go_on(replace(free, setup=replace(free.setup, rounds=2)), ()).state
    assert more.phase is Phase.DEAL
    assert (more.outer, more.layout) == (full.outer, full.layout)  # the card that appeared last stays to be seen
