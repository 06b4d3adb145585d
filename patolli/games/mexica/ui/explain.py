"""The numbers and names in the explanation of a refusal. They come from the view alone.

The sentences stand in `messages/refusals.<lang>.ftl`, one for each rule; a rule without an entry here has
none of these.
"""

from collections.abc import Callable
from typing import Any, Final

from patolli.core.audience import Seat
from patolli.core.game import Game
from patolli.games.mexica.actions import A
from patolli.games.mexica.data.components import sizes
from patolli.games.mexica.rules.bitboard import contains, count, difference, largest_part
from patolli.games.mexica.rules.districts import district_of
from patolli.games.mexica.rules.neutral_temples import gap, required_distance
from patolli.games.mexica.rules.notation import parse_text
from patolli.games.mexica.rules.protection import pocket_of, shut_in
from patolli.games.mexica.rules.turn import current_turn
from patolli.games.mexica.rules.turn_actions import carry_out
from patolli.games.mexica.state import NO_REGION, MexicaState

Details = dict[str, object]


def refusal_details(game: Game, view: dict[str, Any], seat: Seat, text: str, rule: str) -> Details:
    """Return the numbers and names of the message of a rule that refuses a text."""
    if rule not in DETAILS:
        return {}
    s = game.load_state(view)  # M21.3: a view holds all
    assert isinstance(s, MexicaState)
    return DETAILS[rule](s, seat, " ".join(A.tokens(text)))


def cost_details(s: MexicaState, seat: Seat, text: str) -> Details:
    """Return the cost of an action beside the action points left (M3.3)."""
    action, turn = s.game.actions.find(text), current_turn(s)
    assert action >= 0
    assert turn is not None
    return {"cost": s.game.cost(s, action)["ap"], "ap": turn.ap}


def tile_details(s: MexicaState, seat: Seat, text: str) -> Details:
    """Return the size of the seat's district beside the tiles on display (M6.4)."""
    region = district_of(s, seat)
    return {"size": None if region == NO_REGION else s.size[region], "sizes": sizes(s.display)}


def distance_details(s: MexicaState, seat: Seat, text: str) -> Details:
    """Return the distance to the nearest neutral temple beside the one required (M18.5)."""
    return {"gap": gap(s, parse_text(text).cell()), "distance": required_distance(s)}


def value_details(s: MexicaState, seat: Seat, text: str) -> Details:
    """Return the value of a temple (M11.1)."""
    return {"value": parse_text(text).numbers[0]}


def obstacle_details(s: MexicaState, seat: Seat, text: str) -> Details:
    """Return the first thing that stands on one of the named cells, and its cell (M4.5, M8.2, M11.3)."""
    line = parse_text(text)
    cell = next(cell for i in range(len(line.places)) if obstacle(s, cell := line.cell(i)))
    return {"thing": obstacle(s, cell), "cell": cell}


def obstacle(s: MexicaState, cell: int) -> str:
    """Return the name of the thing that stands on a cell; empty if nothing does."""
    if contains(s.standing, cell):
        return "figure"
    if s.temple[cell]:
        return "temple"
    return "tile" if s.tile[cell] else ""


def shut_in_details(s: MexicaState, seat: Seat, text: str) -> Details:
    """Return the seat that an action would shut in, its pocket, and the largest area beyond (M12.3); 0 on a bridge."""
    after = s.copy()
    carry_out(after, seat, s.game.actions.find(text))
    other = next(
        other for other in range(s.players) if other != seat and shut_in(after, other) and not shut_in(s, other)
    )
    pocket = pocket_of(after, other)
    cells = 0 if after.bridge[after.mexica[other]] else count(pocket)
    return {"seat": other, "cells": cells, "larger": count(largest_part(difference(after.free, pocket)))}


DETAILS: Final[dict[str, Callable[[MexicaState, Seat, str], Details]]] = {
    "M3.3": cost_details,
    "M4.5": obstacle_details,
    "M6.4": tile_details,
    "M8.2": obstacle_details,
    "M11.1": value_details,
    "M11.3": obstacle_details,
    "M12.2": shut_in_details,
    "M18.5": distance_details,
}
