"""The cards that an action takes from the hand."""

from patolli.core.actions import Action
from patolli.games.cortez.actions import BID, LEVY, WEAPON
from patolli.games.cortez.data.components import SUPPLIES
from patolli.games.cortez.rules.movement import March
from patolli.games.cortez.state import CortezState


def cost(s: CortezState, action: Action) -> dict[str, int]:
    """Return the cards that an action takes from the hand; for a bid the bribe value that it promises."""
    block = s.verbs.table.block_of(action)
    question = s.stack[-1] if s.stack else None
    if isinstance(question, March) and block.verb == "to":
        price = question.price(s, action - block.base)
        return {SUPPLIES[0]: price} if price else {}
    if action == LEVY:
        return {"food": 1}
    if action == WEAPON:
        return {"weapon": 1}
    if block.verb == "bid":
        return {"bid": action - BID + 1}
    if block.verb in ("pay", "drop"):
        return {SUPPLIES[action - block.base]: 1}
    return {}
