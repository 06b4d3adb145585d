"""Pebbles, a game of a package of its own whose rules have changed twice: numbers up to 4, and no repetition."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from patolli.core.actions import Action, Actions
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.events import Events
from patolli.core.game import Game, Result
from patolli.core.state import Frame, State

HEAP = 30
MOST = 4

A = Actions()
TAKE = A.block("take", [str(number) for number in range(1, MOST + 1)])
E = Events()
TOOK = E.kind("took", seat=ALL, number=ALL)


class PebblesState(State):
    """The heap, and the pebbles of each seat."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"heap": ALL, "taken": ALL, "repeats": ALL}
    SINCE: ClassVar[dict[str, str]] = {"repeats": "no_repetition"}

    def __init__(self) -> None:
        super().__init__()
        self.heap = 0
        self.taken: list[int] = []
        self.repeats = 0  # turns that had to repeat a number


class Take(Frame[PebblesState]):
    """P1.2: a seat takes pebbles."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"turn": ALL, "before": ALL}
    SINCE: ClassVar[dict[str, str]] = {"before": "no_repetition"}
    VERBS = ("take",)

    def __init__(self) -> None:
        self.turn = 0
        self.before = 0  # the number of the other player

    def advance(self, s: PebblesState) -> bool:
        if not s.heap:
            s.pop()
        return bool(s.heap)

    def to_act(self, s: PebblesState) -> tuple[Seat, ...]:
        return (self.turn,)

    def refusal(self, s: PebblesState, seat: Seat, action: Action) -> str | None:
        number = action - TAKE + 1
        most = MOST if s.game.holds["four"] else 3
        if number > min(s.heap, most):
            return "P1.2"
        repeats = s.game.holds["no_repetition"] and number == self.before
        return "P1.3" if repeats and s.heap > 1 else None

    def apply(self, s: PebblesState, seat: Seat, action: Action) -> None:
        number = action - TAKE + 1
        s.heap -= number
        s.taken[seat] += number
        if s.game.holds["no_repetition"]:
            s.repeats += number == self.before
            self.before = number
        self.turn = 1 - seat
        s.emit(TOOK, seat, number)


class Pebbles(Game):
    """The game, under its rules 1, 2 and 3."""

    name = "pebbles"
    rules_version = 3
    older_rules = (1, 2)
    rulings: ClassVar[dict[str, int]] = {"four": 2, "no_repetition": 3}
    seat_counts = (2,)
    frames = (Take,)
    folder = Path(__file__).parent
    not_asked_rule = wrong_verb_rule = "P1.1"

    def __init__(self, given: Mapping[str, object], rules: int | None = None) -> None:
        super().__init__(given, rules)
        self.actions = A
        self.events = E

    def setup(self, players: int) -> PebblesState:
        s = PebblesState()
        s.players = players
        s.heap = HEAP
        s.taken = [0] * players
        s.push(Take())
        return s

    def over_rule(self, state: PebblesState) -> str:
        return "P1.4"

    def result(self, state: PebblesState) -> Result:
        order = sorted(range(state.players), key=lambda seat: -state.taken[seat])
        tied = state.taken[0] == state.taken[1]
        parts: list[dict[str, int]] = [{"pebbles": number} for number in state.taken]
        ranking = [order] if tied else [[seat] for seat in order]
        return Result(list(state.taken), parts, ranking, "" if state.stack else "heap")

    def is_notation(self, text: str) -> bool:
        return False

    def static_data(self) -> dict[str, Any]:
        return {"most": MOST if self.holds["four"] else 3}
