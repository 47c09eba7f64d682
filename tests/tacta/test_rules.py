"""Each numbered rule of a round: what it allows, and what it refuses, by its number."""

from __future__ import annotations

import pytest

from pygames.core.game import CHANCE, Ask, Illegal, say
from pygames.tacta import GAME
from pygames.tacta.cards import NONE, START
from pygames.tacta.chance import beginners
from pygames.tacta.laid import SIZES
from pygames.tacta.moves import Apart, Deal, Pass, Play
from pygames.tacta.notation import card_of
from pygames.tacta.overlap import gap
from pygames.tacta.pose import Pose
from pygames.tacta.room import room
from pygames.tacta.shapes import PLACES, Kind
from pygames.tacta.state import Phase, State
from tests.tacta import referee
from tests.tacta.situations import act, can, random_match, refused, start, table
from tests.tacta.test_layout import grow

# Two cards after which a circle 4 and a square 1 have nothing to connect to.
STUCK = ("1s2 Lm>0.TR", "1t3 B>0.BL")
STACK = ("0t6 B>0.T", "1t6 B>1.T", "2t6 B>2.T")  # strip onto strip, straight up: 18 units high


@pytest.fixture
def fresh() -> State:
    return table("0c1,0c4 1c1,1c2")


# A connection


def test_rule_01_a_shape_covers_one_of_its_kind(fresh: State) -> None:
    for text in ("0c1 TL>0.TR", "0c1 TLm>0.TL", "0c1 B>0.T", "0c1 B>0.L", "0c4 L>0.R"):
        assert text in can(fresh)
        assert len(act(fresh, f"0 {text}").layout.laid) == 2
    refused(table("0c2,0s3 1c1,1c2", "1c1 R>0.TL"), "0 0c2 TR>1.B", "rule-1-other-shape")
    refused(fresh, "0 0c1 TL>0.T", "rule-1-no-such-shape")
    refused(fresh, "0 0c1 T>0.T", "rule-1-no-such-shape")


def test_rule_01_a_corner_triangle_meets_an_edge_triangle(fresh: State) -> None:
    assert "0c1 R>0.TL" in can(fresh)  # an edge triangle onto a corner
    assert "0c4 TR>0.L" in can(fresh)  # a corner triangle onto an edge
    assert act(fresh, "0 0c1 R>0.TL").layout.last.pose.turn % 2 == 1
    for kind, side, below in ((Kind.EDGE, "R", "T"), (Kind.SHORT, "B", "L")):
        triangle = Play(card_of("0c1"), False, PLACES[kind, side], 0, PLACES[Kind.EDGE, below])
        with pytest.raises(Illegal, match="rule-1-other-shape"):
            GAME.apply(fresh, 0, triangle)


def test_rule_01_two_centred_strips_cannot_meet() -> None:
    state = table("0s4,0c1 1c1,1c2")
    assert "0s4 R>0.T" in can(state)
    refused(state, "0 0s4 R>0.L", "rule-1-sides-in-the-way")


def test_rule_01_what_lies_the_same_is_one_move(fresh: State) -> None:
    assert not [text for text in can(fresh) if text.startswith("0c4") and "m" in text]
    assert GAME.read(fresh, 0, "0c4 TRm>0.T") == GAME.read(fresh, 0, "0c4 BR>0.T")
    with pytest.raises(Illegal, match="rule-1-own-mirror"):
        GAME.apply(fresh, 0, Play(card_of("0c4"), True, PLACES[Kind.LONG, "L"], 0, PLACES[Kind.LONG, "L"]))
    turned = table("0c4,0c6 1c1,1c2")
    for text, same in (("0c6 Lm>0.TL", "0c6 R>0.TL"), ("0c4 Lm>0.R", "0c4 L>0.R")):
        mirrored, upright = (GAME.read(turned, 0, each) for each in (text, same))
        assert mirrored == upright


