"""Planner: thinks its whole turn through where all lies open; where cards are hidden it is an expert who is wary.

A turn of many steps is a search for its best end: no step counts by itself, and many orders of the same steps lead to
the same position. So lines of play grow step by step, side by side, and only the most promising go on (a beam).
Positions that are worth exactly the same count as one: mostly they are one, or differ in nothing that matters. Not
every step is tried everywhere: what gained most where it was tried last comes first, and some of what is new. In the
end steps are left out that the best turn does not need. The plan is kept as long as the turn goes as it foresaw.

With many nodes, half of them go to what follows the best turns: all others answer, and the seat has its next turn. By
itself the position after that says less than the end of the turn, for so much is left out on the way; both together
say more than either.
"""

import random
from collections.abc import Sequence
from math import inf
from statistics import fmean
from typing import Any, Final

from patolli.bots.errors import check_question
from patolli.bots.greedy import Greedy, play
from patolli.core.actions import Action
from patolli.core.audience import ALL, DERIVED, Seat
from patolli.core.game import Game
from patolli.core.state import State

STEPS: Final = 6  # of a turn for which a budget is meant
NODES_A_LINE: Final = 100  # of the budget, for each line of the beam
MOST_LINES: Final = 200  # each must list what is legal, which no budget counts
TRIMMING: Final = 10  # a part of the budget, to leave out steps
FORESIGHT: Final = 2500  # nodes from which on half of them go to what follows
FOLLOWED: Final = 6  # turns, the best
FEWEST: Final = 4  # actions tried in a line, however small the budget
ALIKE: Final = 7  # digits after the point to which positions are worth the same


