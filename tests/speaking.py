"""For tests of a game's words: what it says, and how the page would say it, without an error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from pygames.core.game import CHANCE, Game, Info, Say, Who
from pygames.core.match import Match
from pygames.core.say import LETTERS, Dye, source
from pygames.core.scene import Text


def bundle_of(package: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(package, language)))
    return bundle


def speak(said: Say, bundle: FluentBundle, you: int) -> str:
    pattern = bundle.get_message(said.key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, arguments(said, bundle, you))
    assert not errors, (said, errors)
    return str(text)


def arguments(said: Say, bundle: FluentBundle, you: int) -> dict[str, object]:
    """The parameters as the page hands them to Fluent."""
    out: dict[str, object] = {}
    for name, value in said.params:
        match value:
            case Who(seat):
                out[name], out[f"{name}-is"] = f"Player {seat}", "you" if seat == you else "other"
            case Dye(seat):
                out[name] = LETTERS[seat]
            case Say():
                out[name] = speak(value, bundle, you)
            case tuple():
                out[name] = ", ".join(speak(part, bundle, you) for part in value)
            case _:
                out[name] = value
    return out


def asked_and_shown(game: Game[Any, Any], state: Any, because: Callable[[Any, int, Any], Say | None]) -> set[Say]:
    """What those are asked and told who must decide, hints too, and what is written in the first seat's picture."""
    said: set[Say] = set()
    for seat in game.to_act(state).seats:
        if seat != CHANCE:
            view = game.view(state, seat)
            legal = game.legal(view, seat)
            said |= {game.prompt(view, seat), *(game.tell(view, seat, move) for move in legal)}
            said |= {reason for move in legal if (reason := because(view, seat, move))}
    scene = game.scene(game.view(state, 0), 0)
    said |= {region.label for region in scene.regions}
    texts = (shape for sprite in scene.sprites for shape in sprite.shapes if isinstance(shape, Text))
    return said | {shape.content for shape in texts if isinstance(shape.content, Say)}


def option_words(info: Info) -> set[str]:
    """The keys of what the set-up says of a game's options: each has a name, each choice a name and a help."""
    names = {f"option-{option.name}" for option in info.options}
    ends = ("", "-help")
    return names | {f"option-{o.name}-{choice}{end}" for o in info.options for choice in o.choices for end in ends}


def told(match: Match[Any, Any]) -> set[Say]:
    """What a game that is over has told: its log and its result."""
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    said = {event.say for entry in match.log for event in entry.events if event.say}
    return said | {outcome.reason, *(part.say for parts in outcome.parts for part in parts)}


def assert_can_be_said(all_said: set[Say], bundle: FluentBundle) -> None:
    for said in all_said:
        for you in (0, 1):
            text = speak(said, bundle, you)
            assert text.strip() == text != ""
            assert "{" not in text
            assert "  " not in text
