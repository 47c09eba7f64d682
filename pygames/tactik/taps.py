"""Which choices in the picture make a move, and why some do not: card, pawn, target."""

from __future__ import annotations

from pygames.core.game import Illegal, Path, RegionId, Seat, Who

from . import moving, seven
from .board import HOME, SECTION, Place, is_home, is_track, length, start_cell
from .cards import STEPS, VALUES, Card, face
from .moves import Back, Discard, Forward, Give, Move, Play, Start, Steps, Swap
from .playing import kind
from .regions import DISCARD, card_region, guise_region, pawn_region, place_region, reserve_region, seat_region
from .rules import apply
from .state import Phase, State, owned, receiver


def path(view: State, seat: Seat, move: Move) -> Path:
    match move:
        case Give(card):
            return (card_region(card), seat_region(receiver(view, seat)))
        case Discard(card):
            return (DISCARD if card is None else card_region(card),)
        case Swap(colour, pawn, other_colour, other_pawn):
            pair = (pawn_region(colour, pawn), pawn_region(other_colour, other_pawn))
            # With two pawns of one's own, neither is the first.
            return (*_card(move), *((frozenset(pair),) if other_colour in owned(view, seat) else pair))
        case Start(_, colour):
            return (*_card(move), reserve_region(colour), place_region(start_cell(colour)))
        case Forward() | Steps() | Back():
            end = target(view, move)
            assert end is not None, "only legal moves have a path"
            return (*_card(move), pawn_region(move.colour, move.pawn), place_region(end))
        case _:
            return ()  # chance taps nothing


def _card(move: Play) -> tuple[RegionId, ...]:
    """A 7x1 that is gone on with lies there already; a joker is told what it stands for."""
    if isinstance(move, Steps) and move.more:
        return ()
    return (card_region(Card.JOKER), guise_region(kind(move))) if move.joker else (card_region(kind(move)),)


def target(view: State, move: Forward | Steps | Back) -> Place | None:
    """Where a pawn would end."""
    match move:
        case Back(colour, pawn):
            return moving.backwards(view, colour, pawn)
        case Forward(card, colour, pawn, home):
            return moving.choose(moving.ways(view, colour, pawn, VALUES[card]), home)
        case Steps(colour, pawn, count, home, more):
            left = view.steps if more else STEPS
            return moving.choose(seven.useful(view, colour, pawn, count, left), home)


# Why some taps make no move


def why(view: State, seat: Seat, taps: tuple[RegionId, ...]) -> Illegal:
    """The refusal that the move these taps seem to mean would meet."""
    try:
        apply(view, seat, _meant(view, seat, taps))
    except Illegal as refusal:
        return refusal
    return Illegal("tap-elsewhere")


def _meant(view: State, seat: Seat, taps: tuple[RegionId, ...]) -> Move:
    cards = {card_region(card): card for card in Card}
    if taps[0] == DISCARD:
        return Discard()
    if view.phase is Phase.EXCHANGE:
        return _given(view, seat, cards, taps)
    if view.phase is Phase.SEVEN and view.turn == seat:
        return Discard() if taps[0] in cards else _played(view, seat, Card.SEVEN, False, taps)
    if taps[0] not in cards:
        raise Illegal("tap-card")
    card, *rest = cards[taps[0]], *taps[1:]
    if card is not Card.JOKER:
        return _played(view, seat, card, False, tuple(rest))
    guises = {guise_region(card): card for card in Card}
    if not rest or rest[0] not in guises:
        raise Illegal("tap-guise")
    return _played(view, seat, guises[rest[0]], True, tuple(rest[1:]))


def _given(view: State, seat: Seat, cards: dict[RegionId, Card], taps: tuple[RegionId, ...]) -> Move:
    to = Who(receiver(view, seat))
    if taps[0] not in cards:
        raise Illegal("tap-gift", to=to)
    if len(taps) > 1:
        raise Illegal("rule-3-not-to-them" if taps[1].startswith("seat") else "tap-receiver", to=to)
    return Give(cards[taps[0]])


def _played(view: State, seat: Seat, card: Card, joker: bool, taps: tuple[RegionId, ...]) -> Move:
    """The card with the pawn and the place that were tapped, as far as they were."""
    if not taps:
        return _any_use(view, seat, card, joker)
    pawns = {pawn_region(colour, i): (colour, i) for colour, row in enumerate(view.pawns) for i in range(len(row))}
    reserves = {reserve_region(colour): colour for colour in view.colours}
    if taps[0] in reserves:
        return Start(card, reserves[taps[0]], joker)
    if taps[0] not in pawns:
        raise Illegal("tap-pawn")
    pawn = pawns[taps[0]]
    if card is Card.SWAP:
        return Swap(*pawn, *(pawns.get(taps[1], pawn) if len(taps) > 1 else _other(view, pawn)), joker)
    return _moved(view, card, joker, pawn, _place(view, pawns, taps[1]) if len(taps) > 1 else None)


def _any_use(view: State, seat: Seat, card: Card, joker: bool) -> Move:
    """A card alone: what the pawn that is most likely meant would meet, one on the board rather than in reserve."""
    own = [(colour, i) for colour in owned(view, seat) for i in range(len(view.pawns[colour]))]
    pawn = max(own, key=lambda pawn: is_track(view.sections, view.pawns[pawn[0]][pawn[1]]))
    if card is Card.SWAP:
        return Swap(*pawn, *_other(view, pawn), joker)
    return _moved(view, card, joker, pawn, None)


def _other(view: State, pawn: tuple[int, int]) -> tuple[int, int]:
    """A pawn that might be swapped with this one: one on the track, if any is there."""
    others = [(colour, i) for colour, row in enumerate(view.pawns) for i in range(len(row)) if (colour, i) != pawn]
    return max(others, key=lambda other: is_track(view.sections, view.pawns[other[0]][other[1]]))


def _place(view: State, pawns: dict[RegionId, tuple[int, int]], tap: RegionId) -> Place:
    """The place that is meant, also by what stands there."""
    places = {place_region(place): place for place in range(SECTION * view.sections + HOME * view.sections)}
    places |= {region: view.pawns[colour][i] for region, (colour, i) in pawns.items()}
    if tap not in places:
        raise Illegal("tap-target")
    return places[tap]


def _moved(view: State, card: Card, joker: bool, pawn: tuple[int, int], to: Place | None) -> Move:
    """A pawn with a card; to a place where it does not lead, if one was tapped."""
    home = None if to is None or not is_home(view.sections, to) else True
    if card is Card.BACK:
        move: Move = Back(*pawn, joker)
    elif card is Card.SEVEN:
        count = 1 if to is None else (to - view.pawns[pawn[0]][pawn[1]]) % length(view.sections)
        return Steps(*pawn, count, home, view.phase is Phase.SEVEN, joker)
    else:
        move = Forward(card, *pawn, home, joker)
    if to is None or home:
        return move
    raise Illegal("tap-not-there", card=face(card))
