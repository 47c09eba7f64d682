"""`python -m pygames.core`: a game in the terminal, simulations, the strength of bots, the laws."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from typing import Any

from .game import Game, Illegal, games
from .lab.find import Unknown, check_start, contestant, contestants, find_game
from .match import Match
from .record import KINDS, Player, check_seed
from .say import LANGUAGES

EXTRA = ("babel", "fluent", "tqdm")  # what `pygames-core[lab]` brings; each command asks for no more than it needs


def main() -> int:
    parser = _parser()
    arguments, rest = parser.parse_known_args()
    try:
        return int(arguments.run(arguments, rest))
    except (Unknown, Illegal) as error:
        parser.error(str(error))
    except ModuleNotFoundError as missing:
        if str(missing.name).split(".")[0] not in EXTRA:
            raise
        parser.error(f"{missing}; it comes with: pip install 'pygames-core[lab]'")
    except BrokenPipeError:  # the reader, `head` perhaps, has seen enough; Python must not try to say the rest
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def _play(arguments: argparse.Namespace, rest: list[str]) -> int:
    from .lab.play import Play

    game, options = _game(arguments, rest)
    players = [Player(kind) for kind in _kinds(arguments.seats, game)]
    check_start(game, len(players), options)
    Play(Match.new(game, options=options, seed=arguments.seed, players=players), arguments.lang).run()
    return 0


def _simulate(arguments: argparse.Namespace, rest: list[str]) -> int:
    from .lab.simulate import simulate

    game, options = _game(arguments, rest)
    seats = _seats(arguments, game, options)
    bots = contestants(game, arguments.bots, seats)
    for line in simulate(game, bots, options, arguments.games, arguments.seed):
        print(line)
    return 0


def _arena(arguments: argparse.Namespace, rest: list[str]) -> int:
    from .lab.arena import report

    game, options = _game(arguments, rest)
    seats = _seats(arguments, game, options)
    entrants = [contestant(game, text, arguments.budget) for text in arguments.bots]
    if len(entrants) < 2:
        raise Unknown("an arena takes two bots or more")
    for line in report(game, entrants, seats, options, arguments.games, arguments.seed):
        print(line, flush=True)
    return 0


def _laws(arguments: argparse.Namespace, rest: list[str]) -> int:
    from .lab.obey import obey

    if rest:
        raise Unknown(f"laws are tried on all options; not understood: {' '.join(rest)}")
    chosen = [find_game(arguments.game)] if arguments.game else list(games().values())
    return 0 if obey(chosen, arguments.games, arguments.seed) else 1


def _game(arguments: argparse.Namespace, rest: list[str]) -> tuple[Game[Any, Any], dict[str, str]]:
    """The game, and what is left of the command line: its own options."""
    game = find_game(arguments.game)
    parser = argparse.ArgumentParser(prog=f"options of {game.info.id}", add_help=False, allow_abbrev=False)
    for option in game.info.options:
        parser.add_argument(f"--{option.name}", dest=option.name, choices=option.choices, default=option.default)
    return game, vars(parser.parse_args(rest))


def _kinds(text: str | None, game: Game[Any, Any]) -> list[str]:
    if text is None:
        return ["person", *["bot2"] * (game.info.seats[0] - 1)]
    kinds = text.split(",")
    if unknown := [kind for kind in kinds if kind not in KINDS]:
        raise Unknown(f"nobody is called {unknown[0]!r}; seats are taken by {', '.join(KINDS)}")
    return kinds


def _seats(arguments: argparse.Namespace, game: Game[Any, Any], options: dict[str, str]) -> int:
    seats = game.info.seats[0] if arguments.seats is None else int(arguments.seats)
    check_start(game, seats, options)
    return seats


def _count(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError("a whole number above 0")
    return int(text)


def _seed(text: str) -> str:
    try:
        return check_seed(text)
    except Illegal:
        raise argparse.ArgumentTypeError("1 to 64 letters, digits, dots, plus or minus signs") from None


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m pygames.core", description=__doc__, allow_abbrev=False)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    own = "The game's own options go here too, e.g. --deck spicy."

    def command(name: str, run: object, help: str, epilog: str | None = own) -> argparse.ArgumentParser:
        found = commands.add_parser(name, help=help, description=help, epilog=epilog, allow_abbrev=False)
        found.set_defaults(run=run)
        return found

    play = command("play", _play, "Play in the terminal.")
    play.add_argument("game")
    play.add_argument("--seats", metavar="KIND,…", help=f"who sits where: {', '.join(KINDS)}")
    play.add_argument(
        "--seed", type=_seed, default=secrets.token_hex(3), help="the luck of the game; another each time"
    )
    play.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0])

    simulate = command("simulate", _simulate, "Let bots play many games, and describe these.")
    simulate.add_argument("game")
    simulate.add_argument("--games", type=_count, default=200)
    simulate.add_argument("--seats", type=_count)
    simulate.add_argument("--bots", default="random", metavar="BOT,…", help="one for all seats or one for each")
    simulate.add_argument("--seed", type=_seed, default="0")

    arena = command("arena", _arena, "Measure the strength of bots: each meets those named after it.")
    arena.add_argument("game")
    arena.add_argument("bots", nargs="+", metavar="BOT", help="random, greedy, 1, 2, 3; 3@400 thinks 400 steps a move")
    arena.add_argument("--games", type=_count, default=400, help="of each meeting, at least")
    arena.add_argument("--seats", type=_count)
    arena.add_argument("--budget", type=_count, help="steps a move of all levels named without @; else their own")
    arena.add_argument("--seed", type=_seed, default="0")

    laws = command("laws", _laws, "Try the laws that every game must obey.", epilog=None)
    laws.add_argument("game", nargs="?", help="else all games")
    laws.add_argument("--games", type=_count, default=20)
    laws.add_argument("--seed", type=_seed, default="0")
    return parser


if __name__ == "__main__":
    sys.exit(main())
