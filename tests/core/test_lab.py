"""The command line as it is typed: real processes, with toys installed beside the games."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from pygames.core.lab.estimate import clustered, wilson
from pygames.core.match import Match

ROOT = Path(__file__).resolve().parents[2]

TOYS = {
    "tug": "TugGame",  # by turns, with sides
    "cards": "CardGame",  # a question to anyone
    "bids": "BidGame",  # sealed choices, a pause after each round
    "snatch": "SnatchGame",  # free play
}

INIT = """
from tests.core.toys.{module} import {base}

class Installed({base}):
    pass

GAME = Installed()
"""

# Bots on three levels, the second and third of which always take two; and a law broken once five are reached.
FAULTY = """
from dataclasses import replace

from pygames.core.bots import Greedy, Random
from pygames.core.game import say
from tests.core.toys.tug import TugGame

from .bot import evaluate

class Faulty(TugGame):
    info = replace(TugGame.info, id="faulty")

    def bot(self, level):
        return Random() if level == 1 else Greedy(self, evaluate, budget=7)

    def prompt(self, view, seat):
        return say("nowhere" if view.points[0] == 5 else "asked")

GAME = Faulty()
"""

BOT = "def evaluate(state, seat):\n    return state.points[seat % state.sides]\n"

WORDS = """
title = Toy
asked = Your move
done = It is over.
moved = Moved { $move }
refused = That is refused.
thing = { $name }
round = The bids were { $bids }.
secret = Thrown away.
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder which, on Python's path, adds the toys to the games."""
    folder = tmp_path_factory.mktemp("installed")
    sources = {name: INIT.format(module=name, base=base) for name, base in TOYS.items()}
    for name, source in {**sources, "faulty": FAULTY}.items():
        words = folder / "pygames" / name / "words"
        words.mkdir(parents=True)
        (words.parent / "__init__.py").write_text(source)
        for language in ("en", "fr"):
            (words / f"{language}.ftl").write_text(WORDS)
    (folder / "pygames" / "faulty" / "bot.py").write_text(BOT)
    return folder


class Lab:
    def __init__(self, installed: Path) -> None:
        self.environment = {**os.environ, "PYTHONPATH": str(installed), "PYTHONUTF8": "1"}

    def run(self, command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "pygames.core", *command.split()],
            cwd=ROOT,
            env=self.environment,
            input=typed,
            capture_output=True,
            encoding="utf-8",
            timeout=120,
        )

    def says(self, command: str, *typed: str) -> str:
        """What is printed when all goes well."""
        done = self.run(command, "".join(f"{line}\n" for line in typed))
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture
def lab(installed: Path) -> Lab:
    return Lab(installed)


# Playing


