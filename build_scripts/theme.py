"""The colours of web/theme.css for what has no script to choose a theme: pages and pictures follow the system."""

from __future__ import annotations

import re

from build_scripts.bootstrap import ROOT

LIGHT = re.compile(r":root\s*\{(.*?)\}", re.DOTALL)
DARK = re.compile(r":root\[data-theme=\"?dark\"?\]\s*\{(.*?)\}", re.DOTALL)
VARIABLE = re.compile(r"(--[\w-]+):\s*([^;]+)")


def variables() -> tuple[dict[str, str], dict[str, str]]:
    """By name: the light theme's, and those that the dark one changes."""
    css = (ROOT / "web" / "theme.css").read_text(encoding="utf-8")
    return _found(LIGHT, css), _found(DARK, css)


def _found(block: re.Pattern[str], css: str) -> dict[str, str]:
    match = block.search(css)
    if not match:
        raise SystemExit("web/theme.css has no such theme any more")
    return dict(VARIABLE.findall(match[1]))


def style(svg: str) -> str:
    """Style text with the variables that a picture uses, for when it stands in no page."""
    used = set(re.findall(r"var\((--[\w-]+)\)", svg))
    light, dark = (_rule({k: v for k, v in theme.items() if k in used}) for theme in variables())
    return f"{light}@media(prefers-color-scheme:dark){{{dark}}}"


def _rule(values: dict[str, str]) -> str:
    return f":root{{{';'.join(f'{name}:{value}' for name, value in sorted(values.items()))}}}"


def follow_the_system(css: str) -> str:
    """A style sheet in which the dark theme is on when the system is dark."""
    return DARK.sub(r"@media(prefers-color-scheme:dark){:root{\1}}", css)
