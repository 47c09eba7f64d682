"""Laws about pictures, taps and words: every move can be tapped, everything is drawn, named and labelled."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ..game import CHANCE, Path, Say, Seat
from ..scene import COLOURS, Scene, Sprite, Symbol, sprite_json
from ..symbols import SYMBOLS
from ..taps import Tree
from .situation import Law, Situation

FEW = 3  # moves of a state after which everybody's picture is drawn


def a_scene_is_sound(at: Situation) -> Iterator[str]:
    for _, scene in _scenes(at):
        keys = [item.key for item in scene.items]
        ids = [region.id for region in scene.regions]
        names = {sprite.name for sprite in scene.sprites}
        if len(set(keys)) != len(keys):
            yield f"two items with one key: {sorted(key for key in keys if keys.count(key) > 1)[0]}"
        if len(set(ids)) != len(ids):
            yield "two regions with one id"
        for item in scene.items:
            if item.sprite not in names:
                yield f"item {item.key} has no sprite {item.sprite}"
        for region in scene.regions:
            if not set(region.items) <= set(keys):
                yield f"region {region.id} is shown by items that are not there"
        json.dumps(scene.json(), allow_nan=False)


def a_sprite_is_one_drawing(at: Situation) -> Iterator[str]:
    for _, scene in _scenes(at):
        for sprite in scene.sprites:
            known = at.memory.sprites.get(sprite.name)
            if known is None:
                at.memory.sprites[sprite.name] = sprite
                yield from _sound_sprite(sprite)
            elif known is not sprite and known != sprite:
                yield f"sprite {sprite.name} is drawn in two ways"


def _sound_sprite(sprite: Sprite) -> Iterator[str]:
    json.dumps(sprite_json(sprite), allow_nan=False)
    for shape in sprite.shapes:
        for colour in (shape.fill, getattr(shape, "line", "none"), getattr(shape, "of", "none")):
            if colour not in COLOURS:
                yield f"sprite {sprite.name} has an unnamed colour: {colour}"
    if alone := _seats_coloured(sprite) - {shape.of for shape in sprite.shapes if isinstance(shape, Symbol)}:
        yield f"sprite {sprite.name} tells {min(alone)} by colour alone"


def _seats_coloured(sprite: Sprite) -> set[str]:
    colours = {colour for shape in sprite.shapes for colour in (shape.fill, getattr(shape, "line", ""))}
    return {re.sub("light|dark", "", colour) for colour in colours if colour.startswith("seat")}


def only_partners_share_a_colour(at: Situation) -> Iterator[str]:
    colours = at.game.info.colours(at.match.seats, dict(at.match.head.options))
    if not 1 <= colours <= len(SYMBOLS):
        yield f"{colours} colours, of {len(SYMBOLS)} that there are"
        return
    side_of = {seat: number for number, side in enumerate(at.game.sides(at.state)) for seat in side}
    for seat in range(at.match.seats):
        if side_of[seat] != side_of[seat % colours]:
            yield f"seat {seat} wears the colour of seat {seat % colours}, who is no partner"


def every_move_can_be_tapped(at: Situation) -> Iterator[str]:
    for seat, legal in at.legal.items():
        scene = at.scene(seat)
        ids = {region.id for region in scene.regions}
        tree = Tree(legal, [at.game.path(at.views[seat], seat, move) for move in legal])
        for move in at.sample(seat):
            taps = _some_order(at, tree.paths[legal.index(move)])
            text = at.game.write(move)
            if not taps:
                yield f"{text} is made without a tap"
            if missing := [tap for tap in taps if tap not in ids]:
                yield f"{text} needs the region {missing[0]}, which is not in the scene"
            if len(tree.after(taps).branches) != 1:
                yield f"the path of {text} is also the beginning of another move's"
            elif tree.after(taps).made != move:
                yield f"the path of {text} does not make it"


def _some_order(at: Situation, path: Path) -> tuple[str, ...]:
    taps: list[str] = []
    for step in path:
        taps += at.dice.shuffled(sorted(step)) if isinstance(step, frozenset) else [step]
    return tuple(taps)


def a_hunt_tells_nothing(at: Situation) -> Iterator[str]:
    """What can be tapped in a hunt must not depend on what is legal: the same thing always, or never."""
    for viewer, scene in _scenes(at):
        if not scene.hunt or viewer not in at.players:
            continue
        levels = {id for level in scene.hunt for id in level}
        tappable = {key for region in scene.regions if region.id in levels for key in region.items}
        at.memory.hunted |= tappable
        at.memory.passed_over |= {item.key for item in scene.items} - tappable
        if told := at.memory.hunted & at.memory.passed_over:
            yield f"{min(told)} can be tapped at one time of the hunt and not at another"


def what_went_is_in_the_picture(at: Situation) -> Iterator[str]:
    """Somebody who is told of it sees it after the move, and saw what it was before."""
    before = _Seen(at.scene)
    for seat in at.ask.seats:
        # Who moves and who only looks on see most of it: pictures are costly.
        viewers = sorted(at.viewers, key=lambda viewer: viewer not in (seat, None))
        moves = at.sample(seat)
        for move in at.dice.draw(moves, min(len(moves), FEW))[0]:
            yield from _strayed(at, seat, move, viewers, before)


def _strayed(at: Situation, seat: Seat, move: Any, viewers: Sequence[Seat | None], before: _Seen) -> Iterator[str]:
    game = at.game
    state, events = game.apply(at.state, seat, move)
    after = _Seen(lambda viewer: game.scene(game.view(state, viewer), viewer))
    text = f"after {game.write(move)} nobody sees"
    for event in events:
        told = [viewer for viewer in viewers if event.visible(viewer)]
        for went in event.went:
            if not any(went.key in after(viewer) for viewer in told):
                yield f"{text} {went.key}, which the event {event.kind} says went somewhere"
            if went.was and not any(went.was in before(viewer) or went.was in after(viewer) for viewer in told):
                yield f"{text} that {went.key} was {went.was}"
            if unknown := [key for key in went.past if all(key not in after(viewer) for viewer in told)]:
                yield f"{text} {unknown[0]}, which {went.key} passed"


class _Seen:
    """The keys of what viewers see, each picture drawn when it is asked for."""

    def __init__(self, draw: Callable[[Seat | None], Scene]) -> None:
        self._draw = draw
        self._keys: dict[Seat | None, set[str]] = {}

    def __call__(self, viewer: Seat | None) -> set[str]:
        if viewer not in self._keys:
            self._keys[viewer] = {item.key for item in self._draw(viewer).items}
        return self._keys[viewer]


def everything_has_words(at: Situation) -> Iterator[str]:
    for what, sentence in _sentences(at):
        for language, known in at.memory.words.items():
            for key in sorted(sentence.keys() - known):
                yield f"{what} has no words in {language}: {key!r}"


def _sentences(at: Situation) -> Iterator[tuple[str, Say]]:
    game = at.game
    for _, scene in _scenes(at):
        for region in scene.regions:
            yield f"region {region.id}", region.label
    for seat in at.players:
        view = at.views[seat]
        yield f"what seat {seat} is asked", game.prompt(view, seat)
        for move in at.sample(seat):
            yield f"the move {game.write(move)}", game.tell(view, seat, move)
        for region in at.scene(seat).regions:
            yield f"the refusal of {region.id}", game.why(view, seat, (region.id,)).say
    for seat in at.ask.seats:
        for move in at.sample(seat):
            for event in game.apply(at.state, seat, move).events:
                if event.say is not None:
                    yield f"the event {event.kind}", event.say
    outcome = game.outcome(at.state)
    if outcome is not None:
        yield "the outcome", outcome.reason
        for part in (part for parts in outcome.parts for part in parts):
            yield "a part of the score", part.say


def _scenes(at: Situation) -> Iterator[tuple[Seat | None, Scene]]:
    """The scenes of those who are asked, and the onlooker's: the others' differ only in whose hand is below."""
    for viewer in (*at.players, None):
        if viewer != CHANCE:
            yield viewer, at.scene(viewer)


LAWS: tuple[Law, ...] = (
    a_scene_is_sound,
    a_sprite_is_one_drawing,
    only_partners_share_a_colour,
    every_move_can_be_tapped,
    a_hunt_tells_nothing,
    what_went_is_in_the_picture,
    everything_has_words,
)
