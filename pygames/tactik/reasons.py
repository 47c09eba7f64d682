"""Why a move may be good, in one sentence: the second half of a hint. Every reason is a fact, never a guess."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from pygames.core.game import Say, Seat, Who, say

from .board import HOME, RESERVE, home_cell, is_home, is_track, length, to_start
from .cards import STARTERS, VALUES, Card, a_card
from .evaluate import best_run
from .moves import Back, Discard, Forward, Give, Move, Play, Start, Steps, Swap
from .moving import Pawn, ways
from .playing import plays_with
from .rules import apply
from .state import Phase, State, all_home, is_stake, owned, owner, partner, pawns_home, receiver
from .turn import side_colours
from .worth import dangers

A_LOT = 16  # cells that are worth a sentence
NEARLY = 12  # steps: one card can lead home


def because(view: State, seat: Seat, move: Move) -> Say | None:
    match move:
        case Give(card):
            return next(_give(view, seat, card))
        case Start() | Forward() | Steps() | Back() | Swap():
            after = apply(view, seat, move).state
            return next(chain(_won(view, after, seat), _played(view, after, seat, move), _kept(after, seat)))
        case Discard():
            return next(_kept(apply(view, seat, move).state, seat))
        case _:
            return None


def _give(view: State, seat: Seat, card: Card) -> Iterator[Say]:
    to = receiver(view, seat)
    theirs, own = owned(view, to), owned(view, seat)
    mate = to == partner(view, seat)
    starts = card in STARTERS or card is Card.JOKER
    if mate and starts and not _out(view, theirs) and any(RESERVE in view.pawns[colour] for colour in theirs):
        yield say("because-give-start", to=Who(to))
    if card is not Card.JOKER:
        if next(plays_with(view, own, card, False), None) is None:
            yield say("because-give-useless")
        if not mate and next(plays_with(view, theirs, card, False), None) is None:
            yield say("because-give-nothing", to=Who(to))
        if mate and next(plays_with(view, theirs, card, False), None) is not None:
            yield say("because-give-use", to=Who(to))
    yield from _kept(apply(view, seat, Give(card)).state, seat)


def _out(view: State, colours: tuple[int, ...]) -> bool:
    return any(is_track(view.sections, place) for colour in colours for place in view.pawns[colour])


def _won(view: State, after: State, seat: Seat) -> Iterator[Say]:
    if all_home(after, side_colours(after, seat)):
        yield say("because-wins")
    elif owned(after, seat) != owned(view, seat):
        yield say("because-partner", to=Who(owned(after, seat)[0]))


def _played(view: State, after: State, seat: Seat, move: Play) -> Iterator[Say]:
    yield from _eats(view, after, seat)
    match move:
        case Start():
            yield from _starts(view, seat, move)
        case Swap():
            yield from _swaps(view, after, seat, move)
        case Forward() | Steps() | Back():
            if after.phase is Phase.SEVEN and is_track(after.sections, after.pawns[move.colour][move.pawn]):
                yield from _goes_on(after, seat)
            yield from _goes(view, after, seat, (move.colour, move.pawn))


def _eats(view: State, after: State, seat: Seat) -> Iterator[Say]:
    """Of the others' pawns that are eaten, the one that was nearest to its home."""
    side = side_colours(view, seat)
    eaten = [
        (to_start(view.sections, colour, place), colour)
        for colour, row in enumerate(view.pawns)
        for place, now in zip(row, after.pawns[colour], strict=True)
        if colour not in side and place != RESERVE and now == RESERVE
    ]
    if eaten:
        steps, colour = min(eaten)
        yield say("because-eats", who=Who(owner(view, colour)), count=steps)


def _starts(view: State, seat: Seat, move: Start) -> Iterator[Say]:
    if not _out(view, owned(view, seat)):
        yield say("because-first-pawn")
    side = side_colours(view, seat)
    for colour, row in enumerate(view.pawns):
        for place in row if colour not in side else ():
            if is_track(view.sections, place) and 0 < to_start(view.sections, move.colour, place) <= NEARLY:
                yield say("because-stake-blocks", who=Who(owner(view, colour)))
    yield say("because-stake")


def _swaps(view: State, after: State, seat: Seat, move: Swap) -> Iterator[Say]:
    if view.stakes != after.stakes:
        yield say("because-no-stake")
    won = _nearer(view, after, (move.colour, move.pawn))
    if won >= A_LOT:
        yield say("because-nearer", count=won)
    lost = -_nearer(view, after, (move.other_colour, move.other_pawn))
    if move.other_colour not in side_colours(view, seat) and lost >= A_LOT:
        yield say("because-further", who=Who(owner(view, move.other_colour)), count=lost)


def _goes(view: State, after: State, seat: Seat, pawn: Pawn) -> Iterator[Say]:
    colour, number = pawn
    was, now = view.pawns[colour][number], after.pawns[colour][number]
    if is_home(view.sections, now):
        behind = range(now + 1, home_cell(view.sections, colour, HOME) + 1)
        settled = all(cell in after.pawns[colour] for cell in behind)
        inside = is_home(view.sections, was)
        yield say("because-deeper" if inside else "because-settled" if settled else "because-home")
        return
    if _nearer(view, after, pawn) >= A_LOT:
        yield say("because-nearer", count=_nearer(view, after, pawn))
    side = side_colours(view, seat)
    staked = is_stake(view, *pawn)
    here, there = 0 if staked else dangers(view, side, was), dangers(after, side, now)
    if there < here:
        yield say("because-safer" if there else "because-safe")
    leads = [card for card, count in VALUES.items() if ways(after, colour, number, count)[0] is not None]
    if leads and to_start(view.sections, colour, was) > NEARLY:
        yield say("because-near-home", cards=tuple(map(a_card, leads)))
    if staked:
        yield say("because-way-free")
    if not there:
        yield say("because-out-of-reach")


def _nearer(view: State, after: State, pawn: Pawn) -> int:
    """Cells that a pawn which stays on the track has come nearer to its home."""
    colour, number = pawn
    was, now = (to_start(state.sections, colour, state.pawns[colour][number]) for state in (view, after))
    return (length(view.sections) if is_stake(view, *pawn) else was) - now


def _goes_on(after: State, seat: Seat) -> Iterator[Say]:
    """What the steps left can still do."""
    end = after
    for step in best_run(after, seat)[1]:
        end = apply(end, seat, step).state
    if next(_eats(after, end, seat), None):
        yield say("because-then-eats", count=after.steps)
    if pawns_home(end, after.colour) > pawns_home(after, after.colour):
        yield say("because-then-home", count=after.steps)


def _kept(after: State, seat: Seat) -> Iterator[Say]:
    """Always true, and so the last reason."""
    cards = after.hands[seat]
    yield say("because-keeps", cards=tuple(map(a_card, dict.fromkeys(cards)))) if cards else say("because-last-card")
