"""Parts of a view that both the messages and the drawing in a terminal show."""

from typing import Any

from patolli.core.audience import Seat
from patolli.core.state import Frame
from patolli.games.chichen_itza.data.components import TYPES

View = dict[str, Any]


def find(view: View, frame: type[Frame[Any]]) -> View | None:
    """Return the frame of this class that is nearest to the top."""
    return next((entry for entry in reversed(view["stack"]) if entry["frame"] == frame.__name__), None)


def heroes_at(table: View, seat: Seat, spot: int) -> str:
    """Return the types of the heroes of a seat on a spot."""
    return "".join(kind for kind, at in zip(TYPES, table["hero_at"][seat], strict=True) if at == spot)


def units(table: View, seat: Seat, spot: int) -> str:
    """Return the units of a seat on a spot as `take` writes them: warriors, and the types of heroes."""
    warriors, heroes = table["warriors"][seat][spot], heroes_at(table, seat, spot)
    return f"{warriors or ''}{heroes}"


def gods_of(table: View, seat: Seat) -> list[int]:
    """Return the god cards of a seat."""
    return [god for god, owner in enumerate(table["god_owner"]) if god and owner == seat]


def known(table: View, field: str, spot: int) -> int:
    """Return the strength or ruin on a spot, 0 if the viewer does not know it."""
    return table[field][spot] or 0


def cards_in(hand: list[int] | int) -> int:
    """Return the number of cards in a hand or a deck, hidden or not."""
    return hand if isinstance(hand, int) else sum(hand)


def numbers(dice: list[int]) -> list[int]:
    """Return the dice of a pool one by one."""
    return [number for number, count in enumerate(dice) for _ in range(count)]
