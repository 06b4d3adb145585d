"""The values of seats, kept by all that they are computed from, so that a search computes each only once.

Of the positions that a search compares, most differ in what one seat has, and the same things come back in other worlds
and after other orders of actions.
"""

from typing import Final

from mypy_extensions import i64

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
from patolli.games.chichen_itza.state import CITY, GROUP, ChichenState, Note, gods_of, own_tiles, owns, stands, units_on

MAX_TABLES: Final = 32  # kept at the same time
MAX_VALUES: Final = 4000  # of a table
SIX_BITS: Final[i64] = 6  # enough for the warriors on a spot, and for the number of a spot
TEN_BITS: Final[i64] = 10
DIGIT: Final = 10  # above every strength
SPOTS_A_WORD: Final[i64] = 10  # with six bits each


class KnownValue:
    """The value of what a seat has. Equal things have the same object, so it stands for them in the keys of others."""

    def __init__(self, value: float) -> None:
        self.value = value
        self.raid = 0.0  # of the units in the city, see `known_raid`
        self.raids: list[int] = []  # the creatures that had attacked when it was computed
        self.has_raid = False


class Sums:
    """The values of the seats, to which those of open questions are added, and the known ones that they come from."""

    def __init__(self, of: list[float], known: list[KnownValue | None] | None = None) -> None:
        self.of = of
        self.known = known


class CardsKey:
    """Stands for equal cards in the keys of values: one object is hashed and compared faster than many numbers."""


class Table:
    """The known values of seats on a map with the same tiles, creatures, ruins and tasks."""

    def __init__(self) -> None:
        self.values: dict[tuple[object, ...], KnownValue] = {}
        self.cards: dict[tuple[int, ...], CardsKey] = {}


TABLES: Final[dict[tuple[object, ...], Table]] = {}


class Cards:
    """The things of a seat in lists that a change replaces, as a key; it holds while these are the same objects."""

    def __init__(self, s: ChichenState, seat: Seat, table: Table, old: "Cards | None") -> None:
        self.god_owner = s.god_owner
        self.wheel = s.wheel[seat]
        self.gems = s.gems[seat]
        self.fulfilled = s.fulfilled[seat]
        self.hand = s.hand[seat]
        self.hero_card = s.hero_card[seat]
        self.figures = s.figures[seat]
        self.raid_cards = s.raid_cards[seat]
        self.scout = s.scout[seat]
        self.scouted: list[int] = []
        self.gods: list[int] = []
        if old is not None:
            self.scouted = old.scouted if old.scout is self.scout else spots_in(self.scout)
            self.gods = old.gods if old.god_owner is s.god_owner else gods_of(s, seat)
        else:
            self.scouted, self.gods = spots_in(self.scout), gods_of(s, seat)
        counts = [seat, len(self.scouted), len(self.figures), len(self.raid_cards)]
        counts += self.wheel + self.gems + self.fulfilled + self.hand + self.hero_card + self.scouted + self.raid_cards
        for kind, strength in self.figures:
            counts.append(kind)
            counts.append(strength)
        numbers = tuple(counts + self.gods)
        key = table.cards.get(numbers)
        if key is None:
            key = table.cards[numbers] = CardsKey()
        self.key = key

    def holds(self, s: ChichenState, seat: Seat) -> bool:
        """Return True if a seat has the same lists."""
        if self.wheel is not s.wheel[seat] or self.hand is not s.hand[seat] or self.god_owner is not s.god_owner:
            return False
        if self.gems is not s.gems[seat] or self.scout is not s.scout[seat] or self.hero_card is not s.hero_card[seat]:
            return False
        same = self.fulfilled is s.fulfilled[seat] and self.figures is s.figures[seat]
        return same and self.raid_cards is s.raid_cards[seat]


def spots_in(scout: list[int]) -> list[int]:
    """Return the spots with a scout."""
    return [spot for spot in range(len(scout)) if scout[spot]]


class TableNote(Note):
    """The table of a position and its copies, as long as the lists of the map are the same objects."""

    def __init__(self, s: ChichenState, w: Weights, table: Table) -> None:
        self.w = w
        self.tile = s.tile
        self.creature = s.creature
        self.ruin = s.ruin
        self.goal = s.goal
        self.table = table
        self.cards = [Cards(s, seat, table, None) for seat in range(s.players)]

    def holds(self, s: ChichenState, w: Weights) -> bool:
        """Return True if a position has the map of this note."""
        if self.w is not w or self.tile is not s.tile or self.creature is not s.creature:
            return False
        return self.ruin is s.ruin and self.goal is s.goal


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
    s.notes[:] = [new]  # in place, for the copies of the position too
    return new


def holdings(s: ChichenState, note: TableNote, seat: Seat) -> tuple[object, ...]:
    """Return a key of all that the value of a seat is computed from, beside the map."""
    cards = note.cards[seat]
    if not cards.holds(s, seat):
        cards = note.cards[seat] = Cards(s, seat, note.table, cards)
    strengths = 0
    for spot in cards.scouted:
        strengths = strengths * DIGIT + s.strength[spot]
    time: i64 = s.round
    time = time << SIX_BITS | turns_left(s, seat)
    time = time << SIX_BITS | rivals_on_war(s, seat)
    for place in s.hero_at[seat]:
        time = time << SIX_BITS | place - GROUP
    things: i64 = s.luck[seat]  # each has ten bits, far more than it needs
    things = things << TEN_BITS | s.shields[seat]
    things = things << TEN_BITS | s.war[seat]
    things = things << TEN_BITS | s.reserve[seat]
    things = things << TEN_BITS | s.idols[seat]
    things = things << TEN_BITS | s.favour[seat]
    stood, first, second, third = units(s, seat)
    return cards.key, time, s.coins[seat], things, stood, first, second, third, strengths


def units(s: ChichenState, seat: Seat) -> tuple[i64, i64, i64, i64]:
    """Return the spots with units of a seat, and the warriors on the first ten of them, the next ten, and the rest."""
    warriors, stood = s.warriors[seat], stands(s, seat)
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0  # a seat has 28 units
    number: i64 = 0
    left, spot = stood, 0
    while left:
        if left & 1:
            count: i64 = warriors[spot]
            if number < SPOTS_A_WORD:
                first = first << SIX_BITS | count
            elif number < 2 * SPOTS_A_WORD:
                second = second << SIX_BITS | count
            else:
                third = third << SIX_BITS | count
            number += 1
        left >>= 1
        spot += 1
    return stood, first, second, third


def known_seat(s: ChichenState, w: Weights, seat: Seat) -> KnownValue | None:
    """Return the known value of a seat; None if it has a god by which its tiles depend on the units of all seats."""
    if owns(s, seat, SCOUT_CONTROL):
        return None
    note = table_note(s, w)
    values, key = note.table.values, holdings(s, note, seat)
    known = values.get(key)
    if known is None:
        if len(values) >= MAX_VALUES:
            values.clear()
            note.table.cards.clear()
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


def table_values(s: ChichenState, w: Weights) -> Sums:
    """Return the points and expected gains of each seat."""
    if not s.stack:
        return Sums([float(total_points(s, seat, own_tiles(s, seat))) for seat in range(s.players)])
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
    return Sums(sums, known)
