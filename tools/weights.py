"""Fits how much each term of a game's evaluation should count, from games that greedy plays against itself.

    python tools/weights.py cortez --games 200 --players 2

Each position tells the terms of the seat whose turn it is (own and rivals' together) and, in hindsight, by how many
points that seat won or lost. The weights are those with which the terms come nearest to that: a ridge regression that
holds each weight near 1, which is what the hand has given it. How good they are is told beside the hand's on
games that the fit has not seen. A fit only says what goes with winning, not what brings it about: so the fitted
weights play against the hand's (`--blocks`), and only what wins belongs into the game's `features.py`.
"""

import argparse
import json
import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from chances import FOLDS, POSITIONS, solve

from patolli.bots import bot
from patolli.bots.arena.stats import interval
from patolli.bots.chances import won
from patolli.bots.styles import restyled, styles
from patolli.core.game import Game, settle_chance
from patolli.core.registry import load
from patolli.core.terms import RIVAL

DOUBT: Final = 40.0  # a weight of 2 costs as much as this many positions that are wrong by a point
TRIED: Final = "fitted"  # the style under which fitted weights play


class Sample(NamedTuple):
    """A position: which game, what its terms were worth to a seat, and by how much that seat won."""

    game: int
    terms: dict[str, float]
    lead: float


def play(game: Game, players: int, number: int, budget: int) -> list[Sample]:
    """Some positions of a game that greedy plays against itself."""
    rng = random.Random(number)
    state, thinker = game.new(players), bot("greedy", game)
    settle_chance(state, rng)
    seen: list[tuple[int, dict[str, float]]] = []
    before, turns = -1, 0
    while seats := state.seats():
        seat = seats[0]
        turns += seat != before
        if seat != before and rng.random() < POSITIONS / (POSITIONS + turns):
            seen.append((seat, together(game.terms(state, seat))))
        before = seat
        state.step(seat, thinker.choose(game.view(state, seat), state.legal(seat), budget, rng.randrange(1 << 40)))
        settle_chance(state, rng)
    points = game.result(state).scores
    best = [max(other for at, other in enumerate(points) if at != seat) for seat in range(players)]
    return [Sample(number, terms, points[seat] - best[seat]) for seat, terms in seen]


def together(terms: dict[str, float]) -> dict[str, float]:
    """Own terms with what rivals' terms of the same name take away."""
    found: dict[str, float] = {}
    for term, worth in terms.items():
        name = term.partition(RIVAL)[0]
        found[name] = found.get(name, 0.0) + worth
    return found


def fit(samples: Sequence[Sample], names: Sequence[str]) -> list[float]:
    """The weights with which the terms come nearest to the leads."""
    rows = [[DOUBT * (i == j) for j in range(len(names))] for i in range(len(names))]
    right = [DOUBT] * len(names)
    for sample in samples:
        parts = [sample.terms.get(name, 0.0) for name in names]
        for i, part in enumerate(parts):
            right[i] += part * sample.lead
            for j, other in enumerate(parts):
                rows[i][j] += part * other
    return solve(rows, right)


def missed(samples: Sequence[Sample], names: Sequence[str], weights: Sequence[float]) -> float:
    """The part of the leads' variance that terms with these weights leave unexplained."""
    mean = sum(sample.lead for sample in samples) / len(samples)
    off = spread = 0.0
    for sample in samples:
        told = sum(weight * sample.terms.get(name, 0.0) for name, weight in zip(names, weights, strict=True))
        off += (sample.lead - told) ** 2
        spread += (sample.lead - mean) ** 2
    return off / spread


def duel(game: Game, weights: dict[str, float], players: int, blocks: int, budget: int) -> list[float]:
    """What one greedy with these weights wins among greedy ones, block by block."""
    styles(game.folder)[TRIED] = weights | {f"{name}{RIVAL}": weight for name, weight in weights.items()}
    new, old = bot("greedy", restyled(game.name, (), TRIED)), bot("greedy", game)
    shares = []
    for block in range(blocks):
        share = 0.0
        for place in range(players):
            luck, own = random.Random(block), random.Random(f"{block} {place}")
            state = game.new(players)
            settle_chance(state, luck)
            while seats := state.seats():
                seat = seats[0]
                thinker = new if seat == place else old
                view, legal = game.view(state, seat), state.legal(seat)
                state.step(seat, thinker.choose(view, legal, budget, own.randrange(1 << 40)))
                settle_chance(state, luck)
            share += won(game.result(state))[place] / players
        shares.append(share)
        print(f"\rblock {block + 1} of {blocks}: {100 * sum(shares) / len(shares):.0f} %", end="", flush=True)
    print()
    return shares


def main() -> None:
    """Fit, tell how good it is, and let it play."""
    parser = argparse.ArgumentParser(description="fit the weights of an evaluation from self-play")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200, help="of self-play (default: 200)")
    parser.add_argument("--players", type=int, default=2, help="seats (default: 2)")
    parser.add_argument("--budget", type=int, default=60, help="nodes of greedy for a decision (default: 60)")
    parser.add_argument("--blocks", type=int, default=25, help="of games against the hand's weights (default: 25)")
    args = parser.parse_args()
    game = load(args.game)
    samples: list[Sample] = []
    for number in range(args.games):
        samples += play(game, args.players, number, args.budget)
        print(f"\r{number + 1} of {args.games} games", end="", flush=True)
    print()
    names = sorted({name for sample in samples for name in sample.terms})
    hand, unseen = missed(samples, names, [1.0] * len(names)), 0.0
    for fold in range(FOLDS):
        apart = [sample for sample in samples if sample.game % FOLDS == fold]
        weights = fit([sample for sample in samples if sample.game % FOLDS != fold], names)
        unseen += missed(apart, names, weights) / FOLDS
    found = {name: round(weight, 2) for name, weight in zip(names, fit(samples, names), strict=True)}
    print(
        json.dumps(
            {
                "positions": len(samples),
                "R2 by hand": round(1 - hand, 3),
                "R2 fitted, unseen": round(1 - unseen, 3),
                "weights": found,
            }
        )
    )
    shares = duel(game, found, args.players, args.blocks, args.budget)
    low, high = interval(shares)
    print(f"fitted against by hand: {100 * sum(shares) / len(shares):.0f} % ({100 * low:.0f}–{100 * high:.0f})")


if __name__ == "__main__":
    main()
