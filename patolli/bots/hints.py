"""Hints: the actions that a bot recommends to a seat, with reasons, computed from the seat's view alone.

Reasons are terms of the game's evaluation, of the seat and of its rivals. The best action lists its advantages over the
next best one, or else over the present position, and its largest drawback; the others list their disadvantages to the
best. A search looks further than the terms: where they do not support its result, no reasons are given. With perfect
information reasons refer to the end of the planned turn, since a single step says little.
"""

import random
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from patolli.bots import make_bot
from patolli.bots.errors import check_question, checked_view
from patolli.bots.levels import resolve_level
from patolli.bots.planner import FORESIGHT, Planner, Variation, play_variation, rescore_with_replies
from patolli.bots.styles import Ranker
from patolli.bots.win_probability import has_hidden_information
from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.chance import resolve_chance
from patolli.core.evaluation import RIVAL
from patolli.core.game import Game
from patolli.core.replay import Replay
from patolli.core.state import CHANCE, State
from patolli.match.preview import preview

THINKER: Final = "hard"  # the level whose bot is asked
NODES: Final = "normal"  # its node budget: hints must come quickly
BEST: Final = 3  # actions that are shown
REASONS: Final = 3  # at most, for each action
WORLDS: Final = 8
LITTLE: Final = 0.25  # points; smaller changes are not reasons
CLEAR: Final = 1.0  # points by which a new plan must be better to replace the old one

# Message ids of the explanation of an action
NEXT: Final = "hint-next"  # the best: its advantages over the next one
NOW: Final = "hint-now"  # the best: its advantages over the present position
ONLY: Final = "hint-only"  # the only legal action
TRIED: Final = "hint-tried"  # the best by search; the terms do not explain it
LACKS: Final = "hint-lacks"  # another one: its disadvantages to the best
WORSE: Final = "hint-worse"  # another one by search; the terms do not explain it
EQUAL: Final = "hint-equal"  # another one, as good as the best

Terms = dict[str, float]


class Reason(NamedTuple):
    """A term of the evaluation, the seat it belongs to, and its change in points."""

    term: str
    seat: Seat
    change: float


class Hint(NamedTuple):
    """An action with its lead over the next one in points, its certain points, the rest of the turn, and reasons.

    `why` is the id of the message that introduces the reasons, or replaces them if there are none.
    """

    action: Action
    lead: float
    events: list[dict[str, Any]]
    follow_up: list[Action]
    why: str
    reasons: list[Reason]
    drawback: Reason | None = None


class Prospect(NamedTuple):
    """The result of an action: the steps of the same turn after it, and then the terms of every seat."""

    then: list[Action]
    terms: list[Terms]


def hints(
    game: Game, view: dict[str, Any], legal: Sequence[Action], seed: int = 0, follow: Sequence[Action] = ()
) -> list[Hint]:
    """Return the best actions, the best first; the same for the same view, seed and plan. Raises BadState.

    A plan that was shown before (`follow`) is kept unless something clearly better is found.
    """
    players = checked_view(game, view)["players"]
    (name, _), (_, budget) = [resolve_level(wanted, game, players) for wanted in (THINKER, NODES)]
    check_question(game, view, legal, budget)
    thinker = make_bot(name, game)
    assert isinstance(thinker, Ranker)
    seat, worlds = view["seat"], sample_worlds(game, view, seed)
    plans = thinker.best_turns(view, legal, budget, seed) if isinstance(thinker, Planner) else []
    if plans:
        plans = keep_plan(game, worlds[0], seat, plans, tuple(follow), budget, seed)[:BEST]
        weighed = [(plan.path[0], plan.value) for plan in plans]
        ends = [Prospect(list(plan.path[1:]), mean_terms(game, [plan.state])) for plan in plans]
        scored = [scores(game, worlds[0], seat, plan.path, seed) for plan in plans]
    else:
        weighed = thinker.rank_actions(view, legal, budget, seed)[:BEST] if len(legal) > 1 else [(legal[0], 0.0)]
        ends = [prospect(game, worlds, seat, action, seed) for action, _ in weighed]
        scored = [with_points(preview(game, view, action).events) for action, _ in weighed]
    now = mean_terms(game, worlds)
    staked = not game.is_quiet(worlds[0])
    found = []
    for at, (action, _) in enumerate(weighed):
        lead = lead_of(weighed, at)
        case = explain_other(seat, ends, at, lead) if at else explain_best(seat, now, ends, lead, len(legal) > 1)
        if staked and case[1]:  # the dice of these worlds are not a reason
            case = (WORSE if at else TRIED, [], None)
        found.append(Hint(action, lead, scored[at], ends[at].then, *case))
    return found


