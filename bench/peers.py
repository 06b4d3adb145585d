"""Speed of peer engines at random legal play on one core: list the legal actions, choose one uniformly, apply it.

A stand-alone script for the environment that `make peers` makes; it imports nothing of patolli.

    peers.py [--seconds 5] [--runs 3] [NAME ...]    medians of several runs, the peers in turn, as one JSON object
    peers.py --once NAME [--seconds 5]              one run, so that a caller can interleave it with its own

All times are CPU times. Chance is played and timed, but only players' decisions count.
"""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

MIDDLE = {"catanatron": 400, "go": 60, "chess": 60, "gin_rummy": 50, "backgammon": 50}  # decisions before a copy
WHOLE_GAME = 1_000_000
COPY_SECONDS = 0.5


def choose(actions: list[Any]) -> Any:
    """Choose uniformly, as cheaply as patolli/testing/bench.py does."""
    return actions[int(random.random() * len(actions))]


class Catanatron:
    """Four random players; the fastest public path: no second check of an action that was just listed."""

    package = "catanatron"

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer

        self.new = lambda: Game([RandomPlayer(color) for color in Color])

    def play(self, game: Any, most: int) -> int:
        """Play at most so many decisions; return how many were made."""
        made = 0
        while made < most and game.winning_color() is None:
            game.execute(choose(game.state.playable_actions), validate_action=False)
            made += 1
        return made

    def copy(self, game: Any) -> object:
        return game.copy()


class OpenSpiel:
    """A game of OpenSpiel, in C++ through its Python interface."""

    package = "open_spiel"

    def __init__(self, name: str, **parameters: int) -> None:
        import pyspiel

        self.new = pyspiel.load_game(name, parameters).new_initial_state

    def play(self, state: Any, most: int) -> int:
        """Play at most so many decisions; return how many were made."""
        made = 0
        while made < most and not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(choose(state.legal_actions()))
                made += 1
        return made

    def copy(self, state: Any) -> object:
        return state.clone()


PEERS: dict[str, Callable[[], Catanatron | OpenSpiel]] = {
    "catanatron": Catanatron,
    "go": lambda: OpenSpiel("go", board_size=19),
    "chess": lambda: OpenSpiel("chess"),
    "gin_rummy": lambda: OpenSpiel("gin_rummy"),
    "backgammon": lambda: OpenSpiel("backgammon"),
}


def speed(peer: Catanatron | OpenSpiel, seconds: float) -> tuple[float, float]:
    """Play whole games for so many seconds; return decisions and games per second."""
    decisions = games = 0
    begin = now = time.process_time()
    while now - begin < seconds:
        decisions += peer.play(peer.new(), WHOLE_GAME)
        games += 1
        now = time.process_time()
    return decisions / (now - begin), games / (now - begin)


def copy_microseconds(peer: Catanatron | OpenSpiel, middle: int) -> float:
    """Return the cost of copying a position in the middle of a game."""
    state = peer.new()
    while peer.play(state, middle) < middle:
        state = peer.new()
    copies = 0
    begin = now = time.process_time()
    while now - begin < COPY_SECONDS:
        for _ in range(20):
            peer.copy(state)
        copies += 20
        now = time.process_time()
    return (now - begin) / copies * 1e6


def once(name: str, seconds: float) -> dict[str, Any]:
    """Return the figures of one run of one peer."""
    peer = PEERS[name]()
    decisions, games = speed(peer, seconds)
    return {
        "decisions_per_s": round(decisions),
        "games_per_s": round(games, 1),
        "copy_us": round(copy_microseconds(peer, MIDDLE[name]), 2),
        "version": f"{peer.package} {version(peer.package)}",
    }


def several(names: list[str], seconds: float, runs: int) -> dict[str, dict[str, Any]]:
    """Return medians for several peers that take turns, so that a busy machine is unfair to none."""
    rounds = [{name: once(name, seconds) for name in names} for _ in range(runs)]
    figures = {}
    for name in names:
        speeds = [measured[name]["decisions_per_s"] for measured in rounds]
        figures[name] = {
            "decisions_per_s": statistics.median(speeds),
            "runs": speeds,
            "copy_us": statistics.median(measured[name]["copy_us"] for measured in rounds),
            "version": rounds[0][name]["version"],
        }
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed of peer engines at random legal play, as JSON.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(PEERS)} (default: all)")
    parser.add_argument("--once", choices=PEERS, metavar="NAME", help="one run of one peer")
    parser.add_argument("--seconds", type=float, default=5.0, help="CPU time of a run (default: 5)")
    parser.add_argument("--runs", type=int, default=3, help="runs per peer (default: 3)")
    options = parser.parse_args()
    unknown = sorted(set(options.names) - set(PEERS))
    if unknown:
        parser.error(f"unknown peer: {', '.join(unknown)}; expected one of: {', '.join(PEERS)}")
    if options.once:
        print(json.dumps(once(options.once, options.seconds)))
    else:
        print(json.dumps(several(options.names or list(PEERS), options.seconds, options.runs)))


if __name__ == "__main__":
    main()
