"""A position of Mexica: the table, and fields derived from it (districts, cached actions).

Everything on the table is public (M21.1). The derived fields are caches that make `legal_actions` fast: `legal_cache`
maintains them, and a test compares them with a fresh computation.
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
NO_ACTIONS: Final[list[int]] = []  # never changed


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
        "land": DERIVED,
        "bridged": DERIVED,
        "east_west": DERIVED,
        "turnable": DERIVED,
        "diggable": DERIVED,
        "free": DERIVED,
        "landings": DERIVED,
        "open_sites": DERIVED,
        "open_sites_ew": DERIVED,
        "region": DERIVED,
        "size": DERIVED,
        "founded": DERIVED,
        "hosts_checked": DERIVED,
        "cached_actions": DERIVED,
        "owned": DERIVED,
        "changes": DERIVED,
        "build_region": DERIVED,
        "build_known": DERIVED,
        "moves_known": DERIVED,
        "movable_bridges": DERIVED,
        "bridge_moves": DERIVED,
        "bridge_turns": DERIVED,
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
    land: Area  # the cells without canal
    bridged: Area  # the cells with a bridge
    east_west: Area  # the bridges that end in the east and west
    turnable: Area  # the bridges that could lie on the other axis, maintained by legal_cache
    diggable: Area  # the cells that may become water, maintained by legal_cache
    free: Area  # the free land, maintained by legal_cache
    landings: Area  # the cells that a jump may end on, maintained by legal_cache
    open_sites: Area  # the cells where a bridge may lie north to south, maintained by legal_cache
    open_sites_ew: Area  # the same, east to west
    region: bytes  # cell: its district, NO_REGION on water
    size: list[int]  # district: cells
    founded: list[int]  # district: size of its tile
    hosts_checked: bool  # no change since the last search for tiles without host
    cached_actions: list[list[int]]  # kind: sorted actions, see legal_cache
    changes: list[int]  # of the cached actions, not carried out yet
    owned: int  # kinds, as bits, whose list this state may change; the others it shares with copies
    build_region: list[int]  # slot (always four): district of its `build` actions
    build_known: list[int]  # slot: values, as bits, for which these are cached
    moves_known: bool  # the next three are maintained
    movable_bridges: list[int]  # first `rebridge` action of each bridge that can be moved, sorted
    bridge_moves: list[int]  # for each of them its moves to the open sites, equally many
    bridge_turns: list[int]  # the `rebridge` actions that turn a bridge on the spot

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
        new.land = self.land
        new.bridged = self.bridged
        new.east_west = self.east_west
        new.turnable = self.turnable
        new.diggable = self.diggable
        new.free = self.free
        new.landings = self.landings
        new.open_sites = self.open_sites
        new.open_sites_ew = self.open_sites_ew
        new.region = self.region
        new.size = self.size.copy()
        new.founded = self.founded.copy()
        new.hosts_checked = self.hosts_checked
        new.cached_actions = self.cached_actions.copy()
        new.changes = self.changes.copy()
        new.owned = self.owned = 0
        new.build_region = self.build_region.copy()
        new.build_known = self.build_known.copy()
        new.moves_known = False
        new.movable_bridges = NO_ACTIONS
        new.bridge_moves = NO_ACTIONS
        new.bridge_turns = NO_ACTIONS
        return new


def with_change(numbers: list[int], at: int, by: int) -> list[int]:
    """Return the numbers with one of them changed: lists that copies share are replaced, never changed in place."""
    changed = numbers.copy()
    changed[at] += by
    return changed


def with_cell(board: bytes, cell: int, value: int) -> bytes:
    """Return the board with another value on one cell."""
    return board[:cell] + bytes([value]) + board[cell + 1 :]
