"""A frame: all that the page may show, as plain JSON. Made from what the viewer on screen may know, and no more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from .game import Illegal, Outcome, RegionId, Say, Seat, Went, Who, say
from .match import Entry
from .scene import Scene, Sprite, item_json
from .table import Table

S = TypeVar("S")
M = TypeVar("M")

Json = dict[str, Any]


Sprites = dict[str, Sprite]  # what the pictures of a frame need


def frame(table: Table[S, M], sprites: Sprites) -> Json:
    """Everything but the log and the sprites, of which only news travels (see `bridge`); notes which sprites."""
    match, ask, scene = table.match, table.match.ask, table.scene()
    sprites.update((sprite.name, sprite) for sprite in scene.sprites)
    outcome = match.game.outcome(match.state)
    return {
        "game": match.head.game,
        "moves": len(match.log),
        "viewer": table.viewer,
        "curtain": table.curtain,
        "how": ask.how,
        "scene": scene.json(),
        "status": _status(table).json(),
        "seats": _seats(table),
        "hands": [_hand(table, scene, seat, sprites) for seat in table.actors],
        "question": list(table.question),
        "claims": [{"region": region, "seats": seats} for region, seats in table.hands.claims(table.actors).items()],
        "holding": table.holding,
        "paused": table.paused,
        "count": table.pace.count,
        "clock": table.pace.clock_left,
        "hint": _hint(table, scene, sprites),
        "refusal": refusal_json(table.refusal),
        "undo": table.can_undo,
        "redo": match.can_redo,
        "since": _since(match.log, table.viewer),
        "outcome": _outcome(outcome, match.game.sides(match.state)),
    }


def refusal_json(illegal: Illegal | None) -> Json | None:
    return None if illegal is None else {"say": illegal.say.json(), "rule": illegal.rule}


def lines(log: Sequence[Entry[M]], start: int, viewer: Seat | None) -> list[Json]:
    """The log in words, from a standing move on, as far as the viewer may read it."""
    return [
        {
            "move": number,
            "seat": event.seat,
            "kind": event.kind,
            "say": event.say and event.say.json(),
            "went": [went_json(went) for went in event.went],
        }
        for number, entry in enumerate(log[start:], start)
        for event in entry.events
        if event.visible(viewer)
    ]


def went_json(went: Went) -> list[object]:
    """The key alone says nothing; most have just one more word."""
    return [went.key, went.was, list(went.past)] if went.past else [went.key, went.was]


def _status(table: Table[S, M]) -> Say:
    match = table.match
    outcome = match.game.outcome(match.state)
    if outcome is not None:
        return outcome.reason
    if table.curtain is not None:
        return say("core-pass-to", who=Who(table.curtain))
    if table.holding:
        return say("core-holding")
    if table.pace.count:
        return say("core-get-ready")
    if table.hands.claims(table.actors):
        return say("core-whose-is-it")
    if table.actors:
        seat = table.actors[0]
        return match.game.prompt(match.game.view(match.state, seat), seat)
    if table.question:
        return say("core-anyone")
    asked = match.ask.seats
    return say("core-turn-of", who=Who(asked[0])) if len(asked) == 1 else say("core-waiting")


def _seats(table: Table[S, M]) -> list[Json]:
    match = table.match
    scores = match.game.scores(match.state)
    sides = match.game.sides(match.state)
    # Who of the bots thinks, and for how long, would tell what it holds where choices are sealed.
    thinking = table.minds.thinking() if match.ask.how == "turn" else ()
    return [
        {
            "name": player.name,
            "kind": player.kind,
            "side": side,
            "score": None if scores is None else scores[side],
            "asked": seat in match.ask.seats,
            "thinking": seat in thinking,
        }
        for seat, player in enumerate(match.head.players)
        for side in [next(i for i, members in enumerate(sides) if seat in members)]
    ]


def _hand(table: Table[S, M], scene: Scene, seat: Seat, sprites: Sprites) -> Json:
    """What a person can choose next, and the move that would be made."""
    game, hands = table.match.game, table.hands
    fingers, half, ghost = hands.fingers(seat), hands.half(seat), hands.ghost(seat, scene)
    view = game.view(table.match.state, seat)
    regions = {region.id: region for region in scene.regions}
    aimed = scene.careful and ghost is not None  # the ghost itself is tapped: no button may cover the table
    labels: dict[RegionId, Say] = {}
    if scene.hunt:
        labels = {region: regions[region].label for region in scene.hunt[len(fingers.taps)]}
    for region, moves in half.through.items():
        if not scene.hunt or (not fingers.taps and not regions[region].items):
            whole = region in half.lasts and len(moves) == 1
            labels[region] = game.tell(view, seat, moves[0]) if whole else regions[region].label
    return {
        "seat": seat,
        "taps": list(fingers.taps),
        "choices": [
            {"region": region, "say": label.json(), "button": not (regions[region].items or aimed)}
            for region, label in labels.items()
        ],
        "ways": len(half.branches) if fingers.taps and not scene.hunt else 0,
        "way": None if ghost is None else hands.ways(seat).index(ghost),
        "ghost": None if ghost is None else _ghost(table, scene, seat, ghost, sprites),
    }


def _ghost(table: Table[S, M], scene: Scene, seat: Seat, move: M, sprites: Sprites) -> Json:
    """What a move would change: the preview of any move is the scene of its result in the seat's own eyes."""
    game = table.match.game
    view = game.view(table.match.state, seat)
    result = game.view(game.apply(view, seat, move).state, table.viewer)
    after = game.scene(result, table.viewer)
    sprites.update((sprite.name, sprite) for sprite in after.sprites)
    now = {item.key: item for item in scene.items}
    then = {item.key for item in after.items}
    return {
        "say": game.tell(view, seat, move).json(),
        "items": [item_json(item) for item in after.items if now.get(item.key) != item],
        "gone": [key for key in now if key not in then],
    }


def _hint(table: Table[S, M], scene: Scene, sprites: Sprites) -> Json | None:
    if table.hint is None:
        return None
    seat, thought = table.hint
    return {
        **_ghost(table, scene, seat, thought.move, sprites),
        "seat": seat,
        "path": table.hands.tree(seat).path_of(thought.move),
        "why": thought.why and thought.why.json(),
    }


def _since(log: Sequence[Entry[M]], viewer: Seat | None) -> int:
    """The first move after the viewer's last one: what "since your turn" sums up."""
    return next((i + 1 for i in range(len(log) - 1, -1, -1) if log[i].seat == viewer), 0)


def _outcome(outcome: Outcome | None, sides: tuple[tuple[Seat, ...], ...]) -> Json | None:
    if outcome is None:
        return None
    return {
        "ranking": [list(place) for place in outcome.ranking],
        "scores": list(outcome.scores),
        "sides": [list(side) for side in sides],
        "reason": outcome.reason.json(),
        "parts": [[[part.say.json(), part.points] for part in parts] for parts in outcome.parts],
    }
