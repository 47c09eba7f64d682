"""index.html is a template with few holes; each kind of page fills them in its own way."""

from __future__ import annotations

import base64
import hashlib
import json
import re

POLICY = {
    "default-src": ["'none'"],
    "script-src": ["'self'", "'wasm-unsafe-eval'"],
    "worker-src": ["'self'"],
    "connect-src": ["'self'"],
    "img-src": ["'self'", "data:", "blob:"],
    "style-src": ["'self'"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
}

# Packed pages fetch nothing, start their worker from text, and that worker imports from a Blob.
PACKED_POLICY = POLICY | {
    "script-src": ["'self'", "'wasm-unsafe-eval'", "blob:"],
    "worker-src": ["data:"],
    "connect-src": ["'none'"],
    "font-src": ["data:"],
}


def set_policy(html: str, policy: dict[str, list[str]]) -> str:
    """Fill the empty content security policy."""
    return replace_once(html, 'http-equiv="Content-Security-Policy" content=""', policy_tag(policy))


def policy_tag(policy: dict[str, list[str]]) -> str:
    return f'http-equiv="Content-Security-Policy" content="{policy_text(policy)}"'


def policy_text(policy: dict[str, list[str]]) -> str:
    return "; ".join(f"{name} {' '.join(sources)}" for name, sources in policy.items())


def set_data(html: str, name: str, data: object) -> str:
    """Fill the empty JSON block `<script type="application/json" id=NAME></script>`."""
    tag = f'<script type="application/json" id="{name}">'
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    harmless = text.replace("<", r"\u003c")
    return replace_once(html, f"{tag}</script>", f"{tag}{harmless}</script>")


def add_templates(html: str, templates: str) -> str:
    """What the page would fetch elsewhere, beside its data."""
    tag = '<script type="application/json" id="games">'
    return replace_once(html, tag, templates + tag)


def set_script(html: str, tag: str) -> str:
    return replace_once(html, '<script type="module" src="web/main.js"></script>', tag)


def set_style(html: str, tag: str) -> str:
    return replace_once(html, '<link rel="stylesheet" href="web/main.css">', tag)


def replace_once(html: str, old: str, new: str) -> str:
    if html.count(old) != 1:
        raise SystemExit(f"index.html must have exactly one: {old}")
    return html.replace(old, new)


def inline_script(code: str, kind: str = "") -> str:
    """A script element; what would end it early is written otherwise."""
    harmless = re.sub(r"</(script)", r"<\\/\1", code, flags=re.IGNORECASE)
    return f"<script{kind}>{harmless}</script>"


def hashes(html: str, element: str) -> list[str]:
    """Sources of a policy that allow the inline elements of this page and no others."""
    bodies = re.findall(rf"<{element}(?![^>]*application/json)[^>]*>(.+?)</{element}>", html, re.DOTALL)
    digests = (hashlib.sha256(body.encode()).digest() for body in bodies)
    return [f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests]
