"""The report after a game: who was how likely to win when, what turned it, and luck and skill apart.

Chances are those of the open position (`chances.open_chances`): the game is over, and nothing is hidden any more.
- Luck is what a draw changed beside what could be expected: the chance after it, less the mean over its outcomes, all
  of them or a sample.
- Skill is what decisions gave away: the chance of what was chosen, less that of the best that a bot found, from what
  the seat could know. A bot finds by luck, too: what it liked best is compared once more with other luck, and the
  smaller of both differences counts. In games without secrets a turn is planned to its end, so that its steps are
  judged by what still could be made of it.
What was done is given as events and as a deed, from which readers make words in their language. The same record gives
the same report.
"""

import random
from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final

from patolli.bots.chances import OPEN, has_secrets, open_chances, sharpness, softmax, values_of, won
from patolli.bots.greedy import Expert, Greedy
from patolli.bots.planner import Planner
from patolli.bots.styles import Weigher
from patolli.core.actions import Action
from patolli.core.audience import Seat, plain
from patolli.core.errors import PatolliError
from patolli.core.events import Event
from patolli.core.game import Game, draw
from patolli.core.replay import Replay, Turn
from patolli.core.state import CHANCE, State

BUDGET: Final = 600  # nodes for each decision
OUTCOMES: Final = 12  # of a draw that are looked at; more are sampled
TURNING: Final = 5  # points of a game that are told
STEPS: Final = 4  # of a turning point that are told, those that changed most
SWING: Final = 0.03  # of a chance that is worth telling
MISTAKES: Final = 12  # that are told
SENTENCES: Final = 2  # on a line, the first ones: what follows from them is another story
LABELS: Final = ("best", "ok", "slip", "blunder")
NOISE: Final = (0.005, 0.02, 0.06)  # chance given away, up to which a decision is best, ok, a slip

Advance = Callable[[float], None]  # hears which share is done
Judged = tuple[float, Action]  # what a decision gave away, and what would have been best


def review(table: Replay, lines: Sequence[int] = (), advance: Advance = lambda share: None) -> dict[str, Any]:
    """All that the report says, as plain data; `lines` are the numbers of the lines that count. Raises PatolliError."""
    if not table.over:
        raise PatolliError("the game is not over yet: a report tells a whole game")
    lines = lines or range(1, len(table.turns) + 1)
    players = table.state.players
    lucks = [luck_of(table.game, turn, after(table, at)) for at, turn in enumerate(table.turns)]
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
    """The position after a line."""
    return table.turns[at + 1].before if at + 1 < len(table.turns) else table.state


def rounded(chances: Sequence[float]) -> list[float]:
    """Chances to a thousandth."""
    return [round(chance, 3) for chance in chances]


# The curve

Point = tuple[int, Seat, list[float]]  # how many lines were played, who begins (nobody at the end), chances


def points(table: Replay) -> list[Point]:
    """The chances whenever a turn begins, at the end, and before it if it came by resigning."""
    turns = table.turns
    found = [(at, turns[at].seat, open_chances(table.game, turns[at].before)) for at in table.beginnings()]
    if table.state.seats():
        found.append((len(turns), CHANCE, open_chances(table.game, table.state)))
    return [*found, (len(turns), CHANCE, won(table.result()))]


def when(table: Replay, lines: Sequence[int], curve: Sequence[Point], at: int) -> dict[str, int]:
    """Which line it is, in which turn (0: before the first), and in which phase and round if the game has them."""
    turn = bisect_right([start for start, seat, _ in curve if seat != CHANCE], at)
    seen = table.game.view(table.turns[at].before, None)["state"]
    return {"line": lines[at], "turn": turn} | {name: seen[name] for name in ("phase", "round") if seen.get(name)}


def turning(
    table: Replay, lines: Sequence[int], curve: Sequence[Point], lucks: Sequence[list[float]], lost: Sequence[float]
) -> list[Any]:
    """The turns that changed most, in their order: what was done in them, and the line that did most of it."""
    found = []
    for (start, _, before), (end, _, later) in pairwise(curve):
        change = [new - old for old, new in zip(before, later, strict=True)]
        mover = max(range(len(change)), key=lambda seat: (round(abs(change[seat]), 3), change[seat]))
        if start == end or abs(change[mover]) < SWING:
            continue  # too little, or somebody has resigned
        span = range(start, end)
        own = [at for at in span if table.turns[at].seat != CHANCE]
        told: dict[str, Any] = {
            "mover": mover,
            "change": round(change[mover], 3),
            "luck": round(sum(lucks[at][mover] for at in span), 3),
            "lost": round(sum(lost[at] for at in own), 3),
            "actions": [[table.turns[at].seat, table.game.actions.name(table.turns[at].action)] for at in own],
        }
        found.append((abs(change[mover]), span, later, told))
    largest = sorted(found, key=lambda swing: -swing[0])[:TURNING]
    return [
        told | steps(table, lines, curve, span, told["mover"], later)
        for _, span, later, told in sorted(largest, key=lambda swing: swing[1].start)
    ]


