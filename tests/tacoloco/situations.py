"""Tables laid out for a test, written as in the notation: `table(tacos="35 4", hands="12L 5S")`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from pygames.core.dice import Dice
from pygames.core.game import Seat
from pygames.core.match import Match
from pygames.core.tuples import take_out
from pygames.tacoloco import GAME
from pygames.tacoloco.cards import LETTERS, Card, Cards, deck
from pygames.tacoloco.moves import Move
from pygames.tacoloco.state import Phase, State, Taco
from tests import acting


def cards(letters: str) -> Cards:
    return tuple(Card(LETTERS.index(letter)) for letter in letters)


def table(tacos: str = "", hands: str = "", stock: str | None = None, turn: Seat = 0) -> State:
    """A turn with these open tacos and hands ("-" is an empty hand); by default the stock is the rest."""
    held = tuple(tuple(sorted(cards(hand.replace("-", "")))) for hand in hands.split())
    open_tacos = tuple(Taco(number, cards(taco)) for number, taco in enumerate(tacos.split(), 1))
    used = tuple(card for pile in (*held, *(taco.cards for taco in open_tacos)) for card in pile)
    rest = take_out(deck("standard"), used)
    assert rest is not None, "the deck does not hold these cards"
    left = rest if stock is None else tuple(sorted(cards(stock)))
    return State("standard", Phase.TURN, turn, left, held, open_tacos, ((),) * len(held))


act = partial(acting.act, GAME)
refused = partial(acting.refused, GAME)
can = partial(acting.can, GAME)


def open_cards(state: State) -> list[str]:
    return ["".join(LETTERS[card] for card in taco.cards) for taco in state.tacos]


def hand(state: State, seat: Seat) -> str:
    return "".join(LETTERS[card] for card in state.hands[seat])


def random_match(seed: int, deck: str = "standard") -> Iterator[Match[State, Move]]:
    """A match of random moves, shown before each move and at its end."""
    match = Match.new(GAME, seats=2 + seed % 4, options={"deck": deck}, seed=seed)
    dice = Dice("random", seed)
    while not match.over:
        yield match
        seat = dice.choice(match.ask.seats)
        match.play(seat, dice.choice(GAME.legal(match.state, seat)))
    yield match
