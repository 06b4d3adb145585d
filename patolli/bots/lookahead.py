"""Lookahead: plays the actions that look best at the start of a turn on, in many worlds, for some turns.

What others do next can turn what an action is worth, and no single look sees that. So the few actions that greedy likes
best are played on, by everybody as greedily as one look at each answer allows, until everybody has had a turn or two;
then the game's own evaluation speaks. To go further brings its own noise. All are played in the same worlds with the
same luck, and half of them drop out again and again (sequential halving), so that most worlds go to those that are hard
to tell apart.

Dice would drown the difference: a fight is won or lost by more points than good actions lie apart. What is at stake
(`game.at_stake`) therefore counts by what the evaluation gave for it when it began, not by what has come of it when
somebody is asked for the next thing; that only matters to the turns that follow. Within a turn the bot answers as
greedy does. What may come before the action, such as an exchange, asks the same again: a part of the nodes decides
whether it is one of these, and only if not the others are weighed with the rest, so that no turn takes much longer.
"""

import random
from collections.abc import Sequence
from typing import Any, Final

from patolli.bots.errors import check_question
from patolli.bots.greedy import CHANCES, Greedy, play, spread
from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.game import Game, draw
from patolli.core.state import CHANCE, State

FIRST: Final = 100  # nodes for a first look, and for questions within a turn
PLAYED: Final = 4  # actions that are played on, and one more for so many nodes:
NODES_A_MORE: Final = 5000
TURNS: Final = 4  # that are played on, or as many as there are seats
ANSWERS: Final = 14  # that are looked at on the way
ASKED_AGAIN: Final = 3  # a part of the nodes, for what lets the same be asked once more, but at least:
FEW: Final = 2000  # nodes


class Lookahead:
    """Plays what comes off best some turns later."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.greedy = Greedy(game, fitted=True)

    def choose(self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int) -> Action:
        """The action that comes off best on average."""
        check_question(self.game, view, legal, budget)
        return legal[0] if len(legal) == 1 else self.weigh(view, legal, budget, seed)[0][0]

    def weigh(
        self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int
    ) -> list[tuple[Action, float]]:
        """The actions that were played on with what they are worth, the best first.

        The best has its mean value. Each other one is as far behind as it was when it dropped out, in worlds that both
        were played in, and never before one that stayed longer.
        """
        looked = self.greedy.weigh(view, legal, min(budget, FIRST), seed)
        rng = random.Random(seed)
        world = self.game.guess(view, rng)
        if len(looked) == 1 or budget <= FIRST or not self.game.opens_turn(world):
            return looked
        listed = [action for action, _ in looked[: PLAYED + budget // NODES_A_MORE]]
        turns = max(view["players"], TURNS)
        last = [action for action in listed if not self.leaves_open(world, view["seat"], action)]
        nodes = budget - FIRST
        if last == listed or budget <= FEW:
            return self.halve(view, listed, nodes, turns, rng)
        part = max(FEW, nodes // ASKED_AGAIN)
        weighed = self.halve(view, listed, part, turns, rng)
        if weighed[0][0] not in last or len(last) == 1:
            return weighed
        closer = self.halve(view, last, nodes - part, turns, rng)
        gap = closer[0][1] - weighed[0][1]
        return closer + [(action, min(closer[-1][1], value + gap)) for action, value in weighed if action not in last]

    def halve(
        self, view: dict[str, Any], listed: list[Action], nodes: int, turns: int, rng: random.Random
    ) -> list[tuple[Action, float]]:
        """Play actions on, with so many nodes for so many turns; half of them drop out again and again."""
        alive = listed.copy()
        values: dict[Action, list[float]] = {action: [] for action in alive}
        share = nodes // (len(alive) - 1).bit_length()
        left = 0
        dropped: list[tuple[Action, float]] = []
        while len(alive) > 1:
            left = self.play_worlds(view, alive, values, left + share, turns, rng)
            alive.sort(key=lambda action: -mean(values[action]))
            best, half = mean(values[alive[0]]), (len(alive) + 1) // 2
            dropped = [(action, mean(values[action]) - best) for action in alive[half:]] + dropped
            alive = alive[:half]
        best, behind = mean(values[alive[0]]), 0.0
        weighed = [(alive[0], best)]
        for action, lead in dropped:
            behind = min(behind, lead)
            weighed.append((action, best + behind))
        return weighed

    def leaves_open(self, world: State, seat: Seat, action: Action) -> bool:
        """Whether after an action the seat is asked once more what to do with its turn."""
        after = world.copy()
        play(after, seat, action, 0)
        same = self.game.turn(after) == self.game.turn(world)
        return same and after.seats() == (seat,) and self.game.opens_turn(after)

    def play_worlds(
        self,
        view: dict[str, Any],
        alive: list[Action],
        values: dict[Action, list[float]],
        left: int,
        turns: int,
        rng: random.Random,
    ) -> int:
        """Play the actions on in worlds as long as nodes are left for one more as the last; how many are left then."""
        cost, most = 0, left // len(alive)  # of the last world; nodes of a line
        while left >= cost:
            world, luck = self.game.guess(view, rng), rng.randrange(1 << 62)
            lines = [Line(self.game, world.copy(), view["seat"], random.Random(luck), most) for _ in alive]
            for line, action in zip(lines, alive, strict=True):
                values[action].append(self.play(line, action, turns))
            cost = sum([line.nodes for line in lines])
            left -= cost
        return left

    def play(self, line: "Line", action: Action, turns: int) -> float:
        """What an action comes to so many turns later, or when its nodes are used up."""
        turn = self.game.turn(line.state)
        line.step(line.seat, action)
        while (asked := line.state.seats()) and line.nodes < line.most:
            if self.game.opens_turn(line.state) and self.game.turn(line.state) != turn:
                turn, turns = self.game.turn(line.state), turns - 1
                if not turns:
                    break
            line.step(asked[0], self.answer(line, asked[0]))
        return self.game.value(line.state, line.seat) - line.luck

    def answer(self, line: "Line", seat: Seat) -> Action:
        """What looks best at once to the seat that is asked."""
        few = spread(self.game.actions, self.greedy.listed(line.state, seat, line.state.legal(seat)), ANSWERS, line.rng)
        if len(few) == 1:
            return few[0]
        line.nodes += len(few)
        luck = line.rng.randrange(1 << 62)
        return max(few, key=lambda action: self.greedy.look(line.state.copy(), seat, action, seat, luck))


class Line:
    """A game that is played on, with what luck has brought to the seat that thinks where much was at stake."""

    def __init__(self, game: Game, state: State, seat: Seat, rng: random.Random, most: int) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.rng = rng
        self.nodes = 1
        self.most = most  # nodes, about
        self.luck = 0.0
        self.staked: float | None = None  # what the position was worth when it began
        self.mark()

    def step(self, seat: Seat, action: Action) -> None:
        """An action, and what chance then decides; what was at stake and is decided now goes to luck."""
        self.state.step(seat, action)
        self.mark()
        while self.state.seats() == CHANCES:
            self.state.step(CHANCE, draw(self.state, self.rng))
            self.mark()
        if self.staked is not None and not self.game.at_stake(self.state):
            self.nodes += 1
            self.luck += self.game.value(self.state, self.seat) - self.staked
            self.staked = None

    def mark(self) -> None:
        """When something comes to stake, keep what the position is worth."""
        if self.staked is None and self.game.at_stake(self.state):
            self.nodes += 1
            self.staked = self.game.value(self.state, self.seat)


def mean(values: list[float]) -> float:
    """The average."""
    return sum(values) / len(values)
