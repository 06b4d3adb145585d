"""The figures of a tournament as plain data. Shares are of won games, for one seat; a fair share is 1 / seats."""

from collections import Counter
from collections.abc import Sequence
from math import ceil
from statistics import fmean, median
from typing import Any, Final

from patolli.bots.arena.forfeits import CRASH, ILLEGAL, OVERTIME
from patolli.bots.arena.match_runner import Played
from patolli.bots.arena.results import Results
from patolli.bots.arena.schedule import Plan
from patolli.bots.arena.stats import interval
from patolli.core.registry import load
from patolli.core.replay import MAX_LINES

Figures = dict[str, Any]
FAULTS: Final = {"crashes": CRASH, "illegal": ILLEGAL, "overtime": OVERTIME}


def report(results: Results) -> Figures:
    """Return the figures of all games that count."""
    plan, games = results.plan, results.counted()
    bots = {entry.label: number for number, entry in enumerate(plan.bots)}
    shares = {label: share(blocks_of(results, bot)) for label, bot in bots.items()}
    faults = Counter((plan.line_up(game.job)[game.fault[0]], game.fault[1]) for game in games if game.fault)
    return {
        "game": plan.game,
        "options": plan.options,
        "seats": plan.seats,
        "seed": plan.seed,
        "bots": {entry.label: {"bot": entry.bot, "budget": entry.budget} for entry in plan.bots},
        "games": len(games),
        "unfinished": sum(game.lines >= MAX_LINES for game in games),
        "win_share": {label: found["win_share"] for label, found in shares.items()},
        "interval": {label: found["interval"] for label, found in shares.items()},
        **{name: {label: faults[bot, kind] for label, bot in bots.items()} for name, kind in FAULTS.items()},
        "pairs": [pair_facts(results, pair) for pair in range(len(plan.pairs))],
        "seat_share": seat_share(plan, games),
        "ms_per_turn": {label: ms_per_turn(plan, games, bot) for label, bot in bots.items()},
        "ratings": ratings(plan, games),
        "faults": [fault_facts(plan, game) for game in games if game.fault],
    }


def share(blocks: Sequence[float]) -> Figures:
    """Return the mean over blocks with its 95 % interval."""
    ends = interval(blocks)
    return {"win_share": round(fmean(blocks), 4) if blocks else None, "interval": [round(end, 4) for end in ends]}


def blocks_of(results: Results, bot: int) -> list[float]:
    """Return a bot's mean score for one seat in each block, over all its pairs."""
    found: dict[int, list[float]] = {}
    for (single, copies), scores in zip(results.plan.pairs, results.scores):
        for block, score in enumerate(scores):
            if bot in (single, copies):
                own = score if bot == single else (1 - score) / (results.plan.seats - 1)
                found.setdefault(block, []).append(own)
    return [fmean(own) for own in found.values()]


def pair_facts(results: Results, pair: int) -> Figures:
    """Return the score of the first of a pair alone among copies of the second."""
    single, copies = (results.plan.bots[bot].label for bot in results.plan.pairs[pair])
    scores = results.scores[pair]
    facts = {"bot": single, "among": copies, "blocks": len(scores), **share(scores)}
    if results.test and scores:
        facts |= {"llr": round(results.test.ratio(scores), 2), "verdict": results.verdicts[pair]}
    return facts


def seat_share(plan: Plan, games: Sequence[Played]) -> dict[str, float]:
    """Return the share that each seat has won, over all bots."""
    names = load(plan.game, plan.options).seat_names(plan.seats)
    return {name: round(fmean(game.share(seat) for game in games), 4) for seat, name in enumerate(names) if games}


def ms_per_turn(plan: Plan, games: Sequence[Played], bot: int) -> Figures:
    """Return the CPU time of a turn, which is a seat's decisions in a row."""
    spent = sorted(
        ms
        for game in games
        for seat, turns in enumerate(game.ms)
        if plan.line_up(game.job)[seat] == bot
        for ms in turns
    )
    if not spent:
        return {"turns": 0}
    last = spent[ceil(0.95 * len(spent)) - 1]
    return {"turns": len(spent), "median": round(median(spent), 2), "p95": last, "most": spent[-1]}


def ratings(plan: Plan, games: Sequence[Played]) -> dict[str, Figures] | None:
    """Return Plackett-Luce ratings; a bot in several seats moves by their mean. None without openskill."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce()
    rating = [model.rating() for _ in plan.bots]
    for game in games:
        line_up = plan.line_up(game.job)
        ranks = [float(place) for seat in range(plan.seats) for place, at in enumerate(game.ranking) if seat in at]
        moved = [team[0] for team in model.rate([[rating[bot]] for bot in line_up], ranks=ranks)]
        for bot in set(line_up):
            own = [moved[seat] for seat in range(plan.seats) if line_up[seat] == bot]
            rating[bot] = model.rating(fmean(one.mu for one in own), fmean(one.sigma for one in own))
    return {
        entry.label: {"mu": round(one.mu, 2), "sigma": round(one.sigma, 2)}
        for entry, one in zip(plan.bots, rating, strict=True)
    }


def fault_facts(plan: Plan, game: Played) -> Figures:
    """Return the forfeit of a game: bot, kind, text and place."""
    assert game.fault is not None
    seat, kind, text = game.fault
    return {"bot": plan.bots[plan.line_up(game.job)[seat]].label, "kind": kind, "what": text, **game.job._asdict()}
