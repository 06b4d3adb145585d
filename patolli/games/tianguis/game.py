"""Tianguis as a loaded game: options, setup and the hooks, which forward to the other modules."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from patolli.core import options
from patolli.core.audience import Seat
from patolli.core.chance import Rng
from patolli.core.game import Game, Message, Result
from patolli.games.tianguis.actions import A, is_bid
from patolli.games.tianguis.ai import evaluation
from patolli.games.tianguis.data.components import BEANS, HAND, KINDS
from patolli.games.tianguis.data.load import read_goods
from patolli.games.tianguis.events import E
from patolli.games.tianguis.rules import determinize, invariants, scoring
from patolli.games.tianguis.rules.auction import Auction, Window
from patolli.games.tianguis.rules.sequence import Day, Draw, Roll, Sweeten
from patolli.games.tianguis.rules.setup import Deal
from patolli.games.tianguis.state import TianguisState
from patolli.games.tianguis.ui import describe, explain, insight
from patolli.games.tianguis.ui.event_types import EVENT_TYPES


class Tianguis(Game):
    """A market day for 2 to 4."""

    name = "tianguis"
    rules_version = 1
    seat_counts = (2, 3, 4)
    options = (
        options.number("rounds", 4, 1, 12),
        options.choice("coyotes", "on", "off"),
        options.file("goods", "goods.toml"),
    )
    readers: ClassVar = {"goods": read_goods}
    frames = (Deal, Day, Roll, Draw, Sweeten, Auction, Window)
    folder = Path(__file__).parent
    is_template = True
    insight_type = insight.Insight
    event_types = EVENT_TYPES
    not_asked_rule = "T6.1"  # before any other refusal (T6.2)
    wrong_verb_rule = "T6.1"

    def __init__(self, given: Mapping[str, object], rules: int | None = None) -> None:
        super().__init__(given, rules)
        self.actions = A
        self.events = E
        self.goods = read_goods(self.read_data_file("goods"))

    # Hooks: rules

    def setup(self, players: int) -> TianguisState:
        s = TianguisState()
        s.players = players
        s.rounds = int(self.option_values["rounds"])
        s.coyotes = self.option_values["coyotes"] == "on"
        s.beans = [BEANS] * players
        s.points = [0] * players
        s.hands = [[0] * len(KINDS) for _ in range(players)]
        s.deck = list(self.goods.copies)
        s.played = [0] * len(KINDS)
        s.push(Day())
        for card in reversed(range(HAND * players)):
            s.push(Deal(card // HAND))
        return s

    def result(self, state: TianguisState) -> Result:
        return scoring.result(self.goods, state)

    def check_invariants(self, state: TianguisState) -> None:
        invariants.check_invariants(self.goods, state)

    def sample_hidden(self, state: TianguisState, view: dict[str, Any], rng: Rng) -> None:
        determinize.sample_hidden(self.goods, state, view, rng)

    def over_rule(self, state: TianguisState) -> str:
        return "T5.4"

    def is_notation(self, text: str) -> bool:
        return is_bid(text)

    # Hooks: ai

    def evaluate(self, state: TianguisState, seat: Seat, weights: Any = None) -> float:
        return evaluation.evaluate(self.goods, state, seat)

    # Hooks: ui

    def cost(self, state: TianguisState, action: int) -> dict[str, int]:
        block = A.block_of(action)
        if block.verb == "bid":
            return {"beans": action - block.base + 1}
        return {"beans": 1} if block.verb == "add" else {}

    def describe(self, view: dict[str, Any]) -> list[Message]:
        return describe.describe(view, insight.insight(self, view))

    def insight(self, view: dict[str, Any]) -> dict[str, Any]:
        return dict(insight.insight(self, view))

    def refusal_details(self, view: dict[str, Any], seat: Seat, text: str, rule: str) -> dict[str, object]:
        return explain.refusal_details(self, view, seat, text, rule)
