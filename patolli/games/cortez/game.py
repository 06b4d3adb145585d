"""Cortez as a loaded game: options, setup, and the hooks of the kernel."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

from patolli.core import options
from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.chance import Rng
from patolli.core.game import Fact, Game, Message, Result
from patolli.games.cortez.actions import PLAYABLE, BoardActions
from patolli.games.cortez.ai import candidates, evaluation, evaluation_terms, prune
from patolli.games.cortez.ai.weights import MANUAL_WEIGHTS, WEIGHTS
from patolli.games.cortez.data.components import BRIBES, COLOURS
from patolli.games.cortez.data.load import read_board
from patolli.games.cortez.data.load_decks import read_decks
from patolli.games.cortez.events import E
from patolli.games.cortez.rules import determinize, invariants, scoring, start
from patolli.games.cortez.rules.auction import Auction, Pay
from patolli.games.cortez.rules.bribe_cards import PickFigure, PutFigure, Window
from patolli.games.cortez.rules.card_draws import DrawBribe, DrawSupply, DrawWar
from patolli.games.cortez.rules.combat.aftermath import Place, Premium
from patolli.games.cortez.rules.combat.laying import Batch
from patolli.games.cortez.rules.combat.mercenaries import Mercenaries
from patolli.games.cortez.rules.combat.sequence import Combat, Deputy, Levy, Lot, Parley
from patolli.games.cortez.rules.deals import Trade
from patolli.games.cortez.rules.ending import LAST_TREASURE
from patolli.games.cortez.rules.event_cards import Bridges, Mutiny, Plunder, PutTaken, Resupply, Take
from patolli.games.cortez.rules.market import Market
from patolli.games.cortez.rules.movement import March
from patolli.games.cortez.rules.sequence import Flip, Turn
from patolli.games.cortez.rules.setup import Deal, First, Guards, Mark
from patolli.games.cortez.rules.turn import Act
from patolli.games.cortez.state import CortezState
from patolli.games.cortez.ui import cost, describe, explain, facts, insight, outlook, render, static_data
from patolli.games.cortez.ui.event_types import EVENT_TYPES
from patolli.games.cortez.ui.static_types import StaticData

NEVER_PLAYED: Final = tuple(f"play {card}" for card in BRIBES if card not in PLAYABLE)  # C16.7
ANY_BID: Final = re.compile(r"bid (0|[1-9][0-9]{0,8})")  # C15.4


class Cortez(Game):
    """Cortez for 2 to 6."""

    name = "cortez"
    rules_version = 2
    older_rules = (1,)
    rulings: ClassVar[dict[str, int]] = {"any_order": 2, "drafts": 2}  # C27
    not_asked_rule = wrong_verb_rule = "C22.6"
    seat_counts = (2, 3, 4, 5, 6)
    options = (  # C21
        options.choice("missions", "9", "8"),
        options.number("proposals", 3, 0, 9),
        options.choice("larger_nation", "aztec", "spaniard"),
        options.file("board", "lake-texcoco-1"),
        options.file("decks", "decks"),
        options.choice("rounds", "all", "one"),
        options.choice("trading", "active", "open"),
        options.choice("bribes", "windows", "anytime"),
    )
    readers: ClassVar = {"board": read_board, "decks": read_decks}
    frames = (
        First, Guards, Deal, Mark, Turn, Window, Flip, Bridges, Take, PutTaken, Plunder, Mutiny, Resupply, Auction, Pay,
        DrawBribe, Act, March, Market, Combat, Lot, Deputy, Parley, Levy, Batch, Mercenaries, Premium, Place, Trade,
        PickFigure, PutFigure, DrawSupply, DrawWar,
    )  # fmt: skip
    folder = Path(__file__).parent
    weights = WEIGHTS
    manual_weights = MANUAL_WEIGHTS
    insight_type = insight.Insight
    static_data_type = StaticData
    event_types = EVENT_TYPES

    def __init__(self, given: Mapping[str, object], rules: int | None = None) -> None:
        super().__init__(given, rules)
        self.board = read_board(self.read_data_file("board"))
        self.decks = read_decks(self.read_data_file("decks"))
        self.verbs = BoardActions(self.board, self.holds["drafts"])
        self.actions = self.verbs.table
        self.events = E
        self.spot_names = list(self.board.names)
        self.missions = int(self.option_values["missions"])

    # Hooks: rules

    def seat_names(self, players: int) -> tuple[str, ...]:
        return tuple(COLOURS[colour] for colour in self.colours(players))

    def setup(self, players: int) -> CortezState:
        return start.start(self.board, self.decks, self.verbs, self.colours(players), self.option_values)

    def colours(self, players: int) -> list[int]:
        """Return the colours clockwise (C3.1)."""
        return start.colours(players, str(self.option_values["larger_nation"]))

    def over_rule(self, state: CortezState) -> str:
        return "C18.1" if state.reason == LAST_TREASURE else "C18.2"

    def is_notation(self, text: str) -> bool:
        return text in NEVER_PLAYED or ANY_BID.fullmatch(text) is not None

    def sample_hidden(self, state: CortezState, view: dict[str, Any], rng: Rng) -> None:
        determinize.sample_hidden(state, view, self.missions, rng)

    def result(self, state: CortezState) -> Result:
        return scoring.result(state)

    def check_invariants(self, state: CortezState) -> None:
        invariants.check_invariants(state, self.missions)

    # Hooks: ai

    def evaluate(self, state: CortezState, seat: Seat, weights: Any = None) -> float:
        return evaluation.evaluate(state, seat, weights)

    def evaluation_terms(self, state: CortezState, seat: Seat, weights: Any = None) -> dict[str, float]:
        return evaluation_terms.evaluation_terms(state, seat, weights)

    def prune(self, state: CortezState, seat: Seat, legal: list[Action]) -> list[Action]:
        return prune.prune(state, legal)

    def candidates(self, state: CortezState, seat: Seat, legal: list[Action]) -> list[Action]:
        return candidates.candidates(state, seat, legal)

    def assume_worst(self, state: CortezState, seat: Seat) -> None:
        determinize.assume_worst(state, seat)

    def turn_number(self, state: CortezState) -> int:
        return state.round << 8 | state.flips  # every turn begins with a flip

    def progress(self, state: CortezState) -> float:
        return evaluation_terms.progress(state)

    # Hooks: ui

    def cost(self, state: CortezState, action: Action) -> dict[str, int]:
        return cost.cost(state, action)

    def outlook(self, state: CortezState, seat: Seat, action: int) -> list[Message]:
        return outlook.outlook(state, seat, action)

    def describe(self, view: dict[str, Any]) -> list[Message]:
        return describe.describe(view, insight.insight(self, view), self.board)

    def insight(self, view: dict[str, Any]) -> dict[str, Any]:
        return dict(insight.insight(self, view))

    def refusal_details(self, view: dict[str, Any], seat: Seat, text: str, rule: str) -> dict[str, object]:
        return explain.refusal_details(self, view, seat, text, rule)

    def render_text(self, view: dict[str, Any]) -> list[list[tuple[str, str]]]:
        return render.render_text(view, insight.insight(self, view), self.board)

    def facts(self) -> dict[str, Fact]:
        return facts.facts(self.board, self.decks, self.option_values["rounds"] == "one")

    def static_data(self) -> dict[str, Any]:
        return {**static_data.static_data(self.board, self.decks)}
