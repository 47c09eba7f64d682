"""Taco Loco: stack ingredients to exactly 11, give the perfect taco away, and end with the fewest cards."""

from pygames.core.bots import Bot
from pygames.core.game import Info, Option

from . import chance, hidden, notation, rules, scene, score, taps, telling
from .cards import DECKS
from .moves import Move
from .state import State

__version__ = "0.1.0"


class TacoLoco:
    """The table of contents: each method is a function of the module that explains it."""

    info = Info("tacoloco", __version__, (2, 3, 4, 5), (Option("deck", tuple(DECKS), "standard"),))

    start = staticmethod(rules.start)
    to_act = staticmethod(rules.to_act)
    legal = staticmethod(rules.legal)
    apply = staticmethod(rules.apply)
    roll = staticmethod(chance.roll)

    sides = staticmethod(score.sides)
    scores = staticmethod(score.scores)
    outcome = staticmethod(score.outcome)

    write = staticmethod(notation.write)
    read = staticmethod(notation.read)

    view = staticmethod(hidden.view)
    guess = staticmethod(hidden.guess)

    prompt = staticmethod(telling.prompt)
    tell = staticmethod(telling.tell)
    path = staticmethod(taps.path)
    why = staticmethod(taps.why)
    scene = staticmethod(scene.scene)

    def bot(self, level: int, /) -> Bot[State, Move]:
        from . import bot  # only now: a table is laid before anybody thinks

        return bot.bot(self, level)


GAME = TacoLoco()