def steps(
    table: Replay, lines: Sequence[int], curve: Sequence[Point], span: range, mover: Seat, later: Sequence[float]
) -> dict[str, Any]:
    """Of a turn that changed much, what was done, and the line that did most of it with who decided there."""
    game, turns = table.game, table.turns
    chances = [*(open_chances(game, turns[at].before)[mover] for at in span), later[mover]]
    change = {at: new - old for at, (old, new) in zip(span, pairwise(chances), strict=True)}
    told = {at: done(game, turns[at].before, turns[at].seat, turns[at].action) for at in span}
    telling = [at for at in span if told[at]["events"]] or [at for at in span if turns[at].seat != CHANCE]
    most = sorted(telling, key=lambda at: -abs(change[at]))[:STEPS]
    key = max(most, key=lambda at: change[at] if chances[-1] > chances[0] else -change[at])
    found = when(table, lines, curve, key)
    return found | {"seat": turns[key].seat, "done": [told[at] for at in sorted(most)]}


# What was done


def done(game: Game, before: State, seat: Seat, action: Action) -> dict[str, Any]:
    """What words are made of: the events that tell something, and the deed of a player for when there are none."""
    events = game.events(before.copy(), seat, action)
    telling = [event for event in events if not game.event_table.kinds[event[0]].small]
    if telling and seat != CHANCE and events[0] not in telling:
        telling.insert(0, events[0])  # what follows tells little without
    told: dict[str, Any] = {"seat": seat, "events": [openly(game, event) for event in telling[:SENTENCES]]}
    return told if telling else told | {"deed": deed(game, before, action)}


def openly(game: Game, event: Event) -> dict[str, Any]:
    """An event with nothing hidden: the game is over."""
    kind, values = game.event_table.kinds[event[0]], event[1]
    return {"kind": kind.name} | {field: plain(value) for field, value in zip(kind.audience, values, strict=True)}


def deed(game: Game, before: State, action: Action) -> dict[str, Any]:
    """An action as a button says it: its verb, its places, the words besides, and the question that it answers."""
    verb, *words = game.actions.name(action).split()
    spots = list(game.spots(action))
    besides = ["-".join(piece for piece in word.split("-") if piece not in spots) for word in words]
    frame = type(before.stack[-1]).__name__
    return {"verb": verb, "words": [word for word in besides if word], "spots": spots, "frame": frame}


# Luck


def luck_of(game: Game, turn: Turn, later: State) -> list[float]:
    """By seat, what a draw changed beside what could be expected; nothing for a decision."""
    if turn.seat != CHANCE:
        return [0.0] * later.players
    outcomes, weights = turn.before.legal(CHANCE), turn.before.weights()
    if len(outcomes) > OUTCOMES:
        rng = random.Random(0)
        outcomes, weights = [draw(turn.before, rng) for _ in range(OUTCOMES)], [1] * OUTCOMES
    expected = [0.0] * later.players
    for outcome, weight in zip(outcomes, weights, strict=True):
        world = turn.before.copy()
        world.step(CHANCE, outcome)
        for seat, chance in enumerate(open_chances(game, world)):
            expected[seat] += chance * weight / sum(weights)
    return [now - usual for now, usual in zip(open_chances(game, later), expected, strict=True)]


# Skill


def losses(table: Replay, advance: Advance) -> list[Judged]:
    """For each line, how much of its chance the decision gave away, and what would have been best."""
    game = table.game
    if not has_secrets(game):
        return open_losses(table, Planner(game), advance)
    adviser, judge, found = Expert(game), Greedy(game, fitted=True), []
    for at, turn in enumerate(table.turns):
        points, best = given_away(game, turn, adviser, judge) if turn.seat != CHANCE else (0.0, turn.action)
        found.append((cost(game, turn, points), best))
        advance((at + 1) / len(table.turns))
    return found


