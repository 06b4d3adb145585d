"""A user's bot in a process of its own: it may raise, end its process or hang, and it gets views, never the state.

Its answers are read as JSON, so that it can pass only texts and numbers.
"""

import json
import multiprocessing
import signal
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

from patolli.bots.arena.entrants import Entry, exception_line, is_user_bot, make_player, raised_at
from patolli.bots.arena.forfeits import CRASH, ILLEGAL, OVERTIME, Forfeit, answer
from patolli.bots.errors import UnknownBot
from patolli.core.actions import Action
from patolli.core.game import Game
from patolli.core.registry import load

SPAWN: Final = multiprocessing.get_context("spawn")
ENDED: Final = "ended"
PARTING: Final = 1.0  # seconds that a silent process has to end
LONGEST: Final = 1 << 20  # bytes of a message


class IsolatedBot:
    """A bot in another process. The process starts when it is needed and must be stopped."""

    def __init__(self, entry: Entry, game: Game, limit: float) -> None:
        self.entry, self.game, self.limit = entry, game, limit
        self.process: SpawnProcess | None = None
        self.files: list[str] = []  # its source files, once it is made
        self.hung = False

    def start(self) -> None:
        """Start the process and make the bot in it. Raises UnknownBot, or Forfeit if there is no answer."""
        self.pipe, far = SPAWN.Pipe()
        game = self.game.name, self.game.given_options, self.game.rules
        self.process = SPAWN.Process(target=serve, args=(self.entry, game, far))
        self.process.start()
        far.close()
        self.receive(None)  # the start of Python is not limited
        found = self.receive(self.limit)
        if found.get("wrong"):
            self.stop()
            raise UnknownBot(f"bot {self.entry.bot!r}: {found['wrong']}")
        self.files = [str(file) for file in found.get("files", [])]

    def choose(self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int) -> Action:
        """Return the bot's answer. Raises Forfeit; a bot that hung once is not asked again, to save waiting."""
        if self.hung:
            raise Forfeit(OVERTIME, f"{self.limit:g}")
        if self.process is None:
            try:
                self.start()
            except UnknownBot as error:
                raise Forfeit(CRASH, str(error)) from None
        with suppress(OSError):  # if the process is gone, `receive` reports it
            self.pipe.send((view, list(legal), budget, seed))
        found = self.receive(self.limit)
        action = found.get("action")
        if type(action) is int and action in legal:
            return action
        raise Forfeit(str(found.get("kind", ILLEGAL)), str(found.get("why", "")))

    def receive(self, limit: float | None) -> dict[str, Any]:
        """Return the next message of the process within so many seconds. Stops it and raises Forfeit otherwise."""
        try:
            if self.pipe.poll(limit):
                found: dict[str, Any] = dict(json.loads(self.pipe.recv_bytes(LONGEST)))
                return found
            self.hung = True
            forfeit = Forfeit(OVERTIME, f"{limit:g}")
        except (EOFError, OSError, ValueError, TypeError):
            assert self.process is not None
            forfeit = Forfeit(ENDED, str(exit_status(self.process)))
        self.stop()
        raise forfeit

    def stop(self) -> None:
        """Kill the process."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.pipe.close()
            self.process = None


def serve(entry: Entry, about: tuple[str, Mapping[str, object], int], pipe: "Connection[object, Any]") -> None:
    """Run the process: make the bot, then answer until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = sys.stderr  # what bots print is not part of the results
    game = load(*about)
    send(pipe, {})
    try:
        bot = make_player(entry, game)
        files = source_files(entry.bot.partition(":")[0])
    except BaseException as error:
        send(pipe, {"wrong": exception_line(error) + raised_at(error, entry)})
        return
    send(pipe, {"files": files})
    while True:
        try:
            asked = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            send(pipe, {"action": answer(entry, lambda: bot, *asked)})
        except Forfeit as forfeit:
            cause = forfeit.__cause__  # without its text, which may name hidden cards
            why = type(cause).__name__ + raised_at(cause, entry) if cause else ""
            send(pipe, {"kind": forfeit.kind, "why": why})


def source_files(name: str) -> list[str]:
    """Return the file of a module, and those of all imported modules in its folder or below."""
    own = sys.modules[name].__file__
    if own is None:
        return []
    folder = Path(own).resolve().parent
    found = {Path(file).resolve() for module in list(sys.modules.values()) if (file := getattr(module, "__file__", ""))}
    return sorted(str(file) for file in found if folder in file.parents)


def exit_status(process: SpawnProcess) -> int | None:
    """Return the exit status of a process; kill it if it does not end by itself."""
    end = monotonic() + PARTING
    while process.exitcode is None and monotonic() < end:  # join would wait for ever for one that closed its files
        sleep(0.01)
    process.kill()
    process.join()
    return process.exitcode


def send(pipe: "Connection[object, Any]", what: dict[str, object]) -> None:
    """Send a message to the parent process."""
    pipe.send_bytes(json.dumps(what).encode())


def check_bot(entry: Entry, game: Game, limit: float) -> list[str]:
    """Make a bot once, a user's own in its process, and return the files of a user's own. Raises UnknownBot."""
    if not is_user_bot(entry.bot):
        make_player(entry, game)
        return []
    own = IsolatedBot(entry, game, limit)
    try:
        own.start()
        return own.files
    except Forfeit as forfeit:
        hung = f"it was not made in {forfeit} s"
        ended = f"its process ended with status {forfeit} while it was made"
        raise UnknownBot(f"bot {entry.bot!r}: {hung if forfeit.kind == OVERTIME else ended}") from None
    finally:
        own.stop()
