"""Evaluate a position for a seat: the points that it has, and those that it can expect.

Expected are the payments of districts by the temples in them, the next founding, the next temple, and the use of chips
and temples kept. A Mexica is at one place only, so of its next plans the best counts.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from patolli.core.audience import Seat
from patolli.games.mexica.ai.known_sites import Surroundings, best_site_from
from patolli.games.mexica.ai.weights import WEIGHTS, Weights
from patolli.games.mexica.data.box import MOST_PIECES
from patolli.games.mexica.data.components import (
    CELLS,
    COPIES,
    SHOWN,
    SMALLEST,
    VALUES,
    around,
)
from patolli.games.mexica.rules.bitboard import (
    cell_set,
    cells_in,
    difference,
    empty,
    grown,
    intersection,
    intersects,
    union,
)
from patolli.games.mexica.rules.districts import district_of
from patolli.games.mexica.rules.movement import JUMP_COST, entries, exits, moorings, open_water
from patolli.games.mexica.rules.scoring import PALACE_POINTS, numbers
from patolli.games.mexica.rules.sequence import is_last_phase
from patolli.games.mexica.rules.turn import AP, Turn
from patolli.games.mexica.state import NEUTRAL_OWNER, NO_REGION, MexicaState

LATER: Final = sum(COPIES) - SHOWN  # tiles that phase 2 will show
STEP: Final = 0.05  # for an action point spent, so that the seat ends its turn rather than spend it for nothing
ALL_OWNERS: Final = NEUTRAL_OWNER + 1
OWNERS: Final[list[list[int]]] = [
    [*range(players), NEUTRAL_OWNER] for players in range(NEUTRAL_OWNER + 1)
]  # of temples, by players
PROPOSAL: Final = 3.0  # for a proposal to discard a tile that a seat may still found
AROUND: Final = [around(cell, [(0, 0), (3, 0), (-3, 0), (0, 3), (0, -3)]) for cell in range(CELLS)]  # starts of sites
PASSED: Final = [0.04, 0.08, 0.06, 0.03, 0.02, 0.01]  # by lead: chance that a rival elsewhere gets past it
PASSED_HERE: Final = [0.16, 0.2, 0.2, 0.14, 0.09, 0.05]  # the same for a rival whose Mexica stands in the district
USEFUL_CHIPS: Final = 3  # chips that a seat surely uses
SOON: Final = [0.87**away for away in range(JUMP_COST + 1)]  # by distance: share that counts of a temple built later
LATE: Final = [0.94**work for work in range(2 * MOST_PIECES + JUMP_COST + 1)]  # by work: the same of a district


def evaluate(s: MexicaState, seat: Seat, weights: Weights | None = None) -> float:
    """Return the points and expected points of a seat, less half the best of its rivals and half their mean."""
    survey = Survey(s, weights or WEIGHTS[s.players])
    sums = [possession(s, survey, other) for other in range(s.players)]
    if s.stack and s.mexica[seat] >= 0:
        away = distances(s, seat)
        foundings(s, survey, seat, away, sums)
        sums[seat] += plans(s, survey, seat, away)
    best, total = sums[seat - 1], 0.0  # of the rivals; the one before the seat is one of them
    for other in range(s.players):
        if other != seat:
            best = max(best, sums[other])
            total += sums[other]
    return sums[seat] - (best + total / (s.players - 1)) / 2 + common(s, survey) - survey.effort(seat)


@mypyc_attr(free_list_len=1)
class Survey:
    """Numbers that the terms share: temples, free plots and expected payments by district, and the current turn."""

    def __init__(self, s: MexicaState, w: Weights) -> None:
        self.w = w
        count = len(s.size)
        self.owners = OWNERS[s.players]
        self.temples = [0] * (count * ALL_OWNERS)  # district * ALL_OWNERS + owner: values
        self.room = s.size.copy()
        self.count(s)
        self.tiles = 0
        for copies in s.display:
            self.tiles += copies
        self.ready = [is_ready(s, region, self.room[region]) for region in range(count)]
        self.scale = [scale(s, w, region, self.ready[region], self.tiles) for region in range(count)]
        self.level = level_value(s, w, self.tiles)
        self.levels = [hand[0] + 2 * hand[1] + 3 * hand[2] + 4 * hand[3] for hand in s.hand]
        self.last = [level == 0 for level in self.levels]
        self.late = is_last_phase(s)
        over = self.late and self.tiles == 0 and 0 in self.levels  # this is the last round
        self.rests = [last or (over and seat < s.turn) for seat, last in enumerate(self.last)]
        self.homes = [district_of(s, seat) for seat in range(s.players)]
        self.mover, self.ap, self.taken, self.proposed = -1, 0, 0, False
        for frame in s.stack:
            if isinstance(frame, Turn):
                self.mover, self.ap, self.taken, self.proposed = frame.seat, frame.ap, frame.taken, frame.proposed

    def count(self, s: MexicaState) -> None:
        """Count temples and free plots by district: all its ordinary land but the cells that are taken."""
        region, temple, owner, room, temples = s.region, s.temple, s.owner, self.room, self.temples
        for cell in s.box.palace_cells:
            here = region[cell]
            room[here] = room[here] - 1
        for cell in cells_in(difference(difference(s.land, s.free), cell_set(s.box.palace_cells))):
            here = region[cell]
            room[here] = room[here] - 1
            value = temple[cell]
            if value:
                at = here * ALL_OWNERS + owner[cell]
                temples[at] = temples[at] + value

    def effort(self, seat: Seat) -> float:
        """Return the cost of a seat's turn so far; nothing once it has ended."""
        if self.mover != seat:
            return 0.0
        return STEP * max(0, AP - self.ap) + (PROPOSAL if self.proposed else 0.0)

    def action_points(self, s: MexicaState, seat: Seat) -> int:
        """Return the action points that a seat still has in this turn, with the chips that it may spend."""
        return self.ap + s.chips[seat] - self.taken if self.mover == seat else 0