def given_away(game: Game, turn: Turn, adviser: Weigher, judge: Weigher) -> Judged:
    """The points that a decision is worse than the best that was found, and that one.

    An expert says what is best: greedy may like what only puts off a decision better than all ways to decide. What was
    done is judged by greedy too, for an expert overlooks the absurd.
    """
    view, legal = game.view(turn.before, turn.seat), turn.before.legal(turn.seat)
    if len(legal) == 1:
        return 0.0, turn.action
    first = dict(adviser.weigh(view, legal, BUDGET, 1))
    best = next(iter(first))
    if best == turn.action:
        return 0.0, best
    again = dict(judge.weigh(view, sorted((best, turn.action)), BUDGET, 2))
    gaps = [told[best] - told[turn.action] for told in (first, again) if best in told and turn.action in told]
    return max(0.0, min(gaps, default=0.0)), best


def open_losses(table: Replay, thinker: Weigher, advance: Advance) -> list[Judged]:
    """The same where all lies open: what the best end of the turn was worth before a step, and after it."""
    game, turns = table.game, table.turns
    found = [(0.0, turn.action) for turn in turns]
    coming = 0.0  # the best end of the turn from the next line on
    for at in reversed(range(len(turns))):
        turn = turns[at]
        if turn.seat != CHANCE:
            goes_on = at + 1 < len(turns) and turns[at + 1].seat == turn.seat
            chosen = coming if goes_on else game.value(after(table, at), turn.seat)
            first, coming = best_end(game, turn, thinker, chosen)
            if first != turn.action:  # else it was overlooked later, not here
                found[at] = cost(game, turn, coming - chosen), first
        advance((len(turns) - at) / len(turns))
    return found


def best_end(game: Game, turn: Turn, thinker: Weigher, known: float) -> tuple[Action, float]:
    """The first step to the best end of a turn that is found before a step, and what it is worth."""
    legal = turn.before.legal(turn.seat)
    weighed = thinker.weigh(game.view(turn.before, turn.seat), legal, BUDGET, 1) if len(legal) > 1 else []
    return weighed[0] if weighed and weighed[0][1] > known else (turn.action, known)


def cost(game: Game, turn: Turn, points: float) -> float:
    """How much of its chance a seat gives away with so many points; what it lacks the others have."""
    if points <= 0.0:
        return 0.0
    values, seat = values_of(game, turn.before), turn.seat
    sharp = sharpness(game, turn.before.players, game.progress(turn.before), OPEN)
    share = points / (len(values) - 1)
    worse = [value - points if other == seat else value + share for other, value in enumerate(values)]
    return softmax(values, sharp)[seat] - softmax(worse, sharp)[seat]


def label(lost: float) -> str:
    """What a decision is called that gave away so much."""
    return LABELS[sum(lost > noise for noise in NOISE)]


# What it comes to


def summary(seat: Seat, table: Replay, lucks: Sequence[list[float]], lost: Sequence[float]) -> dict[str, Any]:
    """Luck and skill of a seat, what a decision gave away on average, and its decisions by what they are called."""
    own = [at for at, turn in enumerate(table.turns) if turn.seat == seat and len(turn.before.legal(seat)) > 1]
    called = [label(lost[at]) for at in own]
    given = sum(lost[at] for at in own)
    return {
        "luck": round(sum(found[seat] for found in lucks), 3),
        "skill": round(-given, 3),
        "average": round(-given / max(1, len(own)), 4),
        **{name: called.count(name) for name in LABELS},
    }


def mistakes(table: Replay, lines: Sequence[int], curve: Sequence[Point], judged: Sequence[Judged]) -> list[Any]:
    """The decisions that gave away most, in their order, each with what would have been better."""
    game, found = table.game, []
    worst = sorted(range(len(judged)), key=lambda at: -judged[at][0])[:MISTAKES]
    for at in sorted(at for at in worst if judged[at][0] > NOISE[1]):
        turn, (lost, best) = table.turns[at], judged[at]
        found.append(
            when(table, lines, curve, at)
            | {
                "seat": turn.seat,
                "action": game.actions.name(turn.action),
                "better": game.actions.name(best),
                "lost": round(lost, 3),
                "label": label(lost),
                "done": done(game, turn.before, turn.seat, turn.action),
                "instead": done(game, turn.before, turn.seat, best),
            }
        )
    return found
