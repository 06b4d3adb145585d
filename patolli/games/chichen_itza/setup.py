"""Setup (I3), chance decision by chance decision: the map, the creatures, the cards, the action board, the order."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.games.chichen_itza.actions import CELL, GOAL, ORDER, SLOT, SLOTS, SPAWN, SPOTS, TERRAIN
from patolli.games.chichen_itza.events import CELL_DRAWN, GOAL_SET, ORDERED, SLOT_FILLED, SPAWNED, TILE_DRAWN
from patolli.games.chichen_itza.gains import DrawMagic
from patolli.games.chichen_itza.gods import Reveal
from patolli.games.chichen_itza.heroes import NextHero
from patolli.games.chichen_itza.rounds import Costs
from patolli.games.chichen_itza.state import CITY, NO_BEAST, NO_TILE, Chichen, Question, changed
from patolli.games.chichen_itza.tables import DECKS, KINDS, SETS, TASKS, TYPES

SNAKE: Final = 0


class Cells(Question):
    """I2.18: with a random layout, cells are added one by one where they touch two tiles."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"chosen": ALL}
    ANSWERS = ("cell",)

    def __init__(self) -> None:
        self.chosen: list[int] = []

    def ready(self, s: Chichen) -> bool:
        if not self.chosen:
            self.chosen = s.box.near[CITY].copy()
        if len(self.chosen) < sum(s.box.tile_copies[s.players]):
            return True
        s.pop()
        s.push(Tiles(sorted(self.chosen)))
        return False

    def free(self, s: Chichen) -> list[int]:
        """The free cells that touch at least two tiles; the city counts as one."""
        taken = [CITY, *self.chosen]
        cells = [spot for spot in range(1, SPOTS) if spot not in taken]
        return [spot for spot in cells if sum([1 for near in s.box.near[spot] if near in taken]) >= 2]

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        return [CELL + spot - 1 for spot in self.free(s)]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        return None if action - CELL + 1 in self.free(s) else "I2.18"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        self.chosen.append(action - CELL + 1)
        s.tell(CELL_DRAWN, action - CELL + 1)


class Tiles(Question):
    """I3.2 to I3.4: a terrain tile for each cell in map order, gems on the mines."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"cells": ALL}
    ANSWERS = ("tile",)

    def __init__(self, cells: list[int] | None = None) -> None:
        self.cells: list[int] = cells or []  # those that have no tile yet

    def ready(self, s: Chichen) -> bool:
        if self.cells:
            return True
        s.pop()
        for spot in s.box.corners:
            s.creature = changed(s.creature, spot, SNAKE)  # I3.5
        s.mines = [s.players] * len(s.mines)
        return False

    def left(self, s: Chichen) -> list[int]:
        """How many tiles of each kind are left."""
        left = s.box.tile_copies[s.players].copy()
        for kind in s.tile:
            if kind != NO_TILE:
                left[kind] -= 1
        return left

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        left = self.left(s)
        return [TERRAIN + kind for kind in range(len(left)) if left[kind]]

    def weights(self, s: Chichen) -> list[int]:
        return [count for count in self.left(s) if count]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        return None if self.left(s)[action - TERRAIN] else "I2.10"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        spot = self.cells[0]
        del self.cells[0]
        s.tile = changed(s.tile, spot, action - TERRAIN)
        s.tell(TILE_DRAWN, spot, s.box.tile_kinds[action - TERRAIN])


class Creatures(Question):
    """I3.6, I3.7: a creature card for each other tile in map order; with four seats each card fills two tiles."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"cards": ALL, "second": ALL}
    ANSWERS = ("spawn", "cell")

    def __init__(self) -> None:
        self.cards: list[int] = []  # drawn since the last shuffle
        self.second = NO_BEAST  # the kind whose second place is drawn

    def free(self, s: Chichen) -> list[int]:
        """The tiles without a creature."""
        return [spot for spot in range(1, SPOTS) if s.tile[spot] != NO_TILE and s.creature[spot] == NO_BEAST]

    def ready(self, s: Chichen) -> bool:
        if self.free(s):
            return True
        s.pop()
        return False

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        if self.second != NO_BEAST:
            return [CELL + spot - 1 for spot in self.free(s)]
        return [SPAWN + kind for kind in range(len(KINDS)) if kind not in self.cards]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        return None if action in self.legal(s, seat) else "I3.7" if self.second != NO_BEAST else "I3.6"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        if self.second != NO_BEAST:
            spot, kind = action - CELL + 1, self.second
            self.second = NO_BEAST
        else:
            free = self.free(s)
            spot, kind = free[0], action - SPAWN
            self.cards = [] if len(self.cards) == len(KINDS) - 1 else [*self.cards, kind]
            if s.players == 4 and len(free) > 1:
                self.second = kind
        s.creature = changed(s.creature, spot, kind)
        s.tell(SPAWNED, KINDS[kind], spot)


class Goals(Question):
    """I3.9: a task of each set."""

    ANSWERS = ("goal",)

    def ready(self, s: Chichen) -> bool:
        if len(s.goal) < len(SETS):
            return True
        s.pop()
        return False

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        wanted = len(s.goal)
        return [GOAL + task for task in range(TASKS) if s.box.task_set[task] == wanted]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        return None if action in self.legal(s, seat) else "I3.9"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        s.goal = [*s.goal, action - GOAL + 1]
        s.tell(GOAL_SET, s.box.tasks[action - GOAL])


class Slots(Question):
    """I3.13: the action tiles of the seat count, row by row."""

    ANSWERS = ("slot",)

    def ready(self, s: Chichen) -> bool:
        if len(s.slot) < s.box.rows[s.players] * s.box.columns[s.players]:
            return True
        s.marker = [[0] * s.players for _field in s.slot]
        s.pop()
        return False

    def left(self, s: Chichen) -> list[int]:
        """The tiles that have no field yet."""
        copies = s.box.action_copies[s.players].copy()
        for tile in s.slot:
            copies[tile] -= 1
        return [tile for tile in range(len(SLOTS)) if copies[tile]]

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        return [SLOT + tile for tile in self.left(s)]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        return None if action - SLOT in self.left(s) else "I3.13"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        s.slot = [*s.slot, action - SLOT]
        s.tell(SLOT_FILLED, SLOTS[action - SLOT], len(s.slot))


class Order(Question):
    """I3.15 to I3.18: the turn order, with favour markers, first coins and first magic cards."""

    ANSWERS = ("order",)

    def ready(self, s: Chichen) -> bool:
        if len(s.order) < s.players:
            return True
        s.pop()
        for seat in reversed(s.order):
            s.push(DrawMagic(seat, s.box.start_magic))
        return False

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        return [ORDER + other for other in range(s.players) if other not in s.order]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        return None if action in self.legal(s, seat) else "I3.15"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        chosen = action - ORDER
        s.coins[chosen] = s.box.start_coins[len(s.order)]
        s.order = [*s.order, chosen]
        s.track = [*s.track, chosen]
        s.tell(ORDERED, chosen, len(s.order))


def first_frames(random_layout: bool, cells: list[int]) -> list[Question]:
    """The frames of the setup, the last one to be played first."""
    return [
        Order(),
        Costs(),
        Slots(),
        *[NextHero(kind) for kind in range(len(TYPES) - 1, -1, -1)],
        *[Reveal(colour) for colour in range(len(DECKS) - 1, -1, -1)],
        Goals(),
        Creatures(),
        Cells() if random_layout else Tiles(cells),
    ]
