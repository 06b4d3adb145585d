"""Mexica as a loaded game: options, setup, and what the kernel asks of every game."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from patolli.core import options
from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.game import Game, Message, Result
from patolli.core.state import State
from patolli.games.mexica import describe, draw, features, invariants, outlook, scene, scoring, shortlist, terms, why
from patolli.games.mexica.actions import A
from patolli.games.mexica.board import (
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
from patolli.games.mexica.canals import half
from patolli.games.mexica.deeds import price
from patolli.games.mexica.districts import derive_regions
from patolli.games.mexica.events import E
from patolli.games.mexica.flow import Deal, Neutral, Place, Rounds, Turn, Vote
from patolli.games.mexica.offers import derive
from patolli.games.mexica.state import NO_CELL, NO_OWNER, Laws
from patolli.games.mexica.state import Mexica as Table
from patolli.games.mexica.weights import BY_HAND, WEIGHTS


class Mexica(Game):
    """Mexica for 2 to 4 (M2.1)."""

    name = "mexica"
    rules = 1
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
    fitted = WEIGHTS
    by_hand = BY_HAND

    def __init__(self, given: Mapping[str, object]) -> None:
        super().__init__(given)
        self.actions = A
        self.event_table = E
        self.starts: dict[int, Table] = {}
        if self.chosen["edition"] == "2002" and "neutral_temples" not in self.given:
            self.chosen["neutral_temples"] = "off"  # M18.1
        self.laws = Laws(
            edition_2002=self.chosen["edition"] == "2002",
            protect=self.chosen["first_round"] == "on",
            vote=self.chosen["tile_vote"] == "on",
            stall_rounds=int(self.chosen["stall_rounds"]),
        )

    def setup(self, players: int) -> Table:
        """A copy of the position before the first deal, which is made once."""
        if players not in self.starts:
            self.starts[players] = self.start(players)
        return self.starts[players].copy()

    def start(self, players: int) -> Table:
        """M2."""
        s = Table()
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
        s.neutral = list(NEUTRAL_SETS.get(str(self.chosen["neutral_temples"]), ())) if players == 2 else []
        s.neutral = s.neutral or [0] * VALUES
        s.laws = self.laws
        s.push(Rounds())
        s.push(Place())
        s.push(Neutral(self.chosen["neutral_placement"] == "players"))
        s.push(Deal())
        derive(s)
        return s

    def derive(self, state: State) -> None:
        assert isinstance(state, Table)
        state.laws = self.laws
        derive(state)

    def refusal(self, state: State, seat: Seat, text: str) -> str | None:
        assert isinstance(state, Table)
        return why.refusal(state, seat, text, self.chosen["neutral_temples"] == "more")

    def spots(self, action: int) -> tuple[str, ...]:
        """The cells that an action names."""
        words = " ".join(A.arguments(action)).replace("-", " ").split()
        return tuple(word for word in words if word[0].isalpha() and word[1:].isdigit())

    def spot_name(self, spot: int) -> str:
        return NAMES[spot] if spot != NO_CELL else ""

    def cost(self, state: State, action: int) -> dict[str, int]:
        assert isinstance(state, Table)
        verb = A.verb(action)
        if verb in ("end", "spend", "discard", "place", "neutral", "deal", "found"):
            return {}
        return {"ap": 1 if verb == "chip" else price(state, state.turn, action)}

    def outlook(self, state: State, seat: Seat, action: Action) -> list[Message]:
        assert isinstance(state, Table)
        return outlook.outlook(state, seat, action)

    def result(self, state: State) -> Result:
        assert isinstance(state, Table)
        parts = [dict(zip(scoring.SOURCES, earned, strict=True)) for earned in state.earned]
        return Result(list(state.points), parts, scoring.ranking(state), "" if state.stack else state.reasons[-1])

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Table)
        return features.value(state, seat)

    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        assert isinstance(state, Table)
        return terms.terms(state, seat)

    def shortlist(self, state: State, seat: Seat, legal: list[Action]) -> list[Action]:
        assert isinstance(state, Table)
        return shortlist.shortlist(state, seat, legal)

    def progress(self, state: State) -> float:
        assert isinstance(state, Table)
        return terms.progress(state)

    def check(self, state: State) -> None:
        assert isinstance(state, Table)
        invariants.check(state)

    def describe(self, view: dict[str, Any]) -> list[Message]:
        return describe.describe(self.table(view))

    def draw(self, view: dict[str, Any]) -> list[list[tuple[str, str]]]:
        return draw.draw(self.table(view))

    def scene(self) -> dict[str, Any]:
        return scene.scene()

    def table(self, view: dict[str, Any]) -> Table:
        """The state that a view shows: all of it (M21.3)."""
        state = self.build(view, whole=True)
        assert isinstance(state, Table)
        derive_regions(state)
        return state
