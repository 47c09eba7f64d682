"""A picture as data: sprites, items, regions. The page draws it and knows nothing else.

Lengths are table units (a playing card is about 60 x 90), angles degrees clockwise, y grows downwards.
Colours are names that the page's theme resolves, so that one scene serves every theme.
"""

from __future__ import annotations

from dataclasses import MISSING, dataclass, fields
from typing import Any, Literal

from .say import Say, Who

Colour = str
COLOURS: frozenset[Colour] = frozenset(
    {
        # the packs, each with one light and one shade
        *(f"{tone}{pack}" for pack in range(10) for tone in ("colour", "light", "dark")),
        # the same of the pack that a seat has chosen
        *(f"seat{tone}{seat}" for seat in range(10) for tone in ("", "light", "dark")),
        # the table and what lies on it
        *("paper", "ink", "felt", "wood", "card", "white", "shadow", "muted"),
        # meanings, never alone: a mark goes with them
        *("good", "perfect", "bad"),
        "none",
    }
)


@dataclass(frozen=True, slots=True)
class Path:
    """SVG path data, filled and outlined."""

    d: str
    fill: Colour = "none"
    line: Colour = "none"
    width: float = 2


@dataclass(frozen=True, slots=True)
class Circle:
    x: float
    y: float
    r: float
    fill: Colour = "none"
    line: Colour = "none"
    width: float = 2


@dataclass(frozen=True, slots=True)
class Text:
    """Words, a number or a player's name, centred on x, y."""

    content: Say | Who | int
    x: float
    y: float
    size: float
    fill: Colour = "ink"
    title: bool = False  # set in the rounded face for titles and big numbers
    room: float = 0  # the width it may take; 0 = its sprite's. What is longer is set smaller, and cut if need be


@dataclass(frozen=True, slots=True)
class Symbol:
    """The sign that goes with a colour, so that nobody is told by colour alone; a seat's is that of its pack."""

    of: Colour  # "seat0" … or "colour0" …
    x: float
    y: float
    size: float
    fill: Colour = "white"
    line: Colour = "none"
    width: float = 2


Shape = Path | Circle | Text | Symbol


@dataclass(frozen=True, slots=True)
class Sprite:
    """A drawing, centred on 0, 0. A name always means the same shapes: the page draws each name once."""

    name: str
    width: float
    height: float
    shapes: tuple[Shape, ...]


@dataclass(frozen=True, slots=True)
class Item:
    """A sprite at a place. The key stays with the thing: when it turns up elsewhere, the page moves it."""

    key: str
    sprite: str
    x: float
    y: float
    turn: float = 0
    scale: float = 1
    mirror: bool = False
    zone: str = "table"  # or "hand0", "hand1", …: docked at the edge, measured from the hand's own middle
    z: int = 0
    manner: Literal["move", "flip", "tell"] = "move"  # "tell": it only says how things are, and is read in a preview


@dataclass(frozen=True, slots=True)
class Region:
    """Something that can be chosen. Without items it is shown as a button when it is next."""

    id: str
    label: Say
    items: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """What one viewer sees. `box` is x, y, width, height of the table that must fit on the screen."""

    box: tuple[float, float, float, float]
    sprites: tuple[Sprite, ...]
    items: tuple[Item, ...]
    regions: tuple[Region, ...] = ()
    # Finding the place is the game: what may be tapped first, second, …, legal or not. Nothing else is lit.
    hunt: tuple[tuple[str, ...], ...] = ()
    # How a thing will lie must be seen before: a forced last tap is not made, and the ghost of a move that was pointed
    # at waits for one more. (Not in real time, unless there are several ways.)
    careful: bool = False

    def json(self) -> dict[str, object]:
        """The picture without its sprites, which travel once (see `bridge`)."""
        return {
            "box": list(self.box),
            "items": [item_json(item) for item in self.items],
            "regions": [
                {"id": region.id, "label": region.label.json(), "items": list(region.items)} for region in self.regions
            ],
            "hunt": bool(self.hunt),
        }


def item_json(item: Item) -> dict[str, object]:
    return _lean(item)


def sprite_json(sprite: Sprite) -> dict[str, object]:
    return {
        "width": sprite.width,
        "height": sprite.height,
        "shapes": [{"is": type(shape).__name__.lower(), **_lean(shape)} for shape in sprite.shapes],
    }


def _lean(thing: Any) -> dict[str, object]:
    """The fields of a small dataclass that differ from their defaults: most of a scene is defaults."""
    lean: dict[str, object] = {}
    for field in fields(thing):
        value = getattr(thing, field.name)
        if field.default is MISSING or value != field.default:
            if isinstance(value, Say):
                value = {"say": value.json()}
            elif isinstance(value, Who):
                value = {"who": value.seat}
            lean[field.name] = value
    return lean


def box(x: float, y: float, width: float, height: float, corner: float = 0) -> str:
    """Path data of a rectangle with rounded corners."""
    if not corner:
        return f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}z"
    w, h, c = width - 2 * corner, height - 2 * corner, corner
    return (
        f"M{x + c:g} {y:g}h{w:g}a{c:g} {c:g} 0 0 1 {c:g} {c:g}v{h:g}a{c:g} {c:g} 0 0 1 {-c:g} {c:g}"
        f"h{-w:g}a{c:g} {c:g} 0 0 1 {-c:g} {-c:g}v{-h:g}a{c:g} {c:g} 0 0 1 {c:g} {-c:g}z"
    )
