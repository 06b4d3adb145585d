"""Explain a refusal with the numbers behind it, where these help more than the rule alone."""

from collections.abc import Callable
from typing import Final

from patolli.core.audience import Seat
from patolli.core.game import Message
from patolli.games.mexica.actions import A
from patolli.games.mexica.data.components import sizes
from patolli.games.mexica.rules.districts import district_of
from patolli.games.mexica.rules.neutral_temples import gap, required_distance
from patolli.games.mexica.rules.notation import parse_text
from patolli.games.mexica.rules.turn import current_turn
from patolli.games.mexica.rules.turn_actions import action_cost
from patolli.games.mexica.state import NO_REGION, MexicaState

Explanation = Callable[[MexicaState, Seat, str], Message | None]


def explain(s: MexicaState, seat: Seat, text: str, rule: str) -> Message | None:
    """Return a message with the numbers behind a refusal, or None if the rule's summary says enough."""
    return EXPLANATIONS[rule](s, seat, text) if rule in EXPLANATIONS else None


def explain_cost(s: MexicaState, seat: Seat, text: str) -> Message | None:
    """Return the cost of an action beside the action points left (M3.3)."""
    action, turn = A.find(text), current_turn(s)
    if action < 0 or turn is None or turn.seat != seat:
        return None
    return "outlook-unaffordable", {"cost": action_cost(s, seat, action), "ap": turn.ap}


def explain_tile(s: MexicaState, seat: Seat, text: str) -> Message | None:
    """Return the size of the seat's district beside the tiles on display (M6.4)."""
    region = district_of(s, seat)
    return None if region == NO_REGION else ("outlook-no-tile", {"size": s.size[region], "sizes": sizes(s.display)})


def explain_distance(s: MexicaState, seat: Seat, text: str) -> Message | None:
    """Return the distance to the nearest neutral temple beside the one required (M18.5)."""
    cell = parse_text(" ".join(A.tokens(text))).cell()
    return "outlook-too-near", {"gap": gap(s, cell), "distance": required_distance(s)}


EXPLANATIONS: Final[dict[str, Explanation]] = {
    "M3.3": explain_cost,
    "M6.4": explain_tile,
    "M18.5": explain_distance,
}