def keep_plan(
    game: Game, world: State, seat: Seat, plans: list[Variation], follow: tuple[Action, ...], budget: int, seed: int
) -> list[Variation]:
    """Put the earlier plan first, unless the best turn is clearly better by its end and by the replies to it."""
    plan = play_variation(game, world, seat, follow, seed) if follow else None
    if plan is None or plan.state.to_act() == (seat,):
        return plans
    best = Variation(plans[0].state, game.evaluate(plans[0].state, seat), plans[0].path)
    better = best.value - plan.value > CLEAR
    if better and budget >= FORESIGHT:
        rescore_with_replies(game, [plan, best], seat, budget // 2, seed)
    if better and best.value - plan.value > CLEAR:
        return plans
    plan.value = max(plan.value, plans[0].value)
    return [plan, *(other for other in plans if other.path[0] != plan.path[0])]


def since(replay: Replay, start: int, seat: Seat) -> list[Action] | None:
    """Return the actions of a seat from a step on; None if other seats decided too, or if the step is gone."""
    steps = [step for step in replay.steps[start - replay.dropped_steps :] if step.seat != CHANCE]
    alone = replay.dropped_steps <= start <= replay.step_count and all(step.seat == seat for step in steps)
    return [step.action for step in steps] if alone else None


def rest(plan: Sequence[Action], played: Sequence[Action] | None) -> list[Action]:
    """Return the remaining actions of a plan after these were played; none if play left the plan."""
    return list(plan[len(played) :]) if played is not None and list(plan[: len(played)]) == played else []


def scores(game: Game, world: State, seat: Seat, path: Sequence[Action], seed: int) -> list[dict[str, Any]]:
    """Return the events of a planned turn that score points for any seat."""
    found, state = [], world.copy()
    for action in path:
        found += [game.events.visible(event, seat) for event in state.step_with_events(seat, action)]
        resolve_chance(state, random.Random(seed))
    return with_points(found)


def with_points(events: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the events that score points."""
    return [event for event in events if event.get("points")]


def lead_of(weighed: Sequence[tuple[Action, float]], at: int) -> float:
    """Return the lead of the best action over the next one; for the others, the negative distance to the best."""
    if at:
        return weighed[at][1] - weighed[0][1]
    return weighed[0][1] - weighed[1][1] if len(weighed) > 1 else 0.0


def sample_worlds(game: Game, view: dict[str, Any], seed: int) -> list[State]:
    """Sample worlds that agree with a view; one is enough with perfect information."""
    rng = random.Random(seed)
    return [game.determinize(view, rng) for _ in range(WORLDS if has_hidden_information(game) else 1)]


def prospect(game: Game, worlds: Sequence[State], seat: Seat, action: Action, seed: int) -> Prospect:
    """Return the result of an action in these worlds, with the same chance seeds for all actions."""
    ends = [world.copy() for world in worlds]
    for number, end in enumerate(ends):
        end.step(seat, action)
        resolve_chance(end, random.Random(seed + number))
    return Prospect([], mean_terms(game, ends))


def mean_terms(game: Game, worlds: Sequence[State]) -> list[Terms]:
    """Return the terms of each seat without those of its rivals, as means over these worlds."""
    found: list[Terms] = []
    for seat in range(worlds[0].players):
        total: Terms = {}
        for world in worlds:
            for term, worth in game.evaluation_terms(world, seat).items():
                if RIVAL not in term:
                    total[term] = total.get(term, 0.0) + worth / len(worlds)
        found.append(total)
    return found


# Explanations


Case = tuple[str, list[Reason], Reason | None]  # message id, reasons, drawback


def explain_best(seat: Seat, now: Sequence[Terms], ends: Sequence[Prospect], lead: float, choice: bool) -> Case:
    """Return the explanation of the best action, with its largest drawback."""
    if len(ends) > 1 and lead > LITTLE:
        gains, costs = changes(seat, ends[1].terms, ends[0].terms)
        if supports(gains, costs, max(lead, 2 * CLEAR)):
            return NEXT, gains[:REASONS], next(iter(costs), None)
    gains, costs = changes(seat, now, ends[0].terms)
    if supports(gains, costs):
        return NOW, gains[:REASONS], next(iter(costs), None)
    return TRIED if choice else ONLY, [], None


def explain_other(seat: Seat, ends: Sequence[Prospect], at: int, lead: float) -> Case:
    """Return the disadvantages of another action to the best."""
    if lead > -LITTLE:
        return EQUAL, [], None
    gains, costs = changes(seat, ends[0].terms, ends[at].terms)
    return (LACKS, costs[:REASONS], None) if supports(costs, gains, -lead) else (WORSE, [], None)


def supports(reasons: Sequence[Reason], others: Sequence[Reason], lead: float = 0.0) -> bool:
    """Return whether the shown reasons cover half of a lead and outweigh the strongest reason against."""
    total = sum(abs(reason.change) for reason in reasons[:REASONS])
    return total >= lead / 2 and total > max((abs(other.change) for other in others), default=0.0)


def changes(seat: Seat, before: Sequence[Terms], after: Sequence[Terms]) -> tuple[list[Reason], list[Reason]]:
    """Return the changes that are good and bad for a seat, the strongest first, leaving out those equal for all seats.

    Of the rivals' changes only the largest is kept: several rivals together count no more than one.
    """
    changed = [differences(before[owner], after[owner]) for owner in range(len(before))]
    found = [
        Reason(term, owner, round(change, 1))
        for owner, own in enumerate(changed)
        for term, change in own.items()
        if abs(change) > LITTLE and len({round(other.get(term, 0.0), 1) for other in changed}) > 1
    ]
    found.sort(key=lambda reason: (-abs(reason.change), reason.seat, reason.term))
    good = [reason for reason in found if (reason.change > 0) == (reason.seat == seat)]
    bad = [reason for reason in found if reason not in good]
    return one_of_rivals(seat, good), one_of_rivals(seat, bad)


def one_of_rivals(seat: Seat, reasons: Sequence[Reason]) -> list[Reason]:
    """Return all own reasons, and the first one of a rival."""
    first = next((reason for reason in reasons if reason.seat != seat), None)
    return [reason for reason in reasons if reason.seat == seat or reason is first]


def differences(before: Terms, after: Terms) -> Terms:
    """Return the change of each term."""
    return {term: after.get(term, 0.0) - before.get(term, 0.0) for term in before | after}
