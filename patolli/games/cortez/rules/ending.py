"""The end of the game (C18)."""

from typing import Final

from patolli.games.cortez.data.components import NATIONS
from patolli.games.cortez.events import ENDED, NATION_WON
from patolli.games.cortez.rules.scoring import winning_nation
from patolli.games.cortez.state import CortezState

LAST_TREASURE: Final = "last-treasure"
CITY_FULL: Final = "city-full"


def end(s: CortezState, reason: str) -> None:
    """End the game for a reason."""
    s.reason = reason
    s.stack.clear()
    nation = winning_nation(s)
    if nation >= 0:
        s.emit(NATION_WON, NATIONS[nation])
    s.emit(ENDED, reason)