def common(s: MexicaState, survey: Survey) -> float:
    """Return the value of the supply that is left for everybody.

    The tiles of phase 2 count from the start, so that its beginning does not look like a gain.
    """
    w = survey.w
    tiles = survey.tiles + (0 if is_last_phase(s) else LATER)
    return w.canal * (s.singles + s.doubles) + w.bridge * s.bridges + w.tile * tiles


def is_ready(s: MexicaState, region: int, room: int) -> bool:
    """Say whether a district can be founded by a seat that gets there."""
    row = s.size[region] - SMALLEST
    return s.founded[region] == 0 and 0 <= row < len(s.display) and s.display[row] > 0 and room > 0


def scale(s: MexicaState, w: Weights, region: int, ready: bool, tiles: int) -> float:
    """Return the part of its numbers that a district may pay in the scorings to come."""
    if s.founded[region]:
        return 1.0 if is_last_phase(s) else w.founded
    if ready:
        return w.ready_late if is_last_phase(s) else w.ready
    if s.phase == 1:
        return 0.0 if tiles or is_last_phase(s) else 3.0 / max(s.size[region], SMALLEST)
    return min(1.0, 40.0 / max(s.size[region], 1)) / (1.0 + w.cut * tiles)  # large land will be divided


def level_value(s: MexicaState, w: Weights, tiles: int) -> float:
    """Return the value of a level of temples in hand, which may find a better use later."""
    if is_last_phase(s):
        return w.level_late if tiles else 0.02
    return w.level if tiles else 0.1


def pay(s: MexicaState, survey: Survey, region: int, seat: Seat, more: int) -> float:
    """Return the expected payment of a district to a seat that adds a temple of this value."""
    scale, temples = survey.scale[region], survey.temples
    row: i64 = region * ALL_OWNERS
    mine: i64 = temples[row + seat] + more
    if mine == 0 or scale == 0.0:
        return 0.0
    w, full = survey.w, survey.room[region] == (1 if more else 0)
    place = 0.0
    other: i64
    for other in survey.owners:
        lead = mine - temples[row + other]
        if lead >= len(PASSED) or other == seat:
            continue
        if lead < 0:
            place += 1.0
        elif full or other >= s.players or survey.rests[other]:
            continue
        elif not (w.careful and survey.late and survey.levels[other] <= lead):
            place += w.passed_here * PASSED_HERE[lead] if survey.homes[other] == region else w.passed * PASSED[lead]
    big, middle, small = numbers(s.box, s.size[region], s.founded[region] > 0)
    if place < 1.0:
        paid = big + (middle - big) * place
    elif place < 2.0:
        paid = middle + (small - middle) * (place - 1.0)
    else:
        paid = max(0.0, small * (3.0 - place))
    return scale * paid


def possession(s: MexicaState, survey: Survey, seat: Seat) -> float:
    """Return the points of a seat, the expected payments for its temples, and the value of its stock."""
    if not s.stack:
        return s.points[seat] + 0.1 * s.chips[seat]
    total = s.points[seat] + chips_value(s, survey, seat)
    for region in range(len(s.size)):
        if survey.temples[region * ALL_OWNERS + seat]:
            total += pay(s, survey, region, seat, 0)
    for value, count in enumerate(s.hand[seat]):
        total += survey.level * (value + 1) * count
    if s.mexica[seat] in s.box.starts:
        total += PALACE_POINTS * scoring_chance(s, survey)
    return total


def chips_value(s: MexicaState, survey: Survey, seat: Seat) -> float:
    """Return the value of a seat's chips: the first few count most."""
    w, chips = survey.w, s.chips[seat]
    return w.chip * (chips if chips <= USEFUL_CHIPS else USEFUL_CHIPS + w.hoarded * (chips - USEFUL_CHIPS))


def scoring_chance(s: MexicaState, survey: Survey) -> float:
    """Return the chance that a scoring comes before a Mexica on a start cell moves on."""
    if survey.tiles:
        return max(0.05, min(0.8, survey.w.stall * s.stalled))
    return 0.8 if any(survey.last) else 0.2


