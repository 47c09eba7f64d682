"""A second, slow referee: it knows the rulebook and nothing of the game's own code but its state's fields.

Pawns are pieces with a name, places are words (("track", 12), ("home", "B", 3), ("reserve",)), every move is
walked cell by cell on a copy of the board, and a 7x1 is tried out to its end each time. Moves are not listed but
found as the different positions they lead to.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

COLOURS = "BVGAPSCYNW"
KINDS = ["?", "1", "2", "3", "-4", "5", "6", "7x1", "8", "9", "10", "12", "13", "swap", "joker"]
ADVANCE = {kind: int(kind) for kind in ("1", "2", "3", "5", "6", "8", "9", "10", "12", "13")}
START = ("1", "10", "13")

Place = tuple[Any, ...]
Piece = tuple[str, int]  # colour and number
RESERVE: Place = ("reserve",)


@dataclass
class Board:
    """A position that is changed in place; `copy` first."""

    sections: int
    seats: int
    deck: str
    stuck: str
    turn: int
    hands: list[list[str]]
    pieces: dict[Piece, Place]
    stakes: set[str] = field(default_factory=set)
    running: tuple[str, int] | None = None  # of a 7x1: colour and steps left
    over: bool = False

    @classmethod
    def of(cls, state: Any) -> Board:
        """From the fields of the game's state."""
        pieces: dict[Piece, Place] = {}
        for colour, row in enumerate(state.pawns):
            for number, place in enumerate(row):
                pieces[COLOURS[colour], number] = cls._place(state.sections, colour, place)
        hands = [[KINDS[card] for card in hand] for hand in state.hands]
        stakes = {COLOURS[colour] for colour in state.stakes}
        return cls(state.sections, len(hands), state.deck, state.stuck, state.turn, hands, pieces, stakes)

    @staticmethod
    def _place(sections: int, colour: int, place: int) -> Place:
        if place < 0:
            return RESERVE
        if place < 16 * sections:
            return ("track", place)
        return ("home", COLOURS[colour], place - 16 * sections - 4 * colour + 1)

    def copy(self) -> Board:
        hands = [list(hand) for hand in self.hands]
        return Board(
            self.sections, self.seats, self.deck, self.stuck, self.turn, hands, dict(self.pieces), set(self.stakes),
            self.running, self.over,
        )  # fmt: skip

    def key(self) -> object:
        hands = tuple(tuple(sorted(hand)) for hand in self.hands)
        return (
            self.turn, hands, tuple(sorted(self.pieces.items())), tuple(sorted(self.stakes)), self.running, self.over
        )  # fmt: skip

    # -- whose is what -------------------------------------------------------------------------------------------

    def colours(self, seat: int) -> list[str]:
        """The rulebook's table of seats."""
        if self.seats == 2:
            return [["B", "G"], ["V", "A"]][seat]
        if self.seats == 3 and self.sections == 6:
            return [["B", "A"], ["V", "P"], ["G", "S"]][seat]
        return [COLOURS[seat]]

    def mate(self, seat: int) -> int | None:
        return (seat + self.seats // 2) % self.seats if self.seats in (4, 6, 8, 10) else None

    def home_all(self, colours: list[str]) -> bool:
        return all(place[0] == "home" for (colour, _), place in self.pieces.items() if colour in colours)

    def moved_by(self, seat: int) -> list[str]:
        mate = self.mate(seat)
        if mate is not None and self.home_all(self.colours(seat)):
            return self.colours(mate)
        return self.colours(seat)

    # -- walking -------------------------------------------------------------------------------------------------

    def start_of(self, colour: str) -> int:
        return 16 * COLOURS.index(colour)

    def standing(self, place: Place) -> Piece | None:
        return next((piece for piece, where in self.pieces.items() if where == place), None)

    def is_stake(self, piece: Piece) -> bool:
        return piece[0] in self.stakes and self.pieces[piece] == ("track", self.start_of(piece[0]))

    def next_places(self, piece: Piece, place: Place, still_stake: bool) -> list[Place]:
        """One cell further: places a pawn standing there could step to, not minding who is there."""
        colour = piece[0]
        if place[0] == "home":
            return [("home", colour, place[2] + 1)] if place[2] < 4 else []
        if place[0] != "track":
            return []
        found: list[Place] = [("track", (place[1] + 1) % (16 * self.sections))]
        if place[1] == self.start_of(colour) and not still_stake:
            found.append(("home", colour, 1))
        return found

    def may_stand_or_pass(self, place: Place) -> bool:
        other = self.standing(place)
        if other is None:
            return True
        return place[0] == "track" and not self.is_stake(other)

    def paths(self, piece: Piece, count: int) -> list[list[Place]]:
        """All ways of exactly so many cells that meet no stake and no pawn at home."""
        ways: list[list[Place]] = [[self.pieces[piece]]]
        for number in range(count):
            still = number == 0 and self.is_stake(piece)
            ways = [
                [*way, place]
                for way in ways
                for place in self.next_places(piece, way[-1], still)
                if self.may_stand_or_pass(place)
            ]
        return [way[1:] for way in ways]

    def put(self, piece: Piece, place: Place) -> None:
        """The piece comes to a place, eats who is there, and is no stake (any more)."""
        if self.is_stake(piece):
            self.stakes.discard(piece[0])
        other = self.standing(place)
        if other is not None:
            self.pieces[other] = RESERVE
        self.pieces[piece] = place


def positions(board: Board) -> list[Board]:
    """All different positions that a move of the seat in turn leads to."""
    found: dict[object, Board] = {}
    for after in _continue(board) if board.running else _cards(board):
        found.setdefault(after.key(), after)
    if found or board.running:
        return list(found.values())
    for after in _discards(board):
        found.setdefault(after.key(), after)
    return list(found.values())


def _discards(board: Board) -> Iterator[Board]:
    hand = board.hands[board.turn]
    for thrown in [hand] if board.stuck == "all" else [[card] for card in hand]:
        after = board.copy()
        for card in thrown:
            after.hands[board.turn].remove(card)
        yield _next_turn(after)


def _cards(board: Board) -> Iterator[Board]:
    for card in board.hands[board.turn]:
        laid = board.copy()
        laid.hands[board.turn].remove(card)
        in_deck = [kind for kind in KINDS[1:-1] if kind != "13" or board.deck == "54"]
        for kind in in_deck if card == "joker" else [card]:
            yield from _kind(laid, kind)


def _kind(laid: Board, kind: str) -> Iterator[Board]:
    own = [piece for piece in laid.pieces if piece[0] in laid.moved_by(laid.turn)]
    if kind == "swap":
        yield from _swaps(laid, own)
        return
    for piece in own:
        if kind in START and laid.pieces[piece] == RESERVE and piece[0] not in laid.stakes:
            yield _started(laid, piece[0])
        if kind in ADVANCE:
            for way in laid.paths(piece, ADVANCE[kind]):
                yield _moved(laid, piece, way[-1])
        if kind == "-4" and laid.pieces[piece][0] == "track":
            cells = [("track", (laid.pieces[piece][1] - i) % (16 * laid.sections)) for i in (1, 2, 3, 4)]
            if all(laid.may_stand_or_pass(cell) for cell in cells):
                yield _moved(laid, piece, cells[-1])
        if kind == "7x1":
            begun = laid.copy()
            begun.running = (piece[0], 7)
            yield from _continue(begun)


def _started(laid: Board, colour: str) -> Board:
    after = laid.copy()
    first = min(piece for piece, place in after.pieces.items() if piece[0] == colour and place == RESERVE)
    after.put(first, ("track", after.start_of(colour)))
    after.stakes.add(colour)
    return _next_turn(after)


def _moved(laid: Board, piece: Piece, place: Place) -> Board:
    after = laid.copy()
    after.put(piece, place)
    return _next_turn(after)


def _swaps(laid: Board, own: list[Piece]) -> Iterator[Board]:
    for piece in own:
        for other, place in laid.pieces.items():
            here = laid.pieces[piece]
            if piece == other or here[0] != "track" or place[0] != "track":
                continue
            stakes = [each for each in (piece, other) if laid.is_stake(each)]
            if stakes and (len(stakes) == 2 or stakes[0] not in own or other not in own):
                continue
            after = laid.copy()
            after.stakes -= {colour for colour, _ in stakes}
            if piece[0] != other[0]:  # two of one colour look the same afterwards
                after.pieces[piece], after.pieces[other] = place, here
            yield _next_turn(after)


def _continue(board: Board) -> Iterator[Board]:
    """Each next decision of a 7x1 from which the run can be brought to an end."""
    assert board.running is not None
    colour, left = board.running
    for piece in [piece for piece in board.pieces if piece[0] == colour]:
        for count in range(1, left + 1):
            for after in _stepped(board, piece, count):
                after.running = (colour, left - count) if left > count else None
                if after.running is None:
                    yield _next_turn(after)
                elif _can_finish(after, left - count):
                    yield after


def _stepped(board: Board, piece: Piece, count: int) -> list[Board]:
    """So many single steps of one pawn, each a move of its own."""
    boards = [board.copy()]
    for _ in range(count):
        further = []
        for one in boards:
            for way in one.paths(piece, 1):
                after = one.copy()
                after.put(piece, way[0])
                further.append(after)
        boards = further
    return boards


def _can_finish(board: Board, left: int) -> bool:
    """Tries every single step of every pawn of the colour."""
    if left == 0:
        return True
    assert board.running is not None
    pawns = [piece for piece in board.pieces if piece[0] == board.running[0]]
    return any(_can_finish(after, left - 1) for piece in pawns for after in _stepped(board, piece, 1))


def _next_turn(board: Board) -> Board:
    mate = board.mate(board.turn)
    side = board.colours(board.turn) + (board.colours(mate) if mate is not None else [])
    if board.home_all(side):
        board.over = True
        return board
    for i in range(1, board.seats + 1):
        seat = (board.turn + i) % board.seats
        if board.hands[seat]:
            board.turn = seat
            return board
    board.over = True  # the next deal is chance's
    return board


def perft(board: Board, depth: int) -> int:
    """How many runs of moves there are, up to the next deal."""
    if depth == 0 or board.over:
        return 1
    return sum(perft(after, depth - 1) for after in positions(board))
