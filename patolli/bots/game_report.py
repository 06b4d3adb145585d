"""The report on a finished game: win probabilities by turn, turning points, luck and skill.

Probabilities are those of the open position (`win_probability.true_win_probabilities`), since nothing is hidden after
the game.
- Luck is the effect of a draw: the probability after it, less the mean over its outcomes, all of them or a sample.
- Skill is the probability that decisions gave away: that of the best action found by a bot from the seat's view, less
  that of the chosen one. A bot's choice is subject to luck as well: both actions are compared once more in other
  worlds, and the smaller difference counts. With perfect information turns are planned to their end, so that each step
  is judged by the best continuation.
Every entry gives its events, or the parts of the action, from which a reader makes sentences in any language. The same
record gives the same report.
"""

import random
from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final

from patolli.bots.greedy import Expert, Greedy
from patolli.bots.planner import Planner
from patolli.bots.styles import Ranker
from patolli.bots.win_probability import (
    OPEN,
    has_hidden_information,
    sharpness,
    softmax,
    true_win_probabilities,
    values_of,
    won,
)
from patolli.core.actions import Action
from patolli.core.audience import Seat, plain
from patolli.core.chance import sample_outcome
from patolli.core.errors import PatolliError
from patolli.core.events import Event
from patolli.core.game import Game
from patolli.core.replay import Replay, Step
from patolli.core.state import CHANCE, State

BUDGET: Final = 600  # nodes for each decision
OUTCOMES: Final = 12  # of a draw, at most; more are sampled
TURNING: Final = 5  # turning points at most
STEPS: Final = 4  # of a turning point at most, those that changed most
SWING: Final = 0.03  # the least change in probability of a turning point
MISTAKES: Final = 12  # at most
SENTENCES: Final = 2  # events of a step at most, the first ones
LABELS: Final = ("best", "ok", "slip", "blunder")
NOISE: Final = (0.005, 0.02, 0.06)  # probability given away at most by a best, an ok decision, a slip

Advance = Callable[[float], None]  # called with the share that is done
Judged = tuple[float, Action]  # the probability given away, and the best action


def analyse(table: Replay, lines: Sequence[int] = (), advance: Advance = lambda share: None) -> dict[str, Any]:
    """Return the report as plain data; `lines` are the numbers of the record's lines that count. Raises
    PatolliError.
    """
    if not table.over:
        raise PatolliError("the game is not over yet; a report needs a finished game")
    lines = lines or range(1, len(table.steps) + 1)
    players = table.state.players
    lucks = [luck_of(table.game, step, after(table, at)) for at, step in enumerate(table.steps)]
    judged = losses(table, advance)
    lost = [given for given, _ in judged]
    curve = points(table)
    return {
        "game": table.game.name,
        "names": list(table.names),
        "labels": list(table.labels),
        "won": won(table.result()),
        "curve": [
            {"line": lines[at - 1] if at else 0, "seat": seat, "chances": rounded(found)} for at, seat, found in curve
        ],
        "turning": turning(table, lines, curve, lucks, lost),
        "seats": [summary(seat, table, lucks, lost) for seat in range(players)],
        "mistakes": mistakes(table, lines, curve, judged),
        "budget": BUDGET,
    }


def after(table: Replay, at: int) -> State:
    """Return the position after a step."""
    return table.steps[at + 1].before if at + 1 < len(table.steps) else table.state


def rounded(chances: Sequence[float]) -> list[float]:
    """Round probabilities to a thousandth."""
    return [round(chance, 3) for chance in chances]


# The curve

Point = tuple[int, Seat, list[float]]  # steps played, seat to begin (CHANCE at the end), probabilities


def points(table: Replay) -> list[Point]:
    """Return the probabilities at the start of each turn, at the end, and before it if the game ended by resigning."""
    turns = table.steps
    found = [(at, turns[at].seat, true_win_probabilities(table.game, turns[at].before)) for at in table.turn_starts()]
    if table.state.to_act():
        found.append((len(turns), CHANCE, true_win_probabilities(table.game, table.state)))
    return [*found, (len(turns), CHANCE, won(table.result()))]


def when(table: Replay, lines: Sequence[int], curve: Sequence[Point], at: int) -> dict[str, int]:
    """Return the line, the turn (0: before the first), and the phase and round if the game has them."""
    turn = bisect_right([start for start, seat, _ in curve if seat != CHANCE], at)
    seen = table.game.view(table.steps[at].before, None)["state"]
    return {"line": lines[at], "turn": turn} | {name: seen[name] for name in ("phase", "round") if seen.get(name)}


