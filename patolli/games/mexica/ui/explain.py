"""Explain a refusal with its numbers. They come from the view alone, which hides nothing in this game.

A rule without an entry here is explained by its summary.
"""

from collections.abc import Callable
from typing import Any, Final

from patolli.core.audience import Seat
from patolli.core.game import Game, Message
from patolli.core.rulebook import rule_message
from patolli.games.mexica.actions import A
from patolli.games.mexica.data.components import sizes
from patolli.games.mexica.rules.districts import district_of
from patolli.games.mexica.rules.neutral_temples import gap, required_distance
from patolli.games.mexica.rules.notation import parse_text
from patolli.games.mexica.rules.turn import current_turn
from patolli.games.mexica.state import NO_REGION, MexicaState

Numbers = dict[str, object]


def explain(game: Game, view: dict[str, Any], seat: Seat, text: str, rule: str) -> Message | None:
    """Return a message with the numbers behind a refusal, or None if the rule's summary says enough."""
    if rule not in EXPLANATIONS or not view["stack"]:
        return None
    s = game.load_state(view)  # M21.3: a view holds all
    assert isinstance(s, MexicaState)
    numbers = EXPLANATIONS[rule](s, seat, text)
    return (rule_message("explain", rule), numbers) if numbers else None


def cost_numbers(s: MexicaState, seat: Seat, text: str) -> Numbers | None:
    """Return the cost of an action beside the action points left (M3.3)."""
    action, turn = s.game.actions.find(text), current_turn(s)
    if action < 0 or turn is None or turn.seat != seat:
        return None
    return {"cost": s.game.cost(s, action)["ap"], "ap": turn.ap}


def tile_numbers(s: MexicaState, seat: Seat, text: str) -> Numbers | None:
    """Return the size of the seat's district beside the tiles on display (M6.4)."""
    region = district_of(s, seat)
    return None if region == NO_REGION else {"size": s.size[region], "sizes": sizes(s.display)}


def distance_numbers(s: MexicaState, seat: Seat, text: str) -> Numbers | None:
    """Return the distance to the nearest neutral temple beside the one required (M18.5)."""
    cell = parse_text(" ".join(A.tokens(text))).cell()
    return {"gap": gap(s, cell), "distance": required_distance(s)}


EXPLANATIONS: Final[dict[str, Callable[[MexicaState, Seat, str], Numbers | None]]] = {
    "M3.3": cost_numbers,
    "M6.4": tile_numbers,
    "M18.5": distance_numbers,
}
