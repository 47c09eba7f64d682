"""What can be typed instead of a move."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

from ..game import Illegal
from ..minds import thinker
from ..say import say
from . import telling

if TYPE_CHECKING:
    from .play import Play

FOR_EVER = float("inf")


class Quit(Exception):  # noqa: N818 - named for what it is
    """Somebody wants no more, or the input has come to its end."""


def _undo(play: Play, rest: str) -> bool:
    play.table.undo()
    play.unread()
    play.tell(say("lab-undone"))
    return True


def _hint(play: Play, rest: str) -> bool:
    """The hard bot's whole thought: a terminal can wait."""
    if not play.table.actors:
        raise Illegal("core-not-your-turn")
    seat = play.table.actors[0]
    mind = thinker(play.match, seat, 3, FOR_EVER)
    mind.run(0.0, FOR_EVER)
    if mind.best is not None:
        play.tell(say("lab-hint", move=telling.move(play.table, play.speech, seat, mind.best.move)))
        if mind.best.why is not None:
            play.tell(mind.best.why)
    return False


def _rules(play: Play, rest: str) -> bool:
    page = resources.files(type(play.match.game).__module__) / f"rules.{play.language}.md"
    if not page.is_file():
        raise Illegal("lab-no-rules")
    print(page.read_text(encoding="utf-8"))
    return False


def _save(play: Play, rest: str) -> bool:
    if not rest:
        raise Illegal("lab-save-where")
    try:
        Path(rest).write_text(play.match.record(), encoding="utf-8")
    except OSError as error:
        raise Illegal("lab-not-saved", file=rest, reason=error.strerror or str(error)) from None
    play.tell(say("lab-saved", file=rest))
    return False


def _quit(play: Play, rest: str) -> bool:
    raise Quit


# Each returns whether the table has changed, so that it must be shown again.
COMMANDS: dict[str, Callable[[Play, str], bool]] = {
    "undo": _undo,
    "hint": _hint,
    "rules": _rules,
    "save": _save,
    "quit": _quit,
}
