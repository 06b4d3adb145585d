"""Planner: plans the whole turn with perfect information; with hidden cards it is a pessimistic expert.

A turn of many steps is a search for its best end: no step counts by itself, and many orders of the same steps lead to
the same position. So variations grow step by step, side by side, and only the best continue (a beam search). Positions
of exactly the same value count as one: they mostly are one, or differ in nothing that matters. Not every step is tried
everywhere: the steps with the largest gain at their last try come first, then some new ones. At the end, steps that the
best turn does not need are dropped. The plan is kept while the game goes as expected.

With a large budget, half of it goes to the replies to the best turns: all others play a turn, then the seat plays its
next. That position alone predicts less than the end of the turn, since so much is left out; both together predict more.
"""

import random
from bisect import bisect_left
from collections.abc import Sequence
from math import inf
from statistics import fmean
from typing import Any, Final

from patolli.bots.errors import check_question
from patolli.bots.greedy import Greedy, step_with_chance
from patolli.core.actions import Action
from patolli.core.audience import ALL, DERIVED, Seat
from patolli.core.game import Game
from patolli.core.state import State

STEPS: Final = 6  # of a typical turn, which share a budget
NODES_PER_LINE: Final = 100  # of the budget, for each line of the beam
MAX_LINES: Final = 200  # listing the legal actions of each takes time that no budget counts
TRIMMING: Final = 10  # 1/TRIMMING of the nodes goes to dropping steps
FORESIGHT: Final = 2500  # nodes; from here on half of them go to replies
FOLLOWED: Final = 6  # best turns whose replies are searched
MIN_TRIED: Final = 4  # actions tried in a line, however small the budget
ALIKE: Final = 7  # decimals; positions whose values agree to these count as one


class Planner:
    """Plays the first step of the best turn that it finds."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.greedy = Greedy(game, fitted=True, selective=True, pessimistic=True)
        self.world: State | None = None  # after the played part of the planned turn
        self.coming: tuple[Action, ...] = ()  # the rest of that turn
        self.expected_view: dict[str, Any] = {}  # the view in which it goes on

    def choose(self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int) -> Action:
        """Return the next action of the best turn, or greedy's choice. A plan is kept while the view is as expected."""
        check_question(self.game, view, legal, budget)
        if len(legal) == 1:
            return legal[0]
        if self.world is None or not self.coming or view != self.expected_view or self.coming[0] not in legal:
            found = self.best_turns(view, legal, budget, seed)
            if not found:
                return self.greedy.rank_actions(view, legal, budget, seed)[0][0]
            self.world = self.game.determinize(view, random.Random(seed))
            self.coming = found[0].path
        action, self.coming = self.coming[0], self.coming[1:]
        self.world.step(view["seat"], action)
        self.expected_view = self.game.view(self.world, view["seat"])
        return action

    def rank_actions(
        self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int
    ) -> list[tuple[Action, float]]:
        """Return the first actions of the turns found, with the value of the best end of each, the best first."""
        found = self.best_turns(view, legal, budget, seed)
        return [(line.path[0], line.value) for line in found] or self.greedy.rank_actions(view, legal, budget, seed)

    def best_turns(self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int) -> list["Variation"]:
        """Return the best turn found for each first action, the best first.

        Returns none where something is hidden.
        """
        world = self.game.determinize(view, random.Random(seed))
        if not is_perfect_information(world):
            return []
        best: dict[Action, Variation] = {}
        for line in plans(self.game, world, view["seat"], budget, seed):  # the best first
            best.setdefault(line.path[0], line)
        return [line for action, line in best.items() if action in legal]


def is_perfect_information(state: State) -> bool:
    """Return whether all fields of a state are visible to everybody."""
    tables = [state.AUDIENCE, *(frame.AUDIENCE for frame in state.stack)]
    return all(audience in (ALL, DERIVED) for table in tables for audience in table.values())


class Variation:
    """A sequence of actions with the position after it and its value for the planning seat."""

    __slots__ = ("path", "state", "value")

    def __init__(self, state: State, value: float, path: tuple[Action, ...]) -> None:
        self.state = state
        self.value = value
        self.path = path


