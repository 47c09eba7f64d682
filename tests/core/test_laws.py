"""The laws hold for the toys, and catch the faults planted here."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from pygames.core.dice import Dice
from pygames.core.game import CHANCE, Ask, Event, Options, Path, Seat, Step, Went, say
from pygames.core.laws import Broken, check
from pygames.core.match import Match
from pygames.core.scene import Circle, Region, Scene, Sprite
from tests.core.toys.bids import BidGame
from tests.core.toys.cards import CardGame, Cards
from tests.core.toys.domino import DominoGame, Row
from tests.core.toys.puzzle import Puzzle, PuzzleGame
from tests.core.toys.snatch import SnatchGame
from tests.core.toys.toy import WORDS, Toy
from tests.core.toys.tug import Tug, TugGame

TOYS: list[Toy[Any]] = [BidGame(), CardGame(), DominoGame(), PuzzleGame(), SnatchGame(), TugGame()]


@pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.info.id)
def test_toys_obey(toy: Toy[Any]) -> None:
    assert check(toy, games=40, words=WORDS) >= 100


class LeakingView(CardGame):
    def view(self, state: Cards, seat: Seat | None) -> Cards:
        return replace(super().view(state, seat), hands=state.hands)

    def guess(self, view: Cards, seat: Seat, dice: Dice) -> Cards:
        return replace(super().guess(view, seat, dice), hands=view.hands)  # consistent with its own leak


class LeakingStock(CardGame):
    def view(self, state: Cards, seat: Seat | None) -> Cards:
        return replace(super().view(state, seat), stock=state.stock)

    def guess(self, view: Cards, seat: Seat, dice: Dice) -> Cards:
        return replace(super().guess(view, seat, dice), stock=view.stock)


class LeakingLog(CardGame):
    def draw(self, state: Cards, move: str) -> Step[Cards]:
        step = super().draw(state, move)
        return Step(step.state, (replace(step.events[0], only=None), *step.events[1:]))


class Peeking(CardGame):
    """Offers only cards that nobody else holds, if there are any."""

    def legal(self, state: Cards, seat: Seat) -> Sequence[str]:
        others = {str(card) for s, hand in enumerate(state.hands) if s != seat for card in hand}
        moves = super().legal(state, seat)
        return [move for move in moves if move not in others] or moves


class OneText(TugGame):
    def write(self, move: str) -> str:
        return "pull"


@dataclass(frozen=True)
class Scribbled(Tug):
    notes: list[str] = field(default_factory=list, hash=False, compare=False)


class Scribbling(TugGame):
    """Keeps notes in a list inside the state."""

    def start(self, seats: int, options: Options) -> Tug:
        state = super().start(seats, options)
        return Scribbled(state.seats, state.sides, state.target, state.points, state.turn)

    def step(self, state: Tug, seat: Seat, move: str) -> Step[Tug]:
        if isinstance(state, Scribbled):
            state.notes.append(move)
        return super().step(state, seat, move)


class Rolling(TugGame):
    """Randomness that is not logged."""

    def step(self, state: Tug, seat: Seat, move: str) -> Step[Tug]:
        step = super().step(state, seat, move)
        return Step(
            replace(step.state, points=tuple(p + random.randrange(1000) for p in step.state.points)), step.events
        )


class Contradicting(CardGame):
    def guess(self, view: Cards, seat: Seat, dice: Dice) -> Cards:
        full = super().guess(view, seat, dice)
        return replace(full, hands=tuple((2,) * len(hand) for hand in full.hands))


class Prefixed(DominoGame):
    """The path of the last domino begins like the others'."""

    def path(self, view: Row, seat: Seat, move: str) -> Path:
        return ("piece",) if move == "45" else super().path(view, seat, move)


class Unlabelled(DominoGame):
    def scene(self, view: Row, seat: Seat | None) -> Scene:
        scene = super().scene(view, seat)
        return replace(scene, regions=tuple(replace(r, label=say("")) for r in scene.regions))


class Hinting(PuzzleGame):
    """Only cells where something fits can be tapped."""

    def scene(self, view: Puzzle, seat: Seat | None) -> Scene:
        scene = super().scene(view, seat)
        fits = {f"cell{move}" for move in self.legal(view, 0)}
        return replace(scene, hunt=(scene.hunt[0], tuple(cell for cell in scene.hunt[1] if cell in fits)))


class GoingOn(TugGame):
    """Whose turn it is, is said to have it already."""

    def to_act(self, state: Tug) -> Ask:
        return super().to_act(state)._replace(goes_on=True)


class Twins(TugGame):
    """Two moves that lead to the same."""

    def legal(self, state: Tug, seat: Seat) -> Sequence[str]:
        return ("one", "two", "also two")

    def step(self, state: Tug, seat: Seat, move: str) -> Step[Tug]:
        return super().step(state, seat, move.removeprefix("also "))


class Permissive(TugGame):
    def apply(self, state: Tug, seat: Seat, move: str) -> Step[Tug]:
        return self.step(state, seat, move)

    def step(self, state: Tug, seat: Seat, move: str) -> Step[Tug]:
        return super().step(state, seat, move if move in ("one", "two") else "one")


