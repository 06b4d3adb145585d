"""One's own bot in a process of its own: it may raise, end its process or hang, and it gets views, never the state.

What it says is read as JSON, so that it cannot hand over more than texts and numbers.
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

from patolli.bots.arena.entries import Entry, is_own, place, player, said
from patolli.bots.arena.faults import CRASH, ILLEGAL, OVERTIME, Fault, answer
from patolli.bots.errors import UnknownBot
from patolli.core.actions import Action
from patolli.core.game import Game
from patolli.core.registry import load

SPAWN: Final = multiprocessing.get_context("spawn")
ENDED: Final = "ended"
PARTING: Final = 1.0  # seconds for a process that says no more to be gone
LONGEST: Final = 1 << 20  # bytes of what it says


class OwnBot:
    """A bot that is asked in another process, which starts when it is needed and must be stopped."""

    def __init__(self, entry: Entry, game: Game, limit: float) -> None:
        self.entry, self.game, self.limit = entry, game, limit
        self.process: SpawnProcess | None = None
        self.files: list[str] = []  # in which it is written, once it is made
        self.hung = False

    def start(self) -> None:
        """Start the process and let it make the bot. Raises UnknownBot, and Fault if it says nothing about it."""
        self.pipe, far = SPAWN.Pipe()
        self.process = SPAWN.Process(target=serve, args=(self.entry, self.game.name, self.game.given, far))
        self.process.start()
        far.close()
        self.hear(None)  # how long Python takes to start is not the bot's fault
        found = self.hear(self.limit)
        if found.get("wrong"):
            self.stop()
            raise UnknownBot(f"bot {self.entry.bot!r}: {found['wrong']}")
        self.files = [str(file) for file in found.get("files", [])]

    def choose(self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int) -> Action:
        """What the bot answers. Raises Fault; if it has hung once it is not asked again, lest every decision waits."""
        if self.hung:
            raise Fault(OVERTIME, f"{self.limit:g}")
        if self.process is None:
            try:
                self.start()
            except UnknownBot as error:
                raise Fault(CRASH, str(error)) from None
        with suppress(OSError):  # if it is gone, that is heard
            self.pipe.send((view, list(legal), budget, seed))
        found = self.hear(self.limit)
        action = found.get("action")
        if type(action) is int and action in legal:
            return action
        raise Fault(str(found.get("kind", ILLEGAL)), str(found.get("why", "")))

    def hear(self, limit: float | None) -> dict[str, Any]:
        """What the process says within so many seconds. Raises Fault, and then it is stopped."""
        try:
            if self.pipe.poll(limit):
                found: dict[str, Any] = dict(json.loads(self.pipe.recv_bytes(LONGEST)))
                return found
            self.hung = True
            fault = Fault(OVERTIME, f"{limit:g}")
        except (EOFError, OSError, ValueError, TypeError):
            assert self.process is not None
            fault = Fault(ENDED, str(parted(self.process)))
        self.stop()
        raise fault

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.pipe.close()
            self.process = None


def serve(entry: Entry, name: str, options: Mapping[str, object], pipe: "Connection[object, Any]") -> None:
    """What that process does: make the bot, then answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = sys.stderr  # what bots print is not among the results
    game = load(name, options)
    say(pipe, {})
    try:
        bot = player(entry, game)
        files = written_in(entry.bot.partition(":")[0])
    except BaseException as error:
        say(pipe, {"wrong": said(error) + place(error, entry)})
        return
    say(pipe, {"files": files})
    while True:
        try:
            asked = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            say(pipe, {"action": answer(entry, lambda: bot, *asked)})
        except Fault as fault:
            cause = fault.__cause__  # without its text, which may name what the seat alone knows
            why = type(cause).__name__ + place(cause, entry) if cause else ""
            say(pipe, {"kind": fault.kind, "why": why})


def written_in(name: str) -> list[str]:
    """The file of a module, and those of all modules beside it or below that have been imported."""
    own = sys.modules[name].__file__
    if own is None:
        return []
    folder = Path(own).resolve().parent
    found = {Path(file).resolve() for module in list(sys.modules.values()) if (file := getattr(module, "__file__", ""))}
    return sorted(str(file) for file in found if folder in file.parents)


def parted(process: SpawnProcess) -> int | None:
    """With which status a process has ended; one that only says no more is killed."""
    end = monotonic() + PARTING
    while process.exitcode is None and monotonic() < end:  # join waits for ever for one that closed its files
        sleep(0.01)
    process.kill()
    process.join()
    return process.exitcode


def say(pipe: "Connection[object, Any]", what: dict[str, object]) -> None:
    """Tell the process that asks."""
    pipe.send_bytes(json.dumps(what).encode())


def tried(entry: Entry, game: Game, limit: float) -> list[str]:
    """Make a bot once, one's own in a process that it may end; the files of one's own. Raises UnknownBot."""
    if not is_own(entry.bot):
        player(entry, game)
        return []
    own = OwnBot(entry, game, limit)
    try:
        own.start()
        return own.files
    except Fault as fault:
        hung = f"it was not made in {fault} s"
        ended = f"its process ended with status {fault} while it was made"
        raise UnknownBot(f"bot {entry.bot!r}: {hung if fault.kind == OVERTIME else ended}") from None
    finally:
        own.stop()
