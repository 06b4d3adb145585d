"""Fit the weights of a game's evaluation by self-play: sets in its `ai/weights.json`, by number of players.

    python tools/weights.py mexica --players 2 --write
    python tools/weights.py cortez --players 4 --like 2 --option proposals=0 --write

Correlation with winning is no cause of it, so nothing is learnt from positions: the weights themselves are moved.
In each block all weights move at random, each up or down; half the seats play with these, half with the opposite, and
then the other way round with the same draws. A regression of the lead on the moves gives a slope for each weight, with
its error, and so a direction. Some steps in that direction play against the start; the best is the start of the next
round. At the end the result plays against the manual weights with new draws, and `--write` writes it only if it is
better, also than the set that it would replace. `--like` starts from the manual weights, changed as the set of another
number of players changes its own.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from math import exp, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from patolli.bots import BOTS, make_bot, parse_bot_name
from patolli.bots.arena.entrants import nodes_of
from patolli.bots.arena.stats import interval
from patolli.bots.errors import BadBudget, UnknownBot
from patolli.bots.win_probability import won
from patolli.cli.diagnostics import read_options
from patolli.core.chance import resolve_chance
from patolli.core.errors import PatolliError
from patolli.core.evaluation import FITTED_BY, MANUAL, manual_weight_sets, read_sets, weight_sets
from patolli.core.game import Game
from patolli.core.registry import load

GAMES: Final = Path(__file__).parents[1] / "patolli" / "games"
MOVED: Final = 0.3  # the move of each weight in a block, as a logarithm: about a third
STEPS: Final = (
    0.15,
    0.3,
    0.6,
)  # sizes of the steps that are tried, as the logarithm of the largest change

UNMOVED: Final = ("greedy", "random")  # bots that play by the manual weights, or by none
MOVING: Final = [name for name in BOTS if name not in UNMOVED]

Numbers = dict[str, float]


class Job(NamedTuple):
    """A block of games: two sets of weights, and the seed of the draws."""

    game: str
    options: dict[str, object]
    players: int
    bot: str
    one: Numbers
    other: Numbers
    seed: str


class Block(NamedTuple):
    """The result of the first set in a block: its lead in points on average, and its share of wins."""

    lead: float
    share: float


def play(job: Job) -> Block:
    """Play two games on the same draws: every second seat has the first set, then the other seats have it."""
    game, weights = load(job.game, job.options), import_module(f"patolli.games.{job.game}.ai.weights")
    sets = [weights.Weights(job.one), weights.Weights(job.other)]
    name, _, budget = job.bot.partition("@")
    leads, shares = [], []
    for first in (0, 1):
        chance_rng, bot_rng = random.Random(job.seed), random.Random(f"{job.seed} {first}")
        thinkers = [make_bot(name, game) for _ in range(job.players)]
        state = game.new_state(job.players)
        resolve_chance(state, chance_rng)
        while seats := state.to_act():
            seat = seats[0]
            weights.WEIGHTS[job.players] = sets[(seat + first) % 2]
            view, legal = game.view(state, seat), state.legal_actions(seat)
            state.step(seat, thinkers[seat].choose(view, legal, int(budget), bot_rng.randrange(1 << 40)))
            resolve_chance(state, chance_rng)
        result = game.result(state)
        mine = [seat for seat in range(job.players) if (seat + first) % 2 == 0]
        theirs = [seat for seat in range(job.players) if seat not in mine]
        leads.append(fmean(result.scores[seat] for seat in mine) - fmean(result.scores[seat] for seat in theirs))
        wins = won(result)
        each = [fmean(wins[seat] for seat in seats) for seats in (mine, theirs)]
        shares.append(each[0] / sum(each))  # independent of the number of seats
    return Block(fmean(leads), fmean(shares))


def moved(numbers: Numbers, moves: Numbers) -> Numbers:
    """Return weights multiplied by the exponentials of the moves."""
    return {name: number * exp(moves.get(name, 0.0)) for name, number in numbers.items()}


def slopes(moves: Sequence[Numbers], leads: Sequence[float]) -> dict[str, tuple[float, float]]:
    """Return for each weight the points that a move by a logarithm of 1 brings, and the standard error of that.

    Moves are as often up as down, and independent, so the moves of the other weights are noise.
    """
    found = {}
    for name in moves[0]:
        each = [lead * move[name] / (2 * MOVED * MOVED) for move, lead in zip(moves, leads, strict=True)]
        found[name] = (fmean(each), stdev(each) / sqrt(len(each)))
    return found


def direction(found: dict[str, tuple[float, float]]) -> Numbers:
    """Return the direction to step in: the slopes, uncertain ones shrunk, scaled so that the largest is 1."""
    sure = {
        name: slope * max(0.0, 1.0 - (error / slope) ** 2) if slope else 0.0 for name, (slope, error) in found.items()
    }
    largest = max(abs(slope) for slope in sure.values())
    return {name: slope / largest for name, slope in sure.items()} if largest else sure


def like(folder: Path, other: int, players: int) -> Numbers:
    """Return the manual weights, changed as the set of another number of players changes its own."""
    manual, fitted = manual_weight_sets(folder), weight_sets(folder)[other]
    return {
        name: number * fitted[name] / manual[other][name] if manual[other][name] else fitted[name]
        for name, number in manual[players].items()
    }


def summary(blocks: Sequence[Block]) -> str:
    """Return the lead and the share of wins of blocks, with intervals."""
    low, high = interval([block.share for block in blocks])
    leads = [block.lead for block in blocks]
    error = stdev(leads) / sqrt(len(leads))
    share = f"{100 * fmean(block.share for block in blocks):.0f} % ({100 * low:.0f}–{100 * high:.0f})"
    return f"lead {fmean(leads):+.2f} ± {error:.2f}, {share} of {2 * len(blocks)} games"


class Fit:
    """A game, its players and bots, and processes that play."""

    def __init__(self, args: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
        self.args = args
        self.map: Callable[..., Iterable[Any]] = pool.map

    def blocks(self, pairs: Iterable[tuple[Numbers, Numbers]], count: int, seed: str) -> list[Block]:
        """Play blocks of these pairs of sets, and show the progress."""
        args = self.args
        jobs = [
            Job(args.game, args.option, args.players, args.bot, one, other, f"{seed} {i}")
            for i, (one, other) in enumerate(pairs)
        ]
        found: list[Block] = []
        for block in self.map(play, jobs):
            found.append(block)
            print(f"\r{len(found)} of {count} blocks", end="", file=sys.stderr, flush=True)
        print("\r", end="", file=sys.stderr)
        return found

    def beats(self, name: str, numbers: Numbers, other: Numbers, seed: str) -> bool:
        """Play weights against others with new draws, print the result, and say whether they are surely better."""
        blocks = self.blocks([(numbers, other)] * self.args.last, self.args.last, seed)
        print(f"against {name}:", summary(blocks))
        return interval([block.share for block in blocks])[0] > 0.5

    def climb(self, start: Numbers, number: int) -> Numbers:
        """Return the weights after a round: find the slopes, and take the best of some steps."""
        names = [name for name in start if start[name]]
        rng = random.Random(f"{self.args.seed} {number}")
        moves = [{name: rng.choice((-MOVED, MOVED)) for name in names} for _ in range(self.args.blocks)]
        pairs = [(moved(start, move), moved(start, {name: -by for name, by in move.items()})) for move in moves]
        found = slopes(
            moves, [block.lead for block in self.blocks(pairs, len(pairs), f"slopes {number} {self.args.seed}")]
        )
        way = direction(found)
        for name, (slope, error) in sorted(found.items(), key=lambda pair: -abs(pair[1][0])):
            print(f"  {name:14} {start[name]:7.3f}   slope {slope:+6.2f} ± {error:.2f}   goes {way[name]:+.2f}")
        best, most = start, 0.0
        for step in STEPS:
            then = moved(start, {name: step * by for name, by in way.items()})
            tried = self.blocks([(then, start)] * self.args.tries, self.args.tries, f"step {number} {self.args.seed}")
            print(f"  step {step}: {summary(tried)}", flush=True)
            lead = fmean(block.lead for block in tried)
            if lead > most:
                best, most = then, lead
        return best


def read_arguments(parser: argparse.ArgumentParser) -> tuple[argparse.Namespace, Game]:
    """Return the arguments and their game; exits with an error that names a wrong one."""
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    args = parser.parse_args()
    try:
        args.option = read_options(args.option)
        game = load(args.game, args.option)
    except PatolliError as error:
        parser.error(f"--option: {error}")
    if args.players not in game.seat_counts:
        parser.error(f"--players: {args.game} is for {', '.join(map(str, game.seat_counts))}")
    try:
        check_bot(args.bot, game)
    except PatolliError as error:
        parser.error(f"--bot: {error}")
    return args, game


def check_bot(text: str, game: Game) -> None:
    """Raise UnknownBot or BadBudget unless a text names a bot that uses the fitted weights, with its nodes."""
    name, at, number = text.partition("@")
    make_bot(name, game)
    if not at:
        raise BadBudget(f"{text}: the number of nodes is missing; expected {text}@60")
    nodes_of(text, number)
    if parse_bot_name(name)[0] in UNMOVED:
        raise UnknownBot(f"{text} does not use the fitted weights; expected one of {', '.join(MOVING)}")


def argument_parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser(description="fit the weights of an evaluation by self-play")
    parser.add_argument("game", choices=sorted(path.parent.parent.name for path in GAMES.glob("*/ai/weights.json")))
    parser.add_argument("--players", type=int, default=2, help="seats (default: 2)")
    parser.add_argument("--bot", default="planner@60", help="the bot that plays, with its nodes (default: planner@60)")
    parser.add_argument("--rounds", type=int, default=2, help="of slopes and steps (default: 2)")
    parser.add_argument("--blocks", type=int, default=400, help="of two games for the slopes of a round (default: 400)")
    parser.add_argument("--tries", type=int, default=60, help="blocks for each step (default: 60)")
    parser.add_argument("--last", type=int, default=150, help="blocks of each test at the end (default: 150)")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", default="1")
    begin = parser.add_mutually_exclusive_group()
    begin.add_argument("--further", action="store_true", help="start from the present set, not from the manual weights")
    begin.add_argument(
        "--like", type=int, metavar="N", help="start as the set for N players changes the manual weights"
    )
    parser.add_argument("--write", action="store_true", help="into weights.json of the checkout, if it is better")
    return parser


def write_set(game: str, players: str, changed: dict[str, float]) -> None:
    """Write the weights that differ from the manual ones, with this command, into weights.json."""
    path = GAMES / game / "ai/weights.json"
    sets = json.loads(path.read_text(encoding="utf-8"))
    sets[players] = changed
    sets.setdefault(FITTED_BY, {})[players] = " ".join(["python tools/weights.py", *sys.argv[1:]])
    order = sorted(sets, key=lambda name: (not name.startswith(MANUAL), name))  # FITTED_BY comes last
    path.write_text(json.dumps({name: sets[name] for name in order}, indent=1) + "\n", encoding="utf-8")
    print("written to", path)


def main() -> None:
    """Fit a set, print its results, and write it if it is better."""
    parser = argument_parser()
    args, game = read_arguments(parser)
    if min(args.blocks, args.tries, args.last) < 2:
        parser.error("--blocks, --tries and --last: at least 2, or there is no standard error")
    folder = game.folder
    manual = manual_weight_sets(folder)[args.players]
    numbers = weight_sets(folder)[args.players] if args.further else manual
    if args.like is not None:
        if args.like not in game.seat_counts:
            parser.error(f"--like: {args.game} is for {', '.join(map(str, game.seat_counts))}")
        numbers = like(folder, args.like, args.players)
    with ProcessPoolExecutor(args.processes) as pool:
        fit = Fit(args, pool)
        for number in range(args.rounds):
            print(f"round {number + 1}")
            numbers = fit.climb(numbers, number)
        numbers = {name: float(f"{number:.3g}") for name, number in numbers.items()}
        print(json.dumps(numbers))
        better = fit.beats("the manual weights", numbers, manual, f"last {args.seed}")
        present = read_sets(GAMES / args.game).get(str(args.players))
        if better and args.write and present is not None:
            better = fit.beats("the present set", numbers, manual | present, f"there {args.seed}")
    if not better:
        print("not shown to be better: nothing is written")
    elif args.write:
        write_set(args.game, str(args.players), {name: n for name, n in numbers.items() if n != manual[name]})


if __name__ == "__main__":
    main()
