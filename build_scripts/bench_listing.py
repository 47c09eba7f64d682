"""Whether listing Tacta's moves slows down as the table fills: `python -m build_scripts.bench_listing`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from statistics import median
from time import perf_counter
from typing import NamedTuple

from build_scripts.bench_report import table, verdict
from pygames.core.dice import Dice
from pygames.tacta import GAME
from pygames.tacta.layout import Layout, empty
from pygames.tacta.notation import card_of
from pygames.tacta.state import Phase, State

TABLES, REPEATS = 20, 5  # random tables of each size, and times each is listed
SIZES = (30, 60, 100)
OUTER = card_of("0s5"), card_of("0c6")  # the fixed pair
LONGEST, SLOWDOWN = 10.0, 2.0  # milliseconds for a whole list; time per move at 100 cards to that at 30


class Listing(NamedTuple):
    """Medians over the tables."""

    moves: float
    after_a_move: float  # milliseconds for the whole list, on a table whose last card is new
    from_nothing: float  # the same on a table that was never asked for its moves, as after loading a game
    each: float  # microseconds for each move listed after a move


def report() -> str:
    found = {size: measure(size) for size in SIZES}
    rows = [
        (
            f"{size} cards on the table",
            f"{each.moves:.0f}",
            f"{each.after_a_move:.2f} ms",
            f"{each.from_nothing:.2f} ms",
            f"{LONGEST:.0f} ms",
            verdict(max(each.after_a_move, each.from_nothing), LONGEST),
            f"{each.each:.1f} µs",
        )
        for size, each in found.items()
    ]
    ratio = found[SIZES[-1]].each / found[SIZES[0]].each
    title = f"Tacta: listing the moves of one pair of cards; per move {ratio:.2f} times as long at {SIZES[-1]} cards"
    columns = ("moves", "after a move", "from nothing", "budget", "", "per move")
    budget = f"at {SIZES[-1]} cards at most {SLOWDOWN:g} times the time per move at {SIZES[0]}"
    return table(f"{title} ({budget}: {verdict(ratio, SLOWDOWN)})", columns, rows)


def measure(size: int) -> Listing:
    layouts = [grown(size, seed) for seed in range(TABLES)]
    moves = [len(listed(layout)) for layout in layouts]
    after = [timed(fresh, layout) for layout in layouts]
    nothing = [timed(again, layout) for layout in layouts]
    each = [1000 * time / count for time, count in zip(after, moves, strict=True)]
    return Listing(median(moves), median(after), median(nothing), median(each))


def grown(size: int, seed: int) -> Layout:
    """Cards connected at random on an unlimited table, the pair left out; all is known up to the last card."""
    dice = Dice("listing", seed)
    layout = empty("unlimited")
    for card in dice.shuffled([card for card in range(108) if card not in OUTER]):
        plays = layout.plays(card)
        if plays and len(layout.laid) < size:
            layout = layout.connect(dice.choice(plays))
    assert len(layout.laid) == size
    return layout


def fresh(layout: Layout) -> Layout:
    """The same table, on which the last card was laid just now."""
    return Layout(layout.size, layout.before, layout.last)


def again(layout: Layout) -> Layout:
    """The same table, never looked at."""
    new = empty(layout.size)
    for laid in layout.laid[1:]:
        new = Layout(new.size, new, laid)
    return new


def listed(layout: Layout) -> tuple[object, ...]:
    return GAME.legal(replace(STATE, layout=layout), 0)


def timed(make: Callable[[Layout], Layout], like: Layout) -> float:
    """Milliseconds for the list, the best of some times: what else the machine did meanwhile only adds."""
    times = []
    for _ in range(REPEATS):
        layout = make(like)
        start = perf_counter()
        listed(layout)
        times.append(1000 * (perf_counter() - start))
    return min(times)


def _state() -> State:
    start = GAME.start(2, GAME.info.complete({"table": "unlimited"}))
    return replace(start, phase=Phase.TURN, outer=(OUTER, OUTER))


STATE = _state()

if __name__ == "__main__":
    print(report())
