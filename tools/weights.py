"""Fits the numbers of a game's evaluation by self-play: the `weights.json` of a game, a set for a number of players.

    python tools/weights.py mexica --players 2 --write
    python tools/weights.py cortez --players 4 --like 2 --option proposals=0 --write

What goes with winning need not bring it about, so nothing is learnt from positions: the numbers themselves are moved.
In each block all of them are moved at random, each up or down; half the seats play with that, half with the opposite,
then the other way round with the same draws. A regression of the lead on the moves says what each number is worth
(a slope with its error), and so in which direction to go. Some steps in that direction play against where it
started; the best is the start of the next round. In the end what was found plays against the numbers of the hand with
new draws, and is written only if it is better (`--write`), also than the set that it would replace. What one number of
players has taught is a good start for another (`--like`): the hand's numbers for it, changed as there.
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

from patolli.bots import BOTS, bot, parts
from patolli.bots.arena.entries import nodes_of
from patolli.bots.arena.stats import interval
from patolli.bots.chances import won
from patolli.bots.errors import BadBudget, UnknownBot
from patolli.cli.checks import read_options
from patolli.core.errors import PatolliError
from patolli.core.game import Game, settle_chance
from patolli.core.registry import load
from patolli.core.weights import HAND, MADE, hand_sets, read_sets, weight_sets

GAMES: Final = Path(__file__).parents[1] / "patolli" / "games"
MOVED: Final = 0.3  # by which each number is moved in a block, as a logarithm: by about a third
STEPS: Final = (
    0.15,
    0.3,
    0.6,
)  # that are tried in the direction that was found, as the logarithm of the largest change

UNMOVED: Final = ("greedy", "random")  # who plays by the hand's numbers, or by none
MOVING: Final = [name for name in BOTS if name not in UNMOVED]

Numbers = dict[str, float]


class Job(NamedTuple):
    """A block of games: two sets of numbers, and the draws."""

    game: str
    options: dict[str, object]
    players: int
    bot: str
    one: Numbers
    other: Numbers
    seed: str


class Block(NamedTuple):
    """What the first set has won in a block: by points on average, and as a share of wins."""

    lead: float
    share: float


def play(job: Job) -> Block:
    """Two games on the same draws: every second seat has the first set, then the others."""
    game, weights = load(job.game, job.options), import_module(f"patolli.games.{job.game}.weights")
    sets = [weights.Weights(job.one), weights.Weights(job.other)]
    name, _, budget = job.bot.partition("@")
    leads, shares = [], []
    for first in (0, 1):
        luck, own = random.Random(job.seed), random.Random(f"{job.seed} {first}")
        thinkers = [bot(name, game) for _ in range(job.players)]
        state = game.new(job.players)
        settle_chance(state, luck)
        while seats := state.seats():
            seat = seats[0]
            weights.WEIGHTS[job.players] = sets[(seat + first) % 2]
            view, legal = game.view(state, seat), state.legal(seat)
            state.step(seat, thinkers[seat].choose(view, legal, int(budget), own.randrange(1 << 40)))
            settle_chance(state, luck)
        result = game.result(state)
        mine = [seat for seat in range(job.players) if (seat + first) % 2 == 0]
        theirs = [seat for seat in range(job.players) if seat not in mine]
        leads.append(fmean(result.scores[seat] for seat in mine) - fmean(result.scores[seat] for seat in theirs))
        wins = won(result)
        each = [fmean(wins[seat] for seat in seats) for seats in (mine, theirs)]
        shares.append(each[0] / sum(each))  # of seats alike in number
    return Block(fmean(leads), fmean(shares))


def moved(numbers: Numbers, moves: Numbers) -> Numbers:
    """Numbers that are larger or smaller by such logarithms."""
    return {name: number * exp(moves.get(name, 0.0)) for name, number in numbers.items()}


def slopes(moves: Sequence[Numbers], leads: Sequence[float]) -> dict[str, tuple[float, float]]:
    """By number, how many points it brings to be larger by a logarithm of 1, and how far that may be wrong.

    Moves are as often up as down, and independent: what the others do is noise.
    """
    found = {}
    for name in moves[0]:
        each = [lead * move[name] / (2 * MOVED * MOVED) for move, lead in zip(moves, leads, strict=True)]
        found[name] = (fmean(each), stdev(each) / sqrt(len(each)))
    return found


def direction(found: dict[str, tuple[float, float]]) -> Numbers:
    """Where to go: along the slopes, less those that may be nothing; the largest is 1."""
    sure = {
        name: slope * max(0.0, 1.0 - (error / slope) ** 2) if slope else 0.0 for name, (slope, error) in found.items()
    }
    largest = max(abs(slope) for slope in sure.values())
    return {name: slope / largest for name, slope in sure.items()} if largest else sure


def like(folder: Path, other: int, players: int) -> Numbers:
    """The hand's numbers for so many players, changed as the set of another number of players changes its own."""
    hands, fitted = hand_sets(folder), weight_sets(folder)[other]
    return {
        name: number * fitted[name] / hands[other][name] if hands[other][name] else fitted[name]
        for name, number in hands[players].items()
    }


