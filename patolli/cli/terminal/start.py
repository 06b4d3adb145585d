"""`patolli play`: choose a game and its players, or resume one; then run the terminal client."""

import shlex
import signal
import sys
from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from shutil import which
from typing import TYPE_CHECKING, Final, NoReturn

from patolli.cli import INTERRUPTED, Command
from patolli.cli.diagnostics import read_options
from patolli.cli.games import add_lang, offered
from patolli.core.errors import BadOption, PatolliError
from patolli.core.game import Game
from patolli.core.record import read_record_file
from patolli.core.registry import game_class, load
from patolli.match.fair_draws import FairDraws
from patolli.match.match import Match
from patolli.messages import Messages

if TYPE_CHECKING:
    from patolli.cli.terminal.prompt import Keyboard

EXAMPLES: Final = """\
  patolli play                                 choose a game, play against normal
  patolli play {game} --seats 3                you and two bots
  patolli play {game} --seats you,hard         against the strongest
  patolli play {game} --seats Ada,Ben          two people, one keyboard
  patolli play {game} --save evening.patolli   saved after each decision
  patolli play --resume evening.patolli        continue it
In the game, `help` lists the commands.
"""
RIVALS: Final = """\
bots, the weakest level first:
  beginner        looks one step ahead, and often picks something worse
  easy            looks one step ahead and takes the best action
  normal          considers what a good player would, up to a second a turn
  hard            as normal, but thinks several times as long and misses less
  normal:raider   with a style, a preference in play; patolli games lists those of each game
  normal~40       with a strength from 0 to 100: the lower, the more often it takes something worse
  hard:raider~70  with both
  mine:Bold       your own: Bold(game) of mine.py
"""
# A closed window must not lose a game.
CLOSED: Final = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


def add_commands(command: Command) -> None:
    """Add the command."""
    play = command("play", EXAMPLES)
    play.epilog = f"{RIVALS}\n{play.epilog}"
    play.add_argument("game", metavar="GAME", nargs="?", help="the game (default: choose from a list)")
    seats = "names of people and bots (below) separated by commas; a number: you, and normal in the other seats"
    play.add_argument("--seats", metavar="SPEC", help=seats)
    play.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="see patolli games")
    play.add_argument("--save", metavar="FILE", type=Path, help="save here after each decision")
    play.add_argument("--resume", metavar="FILE", type=Path, help="continue a saved game; it is saved there again")
    play.add_argument("--seed", metavar="N", help="a number or 64 hexadecimal digits: the same draws each time")
    add_lang(play)
    play.set_defaults(run=play_game)


def play_game(args: Namespace) -> int:
    """Play a game in the terminal."""
    from patolli.cli.terminal.client import Client  # imported here: slow, and no other command needs it
    from patolli.cli.terminal.prompt import keyboard

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
        message = f"{client.messages.format('interrupted')} {client.leave()}"
        with suppress(OSError):  # the terminal may be gone
            client.say(message)
        return INTERRUPTED
    except OSError as error:  # the output is closed
        client.save()
        raise error if isinstance(error, BrokenPipeError) else KeyboardInterrupt from None
    except Exception:
        client.say(client.leave())  # the game is saved in any case
        raise
    return 0


def interrupt(*given: object) -> NoReturn:
    """End the game as Ctrl-C does, once."""
    for number in CLOSED:
        signal.signal(number, signal.SIG_IGN)
    raise KeyboardInterrupt


def check_target(save: Path | None, resume: Path | None) -> None:
    """Raise PatolliError if saving would fail or overwrite another game."""
    if save is None or save == resume:
        return
    if save.exists():
        raise PatolliError(f"{save} already exists; --resume {save} continues it")
    if not save.absolute().parent.is_dir():
        raise PatolliError(f"{save}: there is no folder {save.parent}")


def resumed(args: Namespace) -> Match:
    """Return the match of a saved game, possibly with other players."""
    from patolli.cli.terminal.seating import players, read_seats

    if args.option or args.seed:
        raise BadOption("--option and --seed set up a new game; --resume continues an old one")
    record = read_record_file(args.resume)
    if args.game and game_class(args.game).name != game_class(record.game).name:
        raise BadOption(f"{args.resume} is a game of {record.game}; expected one of {args.game}")
    match = Match.resume(record, args.resume.parent)
    replay = match.replay
    labels = read_seats(args.seats, replay.game, Messages(None, args.lang)) if args.seats else replay.labels
    if len(labels) != len(replay.labels):
        raise BadOption(f"--seats {args.seats}: {len(labels)} seats; expected {len(replay.labels)}")
    for seat, label in enumerate(labels):
        if label != replay.labels[seat]:
            match.replace_player(seat, label)
    players(replay.game, replay.labels)
    return match


def started(args: Namespace, keys: "Keyboard") -> Match | None:
    """Return a new match; None if no game was chosen."""
    from patolli.cli.terminal.seating import read_seats

    name = args.game or choose(args.lang, keys)
    if name is None:
        return None
    game: Game = load(name, read_options(args.option))
    labels = read_seats(args.seats, game, Messages(None, args.lang))
    if args.seed is None:
        return Match(game, labels)
    seed = read_seed(args.seed)
    return Match(game, labels, seed=seed, game_id=FairDraws(seed).commit()[:32])


def read_seed(text: str) -> bytes:
    """Return the seed of a number or 64 hexadecimal digits. Raises BadOption."""
    try:
        return bytes.fromhex(text) if len(text) == 64 else int(text).to_bytes(32, "big")
    except (ValueError, OverflowError):
        raise BadOption(f"--seed {text}: not a seed; expected a number from 0 on, or 64 hexadecimal digits") from None


def choose(lang: str, keys: "Keyboard") -> str | None:
    """Ask for a game; None if there is no answer."""
    games = offered()
    if len(games) == 1:
        return games[0].name
    for number, game in enumerate(games, 1):
        messages = Messages(game, lang)
        print(f"{number:2}  {messages.format('name')}: {messages.format('about')}")
    messages = Messages(None, lang)
    suggestions = [(game.name, Messages(game, lang).format("name")) for game in games]
    question = messages.format("which-game", {"name": games[0].name})
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
    """Return the shell command that runs patolli as now with other arguments."""
    started = Path(sys.argv[0])
    if started.parts[-2:] == ("patolli", "__main__.py"):
        command = [shortest(sys.executable), "-m", "patolli"]
    else:
        command = [shortest(sys.argv[0]) if started.name == "patolli" else "patolli"]
    return shlex.join([*command, *map(str, args)])


def shortest(program: str) -> str:
    """Return the name of a program if it is on the path, otherwise its path, relative if it lies below."""
    path, here = Path(program).absolute(), Path.cwd()
    if which(path.name) == str(path):
        return path.name
    return str(path.relative_to(here) if path.is_relative_to(here) else path)
