"""Lookahead: at the start of a turn, play the best actions on for some turns in many worlds.

Replies of other seats can change the value of an action, and a single look misses that. So the few best actions of
greedy are played on, all seats choosing by one look at each answer, until everybody has had a turn or two; then the
game's evaluation decides. Longer rollouts add more noise than information. All actions share the same worlds and chance
seeds, and half of them drop out again and again (sequential halving), so that most worlds go to close decisions.

Dice would drown the difference: a fight changes the value by more points than good actions differ. An open stake (not
`game.is_quiet`) therefore counts by the evaluation when it began, not by its outcome, which matters only to the turns
that follow. Within a turn the bot answers as greedy does.

Some actions leave the same question open, such as an exchange before the main one. A third of the nodes compares all
actions. If such an action is best, it is played; otherwise the rest of the nodes compares the others. So no turn takes
much longer than another.
"""

import random
from collections.abc import Sequence
from typing import Any, Final

from patolli.bots.errors import check_question
from patolli.bots.greedy import CHANCES, Greedy, sample_by_verb, step_with_chance
from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.chance import sample_outcome
from patolli.core.game import Game
from patolli.core.state import CHANCE, State

FIRST_NODES: Final = 100  # nodes of the first ranking, and of questions within a turn
PLAYED: Final = 4  # actions that are played on
NODES_PER_ACTION: Final = 5000  # of the budget, for each further action that is played on
TURNS: Final = 4  # of a rollout; at least one for each seat
ACTIONS_LOOKED_AT: Final = 14  # for each decision of a rollout
OPEN_PART: Final = 3  # 1/OPEN_PART of the nodes compares all actions, also those that leave the choice open
SMALL_BUDGET: Final = 2000  # nodes, the least for that part


class Lookahead:
    """Plays the action with the best result some turns later."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.greedy = Greedy(game, fitted=True)

    def choose(self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int) -> Action:
        """Return the action with the best mean result."""
        check_question(self.game, view, legal, budget)
        return legal[0] if len(legal) == 1 else self.rank_actions(view, legal, budget, seed)[0][0]

    def rank_actions(
        self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int
    ) -> list[tuple[Action, float]]:
        """Return the actions that were played on with their values, the best first.

        The best has its mean value. Each other one is behind by its distance when it dropped out, measured in worlds
        that both were played in, and never ahead of one that stayed longer.
        """
        looked = self.greedy.rank_actions(view, legal, min(budget, FIRST_NODES), seed)
        rng = random.Random(seed)
        world = self.game.determinize(view, rng)
        if len(looked) == 1 or budget <= FIRST_NODES or not self.game.is_turn_choice(world):
            return looked
        listed = [action for action, _ in looked[: PLAYED + budget // NODES_PER_ACTION]]
        turns = max(view["players"], TURNS)
        last = [action for action in listed if not self.leaves_open(world, view["seat"], action)]
        nodes = budget - FIRST_NODES
        if last == listed or budget <= SMALL_BUDGET:
            return self.sequential_halving(view, listed, nodes, turns, rng)
        part = max(SMALL_BUDGET, nodes // OPEN_PART)
        weighed = self.sequential_halving(view, listed, part, turns, rng)
        if weighed[0][0] not in last or len(last) == 1:
            return weighed
        closer = self.sequential_halving(view, last, nodes - part, turns, rng)
        gap = closer[0][1] - weighed[0][1]
        return closer + [(action, min(closer[-1][1], value + gap)) for action, value in weighed if action not in last]

    def sequential_halving(
        self, view: dict[str, Any], listed: list[Action], nodes: int, turns: int, rng: random.Random
    ) -> list[tuple[Action, float]]:
        """Play out the actions for `turns` turns within `nodes` nodes. Each pass drops the worse half."""
        alive = listed.copy()
        values: dict[Action, list[float]] = {action: [] for action in alive}
        share = nodes // (len(alive) - 1).bit_length()
        left = 0
        dropped: list[tuple[Action, float]] = []
        while len(alive) > 1:
            left = self.rollout_worlds(view, alive, values, left + share, turns, rng)
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
        """Return whether the seat still has the choice of its turn after an action."""
        after = world.copy()
        step_with_chance(after, seat, action, 0)
        same = self.game.turn_number(after) == self.game.turn_number(world)
        return same and after.to_act() == (seat,) and self.game.is_turn_choice(after)

    def rollout_worlds(
        self,
        view: dict[str, Any],
        alive: list[Action],
        values: dict[Action, list[float]],
        left: int,
        turns: int,
        rng: random.Random,
    ) -> int:
        """Play the actions on, world by world, while nodes last; return the nodes that are left."""
        cost, most = 0, left // len(alive)  # nodes of the last world; nodes of one rollout at most
        while left >= cost:
            world, chance_seed = self.game.determinize(view, rng), rng.randrange(1 << 62)
            rollouts = [Rollout(self.game, world.copy(), view["seat"], random.Random(chance_seed), most) for _ in alive]
            for rollout, action in zip(rollouts, alive, strict=True):
                values[action].append(self.play(rollout, action, turns))
            cost = sum([rollout.nodes for rollout in rollouts])
            left -= cost
        return left

    def play(self, rollout: "Rollout", action: Action, turns: int) -> float:
        """Return the value after an action and `turns` turns, or when the nodes of the rollout are used up."""
        turn = self.game.turn_number(rollout.state)
        rollout.step(rollout.seat, action)
        while (asked := rollout.state.to_act()) and rollout.nodes < rollout.most:
            if self.game.is_turn_choice(rollout.state) and self.game.turn_number(rollout.state) != turn:
                turn, turns = self.game.turn_number(rollout.state), turns - 1
                if not turns:
                    break
            rollout.step(asked[0], self.answer(rollout, asked[0]))
        return self.game.evaluate(rollout.state, rollout.seat) - rollout.luck

    def answer(self, rollout: "Rollout", seat: Seat) -> Action:
        """Return the best action by one look, for the seat to act."""
        few = sample_by_verb(
            self.game.actions,
            self.greedy.candidates(rollout.state, seat, rollout.state.legal_actions(seat)),
            ACTIONS_LOOKED_AT,
            rollout.rng,
        )
        if len(few) == 1:
            return few[0]
        rollout.nodes += len(few)
        chance_seed = rollout.rng.randrange(1 << 62)
        return max(
            few, key=lambda action: self.greedy.evaluate_action(rollout.state.copy(), seat, action, seat, chance_seed)
        )


class Rollout:
    """A game played on, with the luck of the thinking seat in open stakes."""

    def __init__(self, game: Game, state: State, seat: Seat, rng: random.Random, most: int) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.rng = rng
        self.nodes = 1
        self.most = most  # nodes, about
        self.luck = 0.0
        self.staked: float | None = None  # value of the position when a stake opened
        self.mark()

    def step(self, seat: Seat, action: Action) -> None:
        """Play an action and resolve chance; the outcome of a stake that is settled now is added to `luck`."""
        self.state.step(seat, action)
        self.mark()
        while self.state.to_act() == CHANCES:
            self.state.step(CHANCE, sample_outcome(self.state, self.rng))
            self.mark()
        if self.staked is not None and self.game.is_quiet(self.state):
            self.nodes += 1
            self.luck += self.game.evaluate(self.state, self.seat) - self.staked
            self.staked = None

    def mark(self) -> None:
        """Keep the value of the position when a stake opens."""
        if self.staked is None and not self.game.is_quiet(self.state):
            self.nodes += 1
            self.staked = self.game.evaluate(self.state, self.seat)


def mean(values: list[float]) -> float:
    """Return the mean."""
    return sum(values) / len(values)