def distances(s: MexicaState, seat: Seat) -> list[int]:
    """Return by district the cost to get there: on foot, by boat, or with a jump.

    Sets of cells move on by one action point at a time. A district is reached where the first of them leave a bridge.
    """
    mine = s.mexica[seat]
    away = [JUMP_COST] * len(s.size)
    here, nowhere = cell_set([mine]), cell_set([])
    others = difference(s.standing, here)
    on_land, on_bridges = (nowhere, here) if s.bridge[mine] else (here, nowhere)
    known = here
    if s.bridge[mine] == 0:
        away[s.region[mine]] = 0
    for cost in range(1, JUMP_COST):
        aboard, landed, near = nowhere, nowhere, grown(on_land)
        if not empty(on_bridges):
            landed = intersection(exits(s, difference(on_bridges, others)), s.free)
            for cell in cells_in(landed):
                away[s.region[cell]] = min(away[s.region[cell]], cost)
            if cost < JUMP_COST - 1:  # later there is no time to land
                aboard = moorings(s, open_water(s, on_bridges))  # boats pass other Mexicas too
        if intersects(near, s.bridged):
            aboard = union(aboard, difference(entries(s, on_land), others))
        on_land = difference(union(landed, intersection(near, s.free)), known)
        on_bridges = difference(aboard, known)
        known = union(known, union(on_land, on_bridges))
    return away


def foundings(s: MexicaState, survey: Survey, judge: Seat, away: list[int], sums: list[float]) -> None:
    """Add the expected points of districts that are ready: the first seat to arrive founds, those present share."""
    w = survey.w
    for region in range(len(s.size)):
        if not survey.ready[region]:
            continue
        row = s.size[region] - SMALLEST
        left = 1.0
        for k in range(s.players):
            seat = (s.turn + k) % s.players
            inside = district_of(s, seat) == region
            cost = 0 if inside else away[region] if seat == judge else JUMP_COST - 1
            ap = survey.action_points(s, seat) if seat == survey.mover else AP + s.chips[seat]
            chance = 0.0 if cost > ap else 0.95 if inside else min(0.95, w.reach - 0.08 * cost)
            sums[seat] += left * chance * s.box.middle[row]
            left *= 1.0 - chance
            if inside:
                sums[seat] += (1.0 - chance) * s.box.small[row]


def plans(s: MexicaState, survey: Survey, seat: Seat, away: list[int]) -> float:
    """Return the value of the Mexica's best plan, a temple or a new district, and a part of the second best."""
    building = next_temple(s, survey, seat, away)
    making = next_district(s, survey, seat, away) if survey.tiles else 0.0
    return max(building, making) + survey.w.second * min(building, making)


def next_temple(s: MexicaState, survey: Survey, seat: Seat, away: list[int]) -> float:
    """Return the gain of the best temple that the seat could build next; a longer way counts less."""
    best, ap = 0.0, survey.action_points(s, seat)
    for region in range(len(s.size)):
        if s.size[region] and survey.room[region] > (1 if survey.ready[region] else 0):
            way = away[region]
            later = survey.w.next_temple * SOON[way]
            most = max(0.9, later) if way < ap else later
            if (survey.scale[region] * s.size[region] - survey.level) * most > best:  # as the only one in a district
                best = max(best, temple_gain(s, survey, region, seat, ap - way, later))
    return best


def temple_gain(s: MexicaState, survey: Survey, region: int, seat: Seat, reach: int, later: float) -> float:
    """Return the gain of the best temple in one district: up to the value `reach` in this turn, others later."""
    best, now, hand = 0.0, pay(s, survey, region, seat, 0), s.hand[seat]
    big, middle, small = numbers(s.box, s.size[region], s.founded[region] > 0)
    most = max(big, max(middle, small))  # no temple is paid more
    highest, soonest = survey.scale[region] * most - now, max(0.9, later)
    for value in range(VALUES):
        if hand[value] and (highest - survey.level * (value + 1)) * soonest > best:
            gain = pay(s, survey, region, seat, value + 1) - now - survey.level * (value + 1)
            best = max(best, gain * (0.9 if value < reach else later))
    return best


def next_district(s: MexicaState, survey: Survey, seat: Seat, away: list[int]) -> float:
    """Return the value of the best district that could be made near the Mexica; more work counts less."""
    mine = s.mexica[seat]
    w, ap = survey.w, survey.action_points(s, seat)
    around = Surroundings(s, w, mine)
    best = 0.0
    for start in AROUND[mine]:
        region = s.region[start]
        if region == NO_REGION or s.founded[region] or survey.ready[region] or (start != mine and s.temple[start]):
            continue
        worth, tiles, inside = best_site_from(around, start)
        way = 0 if inside else min(JUMP_COST, max(away[region], 3))
        work = tiles + way
        chance = 0.92 if work <= ap else w.next_district * LATE[max(0, work - ap)]
        best = max(best, worth * chance)
    return best
