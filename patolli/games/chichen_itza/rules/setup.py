"""Setup (I3) after the land, one chance decision at a time: creatures, cards, the action board, the order."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, DERIVED, Audience, Seat
from patolli.games.chichen_itza.actions import CELL, GOAL, ORDER, SLOT, SPAWN, SPOTS
from patolli.games.chichen_itza.data.box import Box
from patolli.games.chichen_itza.data.components import (
    DECKS,
    GEMS,
    GODS,
    HEROES,
    KINDS,
    PER_COLOUR,
    SETS,
    SLOTS,
    TASKS,
    TYPES,
    WHEELS,
)
from patolli.games.chichen_itza.events import (
    GOAL_SET,
    ORDERED,
    SLOT_FILLED,
    SPAWNED,
)
from patolli.games.chichen_itza.rules.gains import DrawMagic
from patolli.games.chichen_itza.rules.gods import Reveal
from patolli.games.chichen_itza.rules.heroes import NextHero
from patolli.games.chichen_itza.rules.layout import first_layout
from patolli.games.chichen_itza.rules.question import Question
from patolli.games.chichen_itza.rules.sequence import Costs, Round
from patolli.games.chichen_itza.state import (
    HOME,
    NO_BEAST,
    NO_SEAT,
    NO_TILE,
    ChichenState,
    entry_left,
    forget_derived,
    with_entry,
)

TWO_EACH: Final = 4  # seats with which a creature card fills two tiles


class Creatures(Question):
    """A creature card for each other tile in map order; with four seats each card fills two tiles (I3.6, I3.7)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"cards": ALL, "second": ALL, "empty": DERIVED}
    VERBS = ("spawn", "cell")

    def __init__(self) -> None:
        self.cards: list[int] = []  # drawn since the last shuffle
        self.second = NO_BEAST  # the kind whose second place is drawn
        self.empty: list[int] | None = None  # kept until the next creature is placed: see `free`

    def free(self, s: ChichenState) -> list[int]:
        """Return the tiles without a creature."""
        if self.empty is None:
            self.empty = [spot for spot in range(1, SPOTS) if s.tile[spot] != NO_TILE and s.creature[spot] == NO_BEAST]
        return self.empty

    def ready(self, s: ChichenState) -> bool:
        if self.free(s):
            return True
        s.pop()
        return False

    def legal_actions(self, s: ChichenState, seat: Seat) -> list[Action]:
        if self.second != NO_BEAST:
            return [CELL + spot - 1 for spot in self.free(s)]
        return [SPAWN + kind for kind in range(len(KINDS)) if kind not in self.cards]

    def places(self, s: ChichenState) -> int:
        return len(KINDS) - len(self.cards) if self.second == NO_BEAST else len(self.free(s))

    def outcome_at(self, s: ChichenState, at: int) -> Action:
        return SPAWN + entry_left(self.cards, at) if self.second == NO_BEAST else CELL + self.free(s)[at] - 1

    def refusal(self, s: ChichenState, seat: Seat, action: Action) -> str | None:
        return None if action in self.legal_actions(s, seat) else "I3.7" if self.second != NO_BEAST else "I3.6"

    def apply(self, s: ChichenState, seat: Seat, action: Action) -> None:
        if self.second != NO_BEAST:
            spot, kind = action - CELL + 1, self.second
            self.second = NO_BEAST
        else:
            free = self.free(s)
            spot, kind = free[0], action - SPAWN
            self.cards = [] if len(self.cards) == len(KINDS) - 1 else [*self.cards, kind]
            if s.players == TWO_EACH and len(free) > 1:
                self.second = kind
        s.creature = with_entry(s.creature, spot, kind)
        free = self.free(s)
        self.empty = free[1:] if free[0] == spot else [other for other in free if other != spot]
        s.emit(SPAWNED, KINDS[kind], spot)


class Goals(Question):
    """A task of each set (I3.9)."""

    VERBS = ("goal",)
    RULE = "I3.9"

    def ready(self, s: ChichenState) -> bool:
        if len(s.goal) < len(SETS):
            return True
        s.pop()
        return False

    def legal_actions(self, s: ChichenState, seat: Seat) -> list[Action]:
        wanted = len(s.goal)
        return [GOAL + task - 1 for task in range(1, TASKS + 1) if s.box.task_set[task] == wanted]

    def apply(self, s: ChichenState, seat: Seat, action: Action) -> None:
        s.goal = [*s.goal, action - GOAL + 1]
        s.emit(GOAL_SET, s.box.tasks[action - GOAL + 1])