def test_rule_02_no_other_card_is_overlapped() -> None:
    state = table("0c2,0c1 1c1,1c2", "1s2 Bm>0.L", "1t3 L>0.B")
    refused(state, "0 0c2 BR>2.B", "rule-2-overlap")
    out_of_the_way = table("0c2,0c1 1c1,1c2", "1s2 TR>0.TR", "1t3 L>0.B")
    assert "0c2 BR>2.B" in can(out_of_the_way)


def test_rule_02_borders_and_slivers_are_fine() -> None:
    """Cards that share a border, and some that overlap by less than the tolerance, are allowed."""
    touching = slivers = 0
    for seed in range(12):
        layout = grow("large", seed, 40)
        for card in range(18):
            for play in layout.plays(card):
                pose = layout.pose_of(play)
                assert pose is not None
                x, y = pose.middle
                for spot in layout.near(x, y):
                    distance = gap(spot.x - x, spot.y - y, pose.turn, spot.turn)
                    touching += spot.number != play.on and abs(distance) < 1e-9
                    slivers += spot.number != play.on and distance < -1e-9
    assert touching > 20
    assert slivers > 0


def test_rule_03_wholly_on_the_table() -> None:
    state = table("3t6,3c1 1c1,1c2 2c1,2c2 0c1,0c2", *STACK[:2], table="small")
    assert "3t6 B>2.T" in can(state)  # up to the very edge: 18 units from the middle
    edge = table("3t6,3c1 1c1,1c2 2c1,2c2 0c1,0c2", *STACK, table="small")
    refused(edge, "0 3t6 B>3.T", "rule-3-off-the-table")
    assert "3t6 B>3.T" in can(table("3t6,3c1 1c1,1c2 2c1,2c2 0c1,0c2", *STACK, table="normal"))


def test_rule_04_both_shapes_are_used_up() -> None:
    state = table("0c2,0s3 1c1,1c2", "1c1 TL>0.TL")
    refused(state, "0 0c2 TR>0.TL", "rule-4-used-up")  # the covered one
    refused(state, "0 0c2 TR>1.TL", "rule-4-used-up")  # the covering one
    assert "0c2 BR>1.R" in can(state)  # another one of the same card
    covered = act(state, "0 0c2 BR>1.R")
    assert not covered.layout.open(1, PLACES[Kind.EDGE, "R"])


def test_rule_04_on_the_start_card_what_overlaps_goes_along() -> None:
    state = table("0c4,0s4 1c1,1c2", "1c1 TL>0.TL")
    for text in ("0c4 L>0.L", "0c4 TR>0.T", "0s4 T>0.TL", "0s4 R>0.T"):
        refused(state, f"0 {text}", "rule-4-used-up")
    assert "0c4 L>0.R" in can(state)
    assert "0s4 T>0.BR" in can(state)


def test_rule_05_one_card_only() -> None:
    """Both the triangle of the first card and the one of the other would be covered at once."""
    state = table("0c4,0s1 1c1,1c2", "1c6 L>0.BR", "0c6 T>0.TR")
    refused(state, "0 0c4 TR>1.T", "rule-5-one-card-only")
    assert "0c4 TR>1.T" in can(table("0c4,0s1 1c1,1c2", "1c6 L>0.BR"))


def test_rule_06_filled_and_hollow_match_freely() -> None:
    filled = table("0c1,0s3 1c1,1c2", "1s2 L>0.TL")
    assert GAME.scores(filled) == (0, 2)
    assert GAME.scores(act(filled, "0 0c1 TL>1.TR")) == (1, 0)  # hollow onto filled: its dots are hidden
    assert GAME.scores(act(filled, "0 0s3 TL>1.TR")) == (3, 0)  # filled onto filled
    hollow = table("0c1,0s3 1c1,1c2", "1c1 R>0.TL")
    assert GAME.scores(act(hollow, "0 0s3 TL>1.TL")) == (3, 1)  # filled onto hollow: its own dots are safe
    refused(filled, "0 0c1 R>1.TR", "rule-1-other-shape")  # filled or not, the shapes must be the same


