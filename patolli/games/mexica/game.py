"""Mexica as a loaded game: options, setup, and the hooks of the kernel."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from patolli.core import options
from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.game import Fact, Game, Message, Result
from patolli.games.mexica.actions import action_table
from patolli.games.mexica.ai import evaluation, evaluation_terms, prune
from patolli.games.mexica.ai.weights import MANUAL_WEIGHTS, WEIGHTS
from patolli.games.mexica.data.components import NAMES
from patolli.games.mexica.data.load_box import check_board, check_pieces, own_box, read_box
from patolli.games.mexica.events import E
from patolli.games.mexica.rules import invariants, notation, scoring
from patolli.games.mexica.rules.derived_sets import derive
from patolli.games.mexica.rules.options import OFF, implied_options, rule_options
from patolli.games.mexica.rules.sequence import Agreement, Rounds
from patolli.games.mexica.rules.setup import Deal, Neutral, Place
from patolli.games.mexica.rules.start import start
from patolli.games.mexica.rules.tile_vote import Vote
from patolli.games.mexica.rules.turn import Turn
from patolli.games.mexica.rules.turn_actions import action_cost
from patolli.games.mexica.state import MexicaState
from patolli.games.mexica.ui import describe, explain, facts, insight, outlook, render, static_data
from patolli.games.mexica.ui.event_types import EVENT_TYPES


class Mexica(Game):
    """Mexica for 2 to 4 (M2.1)."""

    name = "mexica"
    rules_version = 1
    seat_counts = (2, 3, 4)
    readers: ClassVar = {"board": check_board, "pieces": check_pieces}
    options = (  # M19.1
        options.choice("edition", "complete", "2002", "2015"),
        options.choice("neutral_temples", "20", "more", "off"),
        options.choice("neutral_placement", "chance", "players"),
        options.choice("first_round", "on", "off"),
        options.choice("tile_vote", "on", "off"),
        options.number("stall_rounds", 5, 2, 99, "off"),
        options.choice("phases", "2", "1"),
        options.file("board", "board"),
        options.file("pieces", "pieces"),
    )
    frames = (Deal, Neutral, Place, Rounds, Turn, Vote, Agreement)
    folder = Path(__file__).parent
    not_asked_rule = "M3.1"
    wrong_verb_rule = "M20.1"
    weights = WEIGHTS
    manual_weights = MANUAL_WEIGHTS
    insight_type = insight.Insight
    static_data_type = static_data.StaticData
    event_types = EVENT_TYPES

    def __init__(self, given: Mapping[str, object], rules: int | None = None) -> None:
        super().__init__(given, rules)
        self.events = E
        self.spot_names = list(NAMES)
        self.starts: dict[int, MexicaState] = {}
        self.option_values = self.option_values | implied_options(self.given_options)
        board, pieces = self.read_data_file("board"), self.read_data_file("pieces")
        self.box = read_box(board, pieces) if self.file_digests else own_box()
        self.rule_options = rule_options(self.option_values)
        self.actions = action_table(self.box, self.rule_options.stall_rounds == OFF)

    # Hooks: rules

    def setup(self, players: int) -> MexicaState:
        """Return a copy of the position before the first deal, which is made once."""
        if players not in self.starts:
            self.starts[players] = start(players, self.box, self.rule_options)
            self.starts[players].game = self
        return self.starts[players].copy()

    def derive(self, state: MexicaState) -> None:
        state.rule_options = self.rule_options
        state.box = self.box
        derive(state)

    def over_rule(self, state: MexicaState) -> str:
        return "M17.1"

    def is_notation(self, text: str) -> bool:
        return notation.is_notation(text)

    def result(self, state: MexicaState) -> Result:
        parts = [dict(zip(scoring.SOURCES, earned, strict=True)) for earned in state.earned]
        reason = "" if state.stack else state.reasons[-1]
        return Result(list(state.points), parts, scoring.ranking(state), reason, [("chips", list(state.chips))])

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
        points = action_cost(state, state.turn, action)
        return {"ap": points} if points else {}

    def outlook(self, state: MexicaState, seat: Seat, action: Action) -> list[Message]:
        return outlook.outlook(state, seat, action)

    def describe(self, view: dict[str, Any]) -> list[Message]:
        s = insight.shown_state(self, view)
        return describe.describe(s, insight.insight_of(view, s))

    def insight(self, view: dict[str, Any]) -> dict[str, Any]:
        return dict(insight.insight(view))

    def page(self, state: MexicaState, seat: Seat | None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the view of a seat, and the numbers from the state, which has the districts and no secrets (M21.3)."""
        view = self.view(state, seat)
        return view, dict(insight.insight_of(view, state))

    def refusal_details(self, view: dict[str, Any], seat: Seat, text: str, rule: str) -> dict[str, object]:
        return explain.refusal_details(self, view, seat, text, rule)

    def render_text(self, view: dict[str, Any]) -> list[list[tuple[str, str]]]:
        return render.render_text(insight.shown_state(self, view))

    def facts(self) -> dict[str, Fact]:
        return facts.facts(self.box)

    def static_data(self) -> dict[str, Any]:
        return {**static_data.static_data(self.box)}
