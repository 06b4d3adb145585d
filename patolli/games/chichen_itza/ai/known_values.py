"""The values of seats, kept by all that they are computed from, so that a search computes each only once.

Of the positions that a search compares, most differ in what one seat has, and the same things come back in other worlds
and after other orders of actions.
"""

from typing import Final

from patolli.core.audience import Seat
from patolli.games.chichen_itza.ai.table_value import (
    favoured,
    raid,
    raid_nearness,
    rivals_on_war,
    seat_value,
)
from patolli.games.chichen_itza.ai.time_left import turns_left
from patolli.games.chichen_itza.ai.weights import Weights
from patolli.games.chichen_itza.data.cards import SCOUT_CONTROL
from patolli.games.chichen_itza.rules.scoring import total_points
from patolli.games.chichen_itza.rules.sequence import favour_order
from patolli.games.chichen_itza.state import CITY, ChichenState, Note, gods_of, own_tiles, owns, units_on

MAX_TABLES: Final = 32  # kept at the same time
MAX_VALUES: Final = 4000  # of a table
BYTE: Final = 8  # bits
PLACES_BELOW_0: Final = 2  # of heroes that are on no spot
LOWEST_RAIDS: Final = 1 << 12  # no seat loses as many points


class KnownValue:
    """The value of what a seat has. Equal things have the same object, so it stands for them in the keys of others."""

    def __init__(self, value: float) -> None:
        self.value = value
        self.raid = 0.0  # of the units in the city, see `known_raid`
        self.raids: list[int] = []  # the creatures that had attacked when it was computed
        self.has_raid = False


class Table:
    """The known values on a map with these tiles, creatures, ruins and tasks: what a seat has, as bytes, is the key."""

    def __init__(self) -> None:
        self.values: dict[bytes, KnownValue] = {}


TABLES: Final[dict[tuple[object, ...], Table]] = {}


class TableNote(Note):
    """The table of a position and its copies, as long as the lists of the map are the same objects."""

    def __init__(self, s: ChichenState, w: Weights, table: Table) -> None:
        self.w = w
        self.tile = s.tile
        self.creature = s.creature
        self.ruin = s.ruin
        self.goal = s.goal
        self.table = table
        self.scout: list[list[int]] = [[] for _seat in range(s.players)]  # seat: the list for which `scouted` holds
        self.scouted: list[list[int]] = [[] for _seat in range(s.players)]  # seat: spots with its scouts

    def holds(self, s: ChichenState, w: Weights) -> bool:
        """Return True if a position has the map of this note."""
        if self.w is not w or self.tile is not s.tile or self.creature is not s.creature:
            return False
        return self.ruin is s.ruin and self.goal is s.goal

    def spots(self, s: ChichenState, seat: Seat) -> list[int]:
        """Return the spots with scouts of a seat."""
        scout = s.scout[seat]
        if self.scout[seat] is not scout:
            self.scouted[seat] = [spot for spot in range(len(scout)) if scout[spot]]
            self.scout[seat] = scout
        return self.scouted[seat]


def table_note(s: ChichenState, w: Weights) -> TableNote:
    """Return the note with the known values for the map of a position."""
    note = s.notes[0] if s.notes else None
    if isinstance(note, TableNote) and note.holds(s, w):
        return note
    key = (s.game, w, s.players, tuple(s.tile), tuple(s.creature), tuple(s.ruin), tuple(s.goal))
    table = TABLES.get(key)
    if table is None:
        if len(TABLES) >= MAX_TABLES:
            TABLES.clear()
        table = TABLES[key] = Table()
    new = TableNote(s, w, table)
    s.notes = [new]
    return new


def holdings(s: ChichenState, scouted: list[int], seat: Seat) -> bytes:
    """Return all that the value of a seat is computed from, beside the map."""
    gods, coins = gods_of(s, seat), s.coins[seat]
    raids = LOWEST_RAIDS
    for points in s.raid_cards[seat]:
        raids += points
    known = [s.strength[spot] for spot in scouted]
    for kind, strength in s.figures[seat]:
        known.append(kind)
        known.append(strength)
    for place in s.hero_at[seat]:
        known.append(place + PLACES_BELOW_0)
    counts = [
        seat, s.round, turns_left(s, seat), rivals_on_war(s, seat), len(scouted), len(gods), len(s.figures[seat]),
        coins & 255, coins >> BYTE, raids & 255, raids >> BYTE,
        s.luck[seat], s.shields[seat], s.war[seat], s.reserve[seat], s.idols[seat], s.favour[seat],
    ]  # fmt: skip
    lists = s.wheel[seat] + s.gems[seat] + s.fulfilled[seat] + s.hand[seat] + s.hero_card[seat] + s.warriors[seat]
    return bytes(counts + lists + scouted + gods + known)


def known_seat(s: ChichenState, w: Weights, seat: Seat) -> KnownValue | None:
    """Return the known value of a seat; None if it has a god by which its tiles depend on the units of all seats."""
    if owns(s, seat, SCOUT_CONTROL):
        return None
    note = table_note(s, w)
    values, key = note.table.values, holdings(s, note.spots(s, seat), seat)
    known = values.get(key)
    if known is None:
        if len(values) >= MAX_VALUES:
            values.clear()
        known = values[key] = KnownValue(seat_value(s, w, seat))
    return known


def known_raid(s: ChichenState, w: Weights, seat: Seat, known: KnownValue | None) -> float:
    """Return the value of `raid` with all units of a seat in the city; beside its known value only raids change it."""
    if known is None:
        return raid(s, w, seat, units_on(s, seat, CITY))
    if not known.has_raid or known.raids != s.raids:
        known.raid = raid(s, w, seat, units_on(s, seat, CITY))
        known.raids = s.raids
        known.has_raid = True
    return known.raid


def table_values(s: ChichenState, w: Weights) -> list[float]:
    """Return the points and expected gains of each seat."""
    if not s.stack:
        return [float(total_points(s, seat, own_tiles(s, seat))) for seat in range(s.players)]
    known = [known_seat(s, w, seat) for seat in range(s.players)]
    sums: list[float] = []
    for seat in range(s.players):
        one = known[seat]
        sums.append(seat_value(s, w, seat) if one is None else one.value)
    ranks = favour_order(s)
    for place, seat in enumerate(ranks):
        sums[seat] += favoured(s, w, seat, place)
    near, last = raid_nearness(s), ranks[-1]
    if near:
        sums[last] += near * known_raid(s, w, last, known[last])
    return sums
