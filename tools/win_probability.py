"""Fit the sharpness of win probabilities on games of bots: the `ai/win_probability.json` of a game.

    python tools/win_probability.py mexica --games 200

For each number of players greedy, with the fitted weights, plays so many games against itself. Some positions of each
are evaluated as in `bots/win_probability.py`, from a seat's view and with everything open. The sharpness at each knot
maximizes the likelihood of the winners (a logistic regression, by Newton's method, with a prior: for more players that
of the fewest, since their games are slow). The quality is given by the log loss beside that of equal shares, and by a
calibration, for each fifth of the games by a fit on the others. Then all games are used.
"""

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from math import log
from pathlib import Path
from typing import Any, Final, NamedTuple

from patolli.bots.greedy import Greedy
from patolli.bots.win_probability import (
    DEFAULT_SHARPNESS,
    KNOTS,
    OPEN,
    SEEN,
    prospects,
    softmax,
    values_of,
    weights,
    won,
)
from patolli.core.chance import resolve_chance
from patolli.core.game import Game
from patolli.core.registry import bundled_games, load

ROOT: Final = Path(__file__).parents[1]
POSITIONS: Final = 12  # of a game, about
FOLDS: Final = 5  # parts of the games, each evaluated by a fit on the others
BINS: Final = 5  # of the calibration
DOUBT: Final = 0.03  # standard deviation: the positions of a game count as one game
ROUNDS: Final = 30  # of Newton's method


class Sample(NamedTuple):
    """A position of a game: its progress, its value for each seat, and the winners."""

    game: int
    progress: float
    values: list[float]
    won: list[float]


def play(game: Game, players: int, number: int, budget: int) -> dict[str, list[Sample]]:
    """Play a game; return some of its positions from a seat's view, and with everything open."""
    rng = random.Random(number)
    state, thinker = game.new_state(players), Greedy(game, fitted=True)
    resolve_chance(state, rng)
    found: dict[str, list[tuple[float, list[float]]]] = {SEEN: [], OPEN: []}
    before, turns = -1, 0
    while seats := state.to_act():
        seat = seats[0]
        turns += seat != before
        if seat != before and rng.random() < POSITIONS / (POSITIONS + turns):
            viewer = rng.choice([None, *range(players)])
            values, progress = prospects(game, game.view(state, viewer), rng)
            found[SEEN].append((progress, values))
            found[OPEN].append((game.progress(state), values_of(game, state)))
        before = seat
        state.step(
            seat, thinker.choose(game.view(state, seat), state.legal_actions(seat), budget, rng.randrange(1 << 40))
        )
        resolve_chance(state, rng)
    end = won(game.result(state))
    return {kind: [Sample(number, *position, end) for position in found[kind]] for kind in found}


def sharp(knots: Sequence[float], progress: float) -> float:
    """Return the sharpness at this progress."""
    return sum(weight * knot for weight, knot in zip(weights(progress), knots, strict=True))


def fit(samples: Sequence[Sample], prior: Sequence[float] = DEFAULT_SHARPNESS) -> list[float]:
    """Return the sharpness at each knot that maximizes the likelihood of the winners."""
    knots = list(prior)
    positions = Counter(sample.game for sample in samples)
    for _ in range(ROUNDS):
        slope = [(usual - knot) / DOUBT**2 for knot, usual in zip(knots, prior, strict=True)]
        bend = [[(i == j) / DOUBT**2 for j in range(KNOTS)] for i in range(KNOTS)]
        for sample in samples:
            counts = 1 / positions[sample.game]
            parts = weights(sample.progress)
            shares = softmax(sample.values, sharp(knots, sample.progress))
            mean = sum(share * value for share, value in zip(shares, sample.values, strict=True))
            square = sum(share * value * value for share, value in zip(shares, sample.values, strict=True))
            hit = sum(won * value for won, value in zip(sample.won, sample.values, strict=True))
            for i in range(KNOTS):
                slope[i] += counts * parts[i] * (hit - mean)
                for j in range(KNOTS):
                    bend[i][j] += counts * parts[i] * parts[j] * (square - mean * mean)
        step = solve(bend, slope)
        before, part = cost(samples, knots, prior), 1.0
        while part > 1e-6:  # a whole step may overshoot
            tried = [max(0.0, knot + part * change) for knot, change in zip(knots, step, strict=True)]
            if cost(samples, tried, prior) <= before:
                break
            part /= 2
        knots = tried
        if before - cost(samples, knots, prior) < 1e-6:
            break
    return [max(knots[: at + 1]) for at in range(KNOTS)]  # never falling, also where there are few positions


def cost(samples: Sequence[Sample], knots: Sequence[float], prior: Sequence[float]) -> float:
    """Return the quantity that the fit minimizes: the log loss, each game counting once, and the prior."""
    positions = Counter(sample.game for sample in samples)
    total = sum(((knot - usual) / DOUBT) ** 2 for knot, usual in zip(knots, prior, strict=True)) / 2
    for sample in samples:
        total += loss([(sample, softmax(sample.values, sharp(knots, sample.progress)))]) / positions[sample.game]
    return total


