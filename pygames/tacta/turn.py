"""Playing a card [10], [11]: what speaks against it, and what comes of it."""

from __future__ import annotations

from dataclasses import replace

from pygames.core.game import Event, Illegal, Seat, Step, Who, say
from pygames.core.tuples import put

from . import able, keys
from .cards import NONE, Card, colour_of, face, own_mirror
from .laid import Laid
from .layout import Layout
from .moves import Apart, Pass, Play, Put
from .overlap import reach
from .pairs import fit
from .pose import Pose
from .room import STEP, limits, room
from .rounds import go_on
from .shapes import PARTNER, SHAPES, shape_name
from .state import Phase, State

QUARTERS = range(4)


def moves(state: State, seat: Seat) -> tuple[Play | Apart | Put | Pass, ...]:
    """All that a seat can do: connect a card, or else place one apart, or else pass."""
    chosen = state.apart[seat]
    if chosen is not None:
        return tuple(Put(x, y) for x, y in room(state.layout, chosen.turn))
    if plays := able.connections(state, seat):
        return plays
    if apart := aparts(state, seat):
        return apart
    return (Pass(),)


def aparts(state: State, seat: Seat) -> tuple[Apart, ...]:
    """[11] Every card, face and quarter turn for which there is room."""
    turns = [turn for turn in QUARTERS if room(state.layout, turn)]
    return tuple(
        Apart(card, mirror, turn)
        for card in state.cards(seat)
        for mirror in ((False,) if own_mirror(card) else (False, True))
        for turn in turns
    )


def objection(state: State, seat: Seat, move: Play) -> Illegal | None:
    """What speaks against connecting a card like this, if anything."""
    layout = state.layout
    if move.card not in state.cards(seat):
        return Illegal("rule-10-not-outer")
    if state.apart[seat] is not None:
        return Illegal("rule-11-put-it-down")
    if not 0 <= move.on < len(layout.laid):
        return Illegal("rule-10-no-such-card")
    below = layout.laid[move.on].card
    if move.shape not in face(move.card) or move.below not in face(below):
        return Illegal("rule-1-no-such-shape")
    if move.mirror and own_mirror(move.card):
        return Illegal("rule-1-own-mirror", card=state.name(move.card))
    pose = layout.pose_of(move)
    if pose is None:
        meet = PARTNER[SHAPES[move.shape].kind] is SHAPES[move.below].kind
        return Illegal("rule-1-sides-in-the-way" if meet else "rule-1-other-shape")
    if not layout.open(move.on, move.below):
        return Illegal("rule-4-used-up")
    if state.setup.free and colour_of(below) == state.setup.colour(seat):
        return Illegal("rule-20-own-colour")
    return _no_room(state, move, pose)


def _no_room(state: State, move: Play, pose: Pose) -> Illegal | None:
    layout = state.layout
    if not layout.inside(*pose.middle, pose.turn):
        return Illegal("rule-3-off-the-table")
    others = sorted(layout.overlapped(pose, move.on))
    if any(_connects(layout.laid[other], move, pose) for other in others):
        return Illegal("rule-5-one-card-only")
    if others:
        return Illegal("rule-2-overlap", card=state.name(layout.laid[others[0]].card))
    return None


def _connects(other: Laid, move: Play, pose: Pose) -> bool:
    """Whether the new card would be connected to another one, too."""
    new = Laid(move.card, move.mirror, pose)
    return any(
        fit(new.seen(shape), other.seen(below), other.pose) == pose
        for shape in face(move.card)
        for below in face(other.card)
    )


def play(state: State, seat: Seat, move: Play) -> Step[State]:
    if refusal := objection(state, seat, move):
        raise refusal
    below = state.layout.laid[move.on]
    hidden = face(below.card)[move.below]
    event = Event(
        "connect" if hidden == 0 else "cover",
        say(
            "connected",
            who=Who(seat),
            card=state.name(move.card),
            on=state.name(below.card),
            shape=shape_name(move.shape),
            below=shape_name(move.below),
            back=int(move.mirror),
            dots=hidden,
        ),
        seat,
        went=keys.laid(move.card, apart=False),
    )
    return _laid(state, seat, move.card, state.layout.connect(move), event)


def choose_apart(state: State, seat: Seat, move: Apart) -> Step[State]:
    if move.card not in state.cards(seat):
        raise Illegal("rule-10-not-outer")
    if state.apart[seat] is not None:
        raise Illegal("rule-11-put-it-down")
    if able.connections(state, seat):
        raise Illegal("rule-11-can-connect")
    if state.setup.free and able.somebody_connects(state):
        raise Illegal("rule-20-somebody-connects")
    if move.mirror and own_mirror(move.card):
        raise Illegal("rule-11-own-mirror", card=state.name(move.card))
    if move.turn not in QUARTERS:
        raise Illegal("rule-11-quarter-turns")
    if not room(state.layout, move.turn):
        raise Illegal("rule-11-no-room")
    told = say("apart", who=Who(seat), card=state.name(move.card), back=int(move.mirror), turn=90 * move.turn)
    event = Event("apart", told, seat, went=keys.chosen(move.card))
    return Step(replace(state, apart=put(state.apart, seat, move)), (event,))


def put_down(state: State, seat: Seat, move: Put) -> Step[State]:
    chosen = state.apart[seat]
    if chosen is None:
        raise Illegal("rule-11-no-card-chosen")
    if (move.x, move.y) not in room(state.layout, chosen.turn):
        raise _no_place(state.layout, chosen, move)
    laid = Laid(chosen.card, chosen.mirror, Pose(move.x, 0, move.y, 0, 2 * chosen.turn))
    told = say("put-down", who=Who(seat), card=state.name(chosen.card), x=move.x, y=move.y)
    event = Event("put", told, seat, went=keys.laid(chosen.card, apart=True))
    return _laid(state, seat, chosen.card, Layout(state.layout.size, state.layout, laid), event)


def _no_place(layout: Layout, chosen: Apart, move: Put) -> Illegal:
    if move.x % STEP or move.y % STEP:
        return Illegal("rule-11-off-the-grid")
    if not layout.inside(move.x, move.y, 2 * chosen.turn):
        return Illegal("rule-3-off-the-table")
    left, top, right, bottom = limits(layout)
    across, down = reach(2 * chosen.turn)
    if not (left + across <= move.x <= right - across and top + down <= move.y <= bottom - down):
        return Illegal("rule-11-too-far")
    return Illegal("rule-11-touches")


def _laid(state: State, seat: Seat, card: Card, layout: Layout, event: Event) -> Step[State]:
    """A card is on the table: the next one of the pack appears, if there is one."""
    first, second = state.outer[seat]
    outer = (NONE, second) if card == first else (first, NONE)
    state = replace(
        state,
        layout=layout,
        outer=put(state.outer, seat, outer),
        apart=(None,) * state.setup.seats,
        turn=seat,
        passes=0,
    )
    if state.inside[seat]:
        return Step(replace(state, phase=Phase.APPEAR), (event,))
    return go_on(state, (event,))


def pass_on(state: State, seat: Seat, move: Pass) -> Step[State]:
    if moves(state, seat) != (move,):
        raise Illegal("rule-11-must-play")
    event = Event("pass", say("passed", who=Who(seat)), seat)
    return go_on(replace(state, passes=state.passes + 1), (event,))
