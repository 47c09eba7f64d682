"""Bots: they see views only, can be stopped, repeat exactly, and are not blind to what is good."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core.bots import Bot, Greedy, Random, Search, decide
from pygames.core.dice import Dice
from pygames.core.game import Seat
from pygames.core.match import Match
from pygames.core.minds import thinker
from tests.core.toys.cards import CardGame, Cards
from tests.core.toys.tug import Tug, TugGame


def lead(state: Tug | Cards, seat: Seat) -> float:
    return state.points[seat] - max(points for s, points in enumerate(state.points) if s != seat)


def anything(state: Cards | Tug, seat: Seat, legal: Sequence[str], dice: Dice) -> str:
    return dice.choice(legal)


def play(bots: Sequence[Bot[Tug, str]], seed: int) -> Sequence[int]:
    match = Match.new(TugGame(), seats=len(bots), seed=seed)
    while not match.over:
        seat = match.ask.seats[0]
        view = match.game.view(match.state, seat)
        legal = match.game.legal(view, seat)
        match.play(seat, decide(bots[seat], view, seat, legal, Dice(seed, len(match.log))))
    return match.state.points


def test_greedy_and_search_take_what_is_there() -> None:
    game = TugGame()
    search = Search(game, lead, anything, depth=4, budget=60)
    for bot in (Greedy(game, lead), search):
        wins = sum(points[0] > points[1] for points in (play([bot, Random()], seed) for seed in range(20)))
        assert wins >= 19  # two a turn against one or two: only a lucky opponent holds out


def test_slips_are_second_choices() -> None:
    game = TugGame()
    state = game.start(2, {"sides": "alone", "target": "7", "clock": "off"})
    moves = [decide(Greedy(game, lead, slips=0.3), state, 0, game.legal(state, 0), Dice(i)) for i in range(300)]
    assert 60 < moves.count("one") < 120


def test_a_bot_thinks_the_same_on_the_same_dice() -> None:
    match = Match.new(CardGame(), seats=3, seed=0)
    game, view = match.game, match.game.view(match.state, 0)
    bot = Search(game, lead, anything, depth=6, budget=50)
    legal = game.legal(view, 0)
    assert len(legal) == 2
    thoughts = [[t.move for t in bot.think(view, 0, legal, 50, Dice(1))] for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert len(thoughts[0]) >= 50 // 2  # one at each step: it can be stopped anywhere


def test_a_bot_cannot_tell_states_apart_that_look_the_same() -> None:
    for seed in range(10):
        match = Match.new(CardGame(), seats=3, seed=seed)
        other = Match.new(CardGame(), seats=3, seed=seed)
        guess = match.game.guess(match.game.view(match.state, 0), 0, Dice(seed, "other"))
        other._states[-1] = guess
        assert guess != match.state
        moves = []
        for m in (match, other):
            mind = thinker(m, 0, 3, limit=1e9)
            while not mind.done:
                mind.run(0, 1000)
            moves.append(mind.best)
        assert moves[0] == moves[1]
