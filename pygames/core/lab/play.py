"""A game in the terminal. The table decides who may see and do what, as it does for the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from ..game import Illegal, Seat
from ..match import Match
from ..say import Say, Who, say
from ..table import Settings, Table
from . import telling
from .commands import COMMANDS, Quit
from .speech import Speech
from .terminal import clear, print_lines, read_line

# Milliseconds of play time. Nobody waits for them: play time is only what the table is told.
TYPING = 2000.0  # what a typed line takes; it matters in free play, where bots go on meanwhile
WHOLE = float("inf")  # a slice of thinking: bots spend their whole budget, so that a seed is a game

Offer = tuple[str, Callable[[], None]]  # a line of a numbered list, and what choosing it does


class Play:
    def __init__(self, match: Match[Any, Any], language: str) -> None:
        self.match = match
        self.table = Table(match, Settings(clocks=False))
        self.language = language
        self.speech = Speech(match.game, language, match.head.players)
        self._now = 0.0
        self._on_screen: Seat | None = None  # whose view was told last
        self._read: dict[Seat | None, int] = {}  # how much of the log each viewer has read

    def run(self) -> None:
        """Until the game is over or nobody wants to go on."""
        self.tell(say("lab-title", game=say("title"), seed=self.match.head.seed))
        if self.table.people:
            self.tell(say("lab-commands"))
        try:
            while not self.match.over:
                self._step()
        except Quit:
            return
        self._tell_news()
        print_lines(telling.result(self.table, self.speech))

    def tell(self, sentence: Say) -> None:
        print(self.speech(sentence, self.table.viewer))

    def unread(self) -> None:
        """Moves were taken back: whatever comes in their place is news."""
        self._read = {viewer: min(count, len(self.match.log)) for viewer, count in self._read.items()}

    def _step(self) -> None:
        """Lets bots move until a person is wanted, and then waits for that person."""
        table = self.table
        self._pass(TYPING)
        while not (table.actors or table.question) and table.wake is not None:
            self._tell_news()
            self._pass(max(1.0, table.wake))
        if table.curtain is not None:
            self._hand_over(table.curtain)
        self._tell_news()
        if table.holding:
            self._wait()
            table.go_on()
        elif table.question:
            self.tell(say("core-anyone"))
            self._offer([*self._answers(table.question), (self._word("lab-nobody"), partial(table.answer, None))])
        elif table.actors:
            print_lines(telling.situation(table, self.speech))
            self._offer([(line, partial(self._make, seat, move)) for seat, move, line in self._moves()])

    def _pass(self, milliseconds: float) -> None:
        self._now += milliseconds
        self.table.tick(self._now, WHOLE)

    def _tell_news(self) -> None:
        """To a person, all since they last looked; to everybody, what nobody has read yet."""
        self._turn_page()
        viewer = self.table.viewer
        start = max(self._read.values(), default=0) if viewer is None else self._read.get(viewer, 0)
        print_lines(telling.news(self.table, self.speech, start))
        self._read[viewer] = len(self.match.log)

    def _turn_page(self) -> None:
        """A person's hand leaves the screen before anybody else looks at it."""
        if self._on_screen not in (None, self.table.viewer):
            clear()
        self._on_screen = self.table.viewer

    def _hand_over(self, seat: Seat) -> None:
        self._turn_page()
        self.tell(say("core-pass-to", who=Who(seat)))
        self._wait()
        self.table.lift(seat)

    def _wait(self) -> None:
        self.tell(say("lab-enter"))
        if read_line() is None:
            raise Quit

    def _word(self, key: str) -> str:
        return self.speech(say(key), self.table.viewer)

    def _answers(self, people: Sequence[Seat]) -> list[Offer]:
        return [(self.speech.name(seat), partial(self.table.answer, seat)) for seat in people]

    def _moves(self) -> list[tuple[Seat, Any, str]]:
        """Every move that can be made on this screen. In free play several people share it."""
        table, shared = self.table, len(self.table.actors) > 1
        return [
            (seat, move, f"{self.speech.name(seat)}: {line}" if shared else line)
            for seat in table.actors
            for move in table.hands.tree(seat).moves
            for line in [telling.move(table, self.speech, seat, move)]
        ]

    def _offer(self, offers: Sequence[Offer]) -> None:
        """A numbered list; returns when something was done, or when an empty line asks to see it again."""
        print_lines(f"{number:3}) {line}" for number, (line, _) in enumerate(offers, 1))
        done = False
        while not done:
            typed = read_line()
            if typed is None:
                raise Quit
            try:
                done = not typed or self._obey(typed, offers)
            except Illegal as why:
                self._refuse(why)

    def _refuse(self, why: Illegal) -> None:
        """In words, with the number of the rule if there is one."""
        self.tell(say("lab-refused", why=why.say, rule=why.rule) if why.rule else why.say)

    def _obey(self, line: str, offers: Sequence[Offer]) -> bool:
        """Does what was typed; False if the question stands as before."""
        name, _, rest = line.partition(" ")
        if name in COMMANDS:
            return COMMANDS[name](self, rest.strip())
        if line.isdecimal() and 1 <= int(line) <= len(offers):
            offers[int(line) - 1][1]()
        elif line.isdecimal() or not self.table.actors:
            raise Illegal("lab-not-listed", what=line)
        else:
            self._make(*self._typed(line))
        return True

    def _typed(self, text: str) -> tuple[Seat, Any]:
        """The move of a notation, judged by what its player may know."""
        game, refusals, found = self.match.game, [], []
        for seat in self.table.actors:
            view = game.view(self.match.state, seat)
            try:
                move = game.read(view, seat, text)
                game.apply(view, seat, move)
                found.append((seat, move))
            except Illegal as why:
                refusals.append(why)
        if len(found) > 1:
            raise Illegal("core-whose-tap")
        if not found:
            raise refusals[0]
        return found[0]

    def _make(self, seat: Seat, move: Any) -> None:
        """By its taps, as on the page; the table may make the last of them itself."""
        moves = len(self.match.log)
        for region in self.table.hands.tree(seat).path_of(move):
            if len(self.match.log) == moves:
                self.table.tap(region, seat)
