"""Laws about pictures, taps and words: every move can be tapped, everything is drawn, named and labelled."""

from __future__ import annotations

import json
from collections.abc import Iterator

from ..game import Path, Say
from ..scene import COLOURS, Sprite, sprite_json
from ..taps import Tree
from .situation import Law, Situation


def a_scene_is_sound(at: Situation) -> Iterator[str]:
    for scene in at.scenes.values():
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
    for scene in at.scenes.values():
        for sprite in scene.sprites:
            known = at.memory.sprites.get(sprite.name)
            if known is None:
                yield from _sound_sprite(sprite)
                at.memory.sprites[sprite.name] = sprite
            elif known is not sprite and known != sprite:
                yield f"sprite {sprite.name} is drawn in two ways"


def _sound_sprite(sprite: Sprite) -> Iterator[str]:
    json.dumps(sprite_json(sprite), allow_nan=False)
    for shape in sprite.shapes:
        for colour in (shape.fill, getattr(shape, "line", "none")):
            if colour not in COLOURS:
                yield f"sprite {sprite.name} has an unnamed colour: {colour}"


def every_move_can_be_tapped(at: Situation) -> Iterator[str]:
    for seat, legal in at.legal.items():
        ids = {region.id for region in at.scenes[seat].regions}
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
    for viewer, scene in at.scenes.items():
        if not scene.hunt or viewer not in at.players:
            continue
        levels = {id for level in scene.hunt for id in level}
        tappable = {key for region in scene.regions if region.id in levels for key in region.items}
        at.memory.hunted |= tappable
        at.memory.passed_over |= {item.key for item in scene.items} - tappable
        if told := at.memory.hunted & at.memory.passed_over:
            yield f"{min(told)} can be tapped at one time of the hunt and not at another"


def everything_has_words(at: Situation) -> Iterator[str]:
    for what, sentence in _sentences(at):
        for language, known in at.memory.words.items():
            for key in sorted(sentence.keys() - known):
                yield f"{what} has no words in {language}: {key!r}"


def _sentences(at: Situation) -> Iterator[tuple[str, Say]]:
    game = at.game
    for scene in at.scenes.values():
        for region in scene.regions:
            yield f"region {region.id}", region.label
    for seat in at.players:
        view = at.views[seat]
        yield f"what seat {seat} is asked", game.prompt(view, seat)
        for move in at.sample(seat):
            yield f"the move {game.write(move)}", game.tell(view, seat, move)
        for region in at.scenes[seat].regions:
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


LAWS: tuple[Law, ...] = (
    a_scene_is_sound,
    a_sprite_is_one_drawing,
    every_move_can_be_tapped,
    a_hunt_tells_nothing,
    everything_has_words,
)