def turning(
    table: Replay, lines: Sequence[int], curve: Sequence[Point], lucks: Sequence[list[float]], lost: Sequence[float]
) -> list[Any]:
    """Return the turns that changed the probabilities most, in their order, with their actions and main line."""
    found = []
    for (start, _, before), (end, _, later) in pairwise(curve):
        change = [new - old for old, new in zip(before, later, strict=True)]
        mover = max(range(len(change)), key=lambda seat: (round(abs(change[seat]), 3), change[seat]))
        if start == end or abs(change[mover]) < SWING:
            continue  # too small, or a seat has resigned
        span = range(start, end)
        own = [at for at in span if table.steps[at].seat != CHANCE]
        swing: dict[str, Any] = {
            "mover": mover,
            "change": round(change[mover], 3),
            "luck": round(sum(lucks[at][mover] for at in span), 3),
            "lost": round(sum(lost[at] for at in own), 3),
            "actions": [[table.steps[at].seat, table.game.actions.name(table.steps[at].action)] for at in own],
        }
        found.append((abs(change[mover]), span, later, swing))
    largest = sorted(found, key=lambda swing: -swing[0])[:TURNING]
    return [
        swing | steps(table, lines, curve, span, swing["mover"], later)
        for _, span, later, swing in sorted(largest, key=lambda entry: entry[1].start)
    ]


def steps(
    table: Replay, lines: Sequence[int], curve: Sequence[Point], span: range, mover: Seat, later: Sequence[float]
) -> dict[str, Any]:
    """Return the main steps of a turn that changed much, and the line and seat of the largest change."""
    game, turns = table.game, table.steps
    chances = [*(true_win_probabilities(game, turns[at].before)[mover] for at in span), later[mover]]
    change = {at: new - old for at, (old, new) in zip(span, pairwise(chances), strict=True)}
    entries = {at: done(game, turns[at].before, turns[at].seat, turns[at].action) for at in span}
    telling = [at for at in span if entries[at]["events"]] or [at for at in span if turns[at].seat != CHANCE]
    most = sorted(telling, key=lambda at: -abs(change[at]))[:STEPS]
    key = max(most, key=lambda at: change[at] if chances[-1] > chances[0] else -change[at])
    found = when(table, lines, curve, key)
    return found | {"seat": turns[key].seat, "done": [entries[at] for at in sorted(most)]}


# Steps


def done(game: Game, before: State, seat: Seat, action: Action) -> dict[str, Any]:
    """Return the events to report of a step; if there are none, the parts of the action."""
    events = before.copy().step_with_events(seat, action)
    telling = [event for event in events if not game.events.kinds[event[0]].minor]
    if telling and seat != CHANCE and events[0] not in telling:
        telling.insert(0, events[0])  # the later events are unclear without it
    entry: dict[str, Any] = {"seat": seat, "events": [full_event(game, event) for event in telling[:SENTENCES]]}
    return entry if telling else entry | {"action": action_parts(game, before, action)}


def full_event(game: Game, event: Event) -> dict[str, Any]:
    """Return an event with nothing hidden, since the game is over."""
    kind, values = game.events.kinds[event[0]], event[1]
    return {"kind": kind.name} | {field: plain(value) for field, value in zip(kind.audience, values, strict=True)}


def action_parts(game: Game, before: State, action: Action) -> dict[str, Any]:
    """Return an action as a button shows it: verb, places, other words, and the question that it answers."""
    verb, *words = game.actions.name(action).split()
    spots = list(game.actions.spots(action))
    besides = ["-".join(piece for piece in word.split("-") if piece not in spots) for word in words]
    frame = type(before.stack[-1]).__name__
    return {"verb": verb, "words": [word for word in besides if word], "spots": spots, "frame": frame}


# Luck


def luck_of(game: Game, step: Step, later: State) -> list[float]:
    """Return the luck of each seat in a draw; zeros for a decision."""
    if step.seat != CHANCE:
        return [0.0] * later.players
    outcomes, weights = step.before.legal_actions(CHANCE), step.before.chance_weights()
    if len(outcomes) > OUTCOMES:
        rng = random.Random(0)
        outcomes, weights = [sample_outcome(step.before, rng) for _ in range(OUTCOMES)], [1] * OUTCOMES
    expected = [0.0] * later.players
    for outcome, weight in zip(outcomes, weights, strict=True):
        world = step.before.copy()
        world.step(CHANCE, outcome)
        for seat, chance in enumerate(true_win_probabilities(game, world)):
            expected[seat] += chance * weight / sum(weights)
    return [now - usual for now, usual in zip(true_win_probabilities(game, later), expected, strict=True)]


# Skill


