"""Cortez as a loaded game: options, setup, and what the kernel asks of every game."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from patolli.core import options
from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.game import Game, Message, Result, Rng
from patolli.core.state import State
from patolli.games.cortez import (
    describe,
    draw,
    features,
    guess,
    invariants,
    outlook,
    promising,
    scene,
    scoring,
    terms,
    why,
)
from patolli.games.cortez.actions import BID, COLOURS, LEVY, NATIONS, SUPPLIES, TURN, WEAPON, Verbs
from patolli.games.cortez.aftermath import Place, Premium
from patolli.games.cortez.auction import Auction, Pay
from patolli.games.cortez.board import BRIDGES
from patolli.games.cortez.bribes import PickFigure, PutFigure, Window
from patolli.games.cortez.combat import Combat, Deputy, Levy, Lot, Parley
from patolli.games.cortez.data import read_board
from patolli.games.cortez.deals import Trade
from patolli.games.cortez.decks import (
    BRIBE_COPIES,
    EVENT_COPIES,
    MISSION_COPIES,
    ROUNDS,
    SUPPLY_COPIES,
    WAR_COPIES,
)
from patolli.games.cortez.draws import DrawBribe, DrawSupply, DrawWar
from patolli.games.cortez.events import E
from patolli.games.cortez.happenings import Bridges, Mutiny, Plunder, PutTaken, Resupply, Take
from patolli.games.cortez.laying import Batch
from patolli.games.cortez.mercenaries import Mercenaries
from patolli.games.cortez.movement import March
from patolli.games.cortez.setup import Deal, First, Guards, Mark
from patolli.games.cortez.state import NO_FIELD
from patolli.games.cortez.state import Cortez as Table
from patolli.games.cortez.turns import Act, Flip, Turn
from patolli.games.cortez.weights import BY_HAND, WEIGHTS

SEATING: Final = {"aztec": (0, 1, 2, 3, 4, 5), "spaniard": (1, 0, 3, 2, 5, 4)}  # C20: colours clockwise


class Cortez(Game):
    """Cortez for 2 to 6."""

    name = "cortez"
    rules = 1
    seat_counts = (2, 3, 4, 5, 6)
    options = (  # C21
        options.choice("missions", "9", "8"),
        options.number("proposals", 3, 0, 9),
        options.choice("larger_nation", "aztec", "spaniard"),
        options.file("board", "lake-texcoco-1"),
    )
    frames = (
        First, Guards, Deal, Mark, Turn, Window, Flip, Bridges, Take, PutTaken, Plunder, Mutiny, Resupply, Auction, Pay,
        DrawBribe, Act, March, Combat, Lot, Deputy, Parley, Levy, Batch, Mercenaries, Premium, Place, Trade, PickFigure,
        PutFigure, DrawSupply, DrawWar,
    )  # fmt: skip
    folder = Path(__file__).parent
    fitted = WEIGHTS
    by_hand = BY_HAND

    def __init__(self, given: Mapping[str, object]) -> None:
        super().__init__(given)
        self.board = read_board(self.read_file("board"))
        self.verbs = Verbs(self.board)
        self.actions = self.verbs.table
        self.event_table = E
        self.missions = int(self.chosen["missions"])

    def colours(self, players: int) -> list[int]:
        """C3.1, C20.1: the colours clockwise; with an even number the larger nation means nothing."""
        larger = "aztec" if players % 2 == 0 else str(self.chosen["larger_nation"])
        return list(SEATING[larger][:players])

    def seat_names(self, players: int) -> tuple[str, ...]:
        return tuple(COLOURS[colour] for colour in self.colours(players))

    def setup(self, players: int) -> Table:
        s = Table()
        s.players = players
        s.board = self.board
        s.verbs = self.verbs
        s.colour = self.colours(players)
        s.limit = int(self.chosen["proposals"])
        s.rounds = ROUNDS[players]
        s.start = s.active = 0
        s.round = 1
        s.flips = s.proposed = s.lost = s.lifted = 0
        s.march = NO_FIELD
        s.reason = ""
        s.events = [0, *EVENT_COPIES[1:]]
        s.treasures = [0] * players
        s.down = [0] * BRIDGES
        s.figure = self.start_figures(s)
        s.supply = [[0] * len(SUPPLY_COPIES) for _ in range(players)]
        s.war = [[0] * len(WAR_COPIES) for _ in range(players)]
        s.bribes = [[0] * len(BRIBE_COPIES) for _ in range(players)]
        s.mission = [0] * players
        s.missions_left = MISSION_COPIES[self.missions].copy()
        s.deck = SUPPLY_COPIES.copy()
        s.discard = [0] * len(SUPPLY_COPIES)
        s.war_deck = [WAR_COPIES.copy() for _ in NATIONS]
        s.pile = BRIBE_COPIES.copy()
        s.used = [0] * len(BRIBE_COPIES)
        s.known = [[0] * len(SUPPLY_COPIES) for _ in range(players)]
        s.shown = [0] * players * players
        s.stack = [Turn(), Mark(), Deal(), *([Guards()] if players % 2 == 0 else []), First()]
        return s

    def start_figures(self, s: Table) -> bytes:
        """C3.5, C3.8; with an even number of seats the mixed fields wait for the coins of C3.7."""
        figure = bytearray(self.board.size)
        larger = s.colour[0] & 1
        codes = [(self.board.crowns, 1), (self.board.helmets, 2)]
        if s.players % 2:
            codes += [(self.board.mixed_inside, 2 - larger), (self.board.mixed_outside, 1 + larger)]
        for fields, code in codes:
            for field in fields:
                figure[field] = code
        return bytes(figure)

    def refusal(self, state: State, seat: Seat, text: str) -> str | None:
        assert isinstance(state, Table)
        return why.refusal(state, seat, text)

    def spots(self, action: int) -> tuple[str, ...]:
        block = self.actions.block_of(action)
        if block.verb in ("collar", "move", "pick", "to") and action != self.verbs.pick_attacker:
            return (self.board.names[action - block.base],)
        return (self.board.names[self.board.bridges[action - TURN]],) if block.verb == "turn" else ()

    def spot_name(self, spot: int) -> str:
        return self.board.names[spot]

    def cost(self, state: State, action: int) -> dict[str, int]:
        """What an action takes from the hand; for a bid the bribe value that it promises."""
        assert isinstance(state, Table)
        block = self.actions.block_of(action)
        question = state.stack[-1] if state.stack else None
        if isinstance(question, March) and block.verb == "to":
            price = question.affordable(state)[action - block.base]
            return {SUPPLIES[0]: price} if price else {}
        if action == LEVY:
            return {"food": 1}
        if action == WEAPON:
            return {"weapon": 1}
        if block.verb == "bid":
            return {"bid": action - BID + 1}
        if block.verb in ("pay", "drop"):
            return {SUPPLIES[action - block.base]: 1}
        return {}

    def fill(self, state: State, view: dict[str, Any], rng: Rng) -> None:
        assert isinstance(state, Table)
        guess.fill(state, view, self.missions, rng)

    def result(self, state: State) -> Result:
        assert isinstance(state, Table)
        return scoring.result(state)

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Table)
        return features.value(state, seat)

    def promising(self, state: State, seat: Seat, legal: list[Action]) -> list[Action]:
        assert isinstance(state, Table)
        return promising.promising(state, seat, legal)

    def beware(self, state: State, seat: Seat) -> None:
        assert isinstance(state, Table)
        guess.beware(state, seat)

    def turn(self, state: State) -> int:
        assert isinstance(state, Table)
        return state.round << 8 | state.flips  # every turn begins with a flip

    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        assert isinstance(state, Table)
        return terms.terms(state, seat)

    def progress(self, state: State) -> float:
        assert isinstance(state, Table)
        return terms.progress(state)

    def check(self, state: State) -> None:
        assert isinstance(state, Table)
        invariants.check(state, self.missions)

    def describe(self, view: dict[str, Any]) -> list[Message]:
        return describe.describe(view, self.board)

    def draw(self, view: dict[str, Any]) -> list[list[tuple[str, str]]]:
        return draw.draw(view, self.board)

    def scene(self) -> dict[str, Any]:
        return scene.scene(self.board)

    def outlook(self, state: State, seat: Seat, action: int) -> list[Message]:
        assert isinstance(state, Table)
        return outlook.outlook(state, seat, action)
