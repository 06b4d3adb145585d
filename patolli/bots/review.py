"""The report after a game: who was how likely to win when, what turned it, and luck and skill apart.

Chances are those of the open position (`chances.open_chances`): the game is over, and nothing is hidden any more.
- Luck is what a draw changed beside what could be expected: the chance after it, less the mean over its outcomes, all
  of them or a sample.
- Skill is what decisions gave away: the chance of what was chosen, less that of the best that a bot found, from what
  the seat could know. A bot finds by luck, too: what it liked best is compared once more with other luck, and the
  smaller of both differences counts. In games without secrets a turn is planned to its end, so that its steps are
  judged by what still could be made of it.
The same record gives the same report.
"""

import random
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final

from patolli.bots.chances import OPEN, has_secrets, open_chances, sharpness, softmax, values_of, won
from patolli.bots.greedy import Greedy
from patolli.bots.planner import Planner
from patolli.bots.styles import Weigher
from patolli.core.audience import Seat
from patolli.core.errors import PatolliError
from patolli.core.game import Game, draw
from patolli.core.replay import Replay, Turn
from patolli.core.state import CHANCE, State

BUDGET: Final = 600  # nodes for each decision
OUTCOMES: Final = 12  # of a draw that are looked at; more are sampled
TURNING: Final = 5  # points of a game that are told
SWING: Final = 0.03  # of a chance that is worth telling
MISTAKES: Final = 12  # that are told
LABELS: Final = ("best", "ok", "slip", "blunder")
NOISE: Final = (0.005, 0.02, 0.06)  # chance given away, up to which a decision is best, ok, a slip

Advance = Callable[[float], None]  # hears which share is done


def review(table: Replay, lines: Sequence[int] = (), advance: Advance = lambda share: None) -> dict[str, Any]:
    """All that the report says, as plain data; `lines` are the numbers of the lines that count. Raises PatolliError."""
    if not table.over:
        raise PatolliError("the game is not over yet: a report tells a whole game")
    if not table.turns:
        raise PatolliError("nothing was played in this game")
    lines = lines or range(1, len(table.turns) + 1)
    players = table.state.players
    lucks = [luck_of(table.game, turn, after(table, at)) for at, turn in enumerate(table.turns)]
    lost = losses(table, advance)
    curve = points(table, lines)
    return {
        "game": table.game.name,
        "names": list(table.names),
        "labels": list(table.labels),
        "won": won(table.result()),
        "curve": [{"line": line, "seat": seat, "chances": rounded(found)} for _, line, seat, found in curve],
        "turning": turning(table, curve, lucks, lost),
        "seats": [summary(seat, table, lucks, lost) for seat in range(players)],
        "mistakes": mistakes(table, lines, lost),
        "budget": BUDGET,
    }


def after(table: Replay, at: int) -> State:
    """The position after a line."""
    return table.turns[at + 1].before if at + 1 < len(table.turns) else table.state


def rounded(chances: Sequence[float]) -> list[float]:
    """Chances to a thousandth."""
    return [round(chance, 3) for chance in chances]


# The curve

Point = tuple[int, int, Seat, list[float]]  # how many lines were played, the number of the last, who begins, chances


def points(table: Replay, lines: Sequence[int]) -> list[Point]:
    """The chances whenever another player begins to decide, at the end, and before it if it came by resigning."""
    found: list[Point] = []
    player = CHANCE
    for at, turn in enumerate(table.turns):
        if turn.seat not in (CHANCE, player):
            player = turn.seat
            found.append((at, lines[at - 1] if at else 0, player, open_chances(table.game, turn.before)))
    if table.state.seats():
        found.append((len(table.turns), lines[-1], CHANCE, open_chances(table.game, table.state)))
    return [*found, (len(table.turns), lines[-1], CHANCE, won(table.result()))]


