"""What the build writes of a game into the page."""

from __future__ import annotations

from build_scripts.games import beginnings, first_words, info_json
from pygames.core.game import Illegal, Info, Option, Options, games


def not_two_alone(seats: int, options: Options) -> Illegal | None:
    return Illegal("core-seats", seats=seats) if seats == 2 and options["teams"] == "yes" else None


def test_only_games_with_clashes_list_their_set_ups() -> None:
    options = (Option("teams", ("no", "yes"), "no"), Option("deck", ("small", "large"), "small"))
    assert "fits" not in info_json(Info("free", "1.0.0", (2, 3), options))
    fits = info_json(Info("strict", "1.0.0", (2, 3), options, not_two_alone))["fits"]
    assert fits == {"2": ["0"], "3": [""]}


def test_a_first_table_can_be_laid() -> None:
    usual = {id: game.info.usual for id, game in games().items()}
    assert usual == {"tacoloco": 3, "tacta": 3, "tactik": 4}
    assert all(game.info.fits(usual[id], {}) is None for id, game in games().items())
    assert info_json(games()["tactik"].info)["usual"] == 4


def in_pairs(seats: int, options: Options) -> int:
    return seats // 2 if options["teams"] == "yes" else seats


def test_only_where_partners_share_a_colour_their_number_is_told() -> None:
    options = (Option("deck", ("small", "large"), "small"), Option("teams", ("no", "yes"), "no"))
    assert "colours" not in info_json(Info("alone", "1.0.0", (2, 4), options))
    colours = info_json(Info("paired", "1.0.0", (4, 6), options, colours=in_pairs))["colours"]
    assert colours == {"2": {"4": ["01", "11"]}, "3": {"6": ["01", "11"]}}


def test_set_ups_are_told_apart_where_they_differ() -> None:
    setups = ["000", "001", "010", "011", "110"]
    assert beginnings(setups, [2, 2, 2]) == ["0", "110"]
    assert beginnings(["100", "101"], [2, 2, 2]) == ["10"]


def test_first_words_are_whole_messages() -> None:
    text = "title = A\ntagline = { $n ->\n    [one] B\n   *[other] C\n}\n    and more\nask = D\n"
    assert first_words({"en": text})["en"] == text.replace("ask = D\n", "").rstrip("\n")
