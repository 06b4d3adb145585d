"""Chapters 8 to 10: on foot, by boat, and the jump."""

from typing import Final

from patolli.core.audience import Seat
from patolli.games.mexica.actions import SAIL, WALK
from patolli.games.mexica.board import CELL_AT, CELLS, LAKE, NEAR, PLACES, SHORE, SHORE_CELLS, SPAN
from patolli.games.mexica.canals import Place, touching
from patolli.games.mexica.cells import can_jump, ends_of, is_free, is_open_bridge
from patolli.games.mexica.events import JUMPED, SAILED, WALKED
from patolli.games.mexica.offers import add_mover, drop_mover, look, look_jump
from patolli.games.mexica.state import Mexica

JUMP_COST: Final = 5
FAR: Final = 99


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
        return cell in ends_of(start, s.bridge[start] - 1) and is_free(s, cell)
    if s.bridge[cell]:
        return start in ends_of(cell, s.bridge[cell] - 1) and s.stands[cell] == 0
    return is_free(s, cell)


def walks(s: Mexica, seat: Seat) -> list[int]:
    """The `walk` actions of a seat, sorted, whatever they cost."""
    start = s.mexica[seat]
    return [WALK + cell for cell in NEAR[start] if can_step(s, start, cell)]


def prices(s: Mexica, start: int) -> list[int]:
    """By cell: the price of a boat trip from a bridge to each bridge, FAR where none leads (M9.3 to M9.5)."""
    price = [FAR] * CELLS
    explore(s, start, FAR, price)
    return price


def explore(s: Mexica, start: int, most: int, price: list[int]) -> list[int]:
    """The bridges that a boat reaches from another for `most` at most; the prices, all FAR before, are filled in.

    Bridges are reached in waves: water without bridge is free, every bridge passed or reached costs 1.
    """
    reached: list[int] = []
    price[start] = 0
    on_lake = False
    wave = [start]
    cost = 0
    while wave and cost < most:
        bridges: list[int] = []
        for cell in wave:  # grows while open water is explored
            enter(s, NEAR[cell], price, cost, wave, bridges)
            if SHORE[cell] and not on_lake:
                on_lake = True
                enter(s, SHORE_CELLS, price, cost, wave, bridges)
        reached += bridges
        wave = bridges
        cost += 1
    return reached


def enter(s: Mexica, ways: list[int], price: list[int], cost: int, wave: list[int], bridges: list[int]) -> None:
    """Go on to those of the cells that are water and new."""
    canal, bridge = s.canal, s.bridge
    for way in ways:
        if canal[way] and price[way] == FAR:
            if bridge[way]:
                price[way] = cost + 1
                bridges.append(way)
            else:
                price[way] = cost
                wave.append(way)


def sails(s: Mexica, seat: Seat, ap: int) -> list[int]:
    """The `sail` actions of a seat that so many action points pay for, sorted."""
    start = s.mexica[seat]
    if s.bridge[start] == 0:
        return []
    reached = explore(s, start, ap, [FAR] * CELLS)
    return sorted([SAIL + SPAN[cell] for cell in reached if s.stands[cell] == 0])


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
    if prices(s, start)[cell] == FAR:
        return "M9.3"
    return None if is_open_bridge(s, cell) else "M9.4"


def jump_refusal(s: Mexica, cell: int) -> str | None:
    """M10.1."""
    return None if cell != LAKE and can_jump(s, cell) else "M10.1"


def trip(s: Mexica, seat: Seat, cell: int) -> int:
    """What a trip to a bridge costs (M9.5)."""
    return prices(s, s.mexica[seat])[cell]
