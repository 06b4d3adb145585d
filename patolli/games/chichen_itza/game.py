"""Chichén Itzá as a loaded game: options, setup, and what the kernel asks of every game."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from patolli.core import options
from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.game import Game, Message, Result, Rng
from patolli.core.state import State
from patolli.games.chichen_itza import (
    describe,
    draw,
    features,
    guess,
    invariants,
    outlook,
    scene,
    scoring,
    shortlist,
    terms,
    why,
)
from patolli.games.chichen_itza.actions import ACT, ACT_COINS, ACTS, DISMISS, IDOL, PAY, SPOTS, named
from patolli.games.chichen_itza.battle import is_fought
from patolli.games.chichen_itza.beast import Beast
from patolli.games.chichen_itza.bonus import Gains, Relocate, Treasure, UseGod
from patolli.games.chichen_itza.damage import Damage, Fall
from patolli.games.chichen_itza.data import read_box
from patolli.games.chichen_itza.events import E
from patolli.games.chichen_itza.fight import DrawStrength, Fight, Gate, Muster
from patolli.games.chichen_itza.gains import AnyWheel, DrawMagic
from patolli.games.chichen_itza.gods import Delve, Reveal, TakeGod
from patolli.games.chichen_itza.heroes import NextHero, Recruit
from patolli.games.chichen_itza.movement import Move
from patolli.games.chichen_itza.regroup import Regroup
from patolli.games.chichen_itza.rounds import Costs, Mark, Raid, Round, TaskCoins
from patolli.games.chichen_itza.setup import Cells, Creatures, Goals, Order, Slots, Tiles, first_frames
from patolli.games.chichen_itza.state import HOME, NO_BEAST, NO_TILE, Chichen
from patolli.games.chichen_itza.supply import Pay, PutOn, SupplyGods, Yield, pay
from patolli.games.chichen_itza.tables import DECKS, GEMS, GODS, HEROES, PER_COLOUR, SEATS, SETS, TYPES, WHEELS
from patolli.games.chichen_itza.takeover import DrawRuin, Lines, TurnRuin
from patolli.games.chichen_itza.throws import Cast, Throw
from patolli.games.chichen_itza.turns import ACT_TILE, Reinforce, Scouting, Turn, field_of, price, toll
from patolli.games.chichen_itza.weights import BY_HAND, WEIGHTS


class ChichenItza(Game):
    """Chichén Itzá for 2 to 4 (I1.1)."""

    name = "chichen_itza"
    rules = 1
    seat_counts = (2, 3, 4)
    options = (  # I19
        options.choice("layout", "standard", "random"),
        options.choice("supply_limits", "off", "on"),
        options.choice("movement", "linear", "paired"),
        options.file("box", "box"),
    )
    frames = (
        Cells, Tiles, Creatures, Goals, Slots, Costs, Order, Round, Yield, Pay, SupplyGods, PutOn, Turn, TakeGod, Delve,
        Reveal, Scouting, DrawStrength, DrawRuin, Treasure, UseGod, Gains, AnyWheel, DrawMagic, Reinforce, Regroup,
        Recruit, NextHero, Move, Fight, Muster, Gate, Cast, Throw, Beast, Damage, Fall, TurnRuin, Lines, Relocate,
        TaskCoins, Mark, Raid,
    )  # fmt: skip
    folder = Path(__file__).parent
    fitted = WEIGHTS
    by_hand = BY_HAND

    def __init__(self, given: Mapping[str, object]) -> None:
        super().__init__(given)
        self.box = read_box(self.read_file("box"))
        self.actions = named(self.box.spots)
        self.event_table = E

    def seat_names(self, players: int) -> tuple[str, ...]:
        return SEATS[:players]

    def setup(self, players: int) -> Chichen:
        s = Chichen()
        box = self.box
        s.players = players
        s.box = box
        s.limits = self.chosen["supply_limits"] == "on"
        s.reach = self.reach()
        s.round = 0
        s.order, s.track, s.goal, s.slot, s.row_cost, s.column_cost = [], [], [], [], [], []
        s.favour = [0] * players
        s.tile = [NO_TILE] * SPOTS
        s.creature = [NO_BEAST] * SPOTS
        s.strength, s.fought, s.ruin, s.ruin_up = ([0] * SPOTS for _ in range(4))
        s.warriors = [[box.start_warriors] + [0] * (SPOTS - 1) for _ in range(players)]
        s.hero_at = [[HOME] * len(TYPES) for _ in range(players)]
        s.hero_card = [[0] * len(TYPES) for _ in range(players)]
        s.scout = [[0] * SPOTS for _ in range(players)]
        s.reserve = [box.warriors - box.start_warriors] * players
        s.coins, s.idols, s.shields, s.war = ([0] * players for _ in range(4))
        s.luck = [box.start_luck] * players
        s.wheel = [[1] * len(WHEELS) for _ in range(players)]
        s.hand = [[0, 0] for _ in range(players)]
        s.deck = [box.stone_cards, box.fire_cards]
        s.discard = [0, 0]
        s.least = [[0, 0] for _ in range(players)]
        s.most = s.deck.copy()
        s.god_owner = [-1] * (GODS + 1)
        s.open_gods = [0] * len(DECKS)
        s.gods_left = [[1] * PER_COLOUR for _ in DECKS]
        s.removed, s.layer_colour, s.layer_maker, s.layer_size, s.layer = [], [], [], [], []
        s.hero_top = [0] * len(TYPES)
        s.hero_seen = [0] * (HEROES + 1)
        s.hero_queue = [[] for _ in TYPES]
        s.gems = [[0] * len(GEMS) for _ in range(players)]
        s.mines = [0] * len(GEMS)
        s.fulfilled = [[0] * len(SETS) for _ in range(players)]
        s.figures = [[] for _ in range(players)]
        s.fled, s.raids, s.marker = [], [], []
        s.raid_cards = [[] for _ in range(players)]
        s.repeated, s.yielded = [0] * players, [0] * players
        s.die = 0
        s.reason = ""
        random_layout = self.chosen["layout"] == "random"
        s.stack = [Round(), *first_frames(random_layout, box.layout[players].copy())]
        return s

    def reach(self) -> list[int]:
        """How far the ranged wheel lets groups move, by its level (I19.3)."""
        return self.box.move_linear if self.chosen["movement"] == "linear" else self.box.move_paired

    def refusal(self, state: State, seat: Seat, text: str) -> str | None:
        assert isinstance(state, Chichen)
        return why.refusal(state, self.actions, seat, text)

    def spots(self, action: int) -> tuple[str, ...]:
        """Cells and the city; an action of a turn points at its part of the action board."""
        if ACT <= action <= ACT_COINS:
            return (ACTS[action - ACT],)
        return tuple(word for word in self.actions.arguments(action) if word in self.box.spots)

    def spot_name(self, spot: int) -> str:
        """The city, the cells, and behind them the parts of the action board."""
        return self.box.spots[spot] if spot < SPOTS else ACTS[spot - SPOTS]

    def cost(self, state: State, action: int) -> dict[str, int]:
        """What an action takes: coins for an action tile or a hero, an idol for an exchange."""
        assert isinstance(state, Chichen)
        question = state.stack[-1] if state.stack else None
        if isinstance(question, Turn) and ACT <= action < ACT_COINS:
            field = field_of(state, ACT_TILE[action - ACT])
            coins = price(state, question.seat, action - ACT, field)
            owed = state.box.god_value[19] if toll(state, question.seat, field) >= 0 else 0
            return {"coins": coins + owed} if coins + owed else {}
        if isinstance(question, Pay) and PAY <= action < DISMISS:
            coins = pay(state, question.seat, action - PAY)
            return {"coins": coins} if coins else {}
        return {"idols": 1} if IDOL <= action < IDOL + 3 else {}

    def outlook(self, state: State, seat: Seat, action: int) -> list[Message]:
        assert isinstance(state, Chichen)
        return outlook.outlook(state, seat, action)

    def fill(self, state: State, view: dict[str, Any], rng: Rng) -> None:
        assert isinstance(state, Chichen)
        guess.fill(state, view, rng)

    def result(self, state: State) -> Result:
        assert isinstance(state, Chichen)
        return scoring.result(state)

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Chichen)
        return features.value(state, seat)

    def shortlist(self, state: State, seat: Seat, legal: list[Action]) -> list[Action]:
        assert isinstance(state, Chichen)
        return shortlist.shortlist(state, legal)

    def turn(self, state: State) -> int:
        assert isinstance(state, Chichen)
        bottom = state.stack[0] if state.stack else None
        return (state.round * 32 + bottom.step) * 32 + bottom.at if isinstance(bottom, Round) else 0

    def opens_turn(self, state: State) -> bool:
        return bool(state.stack) and isinstance(state.stack[-1], Turn)

    def at_stake(self, state: State) -> bool:
        assert isinstance(state, Chichen)
        return is_fought(state)

    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        assert isinstance(state, Chichen)
        return terms.terms(state, seat)

    def progress(self, state: State) -> float:
        assert isinstance(state, Chichen)
        return terms.progress(state)

    def check(self, state: State) -> None:
        assert isinstance(state, Chichen)
        invariants.check(state)

    def describe(self, view: dict[str, Any]) -> list[Message]:
        return describe.describe(view, self.box)

    def draw(self, view: dict[str, Any]) -> list[list[tuple[str, str]]]:
        return draw.draw(view, self.box)

    def scene(self) -> dict[str, Any]:
        return scene.scene(self.box, self.reach())