class Planner:
    """Plays the first step of the best turn that it finds."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.greedy = Greedy(game, fitted=True, expert=True, wary=True)
        self.world: State | None = None  # as far as the turn that is planned has been played
        self.coming: tuple[Action, ...] = ()  # the rest of that turn
        self.foreseen: dict[str, Any] = {}  # the view in which it goes on

    def choose(self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int) -> Action:
        """The next action of the best turn, or what greedy would do. What goes as foreseen is not planned again."""
        check_question(self.game, view, legal, budget)
        if len(legal) == 1:
            return legal[0]
        if self.world is None or not self.coming or view != self.foreseen or self.coming[0] not in legal:
            found = self.best_turns(view, legal, budget, seed)
            if not found:
                return self.greedy.weigh(view, legal, budget, seed)[0][0]
            self.world = self.game.guess(view, random.Random(seed))
            self.coming = found[0].path
        action, self.coming = self.coming[0], self.coming[1:]
        self.world.step(view["seat"], action)
        self.foreseen = self.game.view(self.world, view["seat"])
        return action

    def weigh(
        self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int
    ) -> list[tuple[Action, float]]:
        """The first actions of the turns that it found, with the best end of each, the best first."""
        found = self.best_turns(view, legal, budget, seed)
        return [(line.path[0], line.value) for line in found] or self.greedy.weigh(view, legal, budget, seed)

    def best_turns(self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int) -> list["Line"]:
        """For each of these first actions for which one was found the best turn, the best first.

        There are none where something is hidden.
        """
        world = self.game.guess(view, random.Random(seed))
        if not lies_open(world):
            return []
        best: dict[Action, Line] = {}
        for line in plans(self.game, world, view["seat"], budget, seed):  # the best first
            best.setdefault(line.path[0], line)
        return [line for action, line in best.items() if action in legal]


def lies_open(state: State) -> bool:
    """Whether everybody may see everything."""
    tables = [state.AUDIENCE, *(frame.AUDIENCE for frame in state.stack)]
    return all(audience in (ALL, DERIVED) for table in tables for audience in table.values())


class Line:
    """A way to go on: where it leads, what that is worth to the seat that plans, and its actions."""

    __slots__ = ("path", "state", "value")

    def __init__(self, state: State, value: float, path: tuple[Action, ...]) -> None:
        self.state = state
        self.value = value
        self.path = path


def plans(game: Game, root: State, seat: Seat, budget: int, luck: int) -> list[Line]:
    """The turns that are found, the best first; what is best has no steps that it does not need."""
    ahead = budget // 2 if budget >= FORESIGHT else 0
    most = FOLLOWED if ahead else 1
    spared = (budget - ahead) // TRIMMING
    found = sorted(turns(game, root, seat, budget - ahead - spared, luck), key=lambda line: -line.value)
    shortened = [trimmed(game, root, seat, line, spared // most, luck) for line in found[:most]]
    best = list({line.path: line for line in shortened}.values())
    if ahead:
        foresee(game, best, seat, ahead, luck)
    return sorted([*best, *found[most:]], key=lambda line: -line.value)


def foresee(game: Game, lines: Sequence[Line], seat: Seat, budget: int, luck: int) -> None:
    """Judge turns half by their end, half by what follows: better than what follows the others, or worse."""
    each = budget // (len(lines) * lines[0].state.players) - 2  # and the positions before and after
    gains = [later(game, line.state, seat, each, luck) - line.value for line in lines]
    usual = fmean(gains)
    for line, gain in zip(lines, gains, strict=True):
        line.value += (gain - usual) / 2


def later(game: Game, state: State, seat: Seat, nodes: int, luck: int) -> float:
    """What a seat has when all others have answered and it has had its next turn, each planned with so many nodes."""
    for _ in range(state.players):
        asked = state.seats()
        if not asked:
            break
        state = max(turns(game, state, asked[0], nodes, luck), key=lambda line: line.value).state
        if asked[0] == seat:
            break
    return game.value(state, seat)


def turns(game: Game, root: State, seat: Seat, budget: int, luck: int) -> list[Line]:
    """The ends of turns that are found with so many nodes; if there are none, the beginnings."""
    width = max(1, min(MOST_LINES, budget // NODES_A_LINE))
    later = max(FEWEST, budget * 2 // (3 * STEPS * width))
    most = max(FEWEST, budget // 3)  # at the start nearly everything is tried, later what is promising
    gains: dict[Action, float] = {}
    seen: set[tuple[float, bool]] = set()
    ends: list[Line] = []
    beam: list[Line] = []
    coming = [Line(root, game.value(root, seat), ())]
    while coming and budget:
        beam, coming = sorted(coming, key=lambda line: -line.value)[:width], []
        for line in beam:
            chosen = game.shortlist(line.state, seat, line.state.legal(seat))
            actions = worth_trying(chosen, gains, min(most, budget))
            budget -= len(actions)
            for action in actions:
                new = further(game, line, seat, action, luck)
                goes_on = new.state.seats() == (seat,)
                gains[action] = new.value - line.value if goes_on else inf  # whether to end is always asked
                alike = (round(new.value, ALIKE), goes_on)
                if alike not in seen:
                    seen.add(alike)
                    (coming if goes_on else ends).append(new)
        most = later
    return ends or coming or beam


def further(game: Game, line: Line, seat: Seat, action: Action, luck: int) -> Line:
    """A line one step longer."""
    state = line.state.copy()
    play(state, seat, action, luck)
    return Line(state, game.value(state, seat), (*line.path, action))


def trimmed(game: Game, root: State, seat: Seat, line: Line, budget: int, luck: int) -> Line:
    """The line without a step, or two that undo each other, as long as its end is no worse."""
    last = len(line.path) - 1  # is kept: it ends the turn
    for one, other in [(i, i + apart) for apart in range(last) for i in range(last - apart)]:
        if not budget:
            break
        budget -= 1
        path = tuple(action for i, action in enumerate(line.path) if i not in (one, other))
        shorter = replayed(game, root, seat, path, luck)
        if shorter is not None and shorter.value >= line.value:
            return trimmed(game, root, seat, shorter, budget, luck)
    return line


def replayed(game: Game, root: State, seat: Seat, path: tuple[Action, ...], luck: int) -> Line | None:
    """A line of these actions, if they can be played."""
    state = root.copy()
    for action in path:
        if state.seats() != (seat,) or action not in state.legal(seat):
            return None
        play(state, seat, action, luck)
    return Line(state, game.value(state, seat), path)


def worth_trying(legal: Sequence[Action], gains: dict[Action, float], most: int) -> list[Action]:
    """So many actions at most: some of those that are new, and the best of those known."""
    if len(legal) <= most or not most:
        return list(legal[:most])
    known = sorted((action for action in legal if action in gains), key=lambda action: -gains[action])
    new = [action for action in legal if action not in gains]
    share = (most + 1) // 2 if known else most
    new = new[:: -(-len(new) // share) or 1]  # every so many, so that each verb has its share
    return new + known[: most - len(new)]
