"""The tree of paths."""

from __future__ import annotations

from itertools import permutations

from pygames.core.taps import Tree, length, openings, rest

CELLS = frozenset({"a", "b", "c"})


def test_taps_in_a_set_come_in_any_order() -> None:
    path = ("card", CELLS, "end")
    for order in permutations("abc"):
        assert rest(path, ("card", *order, "end")) == ()
    assert rest(path, ("card", "a")) == (frozenset({"b", "c"}), "end")
    assert rest(path, ("card", "a", "a")) is None
    assert rest(path, ("card", "a", "end")) is None
    assert rest(path, ("a",)) is None
    assert rest(("card",), ("card", "a")) is None


def test_openings_and_length() -> None:
    assert openings(("card", CELLS)) == {"card"}
    assert openings((CELLS, "card")) == CELLS
    assert openings(()) == frozenset()
    assert length(("card", CELLS)) == 4


def test_a_tree_shows_what_comes_next() -> None:
    tree = Tree(
        ["7 left", "7 right", "8"],
        [("seven", "left"), ("seven", "right"), ("eight", "left")],
    )
    start = tree.after(())
    assert list(start.through) == ["seven", "eight"]
    assert not start.lasts
    seven = tree.after(("seven",))
    assert seven.through == {"left": ["7 left"], "right": ["7 right"]}
    assert seven.lasts == {"left", "right"}
    assert seven.made is None
    assert seven.left() == {"left", "right"}
    assert tree.after(("seven", "right")).made == "7 right"
    assert not tree.after(("nine",)).branches


def test_the_path_of_a_move_makes_it() -> None:
    tree = Tree(["x", "y"], [("card", CELLS), ("card", frozenset({"a", "d"}))])
    for move in tree.moves:
        assert tree.after(tuple(tree.path_of(move))).made == move
