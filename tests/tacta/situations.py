"""Positions laid out for a test, written as in the notation: `table("0c1,0c2 1s1,1s2", "1c5 L>0.T", "0s1 TR>1.T")`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from pygames.core.dice import Dice
from pygames.core.game import CHANCE, Seat
from pygames.core.match import Match
from pygames.tacta import GAME
from pygames.tacta.cards import NONE
from pygames.tacta.layout import Layout
from pygames.tacta.moves import Apart, Move, Play, Put
from pygames.tacta.notation import card_of
from pygames.tacta.state import Phase, State
from pygames.tacta.turn import objection, put_down
from tests import acting

# What each way to play is, in options.
WAYS = {
    "standard": {},
    "quick": {"suits": "2"},
    "very quick": {"suits": "1"},
    "limited": {"way": "limited", "suits": "1", "table": "small"},
    "sabotage": {"way": "sabotage", "suits": "2"},
    "teams": {"teams": "yes"},
    "teams with a clock": {"teams": "yes", "clock": "10", "table": "small"},
    "free": {"way": "free"},
    "free in teams": {"way": "free", "teams": "yes", "suits": "2"},
    "rounds": {"rounds": "3", "suits": "1", "tie": "first"},
    "target": {"rounds": "to50", "table": "small"},
}


def start(seats: int = 2, **options: str) -> State:
    assert GAME.info.fits(seats, options) is None
    return GAME.start(seats, GAME.info.complete(options))


def table(outer: str, *laid: str, inside: int | None = None, turn: Seat = 0, **options: str) -> State:
    """A turn with these outer cards ("-" where a pack has none left), after these cards were laid by anybody.

    Inside the packs is all that is left, or as many cards of it as said.
    """
    pairs = [[NONE if text == "-" else card_of(text) for text in pair.split(",")] for pair in outer.split()]
    state = start(len(pairs), **options)
    state = replace(state, phase=Phase.FREE if state.setup.free else Phase.TURN, turn=turn, suits=(0, 1, 2))
    for line in laid:
        state = replace(state, layout=lay(state, line))
    known = {card for pair in pairs for card in pair} | {laid.card for laid in state.layout.laid}
    stock = tuple(tuple(card for card in pack if card not in known)[:inside] for pack in state.packs)
    setup = state.setup
    return replace(
        state,
        outer=tuple((first, second) for first, second in pairs),
        stock=stock,
        inside=tuple(len(stock[setup.colour(seat)]) * setup.colours // setup.seats for seat in range(setup.seats)),
    )


def lay(state: State, line: str) -> Layout:
    """One more card on the table, whoever plays it: `1c5 L>0.T`, or apart `1c5 apart 90 at 9 0`."""
    text, at, place = line.partition(" at ")
    move = GAME.read(state, 0, text)
    assert isinstance(move, Play | Apart)
    hand = replace(state, outer=((move.card, NONE), *state.outer[1:]), inside=(0,) * state.setup.seats)
    if isinstance(move, Play):
        assert (refusal := objection(hand, 0, move)) is None, (line, refusal)
        return state.layout.connect(move)
    spot = GAME.read(state, 0, at.strip() + " " + place)
    assert isinstance(spot, Put)
    chosen = replace(hand, apart=(move, *hand.apart[1:]), inside=(1,) * state.setup.seats)
    return put_down(chosen, 0, spot).state.layout


act = partial(acting.act, GAME)
refused = partial(acting.refused, GAME)
can = partial(acting.can, GAME)


def random_match(seed: int, seats: int, options: dict[str, str]) -> Iterator[Match[State, Move]]:
    """A match of random moves, shown before each move, chance's too, and at its end."""
    rolled = Match.new(GAME, seats, options, seed=seed)
    match = Match(GAME, rolled.head)
    dice = Dice("random", seed)
    while not match.over:
        yield match
        seat = dice.choice(match.ask.seats)
        state = match.state
        match.push(seat, GAME.roll(state, dice) if seat == CHANCE else dice.choice(GAME.legal(state, seat)))
    yield match
