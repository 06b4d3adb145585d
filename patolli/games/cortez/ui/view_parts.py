"""Parts of a view that the numbers, the sentences and the terminal need alike."""

from typing import Any, Final

from patolli.core.audience import Seat
from patolli.core.state import Frame
from patolli.games.cortez.data.components import COLOURS, Board
from patolli.games.cortez.rules.sequence import Turn

View = dict[str, Any]
PHASES: Final = ("flip", "flip", "event", "first", "first", "second", "second")  # by the next step of the turn


def find(view: View, frame: type[Frame[Any]]) -> View | None:
    """Return the frame of this class that is nearest to the top."""
    return next((entry for entry in reversed(view["stack"]) if entry["frame"] == frame.__name__), None)


def words(names: tuple[str, ...], bag: list[int]) -> list[str]:
    """Return the names of the cards in a bag, one by one."""
    return [name for name, count in zip(names, bag, strict=True) for _ in range(count)]


def values(bag: list[int]) -> list[int]:
    """Return the values of the war cards in a bag, the highest first."""
    return [value for value in range(len(bag), 0, -1) for _ in range(bag[value - 1])]


def count(cards: list[int] | int) -> int:
    """Return the size of a hand, visible or not."""
    return cards if isinstance(cards, int) else sum(cards)


def fields_of(table: View, board: Board, code: int) -> tuple[list[int], list[int]]:
    """Return the fields with this figure: in the city by their numbers, and outside."""
    fields = [field for field, figure in enumerate(table["figure"]) if figure == code]
    inside = sorted((field for field in fields if board.city[field]), key=lambda field: board.city[field])
    return inside, [field for field in fields if not board.city[field]]


def phase(view: View) -> str:
    """Return the part of the turn that is due; empty before the first turn."""
    turn = find(view, Turn)
    return PHASES[turn["step"]] if turn else ""


def colour(table: View, seat: Seat) -> str:
    """Return the colour of a seat."""
    return COLOURS[table["colour"][seat]]


def sides(view: View, fight: View) -> tuple[Seat, Seat]:
    """Return the seats of attacker and defender."""
    return view["state"]["active"], fight["defender"]


def parties(deal: View) -> tuple[Seat, Seat]:
    """Return the seat that makes the offer and the seat that answers it."""
    pair = deal["opener"], deal["partner"]
    return pair[::-1] if deal["countered"] else pair
