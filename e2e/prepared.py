"""Frames made up for the page: a worker that knows them by heart stands for Python."""

from __future__ import annotations

import itertools
import json
from typing import Any

from playwright.sync_api import Page, expect

Frame = dict[str, Any]

# Stands for Python: gives one frame after the other, whatever is asked, and says in the log what that was.
WORKER = """
    const frames = FRAMES;
    onmessage = ({data: {id, start, call}}) => {
      if (start) return postMessage({ready: true});
      const {now, settings, ...request} = JSON.parse(call ?? "{}");
      const say = ["core-request", {name: JSON.stringify(request)}];
      if (!call || request.do === "record") return postMessage({id, answer: "{}"});
      const {went = [], lines, ...frame} = frames.length > 1 ? frames.shift() : frames[0];
      const log = {from: 1, lines: lines ?? [{move: 1, seat: null, kind: "", say, went}]};
      postMessage({id, answer: JSON.stringify({frame: {...frame, log}, wake: null})});
    };
"""

CARD: Frame = {
    "width": 60,
    "height": 90,
    "shapes": [{"is": "path", "d": "M-30-45h60v90h-60z", "fill": "card", "line": "ink"}],
}


ALONE = itertools.count(100)


def seat(kind: str = "person", asked: bool = True, side: int | None = None) -> Frame:
    """On a side of its own, unless one is given."""
    side = next(ALONE) if side is None else side
    return {"name": "", "kind": kind, "side": side, "score": None, "asked": asked, "thinking": False}


def hand(number: int, *regions: str, taps: tuple[str, ...] = ()) -> Frame:
    choices = [{"region": region, "say": "core-seed", "button": False} for region in regions]
    return {"seat": number, "taps": taps, "choices": choices, "ways": 0, "way": None, "ghost": None}


def frame(**changes: Any) -> Frame:
    scene = {"box": [0, 0, 400, 300], "items": [], "regions": [], "hunt": False}
    nothing = dict.fromkeys(("viewer", "curtain", "count", "clock", "hint", "refusal", "outcome"))
    known = {"game": "tacoloco", "moves": 0, "how": "free", "status": "core-waiting", "seats": [seat(), seat()]}
    quiet = {
        "hands": [],
        "question": [],
        "claims": [],
        "holding": False,
        "paused": False,
        "undo": False,
        "redo": False,
        "since": 0,
    }
    return {**nothing, **known, **quiet, "scene": scene, "sprites": {"card": CARD}, **changes}


def picture(*items: Frame, hunt: bool = False) -> Frame:
    """Every item is a region of its own."""
    regions = [{"id": item["key"], "label": "core-seed", "items": [item["key"]]} for item in items]
    return {"box": [0, 0, 400, 300], "items": items, "regions": regions, "hunt": hunt}


def card(key: str, x: float, y: float, **more: Any) -> Frame:
    return {"key": key, "sprite": "card", "x": x, "y": y, **more}


def expect_request(page: Page, **request: object) -> None:
    expect(page.locator("#log")).to_contain_text(json.dumps(request, separators=(",", ":")))


def middle(page: Page, region: str) -> tuple[float, float]:
    """Of the mark on the canvas that says: this can be chosen."""
    box = page.locator(f"#marks [data-region={region}]").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def show(page: Page, site: str, *frames: Frame) -> Page:
    code = WORKER.replace("FRAMES", json.dumps(frames))
    page.route(f"{site}/worker-*.js", lambda route: route.fulfill(body=code, content_type="text/javascript"))
    page.goto(f"{site}/?game=tacoloco&seats=person,person&lang=en")
    expect(page.locator("#status")).not_to_be_empty()
    expect(page.locator("#seats li")).to_have_count(len(frames[0]["seats"]))
    return page
