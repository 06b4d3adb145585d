"""Cost, effect and refusal of the actions of a turn: from the int to its chapter (M3.4)."""

from typing import Final

from patolli.core.audience import Seat
from patolli.games.mexica.actions import (
    BRIDGE,
    BUILD,
    CANAL,
    CHIP,
    CONTINUE,
    DOUBLE,
    FOUND,
    JUMP,
    NEUTRAL,
    REBRIDGE,
    SAIL,
    WALK,
)
from patolli.games.mexica.data.components import PLACES, PLOTS, SMALLEST
from patolli.games.mexica.rules.bridges import bridge_refusal, rebridge_parts, rebridge_refusal, site
from patolli.games.mexica.rules.canals import canal_refusal
from patolli.games.mexica.rules.construction import build_bridge, dig, move_bridge
from patolli.games.mexica.rules.founding import found, found_refusal
from patolli.games.mexica.rules.movement import (
    JUMP_COST,
    jump,
    jump_refusal,
    sail,
    sail_cost,
    sail_refusal,
    walk,
    walk_refusal,
)
from patolli.games.mexica.rules.notation import ParsedText
from patolli.games.mexica.rules.temples import build_refusal, build_temple
from patolli.games.mexica.state import MexicaState

CHEAP: Final = 1


def action_cost(s: MexicaState, seat: Seat, action: int) -> int:
    """Return the action points that an action costs (M3.4); that of a boat depends on its way."""
    return sail_cost(s, seat, s.box.site_cells[action - SAIL]) if SAIL <= action < CANAL else fixed_cost(action)


def fixed_cost(action: int) -> int:
    """Return the action points of an action that costs the same everywhere: of all but `sail`."""
    if action >= REBRIDGE:
        return CHEAP if action < CONTINUE else 0
    if action >= FOUND:
        return 0
    if action >= BUILD:
        return (action - BUILD) // PLOTS + 1
    if JUMP <= action < SAIL:
        return JUMP_COST
    return CHEAP if action >= WALK or action == CHIP else 0


def carry_out(s: MexicaState, seat: Seat, action: int) -> None:
    """Apply an action to the board. The turn itself counts the action points."""
    if action >= REBRIDGE:
        start, cell, axis = rebridge_parts(s, action)
        move_bridge(s, seat, start, cell, axis)
    elif action >= FOUND:
        assert action < NEUTRAL
        offset = action - FOUND
        found(s, seat, offset // PLOTS + SMALLEST, s.box.ordinary[offset % PLOTS])
    elif action >= BUILD:
        offset = action - BUILD
        build_temple(s, seat, offset // PLOTS + 1, s.box.ordinary[offset % PLOTS])
    elif action >= BRIDGE:
        cell, axis = site(s, action)
        build_bridge(s, seat, cell, axis)
    elif action >= DOUBLE:
        dig(s, seat, list(s.box.pairs[action - DOUBLE]))
    elif action >= CANAL:
        dig(s, seat, [s.box.ordinary[action - CANAL]])
    elif action >= SAIL:
        cell = s.box.site_cells[action - SAIL]
        sail(s, seat, cell, sail_cost(s, seat, cell))
    elif action >= JUMP:
        jump(s, seat, action - JUMP)
    else:
        walk(s, seat, action - WALK)


def action_refusal(s: MexicaState, seat: Seat, action: int) -> str | None:
    """Return the first rule of the action's own chapter that forbids it, or None."""
    if action >= REBRIDGE:
        start, cell, axis = rebridge_parts(s, action)
        return rebridge_refusal(s, start, cell, axis)
    if action >= FOUND:
        offset = action - FOUND
        return found_refusal(s, seat, offset // PLOTS + SMALLEST, s.box.ordinary[offset % PLOTS])
    if action >= BUILD:
        offset = action - BUILD
        return build_refusal(s, seat, offset // PLOTS + 1, s.box.ordinary[offset % PLOTS])
    if action >= BRIDGE:
        cell, axis = site(s, action)
        return bridge_refusal(s, cell, axis)
    if action >= DOUBLE:
        return canal_refusal(s, [PLACES[cell] for cell in s.box.pairs[action - DOUBLE]])
    if action >= CANAL:
        return canal_refusal(s, [PLACES[s.box.ordinary[action - CANAL]]])
    if action >= SAIL:
        return sail_refusal(s, seat, s.box.site_cells[action - SAIL])
    return jump_refusal(s, action - JUMP) if action >= JUMP else walk_refusal(s, seat, PLACES[action - WALK])


def text_refusal(s: MexicaState, seat: Seat, line: ParsedText) -> str | None:
    """Return the same for a text, which the table leaves out if it can never be legal (M20.8)."""
    verb = line.verb
    if verb == "canal":
        return canal_refusal(s, line.places)
    if verb == "bridge":
        return bridge_refusal(s, line.cell(), line.axis)
    if verb == "rebridge":
        return rebridge_refusal(s, line.cell(0), line.cell(1), line.axis)
    if verb == "walk":
        return walk_refusal(s, seat, line.places[0])
    if verb == "sail":
        return sail_refusal(s, seat, line.cell())
    if verb == "jump":
        return jump_refusal(s, line.cell())
    if verb == "build":
        return build_refusal(s, seat, line.numbers[0], line.cell())
    return found_refusal(s, seat, line.numbers[0], line.cell())
