"""What players read, as data: a key and its parameters. Sentences live in `words/*.ftl`, never in code."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Union

LANGUAGES = ("en", "fr")

_MESSAGE = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*)[ ]*=", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Who:
    """A player in a sentence. Shown by name; the words may ask `$x-is` for "you" or "other"."""

    seat: int


@dataclass(frozen=True, slots=True)
class Dye:
    """The colour that a seat has chosen. Words get its letter (`LETTERS`), and choose its name by it."""

    seat: int


LETTERS = "BVGAPSCYNW"  # of the packs: blue, vermilion, green, amber, pink, sky, charcoal, yellow, brown, cream

Param = Union[int, str, Who, Dye, "Say", "tuple[Say, ...]"]


@dataclass(frozen=True, slots=True)
class Say:
    """A sentence to be said in the reader's language. A tuple of sentences is shown as a list of things."""

    key: str
    params: tuple[tuple[str, Param], ...] = ()

    def json(self) -> object:
        """`"key"` alone, or `["key", {params}]`: most sentences in a scene are bare names of things."""
        if not self.params:
            return self.key
        return [self.key, {name: _param_json(value) for name, value in self.params}]

    def keys(self) -> set[str]:
        """Every key this sentence needs, its parts included."""
        found = {self.key}
        for _, value in self.params:
            for part in value if isinstance(value, tuple) else (value,):
                if isinstance(part, Say):
                    found |= part.keys()
        return found


def say(key: str, /, **params: Param) -> Say:
    """`say("give", card=say("card-7"), to=Who(1))`; parameters are kept sorted so that equal is equal."""
    return Say(key, tuple(sorted(params.items())))


def _param_json(value: Param) -> object:
    if isinstance(value, Who):
        return {"who": value.seat}
    if isinstance(value, Dye):
        return {"dye": value.seat}
    if isinstance(value, Say):
        return {"say": value.json()}
    if isinstance(value, tuple):
        return {"list": [part.json() for part in value]}
    return value


def source(package: str, language: str) -> str:
    """The Fluent text of a package's words, e.g. `source("pygames.tacoloco", "fr")`."""
    from importlib import resources  # here, because the page never reads words this way and should not wait for it

    return (resources.files(package) / "words" / f"{language}.ftl").read_text(encoding="utf-8")


def keys(package: str, language: str) -> frozenset[str]:
    """The keys a package can say in a language. (Terms, which start with `-`, are not for saying.)"""
    return frozenset(_MESSAGE.findall(source(package, language)))
