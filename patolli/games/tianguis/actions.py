"""Every verb of Tianguis on one page. The order of the blocks never changes."""

from typing import Final

from patolli.core.actions import Actions
from patolli.games.tianguis.data.components import BEANS, KINDS, PIPS

A: Final = Actions()
ADD: Final = A.block("add")
OPEN: Final = A.block("open")
PASS: Final = A.block("pass")
THIEF: Final = A.block("coyote")
BID: Final = A.block("bid", [str(n) for n in range(1, 4 * BEANS + 1)])
DEAL: Final = A.block("deal", KINDS)
DRAW: Final = A.block("draw", KINDS)
ROLL: Final = A.block("roll", [str(n) for n in range(1, PIPS + 1)])


def is_bid(text: str) -> bool:
    """Say whether a text is a bid of any number, also of one that no seat can ever make."""
    verb, _, number = text.partition(" ")
    return verb == "bid" and number.isascii() and number.isdigit() and (number == "0" or number[0] != "0")