def losses(table: Replay, advance: Advance) -> list[Judged]:
    """Return for each step the probability that the decision gave away, and the best action."""
    game = table.game
    if not has_hidden_information(game):
        return open_losses(table, Planner(game), advance)
    adviser, judge, found = Expert(game), Greedy(game, fitted=True), []
    for at, step in enumerate(table.steps):
        points, best = given_away(game, step, adviser, judge) if step.seat != CHANCE else (0.0, step.action)
        found.append((cost(game, step, points), best))
        advance((at + 1) / len(table.steps))
    return found


def given_away(game: Game, step: Step, adviser: Ranker, judge: Ranker) -> Judged:
    """Return the points by which a decision is worse than the best one found, and that action.

    The expert names the best: greedy may prefer to put off a decision. Greedy judges the chosen action as well, since
    the expert does not consider absurd ones.
    """
    legal = choices(step)
    if len(legal) < 2:
        return 0.0, step.action
    view = game.view(step.before, step.seat)
    first = dict(adviser.rank_actions(view, legal, BUDGET, 1))
    best = next(iter(first))
    if best == step.action:
        return 0.0, best
    again = dict(judge.rank_actions(view, sorted((best, step.action)), BUDGET, 2))
    gaps = [values[best] - values[step.action] for values in (first, again) if best in values and step.action in values]
    return max(0.0, min(gaps, default=0.0)), best


def choices(step: Step) -> list[Action]:
    """Return the actions that a seat had to choose from; none if nobody waited for it."""
    return step.before.legal_actions(step.seat) if step.seat in step.before.to_act() else []


def open_losses(table: Replay, thinker: Ranker, advance: Advance) -> list[Judged]:
    """Do the same with perfect information: compare the best end of the turn before and after each step."""
    game, steps = table.game, table.steps
    found = [(0.0, step.action) for step in steps]
    coming = 0.0  # value of the best end of the turn from the next step on
    for at in reversed(range(len(steps))):
        step = steps[at]
        if step.seat != CHANCE:
            goes_on = at + 1 < len(steps) and steps[at + 1].seat == step.seat
            chosen = coming if goes_on else game.evaluate(after(table, at), step.seat)
            first, coming = best_end(game, step, thinker, chosen)
            if first != step.action:  # otherwise it was missed later, not here
                found[at] = cost(game, step, coming - chosen), first
        advance((len(steps) - at) / len(steps))
    return found


def best_end(game: Game, step: Step, thinker: Ranker, known: float) -> tuple[Action, float]:
    """Return the first step to the best end of the turn, and its value."""
    legal = choices(step)
    weighed = thinker.rank_actions(game.view(step.before, step.seat), legal, BUDGET, 1) if len(legal) > 1 else []
    return weighed[0] if weighed and weighed[0][1] > known else (step.action, known)


def cost(game: Game, step: Step, points: float) -> float:
    """Return the win probability that a seat gives away by losing this many points; its rivals gain them."""
    if points <= 0.0:
        return 0.0
    values, seat = values_of(game, step.before), step.seat
    sharp = sharpness(game, step.before.players, game.progress(step.before), OPEN)
    share = points / (len(values) - 1)
    worse = [value - points if other == seat else value + share for other, value in enumerate(values)]
    return softmax(values, sharp)[seat] - softmax(worse, sharp)[seat]


def label(lost: float) -> str:
    """Return the label of a decision that gave away so much."""
    return LABELS[sum(lost > noise for noise in NOISE)]


# Summaries


def summary(seat: Seat, table: Replay, lucks: Sequence[list[float]], lost: Sequence[float]) -> dict[str, Any]:
    """Return luck, skill, the mean loss and the number of decisions by label of a seat."""
    own = [at for at, step in enumerate(table.steps) if step.seat == seat and len(choices(step)) > 1]
    called = [label(lost[at]) for at in own]
    given = sum(lost[at] for at in own)
    return {
        "luck": round(sum(found[seat] for found in lucks), 3),
        "skill": round(-given, 3),
        "average": round(-given / max(1, len(own)), 4),
        **{name: called.count(name) for name in LABELS},
    }


def mistakes(table: Replay, lines: Sequence[int], curve: Sequence[Point], judged: Sequence[Judged]) -> list[Any]:
    """Return the decisions that gave away most, in their order, each with the better action."""
    game, found = table.game, []
    worst = sorted(range(len(judged)), key=lambda at: -judged[at][0])[:MISTAKES]
    for at in sorted(at for at in worst if judged[at][0] > NOISE[1]):
        step, (lost, best) = table.steps[at], judged[at]
        found.append(
            when(table, lines, curve, at)
            | {
                "seat": step.seat,
                "action": game.actions.name(step.action),
                "better": game.actions.name(best),
                "lost": round(lost, 3),
                "label": label(lost),
                "done": done(game, step.before, step.seat, step.action),
                "instead": done(game, step.before, step.seat, best),
            }
        )
    return found