# Set-up


def test_rule_07_the_start_card_is_in_the_middle() -> None:
    for size in SIZES:
        state = start(table=size)
        assert [(laid.card, laid.pose) for laid in state.layout.laid] == [(START, Pose(0, 0, 0, 0, 0))]
    sizes = {"small": (48, 36), "normal": (72, 54), "large": (96, 72)}
    assert {name: (2 * w, 2 * h) for name, (w, h) in SIZES.items() if name != "unlimited"} == sizes
    assert GAME.info.fits(2, {"table": "round"}) is not None


def test_rule_08_two_outer_cards_of_each_pack() -> None:
    state = start(2)
    dealt = act(state, "* deal 0c4,0t1 1s2,1c6 first 0")
    assert dealt.outer == ((card_of("0c4"), card_of("0t1")), (card_of("1s2"), card_of("1c6")))
    assert dealt.inside == (16, 16)
    assert not set(dealt.outer[0]) & set(dealt.stock[0])
    refused(state, "* deal 0c4,0t1 first 0", "rule-8-two-outer-cards")
    refused(state, "* deal 0c4,0c4 1s2,1c6 first 0", "rule-8-not-in-the-pack")
    refused(state, "* deal 1c4,0t1 1s2,1c6 first 0", "rule-8-not-in-the-pack")
    with pytest.raises(Illegal, match="rule-8-not-in-the-pack"):
        GAME.apply(state, CHANCE, Deal(((NONE, 0), (18, 19)), 0))


def test_rule_08_the_next_card_appears_where_one_was_played() -> None:
    state = act(table("0c1,0c4 1c1,1c2"), "0 0c1 TL>0.TR")
    assert GAME.to_act(state) == Ask((CHANCE,))
    refused(state, "* show 0c1", "rule-8-not-in-the-pack")
    refused(state, "* show 1c5", "rule-8-not-in-the-pack")
    assert act(state, "* show 0t6").outer[0] == (card_of("0t6"), card_of("0c4"))
    second = act(table("0c1,0c4 1c1,1c2"), "0 0c4 L>0.L", "* show 0t6")
    assert second.outer[0] == (card_of("0c1"), card_of("0t6"))
    assert second.left(0) == 17


def test_rule_08_the_last_card_is_outer_once() -> None:
    state = act(table("0c1,0c4 1c1,1c2", inside=0), "0 0c1 TL>0.TR", "1 1c2 BR>0.B")
    assert state.cards(0) == (card_of("0c4"),)
    assert {text[:3] for text in can(state)} == {"0c4"}
    refused(state, "0 0c1 TL>0.BR", "rule-10-not-outer")
    refused(state, "* show 0c2", "rule-12-not-your-turn")


def test_rule_09_the_lowest_outer_card_begins() -> None:
    state = start(3)
    cards = "0c4,0t2 1s3,1c6 2c2,2s6"
    assert GAME.to_act(act(state, f"* deal {cards} first 0")) == Ask((0,))  # 2 and 2, but 6 in all and 8
    refused(state, f"* deal {cards} first 2", "rule-9-lowest-begins")
    refused(state, f"* deal {cards} first 1", "rule-9-lowest-begins")
    tied = "0c2,0t6 1s3,1c6 2c2,2s6"
    assert act(state, f"* deal {tied} first 0").turn == 0
    assert act(state, f"* deal {tied} first 2").turn == 2
    refused(state, f"* deal {tied} first 1", "rule-9-lowest-begins")
    refused(state, f"* deal {tied}", "rule-9-lowest-begins")
    assert beginners(((0, 1), (18, 19), (38, 39))) == (0, 1)


# Turn


