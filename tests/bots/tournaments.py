"""Small tournaments for the tests of the arena."""

from dataclasses import replace

from patolli.bots.arena.match_runner import Played, play
from patolli.bots.arena.results import Results
from patolli.bots.arena.schedule import Plan, make_plan
from patolli.core.registry import load


def small_plan(*bots: str, seats: int = 2, field: str | None = None, seed: int = 1) -> Plan:
    return make_plan("tianguis", {"rounds": 2}, bots or ("greedy@9", "random"), field, seats, seed)


def same(games: list[Played]) -> list[Played]:
    """Return games in order, without the parts that differ each time."""
    return [replace(game, ms=[]) for game in sorted(games, key=lambda game: game.job)]


def play_all(results: Results) -> Results:
    game = load(results.plan.game, results.plan.options)
    for job in results.jobs():
        results.add(play(results.plan, game, job))
    return results