def solve(rows: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations whose matrix is positive definite."""
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for i, row in enumerate(table):
        table[i] = row = [cell / row[i] for cell in row]
        for j, other in enumerate(table):
            if j != i:
                table[j] = [cell - other[i] * own for cell, own in zip(other, row, strict=True)]
    return [row[-1] for row in table]


def judged(samples: Sequence[Sample], prior: Sequence[float]) -> list[tuple[Sample, list[float]]]:
    """Return each position with the probabilities by a fit on other games."""
    found = []
    for fold in range(FOLDS):
        knots = fit([sample for sample in samples if sample.game % FOLDS != fold], prior)
        own = [sample for sample in samples if sample.game % FOLDS == fold]
        found += [(sample, softmax(sample.values, sharp(knots, sample.progress))) for sample in own]
    return found


def loss(pairs: Sequence[tuple[Sample, list[float]]]) -> float:
    """Return the mean log loss."""
    total = 0.0
    for sample, shares in pairs:
        total -= sum(won * log(max(share, 1e-9)) for won, share in zip(sample.won, shares, strict=True))
    return total / len(pairs)


def calibration(pairs: Sequence[tuple[Sample, list[float]]]) -> list[list[float]]:
    """Return for each bin of probabilities their number, their mean, and the share of wins."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for sample, shares in pairs:
        for share, end in zip(shares, sample.won, strict=True):
            bins[min(BINS - 1, int(share * BINS))].append((share, end))
    return [
        [len(found), *(round(sum(column) / len(found), 3) for column in zip(*found, strict=True))]
        for found in bins
        if found
    ]


def study(samples: Sequence[Sample], prior: Sequence[float]) -> tuple[list[float], dict[str, Any]]:
    """Return the fit on all games, and the quality of such a fit on games that it has not seen."""
    pairs = judged(samples, prior)
    facts = {"positions": len(samples), "loss": round(loss(pairs), 3), "calibration": calibration(pairs)}
    return [round(knot, 4) for knot in fit(samples, prior)], facts


def played(args: argparse.Namespace, game: Game, players: int, number: int) -> dict[str, list[Sample]]:
    """Return the positions of a game, from the folder of earlier ones if there is one."""
    if args.keep is None:
        return play(game, players, number, args.budget)
    file = args.keep / f"{game.name}-{players}-{args.budget}-{number}.json"
    if not file.exists():
        file.write_text(json.dumps(play(game, players, number, args.budget)), encoding="utf-8")
    kept = json.loads(file.read_text(encoding="utf-8"))
    return {kind: [Sample(*sample) for sample in kept[kind]] for kind in kept}


def main() -> None:
    """Fit a game, for all numbers of players or some."""
    parser = argparse.ArgumentParser(description="fit win chances from self-play")
    parser.add_argument("game", choices=bundled_games())
    parser.add_argument("--games", type=int, default=200, help="for each number of players")
    parser.add_argument("--budget", type=int, default=60, help="nodes of greedy for a decision")
    parser.add_argument("--players", type=int, nargs="*", help="default: all numbers")
    parser.add_argument("--keep", type=Path, help="a folder that keeps positions for the next run")
    args = parser.parse_args()
    game = load(args.game)
    if not set(args.players or ()) <= set(game.seat_counts):
        parser.error(f"--players: bad number for {args.game}; expected some of {', '.join(map(str, game.seat_counts))}")
    path = ROOT / "patolli" / "games" / game.name / "ai/win_probability.json"
    whole = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"made by": {}, "players": {}}
    found = whole["players"]
    if not found and game.seat_counts[0] not in (args.players or game.seat_counts):
        parser.error(f"--players: no fit for {game.seat_counts[0]} players yet; expected that number first")
    for players in args.players or game.seat_counts:
        start = time.monotonic()
        samples: dict[str, list[Sample]] = {SEEN: [], OPEN: []}
        for number in range(args.games):
            for kind, more in played(args, game, players, number).items():
                samples[kind] += more
            if number % 20 == 19:
                print(f"{players} players: {number + 1} games, {time.monotonic() - start:.0f} s", file=sys.stderr)
        entry: dict[str, Any] = {"games": args.games, "uniform": round(log(players), 3)}
        for kind, of_kind in samples.items():
            prior = DEFAULT_SHARPNESS if players == game.seat_counts[0] else found[str(game.seat_counts[0])][kind]
            entry[kind], entry[f"{kind} unseen"] = study(of_kind, prior)
        found[str(players)] = entry
        print(players, json.dumps(entry))
        command = f"python tools/win_probability.py {args.game} --budget {args.budget}"
        command += f" --games {args.games} --players {players}"
        whole["made by"][str(players)] = command
        ordered = {name: dict(sorted(part.items())) for name, part in whole.items()}
        path.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