def plans(game: Game, root: State, seat: Seat, budget: int, chance_seed: int) -> list[Variation]:
    """Return the turns found, the best first; the best ones without steps that they do not need."""
    ahead = budget // 2 if budget >= FORESIGHT else 0
    most = FOLLOWED if ahead else 1
    spared = (budget - ahead) // TRIMMING
    found = sorted(search_turns(game, root, seat, budget - ahead - spared, chance_seed), key=lambda line: -line.value)
    shortened = [trim(game, root, seat, line, spared // most, chance_seed) for line in found[:most]]
    best = list({line.path: line for line in shortened}.values())
    if ahead:
        rescore_with_replies(game, best, seat, ahead, chance_seed)
    return sorted([*best, *found[most:]], key=lambda line: -line.value)


def rescore_with_replies(game: Game, lines: Sequence[Variation], seat: Seat, budget: int, chance_seed: int) -> None:
    """Move the value of each turn halfway to the value after the replies, relative to the other turns."""
    each = budget // (len(lines) * lines[0].state.players) - 2  # minus the positions before and after
    gains = [value_after_replies(game, line.state, seat, each, chance_seed) - line.value for line in lines]
    usual = fmean(gains)
    for line, gain in zip(lines, gains, strict=True):
        line.value += (gain - usual) / 2


def value_after_replies(game: Game, state: State, seat: Seat, nodes: int, chance_seed: int) -> float:
    """Return the value for a seat after the replies of all others and its own next turn, each planned in `nodes`."""
    for _ in range(state.players):
        asked = state.to_act()
        if not asked:
            break
        state = max(search_turns(game, state, asked[0], nodes, chance_seed), key=lambda line: line.value).state
        if asked[0] == seat:
            break
    return game.evaluate(state, seat)


def search_turns(game: Game, root: State, seat: Seat, budget: int, chance_seed: int) -> list[Variation]:
    """Return the ends of turns found with this budget; if there are none, their beginnings."""
    width = max(1, min(MAX_LINES, budget // NODES_PER_LINE))
    later = max(MIN_TRIED, budget * 2 // (3 * STEPS * width))
    most = max(MIN_TRIED, budget // 3)  # nearly everything at the start, later only the best
    gains: dict[Action, float] = {}
    seen: set[tuple[float, bool]] = set()
    ends: list[Variation] = []
    beam: list[Variation] = []
    coming = [Variation(root, game.evaluate(root, seat), ())]
    while coming and budget:
        beam, coming = sorted(coming, key=lambda line: -line.value)[:width], []
        for line in beam:
            chosen = game.prune(line.state, seat, line.state.legal_actions(seat))
            actions = order_actions(chosen, gains, min(most, budget))
            budget -= len(actions)
            for action in actions:
                new = extend(game, line, seat, action, chance_seed)
                goes_on = new.state.to_act() == (seat,)
                gains[action] = new.value - line.value if goes_on else inf  # ending the turn is always tried
                alike = (round(new.value, ALIKE), goes_on)
                if alike not in seen:
                    seen.add(alike)
                    (coming if goes_on else ends).append(new)
        most = later
    return ends or coming or beam


def extend(game: Game, line: Variation, seat: Seat, action: Action, chance_seed: int) -> Variation:
    """Return a variation that is one action longer."""
    state = line.state.copy()
    step_with_chance(state, seat, action, chance_seed)
    return Variation(state, game.evaluate(state, seat), (*line.path, action))


def trim(game: Game, root: State, seat: Seat, line: Variation, budget: int, chance_seed: int) -> Variation:
    """Drop a step, or two that undo each other, while the end is not worse."""
    last = len(line.path) - 1  # never dropped: it ends the turn
    for one, other in [(i, i + apart) for apart in range(last) for i in range(last - apart)]:
        if not budget:
            break
        budget -= 1
        path = tuple(action for i, action in enumerate(line.path) if i not in (one, other))
        shorter = play_variation(game, root, seat, path, chance_seed)
        if shorter is not None and shorter.value >= line.value:
            return trim(game, root, seat, shorter, budget, chance_seed)
    return line


def play_variation(game: Game, root: State, seat: Seat, path: tuple[Action, ...], chance_seed: int) -> Variation | None:
    """Return the variation of these actions, or None if they cannot be played."""
    state = root.copy()
    for action in path:
        if state.to_act() != (seat,) or not is_listed(state.legal_actions(seat), action):
            return None
        step_with_chance(state, seat, action, chance_seed)
    return Variation(state, game.evaluate(state, seat), path)


def is_listed(legal: Sequence[Action], action: Action) -> bool:
    """Return whether a sorted list has an action."""
    at = bisect_left(legal, action)
    return at < len(legal) and legal[at] == action


def order_actions(legal: Sequence[Action], gains: dict[Action, float], most: int) -> list[Action]:
    """Return at most `most` actions: some untried ones, and the tried ones with the largest gains."""
    if len(legal) <= most or not most:
        return list(legal[:most])
    known = sorted([action for action in legal if action in gains], key=gains.__getitem__, reverse=True)
    new = [action for action in legal if action not in gains]
    share = (most + 1) // 2 if known else most
    new = new[:: -(-len(new) // share) or 1]  # evenly spaced, so that each verb has its share
    return new + known[: most - len(new)]