class Slots(Question):
    """The action tiles of the seat count, row by row (I3.13)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"kept": DERIVED}
    VERBS = ("slot",)
    RULE = "I3.13"

    def __init__(self) -> None:
        self.kept: list[int] | None = None  # see `left`

    def ready(self, s: ChichenState) -> bool:
        if len(s.slot) < s.box.rows[s.players] * s.box.columns[s.players]:
            return True
        s.marker = [[0] * s.players for _field in s.slot]
        s.pop()
        return False

    def left(self, s: ChichenState) -> list[int]:
        """Return the action tiles that have no field yet."""
        if self.kept is None:
            copies = s.box.action_copies[s.players]
            self.kept = [tile for tile in range(len(SLOTS)) if copies[tile] and tile not in s.slot]
        return self.kept

    def legal_actions(self, s: ChichenState, seat: Seat) -> list[Action]:
        return [SLOT + tile for tile in self.left(s)]

    def places(self, s: ChichenState) -> int:
        return s.box.rows[s.players] * s.box.columns[s.players] - len(s.slot)

    def outcome_at(self, s: ChichenState, at: int) -> Action:
        return SLOT + self.left(s)[at]

    def apply(self, s: ChichenState, seat: Seat, action: Action) -> None:
        self.kept = [tile for tile in self.left(s) if tile != action - SLOT]
        s.slot = [*s.slot, action - SLOT]
        s.emit(SLOT_FILLED, SLOTS[action - SLOT], len(s.slot))


class Order(Question):
    """The turn order, with favour markers, first coins and first magic cards (I3.15 to I3.18)."""

    VERBS = ("order",)
    RULE = "I3.15"

    def ready(self, s: ChichenState) -> bool:
        if len(s.order) < s.players:
            return True
        s.pop()
        for seat in reversed(s.order):
            s.push(DrawMagic(seat, s.box.start_magic))
        return False

    def legal_actions(self, s: ChichenState, seat: Seat) -> list[Action]:
        return [ORDER + other for other in range(s.players) if other not in s.order]

    def apply(self, s: ChichenState, seat: Seat, action: Action) -> None:
        chosen = action - ORDER
        s.coins[chosen] = s.box.start_coins[len(s.order)]
        s.order = [*s.order, chosen]
        s.track = [*s.track, chosen]
        s.emit(ORDERED, chosen, len(s.order))


def first_state(box: Box, players: int, limits: bool, reach: list[int], layout: str) -> ChichenState:
    """Return the state before the first draw of the setup."""
    s = ChichenState()
    s.players = players
    s.box = box
    s.limits = limits
    s.reach = reach
    s.round = s.die = 0
    s.reason = ""
    s.order, s.track, s.goal, s.slot, s.row_cost, s.column_cost = [], [], [], [], [], []
    s.fled, s.raids, s.marker = [], [], []
    s.tile = [NO_TILE] * SPOTS
    forget_derived(s)
    s.creature = [NO_BEAST] * SPOTS
    s.strength, s.fought, s.ruin, s.ruin_up = [0] * SPOTS, [0] * SPOTS, [0] * SPOTS, [0] * SPOTS
    s.mines = [0] * len(GEMS)
    give_pieces(s)
    stack_cards(s)
    s.stack = [Round(), *first_frames(), *first_layout(box, players, layout)]
    return s


def give_pieces(s: ChichenState) -> None:
    """Give each seat its first units, tokens and wheels."""
    box, seats = s.box, range(s.players)
    s.favour, s.coins, s.idols, s.shields = [0] * s.players, [0] * s.players, [0] * s.players, [0] * s.players
    s.war, s.repeated, s.yielded = [0] * s.players, [0] * s.players, [0] * s.players
    s.luck = [box.start_luck for _ in seats]
    s.warriors = [[box.start_warriors] + [0] * (SPOTS - 1) for _ in seats]
    s.reserve = [box.warriors - box.start_warriors for _ in seats]
    s.hero_at = [[HOME] * len(TYPES) for _ in seats]
    s.hero_card = [[0] * len(TYPES) for _ in seats]
    s.scout = [[0] * SPOTS for _ in seats]
    s.wheel = [[1] * len(WHEELS) for _ in seats]
    s.gems = [[0] * len(GEMS) for _ in seats]
    s.fulfilled = [[0] * len(SETS) for _ in seats]
    s.figures = [[] for _ in seats]
    s.raid_cards = [[] for _ in seats]
    s.hand = [[0, 0] for _ in seats]
    s.least = [[0, 0] for _ in seats]


def stack_cards(s: ChichenState) -> None:
    """Put magic cards, gods and heroes on their decks, all of them unseen."""
    s.deck = [s.box.stone_cards, s.box.fire_cards]
    s.most = s.deck.copy()
    s.discard = [0, 0]
    s.god_owner = [NO_SEAT] * (GODS + 1)
    s.open_gods = [0] * len(DECKS)
    s.gods_left = [[1] * PER_COLOUR for _ in DECKS]
    s.removed, s.layer_colour, s.layer_maker, s.layer_size, s.layer = [], [], [], [], []
    s.hero_top = [0] * len(TYPES)
    s.hero_seen = [0] * (HEROES + 1)
    s.hero_queue = [[] for _ in TYPES]


def first_frames() -> list[Question]:
    """Return the frames of the setup after the land, the last one to be played first."""
    return [
        Order(),
        Costs(),
        Slots(),
        *[NextHero(kind) for kind in range(len(TYPES) - 1, -1, -1)],
        *[Reveal(colour) for colour in range(len(DECKS) - 1, -1, -1)],
        Goals(),
        Creatures(),
    ]
