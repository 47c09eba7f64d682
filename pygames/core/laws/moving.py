"""Laws about states and moves: pure, listable, written in one line, refused when not legal."""

from __future__ import annotations

from collections.abc import Iterator

from ..dice import Dice
from ..game import CHANCE, Illegal, Outcome
from .situation import Law, Situation

NONSENSE = ("", " ", "?", "-1", "9" * 400, "no such move", "7>9999", "é", "\n", "give", "draw", "deal")


def a_state_is_a_value(at: Situation) -> Iterator[str]:
    try:
        hash(at.state)
    except TypeError as error:
        yield f"a state can be changed: {error}"


def asking_makes_sense(at: Situation) -> Iterator[str]:
    seats, how, goes_on = at.ask
    if len(set(seats)) != len(seats) or not all(CHANCE <= seat < at.match.seats for seat in seats):
        yield f"no such seats: {seats}"
    if CHANCE in seats and seats != (CHANCE,):
        yield "chance decides together with players"
    if how == "turn" and len(seats) > 1:
        yield f"a turn of {len(seats)} seats"
    if goes_on and tuple(entry.seat for entry in at.match.log[-1:]) != seats:
        yield f"a turn of {seats} goes on that had not begun"


def it_ends_with_an_outcome(at: Situation) -> Iterator[str]:
    outcome = at.game.outcome(at.state)
    if (outcome is not None) != (not at.ask.seats):
        yield f"asked: {at.ask.seats}, outcome: {outcome}"
    sides = at.game.sides(at.state)
    if sorted(seat for side in sides for seat in side) != list(range(at.match.seats)):
        yield f"the sides are not a division of the seats: {sides}"
    scores = at.game.scores(at.state)
    if scores is not None and len(scores) != len(sides):
        yield f"{len(scores)} scores for {len(sides)} sides"
    if outcome is not None:
        yield from _sound_outcome(outcome, len(sides))


def _sound_outcome(outcome: Outcome, sides: int) -> Iterator[str]:
    if sorted(side for place in outcome.ranking for side in place) != list(range(sides)):
        yield f"the ranking is not one of the sides: {outcome.ranking}"
    if len(outcome.scores) != sides:
        yield f"{len(outcome.scores)} scores at the end for {sides} sides"
    for score, parts in zip(outcome.scores, outcome.parts, strict=False):
        if sum(part.points for part in parts) != score:
            yield f"the parts of a score do not add up to {score}"


def moves_are_listed(at: Situation) -> Iterator[str]:
    for seat, legal in at.legal.items():
        if not legal:
            yield f"seat {seat} is asked and has no move"
        if len(set(legal)) != len(legal):
            yield f"seat {seat} has a move twice"
        if list(at.game.legal(at.state, seat)) != list(legal):
            yield f"the moves of seat {seat} are listed in another order the second time"


def a_move_is_one_line(at: Situation) -> Iterator[str]:
    for seat, legal in at.legal.items():
        seen: dict[object, object] = {}
        for move in legal:
            text = at.game.write(move)
            if not text.isascii() or not text.isprintable() or text != text.strip() or not text:
                yield f"not one line of ASCII: {text!r}"
            if text in seen:
                yield f"two moves with one text: {move} and {seen[text]} are both {text!r}"
            seen[text] = move
            if at.game.read(at.state, seat, text) != move:
                yield f"{text!r} is read as another move than {move}"


def apply_is_pure(at: Situation) -> Iterator[str]:
    before = repr(at.state)
    for seat in at.ask.seats:
        for move in at.sample(seat):
            first, second = at.game.apply(at.state, seat, move), at.game.apply(at.state, seat, move)
            if repr(at.state) != before:
                yield f"{at.game.write(move)} changes the state it is applied to"
            if first != second:
                yield f"{at.game.write(move)} does not lead to the same twice: randomness that is not a move of chance"


def chance_is_keyed(at: Situation) -> Iterator[str]:
    if at.ask.seats == (CHANCE,):
        key = at.dice.bits()
        moves = [at.game.roll(at.state, Dice(key)) for _ in range(2)]
        if moves[0] != moves[1]:
            yield "the same dice roll different moves"
        text = at.game.write(moves[0])
        if at.game.read(at.state, CHANCE, text) != moves[0]:
            yield f"chance's {text!r} is read as another move"


def different_moves_differ(at: Situation) -> Iterator[str]:
    """Where choices are sealed, two may come to the same in the end; then it is what the seat foresees that counts."""
    for seat in at.players:
        seen: dict[object, object] = {}
        before = at.state if at.ask.how in ("turn", "free") else at.views[seat]
        for move in at.sample(seat):
            state = at.game.apply(before, seat, move).state
            if state in seen:
                yield f"{at.game.write(move)} and {at.game.write(seen[state])} lead to equal states"
            seen[state] = move


def the_rest_is_refused(at: Situation) -> Iterator[str]:
    for seat, move in at.dice.draw(list(at.memory.moves), min(SAMPLE_OF_POOL, len(at.memory.moves)))[0]:
        if move not in at.legal.get(seat, ()) and seat != CHANCE:
            try:
                at.game.apply(at.state, seat, move)
            except Illegal:
                continue
            yield f"seat {seat} may make {at.game.write(move)}, which is not among its moves"
    for text in NONSENSE:
        for seat in at.ask.seats:
            try:
                move = at.game.read(at.state, seat, text)
            except Illegal:
                continue
            if move not in at.legal.get(seat, (move,)):
                try:
                    at.game.apply(at.state, seat, move)
                except Illegal:
                    continue
                yield f"{text!r} is read as a move that is not legal, and made"


SAMPLE_OF_POOL = 8

LAWS: tuple[Law, ...] = (
    a_state_is_a_value,
    asking_makes_sense,
    it_ends_with_an_outcome,
    moves_are_listed,
    a_move_is_one_line,
    apply_is_pure,
    chance_is_keyed,
    different_moves_differ,
    the_rest_is_refused,
)
