"""`patolli play`: which game, with whom, from where; then the terminal client."""

import shlex
import signal
import sys
from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from shutil import which
from typing import TYPE_CHECKING, Final, NoReturn

from patolli.cli.checks import read_options
from patolli.cli.games import Command, add_lang, offered
from patolli.core.errors import BadOption, PatolliError
from patolli.core.game import Game
from patolli.core.record import read_record_file
from patolli.core.registry import game_class, load
from patolli.play.draws import Draws
from patolli.play.match import Match
from patolli.words import Words

if TYPE_CHECKING:
    from patolli.cli.keyboard import Keyboard

EXAMPLES: Final = """\
  patolli play                                 choose a game, play against normal
  patolli play {game} --seats 3                you and two bots
  patolli play {game} --seats you,hard         against the strongest
  patolli play {game} --seats Ada,Ben          two people, one keyboard
  patolli play {game} --save evening.patolli   saved after each decision
  patolli play --resume evening.patolli        go on
In the game, `help` says what can be typed.
"""
RIVALS: Final = """\
bots, the weakest level first:
  beginner        takes what looks best at once, and often misses it
  easy            looks one step ahead and takes what looks best
  normal          thinks about what a good player would, up to a second a turn
  hard            as normal, but thinks several times as long and misses less
  normal:raider   with a style, that is what it likes most; patolli games lists those of each game
  normal~40       with a strength from 0 to 100: the lower, the more often it takes something worse
  hard:raider~70  with both
  mine:Bold       your own: Bold(game) of mine.py
"""
INTERRUPTED: Final = 130
# A closed window is no reason to lose a game.
CLOSED: Final = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


def add_commands(command: Command) -> None:
    """Add the command."""
    play = command("play", "play in the terminal, against bots or each other", EXAMPLES)
    play.epilog = f"{RIVALS}\n{play.epilog}"
    play.add_argument("game", metavar="GAME", nargs="?", help="which game (default: choose from a list)")
    seats = "names of people and bots (below) with commas; a number: you, and normal on the other seats"
    play.add_argument("--seats", metavar="SPEC", help=seats)
    play.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="see patolli games")
    play.add_argument("--save", metavar="FILE", type=Path, help="save here after each decision")
    play.add_argument("--resume", metavar="FILE", type=Path, help="go on with a saved game; it is saved there again")
    play.add_argument("--seed", metavar="N", help="a number or 64 hexadecimal digits: the same draws each time")
    add_lang(play)
    play.set_defaults(run=play_game)


def play_game(args: Namespace) -> int:
    """Play a game in the terminal."""
    from patolli.cli.keyboard import keyboard
    from patolli.cli.terminal import Client  # slow to load, and no other command needs it

    keys = keyboard()
    check_target(args.save, args.resume)
    match = resumed(args) if args.resume else started(args, keys)
    if match is None:
        return 0
    client = Client(match, args.lang, args.save or args.resume, keys)
    for number in CLOSED:
        signal.signal(number, interrupt)
    try:
        client.play()
    except KeyboardInterrupt:
        told = f"{client.words.say('interrupted')} {client.leave()}"
        with suppress(OSError):  # the terminal may be gone
            client.say(told)
        return INTERRUPTED
    except OSError as error:  # nobody can read any more
        client.save()
        raise error if isinstance(error, BrokenPipeError) else KeyboardInterrupt from None
    except Exception:
        client.say(client.leave())  # whatever went wrong, the game is not lost
        raise
    return 0


def interrupt(*given: object) -> NoReturn:
    """End the game as Ctrl-C does, once."""
    for number in CLOSED:
        signal.signal(number, signal.SIG_IGN)
    raise KeyboardInterrupt


def check_target(save: Path | None, resume: Path | None) -> None:
    """Raise PatolliError if saving would fail, or write over another game."""
    if save is None or save == resume:
        return
    if save.exists():
        raise PatolliError(f"{save} is there already: --resume {save} goes on with it")
    if not save.absolute().parent.is_dir():
        raise PatolliError(f"{save}: there is no folder {save.parent}")


def resumed(args: Namespace) -> Match:
    """The match of a saved game, perhaps with other players."""
    from patolli.cli.seats import players, read_seats

    if args.option or args.seed:
        raise BadOption("--option and --seed are for new games, and --resume goes on with an old one")
    record = read_record_file(args.resume)
    if args.game and game_class(args.game).name != game_class(record.game).name:
        raise BadOption(f"{args.resume} is a game of {record.game}, not of {args.game}")
    match = Match.resume(record, args.resume.parent)
    table = match.table
    labels = read_seats(args.seats, table.game, Words(None, args.lang)) if args.seats else table.labels
    if len(labels) != len(table.labels):
        raise BadOption(f"--seats {args.seats}: this game has {len(table.labels)} seats")
    for seat, label in enumerate(labels):
        if label != table.labels[seat]:
            match.replace(seat, label)
    players(table.game, table.labels)
    return match


def started(args: Namespace, keys: "Keyboard") -> Match | None:
    """A new match; None if no game was chosen."""
    from patolli.cli.seats import read_seats

    name = args.game or choose(args.lang, keys)
    if name is None:
        return None
    game: Game = load(name, read_options(args.option))
    labels = read_seats(args.seats, game, Words(None, args.lang))
    if args.seed is None:
        return Match(game, labels)
    seed = read_seed(args.seed)
    return Match(game, labels, seed=seed, game_id=Draws(seed).commit()[:32])


def read_seed(text: str) -> bytes:
    """The seed that a number or 64 hexadecimal digits stand for. Raises BadOption."""
    try:
        return bytes.fromhex(text) if len(text) == 64 else int(text).to_bytes(32, "big")
    except (ValueError, OverflowError):
        raise BadOption(f"--seed {text}: write a number from 0 on, or 64 hexadecimal digits") from None


def choose(lang: str, keys: "Keyboard") -> str | None:
    """The game that a person wants; None if nobody answers."""
    games = offered()
    if len(games) == 1:
        return games[0].name
    for number, game in enumerate(games, 1):
        words = Words(game, lang)
        print(f"{number:2}  {words.say('name')}: {words.say('about')}")
    words = Words(None, lang)
    suggestions = [(game.name, Words(game, lang).say("name")) for game in games]
    question = words.say("which-game", {"name": games[0].name})
    while True:
        try:
            typed = keys.read(f"{question} ", lambda text: suggestions).strip().lower()
        except EOFError:
            return None
        if typed in ("quit", "exit"):
            return None
        begun = {game.name for game in games if game.name.startswith(typed)}
        if not typed:
            return games[0].name
        if typed.isascii() and typed.isdigit() and 1 <= int(typed[:9]) <= len(games):
            return games[int(typed[:9]) - 1].name
        try:
            return begun.pop() if len(begun) == 1 else game_class(typed).name
        except PatolliError as error:
            print(error)


def own_command(*args: str | Path) -> str:
    """How to start patolli once more as it was started, with other arguments, for a shell."""
    started = Path(sys.argv[0])
    if started.parts[-2:] == ("patolli", "__main__.py"):
        command = [shortest(sys.executable), "-m", "patolli"]
    else:
        command = [shortest(sys.argv[0]) if started.name == "patolli" else "patolli"]
    return shlex.join([*command, *map(str, args)])


def shortest(program: str) -> str:
    """The name of a program if a shell finds it, else its path, from here if it lies below."""
    path, here = Path(program).absolute(), Path.cwd()
    if which(path.name) == str(path):
        return path.name
    return str(path.relative_to(here) if path.is_relative_to(here) else path)
