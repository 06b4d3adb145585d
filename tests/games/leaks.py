"""Planted leaks: a game, broken so that a seat can learn what it must not; the permutation law finds each of them.

Run as a program in pure Python, where classes can be patched: `leaks.py MODULE` prints {leak: [law, message]} as JSON
for the `LEAKS` of a module such as games.cortez.leaks.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import patolli
from patolli.core.registry import load
from patolli.testing import fuzz, laws, lockstep
from patolli.testing.errors import LawBroken

Plant = Callable[[object, str, object], object]
Leak = Callable[[Plant], None]


class Leaks(NamedTuple):
    """The leaks of a game, and the number of seats, games and pairs of states in which they are looked for."""

    game: str
    seats: int
    games: int
    pairs: int
    leaks: tuple[Leak, ...]

    @property
    def names(self) -> list[str]:
        """Return the names of the leaks."""
        return [leak.__name__ for leak in self.leaks]


def nothing(plant: Plant) -> None:
    """Plant no leak."""


def verdict(given: Leaks, leak: Leak) -> list[str]:
    """Return the law that a leak breaks and the message, or nothing. Only the laws of secrecy are asked."""
    with ExitStack() as planted:
        planted.enter_context(patch.object(laws, "AT_EACH_STEP", ()))
        planted.enter_context(patch.object(laws, "AT_SOME_STEPS", ()))
        planted.enter_context(patch.object(fuzz, "PAIRS", given.pairs))
        planted.enter_context(patch.object(lockstep, "TEXTS", given.pairs))
        leak(lambda target, name, value: planted.enter_context(patch.object(target, name, value)))
        try:
            fuzz.fuzz_game(load(given.game), given.seats, given.games, 1)
        except LawBroken as broken:
            return [broken.law, broken.message]
    return []


def verdicts_of(module: str) -> dict[str, list[str]]:
    """Return the verdict on each leak of a module, found in pure Python."""
    folder = Path(patolli.__file__).parent.parent
    pure = os.environ | {"PATOLLI_PURE": "1", "PYTHONPATH": f"{folder}{os.pathsep}{Path(__file__).parents[1]}"}
    command = [sys.executable, __file__, module]
    run = subprocess.run(command, env=pure, capture_output=True, timeout=300, check=False)
    assert run.returncode == 0, run.stderr.decode()
    found: dict[str, list[str]] = json.loads(run.stdout)
    return found


if __name__ == "__main__":
    wanted: Leaks = import_module(sys.argv[1]).LEAKS
    json.dump({leak.__name__: verdict(wanted, leak) for leak in wanted.leaks}, sys.stdout)
