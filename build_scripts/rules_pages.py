"""The rules for players as static pages, readable without JavaScript: `rules/ID.LANG.html` with anchors `rule-6`.

They are written in Markdown. A paragraph that begins with `**[6]**` is rule 6; an image whose address is an example,
`![What is to be seen](examples/perfect.txt)`, becomes a figure drawn by the game.
"""

from __future__ import annotations

import hashlib
import re
import tempfile
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from markdown_it import MarkdownIt

from build_scripts import bundle, example, figures, html, picture, theme
from build_scripts.bootstrap import ROOT
from build_scripts.posters import folder_of
from pygames.core.game import games
from pygames.core.say import LANGUAGES

RULE = re.compile(r"<p><strong>\[(\d+[a-z]?)\]</strong>")
FIGURE = re.compile(r'<p><img src="(examples/[\w-]+\.txt)" alt="([^"]*)" /></p>')

POLICY = {
    "default-src": ["'none'"],
    "style-src": ["'self'"],
    "font-src": ["'self'"],
    "img-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
}

PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta {policy}>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<link rel="icon" href="../{icon}">
<link rel="stylesheet" href="{style}">
</head>
<body class="rules">
<nav>
<a href="../index.html?lang={language}">{home}</a>
<a href="../index.html?game={game}&amp;lang={language}" class="main">{play}</a>
<a href="{game}.{other}.html" hreflang="{other}" lang="{other}">{other_language}</a>
</nav>
<main>
{body}
</main>
</body>
</html>
"""


def build(dist: Path, icons: dict[str, str]) -> None:
    """A page for each game and language; `icons` are addresses by game."""
    folder = dist / "rules"
    folder.mkdir()
    style = write_style(folder)
    for game, icon in icons.items():
        for language in LANGUAGES:
            text = page(game, language, style, icon)
            (folder / f"{game}.{language}.html").write_text(text, encoding="utf-8")


def page(game: str, language: str, style: str, icon: str) -> str:
    speech = Words(ROOT / "build_scripts" / "words", language)
    title = Words(folder_of(game) / "words", language)("title")
    return PAGE.format(
        language=language,
        policy=html.policy_tag(POLICY),
        title=speech("title", game=title),
        icon=icon,
        style=style,
        home=speech("home"),
        play=speech("play", game=title),
        game=game,
        other=next(other for other in LANGUAGES if other != language),
        other_language=speech("other-language"),
        body=body(game, language),
    )


def body(game: str, language: str) -> str:
    """The rules themselves, also for a dialog in the page."""
    source = (folder_of(game) / f"rules.{language}.md").read_text(encoding="utf-8")
    text = RULE.sub(r'<p id="rule-\1"><strong class="number">\1</strong>', MarkdownIt().render(source))
    prefix, drawn = f"rules-{game}-", dict[str, str]()
    text = FIGURE.sub(lambda found: figure(game, language, found[1], found[2], prefix, drawn), text)
    return f'{text}<svg width="0" height="0" aria-hidden="true"><defs>{"".join(drawn.values())}</defs></svg>'


def figure(game: str, language: str, address: str, caption: str, prefix: str, drawn: dict[str, str]) -> str:
    """Its sprites are added to those drawn for the page already."""
    shown = example.load(folder_of(game) / address)
    for name, sprite in figures.sprites(shown).items():
        svg = picture.symbols([sprite], figures.speaker(shown, language), prefix)
        if drawn.setdefault(name, svg) != svg:
            raise SystemExit(f"{address}: {name} looks otherwise in another example; give the players the same names")
    speech = Words(ROOT / "build_scripts" / "words", language)
    names = [speech(name if len(shown.show) > 1 else "position") for name in shown.show]
    heads = [f"<small>{name}</small>" if len(names) > 1 else "" for name in names]
    pictures = zip(heads, figures.pictures(shown, names, prefix), strict=True)
    divs = "".join(f"<div>{head}{svg}</div>" for head, svg in pictures)
    return f"<figure><div>{divs}</div><figcaption>{caption}</figcaption></figure>"


def templates(game: str, language: str) -> str:
    """The rules inside a page that fetches nothing, where web/reader.js looks for them."""
    return f'<template id="rules-{game}-{language}">{body(game, language)}</template>'


def all_templates() -> str:
    return "".join(templates(game, language) for game in sorted(games()) for language in LANGUAGES)


def write_style(folder: Path) -> str:
    """The style sheet, with the site's fonts, which lie one folder up."""
    with tempfile.TemporaryDirectory() as there:
        names = bundle.bundle(Path(there), ["rules.css"], "--loader:.woff2=file")
        css = Path(there, names["rules.css"]).read_text(encoding="utf-8")
    css = theme.follow_the_system(css).replace('url("./', 'url("../')
    name = f"rules-{hashlib.sha256(css.encode()).hexdigest()[:10]}.css"
    (folder / name).write_text(css, encoding="utf-8")
    return name


class Words:
    """The words of a folder in a language."""

    def __init__(self, folder: Path, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))

    def __call__(self, key: str, **args: str) -> str:
        pattern = self._bundle.get_message(key).value
        return "" if pattern is None else str(self._bundle.format_pattern(pattern, args)[0])
