"""The cards of Cortez as bags (C1.5 to C1.9): lists of numbers by kind, in the order of the words in `actions`."""

from typing import Final

from patolli.games.cortez.actions import BRIBES, EVENTS, MISSIONS, SUPPLIES, WAR_VALUES
from patolli.games.cortez.data import read_decks

DECKS: Final = read_decks()
SUPPLY_COPIES: Final = [DECKS.inner("supplies").inner(kind).number("copies", 0, 99) for kind in SUPPLIES]
BRIBE_VALUE: Final = [DECKS.inner("supplies").inner(kind).number("bribe", 1, 9) for kind in SUPPLIES]
WAR_COPIES: Final = list(DECKS.inner("war").numbers("copies", len(WAR_VALUES), 0, 99))
EVENT_COPIES: Final = [DECKS.inner("events").number(event, 0, 9) for event in EVENTS]  # the treasures are the entry 0
MISSION_COPIES: Final = {
    missions: list(DECKS.inner("missions").numbers(str(missions), len(MISSIONS), 0, 9)) for missions in (9, 8)
}
BRIBE_COPIES: Final = [DECKS.inner("bribes").number(kind, 0, 9) for kind in BRIBES]
ROUNDS: Final = [0, 0, *(DECKS.inner("rounds").number(str(seats), 1, EVENT_COPIES[0]) for seats in range(2, 7))]
