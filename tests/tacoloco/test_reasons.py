"""The second half of a hint."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pygames.core.dice import Dice
from pygames.core.say import Say
from pygames.tacoloco import GAME
from pygames.tacoloco.moves import Give
from pygames.tacoloco.reasons import because
from pygames.tacoloco.state import State, Taco
from tests import acting
from tests.tacoloco.situations import act, cards, table


def reason(state: State, text: str, seat: int = 0) -> Say:
    return acting.reason(GAME, because, state, text, seat)


@pytest.mark.parametrize(
    ("tacos", "hand", "move", "key"),
    [
        ("37", "156", "1>1", "because-gift"),
        ("37", "L56", "L>1", "because-gift"),
        ("37 42", "L56", "L>2", "because-gift"),
        ("37", "556", "6>1", "because-least"),
        ("37 451", "466", "6>2", "because-forced"),
        ("37", "1S6", "6>1", "because-few-cards"),
        ("37", "S56", "S>1", "because-out-of-reach"),
        ("2", "156", "1>1", "because-out-of-reach"),
        ("24", "156", "1>1", "because-only-one-value"),
        ("51", "556", "5>1", "because-gift"),
        ("34", "124", "2>1", "because-blocked"),
    ],
)
def test_why_a_card_is_played(tacos: str, hand: str, move: str, key: str) -> None:
    assert reason(table(tacos, f"{hand} 666 777"), move).key == key


def test_cards_are_counted() -> None:
    few = reason(table("1 7 7 7 7 7 7", "357 666 222"), "3>1")
    assert (few.key, dict(few.params)["count"]) == ("because-few-left", 2)


def test_why_a_taco_goes_to_someone() -> None:
    perfect = act(table("37", "1 6 7"), "0 1>1")
    assert reason(perfect, "give 1").key == "because-leader"
    behind = replace(perfect, front=((), (Taco(9, cards("65")),), ()))
    assert because(behind, 0, Give(1)) is None


def test_why_one_answers() -> None:
    asked = act(table("37", "L 6S 7"), "0 L>1")
    answer = reason(asked, "solo", 1)
    assert (answer.key, dict(answer.params)["count"]) == ("because-answer", 4)
    assert reason(asked, "no", 1).key == "because-pass"


def test_the_hard_bot_says_why() -> None:
    state = table("37", "156 666 777")
    view = GAME.view(state, 0)
    *_, last = GAME.bot(3).think(view, 0, GAME.legal(view, 0), 12, Dice("why"))
    assert last.why is not None