def test_rule_10_one_of_the_two_outer_cards_onto_any_colour() -> None:
    state = table("0c2,0s3 1c1,1c2", "1c1 TL>0.TL", "0c4 L>0.R")
    ons = {int(text.split(">")[1].split(".")[0]) for text in can(state)}
    assert ons == {0, 1, 2}  # the start card, the other's and one's own
    refused(state, "0 0t6 T>0.B", "rule-10-not-outer")
    refused(state, "0 1c2 TR>0.BR", "rule-10-not-outer")
    refused(state, "0 0c2 TR>3.TL", "rule-10-no-such-card")
    with pytest.raises(Illegal, match="rule-10-no-such-card"):
        GAME.apply(state, 0, Play(card_of("0c2"), False, PLACES[Kind.SQUARE, "TR"], -1, 8))


def test_rule_11_apart_only_without_a_connection() -> None:
    stuck = table("0c4,0s1 1c1,1c2", *STUCK)
    assert can(stuck)[:4] == ["0c4 apart 0", "0c4 apart 90", "0c4 apart 180", "0c4 apart 270"]
    assert len(can(stuck)) == 4 + 8  # a circle 4 looks the same mirrored
    chosen = act(stuck, "0 0s1 apart 90m")
    assert GAME.to_act(chosen) == Ask((0,), goes_on=True)  # [19] with the same clock
    assert all(text.startswith("at ") for text in can(chosen))
    free = table("0c4,0s3 1c1,1c2", *STUCK)
    refused(free, "0 0s3 apart 0", "rule-11-can-connect")
    refused(free, "0 0c4 apart 0", "rule-11-can-connect")  # with either card
    refused(stuck, "0 0s3 apart 0", "rule-10-not-outer")
    refused(chosen, "0 0s1 apart 0", "rule-11-put-it-down")
    refused(chosen, "0 0c4 L>0.L", "rule-11-put-it-down")
    refused(stuck, "0 at 9 9", "rule-11-no-card-chosen")
    assert GAME.read(stuck, 0, "0c4 apart 0m") == GAME.read(stuck, 0, "0c4 apart 180")
    for mirror, turn, reason in ((True, 0, "rule-11-own-mirror"), (False, 4, "rule-11-quarter-turns")):
        with pytest.raises(Illegal, match=reason):
            GAME.apply(stuck, 0, Apart(card_of("0c4"), mirror, turn))


def test_rule_11_touching_no_card_on_a_grid_of_three() -> None:
    stuck = act(table("0c4,0s1 1c1,1c2", *STUCK, table="small"), "0 0c4 apart 90")
    places = can(stuck)
    cards = [referee.on_table(laid, referee.CARD) for laid in stuck.layout.laid]
    for x in range(-27, 28, 3):
        for y in range(-21, 22, 3):
            new = referee.placed(referee.CARD, x, y, 2)
            inside = abs(x) <= 21 and abs(y) <= 16
            apart = not any(referee.shared(new, card) for card in cards)  # not even a border
            assert (f"at {x} {y}" in places) == (inside and apart), (x, y)
    refused(stuck, "0 at 10 9", "rule-11-off-the-grid")
    refused(stuck, "0 at 24 9", "rule-3-off-the-table")
    refused(stuck, "0 at 0 0", "rule-11-touches")
    done = act(stuck, "0 at 21 15")
    assert done.layout.last.pose == Pose(21, 0, 15, 0, 2)
    assert done.apart == (None, None)
    assert done.phase is Phase.APPEAR


def test_rule_11_on_an_unlimited_table_within_nine_units() -> None:
    stuck = act(table("0c4,0s1 1c1,1c2", *STUCK, table="unlimited"), "0 0c4 apart 0")
    left, top, right, bottom = stuck.layout.box
    xs, ys = zip(*(map(int, text.split()[1:]) for text in can(stuck)), strict=True)
    assert left - 9 <= min(xs) - 2 < left - 6
    assert right + 6 < max(xs) + 2 <= right + 9
    assert top - 9 <= min(ys) - 3 < top - 6
    assert bottom + 6 < max(ys) + 3 <= bottom + 9
    refused(stuck, f"0 at {3 * (max(xs) // 3 + 1)} 0", "rule-11-too-far")
    refused(stuck, "0 at 999 0", "rule-11-too-far")


