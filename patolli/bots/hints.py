"""Hints: what a bot would do in somebody's place, and what speaks for it, from nothing but the seat's view.

The reasons are terms of the game's evaluation, its own and its rivals'. Of the best action only what speaks for it is
told, against where the next best one leads or else against now, and what it costs most; of the others what they lack
against the best. A search sees further than its terms: where they do not bear out what it found, none are told. Where
all lies open, they are told from the end of the turn that was planned, since a single step says little.
"""

import random
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from patolli.bots import bot
from patolli.bots.chances import has_secrets
from patolli.bots.errors import check_question, checked_view
from patolli.bots.levels import level
from patolli.bots.planner import FORESIGHT, Line, Planner, foresee, replayed
from patolli.bots.styles import Weigher
from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.game import Game, settle_chance
from patolli.core.replay import Replay
from patolli.core.state import CHANCE, State
from patolli.core.terms import RIVAL
from patolli.play.preview import preview

THINKER: Final = "hard"  # the level whose bot is asked,
NODES: Final = "normal"  # and the one with whose nodes: who waits for a hint wants to play
BEST: Final = 3  # actions that are shown
REASONS: Final = 3  # that are told of each
WORLDS: Final = 8
LITTLE: Final = 0.25  # points that are no reason
CLEAR: Final = 1.0  # points by which actions must differ for that to be told, or for a plan to be changed

# What there is to say of an action: messages
NEXT: Final = "hint-next"  # the best: better than the next one by these
NOW: Final = "hint-now"  # the best: better than now by these
ONLY: Final = "hint-only"  # there is nothing else to choose
TRIED: Final = "hint-tried"  # the best, as the search found; the terms do not say why
LACKS: Final = "hint-lacks"  # another one: worse than the best by these
WORSE: Final = "hint-worse"  # another one, as the search found; the terms do not say why
EQUAL: Final = "hint-equal"  # another one, as good as the best

Terms = dict[str, float]


class Reason(NamedTuple):
    """A term of the evaluation, whose it is, and by how many points it changes."""

    term: str
    seat: Seat
    change: float


class Advice(NamedTuple):
    """An action, how many points it is better than the next one, what it surely scores, what follows, and why.

    `why` says what the reasons are, and if there are none, what there is to say instead.
    """

    action: Action
    lead: float
    events: list[dict[str, Any]]
    then: list[Action]
    why: str
    reasons: list[Reason]
    price: Reason | None = None


class Prospect(NamedTuple):
    """Where an action leads: the steps of the same turn after it, and the terms of every seat then."""

    then: list[Action]
    terms: list[Terms]


def hints(
    game: Game, view: dict[str, Any], legal: Sequence[Action], seed: int = 0, follow: Sequence[Action] = ()
) -> list[Advice]:
    """The best actions, the best first; the same for the same view, seed and plan to follow. Raises BadState.

    A plan that was told before goes on, unless something clearly better is found.
    """
    players = checked_view(game, view)["players"]
    (name, _), (_, budget) = [level(wanted, game, players) for wanted in (THINKER, NODES)]
    check_question(game, view, legal, budget)
    thinker = bot(name, game)
    assert isinstance(thinker, Weigher)
    seat, worlds = view["seat"], guesses(game, view, seed)
    turns = thinker.best_turns(view, legal, budget, seed) if isinstance(thinker, Planner) else []
    if turns:
        turns = going_on(game, worlds[0], seat, turns, tuple(follow), budget, seed)[:BEST]
        weighed = [(line.path[0], line.value) for line in turns]
        ends = [Prospect(list(line.path[1:]), mean_terms(game, [line.state])) for line in turns]
        scored = [scores(game, worlds[0], seat, line.path, seed) for line in turns]
    else:
        weighed = thinker.weigh(view, legal, budget, seed)[:BEST] if len(legal) > 1 else [(legal[0], 0.0)]
        ends = [prospect(game, worlds, seat, action, seed) for action, _ in weighed]
        scored = [with_points(preview(game, view, action).events) for action, _ in weighed]
    now = mean_terms(game, worlds)
    staked = game.at_stake(worlds[0])
    found = []
    for at, (action, _) in enumerate(weighed):
        lead = lead_of(weighed, at)
        case = lacking(seat, ends, at, lead) if at else speaking(seat, now, ends, lead, len(legal) > 1)
        if staked and case[1]:  # how the dice happened to fall in these worlds is no reason
            case = (WORSE if at else TRIED, [], None)
        found.append(Advice(action, lead, scored[at], ends[at].then, *case))
    return found


