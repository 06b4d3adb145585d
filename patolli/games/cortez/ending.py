"""The end of the game (C18)."""

from typing import Final

from patolli.games.cortez.actions import NATIONS
from patolli.games.cortez.events import ENDED, NATION_WON
from patolli.games.cortez.scoring import winning_nation
from patolli.games.cortez.state import Cortez

LAST_TREASURE: Final = "last-treasure"
CITY_FULL: Final = "city-full"


def end(s: Cortez, reason: str) -> None:
    """No decision is open any more."""
    s.reason = reason
    s.stack.clear()
    nation = winning_nation(s)
    if nation >= 0:
        s.tell(NATION_WON, NATIONS[nation])
    s.tell(ENDED, reason)