def turning(table: Replay, curve: Sequence[Point], lucks: Sequence[list[float]], lost: Sequence[float]) -> list[Any]:
    """The stretches of the game that changed most, in their order, with what was done in them."""
    swings: list[dict[str, Any]] = []
    for (start, line, seat, before), (end, _, _, later) in pairwise(curve):
        if start == end:
            continue  # somebody has resigned
        change = [new - old for old, new in zip(before, later, strict=True)]
        mover = max(range(len(change)), key=lambda at: abs(change[at]))
        own = [at for at in range(start, end) if table.turns[at].seat != CHANCE]
        swings.append(
            {
                "line": line,
                "seat": seat,
                "mover": mover,
                "change": round(change[mover], 3),
                "luck": round(sum(lucks[at][mover] for at in range(start, end)), 3),
                "lost": round(sum(lost[at] for at in own), 3),
                "actions": [[table.turns[at].seat, table.game.actions.name(table.turns[at].action)] for at in own],
            }
        )
    largest = sorted(swings, key=lambda swing: -abs(swing["change"]))[:TURNING]
    return sorted((swing for swing in largest if abs(swing["change"]) >= SWING), key=lambda swing: swing["line"])


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


def losses(table: Replay, advance: Advance) -> list[float]:
    """For each line, how much of its chance the decision gave away."""
    game = table.game
    secret = has_secrets(game)
    thinker = Greedy(game, fitted=True) if secret else Planner(game)  # no expert, who overlooks the absurd
    if not secret:
        return open_losses(table, thinker, advance)
    found = []
    for at, turn in enumerate(table.turns):
        found.append(cost(game, turn, given_away(game, turn, thinker)) if turn.seat != CHANCE else 0.0)
        advance((at + 1) / len(table.turns))
    return found


def given_away(game: Game, turn: Turn, thinker: Weigher) -> float:
    """The points that a decision is worse than the best that was found."""
    view, legal = game.view(turn.before, turn.seat), turn.before.legal(turn.seat)
    if len(legal) == 1:
        return 0.0
    first = dict(thinker.weigh(view, legal, BUDGET, 1))
    best = next(iter(first))
    if best == turn.action:
        return 0.0
    again = dict(thinker.weigh(view, sorted((best, turn.action)), BUDGET, 2))
    gaps = [told[best] - told[turn.action] for told in (first, again) if best in told and turn.action in told]
    return max(0.0, min(gaps, default=0.0))


def open_losses(table: Replay, thinker: Weigher, advance: Advance) -> list[float]:
    """The same where all lies open: what the best end of the turn was worth before a step, and after it."""
    game, turns = table.game, table.turns
    found = [0.0] * len(turns)
    coming = 0.0  # the best end of the turn from the next line on
    for at in reversed(range(len(turns))):
        turn = turns[at]
        if turn.seat != CHANCE:
            goes_on = at + 1 < len(turns) and turns[at + 1].seat == turn.seat
            chosen = coming if goes_on else game.value(after(table, at), turn.seat)
            best = max(chosen, best_end(game, turn, thinker, chosen))
            found[at] = cost(game, turn, best - chosen)
            coming = best
        advance((len(turns) - at) / len(turns))
    return found


def best_end(game: Game, turn: Turn, thinker: Weigher, known: float) -> float:
    """The best end of a turn that is found before a step."""
    legal = turn.before.legal(turn.seat)
    return thinker.weigh(game.view(turn.before, turn.seat), legal, BUDGET, 1)[0][1] if len(legal) > 1 else known


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
    """Luck and skill of a seat, and its decisions by what they are called."""
    own = [at for at, turn in enumerate(table.turns) if turn.seat == seat and len(turn.before.legal(seat)) > 1]
    called = [label(lost[at]) for at in own]
    counts = {name: called.count(name) for name in LABELS}
    luck = sum(found[seat] for found in lucks)
    return {"luck": round(luck, 3), "skill": round(-sum(lost[at] for at in own), 3), **counts}


def mistakes(table: Replay, lines: Sequence[int], lost: Sequence[float]) -> list[Any]:
    """The decisions that gave away most, in their order."""
    worst = sorted(range(len(lost)), key=lambda at: -lost[at])[:MISTAKES]
    return [
        {
            "line": lines[at],
            "seat": table.turns[at].seat,
            "action": table.game.actions.name(table.turns[at].action),
            "lost": round(lost[at], 3),
            "label": label(lost[at]),
        }
        for at in sorted(worst)
        if lost[at] > NOISE[1]
    ]