def going_on(
    game: Game, world: State, seat: Seat, turns: list[Line], follow: tuple[Action, ...], budget: int, seed: int
) -> list[Line]:
    """The turns, first the one that was told before, unless the best is clearly better by its end and what follows."""
    told = replayed(game, world, seat, follow, seed) if follow else None
    if told is None or told.state.seats() == (seat,):
        return turns
    best = Line(turns[0].state, game.value(turns[0].state, seat), turns[0].path)
    better = best.value - told.value > CLEAR
    if better and budget >= FORESIGHT:
        foresee(game, [told, best], seat, budget // 2, seed)
    if better and best.value - told.value > CLEAR:
        return turns
    told.value = max(told.value, turns[0].value)
    return [told, *(line for line in turns if line.path[0] != told.path[0])]


def since(table: Replay, line: int, seat: Seat) -> list[Action] | None:
    """What a seat has decided at a table from a line on; None if others have decided too, or that line is gone."""
    turns = [turn for turn in table.turns[line - table.forgotten_turns :] if turn.seat != CHANCE]
    alone = table.forgotten_turns <= line <= table.rev and all(turn.seat == seat for turn in turns)
    return [turn.action for turn in turns] if alone else None


def rest(plan: Sequence[Action], played: Sequence[Action] | None) -> list[Action]:
    """What is left of a plan of which this much was played; nothing if it went otherwise."""
    return list(plan[len(played) :]) if played is not None and list(plan[: len(played)]) == played else []


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


# Why


Case = tuple[str, list[Reason], Reason | None]  # why, reasons, price


def speaking(seat: Seat, now: Sequence[Terms], ends: Sequence[Prospect], lead: float, choice: bool) -> Case:
    """What speaks for the best action, with what it costs most."""
    if len(ends) > 1 and lead > LITTLE:
        gains, costs = changes(seat, ends[1].terms, ends[0].terms)
        if bear_out(gains, costs, max(lead, 2 * CLEAR)):
            return NEXT, gains[:REASONS], next(iter(costs), None)
    gains, costs = changes(seat, now, ends[0].terms)
    if bear_out(gains, costs):
        return NOW, gains[:REASONS], next(iter(costs), None)
    return TRIED if choice else ONLY, [], None


def lacking(seat: Seat, ends: Sequence[Prospect], at: int, lead: float) -> Case:
    """What another action lacks against the best."""
    if lead > -LITTLE:
        return EQUAL, [], None
    gains, costs = changes(seat, ends[0].terms, ends[at].terms)
    return (LACKS, costs[:REASONS], None) if bear_out(costs, gains, -lead) else (WORSE, [], None)


def bear_out(reasons: Sequence[Reason], others: Sequence[Reason], lead: float = 0.0) -> bool:
    """Whether reasons, as far as they are told, come to half of a lead and to more than what speaks most against it."""
    told = sum(abs(reason.change) for reason in reasons[:REASONS])
    return told >= lead / 2 and told > max((abs(other.change) for other in others), default=0.0)


def changes(seat: Seat, before: Sequence[Terms], after: Sequence[Terms]) -> tuple[list[Reason], list[Reason]]:
    """What is good for a seat and what is bad, the strongest first; not what changes alike for all.

    Of what rivals gain or lose only the most: each counts for a part of it, and several for no more than one.
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
    """All of the own reasons, and the first of a rival."""
    first = next((reason for reason in reasons if reason.seat != seat), None)
    return [reason for reason in reasons if reason.seat == seat or reason is first]


def differences(before: Terms, after: Terms) -> Terms:
    """By how much each term changes."""
    return {term: after.get(term, 0.0) - before.get(term, 0.0) for term in before | after}
