"""The land (I2.7, I2.18, I2.19, I3.1 to I3.5): on fixed cells, on random ones, or laid by the players."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, DERIVED, Audience, Seat
from patolli.core.state import CHANCE
from patolli.games.chichen_itza.actions import CELL, SPOTS, TERRAIN
from patolli.games.chichen_itza.data.box import Box
from patolli.games.chichen_itza.events import CELL_DRAWN, LAID, TILE_DRAWN, TILE_SHOWN
from patolli.games.chichen_itza.rules.asking import Asking
from patolli.games.chichen_itza.rules.question import Question
from patolli.games.chichen_itza.state import CITY, NO_TILE, ChichenState, entry_at, forget_land, total, with_entry

SNAKE: Final = 0
MIN_TOUCHED: Final = 2  # tiles beside a new cell


def first_layout(box: Box, players: int, layout: str) -> list[Question]:
    """Return the frames that lay the land: on fixed cells, on random ones, or eight tiles and then by the players."""
    if layout == "random":
        return [Cells()]
    if layout == "players":
        return [Laying(), Tiles(sorted(box.near[CITY]))]
    return [Tiles(box.layout[players].copy())]


def free_cells(s: ChichenState, cells: list[int]) -> list[int]:
    """Return the other cells that touch at least two of these or the city, which counts as one tile (I2.18, I2.19)."""
    taken = [CITY, *cells]
    free = [spot for spot in range(1, SPOTS) if spot not in taken]
    return [spot for spot in free if len([near for near in s.box.near[spot] if near in taken]) >= MIN_TOUCHED]


class Cells(Question):
    """The random layout: cells are added one by one next to two tiles (I2.18)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"chosen": ALL}
    VERBS = ("cell",)
    RULE = "I2.18"

    def __init__(self) -> None:
        self.chosen: list[int] = []

    def ready(self, s: ChichenState) -> bool:
        if not self.chosen:
            self.chosen = s.box.near[CITY].copy()
        if len(self.chosen) < sum(s.box.tile_copies[s.players]):
            return True
        s.pop()
        s.push(Tiles(sorted(self.chosen)))
        return False

    def legal_actions(self, s: ChichenState, seat: Seat) -> list[Action]:
        return [CELL + spot - 1 for spot in free_cells(s, self.chosen)]

    def apply(self, s: ChichenState, seat: Seat, action: Action) -> None:
        self.chosen.append(action - CELL + 1)
        s.emit(CELL_DRAWN, action - CELL + 1)


class Tiles(Question):
    """A terrain tile for each cell in map order, with gems on the mines (I3.2 to I3.4)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"cells": ALL, "kept": DERIVED}
    VERBS = ("tile",)
    RULE = "I2.10"

    def __init__(self, cells: list[int] | None = None) -> None:
        self.cells: list[int] = cells or []  # cells without a tile
        self.kept: list[int] | None = None  # see `left`

    def left(self, s: ChichenState) -> list[int]:
        """Count the tiles that are left, by kind."""
        if self.kept is None:
            self.kept = tiles_left(s)
        return self.kept

    def ready(self, s: ChichenState) -> bool:
        if self.cells:
            return True
        s.pop()
        for spot in s.box.corners:
            s.creature = with_entry(s.creature, spot, SNAKE)  # I3.5
        s.mines = [s.players] * len(s.mines)
        return False

    def legal_actions(self, s: ChichenState, seat: Seat) -> list[Action]:
        return tiles_offered(self.left(s))

    def chance_weights(self, s: ChichenState) -> list[int]:
        return [count for count in self.left(s) if count]

    def places(self, s: ChichenState) -> int:
        return total(self.left(s))

    def outcome_at(self, s: ChichenState, at: int) -> Action:
        return TERRAIN + entry_at(self.left(s), at)

    def apply(self, s: ChichenState, seat: Seat, action: Action) -> None:
        spot, kind = self.cells[0], action - TERRAIN
        self.kept = with_entry(self.left(s), kind, self.left(s)[kind] - 1)
        del self.cells[0]
        lay_tile(s, spot, kind)
        s.emit(TILE_DRAWN, spot, s.box.tile_kinds[action - TERRAIN])


class Laying(Asking):
    """The tiles that the players lay (I2.19): each is turned up, and the seats in turn choose its cell."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "kind": ALL}
    VERBS = ("tile", "cell", "idol")

    def __init__(self) -> None:
        self.seat = 0
        self.kind = NO_TILE  # of the tile that was turned up

    def ready(self, s: ChichenState) -> bool:
        if self.kind != NO_TILE or sum(tiles_left(s)) > 0:
            return True
        s.pop()
        return False

    def asked(self, s: ChichenState) -> Seat:
        return CHANCE if self.kind == NO_TILE else self.seat

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        if self.kind == NO_TILE:
            return tiles_offered(tiles_left(s))
        return [CELL + spot - 1 for spot in free_cells(s, tiled(s))]

    def chance_weights(self, s: ChichenState) -> list[int]:
        return [count for count in tiles_left(s) if count]

    def places(self, s: ChichenState) -> int:
        return sum(tiles_left(s))

    def outcome_at(self, s: ChichenState, at: int) -> Action:
        return TERRAIN + entry_at(tiles_left(s), at)

    def answer_refusal(self, s: ChichenState, seat: Seat, action: Action) -> str | None:
        if (self.kind == NO_TILE) == (action >= CELL):
            return "I25.1"
        return None if action in self.answers(s, seat) else "I2.10" if self.kind == NO_TILE else "I2.19"

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        if self.kind == NO_TILE:
            self.kind = action - TERRAIN
            s.emit(TILE_SHOWN, self.seat, s.box.tile_kinds[self.kind])
            return
        lay_tile(s, action - CELL + 1, self.kind)
        s.emit(LAID, seat, action - CELL + 1, s.box.tile_kinds[self.kind])
        self.kind = NO_TILE
        self.seat = (self.seat + 1) % s.players


def tiled(s: ChichenState) -> list[int]:
    """Return the cells with a tile."""
    return [spot for spot in range(1, SPOTS) if s.tile[spot] != NO_TILE]


def tiles_left(s: ChichenState) -> list[int]:
    """Count the tiles that are left, by kind (I2.10)."""
    left = s.box.tile_copies[s.players].copy()
    for spot in tiled(s):
        left[s.tile[spot]] = left[s.tile[spot]] - 1
    return left


def tiles_offered(left: list[int]) -> list[Action]:
    """Return the tiles that can be drawn next, if so many are left of each kind."""
    return [TERRAIN + kind for kind in range(len(left)) if left[kind]]


def lay_tile(s: ChichenState, spot: int, kind: int) -> None:
    """Put a tile on a cell."""
    s.tile = with_entry(s.tile, spot, kind)
    forget_land(s)
