"""Read and check goods.toml: how many cards of each kind there are, and how many points each is worth."""

from patolli.core.datafile import DataTable
from patolli.games.tianguis.data.components import KINDS, MIN_CARDS


class Goods:
    """The cards in the box, by kind."""

    def __init__(self, copies: tuple[int, ...], points: tuple[int, ...]) -> None:
        self.copies = copies
        self.points = points


def read_goods(facts: DataTable) -> Goods:
    """Return the cards of a goods file. Raises BadData, which names the entry that is wrong."""
    facts.allow_keys("source", "cards")
    cards = facts.subtable("cards")
    cards.allow_keys(*KINDS)
    for kind in KINDS:
        cards.subtable(kind).allow_keys("copies", "points")
    goods = Goods(
        copies=tuple(cards.subtable(kind).number("copies", 0, 30) for kind in KINDS),
        points=tuple(cards.subtable(kind).number("points", 0, 9) for kind in KINDS),
    )
    if sum(goods.copies) < MIN_CARDS:
        message = f"has {sum(goods.copies)} copies; expected at least {MIN_CARDS}, for four seats"
        raise facts.error("cards", message, "cards", {"n": sum(goods.copies), "expected": MIN_CARDS})
    return goods
