"""What an action of a turn costs and does: from the int to the chapter that knows it (M3.4)."""

from typing import Final

from patolli.core.audience import Seat
from patolli.games.mexica.actions import BRIDGE, BUILD, CANAL, DOUBLE, FOUND, JUMP, NEUTRAL, REBRIDGE, SAIL, WALK
from patolli.games.mexica.board import ORDINARY, PAIRS, PLOTS, SITE_CELLS, SMALLEST
from patolli.games.mexica.bridges import build_bridge, move_bridge, rebridge_parts, site
from patolli.games.mexica.canals import dig
from patolli.games.mexica.founding import found
from patolli.games.mexica.movement import JUMP_COST, jump, sail, trip, walk
from patolli.games.mexica.state import Mexica
from patolli.games.mexica.temples import build_temple

CHEAP: Final = 1


def price(s: Mexica, seat: Seat, action: int) -> int:
    """What a deed costs: everything from `walk` on in the table (M3.4)."""
    if action >= REBRIDGE:
        return CHEAP
    if action >= FOUND:
        return 0
    if action >= BUILD:
        return (action - BUILD) // PLOTS + 1
    if action >= CANAL:
        return CHEAP
    if action >= SAIL:
        return trip(s, seat, SITE_CELLS[action - SAIL])
    return JUMP_COST if action >= JUMP else CHEAP


def perform(s: Mexica, seat: Seat, action: int) -> None:
    """Do it. The action points are the turn's business."""
    if action >= REBRIDGE:
        start, cell, axis = rebridge_parts(action)
        move_bridge(s, seat, start, cell, axis)
    elif action >= FOUND:
        assert action < NEUTRAL
        offset = action - FOUND
        found(s, seat, offset // PLOTS + SMALLEST, ORDINARY[offset % PLOTS])
    elif action >= BUILD:
        offset = action - BUILD
        build_temple(s, seat, offset // PLOTS + 1, ORDINARY[offset % PLOTS])
    elif action >= BRIDGE:
        cell, axis = site(action)
        build_bridge(s, seat, cell, axis)
    elif action >= DOUBLE:
        dig(s, seat, list(PAIRS[action - DOUBLE]))
    elif action >= CANAL:
        dig(s, seat, [ORDINARY[action - CANAL]])
    elif action >= SAIL:
        cell = SITE_CELLS[action - SAIL]
        sail(s, seat, cell, trip(s, seat, cell))
    elif action >= JUMP:
        jump(s, seat, action - JUMP)
    else:
        walk(s, seat, action - WALK)
