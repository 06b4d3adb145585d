"""Plays the fixed work of one game whose instructions `tools/instructions.py` counts.

    python bench/workloads.py GAME [PIECES]    1: random play of the fewest seats; 2: also of the most; 0: all

Each piece of work stands between two calls of `os.getppid`, which nothing else calls: there callgrind writes down its
counts and begins anew. A line of JSON follows each piece: its name and a checksum of the actions chosen.

The pieces are played by the first rules, so that they compare with the start; if a game has newer rules, once more by
the newest.
"""

import gc
import json
import os
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final
from zlib import crc32

from patolli.bots import make_bot
from patolli.core import state as kernel
from patolli.core.chance import resolve_chance
from patolli.core.game import Game
from patolli.core.registry import load
from patolli.core.state import State

DECISIONS: Final = 2000  # of random play, for the smallest and the largest number of seats
POSITIONS: Final = (8, 30, 60)  # decisions played before the bots are asked
FIRST_RULES: Final = 1
BOTS: Final = {"greedy": 100, "lookahead": 600, "planner": 300}  # with their budgets


def play(game: Game, seats: int, decisions: int) -> tuple[State, list[int]]:
    """Play random games one after the other; return the last state and the actions chosen."""
    rng = Random(1)
    chosen: list[int] = []
    state = game.new_state(seats)
    while len(chosen) < decisions:
        resolve_chance(state, rng)
        if not state.to_act():
            state = game.new_state(seats)
            continue
        seat = state.to_act()[0]
        legal = state.legal_actions(seat)
        chosen.append(legal[int(rng.random() * len(legal))])
        state.step(seat, chosen[-1])
    resolve_chance(state, rng)
    return state, chosen


def random_play(game: Game, seats: int) -> list[int]:
    """Return the actions chosen at random."""
    return play(game, seats, DECISIONS)[1]


def ask(game: Game, name: str, states: list[State], budget: int) -> list[int]:
    """Return the actions that a bot chooses in some positions."""
    chosen = []
    for state in states:
        seat = state.to_act()[0]
        chosen.append(make_bot(name, game).choose(game.view(state, seat), state.legal_actions(seat), budget, seed=1))
    return chosen


def count(name: str, work: Callable[[], list[int]]) -> None:
    """Do a piece of work between the two marks."""
    gc.collect()
    os.getppid()
    chosen = work()
    os.getppid()
    print(json.dumps({"name": name, "chosen": crc32(repr(chosen).encode())}))


def main() -> None:
    """Do the work of a game by its first rules, and by its newest."""
    if not (kernel.__file__ or "").endswith((".so", ".pyd")):
        sys.exit("patolli is installed in pure Python; expected the compiled package (make install)")
    first = load(sys.argv[1], rules=FIRST_RULES)
    pieces = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    do_pieces(first, "", pieces)
    if first.rules_version > FIRST_RULES:
        do_pieces(load(sys.argv[1]), "newest rules, ", pieces)


def do_pieces(game: Game, prefix: str, pieces: int) -> None:
    """Warm up, so that tables made once are not counted; then do each piece of work."""
    few, most = min(game.seat_counts), max(game.seat_counts)
    states = [play(game, few, decisions)[0] for decisions in POSITIONS]
    play(game, most, max(POSITIONS))
    gc.collect()
    gc.freeze()  # modules and tables: to walk through them is no part of the work
    for seats in (few, most)[: pieces or None]:
        count(f"{prefix}{seats} seats", partial(random_play, game, seats))
    for name, budget in () if pieces else BOTS.items():
        ask(game, name, states[:1], 20)
        count(f"{prefix}{name}@{budget}", partial(ask, game, name, states, budget))


if __name__ == "__main__":
    main()
