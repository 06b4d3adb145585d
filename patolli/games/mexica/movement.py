"""Chapters 8 to 10: on foot, by boat, and the jump."""

from typing import Final

from patolli.core.audience import Seat
from patolli.games.mexica.actions import SAIL, WALK
from patolli.games.mexica.areas import (
    area,
    cells_in,
    common,
    empty,
    flood_area,
    grown,
    has,
    less,
    meet,
    union,
)  # fmt: skip
from patolli.games.mexica.board import CELL_AT, CELLS, LAKE, NEAR, PLACES, SHORE_CELLS, SPAN, Place, touching
from patolli.games.mexica.cells import can_jump, is_end, is_free, is_open_bridge
from patolli.games.mexica.events import JUMPED, SAILED, WALKED
from patolli.games.mexica.offers import add_mover, drop_mover, look, look_jump
from patolli.games.mexica.state import Area, Mexica

JUMP_COST: Final = 5
FAR: Final = 99
ISLAND: Final = [area(list(range(CELLS)))]  # one area in a list: mypyc misreads a Final tuple of i64
COAST: Final = [area(SHORE_CELLS)]


def move(s: Mexica, seat: Seat, cell: int) -> int:
    """Put a seat's Mexica on a cell; where it stood before, or -1."""
    start = s.mexica[seat]
    s.mexica[seat] = cell
    if start >= 0:
        s.stands[start] = 0
        look_standing(s, start)
    s.stands[cell] = seat + 1
    look_standing(s, cell)
    return start


def look_standing(s: Mexica, cell: int) -> None:
    """A Mexica has come or gone: on a bridge that concerns jumps and the bridge, on land also canals and temples."""
    if s.bridge[cell]:
        look_jump(s, cell)
        if s.moves_known and s.stands[cell]:
            drop_mover(s, cell)
        elif s.moves_known:
            add_mover(s, cell)
    else:
        look(s, cell)


def walk(s: Mexica, seat: Seat, cell: int) -> None:
    """One step (M8.1)."""
    s.tell(WALKED, seat, move(s, seat, cell), cell)


def sail(s: Mexica, seat: Seat, cell: int, cost: int) -> None:
    """A boat trip to another bridge (M9)."""
    s.tell(SAILED, seat, move(s, seat, cell), cell, cost)


def jump(s: Mexica, seat: Seat, cell: int) -> None:
    """M10.1."""
    s.tell(JUMPED, seat, move(s, seat, cell), cell)


def can_step(s: Mexica, start: int, cell: int) -> bool:
    """M8.2 to M8.5 for two neighbouring cells: land to land, land to bridge, bridge to land."""
    if s.bridge[start]:
        return is_end(s, start, cell) and is_free(s, cell)
    if s.bridge[cell]:
        return is_end(s, cell, start) and s.stands[cell] == 0
    return is_free(s, cell)


def walks(s: Mexica, seat: Seat) -> list[int]:
    """The `walk` actions of a seat, sorted, whatever they cost."""
    start = s.mexica[seat]
    return [WALK + cell for cell in NEAR[start] if can_step(s, start, cell)]


def sea(s: Mexica, boats: Area) -> Area:
    """The bridges from which boats start, and the water that they reach without passing another bridge (M9.3)."""
    water = union(boats, less(ISLAND[0], union(s.land, s.bridged)))
    reached = flood_area(boats, water)
    coast = COAST[0]
    return flood_area(union(reached, common(water, coast)), water) if meet(reached, coast) else reached


def moorings(s: Mexica, water: Area) -> Area:
    """The bridges that this water leads to; over the lake it leads to all the coast."""
    coast = COAST[0]
    return common(s.bridged, union(grown(water), coast) if meet(water, coast) else grown(water))


def waves(s: Mexica, start: int, most: int) -> list[Area]:
    """The bridges that a boat trip reaches for 1, for 2... and so on, for `most` at most (M9.4, M9.5)."""
    found: list[Area] = []
    wave = known = area([start])
    while len(found) < most and not empty(wave):
        wave = less(moorings(s, sea(s, wave)), known)
        known = union(known, wave)
        found.append(wave)
    return found


def sails(s: Mexica, seat: Seat, ap: int) -> list[int]:
    """The `sail` actions of a seat that so many action points pay for, sorted."""
    start = s.mexica[seat]
    if s.bridge[start] == 0:
        return []
    reached = area([])
    for wave in waves(s, start, ap):
        reached = union(reached, wave)
    return [SAIL + SPAN[cell] for cell in cells_in(reached) if s.stands[cell] == 0]


def trip(s: Mexica, seat: Seat, cell: int) -> int:
    """What a trip from one bridge to another costs, FAR if there is none (M9.5)."""
    for i, wave in enumerate(waves(s, s.mexica[seat], FAR)):
        if has(wave, cell):
            return i + 1
    return FAR


def walk_refusal(s: Mexica, seat: Seat, place: Place) -> str | None:
    """The first rule of chapter 8 that forbids this step."""
    start = s.mexica[seat]
    cell = CELL_AT.get(place, LAKE)
    if start < 0 or not touching(PLACES[start], place):
        return "M8.1"
    if cell == LAKE or (s.canal[cell] and (s.bridge[cell] == 0 or s.bridge[start])):
        return "M8.5"
    if can_step(s, start, cell):
        return None
    if s.bridge[start]:
        return "M8.4"
    return "M8.3" if s.bridge[cell] else "M8.2"


def sail_refusal(s: Mexica, seat: Seat, cell: int) -> str | None:
    """The first rule of chapter 9 that forbids this trip."""
    start = s.mexica[seat]
    if start < 0 or s.bridge[start] == 0:
        return "M9.1"
    if cell in (LAKE, start) or s.bridge[cell] == 0:
        return "M9.2"
    if trip(s, seat, cell) == FAR:
        return "M9.3"
    return None if is_open_bridge(s, cell) else "M9.4"


def jump_refusal(s: Mexica, cell: int) -> str | None:
    """M10.1."""
    return None if cell != LAKE and can_jump(s, cell) else "M10.1"