def test_a_whole_piped_game_and_its_record(lab: Lab, tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    said = lab.says("play tacoloco --seats person,bot1 --seed 7 --deck spicy", *["1", f"save {save}"] * 60)
    assert said.startswith("Taco Loco (seed 7)\n")
    assert f"Saved in {save}." in said
    assert "[" not in said.split("All cards are played.")[1]  # no move, and no word that is missing
    match = Match.load(save.read_text())
    assert match.record() == save.read_text()
    assert dict(match.head.options) == {"deck": "spicy"}


def test_the_same_seed_is_the_same_game(lab: Lab) -> None:
    first, again, other = (
        lab.says(f"play tacoloco --seats person,bot2 --seed {seed}", *["1"] * 99) for seed in (7, 7, 8)
    )
    assert first == again != other


def test_french(lab: Lab) -> None:
    said = lab.says("play tacoloco --seats person,bot2 --seed 7 --lang fr", "1", "quit")
    assert "Votre main" in said
    assert "Main\u202f: " in said
    assert "Jouez une carte" in said
    assert "Bot 2 (normal) joue" in said


def test_bots_alone_need_no_input(lab: Lab) -> None:
    assert "1. Bot " in lab.says("play tug --seats bot1,bot2,bot3 --seed 1")


def test_a_move_can_be_typed_in_its_notation(lab: Lab) -> None:
    said = lab.says("play tug --seats person,person", "two", "one", "quit")
    assert "Player 1 = 2, Player 2 = 1" in said


def test_refusals_are_words_and_the_question_stands(lab: Lab) -> None:
    said = lab.says("play tacoloco --seats person,bot1 --seed 7", "99", "0", "7>9", "nonsense", "save", "1", "quit")
    assert said.count("The list has no") == 2
    assert re.search(r"There is no such taco on the table. \(rule 8\)|is not there. \(rule 4\)", said)
    assert "That is not a move of this game." in said
    assert "Say where: save FILE" in said
    assert said.count("Play a card") == 2  # the first question was put once


def test_a_place_that_cannot_be_written(lab: Lab, tmp_path: Path) -> None:
    said = lab.says("play tug", f"save {tmp_path}", "quit")
    assert f"It could not be saved in {tmp_path}" in said


def test_undo_hint_and_rules(lab: Lab) -> None:
    said = lab.says("play tug --seats person,bot1 --seed 1", "undo", "two", "undo", "hint", "rules", "one", "quit")
    assert "cannot be taken back" in said
    assert "Taken back." in said
    assert "Hint: Moved " in said
    assert "not written down yet" in said
    assert "Player 1 = 1" in said.split("Taken back.")[1]


def test_the_end_of_input_ends_the_game(lab: Lab) -> None:
    assert lab.says("play tug", "one").endswith("> \n")


def test_no_hand_stays_on_screen_for_the_next_person(lab: Lab) -> None:
    said = lab.says("play tacoloco --seats person,person,bot1 --seed 3", *["", "1"] * 6)
    pages = said.split("\n" * 50)
    assert len(pages) > 4
    for page in pages:
        readers = [number for number in (1, 2) if f"Pass the device to Player {number}." in page]
        assert len(readers) <= 1
        assert page.count("Your hand:") <= 1


def test_a_question_to_anyone(lab: Lab) -> None:
    said = lab.says("play cards --seats person,person,person --seed 1", "", "1", "x", "3", "", "quit")
    assert said.count("Does anyone want to answer?\n  1) Player 2\n  2) Player 3\n  3) Nobody") == 1
    assert "The list has no x." in said


def test_rounds_end_with_a_pause(lab: Lab) -> None:
    said = lab.says("play bids --seats person,bot1 --seed 1", *["3", ""] * 3)
    assert said.count("The bids were 3 ") == 3
    assert said.count("Press Enter.") == 3
    assert "It is over." in said


def test_free_play_goes_on_while_one_types(lab: Lab) -> None:
    said = lab.says("play snatch --seats person,bot3 --seed 1", *[""] * 20)
    assert "1. Bot 2 (hard): 3" in said
    shared = lab.says("play snatch --seats person,person", "1>2", "0>2", "0>1", "1>0", "quit")
    assert "Player 2: Moved 1>2" in shared
    assert shared.count("That is refused.") == 1
    assert "Player 1 = 1, Player 2 = 2" in shared


# Simulations and arenas


def test_simulate(lab: Lab) -> None:
    said = lab.says("simulate tug --games 30 --seats 3 --bots random,1,random")
    for words in (
        "30 games of tug 1, 3 seats",
        "players' moves",
        "legal moves",
        "score of 2",
        "seat 1, 1@1",
        "plies a",
    ):
        assert words in said


def test_an_arena_repeats_exactly(lab: Lab) -> None:
    command = "arena faulty 2 1 random greedy --games 41 --budget 3"
    said = lab.says(command)
    assert said == lab.says(command)
    rows = [line.split() for line in said.splitlines()[4:]]
    assert [row[:3] for row in rows] == [
        ["2@3", "1@3", "42"],
        ["2@3", "random@1", "42"],
        ["2@3", "greedy@1", "42"],
        ["1@3", "random@1", "42"],
        ["1@3", "greedy@1", "42"],
        ["random@1", "greedy@1", "42"],
    ]
    verdicts = [" ".join(row[8:]) for row in rows]
    assert verdicts == ["stronger", "stronger", "not told apart", "not told apart", "weaker", "weaker"]
    assert rows[2][4] == rows[3][4] == "50.0%"  # the same bot on the other seat has the same luck


def test_an_arena_of_several_seats_and_one_of_partners(lab: Lab) -> None:
    three = lab.says("arena faulty 3@20 random --games 30 --seats 3")
    assert "it would win 33.3%" in three
    assert "3@20          random@1          30" in three
    pairs = lab.says("arena faulty 3 random --games 20 --seats 4 --sides pairs --target 20")
    assert "faulty 1, 4 seats, sides=pairs, target=20" in pairs
    assert "it would win 50.0%" in pairs


def test_intervals() -> None:
    assert wilson(0.5, 100)[1:] == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 400)[1:] == pytest.approx((0.9905, 1.0), abs=1e-4)
    alike = clustered([[1, 0]] * 50)
    assert alike == wilson(0.5, 100)
    same_luck = clustered([[1, 1], [0, 0]] * 50)  # two games that always end alike count as one
    assert same_luck.high == pytest.approx(wilson(0.5, 100).high, abs=1e-3)


# Laws


def test_laws_of_a_good_game_and_of_all(lab: Lab) -> None:
    assert lab.says("laws tug --games 6").startswith("tug: obeys all laws in ")
    everything = lab.run("laws --games 3")
    assert everything.returncode == 1
    assert {line.split(":")[0] for line in everything.stdout.splitlines()} >= {*TOYS, "faulty", "tacoloco"}


def test_a_broken_law_is_shown_with_the_way_to_it(lab: Lab) -> None:
    done = lab.run("laws faulty --games 10")
    assert done.returncode == 1
    assert done.stdout.startswith("faulty: breaks everything_has_words: ")
    record = done.stdout.split("\n\n")[1]
    assert record.startswith("game: faulty 1\n")
    assert sum({"one": 1, "two": 2}[line[2:]] for line in record.splitlines() if line.startswith("0 ")) == 5


# What cannot be done


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("", "COMMAND"),
        ("play chess", "there is no game 'chess'"),
        ("play tug --seats person,cat", "nobody is called 'cat'"),
        ("play tug --seats person", "cannot start with 1 seats"),
        ("play tug --seed a/b", "1 to 64 letters"),
        ("play tug --target 8", "invalid choice: '8'"),
        ("play tug --deck spicy", "unrecognized arguments: --deck spicy"),
        ("play tug --sides pairs", "needs=4 seats"),
        ("simulate tug --games none", "a whole number above 0"),
        ("simulate tug --seats 3 --bots random,random", "2 bots for 3 seats"),
        ("arena tug 1", "two bots or more"),
        ("arena tug 1 4", "there is no bot '4'"),
        ("arena tug 1@x 2", "a budget is a whole number above 0"),
        ("arena tug greedy 1", "has no greedy bot"),
        ("laws tug --deck", "not understood: --deck"),
    ],
)
def test_what_cannot_be_done_is_said(lab: Lab, command: str, words: str) -> None:
    done = lab.run(command)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr
