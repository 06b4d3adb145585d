"""Conservation laws (T7): no card and no bean appears or vanishes."""

from patolli.games.tianguis.data.components import BEANS
from patolli.games.tianguis.data.load import Goods
from patolli.games.tianguis.state import TianguisState


def check_invariants(goods: Goods, s: TianguisState) -> None:
    """Assert the laws of T7."""
    for kind, copies in enumerate(goods.copies):
        held = sum(hand[kind] for hand in s.hands)
        assert s.deck[kind] + held + s.played[kind] == copies, "T7.1"
    assert min(s.beans) >= 0 and sum(s.beans) + s.pot <= BEANS * s.players, "T7.2"
