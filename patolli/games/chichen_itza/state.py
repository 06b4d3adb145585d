"""A position of Chichén Itzá: the state (I1 to I3), its audiences (I26), and the predicates that all chapters share.

Spots are 0 for the city and 1 to 42 for the cells in map order (I2.5). Gods, heroes, ruins and tasks are their printed
numbers, 0 is none. Units of a seat on a spot are its warriors there and the heroes whose figures stand there.
"""

from typing import ClassVar, Final, TypeVar

from mypy_extensions import i64

from patolli.core.audience import ALL, COUNT, DERIVED, OWNER, Audience, Each, Seat
from patolli.core.state import State
from patolli.games.chichen_itza.actions import SPOTS
from patolli.games.chichen_itza.data.box import Box
from patolli.games.chichen_itza.data.cards import SCOUT_CONTROL, UNIT_LIMIT
from patolli.games.chichen_itza.data.components import BUILDINGS, GODS, LAND, TERRAINS, WATER

T = TypeVar("T")

CITY: Final = 0
HOME: Final = -1  # place of a hero that is not on the board
GROUP: Final = -2  # in a running group
NO_SEAT: Final = -1
NO_TILE: Final = -1
NO_BEAST: Final = -1
STONE: Final = 0
FIRE: Final = 1
BIT: Final = [1 << spot for spot in range(SPOTS)]  # mypyc would shift a literal 1 in 32 bits
NUMBERS: Final = list(range(64))  # the members that a set may have
NO_CITY: Final = -2  # with `&`: without the city
UNKNOWN: Final = -1  # of a set of spots that is not yet computed


def looks_at_strength(s: "ChichenState", holder: object, spot: int) -> list[Seat | None]:
    """Return the viewers that know the strength of the creature on a spot (I26.15)."""
    return everybody(s) if s.fought[spot] else scouts_on(s, spot)


def looks_at_ruin(s: "ChichenState", holder: object, spot: int) -> list[Seat | None]:
    """Return the viewers that know the ruin on a spot (I26.16)."""
    return everybody(s) if s.ruin_up[spot] else scouts_on(s, spot)


def everybody(s: "ChichenState") -> list[Seat | None]:
    """Return all seats, and None for spectators."""
    return [None, *range(s.players)]


def scouts_on(s: "ChichenState", spot: int) -> list[Seat | None]:
    """Return the seats with a scout on a spot."""
    return [seat for seat in range(s.players) if s.scout[seat][spot]]


def made_layer(s: "ChichenState", holder: object, i: int) -> tuple[Seat, ...]:
    """Return the seat that knows the cards of a layer under a god deck (I26.7)."""
    return (s.layer_maker[i],)


class Note:
    """Values that an evaluation keeps for a position and its copies."""


