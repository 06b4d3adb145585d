"""Greedy: rank actions by a look in one sampled world, then try the best ones in more worlds.

A look is the action and the chance outcomes that follow it. A try continues while the same question stays open and
other seats are asked: each gives the best of a few replies, so that a bid or an offer is judged by its outcome. The
result is the game's evaluation. All actions are tried in the same worlds with the same chance seeds, so that the
comparison is fair.
"""

import random
from collections.abc import Sequence
from typing import Any, Final

from patolli.bots.errors import check_question
from patolli.bots.lazy_random import LazyRandom
from patolli.bots.random import by_verb
from patolli.core.actions import Action, Actions
from patolli.core.audience import Seat
from patolli.core.chance import SeededRng, resolve_chance
from patolli.core.game import Game
from patolli.core.state import CHANCE, State

WORLDS: Final = 16  # at most; more would hardly change the mean
REPLIES_TRIED: Final = 3  # by each other seat
ACTIONS_TRIED: Final = 8  # after the look
CHANCES: Final = (CHANCE,)


class Greedy:
    """Plays the action with the best immediate value.

    Uses the manual weights by default, so that it stays a fixed baseline.
    """

    def __init__(self, game: Game, fitted: bool = False, selective: bool = False, pessimistic: bool = False) -> None:
        self.game = game
        self.weights = [] if fitted else game.manual_weights
        self.selective = selective  # looks only at game.candidates
        self.pessimistic = pessimistic  # samples worlds with game.assume_worst

    def evaluate(self, state: State, seat: Seat) -> float:
        """Return the value of a position with this bot's weights."""
        return self.game.evaluate(state, seat, self.weights[state.players] if self.weights else None)

    def choose(self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int) -> Action:
        """Return the action with the best mean value; the seed decides between equals."""
        check_question(self.game, view, legal, budget)
        return legal[0] if len(legal) == 1 else self.rank_actions(view, legal, budget, seed)[0][0]

    def rank_actions(
        self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int
    ) -> list[tuple[Action, float]]:
        """Return the best actions with their mean values, the best first."""
        rng = random.Random(seed)
        seat: Seat = view["seat"]
        world, chance_seed = self.sample_world(view, rng), rng.randrange(1 << 62)
        chosen = self.candidates(world, seat, list(legal))
        looked = sample_by_verb(self.game.actions, chosen, max(1, budget * 3 // 4), rng)
        rng.shuffle(looked)  # the order among equals
        first = {action: self.evaluate_action(world.copy(), seat, action, seat, chance_seed) for action in looked}
        cost = 1 + REPLIES_TRIED * (view["players"] - 1)
        tries = (budget - len(looked)) // cost
        best = sorted(looked, key=lambda action: -first[action])[:ACTIONS_TRIED]
        worlds = 0  # with fewer than 4 tries the first look decides
        if tries >= 4:
            best = best[: tries // 2]
            worlds = min(WORLDS, tries // len(best)) if len(best) > 1 else 0
        totals = dict.fromkeys(best, 0.0)
        for _ in range(worlds):
            world, chance_seed = self.sample_world(view, rng), rng.randrange(1 << 62)
            for action in best:
                totals[action] += self.evaluate_with_replies(world.copy(), seat, action, LazyRandom(chance_seed))
        means = [(action, totals[action] / worlds if worlds else first[action]) for action in best]
        return sorted(means, key=lambda pair: -pair[1])

    def sample_world(self, view: dict[str, Any], rng: random.Random) -> State:
        """Return a world that agrees with the view."""
        world = self.game.determinize(view, rng)
        if self.pessimistic:
            self.game.assume_worst(world, view["seat"])
        return world

    def candidates(self, state: State, seat: Seat, legal: list[Action]) -> list[Action]:
        """Return the actions to look at; all of them if none is worth a look."""
        chosen = self.game.prune(state, seat, legal)
        return (self.game.candidates(state, seat, chosen) if self.selective else chosen) or legal

    def evaluate_action(self, state: State, seat: Seat, action: Action, judge: Seat, chance_seed: int) -> float:
        """Return the value of the position after the action, for the seat `judge`. Changes the state."""
        step_with_chance(state, seat, action, chance_seed)
        return self.evaluate(state, judge)

    def evaluate_with_replies(self, state: State, seat: Seat, action: Action, rng: LazyRandom) -> float:
        """Return the value of the position after the action and the replies to it. Changes the state."""
        question = state.stack[-1]
        state.step(seat, action)
        resolve_chance(state, rng)
        for _ in range(state.players - 1):
            asked = state.to_act()
            if seat in asked or not any(frame is question for frame in state.stack):
                break
            state.step(asked[0], self.best_reply(state, asked[0], rng))
            resolve_chance(state, rng)
        return self.evaluate(state, seat)

    def best_reply(self, state: State, seat: Seat, rng: LazyRandom) -> Action:
        """Return the best of a few actions of another seat, by that seat's evaluation."""
        few = sample_by_verb(
            self.game.actions, self.candidates(state, seat, state.legal_actions(seat)), REPLIES_TRIED, rng
        )
        if len(few) == 1:
            return few[0]
        chance_seed = rng.randrange(1 << 62)
        return max(few, key=lambda action: self.evaluate_action(state.copy(), seat, action, seat, chance_seed))


class Expert(Greedy):
    """Greedy with the fitted weights, restricted to the candidates of a good player."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, fitted=True, selective=True)


def step_with_chance(state: State, seat: Seat, action: Action, chance_seed: int) -> None:
    """Play an action and resolve the chance that follows."""
    state.step(seat, action)
    if state.to_act() == CHANCES:
        resolve_chance(state, SeededRng(chance_seed))


def sample_by_verb(
    actions: Actions, legal: Sequence[Action], most: int, rng: random.Random | LazyRandom
) -> list[Action]:
    """Return the legal actions, or a sample of `most` in which every verb has its share."""
    if len(legal) <= most:
        return list(legal)
    groups = by_verb(actions, legal)
    rng.shuffle(groups)
    for group in groups:
        rng.shuffle(group)
    longest = max(len(group) for group in groups)
    return [group[i] for i in range(longest) for group in groups if i < len(group)][:most]
