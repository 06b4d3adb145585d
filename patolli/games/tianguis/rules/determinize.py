"""Sample the hidden cards: complete a state that shows only the public fields of a view."""

from typing import Any

from patolli.core.chance import Rng
from patolli.games.tianguis.data.components import KINDS
from patolli.games.tianguis.data.load import Goods
from patolli.games.tianguis.state import TianguisState


def sample_hidden(goods: Goods, s: TianguisState, view: dict[str, Any], rng: Rng) -> None:
    """Deal the unseen cards: to each other hand as many as it holds, and the rest to the deck."""
    shown = view["state"]["hands"]
    own = [bag if isinstance(bag, list) else [0] * len(KINDS) for bag in shown]
    known = [s.played, *own]
    s.deck = [goods.copies[k] - sum(bag[k] for bag in known) for k in range(len(KINDS))]
    s.hands = own
    for seat, bag in enumerate(shown):
        for _ in range(bag if isinstance(bag, int) else 0):
            at = rng.randrange(sum(s.deck))
            kind = next(k for k in range(len(KINDS)) if at < sum(s.deck[: k + 1]))
            s.deck[kind] -= 1
            s.hands[seat][kind] += 1
