"""A scene as SVG, for pictures that stand in a page before and without Python: posters, figures.

Colours are the theme's variables, so a picture inside a page follows its theme. Only presentation attributes: the
page's policy allows no inline styles. Ids carry a prefix: several pictures can stand on one page.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from fnmatch import fnmatch
from html import escape
from math import hypot
from typing import NamedTuple

from pygames.core.say import Say, Who
from pygames.core.scene import Circle, Item, Path, Scene, Shape, Sprite, Symbol, Text
from pygames.core.symbols import symbol

Speak = Callable[[Say | Who], str]
Sizes = Mapping[str, Sprite]
Shown = tuple[list[Item], Sizes]  # what is shown of one scene

# As in web/theme.js: how far a pack's light goes to white, its dark to black.
TONES = {"light": "var(--white) 55%", "dark": "#000 35%"}
# As in web/fonts.css. Widths of letters are estimates, on the wide side; capitals are 0.68 of the size high.
FACES = {False: '"Atkinson Hyperlegible", sans-serif', True: '"Baloo 2", sans-serif'}
LETTER, CAPITAL = 0.56, {False: 0.34, True: 0.31}
MARGIN, FRAME = 14, 8
HAND_GAP = 18  # between the table and the docked hand


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float


def colour(name: str) -> str:
    """A scene's colour as a CSS value. Seats have their usual colours, whatever is worn at a table meanwhile."""
    dye = re.fullmatch(r"(?:colour|seat)?(light|dark)?(\d)", name)
    if not dye:
        return name if name == "none" else f"var(--{name})"
    tone, pack = dye.groups()
    return f"color-mix(in srgb, var(--colour{pack}), {TONES[tone]})" if tone else f"var(--colour{pack})"


def symbols(sprites: Iterable[Sprite], speak: Speak, prefix: str) -> str:
    """The sprites' drawings, to be used by any number of pictures on the same page."""
    return "".join(
        f'<g id="{prefix}{sprite.name}">{"".join(_shape(shape, sprite.width, speak) for shape in sprite.shapes)}</g>'
        for sprite in sprites
    )


def drawings(
    scenes: Sequence[Scene],
    labels: Sequence[str],
    prefix: str = "",
    keep: Sequence[str] = ("*",),
    ratio: float | None = None,
    bare: bool = False,
) -> list[str]:
    """Tables with the items whose keys match, all cut to the same box around them; a docked hand lies below.

    `bare` pictures have no felt and no frame: the page lays them on its own.
    """
    shown = _docked([_shown(scene, keep) for scene in scenes])
    box = around([box for items, sizes in shown for box in _extents(items, sizes)])
    if ratio:
        box = _widened(box, ratio)
    return [_svg(items, box, prefix, label, bare) for (items, _), label in zip(shown, labels, strict=True)]


def _shown(scene: Scene, keep: Sequence[str]) -> Shown:
    sizes = {sprite.name: sprite for sprite in scene.sprites}
    items = [item for item in scene.items if any(fnmatch(item.key, pattern) for pattern in keep)]
    return sorted(items, key=lambda item: item.z), sizes


def _svg(items: Sequence[Item], box: Box, prefix: str, label: str, bare: bool) -> str:
    edge = 0 if bare else FRAME
    x, y = box.left - edge, box.top - edge
    width, height = box.right - box.left + 2 * edge, box.bottom - box.top + 2 * edge
    ground = "" if bare else _ground(x, y, width, height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{escape(label)}" '
        f'viewBox="{_n(x)} {_n(y)} {_n(width)} {_n(height)}">'
        f"{ground}{''.join(_use(item, prefix) for item in items)}</svg>"
    )


def _ground(x: float, y: float, width: float, height: float) -> str:
    """Felt in a frame of wood."""
    place = f'x="{_n(x + FRAME / 2)}" y="{_n(y + FRAME / 2)}"'
    size = f'width="{_n(width - FRAME)}" height="{_n(height - FRAME)}"'
    return f'<rect {place} {size} rx="16" fill="var(--felt)" stroke="var(--wood)" stroke-width="{FRAME}"/>'


