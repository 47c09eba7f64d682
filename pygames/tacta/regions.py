"""All that can be chosen, each with its words: cards and shapes in the picture, the rest as buttons."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from pygames.core.game import Seat, Who, say
from pygames.core.scene import Region

from . import able
from .cards import SUIT_LETTERS, Card, face, name
from .keys import card_key, chosen_key, open_key, suit_key
from .room import room
from .shapes import CORNERS, EDGES, Place, shape_name
from .state import Phase, State
from .taps import PASS, apart_region, card_region, place_region, shape_region, suit_region, way_region
from .turn import QUARTERS

Places = list[tuple[int, int]]

# How a card is to lie: buttons, for there is nothing to point at.
WAYS = tuple(
    Region(way_region(where, mirror), say("region-way", side=where, back=int(mirror)))
    for mirror in (False, True)
    for where in (*CORNERS, *EDGES)
)
APART = tuple(
    Region(apart_region(turn, mirror), say("region-apart", turn=90 * turn, back=int(mirror)))
    for mirror in (False, True)
    for turn in QUARTERS
)


def regions(view: State, seat: Seat | None) -> Iterator[Region]:
    for owner in range(view.setup.seats):
        for card in view.cards(owner):
            yield _card(view, owner, card)
    if view.phase is Phase.HAND and seat is not None:
        to = Who((seat + 1) % view.setup.seats)
        for suit in view.suits:
            yield Region(suit_region(suit), say("tell-hand", suit=SUIT_LETTERS[suit], to=to), (suit_key(suit),))
    if can_be_covered(view, seat):
        for number, place in view.layout.open_shapes:
            yield _shape(number, place, view.layout.laid[number].card, view.setup.in_teams)
        yield from WAYS
        yield from APART
        yield Region(PASS, say("tell-pass"))
    for x, y in places_apart(view, seat):
        yield Region(place_region(x, y), say("region-place", x=x, y=y), (place_region(x, y),))


def can_be_covered(view: State, seat: Seat | None) -> bool:
    """Whether whoever looks is choosing: only then shapes are there to be chosen."""
    return view.phase is Phase.FREE or (view.phase is Phase.TURN and view.turn == seat and view.apart[seat] is None)


def places_apart(view: State, seat: Seat | None) -> Places:
    """Where cards chosen to be placed apart can go: the viewer's, or those of all who share the screen.

    Where one must be chosen, all places are there already: so its ghost is not lost among theirs.
    """
    if view.phase not in (Phase.TURN, Phase.FREE):
        return []
    seats = range(view.setup.seats) if seat is None else (seat,)
    turns = {chosen.turn % 2 for each in seats if (chosen := view.apart[each]) is not None}
    if can_be_covered(view, seat) and not turns and _nothing_fits(view):
        turns = {0, 1}
    return sorted({place for turn in turns for place in room(view.layout, turn)})


def _nothing_fits(view: State) -> bool:
    return not (able.somebody_connects(view) if view.phase is Phase.FREE else able.can_connect(view, view.turn))


def _card(view: State, owner: Seat, card: Card) -> Region:
    apart = view.apart[owner]
    key = chosen_key(card) if apart is not None and apart.card == card else card_key(card)
    return Region(card_region(card), say("region-card", card=view.name(card)), (key,))


@lru_cache(maxsize=4096)
def _shape(number: int, place: Place, card: Card, dyed: bool) -> Region:
    label = say("region-shape", shape=shape_name(place), card=name(card, dyed), dots=face(card)[place])
    return Region(shape_region(number, place), label, (open_key(number, place),))
