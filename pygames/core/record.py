"""The text form of a match: save, export, link and test fixture. It holds everything, so it is a spoiler.

game: tacoloco 1.0.0
seats: person "Ana", bot2
options: deck=standard
seed: 7f3a9c
--
* deal 3L1 552 base 4 first 0
0 7>1
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Callable
from dataclasses import dataclass

from .game import CHANCE, Illegal, Seat

LONGEST_TEXT = 2_000_000  # characters; far above any game, far below what hurts
LONGEST_NAME = 40
KINDS = ("person", "bot1", "bot2", "bot3")

_PLAYER = re.compile(r'([a-z0-9]+)(?:\s+("(?:[^"\\]|\\.)*"))?\s*(?:,\s*|$)')
_MOVE = re.compile(r"(\*|\d{1,2}) (.+)")
_OPTION = re.compile(r"([a-z][a-z0-9_-]*)=([A-Za-z0-9_.+-]+)")
_SEED = re.compile(r"[\w.+-]{1,64}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat. A name is what a person typed; without one the page finds words."""

    kind: str = "person"
    name: str = ""

    @property
    def level(self) -> int:
        """1 to 3 for a bot, 0 for a person."""
        return KINDS.index(self.kind)


@dataclass(frozen=True, slots=True)
class Head:
    game: str
    version: str
    players: tuple[Player, ...]
    options: tuple[tuple[str, str], ...]
    seed: str
    slips: tuple[int, ...] = ()  # wrong taps of a hunt, by seat
    time: tuple[int, ...] = ()  # seconds at the move, by seat


class BadLine(Exception):  # noqa: N818 - named for what it is
    """A record that cannot be read: the line (from 1) and the reason."""

    def __init__(self, line: int, reason: Illegal) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


def check_seed(seed: int | str) -> str:
    text = str(seed)
    if not _SEED.fullmatch(text):
        raise Illegal("core-seed")
    return text


def check_name(name: str) -> str:
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise Illegal("core-name")
    return name


def write(head: Head, moves: list[tuple[Seat, str]]) -> str:
    lines = [f"game: {head.game} {head.version}", f"seats: {', '.join(map(_player, head.players))}"]
    if head.options:
        lines.append("options: " + " ".join(f"{name}={value}" for name, value in head.options))
    lines.append(f"seed: {head.seed}")
    for name, counts in (("slips", head.slips), ("time", head.time)):
        if any(counts):
            lines.append(f"{name}: {' '.join(map(str, counts))}")
    lines.append("--")
    lines += [f"{'*' if seat == CHANCE else seat} {text}" for seat, text in moves]
    return "\n".join(lines) + "\n"


def read(text: str) -> tuple[Head, list[tuple[int, str]]]:
    """The head, and the lines after it with their numbers. BadLine or an answer."""
    if len(text) > LONGEST_TEXT:
        raise BadLine(1, Illegal("core-record-size"))
    fields: dict[str, str] = {}
    lines = text.removeprefix("\ufeff").splitlines()
    split = next((i for i, line in enumerate(lines) if line.strip() == "--"), len(lines))
    for number, line in enumerate(lines[:split], 1):
        name, colon, value = line.partition(":")
        if not colon or name not in _FIELDS or name in fields:
            raise BadLine(number, Illegal("core-record-head"))
        fields[name] = value.strip()
        try:
            _FIELDS[name](fields[name])
        except Illegal as reason:
            raise BadLine(number, reason) from None
    missing = {"game", "seats", "seed"} - set(fields)
    if missing or split == len(lines):
        raise BadLine(split + 1, Illegal("core-record-head"))
    moves = [(number, line.strip()) for number, line in enumerate(lines[split + 1 :], split + 2) if line.strip()]
    game, version = _game(fields["game"])
    head = Head(
        game,
        version,
        _players(fields["seats"]),
        _options(fields.get("options", "")),
        fields["seed"],
        _counts(fields.get("slips", "")),
        _counts(fields.get("time", "")),
    )
    return head, moves


def read_move(line: str) -> tuple[Seat, str]:
    """Whose move a line is, and its text. Says nothing of rules."""
    match = _MOVE.fullmatch(line)
    if not match:
        raise Illegal("core-record-move")
    return CHANCE if match[1] == "*" else int(match[1]), match[2]


def pack(text: str) -> str:
    """A record as it goes into a link's fragment."""
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpack(packed: str) -> str:
    stream = zlib.decompressobj()
    try:
        squeezed = base64.b64decode(packed + "=" * (-len(packed) % 4), altchars="-_", validate=True)
        text = stream.decompress(squeezed, LONGEST_TEXT).decode()
    except (ValueError, zlib.error):
        raise BadLine(1, Illegal("core-record-link")) from None
    if not stream.eof:  # cut short, or a bomb that would go on and on
        raise BadLine(1, Illegal("core-record-link"))
    return text


def _player(player: Player) -> str:
    return f"{player.kind} {json.dumps(player.name)}" if player.name else player.kind


def _players(text: str) -> tuple[Player, ...]:
    players, end = [], 0
    while end < len(text):
        match = _PLAYER.match(text, end)
        if not match or match[1] not in KINDS:
            raise Illegal("core-record-seats")
        try:
            players.append(Player(match[1], check_name(json.loads(match[2] or '""'))))
        except ValueError:
            raise Illegal("core-record-seats") from None
        end = match.end()
    if not players:
        raise Illegal("core-record-seats")
    return tuple(players)


def _options(text: str) -> tuple[tuple[str, str], ...]:
    options = []
    for word in text.split():
        match = _OPTION.fullmatch(word)
        if not match:
            raise Illegal("core-record-options")
        options.append((match[1], match[2]))
    return tuple(options)


def _counts(text: str) -> tuple[int, ...]:
    if not all(word.isdecimal() and word.isascii() and len(word) < 10 for word in text.split()):
        raise Illegal("core-record-head")
    return tuple(int(word) for word in text.split())


def _game(text: str) -> tuple[str, str]:
    match = re.fullmatch(r"([a-z][a-z0-9_]*) ([0-9a-z.+-]+)", text)
    if not match:
        raise Illegal("core-record-game")
    return match[1], match[2]


_FIELDS: dict[str, Callable[[str], object]] = {
    "game": _game,
    "seats": _players,
    "options": _options,
    "seed": check_seed,
    "slips": _counts,
    "time": _counts,
}
