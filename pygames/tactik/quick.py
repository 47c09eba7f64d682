"""A good move at a glance, without making it: for the games that a bot plays on in its head."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core.dice import Dice
from pygames.core.game import Seat

from . import moving
from .board import HOME, RESERVE, SECTION, Place, start_cell
from .cards import BACKWARDS, STARTERS, STEPS, VALUES, Card
from .moves import Back, Forward, Give, Move, Play, Start, Steps, Swap
from .playing import plays_with
from .state import State, owned, partner, receiver
from .turn import side_colours
from .worth import STAKE, home_worth, worths

NOISE = 0.03  # so that games differ
STARTING = 0.1  # a new pawn gives the cards that follow something to do
A_STEP = 0.004  # one that is left of a 7x1
# Cards that are worth keeping: a joker, and one that starts, while a pawn is out and while none is.
JOKER, STARTER = 0.1, 0.03
GIVEN_JOKER, GIVEN_STARTER, NEEDED = 0.3, 0.1, 0.3


def quick(state: State, seat: Seat, legal: Sequence[Move], dice: Dice) -> Move:
    if len(legal) == 1:
        return legal[0]
    glance = Glance(state, seat)
    values = [glance.gain(move) + NOISE * dice.unit() for move in legal]
    return legal[values.index(max(values))]


class Glance:
    """A seat looks at the board: what does each move gain its side?"""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat = state, seat
        self.around = SECTION * state.sections
        self.side = side_colours(state, seat)
        self.worths = worths(state.sections)
        self.stands = {
            place: colour for colour, row in enumerate(state.pawns) for place in row if 0 <= place < self.around
        }

    def gain(self, move: Move) -> float:
        match move:
            case Give(card):
                return self._give(card)
            case Start() | Forward() | Steps() | Back() | Swap():
                return self._play(move) - (JOKER if move.joker else 0.0)
            case _:
                return 0.0

    def _play(self, move: Play) -> float:
        match move:
            case Start(_, colour):
                return STAKE + STARTING + self._eats(start_cell(colour))
            case Forward(card, colour, pawn, home):
                [end] = self._ends(colour, pawn, VALUES[card], home)
                return self._goes(colour, pawn, end) + self._eats(end) - (STARTER if card in STARTERS else 0.0)
            case Steps():
                return self._steps(move)
            case Back(colour, pawn):
                end = (self.state.pawns[colour][pawn] - BACKWARDS) % self.around
                return self._goes(colour, pawn, end) + self._eats(end)
            case Swap(colour, pawn, other, other_pawn):
                here, there = self.state.pawns[colour][pawn], self.state.pawns[other][other_pawn]
                if colour == other:
                    return 0.0
                theirs = self._goes(other, other_pawn, here)
                return self._goes(colour, pawn, there) + (theirs if other in self.side else -theirs)

    def _steps(self, move: Steps) -> float:
        """Of two ways of which only one lets the rest be used, the better is taken for it: a glance is no proof."""
        left = (self.state.steps if move.more else STEPS) - move.count
        place = self.state.pawns[move.colour][move.pawn]
        gains = []
        for end in self._ends(move.colour, move.pawn, move.count, move.home):
            way = moving.cells(self.state.sections, move.colour, place, end)
            gains.append(self._goes(move.colour, move.pawn, end) + sum(map(self._eats, way)))
        return max(gains) + A_STEP * left

    def _ends(self, colour: int, pawn: int, count: int, home: bool | None) -> list[Place]:
        found = moving.ways(self.state, colour, pawn, count)
        meant = found if home is None else found[:1] if home else found[1:]
        return [end for end in meant if end is not None]

    def _goes(self, colour: int, pawn: int, end: Place) -> float:
        """What a pawn gains by standing elsewhere."""
        row, around = self.state.pawns[colour], self.around
        place = row[pawn]
        if end < around:
            stake = place == SECTION * colour and colour in self.state.stakes
            return self._at(colour, end) - (STAKE if stake else self._at(colour, place))
        door = around + HOME * colour
        home = [other - door for other in row if other >= around]
        after = [*home, end - door]
        if place >= around:
            after.remove(place - door)
        gained = home_worth(after)[1] - home_worth(home)[1]
        return gained if place >= around else gained - self._at(colour, place)

    def _at(self, colour: int, place: Place) -> float:
        return self.worths[(SECTION * colour - place) % self.around]

    def _eats(self, place: Place) -> float:
        colour = self.stands.get(place)
        if colour is None:
            return 0.0
        return -self._at(colour, place) if colour in self.side else self._at(colour, place)

    def _give(self, card: Card) -> float:
        to = receiver(self.state, self.seat)
        theirs = self._use(to, card)
        return (theirs if to == partner(self.state, self.seat) else -theirs) - self._use(self.seat, card)

    def _use(self, seat: Seat, card: Card) -> float:
        """What a card is good for in a seat's hand."""
        if card is Card.JOKER:
            return GIVEN_JOKER
        colours = owned(self.state, seat)
        if card in STARTERS and any(RESERVE in self.state.pawns[colour] for colour in colours):
            out = any(0 <= place < self.around for colour in colours for place in self.state.pawns[colour])
            return GIVEN_STARTER if out else NEEDED
        return max((self._play(play) for play in plays_with(self.state, colours, card, False)), default=0.0)
