"""Learn from games which numbers of a game's evaluation should be larger or smaller, and by how much.

    python tools/lessons.py chichen_itza --games 800

Bots play against themselves, and now and then an action is chosen by lot, so that other positions occur as well. At the
start of turns the position is evaluated, and once more with each number of `weights.json` moved a little: this gives
the share of every number in the value. A regression of the error of the value (the lead at the end, less the value) on
these shares says how each number should change. Correlation with winning is not its cause: half of the certain part of
each change is played against the start with new draws, and numbers that play no better are not kept.
"""

import argparse
import json
import random
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from math import sqrt
from statistics import fmean
from typing import Any, Final, NamedTuple

from weights import GAMES, Fit, Numbers, read_arguments, summary
from win_probability import solve

from patolli.bots import make_bot
from patolli.bots.random import Random as ByLot
from patolli.core.chance import resolve_chance
from patolli.core.evaluation import weight_sets
from patolli.core.game import Game, Result
from patolli.core.registry import load

MOVED: Final = 0.05  # of a number, or of 1 where it is 0
POSITIONS: Final = 24  # of a game, about
PRIOR: Final = 1.0  # standard deviation of a change, relative to the number (or to 1 if that is larger)
NOISE: Final = 30.0  # points, the standard deviation of a lead
DAMPED: Final = 0.5  # of each change is tried


class Lesson(NamedTuple):
    """A position: the game, the error of the value, and the change of the value with each number."""

    game: int
    missed: float
    slopes: list[float]


class Task(NamedTuple):
    """A game to be played."""

    game: str
    options: dict[str, object]
    players: int
    bot: str
    by_lot: float
    numbers: Numbers
    seed: int


def ahead(result: Result, seat: int) -> float:
    """Return a seat's lead as evaluations count it: over the best of its rivals, and over all on average."""
    rivals = [score for other, score in enumerate(result.scores) if other != seat]
    return result.scores[seat] - (max(rivals) + fmean(rivals)) / 2


def lessons(task: Task) -> list[Lesson]:
    """Play a game and evaluate some of its positions."""
    game, module = load(task.game, task.options), import_module(f"patolli.games.{task.game}.ai.weights")
    name, _, budget = task.bot.partition("@")
    rng, thinker, lot = random.Random(f"lessons {task.seed}"), make_bot(name, game), ByLot(game)
    module.WEIGHTS[task.players] = module.Weights(task.numbers)
    state, before, turns = game.new_state(task.players), -1, 0
    found: list[tuple[int, float, list[float]]] = []
    resolve_chance(state, rng)
    while seats := state.to_act():
        seat = seats[0]
        if seat != before:
            turns += 1
            if rng.random() < POSITIONS / (POSITIONS + turns):
                found.append((seat, *slopes(game, module, state, seat, task)))
        before = seat
        who = lot if rng.random() < task.by_lot else thinker
        state.step(
            seat, who.choose(game.view(state, seat), state.legal_actions(seat), int(budget), rng.randrange(1 << 40))
        )
        resolve_chance(state, rng)
    end = game.result(state)
    return [Lesson(task.seed, ahead(end, seat) - value, parts) for seat, value, parts in found]


def slopes(game: Game, module: Any, state: Any, seat: int, task: Task) -> tuple[float, list[float]]:
    """Return the value of a position and its change with each number."""
    value, parts = game.evaluate(state, seat), []
    kept = module.WEIGHTS[task.players]
    for name, number in task.numbers.items():
        by = MOVED * (abs(number) or 1.0)
        module.WEIGHTS[task.players] = module.Weights(task.numbers | {name: number + by})
        parts.append((game.evaluate(state, seat) - value) / by)
    module.WEIGHTS[task.players] = kept
    return value, parts


def learnt(found: Sequence[Lesson], numbers: Numbers) -> dict[str, tuple[float, float]]:
    """Return the change of each number and its standard error; games count as a whole."""
    size = [PRIOR * max(1.0, abs(number)) for number in numbers.values()]
    many = range(len(size))
    games: dict[int, list[Lesson]] = {}
    for lesson in found:
        games.setdefault(lesson.game, []).append(lesson)
    each = NOISE**2 * len(found) / len(games)  # positions of a game share their luck
    square = [[(i == j) * each / size[i] ** 2 for j in many] for i in many]
    right = [0.0] * len(size)
    for lesson in found:
        for i in many:
            if lesson.slopes[i]:
                right[i] += lesson.slopes[i] * lesson.missed
                row, slope = square[i], lesson.slopes[i]
                for j in many:
                    row[j] += slope * lesson.slopes[j]
    change = solve(square, right)
    spread = [solve(square, [float(i == j) for j in many]) for i in many]
    return {name: (change[i], sqrt(each * spread[i][i])) for i, name in enumerate(numbers)}


def moved(numbers: Numbers, found: dict[str, tuple[float, float]]) -> Numbers:
    """Return the numbers, changed by half of the certain part of each change."""
    sure = {name: by * max(0.0, 1.0 - (error / by) ** 2) if by else 0.0 for name, (by, error) in found.items()}
    return {name: float(f"{number + DAMPED * sure[name]:.3g}") for name, number in numbers.items()}


def gathered(tasks: Sequence[Task], played: Iterable[list[Lesson]]) -> list[Lesson]:
    """Return the lessons of all games, with progress shown."""
    found: list[Lesson] = []
    for count, more in enumerate(played, 1):
        found += more
        print(f"\r{count} of {len(tasks)} games", end="", file=sys.stderr, flush=True)
    print("\r", end="", file=sys.stderr)
    return found


def main() -> None:
    """Play, learn, print and try."""
    parser = argparse.ArgumentParser(description="learn from games how an evaluation should change")
    parser.add_argument("game", choices=sorted(path.parent.parent.name for path in GAMES.glob("*/ai/weights.json")))
    parser.add_argument("--players", type=int, default=2, help="seats (default: 2)")
    parser.add_argument("--bot", default="planner@60", help="the bot with its nodes (default: planner@60)")
    parser.add_argument("--games", type=int, default=800, help="to learn from (default: 800)")
    parser.add_argument("--by-lot", type=float, default=0.05, help="actions that are chosen by lot (default: 0.05)")
    parser.add_argument("--tries", type=int, default=60, help="blocks of two games against the start (default: 60)")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    args, game = read_arguments(parser)
    if args.games < 2 or args.tries < 2:
        parser.error("--games and --tries: too few for an error; expected at least 2")
    numbers = weight_sets(game.folder)[args.players]
    tasks = [
        Task(args.game, args.option, args.players, args.bot, args.by_lot, numbers, args.seed * 1_000_000 + number)
        for number in range(args.games)
    ]
    with ProcessPoolExecutor(args.processes) as pool:
        found = learnt(gathered(tasks, pool.map(lessons, tasks)), numbers)
        for name, (by, doubt) in sorted(found.items(), key=lambda pair: -abs(pair[1][0] / (pair[1][1] or 1.0))):
            print(f"  {name:14} {numbers[name]:7.3f}   should change by {by:+7.3f} ± {doubt:.3f}")
        then = moved(numbers, found)
        print(json.dumps({name: number for name, number in then.items() if number != numbers[name]}))
        tried = Fit(args, pool).blocks([(then, numbers)] * args.tries, args.tries, f"lessons {args.seed}")
    print("against the start:", summary(tried))


if __name__ == "__main__":
    main()
