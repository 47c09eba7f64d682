"""Dice: the same key, the same numbers, for ever."""

from collections import Counter

from pygames.core.dice import Dice


def test_the_numbers_of_a_key_never_change() -> None:
    # Records, links and seeds shared by players rely on these; a change here breaks them all.
    assert [Dice("seed", 3).below(100) for _ in range(3)] == [Dice("seed", 3).below(100)] * 3
    dice = Dice(42, 0)
    assert [dice.below(1000) for _ in range(5)] == [559, 457, 36, 112, 703]


def test_keys_are_independent() -> None:
    assert Dice(1, 23).bits() != Dice(12, 3).bits()
    assert Dice("a", "bot", 0).bits() != Dice("a", "bot", 1).bits()


def test_below_covers_its_range_evenly() -> None:
    dice = Dice("even")
    counts = Counter(dice.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())  # five standard deviations


def test_draw_takes_without_putting_back() -> None:
    drawn, rest = Dice("draw").draw("aabbcc", 4)
    assert len(drawn) == 4
    assert sorted(drawn + rest) == sorted("aabbcc")


def test_shuffles_reach_every_order() -> None:
    assert len({Dice(i).shuffled("abc") for i in range(200)}) == 6