def test_rule_11_without_room_a_seat_passes() -> None:
    refused(table("0c1,0c4 1c1,1c2"), "0 pass", "rule-11-must-play")
    refused(table("0c4,0s1 1c1,1c2", *STUCK), "0 pass", "rule-11-must-play")
    states = (match.state for match in random_match(1, 6, {"table": "small"}))
    full = next(state for state in states if GAME.legal(state, state.turn) == (Pass(),))
    seat, card = full.turn, full.cards(full.turn)[0]
    assert all(room(full.layout, turn) == () for turn in range(4))
    with pytest.raises(Illegal, match="rule-11-no-room"):
        GAME.apply(full, seat, Apart(card, False, 0))
    after = GAME.apply(full, seat, Pass()).state
    assert after.outer == full.outer  # the cards are kept
    assert GAME.to_act(after) == Ask(((seat + 1) % 6,))


def test_rule_12_clockwise_past_empty_packs() -> None:
    state = table("0c2,- -,- 2c1,2c2", inside=0)
    assert GAME.to_act(act(state, "0 0c2 TR>0.TL")) == Ask((2,))
    refused(state, "2 2c1 TL>0.TL", "rule-12-not-your-turn")
    refused(state, "* show 0c3", "rule-12-not-your-turn")
    refused(act(table("0c1,0c4 1c1,1c2"), "0 0c1 TL>0.TR"), "1 1c1 TL>0.BL", "rule-12-not-now")
    state = act(state, "0 0c2 TR>0.TL", "2 2c1 TL>0.BR")
    assert GAME.to_act(state) == Ask((2,))


# End


def test_rule_13_over_when_all_cards_are_placed() -> None:
    state = act(table("0c2,- 1c1,-", inside=0), "0 0c2 TR>0.TL")
    assert GAME.outcome(state) is None
    done = act(state, "1 1c1 TL>0.BR")
    assert GAME.to_act(done) == Ask(())
    assert done.finished == (0, 1)
    for line in ("0 0c2 TR>0.BL", "1 pass", "* show 0c3", "0 at 9 9", "0 hand c"):
        refused(done, line, "rule-13-over")


def test_rule_13_over_when_all_with_cards_pass_in_a_row() -> None:
    *_, match = random_match(1, 6, {"table": "small"})
    holders = [seat for seat in range(6) if match.state.has_cards(seat)]
    assert len(holders) > 1
    last = match.log[-len(holders) :]
    assert [entry.move for entry in last] == [Pass()] * len(holders)
    assert sorted(entry.seat for entry in last) == holders
    before = match.log[-len(holders) - 1]
    assert before.move != Pass()
    assert match.log[-1].events[-1].say == say("round-stuck")


def test_rule_14_visible_dots_win() -> None:
    state = table("0s5,- 1c1,-", "1s6 R>0.L", inside=0)
    assert GAME.scores(state) == (0, 6)
    outcome = GAME.outcome(act(state, "0 0s5 TL>1.TL", "1 1c1 TL>0.BR"))
    assert outcome is not None
    assert outcome.scores == (5, 6 - 2 + 1)
    assert outcome.ranking == ((0, 1),)
    assert outcome.reason.key == "shared"
    assert [[(part.say.key, part.points) for part in parts] for parts in outcome.parts] == [
        [("part-placed", 5), ("part-covered", 0)],
        [("part-placed", 7), ("part-covered", -2)],
    ]


def test_rule_14_a_tie_may_go_to_who_finished_first() -> None:
    lines = ("0 0s5 TL>1.TL", "1 1c1 TL>0.BR")
    state = act(table("0s5,- 1c1,-", "1s6 R>0.L", inside=0, tie="first"), *lines)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranking == ((0,), (1,))
    assert outcome.reason.key == "won"


def test_a_seat_that_is_not_asked_has_no_moves() -> None:
    assert can(table("0c1,0c4 1c1,1c2"), 1) == []
    assert can(table("0c1,0c4 1c1,1c2"), 5) == []
