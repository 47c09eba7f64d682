"""A table: one device. Who is a person and who a bot, whose view is on screen, the curtain, time, take-backs.

The page sends taps here and draws what comes back; nothing about people sharing a screen is known to the rules.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from .bots import Thought
from .dice import Dice
from .game import Ask, Game, Illegal, RegionId, Seat, Who
from .hands import Hands, shown
from .match import Match
from .minds import Minds, thinker
from .pace import HINT_THINKING, LONGEST_WAIT, SLICE, Pace, Thinker
from .record import Player
from .scene import Scene

S = TypeVar("S")
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Settings:
    confirm: bool = False  # a finished move is shown as a ghost and waits for a last tap
    takebacks: bool = True  # one person against bots may take back any move
    clocks: bool = True  # False: no clock runs, whatever the options say
    speed: float = 1.0  # of bots


class Table(Generic[S, M]):
    def __init__(self, match: Match[S, M], settings: Settings | None = None) -> None:
        self.match = match
        self.pace = Pace()
        self.minds = Minds(match, self.pace)
        self.hands = Hands(match)
        self.viewer: Seat | None = None
        self.curtain: Seat | None = None  # the device is to be passed to this person
        self.answering: Seat | None = None  # who has said they will answer a question put to anyone
        self.holding = False  # an event asks for a tap before play goes on
        self.paused = False
        self.refusal: Illegal | None = None
        self.hint: tuple[Seat, Thought[M]] | None = None
        self._hinter: Thinker[M] | None = None
        self._drawn: tuple[S, Seat | None, Scene] | None = None
        self._times = [float(seconds) for seconds in match.head.time] or [0.0] * match.seats
        self.set(settings or Settings())
        self._begin_free()
        self._settle()

    # -- who is here ---------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game[S, M]:
        return self.match.game

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(i for i, player in enumerate(self.match.head.players) if player.kind == "person")

    @property
    def alone(self) -> bool:
        """With one person at the table no prompt, pause or forced tap can tell anybody a secret."""
        return len(self.people) <= 1

    @property
    def running(self) -> bool:
        return not (self.paused or self.holding or self.curtain is not None or self.match.over)

    @property
    def question(self) -> tuple[Seat, ...]:
        """The people who are publicly asked whether they answer; () if there is no such question."""
        ask = self.match.ask
        if ask.how != "anyone" or self.alone or self.answering is not None:
            return ()
        return self._people_of(ask)

    @property
    def actors(self) -> tuple[Seat, ...]:
        """The people who can act on this screen now."""
        ask = self.match.ask
        if not self.running or self.pace.count or self.question:
            return ()
        if ask.how == "free" and not self.alone:
            return self._people_of(ask)
        return (self.viewer,) if self.viewer is not None and self.viewer in ask.seats else ()

    def view(self) -> S:
        """What may be on screen."""
        return self.game.view(self.match.state, self.viewer)

    def scene(self) -> Scene:
        """The picture on screen, drawn once for each state and viewer."""
        drawn = self._drawn
        if drawn is None or drawn[0] is not self.match.state or drawn[1] != self.viewer:
            drawn = self._drawn = (self.match.state, self.viewer, self.game.scene(self.view(), self.viewer))
        return drawn[2]

    # -- moves ---------------------------------------------------------------------------------------------------

    def tap(self, region: RegionId, seat: Seat | None = None) -> None:
        """A tap on a region. Without a seat it is for who can go on with it; where several can, one must say so."""
        self.refusal = self.hint = None
        if seat is None and len(self.actors) > 1:
            seat = self.hands.whose(region, self.actors)
            if seat is None:
                return
        seat = self._acting(seat)
        # A forced last tap is made for a person unless others could read something from its being forced.
        finish = self.alone or self.match.ask.how in ("turn", "free")
        tapped = self.hands.tap(seat, region, self.scene(), finish and not self._careful)
        self.refusal = tapped.refusal
        if tapped.slip:
            slips = list(self.match.head.slips or (0,) * self.match.seats)
            slips[seat] += 1
            self.match.head = replace(self.match.head, slips=tuple(slips))
        pointed = self._careful and region in shown(self.scene())
        if tapped.move is not None and not (self.settings.confirm or pointed):
            self._make(seat, tapped.move)

    def back(self, seat: Seat | None = None) -> None:
        """One step back in a half-made move."""
        self.hands.back(self._acting(seat))
        self.refusal = self.hint = None

    def next_way(self, seat: Seat | None = None) -> None:
        self.hands.next_way(self._acting(seat), self.scene())

    def confirm(self, seat: Seat | None = None) -> None:
        """Makes the move that is shown as a ghost."""
        seat = self._acting(seat)
        ghost = self.hands.ghost(seat, self.scene())
        if ghost is None:
            raise Illegal("core-nothing-to-confirm")
        self._make(seat, ghost)

    def answer(self, seat: Seat | None) -> None:
        """To a question put to anyone: this person will answer, or nobody will."""
        asked = self.question
        if not asked or (seat is not None and seat not in asked):
            raise Illegal("core-not-your-turn")
        if seat is None:
            for person in asked:
                self._make(person, self.hands.tree(person).moves[0])
        else:
            self.answering = seat
            self._call(seat)

    def _acting(self, seat: Seat | None) -> Seat:
        actors = self.actors
        if seat is None and len(actors) == 1:
            return actors[0]
        if seat is None or seat not in actors:
            raise Illegal("core-not-your-turn")
        return seat

    @property
    def _careful(self) -> bool:
        """Whether the ghost of a move waits for a last tap. In real time a move with no choice left is made."""
        return self.scene().careful and self.match.ask.how != "free"

    # -- the table as a whole ------------------------------------------------------------------------------------

    def set(self, settings: Settings) -> None:
        self.settings = settings
        clock = dict(self.match.head.options).get("clock", "off")
        self.pace.clock = 1000.0 * int(clock) if settings.clocks and clock.isdecimal() and int(clock) else None
        self.pace.speed = settings.speed

    def lift(self, seat: Seat) -> None:
        """The person for whom the curtain fell has the device."""
        if seat != self.curtain:
            raise Illegal("core-not-your-turn")
        self.viewer, self.curtain = seat, None

    def draw_curtain(self) -> None:
        """Hides the hand on screen: the page was left."""
        if not self.alone and self.viewer is not None and self.view() != self.game.view(self.match.state, None):
            self.viewer, self.curtain = None, self.viewer

    def pause(self, on: bool) -> None:
        """Free play goes on with a count: all must have found their place again."""
        if self.paused and not on:
            self._begin_free()
        self.paused = on

    def go_on(self) -> None:
        """What has ended was looked at: chance goes on, and with it the game."""
        self.holding = False
        self.match.roll()
        self._begin_free()
        self._changed()

    def _begin_free(self) -> None:
        if self.match.ask.how == "free":
            self.pace.begin_count()

    def ask_hint(self, seat: Seat | None = None) -> None:
        self._hinter = thinker(self.match, self._acting(seat), 3, self.pace.now + HINT_THINKING)

    def sit(self, seat: Seat, player: Player) -> None:
        """Somebody else takes a seat in mid-game: a bot for a person, or a person for a bot."""
        players = list(self.match.head.players)
        players[seat] = player
        self.match.head = replace(self.match.head, players=tuple(players))
        if seat in (self.viewer, self.curtain, self.answering):
            self.viewer = self.curtain = self.answering = None
        self._changed()

    @property
    def can_undo(self) -> bool:
        """One person against bots may take back any move; among several people it goes up to the barrier."""
        log = self.match.log
        if self.match.ask.how == "free":
            return False
        if self.alone and self.settings.takebacks:
            return any(entry.seat in self.people for entry in log)
        return bool(log) and log[-1].seat in self.people and not self.match.barred()

    def undo(self) -> None:
        """Takes back a person's last move; bots' later moves go with it."""
        if not self.can_undo:
            raise Illegal("core-undo-barred")
        while self.match.undo() not in self.people:
            pass
        self.answering = None
        self.holding = False
        self._changed()

    def redo(self) -> None:
        """Makes the move again, and what bots did after it, up to the next decision of a person."""
        self.match.redo()
        while self.match.can_redo and not self._people_of(self.match.ask):
            self.match.redo()
        self.match.roll()  # which may have waited at a hold
        self._changed()

    # -- time ----------------------------------------------------------------------------------------------------

    def tick(self, page_time: float, slice_ms: float = SLICE) -> bool:
        """Lets time pass and bots think for a slice. True if there is something new to show."""
        counting = self.pace.count is not None
        passed = self.pace.advance(page_time, self.running, self.wake is not None)
        if not self.running:
            return False
        for seat in self.actors:
            self._times[seat] += passed / 1000
        if counting:
            return True
        ask = self.match.ask
        if ask.how == "turn" and self.pace.clock_left == 0:
            legal = self.game.legal(self.match.state, ask.seats[0])
            self._make(ask.seats[0], Dice(self.match.head.seed, "clock", len(self.match.log)).choice(legal))
            return True
        bots = self._bots_of(ask)
        moves = self.minds.ready(bots, slice_ms) if bots.seats else []
        for seat, move in moves:
            self._make(seat, move)
        return bool(moves) or self._think_hint(slice_ms)

    @property
    def wake(self) -> float | None:
        """Milliseconds until the table wants to be ticked; None = not before somebody acts."""
        if not self.running:
            return None
        if self.pace.count:
            return (self.pace.counted - self.pace.now) % 1000 or 1000.0
        if self._hinter:
            return 0.0
        waits = []
        if self.match.ask.how == "turn" and self.pace.clock_left is not None:
            waits.append(min(1000.0, self.pace.clock_left))
        bots = self._bots_of(self.match.ask)
        if bots.seats:
            waits.append(self.minds.wake(bots))
        return min(LONGEST_WAIT, *waits) if waits else None

    def _people_of(self, ask: Ask) -> tuple[Seat, ...]:
        return tuple(seat for seat in ask.seats if seat in self.people)

    def _bots_of(self, ask: Ask) -> Ask:
        """The bots that may decide now. Where choices are sealed they come after the people."""
        people = self._people_of(ask)
        bots = () if people and ask.how != "free" else tuple(seat for seat in ask.seats if seat not in people)
        return Ask(bots, ask.how)

    def _think_hint(self, slice_ms: float) -> bool:
        if self._hinter is None:
            return False
        self._hinter.run(self.pace.now, slice_ms)
        if not self._hinter.done or self._hinter.best is None:
            return False
        self.hint, self._hinter = (self._hinter.seat, self._hinter.best), None
        return True

    # -- what follows a change -----------------------------------------------------------------------------------

    def _make(self, seat: Seat, move: M) -> None:
        events = self.match.play(seat, move, hold=bool(self.people))
        self.holding = bool(self.people) and any(event.hold for event in events)
        self.hands.drop(seat)
        self.answering = None
        self.match.head = replace(self.match.head, time=tuple(round(seconds) for seconds in self._times))
        self._changed()

    def _changed(self) -> None:
        """The log has grown or shrunk: what was thought or half made may be stale."""
        self.pace.ask(self.match.ask.goes_on)
        self.minds.forget()
        self.hint = self._hinter = self.refusal = None
        slower = self.hands.recheck(self.match.ask.seats, self.scene())
        if slower and self.match.ask.how == "free":
            self.refusal = Illegal("core-taken", who=Who(slower[0]))
        self._settle()

    def _settle(self) -> None:
        """Brings the right person to the screen."""
        ask = self.match.ask
        asked = self._people_of(ask)
        if self.alone:
            self.viewer = self.people[0] if self.people else None
            if ask.how == "anyone" and asked and len(self.hands.tree(asked[0]).moves) == 1:
                self._make(asked[0], self.hands.tree(asked[0]).moves[0])  # nothing to ask
        elif ask.how == "free" or self.question:
            self.viewer = self.curtain = None
        elif asked:
            self._call(asked[0] if self.answering is None else self.answering)
        else:
            self.curtain = None

    def _call(self, seat: Seat) -> None:
        """Passes the screen to a person. The curtain falls only if they would see other things than are on it,

        or choose in secret on a screen that all are looking at.
        """
        own = self.game.view(self.match.state, seat)
        watched = self.match.ask.how == "sealed" and own == self.game.view(self.match.state, None)
        if seat == self.viewer and not watched:
            return
        if self.curtain is None and self.view() == own and not watched:
            self.viewer = seat
        else:
            self.viewer, self.curtain = None, seat