class Endless(TugGame):
    def step(self, state: Tug, seat: Seat, move: str) -> Step[Tug]:
        step = super().step(state, seat, move)
        points = tuple(p % step.state.target for p in step.state.points)
        return Step(replace(step.state, points=points), step.events)


class Crashing(TugGame):
    def prompt(self, view: Tug, seat: Seat) -> Any:
        raise KeyError("no prompt")


class Missing(DominoGame):
    """A path over a region that is not in the scene."""

    def scene(self, view: Row, seat: Seat | None) -> Scene:
        scene = super().scene(view, seat)
        return replace(scene, regions=tuple(r for r in scene.regions if r.id != "cell0"))


class Unpainted(DominoGame):
    def scene(self, view: Row, seat: Seat | None) -> Scene:
        return replace(super().scene(view, seat), sprites=(), regions=(Region("piece", say("thing"), ("nowhere",)),))


class Straying(DominoGame):
    """Says that something went which is not in the picture."""

    def step(self, state: Row, seat: Seat, move: str) -> Step[Row]:
        step = super().step(state, seat, move)
        return Step(step.state, (replace(step.events[0], went=(Went("piece", past=("cell0", "cell9")),)),))


class Colouring(DominoGame):
    """Whose turn it is can be seen by its colour alone."""

    def scene(self, view: Row, seat: Seat | None) -> Scene:
        scene = super().scene(view, seat)
        mark = Sprite(f"mark{view.turn}", 9, 9, (Circle(0, 0, 9, f"seatlight{view.turn}"),))
        return replace(scene, sprites=(*scene.sprites, mark))


class Uniform(TugGame):
    """All wear one colour, also those who play against each other."""

    info = replace(TugGame.info, colours=lambda seats, options: 1)


class TooColourful(TugGame):
    """A colour for each, but there are not so many."""

    info = replace(TugGame.info, seats=(11,))


FAULTS: list[tuple[Toy[Any], str]] = [
    (LeakingView(), "log_and_view_tell_the_same"),
    (LeakingStock(), "log_and_view_tell_the_same"),
    (LeakingLog(), "log_and_view_tell_the_same"),
    (Peeking(), "views_agree"),
    (OneText(), "a_move_is_one_line"),
    (Scribbling(), "apply_is_pure"),
    (Rolling(), "apply_is_pure"),
    (Contradicting(), "a_guess_fits_the_view"),
    (Prefixed(), "every_move_can_be_tapped"),
    (Missing(), "every_move_can_be_tapped"),
    (Unlabelled(), "everything_has_words"),
    (Colouring(), "a_sprite_is_one_drawing"),
    (Uniform(), "only_partners_share_a_colour"),
    (TooColourful(), "only_partners_share_a_colour"),
    (Straying(), "what_went_is_in_the_picture"),
    (Hinting(), "a_hunt_tells_nothing"),
    (GoingOn(), "asking_makes_sense"),
    (Twins(), "different_moves_differ"),
    (Permissive(), "the_rest_is_refused"),
    (Endless(), "it_ends"),
    (Crashing(), "everything_has_words"),
    (Unpainted(), "a_scene_is_sound"),
]


@pytest.mark.parametrize(("toy", "law"), FAULTS, ids=lambda x: type(x).__name__ if isinstance(x, Toy) else "")
def test_planted_faults_are_caught(toy: Toy[Any], law: str) -> None:
    few = law == "it_ends"  # such games are long
    with pytest.raises(Broken) as caught:
        check(toy, games=1 if few else 30, share=0.01 if few else 1, words=WORDS)
    assert caught.value.law == law


def test_the_record_of_a_fault_is_the_shortest_found_and_leads_to_it() -> None:
    class Late(TugGame):
        def prompt(self, view: Tug, seat: Seat) -> Any:
            return say("nowhere") if view.points[0] == 5 else say("asked")

    with pytest.raises(Broken) as caught:
        check(Late(), games=60, words=WORDS)
    # Seat 0 needs three turns for 5 points, and with two seats the other moves in between: five moves, or six
    # when it is not asked again before the turn comes round.
    moves = caught.value.record.partition("--\n")[2].splitlines()
    assert caught.value.moves == len(moves) == 5
    assert sum({"0 one": 1, "0 two": 2}.get(move, 0) for move in moves) == 5


def test_what_is_hidden_is_told_to_nobody_else() -> None:
    event = Event("draw", say("secret"), 1, only=(1,))
    assert [event.visible(viewer) for viewer in (0, 1, None)] == [False, True, False]
    assert [replace(event, only=None, but=(1,)).visible(viewer) for viewer in (0, 1, None)] == [True, False, True]


def test_chance_does_not_play_out_of_turn() -> None:
    match = Match.new(CardGame(), 2, seed=1)
    with pytest.raises(Exception, match="core-not-your-turn"):
        match.push(CHANCE, "draw 1")
