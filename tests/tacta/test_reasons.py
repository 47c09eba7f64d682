"""The second half of a hint."""

from __future__ import annotations

import pytest

from pygames.core.bots import decide
from pygames.core.dice import Dice
from pygames.core.game import CHANCE
from pygames.core.say import LANGUAGES, Say
from pygames.tacta import GAME
from pygames.tacta.cards import NONE, colour_of, face
from pygames.tacta.moves import Move, Play
from pygames.tacta.reasons import because
from pygames.tacta.state import State
from tests import acting
from tests.speaking import bundle_of, speak
from tests.tacta.situations import WAYS, act, random_match, start, table

LONGS = ("1t5 L>0.TR",)  # an open long strip of the other
BOTH = ("0t5 L>0.TR", "1t5 L>0.BL")
SHIELD = ("0s4 Rm>0.T", "1c6 R>0.BL", "0s3 BL>2.T", "1c2 BRm>0.R", "0c5 Tm>1.BL", "1t4 TLm>2.L")
STUCK = table("0c4,0s1 1c1,1c2", "1s2 Lm>0.TR", "1t3 B>0.BL", table="small")


def reason(state: State, text: str, seat: int = 0) -> Say:
    return acting.reason(GAME, because, state, text, seat)


EXAMPLES = [
    (table("0c4,0t2 1c1,1c2", *LONGS), "0c4 L>1.R", "because-hides-most"),
    (table("0c4,0t2 1c1,1c2", *LONGS), "0c4 L>0.L", "because-out-of-reach"),
    (table("0c4,0t2 1c1,1c2", *LONGS), "0c4 TR>0.B", "because-keeps"),
    (table("0c4,0t2 1c1,1c2", *LONGS), "0t2 T>0.BR", "because-safe"),
    (table("0c4,0t2 1c1,1c2", *LONGS), "0t2 R>0.BR", "because-low-first"),
    (table("0s6,0c4 1c1,1c2", *BOTH), "0s6 R>1.R", "because-own-safe"),
    (table("0s1,0c4 1c1,1c2", *LONGS), "0s1 L>1.R", "because-hides-most"),
    (table("0c4,0t4 1t2,1s5", *SHIELD), "0c4 BR>6.R", "because-shields"),
    (table("1c2,0c5 1c1,0c2", *LONGS), "1c2 TR>0.BR", "because-theirs"),
    (table("0c1,- 1c1,1c2", *LONGS, inside=0), "0c1 TL>0.BR", "because-last-card"),
    (STUCK, "0c4 apart 0", "because-keeps"),
    (STUCK, "0s1 apart 90", "because-low-first"),
    (act(STUCK, "0 0s1 apart 90m"), "at -21 -9", "because-room"),
    (act(STUCK, "0 0s1 apart 90m"), "at -21 -15", "because-out-of-reach"),
    (act(start(2, way="sabotage", suits="2"), "* suits ct"), "hand c", "because-hand"),
]


@pytest.mark.parametrize(("state", "move", "key"), EXAMPLES)
def test_a_move_is_explained(state: State, move: str, key: str) -> None:
    said = reason(state, move)
    assert said.key == key
    for language in LANGUAGES:
        for you in (0, 1):
            text = speak(said, bundle_of("pygames.tacta", language), you)
            assert text.strip() == text != ""


def threatened(state: State, colour: int) -> dict[tuple[int, int], int]:
    """The shapes of a colour with dots that others have a card left for, found by trying all their cards."""
    setup = state.setup
    cards = {card for side, stock in enumerate(state.stock) if side != colour for card in stock}
    cards |= {card for seat, pair in enumerate(state.outer) if setup.colour(seat) != colour for card in pair}
    laid = state.layout.laid
    plays = [play for card in cards - {NONE} for play in state.layout.plays(card)]
    shapes = {(play.on, play.below) for play in plays if colour_of(laid[play.on].card) == colour}
    return {(on, below): dots for on, below in shapes if (dots := face(laid[on].card)[below])}


def hidden(state: State, own: int, move: Move) -> int:
    """Dots that a move takes from others."""
    if not isinstance(move, Play):
        return 0
    below = state.layout.laid[move.on].card
    return 0 if colour_of(below) == own else face(below)[move.below]


@pytest.mark.parametrize("way", ["standard", "sabotage", "teams", "limited"])
def test_every_reason_is_true(way: str) -> None:
    keys = set()
    for number, match in enumerate(random_match(1, 4, WAYS[way])):
        if number % 3 or number > 120 or not match.state.playing or match.ask.seats == (CHANCE,):
            continue
        state, [seat] = match.state, match.ask.seats
        own = state.setup.colour(seat)
        for move in GAME.legal(state, seat)[::3]:
            said = because(state, seat, move)
            after = GAME.apply(state, seat, move).state
            if said is None or not after.playing:
                continue
            keys.add(said.key)
            data = dict(said.params)
            mine = threatened(after, own)
            if said.key == "because-hides-most":
                assert hidden(state, own, move) == max(hidden(state, own, each) for each in GAME.legal(state, seat)) > 0
            elif said.key == "because-out-of-reach":
                assert all(on != len(after.layout.laid) - 1 for on, _ in mine)
            elif said.key == "because-shields":
                gone = {key: dots for key, dots in threatened(state, own).items() if key not in mine}
                assert sum(gone.values()) == data["dots"]
                assert after.layout.dots[own] >= state.layout.dots[own]
    assert len(keys) > 3


def test_the_hard_bot_says_why() -> None:
    state = table("0c4,0t2 1c1,1c2", *LONGS)
    *_, last = GAME.bot(3).think(state, 0, GAME.legal(state, 0), 16, Dice("hint"))
    assert last.why == because(state, 0, last.move)
    assert last.why is not None
    assert last.move == decide(GAME.bot(3), state, 0, GAME.legal(state, 0), Dice("hint"), 16)