def with_symbols(svg: str, defined: str) -> str:
    """A picture that stands alone."""
    return svg.replace(">", f"><defs>{defined}</defs>", 1)


def _extents(items: Sequence[Item], sizes: Sizes) -> list[Box]:
    boxes = []
    for item in items:
        # The corners of a turned thing lie on its outer circle.
        width, height = sizes[item.sprite].width * item.scale / 2, sizes[item.sprite].height * item.scale / 2
        if item.turn % 180:
            width = height = hypot(width, height)
        boxes.append(Box(item.x - width, item.y - height, item.x + width, item.y + height))
    return boxes


def around(boxes: Sequence[Box]) -> Box:
    return Box(
        min(box.left for box in boxes) - MARGIN,
        min(box.top for box in boxes) - MARGIN,
        max(box.right for box in boxes) + MARGIN,
        max(box.bottom for box in boxes) + MARGIN,
    )


def _widened(box: Box, ratio: float) -> Box:
    width, height = box.right - box.left, box.bottom - box.top
    more_width, more_height = max(0, height * ratio - width) / 2, max(0, width / ratio - height) / 2
    return Box(box.left - more_width, box.top - more_height, box.right + more_width, box.bottom + more_height)


def _docked(shown: list[Shown]) -> list[Shown]:
    """Items of a hand go below what is shown of the table, in its middle; at the same place in all pictures."""
    grounds = [box for items, sizes in shown for box in _extents(_on_table(items), sizes)]
    if not grounds:
        return shown
    ground = around(grounds)
    return [(_dock(items, sizes, ground), sizes) for items, sizes in shown]


def _dock(items: list[Item], sizes: Sizes, ground: Box) -> list[Item]:
    held = [item for item in items if item.zone != "table"]
    if not held:
        return items
    hand = around(_extents(held, sizes))
    dx = (ground.left + ground.right - hand.left - hand.right) / 2
    dy = ground.bottom - hand.top - 2 * MARGIN + HAND_GAP
    return [*_on_table(items), *(replace(item, x=item.x + dx, y=item.y + dy, zone="table") for item in held)]


def _on_table(items: list[Item]) -> list[Item]:
    return [item for item in items if item.zone == "table"]


def _use(item: Item, prefix: str) -> str:
    transform = f"translate({_n(item.x)} {_n(item.y)})"
    if item.turn:
        transform += f" rotate({_n(item.turn)})"
    if item.scale != 1 or item.mirror:
        transform += f" scale({_n(-item.scale)} {_n(item.scale)})" if item.mirror else f" scale({_n(item.scale)})"
    return f'<use href="#{prefix}{item.sprite}" transform="{transform}"/>'


def _shape(shape: Shape, room: float, speak: Speak) -> str:
    match shape:
        case Path(d, fill, line, width):
            return f'<path d="{escape(d)}"{_paint(fill, line, width)}/>'
        case Circle(x, y, r, fill, line, width):
            return f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(r)}"{_paint(fill, line, width)}/>'
        case Text():
            return _text(shape, room, speak)
        case Symbol(of, x, y, size, fill, line, width):
            return f'<path d="{symbol(int(of[-1]), x, y, size)}"{_paint(fill, line, width)}/>'


def _paint(fill: str, line: str, width: float) -> str:
    stroke = f' stroke="{colour(line)}" stroke-width="{_n(width)}" stroke-linecap="round" stroke-linejoin="round"'
    return f' fill="{colour(fill)}"{"" if line == "none" else stroke}'


def _text(shape: Text, room: float, speak: Speak) -> str:
    """Words that would be wider than their room are set smaller."""
    words = str(shape.content) if isinstance(shape.content, int) else speak(shape.content)
    size = min(shape.size, (shape.room or room * 0.94) / (LETTER * max(1, len(words))))
    weight = ' font-weight="700"' if shape.title else ""
    return (
        f'<text x="{_n(shape.x)}" y="{_n(shape.y + size * CAPITAL[shape.title])}" font-size="{_n(size)}"'
        f' font-family=\'{FACES[shape.title]}\'{weight} text-anchor="middle" fill="{colour(shape.fill)}">'
        f"{escape(words)}</text>"
    )


def _n(number: float) -> str:
    return f"{round(number, 2):g}"
