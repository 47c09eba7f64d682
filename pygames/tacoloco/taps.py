"""What can be chosen in the picture, and which choices make a move."""

from __future__ import annotations

from pygames.core.game import Illegal, Path, RegionId, Seat

from .cards import LETTERS, Card
from .moves import Answer, Give, Move, Play
from .rules import apply
from .state import Phase, State
from .turn import first_equal

NEW, NO, SOLO = "new", "no", "solo"


def card_region(card: Card) -> RegionId:
    """Equal cards in the hand are one thing to choose."""
    return f"card{LETTERS[card]}"


def taco_region(place: int) -> RegionId:
    return f"taco{place + 1}"


def seat_region(seat: Seat) -> RegionId:
    return f"seat{seat}"


def path(view: State, seat: Seat, move: Move) -> Path:
    match move:
        case Play(card, taco):
            return (card_region(card), NEW if taco is None else taco_region(taco))
        case Give(to):
            return (seat_region(to),)
        case Answer(solo):
            return (SOLO if solo else NO,)
        case _:
            return ()  # chance taps nothing


def why(view: State, seat: Seat, taps: tuple[RegionId, ...]) -> Illegal:
    """The refusal that the move these taps seem to mean would meet."""
    try:
        apply(view, seat, _meant(view, taps))
    except Illegal as refusal:
        return refusal
    return Illegal("tap-elsewhere")


def _meant(view: State, taps: tuple[RegionId, ...]) -> Move:
    cards = {card_region(card): card for card in Card}
    places: dict[RegionId, int | None] = {NEW: None}
    places |= {taco_region(i): first_equal(view.tacos, i) for i in range(len(view.tacos))}
    seats = {seat_region(i): i for i in range(view.seats)}
    match taps:
        case (("no" | "solo") as word,):
            return Answer(word == SOLO)
        case (who,) if who in seats:
            return Give(seats[who])
        case (card, *_, place) if card in cards and place in places:  # the last place, if others were tapped before
            return Play(cards[card], places[place])
        case (card, *_) if card in cards:
            if view.phase is Phase.TURN:
                raise Illegal("tap-where")
            return Play(cards[card], None)
        case _:
            raise Illegal("tap-card")
