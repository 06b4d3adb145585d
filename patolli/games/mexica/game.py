"""Mexica as a loaded game: options, setup, and the hooks of the kernel."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from patolli.core import options
from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.game import Game, Message, Result
from patolli.games.mexica.actions import A
from patolli.games.mexica.ai import evaluation, evaluation_terms, prune
from patolli.games.mexica.ai.weights import MANUAL_WEIGHTS, WEIGHTS
from patolli.games.mexica.data.components import (
    BRIDGES,
    CELLS,
    CHIPS,
    DOUBLES,
    NAMES,
    NEUTRAL_SETS,
    PHASE_1,
    PRINTED,
    SINGLES,
    SIZES,
    VALUES,
)  # fmt: skip
from patolli.games.mexica.events import E
from patolli.games.mexica.rules import invariants, notation, scoring
from patolli.games.mexica.rules.canals import half
from patolli.games.mexica.rules.legal_cache import derive
from patolli.games.mexica.rules.sequence import Rounds
from patolli.games.mexica.rules.setup import Deal, Neutral, Place
from patolli.games.mexica.rules.tile_vote import Vote
from patolli.games.mexica.rules.turn import Turn
from patolli.games.mexica.rules.turn_actions import action_cost
from patolli.games.mexica.state import NO_CELL, NO_OWNER, MexicaState, RuleOptions
from patolli.games.mexica.ui import describe, explain, insight, outlook, render, static_data
from patolli.games.mexica.ui.event_types import EVENT_TYPES


class Mexica(Game):
    """Mexica for 2 to 4 (M2.1)."""

    name = "mexica"
    rules_version = 1
    seat_counts = (2, 3, 4)
    options = (  # M19.1
        options.choice("edition", "complete", "2002", "2015"),
        options.choice("neutral_temples", "20", "more", "off"),
        options.choice("neutral_placement", "chance", "players"),
        options.choice("first_round", "on", "off"),
        options.choice("tile_vote", "on", "off"),
        options.number("stall_rounds", 5, 2, 20),
    )
    frames = (Deal, Neutral, Place, Rounds, Turn, Vote)
    folder = Path(__file__).parent
    not_asked_rule = "M3.1"
    wrong_verb_rule = "M20.1"
    weights = WEIGHTS
    manual_weights = MANUAL_WEIGHTS
    insight_type = insight.Insight
    static_data_type = static_data.StaticData
    event_types = EVENT_TYPES

    def __init__(self, given: Mapping[str, object]) -> None:
        super().__init__(given)
        self.actions = A
        self.events = E
        self.spot_names = list(NAMES)
        self.starts: dict[int, MexicaState] = {}
        if self.option_values["edition"] == "2002" and "neutral_temples" not in self.given_options:
            self.option_values["neutral_temples"] = "off"  # M18.1
        self.rule_options = RuleOptions(
            edition_2002=self.option_values["edition"] == "2002",
            protect=self.option_values["first_round"] == "on",
            vote=self.option_values["tile_vote"] == "on",
            more_neutral=self.option_values["neutral_temples"] == "more",
            stall_rounds=int(self.option_values["stall_rounds"]),
        )

    # Hooks: rules

    def setup(self, players: int) -> MexicaState:
        """Return a copy of the position before the first deal, which is made once."""
        if players not in self.starts:
            self.starts[players] = self.start(players)
        return self.starts[players].copy()

    def start(self, players: int) -> MexicaState:
        """Return the position before the first deal (M2)."""
        s = MexicaState()
        s.game = self
        s.players = players
        s.phase, s.round, s.turn, s.stalled = 1, 0, 0, 0
        s.idle, s.progress = True, False
        printed = {cell: half(cell, other) for pair in PRINTED for cell, other in (pair, pair[::-1])}  # M2.2
        s.canal = bytes([printed.get(cell, 0) for cell in range(CELLS)])
        s.temple, s.owner, s.tile = bytes(CELLS), bytes([NO_OWNER] * CELLS), bytes(CELLS)
        s.bridge, s.reasons = [0] * CELLS, []
        s.singles, s.doubles, s.bridges, s.bank = SINGLES, DOUBLES, BRIDGES, CHIPS
        s.mexica, s.chips, s.points = [NO_CELL] * players, [0] * players, [0] * players
        s.display, s.waiting, s.removed = [0] * len(SIZES), [0] * len(SIZES), [0] * len(SIZES)
        s.hand = [list(PHASE_1) for _ in range(players)]
        s.earned = [[0] * len(scoring.SOURCES) for _ in range(players)]
        s.neutral = list(NEUTRAL_SETS.get(str(self.option_values["neutral_temples"]), ())) if players == 2 else []
        s.neutral = s.neutral or [0] * VALUES
        s.rule_options = self.rule_options
        s.push(Rounds())
        s.push(Place())
        s.push(Neutral(self.option_values["neutral_placement"] == "players"))
        s.push(Deal())
        derive(s)
        return s

    def derive(self, state: MexicaState) -> None:
        state.rule_options = self.rule_options
        derive(state)

    def over_rule(self, state: MexicaState) -> str:
        return "M17.1"

    def is_notation(self, text: str) -> bool:
        return notation.is_notation(text)

    def result(self, state: MexicaState) -> Result:
        parts = [dict(zip(scoring.SOURCES, earned, strict=True)) for earned in state.earned]
        return Result(list(state.points), parts, scoring.ranking(state), "" if state.stack else state.reasons[-1])

    def check_invariants(self, state: MexicaState) -> None:
        invariants.check_invariants(state)

    # Hooks: ai

    def evaluate(self, state: MexicaState, seat: Seat, weights: Any = None) -> float:
        return evaluation.evaluate(state, seat, weights)

    def evaluation_terms(self, state: MexicaState, seat: Seat, weights: Any = None) -> dict[str, float]:
        return evaluation_terms.evaluation_terms(state, seat, weights)

    def prune(self, state: MexicaState, seat: Seat, legal: list[Action]) -> list[Action]:
        return prune.prune(state, seat, legal)

    def progress(self, state: MexicaState) -> float:
        return evaluation_terms.progress(state)

    # Hooks: ui

    def cost(self, state: MexicaState, action: int) -> dict[str, int]:
        verb = A.verb(action)
        if verb in ("end", "spend", "discard", "place", "neutral", "deal", "found"):
            return {}
        return {"ap": 1 if verb == "chip" else action_cost(state, state.turn, action)}

    def outlook(self, state: MexicaState, seat: Seat, action: Action) -> list[Message]:
        return outlook.outlook(state, seat, action)

    def describe(self, view: dict[str, Any]) -> list[Message]:
        return describe.describe(insight.shown_state(self, view), insight.insight(self, view))

    def insight(self, view: dict[str, Any]) -> dict[str, Any]:
        return dict(insight.insight(self, view))

    def explain(self, view: dict[str, Any], seat: Seat, text: str, rule: str) -> Message:
        return explain.explain(self, view, seat, text, rule) or super().explain(view, seat, text, rule)

    def render_text(self, view: dict[str, Any]) -> list[list[tuple[str, str]]]:
        return render.render_text(insight.shown_state(self, view))

    def static_data(self) -> dict[str, Any]:
        return {**static_data.static_data()}
