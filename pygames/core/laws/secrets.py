"""Laws about what each viewer may know. Together they are non-interference: what you may not see changes nothing
that you do see, not in the view, the log, the moves offered or the question asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..dice import Dice
from ..game import CHANCE, Event, Illegal, Seat, Step
from .situation import Law, Situation


def a_view_is_settled(at: Situation) -> Iterator[str]:
    for viewer, view in at.views.items():
        if at.game.view(view, viewer) != view:
            yield f"the view of {viewer} changes when viewed again"
        if at.game.view(view, None) != at.views[None]:
            yield f"an onlooker would see something through the eyes of {viewer} that is hidden from onlookers"


def views_agree(at: Situation) -> Iterator[str]:
    """Who is asked, the scores and the end are public; a seat's moves follow from what it sees."""
    game = at.game
    for viewer, view in at.views.items():
        if game.to_act(view) != at.ask:
            yield f"{viewer} sees another question: {game.to_act(view)} for {at.ask}"
        if game.scores(view) != game.scores(at.state) or game.sides(view) != game.sides(at.state):
            yield f"{viewer} sees other scores or sides"
        if game.outcome(view) != game.outcome(at.state):
            yield f"{viewer} sees another outcome"
    for seat, legal in at.legal.items():
        if list(game.legal(at.views[seat], seat)) != list(legal):
            yield f"the moves of seat {seat} depend on what it cannot see"


def own_moves_can_be_foreseen(at: Situation) -> Iterator[str]:
    """`apply` accepts a view for the viewer's own moves: that is what a preview is."""
    for seat in at.players:
        for move in at.sample(seat):
            try:
                at.game.apply(at.views[seat], seat, move)
            except Illegal as illegal:
                yield f"seat {seat} cannot foresee {at.game.write(move)}: {illegal}"


def a_guess_fits_the_view(at: Situation) -> Iterator[str]:
    for seat in range(at.match.seats):
        guess = at.game.guess(at.views[seat], seat, at.dice)
        if at.game.view(guess, seat) != at.views[seat]:
            yield f"a guess of seat {seat} contradicts what it sees"
        if seat in at.legal and list(at.game.legal(guess, seat)) != list(at.legal[seat]):
            yield f"a guess of seat {seat} has other moves for it"


def log_and_view_tell_the_same(at: Situation) -> Iterator[str]:
    """For two things that may happen now: a viewer's log tells them apart if and only if the view does.

    A view that shows more than the log has told leaks; a log that tells others more than they can see does too.
    States that look alike to a viewer are taken together, so that what is hidden now stays so.
    """
    steps = list(_next_steps(at, at.state))
    for viewer in at.viewers:
        views: dict[tuple[Event, ...], Any] = {}
        logs: dict[Any, tuple[Event, ...]] = {}
        alike = at.state if viewer is None else at.game.guess(at.views[viewer], viewer, at.dice)
        for seat, text, (after, events) in steps if alike == at.state else (*steps, *_next_steps(at, alike)):
            seen = tuple(event for event in events if event.visible(viewer))
            view = at.game.view(after, viewer)
            if views.setdefault(seen, view) != view:
                yield f"{viewer} sees more than the log tells after {text}"
            if seat != viewer and logs.setdefault(view, seen) != seen:
                yield f"the log tells {viewer} more than can be seen after {text}"


def _next_steps(at: Situation, state: Any) -> Iterator[tuple[Seat, str, Step[Any]]]:
    """What may happen in this state, or in one that looks the same to somebody."""
    game = at.game
    for seat in at.ask.seats:
        if seat == CHANCE:
            moves = [game.roll(state, Dice(at.dice.bits())) for _ in range(3)]
        else:
            moves = [move for move in at.sample(seat) if state is at.state or move in game.legal(state, seat)]
        for move in moves:
            yield seat, game.write(move), game.apply(state, seat, move)


LAWS: tuple[Law, ...] = (
    a_view_is_settled,
    views_agree,
    own_moves_can_be_foreseen,
    a_guess_fits_the_view,
    log_and_view_tell_the_same,
)
