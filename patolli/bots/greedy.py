"""Greedy: looks at the actions in one world that agrees with the view, tries the best in more, takes what looks best.

A look is the action and whatever chance then decides. A try goes on as long as the same question stays open and others
are asked: each gives the answer that looks best to it among a few, so that a bid or an offer is judged by what becomes
of it. Then the game's own evaluation speaks. All actions are tried in the same worlds with the same luck, so that the
comparison is fair.
"""

import random
from collections.abc import Sequence
from typing import Any, Final

from patolli.bots.errors import check_question
from patolli.bots.random import by_verb
from patolli.core.actions import Action, Actions
from patolli.core.audience import Seat
from patolli.core.game import Game, settle_chance
from patolli.core.state import CHANCE, State

WORLDS: Final = 16  # enough to average over; a question with few answers need not use up its budget
ANSWERS: Final = 3  # that others weigh
TRIED: Final = 8  # actions that look best at first
CHANCES: Final = (CHANCE,)


class Greedy:
    """Plays what looks best at once.

    By itself it judges with the numbers of the hand, so that it stays the same for whatever is measured by it.
    """

    def __init__(self, game: Game, fitted: bool = False, expert: bool = False, wary: bool = False) -> None:
        self.game = game
        self.value = game.value if fitted else game.plain_value
        self.expert = expert  # thinks about what its game calls promising
        self.wary = wary  # reckons with what its game tells to beware of

    def choose(self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int) -> Action:
        """The action with the best mean value; among equals the seed decides."""
        check_question(self.game, view, legal, budget)
        return legal[0] if len(legal) == 1 else self.weigh(view, legal, budget, seed)[0][0]

    def weigh(
        self, view: dict[str, Any], legal: Sequence[Action], budget: int, seed: int
    ) -> list[tuple[Action, float]]:
        """The actions that look best with their mean values, the best first."""
        rng = random.Random(seed)
        seat: Seat = view["seat"]
        world, luck = self.guess(view, rng), rng.randrange(1 << 62)
        chosen = self.listed(world, seat, list(legal))
        looked = spread(self.game.actions, chosen, max(1, budget * 3 // 4), rng)
        rng.shuffle(looked)  # the order among equals
        first = {action: self.look(world.copy(), seat, action, seat, luck) for action in looked}
        cost = 1 + ANSWERS * (view["players"] - 1)
        tries = (budget - len(looked)) // cost
        best = sorted(looked, key=lambda action: -first[action])[:TRIED]
        worlds = 0  # with so few tries that only one action would be tried, the first look decides
        if tries >= 4:
            best = best[: tries // 2]
            worlds = min(WORLDS, tries // len(best)) if len(best) > 1 else 0
        totals = dict.fromkeys(best, 0.0)
        for _ in range(worlds):
            world, luck = self.guess(view, rng), rng.randrange(1 << 62)
            for action in best:
                totals[action] += self.attempt(world.copy(), seat, action, random.Random(luck))
        means = [(action, totals[action] / worlds if worlds else first[action]) for action in best]
        return sorted(means, key=lambda pair: -pair[1])

    def guess(self, view: dict[str, Any], rng: random.Random) -> State:
        """A world that agrees with the view."""
        world = self.game.guess(view, rng)
        if self.wary:
            self.game.beware(world, view["seat"])
        return world

    def listed(self, state: State, seat: Seat, legal: list[Action]) -> list[Action]:
        """The actions to look at: all, if none of them is worth a look."""
        chosen = self.game.shortlist(state, seat, legal)
        return (self.game.promising(state, seat, chosen) if self.expert else chosen) or legal

    def look(self, state: State, seat: Seat, action: Action, judge: Seat, luck: int) -> float:
        """What the action comes to at once, as a seat sees it; the state is used up."""
        play(state, seat, action, luck)
        return self.value(state, judge)

    def attempt(self, state: State, seat: Seat, action: Action, rng: random.Random) -> float:
        """What the action comes to when others have answered; the state is used up."""
        question = state.stack[-1]
        state.step(seat, action)
        settle_chance(state, rng)
        for _ in range(state.players - 1):
            asked = state.seats()
            if seat in asked or not any(frame is question for frame in state.stack):
                break
            state.step(asked[0], self.answer(state, asked[0], rng))
            settle_chance(state, rng)
        return self.value(state, seat)

    def answer(self, state: State, seat: Seat, rng: random.Random) -> Action:
        """What looks best to another seat, of a few actions."""
        few = spread(self.game.actions, self.listed(state, seat, state.legal(seat)), ANSWERS, rng)
        if len(few) == 1:
            return few[0]
        luck = rng.randrange(1 << 62)
        return max(few, key=lambda action: self.look(state.copy(), seat, action, seat, luck))


class Expert(Greedy):
    """Greedy with the fitted numbers, which looks only at what a good player would think about."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, fitted=True, expert=True)


def play(state: State, seat: Seat, action: Action, luck: int) -> None:
    """Do a step, with what chance then decides."""
    state.step(seat, action)
    if state.seats() == CHANCES:  # to make a generator takes longer than most steps
        settle_chance(state, random.Random(luck))


def spread(actions: Actions, legal: Sequence[Action], most: int, rng: random.Random) -> list[Action]:
    """All legal actions, or if these are too many a sample in which every verb has its share."""
    if len(legal) <= most:
        return list(legal)
    groups = by_verb(actions, legal)
    rng.shuffle(groups)
    for group in groups:
        rng.shuffle(group)
    longest = max(len(group) for group in groups)
    return [group[i] for i in range(longest) for group in groups if i < len(group)][:most]
