"""A position of Mexica: what lies on the table, and beside it what follows from that (districts, offers).

Everything on the table is public (M21.1). The derived fields are caches that make `legal` fast: `offers` keeps them,
and a test compares them with a fresh computation.
"""

from typing import ClassVar, Final

from patolli.core.audience import ALL, DERIVED, Audience, Seat
from patolli.core.state import State

NEUTRAL_OWNER: Final = 4
NO_CELL: Final = -1
NO_REGION: Final = -1


class Laws:
    """The options as the rules ask for them (M19.1)."""

    def __init__(self, edition_2002: bool, protect: bool, vote: bool, stall_rounds: int) -> None:
        self.edition_2002 = edition_2002
        self.protect = protect
        self.vote = vote
        self.stall_rounds = stall_rounds


DEFAULT_LAWS: Final = Laws(edition_2002=False, protect=True, vote=True, stall_rounds=5)


class Mexica(State):
    """The table. Lists are indexed by cell, by seat, by value - 1 or by size - 3, as their comments say."""

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
        "laws": DERIVED,
        "stands": DERIVED,
        "ends": DERIVED,
        "region": DERIVED,
        "size": DERIVED,
        "founded": DERIVED,
        "marks": DERIVED,
        "jump_offers": DERIVED,
        "canal_offers": DERIVED,
        "double_offers": DERIVED,
        "bridge_offers": DERIVED,
        "moves_known": DERIVED,
        "moving": DERIVED,
        "move_offers": DERIVED,
        "build_region": DERIVED,
        "build_known": DERIVED,
        "build_offers": DERIVED,
        "hosts_known": DERIVED,
    }

    def __init__(self) -> None:
        super().__init__()
        self.phase = 1
        self.round = 0
        self.turn: Seat = 0
        self.idle = True  # every turn of this round was idle so far (M14.4)
        self.progress = False  # somebody dug, built or founded in this round (M14.5)
        self.stalled = 0  # rounds in a row without progress
        self.canal: list[int] = []  # cell: 0 land, 1 single, 2 to 5 double with its other half north, east, south, west
        self.bridge: list[int] = []  # cell: 0 none, 1 ns, 2 ew
        self.temple: list[int] = []  # cell: value
        self.owner: list[int] = []  # cell: seat of the temple, 4 neutral, -1 none
        self.tile: list[int] = []  # cell: size of the tile
        self.mexica: list[int] = []  # seat: cell, -1 before it is placed
        self.singles = 0
        self.doubles = 0
        self.bridges = 0
        self.bank = 0  # chips in the supply
        self.display: list[int] = []  # size: copies
        self.waiting: list[int] = []
        self.removed: list[int] = []
        self.hand: list[list[int]] = []  # seat, value: temples in hand
        self.neutral: list[int] = []  # value: neutral temples not yet placed
        self.chips: list[int] = []
        self.points: list[int] = []
        self.earned: list[list[int]] = []  # seat: points by source, see scoring
        self.reasons: list[str] = []  # why each phase ended
        self.laws = DEFAULT_LAWS
        self.stands: list[int] = []  # cell: seat + 1 of the Mexica there
        self.ends: list[int] = []  # cell: how many bridges end there
        self.region: list[int] = []  # cell: its district, -1 on water
        self.size: list[int] = []  # district: cells
        self.founded: list[int] = []  # district: size of its tile
        self.marks: list[int] = []  # cell: which of the offers below name it, see offers
        self.jump_offers: list[int] = []
        self.canal_offers: list[int] = []
        self.double_offers: list[int] = []
        self.bridge_offers: list[int] = []
        self.hosts_known = False  # nothing has changed since tiles without host were last looked for
        self.moves_known = False  # whether the next two are kept
        self.moving: list[int] = []  # cells of the bridges that can be moved, sorted
        self.move_offers: list[list[int]] = []  # for each of them its `rebridge` actions
        self.build_region = NO_REGION  # the district that build_offers is about
        self.build_known = 0  # for which values it is filled, as bits
        self.build_offers: list[list[int]] = []  # value: actions

    def copy(self) -> "Mexica":
        new = Mexica()
        new.players = self.players
        new.stack = [frame.copy() for frame in self.stack]
        new.phase = self.phase
        new.round = self.round
        new.turn = self.turn
        new.idle = self.idle
        new.progress = self.progress
        new.stalled = self.stalled
        new.canal = self.canal.copy()
        new.bridge = self.bridge.copy()
        new.temple = self.temple.copy()
        new.owner = self.owner.copy()
        new.tile = self.tile.copy()
        new.mexica = self.mexica.copy()
        new.singles = self.singles
        new.doubles = self.doubles
        new.bridges = self.bridges
        new.bank = self.bank
        new.display = self.display.copy()
        new.waiting = self.waiting.copy()
        new.removed = self.removed.copy()
        new.hand = [held.copy() for held in self.hand]
        new.neutral = self.neutral.copy()
        new.chips = self.chips.copy()
        new.points = self.points.copy()
        new.earned = [earned.copy() for earned in self.earned]
        new.reasons = self.reasons.copy()
        new.laws = self.laws
        new.stands = self.stands.copy()
        new.ends = self.ends.copy()
        new.region = self.region.copy()
        new.size = self.size.copy()
        new.founded = self.founded.copy()
        new.marks = self.marks.copy()
        new.jump_offers = self.jump_offers.copy()
        new.canal_offers = self.canal_offers.copy()
        new.double_offers = self.double_offers.copy()
        new.bridge_offers = self.bridge_offers.copy()
        new.hosts_known = self.hosts_known
        new.moves_known = self.moves_known
        new.moving = self.moving.copy()
        new.move_offers = [row.copy() for row in self.move_offers]
        new.build_region = self.build_region
        new.build_known = self.build_known
        new.build_offers = [offers.copy() for offers in self.build_offers]
        return new
