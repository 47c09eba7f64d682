"""A table told in words: what happened, how things stand, what can be done, how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..game import Seat
from ..say import say
from ..scene import Region, Scene
from ..table import Table
from .speech import Speech


def news(table: Table[Any, Any], speech: Speech, start: int) -> Iterator[str]:
    """The log from a standing move on, as far as the viewer may read it."""
    for entry in table.match.log[start:]:
        for event in entry.events:
            if event.say is not None and event.visible(table.viewer):
                yield "  " + speech(event.say, table.viewer)


def situation(table: Table[Any, Any], speech: Speech) -> Iterator[str]:
    """The scores, the picture as a cursor would read it out, and what is asked."""
    yield ""
    sides, scores = table.game.sides(table.match.state), table.game.scores(table.match.state)
    if scores is not None:
        each = [f"{_names(speech, members)} = {score}" for members, score in zip(sides, scores, strict=True)]
        yield speech(say("lab-scores", scores=", ".join(each)), table.viewer)
    scene = table.scene()
    shown = [region for region in scene.regions if region.items]
    hand = [region for region in shown if _in_hand(scene, region)]
    # On the table the items of a region are parts of one thing; in a hand they are equal cards, to be counted.
    lying = [speech(region.label, table.viewer) for region in shown if region not in hand]
    held = [_times(speech(region.label, table.viewer), len(region.items)) for region in hand]
    for key, things in (("lab-table", lying), ("lab-hand", held)):
        if things:
            yield speech(say(key, things="; ".join(things)), table.viewer)
    for seat in table.actors:
        yield speech(table.game.prompt(table.game.view(table.match.state, seat), seat), seat)


def move(table: Table[Any, Any], speech: Speech, seat: Seat, move: Any) -> str:
    """The sentence on the page's button, and the notation."""
    view = table.game.view(table.match.state, seat)
    return f"{speech(table.game.tell(view, seat, move), seat)} [{table.game.write(move)}]"


def result(table: Table[Any, Any], speech: Speech) -> Iterator[str]:
    """The ranking, and where the points came from."""
    outcome = table.game.outcome(table.match.state)
    assert outcome is not None, "a match that is over has an outcome"
    yield ""
    yield speech(outcome.reason, table.viewer)
    sides, place = table.game.sides(table.match.state), 1
    for sharing in outcome.ranking:
        for side in sharing:
            yield f"{place}. {_names(speech, sides[side])}: {outcome.scores[side]}"
            for part in outcome.parts[side] if outcome.parts else ():
                yield f"     {part.points:+} {speech(part.say, table.viewer)}"
        place += len(sharing)


def _names(speech: Speech, members: tuple[Seat, ...]) -> str:
    return " + ".join(map(speech.name, members))


def _times(label: str, count: int) -> str:
    return label if count == 1 else f"{label} ×{count}"


def _in_hand(scene: Scene, region: Region) -> bool:
    return any(item.key in region.items and item.zone != "table" for item in scene.items)
