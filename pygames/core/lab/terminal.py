"""Lines in and out, with a person at a keyboard or a file in a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterable

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the lines that have scrolled away as well
BLANK = "\n" * 60  # more than a screen, where such codes mean nothing


def read_line() -> str | None:
    """What was typed; None at the end of input."""
    try:
        line = input("> ")
    except EOFError:
        print()
        return None
    if not sys.stdin.isatty():
        print(line)  # nobody typed it on this screen, and a log without it could not be followed
    return line.strip()


def clear() -> None:
    print(CLEAR if sys.stdout.isatty() else BLANK, end="")


def print_lines(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)
