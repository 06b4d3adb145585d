"""A position of Mexica: the table, and fields derived from it (districts, cached actions).

Everything on the table is public (M21.1). The derived fields make `legal_actions` fast: `derived_sets` and
`legal_cache` maintain them, and a test compares them with a fresh computation.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from patolli.core.audience import ALL, DERIVED, Audience, Seat
from patolli.core.state import State
from patolli.games.mexica.data.box import Box

NEUTRAL_OWNER: Final = 4
NO_OWNER: Final = 5
NO_CELL: Final = -1
NO_REGION: Final = 255

BYTES: Final = [bytes([value]) for value in range(256)]

Area = tuple[i64, i64, i64, i64, i64]  # a set of cells, see bitboard


class RuleOptions:
    """The options in the form that the rules need (M19.1)."""

    def __init__(
        self,
        edition_2002: bool,
        protect: bool,
        vote: bool,
        neutral: str,
        by_players: bool,
        stall_rounds: int,
        phases: int,
    ) -> None:
        self.edition_2002 = edition_2002
        self.protect = protect
        self.vote = vote
        self.neutral = neutral  # name of the set of neutral temples (M18.1)
        self.by_players = by_players
        self.stall_rounds = stall_rounds  # 0 for no limit
        self.phases = phases


class KnownActions:
    """The sorted legal actions on some cells, with the two sets of cells that they belong to (see `legal_sets`)."""

    def __init__(self) -> None:
        self.first: Area = (0, 0, 0, 0, 0)
        self.second: Area = (0, 0, 0, 0, 0)
        self.actions: list[int] = []

    def copy(self) -> "KnownActions":
        """Return a copy that can change by itself."""
        new = KnownActions()
        new.first = self.first
        new.second = self.second
        new.actions = self.actions.copy()
        return new


class KnownMoves:
    """The moves of some bridges to some sites: a row for each bridge, with a move to each site."""

    def __init__(self) -> None:
        self.movers: Area = (0, 0, 0, 0, 0)
        self.sites = KnownActions()
        self.rows: list[list[int]] = []

    def copy(self) -> "KnownMoves":
        """Return a copy that can change by itself."""
        new = KnownMoves()
        new.movers = self.movers
        new.sites = self.sites.copy()
        new.rows = [row.copy() for row in self.rows]
        return new


class MexicaState(State):
    """The table. Lists are indexed by cell, by seat, by value - 1 or by size - 3, as their comments say.

    A field that is marked "shared" is given another list when it changes, for copies have the same one.
    """

    AUDIENCE: ClassVar[dict[str, Audience]] = {
        "phase": ALL,
        "round": ALL,
        "turn": ALL,
        "idle": ALL,
        "progress": ALL,
        "stalled": ALL,
        "canal": ALL,
        "bridge": ALL,
        "temple": ALL,
        "owner": ALL,
        "tile": ALL,
        "mexica": ALL,
        "singles": ALL,
        "doubles": ALL,
        "bridges": ALL,
        "bank": ALL,
        "display": ALL,
        "waiting": ALL,
        "removed": ALL,
        "hand": ALL,
        "neutral": ALL,
        "chips": ALL,
        "points": ALL,
        "earned": ALL,
        "reasons": ALL,
        "rule_options": DERIVED,
        "box": DERIVED,
        "standing": DERIVED,
        "protected": DERIVED,
        "ordinary": DERIVED,
        "land": DERIVED,
        "water": DERIVED,
        "filled": DERIVED,
        "settled": DERIVED,
        "bridged": DERIVED,
        "east_west": DERIVED,
        "diggable": DERIVED,
        "free": DERIVED,
        "region": DERIVED,
        "size": DERIVED,
        "area": DERIVED,
        "founded": DERIVED,
        "hosts_checked": DERIVED,
        "known": DERIVED,
        "bridge_moves": DERIVED,
        "owned": DERIVED,
    }

    phase: int
    round: int
    turn: Seat
    idle: bool  # every turn of this round was idle so far (M14.4)
    progress: bool  # a seat dug, bridged, built or founded in this round (M14.5)
    stalled: int  # rounds in a row without progress
    canal: bytes  # cell: 0 land, 1 single, 2 to 5 double with its other half north, east, south, west
    bridge: list[int]  # cell: 0 none, 1 ns, 2 ew
    temple: bytes  # cell: value
    owner: bytes  # cell: seat of the temple, 4 neutral, 5 none
    tile: bytes  # cell: size of the tile
    mexica: list[int]  # seat: cell, -1 before it is placed
    singles: int
    doubles: int
    bridges: int
    bank: int  # chips in the supply
    display: list[int]  # size: copies; shared
    waiting: list[int]  # shared
    removed: list[int]  # shared
    hand: list[list[int]]  # seat, value: temples in hand; shared
    neutral: list[int]  # value: neutral temples not yet placed; shared
    chips: list[int]
    points: list[int]
    earned: list[list[int]]  # seat: points by source, see scoring; shared
    reasons: list[str]  # of the end of each phase; shared
    rule_options: RuleOptions
    box: Box
    standing: Area  # the cells with a Mexica
    protected: Area  # the cells where a bridge ends (M4.7)
    ordinary: Area  # the ordinary cells (M1.3)
    land: Area  # the cells without canal
    water: Area  # the cells with canal
    filled: Area  # the cells with a temple or a tile
    settled: Area  # the cells of founded districts
    bridged: Area  # the cells with a bridge
    east_west: Area  # the bridges that end in the east and west
    diggable: Area  # the cells that may become water
    free: Area  # the free land
    region: bytes  # cell: its district, NO_REGION on water
    size: list[int]  # district: number of its cells
    area: list[Area]  # district: its cells
    founded: list[int]  # district: size of its tile
    hosts_checked: bool  # no change since the last search for tiles without host
    known: list[KnownActions]  # see legal_cache
    bridge_moves: KnownMoves
    owned: int  # those of `known` and `bridge_moves`, as bits, that this state may change; copies share the others

    def copy(self) -> "MexicaState":
        new = MexicaState()
        new.game = self.game
        new.players = self.players
        new.stack = [frame.copy() for frame in self.stack]
        new.phase = self.phase
        new.round = self.round
        new.turn = self.turn
        new.idle = self.idle
        new.progress = self.progress
        new.stalled = self.stalled
        new.canal = self.canal
        new.bridge = self.bridge.copy()
        new.temple = self.temple
        new.owner = self.owner
        new.tile = self.tile
        new.mexica = self.mexica.copy()
        new.singles = self.singles
        new.doubles = self.doubles
        new.bridges = self.bridges
        new.bank = self.bank
        new.display = self.display
        new.waiting = self.waiting
        new.removed = self.removed
        new.hand = self.hand
        new.neutral = self.neutral
        new.chips = self.chips.copy()
        new.points = self.points.copy()
        new.earned = self.earned
        new.reasons = self.reasons
        new.rule_options = self.rule_options
        new.box = self.box
        new.standing = self.standing
        new.protected = self.protected
        new.ordinary = self.ordinary
        new.land = self.land
        new.water = self.water
        new.filled = self.filled
        new.settled = self.settled
        new.bridged = self.bridged
        new.east_west = self.east_west
        new.diggable = self.diggable
        new.free = self.free
        new.region = self.region
        new.size = self.size.copy()
        new.area = self.area.copy()
        new.founded = self.founded.copy()
        new.hosts_checked = self.hosts_checked
        new.known = self.known.copy()
        new.bridge_moves = self.bridge_moves
        new.owned = self.owned = 0
        return new


def with_change(numbers: list[int], at: int, by: int) -> list[int]:
    """Return the numbers with one of them changed: lists that copies share are replaced, never changed in place."""
    changed = numbers.copy()
    changed[at] += by
    return changed


def with_cell(board: bytes, cell: int, value: int) -> bytes:
    """Return the board with another value on one cell."""
    return board[:cell] + BYTES[value] + board[cell + 1 :]
