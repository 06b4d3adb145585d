"""Hints: what a bot would do in somebody's place, and what speaks for it, from nothing but the seat's view.

The reasons are the terms of the game's evaluation, its own and its rivals', that differ most from where the next best
action leads (for the others: the best), or else from now. Where all lies open, they are told from the end of the turn
that was planned, since a single step says little.
"""

import random
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from patolli.bots import bot
from patolli.bots.chances import has_secrets
from patolli.bots.errors import check_question
from patolli.bots.levels import level
from patolli.bots.planner import Planner
from patolli.bots.styles import Weigher
from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.game import Game, settle_chance
from patolli.core.state import State
from patolli.core.terms import RIVAL
from patolli.play.preview import preview

THINKER: Final = "hard"  # the level whose bot is asked,
NODES: Final = "normal"  # and the one with whose nodes: who waits for a hint wants to play
BEST: Final = 3  # actions that are shown
REASONS: Final = 3  # of the own that are told of each, besides one of a rival
WORLDS: Final = 8
LITTLE: Final = 0.25  # points that are no reason
CLEAR: Final = 1.0  # points by which actions must differ for that to be told

Terms = dict[str, float]


class Reason(NamedTuple):
    """A term of the evaluation, whose it is, and by how many points it changes."""

    term: str
    seat: Seat
    change: float


class Advice(NamedTuple):
    """An action, how many points it is better than the next one, what it surely scores, what follows, and why."""

    action: Action
    lead: float
    events: list[dict[str, Any]]
    then: list[Action]
    reasons: list[Reason]


class Prospect(NamedTuple):
    """Where an action leads: the steps of the same turn after it, and the terms of every seat then."""

    then: list[Action]
    terms: list[Terms]


def hints(game: Game, view: dict[str, Any], legal: Sequence[Action], seed: int = 0) -> list[Advice]:
    """The best actions, the best first; the same for the same view and seed. Raises BadState."""
    (name, _), (_, budget) = [level(wanted, game, view["players"]) for wanted in (THINKER, NODES)]
    check_question(game, view, legal, budget)
    thinker = bot(name, game)
    assert isinstance(thinker, Weigher)
    seat, worlds = view["seat"], guesses(game, view, seed)
    turns = thinker.best_turns(view, budget, seed)[:BEST] if isinstance(thinker, Planner) else []
    if turns:
        weighed = [(line.path[0], line.value) for line in turns]
        ends = [Prospect(list(line.path[1:]), mean_terms(game, [line.state])) for line in turns]
        scored = [scores(game, worlds[0], seat, line.path, seed) for line in turns]
    else:
        weighed = thinker.weigh(view, legal, budget, seed)[:BEST] if len(legal) > 1 else [(legal[0], 0.0)]
        ends = [prospect(game, worlds, seat, action, seed) for action, _ in weighed]
        scored = [with_points(preview(game, view, action).events) for action, _ in weighed]
    now = mean_terms(game, worlds)
    return [
        Advice(action, lead_of(weighed, at), scored[at], ends[at].then, told(seat, now, ends, at))
        for at, (action, _) in enumerate(weighed)
    ]


def scores(game: Game, world: State, seat: Seat, path: Sequence[Action], seed: int) -> list[dict[str, Any]]:
    """The points that the steps of an open turn bring to anybody."""
    found, state = [], world.copy()
    for action in path:
        found += [game.event_table.shown(event, seat) for event in game.events(state, seat, action)]
        settle_chance(state, random.Random(seed))
    return with_points(found)


def with_points(events: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Of some events those that bring points."""
    return [event for event in events if event.get("points")]


def lead_of(weighed: Sequence[tuple[Action, float]], at: int) -> float:
    """How much better an action is than the next one; below 0 how much worse than the best."""
    if at:
        return weighed[at][1] - weighed[0][1]
    return weighed[0][1] - weighed[1][1] if len(weighed) > 1 else 0.0


def guesses(game: Game, view: dict[str, Any], seed: int) -> list[State]:
    """Some worlds that agree with a view; one where all lies open."""
    rng = random.Random(seed)
    return [game.guess(view, rng) for _ in range(WORLDS if has_secrets(game) else 1)]


def prospect(game: Game, worlds: Sequence[State], seat: Seat, action: Action, seed: int) -> Prospect:
    """Where an action leads in these worlds, with the same luck for all actions."""
    ends = [world.copy() for world in worlds]
    for number, end in enumerate(ends):
        end.step(seat, action)
        settle_chance(end, random.Random(seed + number))
    return Prospect([], mean_terms(game, ends))


def mean_terms(game: Game, worlds: Sequence[State]) -> list[Terms]:
    """By seat, what it has and hopes for: means over these worlds."""
    found: list[Terms] = []
    for seat in range(worlds[0].players):
        total: Terms = {}
        for world in worlds:
            for term, worth in game.terms(world, seat).items():
                if RIVAL not in term:
                    total[term] = total.get(term, 0.0) + worth / len(worlds)
        found.append(total)
    return found


def told(seat: Seat, now: Sequence[Terms], ends: Sequence[Prospect], at: int) -> list[Reason]:
    """Why an action is better or worse than another one; if they lead to nearly the same, what it changes."""
    other = reasons(seat, ends[0 if at else 1].terms, ends[at].terms) if len(ends) > 1 else []
    return other if other and abs(other[0].change) >= CLEAR else reasons(seat, now, ends[at].terms)


def reasons(seat: Seat, before: Sequence[Terms], after: Sequence[Terms]) -> list[Reason]:
    """What differs most of the own, and the one thing that does so for a rival; not what differs alike for all."""
    changes = [differences(before[owner], after[owner]) for owner in range(len(before))]
    found = [
        Reason(term, owner, round(change, 1))
        for owner, own in enumerate(changes)
        for term, change in own.items()
        if abs(change) > LITTLE and len({round(other.get(term, 0.0), 1) for other in changes}) > 1
    ]
    found.sort(key=lambda reason: (-abs(reason.change), reason.seat, reason.term))
    mine = [reason for reason in found if reason.seat == seat]
    return mine[:REASONS] + [reason for reason in found if reason.seat != seat][:1]


def differences(before: Terms, after: Terms) -> Terms:
    """By how much each term changes."""
    return {term: after.get(term, 0.0) - before.get(term, 0.0) for term in before | after}
