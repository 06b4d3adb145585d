"""Chichén Itzá as a loaded game: options, setup and the hooks of the kernel."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

from patolli.core import options
from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.chance import Rng
from patolli.core.game import Fact, Game, Message, Result
from patolli.games.chichen_itza.actions import ACTS, named
from patolli.games.chichen_itza.ai import evaluation, evaluation_terms, prune
from patolli.games.chichen_itza.ai.weights import MANUAL_WEIGHTS, WEIGHTS, Weights
from patolli.games.chichen_itza.data.components import SEATS
from patolli.games.chichen_itza.data.load import read_box
from patolli.games.chichen_itza.data.short_game import shorten
from patolli.games.chichen_itza.events import E
from patolli.games.chichen_itza.rules import determinize, invariants, scoring, setup
from patolli.games.chichen_itza.rules.combat.battle import has_battle
from patolli.games.chichen_itza.rules.combat.casting import Cast
from patolli.games.chichen_itza.rules.combat.creature import Beast
from patolli.games.chichen_itza.rules.combat.damage import Damage, Fall
from patolli.games.chichen_itza.rules.combat.sequence import DrawStrength, Fight, Gate, Muster
from patolli.games.chichen_itza.rules.combat.throws import Throw
from patolli.games.chichen_itza.rules.gain_queue import AnyWheel, Gains, Relocate, Treasure, UseGod
from patolli.games.chichen_itza.rules.gains import DrawMagic
from patolli.games.chichen_itza.rules.gods import Delve, Reveal, TakeGod
from patolli.games.chichen_itza.rules.heroes import NextHero, Recruit
from patolli.games.chichen_itza.rules.layout import Cells, Laying, Tiles
from patolli.games.chichen_itza.rules.movement import Move
from patolli.games.chichen_itza.rules.regroup import Regroup
from patolli.games.chichen_itza.rules.reinforcing import Reinforce
from patolli.games.chichen_itza.rules.scouting import Scouting
from patolli.games.chichen_itza.rules.sequence import Costs, Raid, Round
from patolli.games.chichen_itza.rules.setup import Creatures, Goals, Order, Slots
from patolli.games.chichen_itza.rules.supply import Pay, PutOn, SupplyGods, Yield
from patolli.games.chichen_itza.rules.takeover import DrawRuin, Lines, TurnRuin
from patolli.games.chichen_itza.rules.tasks import Mark, TaskCoins
from patolli.games.chichen_itza.rules.turn import Turn
from patolli.games.chichen_itza.state import ChichenState, forget_derived
from patolli.games.chichen_itza.ui import cost, describe, explain, facts, insight, outlook, render, static_data
from patolli.games.chichen_itza.ui.event_types import EVENT_TYPES
from patolli.games.chichen_itza.ui.static_types import StaticData

MAX_STEPS: Final = 32  # above the number of steps in a round, and of calls of a step


class ChichenItza(Game):
    """Chichén Itzá for 2 to 4 players (I1.1)."""

    name = "chichen_itza"
    rules_version = 2
    older_rules = (1,)
    rulings: ClassVar[dict[str, int]] = {
        "any_order": 2,  # I25.8
        "idol_at_any_time": 2,  # I18.2
        "any_action": 2,  # I6.12
        "idol_is_shield": 2,  # I11.3, I11.6
        "city_is_tile": 2,  # I21.21
    }
    seat_counts = (2, 3, 4)
    options = (  # I19
        options.choice("layout", "standard", "random", "players"),
        options.choice("supply_limits", "off", "on"),
        options.choice("movement", "linear", "paired"),
        options.file("box", "box"),
        options.choice("rounds", "6", "3"),
    )
    readers: ClassVar = {"box": read_box}
    frames = (
        Cells, Tiles, Creatures, Goals, Slots, Costs, Order, Round, Yield, Pay, SupplyGods, PutOn, Turn, TakeGod, Delve,
        Reveal, Scouting, DrawStrength, DrawRuin, Treasure, UseGod, Gains, AnyWheel, DrawMagic, Reinforce, Regroup,
        Recruit, NextHero, Move, Fight, Muster, Gate, Cast, Throw, Beast, Damage, Fall, TurnRuin, Lines, Relocate,
        TaskCoins, Mark, Raid, Laying,
    )  # fmt: skip
    folder = Path(__file__).parent
    not_asked_rule = "I25.1"
    wrong_verb_rule = "I25.1"
    weights = WEIGHTS
    manual_weights = MANUAL_WEIGHTS
    insight_type = insight.Insight
    static_data_type = StaticData
    event_types = EVENT_TYPES

    def __init__(self, given: Mapping[str, object], rules: int | None = None) -> None:
        super().__init__(given, rules)
        self.box = read_box(self.read_data_file("box"))
        if self.option_values["rounds"] == "3":
            shorten(self.box)
        self.actions = named(self.box.spots)
        self.events = E
        self.spot_names = [*self.box.spots, *ACTS]

    # Hooks: rules

    def seat_names(self, players: int) -> tuple[str, ...]:
        return SEATS[:players]

    def setup(self, players: int) -> ChichenState:
        limits = self.option_values["supply_limits"] == "on"
        return setup.first_state(self.box, players, limits, self.reach(), str(self.option_values["layout"]))

    def reach(self) -> list[int]:
        """Return the movement range for each level of the ranged wheel (I19.3)."""
        return self.box.move_linear if self.option_values["movement"] == "linear" else self.box.move_paired

    def derive(self, state: ChichenState) -> None:
        forget_derived(state)

    def over_rule(self, state: ChichenState) -> str:
        return "I4.4"

    def result(self, state: ChichenState) -> Result:
        return scoring.result(state)

    def check_invariants(self, state: ChichenState) -> None:
        invariants.check_invariants(state)

    def sample_hidden(self, state: ChichenState, view: dict[str, Any], rng: Rng) -> None:
        determinize.sample_hidden(state, view, rng)

    # Hooks: ai

    def evaluate(self, state: ChichenState, seat: Seat, weights: Weights | None = None) -> float:
        return evaluation.evaluate(state, seat, weights)

    def evaluation_terms(self, state: ChichenState, seat: Seat, weights: Weights | None = None) -> dict[str, float]:
        return evaluation_terms.evaluation_terms(state, seat, weights)

    def prune(self, state: ChichenState, seat: Seat, legal: list[Action]) -> list[Action]:
        return prune.prune(state, seat, legal)

    def turn_number(self, state: ChichenState) -> int:
        bottom = state.stack[0] if state.stack else None
        return (state.round * MAX_STEPS + bottom.step) * MAX_STEPS + bottom.at if isinstance(bottom, Round) else 0

    def is_turn_choice(self, state: ChichenState) -> bool:
        return bool(state.stack) and isinstance(state.stack[-1], Turn)

    def is_quiet(self, state: ChichenState) -> bool:
        return not has_battle(state)

    def progress(self, state: ChichenState) -> float:
        return evaluation_terms.progress(state)

    # Hooks: ui

    def cost(self, state: ChichenState, action: Action) -> dict[str, int]:
        return cost.cost(state, action)

    def outlook(self, state: ChichenState, seat: Seat, action: int) -> list[Message]:
        return outlook.outlook(state, seat, action)

    def describe(self, view: dict[str, Any]) -> list[Message]:
        return describe.describe(view, self.box, insight.insight(self, view))

    def insight(self, view: dict[str, Any]) -> dict[str, Any]:
        return dict(insight.insight(self, view))

    def refusal_details(self, view: dict[str, Any], seat: Seat, text: str, rule: str) -> dict[str, object]:
        return explain.refusal_details(self, view, seat, text, rule)

    def render_text(self, view: dict[str, Any]) -> list[list[tuple[str, str]]]:
        return render.render_text(view, self.box, insight.insight(self, view))

    def facts(self) -> dict[str, Fact]:
        return facts.facts(self.box)

    def static_data(self) -> dict[str, Any]:
        return {**static_data.static_data(self.box, self.reach())}