class ChichenState(State):
    """The position. Lists are indexed by seat, by spot, by wheel, by colour or by kind, as their comments say."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {
        "round": ALL,
        "order": ALL,
        "track": ALL,
        "favour": ALL,
        "tile": ALL,
        "creature": ALL,
        "strength": Each(looks_at_strength),
        "fought": ALL,
        "ruin": Each(looks_at_ruin),
        "ruin_up": ALL,
        "warriors": ALL,
        "hero_at": ALL,
        "hero_card": ALL,
        "scout": ALL,
        "reserve": ALL,
        "coins": ALL,
        "luck": ALL,
        "idols": ALL,
        "shields": ALL,
        "wheel": ALL,
        "war": ALL,
        "hand": OWNER | COUNT,
        "deck": COUNT,
        "discard": ALL,
        "least": ALL,
        "most": ALL,
        "god_owner": ALL,
        "open_gods": ALL,
        "gods_left": COUNT,
        "removed": ALL,
        "layer_colour": ALL,
        "layer_maker": ALL,
        "layer_size": ALL,
        "layer": Each(made_layer),
        "hero_top": ALL,
        "hero_seen": ALL,
        "hero_queue": ALL,
        "gems": ALL,
        "mines": ALL,
        "goal": ALL,
        "fulfilled": ALL,
        "figures": ALL,
        "fled": ALL,
        "raids": ALL,
        "raid_cards": ALL,
        "slot": ALL,
        "row_cost": ALL,
        "column_cost": ALL,
        "marker": ALL,
        "repeated": ALL,
        "yielded": ALL,
        "die": ALL,
        "reason": ALL,
        "box": DERIVED,
        "limits": DERIVED,
        "reach": DERIVED,
        "stood": DERIVED,
        "grounds": DERIVED,
        "sites": DERIVED,
        "offers": DERIVED,
        "marked": DERIVED,
        "owned": DERIVED,
        "notes": DERIVED,
    }

    round: int
    order: list[Seat]  # turn order
    track: list[Seat]  # favour markers in the order in which they were put down; later ones lie on top
    favour: list[int]  # seat: step of its favour marker
    tile: list[int]  # spot: tile kind or -1
    creature: list[int]  # spot: kind or -1
    strength: list[int]  # spot: 0 while undrawn
    fought: list[int]  # spot: 1 once all know the strength
    ruin: list[int]  # spot: 0 while undrawn
    ruin_up: list[int]  # spot: 1 once it is turned up
    warriors: list[list[int]]  # seat, spot
    hero_at: list[list[int]]  # seat, type: spot, HOME or GROUP
    hero_card: list[list[int]]  # seat, type: hero, 0 at home
    scout: list[list[int]]  # seat, spot: 1 if one lies there
    reserve: list[int]  # seat
    coins: list[int]
    luck: list[int]
    idols: list[int]
    shields: list[int]  # seat: active ones
    wheel: list[list[int]]  # seat, wheel: level
    war: list[int]  # seat: diplomacy markers on war
    hand: list[list[int]]  # seat: stone, fire
    deck: list[int]  # stone, fire
    discard: list[int]
    least: list[list[int]]  # seat: minimum of stone and fire in its hand that all know (I26.11)
    most: list[int]  # maximum of stone and fire in the deck that all know (I26.13)
    god_owner: list[int]  # god: seat or -1; the entry 0 is no god
    open_gods: list[int]  # colour: face-up god or 0
    gods_left: list[list[int]]  # colour: 1 for each of its twenty that was never shown
    removed: list[int]  # gods out of the game
    layer_colour: list[int]  # layer, oldest first: colour of its deck
    layer_maker: list[Seat]
    layer_size: list[int]
    layer: list[list[int]]  # layer: gods
    hero_top: list[int]  # type: visible hero or 0
    hero_seen: list[int]  # hero: 1 once it was shown
    hero_queue: list[list[int]]  # type: returned heroes, the longest returned first
    gems: list[list[int]]  # seat, colour
    mines: list[int]  # colour: gems left on the mine
    goal: list[int]  # set: task
    fulfilled: list[list[int]]  # seat, set: 1 if a warrior stands on the card
    figures: list[list[list[int]]]  # seat: kind and strength of each
    fled: list[list[int]]  # kind and strength of each
    raids: list[int]  # kinds that attacked the city so far
    raid_cards: list[list[int]]  # seat: points of its creature cards
    slot: list[int]  # field of the grid: action tile
    row_cost: list[int]
    column_cost: list[int]
    marker: list[list[int]]  # field, seat: markers there
    repeated: list[int]  # seat: uses of g35 in this round
    yielded: list[int]  # seat: villages and camps that paid coins with g27 in this supply phase
    die: int  # the last roll, by a seat or for a creature
    reason: str
    box: Box
    limits: bool  # option supply_limits
    reach: list[int]  # level of the ranged wheel: movement range, by option movement
    stood: list[int]  # seat: the spots with its units as a set, or UNKNOWN; see `stands`
    grounds: list[int]  # LAND, WATER: the spots with such a tile as a set; see `terrain_set`
    sites: list[int]  # building: the spots with it as a set; computed with `grounds`
    offers: list[int]  # coins: the acts that cost at most as much without cards, as a set; empty if not yet computed
    marked: list[int]  # seat: the acts of the tiles with its markers, as a set; computed with `offers`
    owned: list[list[int]]  # seat: its gods, see `gods_of`; empty if not yet computed
    notes: list[Note]  # what the evaluation keeps; empty before the first one; copies share it

    def copy(self) -> "ChichenState":
        """Return an independent copy. Lists that seldom change are shared, so a change replaces them (`with_entry`)."""
        new = ChichenState()
        new.game = self.game
        new.players = self.players
        new.stack = [frame.copy() for frame in self.stack]
        new.round = self.round
        new.order = self.order
        new.track = self.track
        new.favour = self.favour
        new.tile = self.tile
        new.creature = self.creature
        new.strength = self.strength
        new.fought = self.fought
        new.ruin = self.ruin
        new.ruin_up = self.ruin_up
        new.warriors = [row.copy() for row in self.warriors]
        new.hero_at = [row.copy() for row in self.hero_at]
        new.hero_card = self.hero_card
        new.scout = self.scout
        new.reserve = self.reserve.copy()
        new.coins = self.coins.copy()
        new.luck = self.luck.copy()
        new.idols = self.idols.copy()
        new.shields = self.shields.copy()
        new.wheel = self.wheel
        new.war = self.war
        new.hand = self.hand
        new.deck = self.deck
        new.discard = self.discard
        new.least = self.least
        new.most = self.most
        new.god_owner = self.god_owner
        new.open_gods = self.open_gods
        new.gods_left = self.gods_left
        new.removed = self.removed
        new.layer_colour = self.layer_colour
        new.layer_maker = self.layer_maker
        new.layer_size = self.layer_size
        new.layer = self.layer
        new.hero_top = self.hero_top
        new.hero_seen = self.hero_seen
        new.hero_queue = self.hero_queue
        new.gems = self.gems
        new.mines = self.mines
        new.goal = self.goal
        new.fulfilled = self.fulfilled
        new.figures = self.figures
        new.fled = self.fled
        new.raids = self.raids
        new.raid_cards = self.raid_cards
        new.slot = self.slot
        new.row_cost = self.row_cost
        new.column_cost = self.column_cost
        new.marker = self.marker
        new.repeated = self.repeated
        new.yielded = self.yielded
        new.die = self.die
        new.reason = self.reason
        new.box = self.box
        new.limits = self.limits
        new.reach = self.reach
        new.stood = self.stood
        new.grounds = self.grounds
        new.sites = self.sites
        new.offers = self.offers
        new.marked = self.marked
        new.owned = self.owned
        new.notes = self.notes
        return new


def with_entry(old: list[int], at: int, value: int) -> list[int]:
    """Return a copy of a list with another entry in one place; copies of the state may share the old list."""
    new = old.copy()
    new[at] = value
    return new


def with_row(old: list[list[int]], at: int, row: list[int]) -> list[list[int]]:
    """Return a copy of a list of rows with another row in one place."""
    new = old.copy()
    new[at] = row
    return new


def change_hand(s: ChichenState, seat: Seat, kind: int, more: int) -> None:
    """Give a seat magic cards, or take some away."""
    s.hand = with_row(s.hand, seat, with_entry(s.hand[seat], kind, s.hand[seat][kind] + more))


def set_least(s: ChichenState, seat: Seat, kind: int, least: int) -> None:
    """Set the number of magic cards that all know to be in a hand (I26.11)."""
    s.least = with_row(s.least, seat, with_entry(s.least[seat], kind, least))


def entry_at(counts: list[int], at: int) -> int:
    """Return the index of the entry that holds a place, if each entry has as many places as it counts."""
    for i in range(len(counts)):
        at -= counts[i]
        if at < 0:
            return i
    raise AssertionError("the place is not below the sum of the counts")


def total(counts: list[int]) -> int:
    """Return the sum of a short list, faster than `sum`."""
    found = 0
    for count in counts:
        found += count
    return found


def entry_left(taken: list[int], at: int) -> int:
    """Return the number at a place among those from 0 that are not taken; `taken` is short."""
    found = at
    while True:
        lower = 0
        for number in taken:
            if number <= found:
                lower += 1
        if found == at + lower:
            return found
        found = at + lower


# Cards


def owns(s: ChichenState, seat: Seat, god: int) -> bool:
    """Return True if a seat owns a god."""
    assert seat != NO_SEAT, "NO_SEAT is no seat; expected a seat (-1 also marks gods without an owner)"
    return s.god_owner[god] == seat


def gods_of(s: ChichenState, seat: Seat) -> list[int]:
    """Return the gods of a seat, rising."""
    if not s.owned:
        s.owned = owned_gods(s)
    return s.owned[seat]


def owned_gods(s: ChichenState) -> list[list[int]]:
    """Return the gods of each seat, rising."""
    owned: list[list[int]] = [[] for _seat in range(s.players)]
    for god in range(1, GODS + 1):
        owner = s.god_owner[god]
        if owner != NO_SEAT:
            owned[owner].append(god)
    return owned


def hero_type(s: ChichenState, hero: int) -> int:
    """Return the type of a hero: 0, 1, 2 for a, b, c (I1.9)."""
    return s.box.hero_type[hero]


# Sets of spots: an int with a bit for each, bit 0 for the city


def stands(s: ChichenState, seat: Seat) -> i64:
    """Return the spots with units of a seat, as a set."""
    known: i64 = s.stood[seat]
    if known == UNKNOWN:
        known = 0
        warriors = s.warriors[seat]
        for spot in range(SPOTS):
            if warriors[spot]:
                known |= BIT[spot]
        for spot in s.hero_at[seat]:
            if spot >= 0:
                known |= BIT[spot]
        s.stood = with_entry(s.stood, seat, known)
    return known


def forget_derived(s: ChichenState) -> None:
    """Have all that is derived computed anew, after fields were set from outside."""
    s.stood = [UNKNOWN] * s.players
    forget_land(s)
    forget_offers(s)
    s.owned = []
    s.notes = []


def forget_land(s: ChichenState) -> None:
    """Have the sets of spots by terrain and by building computed anew."""
    s.grounds = s.sites = []


def forget_offers(s: ChichenState) -> None:
    """Have the sets of acts on the action board computed anew."""
    s.offers = s.marked = []


def note_units(s: ChichenState, seat: Seat, spot: int) -> None:
    """Note whether a seat still has units on a spot; called wherever units come or go."""
    known: i64 = s.stood[seat]
    if known == UNKNOWN:
        return
    bit: i64 = BIT[spot]
    now = known | bit if units_on(s, seat, spot) else known & ~bit
    if now != known:
        s.stood = with_entry(s.stood, seat, now)


def add_warriors(s: ChichenState, seat: Seat, spot: int, more: int) -> None:
    """Put warriors on a spot, or take some away."""
    row = s.warriors[seat]
    row[spot] = row[spot] + more
    note_units(s, seat, spot)


def place_hero(s: ChichenState, seat: Seat, kind: int, place: int) -> None:
    """Move the hero of a type to a spot, HOME or into the running GROUP."""
    before = s.hero_at[seat][kind]
    s.hero_at[seat][kind] = place
    if before >= 0:
        note_units(s, seat, before)
    if place >= 0:
        note_units(s, seat, place)


def terrain_set(s: ChichenState, kind: int) -> i64:
    """Return the spots with a tile of LAND or WATER, as a set."""
    if not s.grounds:
        keep_land(s)
    return s.grounds[kind]


def building_set(s: ChichenState, kind: int) -> i64:
    """Return the spots with this building, as a set."""
    if not s.grounds:
        keep_land(s)
    return s.sites[kind]


def keep_land(s: ChichenState) -> None:
    """Compute the sets of spots by terrain and by building."""
    grounds, sites = [0] * len(TERRAINS), [0] * len(BUILDINGS)
    for spot in range(SPOTS):
        if s.tile[spot] != NO_TILE:
            ground, site = terrain(s, spot), building(s, spot)
            grounds[ground] = grounds[ground] | BIT[spot]
            sites[site] = sites[site] | BIT[spot]
    s.grounds, s.sites = grounds, sites


def members(found: i64) -> list[int]:
    """Return the members of a set, rising."""
    return picked(found, NUMBERS)


def size(found: i64) -> int:
    """Count the members of a set."""
    count = 0
    while found:
        found &= found - 1
        count += 1
    return count


def picked(found: i64, table: list[T]) -> list[T]:
    """Return the entries of a table at the members of a set. Generic, so that compiled code makes no new ints."""
    entries: list[T] = []
    number: i64 = 0
    while found:
        if found & 1:
            entries.append(table[number])
        found >>= 1
        number += 1
    return entries


# Units


def unit_limit(s: ChichenState, seat: Seat) -> int:
    """Return the number of units that a seat may have on a terrain tile (I2.14, I20.21)."""
    return s.box.god_value[UNIT_LIMIT] if owns(s, seat, UNIT_LIMIT) else s.box.unit_limit


def heroes_on(s: ChichenState, seat: Seat, spot: int) -> int:
    """Count the heroes of a seat on a spot."""
    at = s.hero_at[seat]
    return (at[0] == spot) + (at[1] == spot) + (at[2] == spot)


def units_on(s: ChichenState, seat: Seat, spot: int) -> int:
    """Count the warriors and heroes of a seat on a spot (I1.8)."""
    return s.warriors[seat][spot] + heroes_on(s, seat, spot)


def holder(s: ChichenState, spot: int) -> Seat:
    """Return the seat with units on a terrain tile, or NO_SEAT."""
    for seat in range(s.players):
        if stands(s, seat) >> spot & 1:
            return seat
    return NO_SEAT


def controls(s: ChichenState, seat: Seat, spot: int) -> bool:
    """Return True if a seat controls a terrain tile, by units or by a scout with g36 (I2.11)."""
    if s.tile[spot] == NO_TILE:
        return False
    if units_on(s, seat, spot):
        return True
    if not (owns(s, seat, SCOUT_CONTROL) and s.scout[seat][spot]) or s.creature[spot] != NO_BEAST:
        return False
    return holder(s, spot) == NO_SEAT


def held(s: ChichenState, seat: Seat) -> i64:
    """Return the terrain tiles that a seat controls, as a set."""
    if not owns(s, seat, SCOUT_CONTROL):
        return stands(s, seat) & (terrain_set(s, LAND) | terrain_set(s, WATER))
    found: i64 = 0
    for spot in range(1, SPOTS):
        if controls(s, seat, spot):
            found |= BIT[spot]
    return found


def own_tiles(s: ChichenState, seat: Seat) -> list[int]:
    """Return the terrain tiles that a seat controls, in map order."""
    return members(held(s, seat))


def garrisons(s: ChichenState, seat: Seat) -> list[int]:
    """Return the terrain tiles with units of a seat, in map order."""
    return members(stands(s, seat) & NO_CITY)


def building(s: ChichenState, spot: int) -> int:
    """Return the building on a terrain tile (I2.8)."""
    return s.box.building[s.tile[spot]]


def terrain(s: ChichenState, spot: int) -> int:
    """Return LAND or WATER for a terrain tile."""
    return s.box.terrain[s.tile[spot]]


def count_buildings(s: ChichenState, seat: Seat, kind: int) -> int:
    """Count the tiles of a seat that carry this building."""
    return size(held(s, seat) & building_set(s, kind))


def built(s: ChichenState, tiles: list[int], kind: int) -> int:
    """Count the tiles in a list that carry this building."""
    count = 0
    for spot in tiles:
        if building(s, spot) == kind:
            count += 1
    return count


def has_room(s: ChichenState, seat: Seat, spot: int) -> bool:
    """Return True if another unit of a seat fits on a spot (I2.14)."""
    return spot == CITY or units_on(s, seat, spot) < unit_limit(s, seat)
