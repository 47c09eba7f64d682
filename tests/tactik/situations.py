"""Positions laid out for a test: `table("B stake 12 h4", "V 20", hands="5,7x1 joker")`.

A row has a colour's letter and the places of its pawns in order: a cell of the track (blue starts on 0, each next
colour 16 further), `stake`, `h1` to `h4`, or `-` for the reserve, where the pawns that are not named are too.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from pygames.core.dice import Dice
from pygames.core.game import CHANCE, Seat
from pygames.core.match import Match
from pygames.core.say import LETTERS
from pygames.core.tuples import take_out
from pygames.tactik import GAME
from pygames.tactik.board import HOME, RESERVE, home_cell, home_number, is_home, start_cell
from pygames.tactik.cards import NAMES, Cards, deck, packs
from pygames.tactik.moves import Move
from pygames.tactik.notation import CARDS
from pygames.tactik.state import Phase, State, is_stake
from tests import acting

OPTIONS = {"deck": "50", "stuck": "all", "board": "small"}


def cards(names: str) -> Cards:
    return tuple(CARDS[name] for name in names.split(",")) if names not in ("", "-") else ()


def table(
    *rows: str, hands: str = "", seats: int = 4, turn: Seat = 0, discards: str = "", dealer: Seat = 0, **options: str
) -> State:
    """A turn with these pawns and hands ("-" is an empty one, as are those not named); the stock is the rest."""
    empty = GAME.start(seats, {**OPTIONS, **options})
    named = [tuple(sorted(cards(hand))) for hand in hands.split()]
    held = (*named, *((),) * (seats - len(named)))
    pile = cards(discards)
    stock = take_out(deck(empty.deck, packs(empty.sections)), (*(card for hand in held for card in hand), *pile))
    assert stock is not None, "the deck does not hold these cards"
    pawns, stakes = list(empty.pawns), set()
    for row in rows:
        letter, *places = row.split()
        colour = LETTERS.index(letter)
        pawns[colour] = tuple(_place(empty.sections, colour, text) for text in places) + (RESERVE,) * (
            HOME - len(places)
        )
        stakes |= {colour} if "stake" in places else set()
    return State(
        empty.sections, empty.deck, empty.stuck, Phase.TURN, turn, dealer, 1, stock, pile, held, (), tuple(pawns),
        frozenset(stakes),
    )  # fmt: skip


def _place(sections: int, colour: int, text: str) -> int:
    if text == "-":
        return RESERVE
    if text == "stake":
        return start_cell(colour)
    return home_cell(sections, colour, int(text[1])) if text[0] == "h" else int(text)


def row(state: State, letter: str) -> str:
    """Where a colour's pawns are, as it is written above; the whole row."""
    colour = LETTERS.index(letter)
    return " ".join(_shown(state, colour, pawn) for pawn in range(HOME))


def _shown(state: State, colour: int, pawn: int) -> str:
    place = state.pawns[colour][pawn]
    if place == RESERVE:
        return "-"
    if is_stake(state, colour, pawn):
        return "stake"
    return f"h{home_number(state.sections, place)}" if is_home(state.sections, place) else str(place)


act, can = partial(acting.act, GAME), partial(acting.can, GAME)


def refused(state: State, line: str, reason: str) -> None:
    """And it is not offered."""
    acting.refused(GAME, state, line, reason)
    who, text = line.split(" ", 1)
    assert who == "*" or text not in can(state, int(who))


def hand(state: State, seat: Seat) -> str:
    return ",".join(NAMES[card] for card in state.hands[seat])


def told(state: State, line: str) -> list[str]:
    """The kinds of what happens to the pawns and in the piles; not that a card is laid, nor who is skipped."""
    return [kind for kind in told_all(state, line) if kind not in ("card", "skip")]


def told_all(state: State, line: str) -> list[str]:
    who, text = line.split(" ", 1)
    seat = CHANCE if who == "*" else int(who)
    return [event.kind for event in GAME.apply(state, seat, GAME.read(state, seat, text)).events]


def random_match(seed: int, seats: int, **options: str) -> Iterator[Match[State, Move]]:
    """A match of random moves, shown before each move and at its end."""
    match = Match.new(GAME, seats=seats, options=options, seed=seed)
    dice = Dice("random", seed)
    while not match.over:
        yield match
        seat = dice.choice(match.ask.seats)
        match.play(seat, dice.choice(GAME.legal(match.state, seat)))
    yield match
