"""The board: a closed track of sections, one for each colour, and each colour's home.

A place is a number: -1 is the reserve; the cells of the track follow clockwise, 16 to a section, each section
beginning with its colour's start cell; after them come the homes, four cells for each colour.
"""

from __future__ import annotations

Place = int

RESERVE: Place = -1
SECTION = 16  # cells from one start cell to the next
HOME = 4  # cells of a home, and pawns of a colour


def length(sections: int) -> int:
    """Cells of the whole track."""
    return SECTION * sections


def start_cell(colour: int) -> Place:
    return SECTION * colour


def home_cell(sections: int, colour: int, number: int) -> Place:
    """Home 1 is the first after the start cell, home 4 the deepest."""
    return SECTION * sections + HOME * colour + number - 1


def is_track(sections: int, place: Place) -> bool:
    return 0 <= place < SECTION * sections


def is_home(sections: int, place: Place) -> bool:
    return place >= SECTION * sections


def home_number(sections: int, place: Place) -> int:
    """1 to 4; the place must be in a home."""
    return (place - SECTION * sections) % HOME + 1


def to_start(sections: int, colour: int, cell: Place) -> int:
    """Steps from a cell of the track forward to a colour's start cell; 0 on it."""
    return (SECTION * colour - cell) % (SECTION * sections)


def progress(sections: int, colour: int, place: Place, stake: bool) -> int:
    """How far a pawn has come: 0 in reserve, 1 as a stake, then a step a cell, round and into its home."""
    if place == RESERVE:
        return 0
    if stake:
        return 1
    if is_home(sections, place):
        return length(sections) + 1 + home_number(sections, place)
    return length(sections) + 1 - to_start(sections, colour, place)