def told(blocks: Sequence[Block]) -> str:
    """What blocks have brought, with intervals."""
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
        """Blocks of these pairs, with progress shown."""
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
        """Whether the interval says that numbers are better than others, with new draws; it is told."""
        blocks = self.blocks([(numbers, other)] * self.args.last, self.args.last, seed)
        print(f"against {name}:", told(blocks))
        return interval([block.share for block in blocks])[0] > 0.5

    def climb(self, start: Numbers, number: int) -> Numbers:
        """A round: slopes, then the best of some steps."""
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
            print(f"  step {step}: {told(tried)}", flush=True)
            lead = fmean(block.lead for block in tried)
            if lead > most:
                best, most = then, lead
        return best


def asked(parser: argparse.ArgumentParser) -> tuple[argparse.Namespace, Game]:
    """What is asked for, and its game; ends with an error that names what cannot be."""
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
    """Raise UnknownBot or BadBudget unless this is a bot with its nodes that plays by the numbers that are moved."""
    name, at, number = text.partition("@")
    bot(name, game)
    if not at:
        raise BadBudget(f"{text}: say with how many nodes, as {text}@60")
    nodes_of(text, number)
    if parts(name)[0] in UNMOVED:
        raise UnknownBot(f"{text} does not play by the numbers that are moved; take one of {', '.join(MOVING)}")


def main() -> None:
    """Climb, tell how good it is, and write it down if it is better."""
    parser = argparse.ArgumentParser(description="fit the numbers of an evaluation by self-play")
    parser.add_argument("game", choices=sorted(path.parent.name for path in GAMES.glob("*/weights.json")))
    parser.add_argument("--players", type=int, default=2, help="seats (default: 2)")
    parser.add_argument("--bot", default="planner@60", help="who plays, with its nodes (default: planner@60)")
    parser.add_argument("--rounds", type=int, default=2, help="of slopes and steps (default: 2)")
    parser.add_argument("--blocks", type=int, default=400, help="of two games for the slopes of a round (default: 400)")
    parser.add_argument("--tries", type=int, default=60, help="blocks for each step (default: 60)")
    parser.add_argument("--last", type=int, default=150, help="blocks of each test at the end (default: 150)")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", default="1")
    begin = parser.add_mutually_exclusive_group()
    begin.add_argument("--further", action="store_true", help="start from the set that is there, not from the hand's")
    begin.add_argument("--like", type=int, metavar="N", help="start as the set for N players changes the hand's")
    parser.add_argument("--write", action="store_true", help="into weights.json of the checkout, if it is better")
    args, game = asked(parser)
    if min(args.blocks, args.tries, args.last) < 2:
        parser.error("--blocks, --tries and --last: at least 2, or no error can be told")
    folder = game.folder
    hand = hand_sets(folder)[args.players]
    numbers = weight_sets(folder)[args.players] if args.further else hand
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
        better = fit.beats("the hand's", numbers, hand, f"last {args.seed}")
        there = read_sets(GAMES / args.game).get(str(args.players))
        if better and args.write and there is not None:
            better = fit.beats("the set that is there", numbers, hand | there, f"there {args.seed}")
    if not better:
        print("not shown to be better: nothing is written")
    elif args.write:
        path = GAMES / args.game / "weights.json"
        sets = json.loads(path.read_text(encoding="utf-8"))
        sets[str(args.players)] = {name: number for name, number in numbers.items() if number != hand[name]}
        sets.setdefault(MADE, {})[str(args.players)] = " ".join(["python tools/weights.py", *sys.argv[1:]])
        order = sorted(sets, key=lambda name: (not name.startswith(HAND), name))  # what made them comes last
        path.write_text(json.dumps({name: sets[name] for name in order}, indent=1) + "\n", encoding="utf-8")
        print("written to", path)


if __name__ == "__main__":
    main()
