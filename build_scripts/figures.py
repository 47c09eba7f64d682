"""Positions of a game as pictures in a language, drawn by the game's own scene."""

from __future__ import annotations

import re
from collections.abc import Sequence

from build_scripts import picture
from build_scripts.example import Example
from pygames.core.lab.speech import Speech
from pygames.core.say import Say, Who
from pygames.core.scene import Sprite

USE = re.compile('<use href="#([^"]+)"')


def speaker(example: Example, language: str) -> picture.Speak:
    speech = Speech(example.match.game, language, example.match.head.players)

    def speak(content: Say | Who) -> str:
        return speech.name(content.seat) if isinstance(content, Who) else speech(content, example.view)

    return speak


def sprites(example: Example) -> dict[str, Sprite]:
    """Those that its pictures use."""
    found = {sprite.name: sprite for scene in example.scenes() for sprite in scene.sprites}
    used = {name for svg in pictures(example, example.show, "") for name in USE.findall(svg)}
    return {name: sprite for name, sprite in found.items() if name in used}


def pictures(example: Example, labels: Sequence[str], prefix: str) -> list[str]:
    return picture.drawings(example.scenes(), labels, prefix, example.part)
