"""Bots as users might write them, good and bad, named in the tests of the arena as `bots.own:First`."""

import os
import time
from collections.abc import Sequence
from typing import Any

from patolli.core.game import Game

TURNS = 2  # good decisions before a bad bot fails


class First:
    """Plays the first listed action."""

    def __init__(self, game: Game) -> None:
        self.asked = 0

    def choose(self, view: dict[str, Any], legal: Sequence[int], budget: int, seed: int) -> int:
        self.asked += 1
        return legal[0] if self.asked <= TURNS else self.late(legal)

    def late(self, legal: Sequence[int]) -> int:
        return legal[0]


class Raising(First):
    def late(self, legal: Sequence[int]) -> int:
        raise ValueError("no\nidea")


class Leaving(First):
    def late(self, legal: Sequence[int]) -> int:
        raise SystemExit(4)


class Lying(First):
    def late(self, legal: Sequence[int]) -> int:
        return -7


class Dying(First):
    def late(self, legal: Sequence[int]) -> int:
        os._exit(3)


class Dreaming(First):
    def late(self, legal: Sequence[int]) -> int:
        time.sleep(600)
        return legal[0]


class Talking(First):
    def late(self, legal: Sequence[int]) -> int:
        print("I think, therefore I print")
        return legal[-1]


class Silent:
    """An object that cannot choose."""

    def __init__(self, game: Game) -> None:
        pass


def broken(game: Game) -> First:
    raise KeyError("weights")


class Brooding(First):
    """Never returns from its constructor."""

    def __init__(self, game: Game) -> None:
        time.sleep(600)


class Mute(First):
    def late(self, legal: Sequence[int]) -> int:
        os.closerange(3, 99)
        time.sleep(600)
        return legal[0]


# A module with a bot that does something else than to answer, in line 13.
FAILING = """\
import asyncio, json
import os, sys, time

class Stuck(Exception):
    def __str__(self):
        raise RuntimeError

class Bot:
    def __init__(self, game):
        pass

    def choose(self, view, legal, budget, seed):
        {statement}
"""
