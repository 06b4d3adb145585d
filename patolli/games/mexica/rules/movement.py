"""Chapters 8 to 10: moves on foot, by boat, and with a jump."""

from typing import Final

from patolli.core.audience import Seat
from patolli.games.mexica.actions import SAIL, WALK
from patolli.games.mexica.data.components import CELL_AT, CELLS, LAKE, NEAR, PLACES, Place, touching
from patolli.games.mexica.events import JUMPED, SAILED, WALKED
from patolli.games.mexica.rules.bitboard import (
    cell_set,
    cells_in,
    contains,
    difference,
    empty,
    flood_area,
    grown,
    intersection,
    intersects,
    shifted,
    toggled,
    union,
)  # fmt: skip
from patolli.games.mexica.rules.cells import is_end, is_free, is_open_bridge, landings
from patolli.games.mexica.rules.coast import coast
from patolli.games.mexica.rules.derived_sets import refresh
from patolli.games.mexica.state import Area, MexicaState

JUMP_COST: Final = 5
FAR: Final = 99
ISLAND: Final = [cell_set(list(range(CELLS)))]  # one area in a list: mypyc misreads a Final tuple of i64


def move(s: MexicaState, seat: Seat, cell: int) -> int:
    """Put a seat's Mexica on a cell; return the cell that it left, or -1."""
    start = s.mexica[seat]
    s.mexica[seat] = cell
    if start >= 0:
        s.standing = toggled(s.standing, start)
    s.standing = toggled(s.standing, cell)
    refresh(s)
    return start


def walk(s: MexicaState, seat: Seat, cell: int) -> None:
    """Move one step (M8.1)."""
    s.emit(WALKED, seat, move(s, seat, cell), cell)


def sail(s: MexicaState, seat: Seat, cell: int, cost: int) -> None:
    """Move by boat to another bridge (M9)."""
    s.emit(SAILED, seat, move(s, seat, cell), cell, cost)


def jump(s: MexicaState, seat: Seat, cell: int) -> None:
    """Move to any free cell (M10.1)."""
    s.emit(JUMPED, seat, move(s, seat, cell), cell)


def can_step(s: MexicaState, start: int, cell: int) -> bool:
    """Say whether a Mexica may step to an adjacent cell: land to land, or between land and bridge (M8.2 to M8.5)."""
    if s.bridge[start]:
        return is_end(s, start, cell) and is_free(s, cell)
    if s.bridge[cell]:
        return is_end(s, cell, start) and not contains(s.standing, cell)
    return is_free(s, cell)


def exits(s: MexicaState, bridges: Area) -> Area:
    """Return the cells at the ends of some bridges."""
    across, along = intersection(bridges, s.east_west), difference(bridges, s.east_west)
    return union(union(shifted(along, 0), shifted(along, 2)), union(shifted(across, 1), shifted(across, 3)))


def entries(s: MexicaState, land: Area) -> Area:
    """Return the bridges that end on some cells of land."""
    across = intersection(union(shifted(land, 1), shifted(land, 3)), s.east_west)
    along = intersection(union(shifted(land, 0), shifted(land, 2)), difference(s.bridged, s.east_west))
    return union(across, along)


def walks(s: MexicaState, seat: Seat) -> list[int]:
    """Return the `walk` actions of a seat at any cost, sorted."""
    start = s.mexica[seat]
    return [WALK + cell for cell in NEAR[start] if can_step(s, start, cell)]


def open_water(s: MexicaState, boats: Area) -> Area:
    """Return the bridges that boats start from, and the water that they reach without passing a bridge (M9.3)."""
    water = union(boats, difference(s.water, s.bridged))
    reached = flood_area(boats, water)
    return flood_area(union(reached, intersection(water, coast())), water) if intersects(reached, coast()) else reached


def moorings(s: MexicaState, water: Area) -> Area:
    """Return the bridges beside this water; over the lake it leads to the whole coast."""
    return intersection(s.bridged, union(grown(water), coast()) if intersects(water, coast()) else grown(water))


def next_wave(s: MexicaState, wave: Area, known: Area) -> Area:
    """Return the bridges that a boat reaches for one action point more, given the last ones and all (M9.4, M9.5)."""
    return difference(moorings(s, open_water(s, wave)), known)


def is_aboard(s: MexicaState, seat: Seat) -> bool:
    """Say whether a seat's Mexica stands on a bridge, where trips by boat begin (M9.1)."""
    start = s.mexica[seat]
    return start >= 0 and s.bridge[start] != 0


def sails(s: MexicaState, seat: Seat, ap: int) -> list[int]:
    """Return the `sail` actions of a seat on a bridge that these action points pay for, sorted."""
    wave = known = cell_set([s.mexica[seat]])
    while ap and not empty(wave):
        wave = next_wave(s, wave, known)
        known = union(known, wave)
        ap -= 1
    return [SAIL + s.box.span[cell] for cell in cells_in(difference(known, s.standing))]


def sail_cost(s: MexicaState, seat: Seat, cell: int) -> int:
    """Return the cost of a trip from one bridge to another, FAR if there is none (M9.5)."""
    wave = known = cell_set([s.mexica[seat]])
    cost = 0
    while not empty(wave):
        wave = next_wave(s, wave, known)
        known = union(known, wave)
        cost += 1
        if contains(wave, cell):
            return cost
    return FAR


def walk_refusal(s: MexicaState, seat: Seat, place: Place) -> str | None:
    """Return the first rule of chapter 8 that forbids this step, or None."""
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


def sail_refusal(s: MexicaState, seat: Seat, cell: int) -> str | None:
    """Return the first rule of chapter 9 that forbids this trip, or None."""
    start = s.mexica[seat]
    if not is_aboard(s, seat):
        return "M9.1"
    if cell in (LAKE, start) or s.bridge[cell] == 0:
        return "M9.2"
    if sail_cost(s, seat, cell) == FAR:
        return "M9.3"
    return None if is_open_bridge(s, cell) else "M9.4"


def jump_refusal(s: MexicaState, cell: int) -> str | None:
    """Return M10.1 if it forbids this jump, or None."""
    return None if cell != LAKE and contains(landings(s), cell) else "M10.1"
