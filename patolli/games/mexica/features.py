"""What a position is worth to a seat: the points it has, and what it may hope for, as a person would name it.

Hope is what districts will pay by the temples in them, the next founding, the next temple, and the chips and temples
kept. A Mexica is at one place only, so of the things it could do next the best counts.
"""

from typing import Final

from mypy_extensions import i64

from patolli.core.audience import Seat
from patolli.games.mexica.areas import cells_in
from patolli.games.mexica.board import (
    CELLS,
    COPIES,
    DOUBLES,
    MIDDLE,
    NEAR,
    ORDINARY,
    SHOWN,
    SINGLES,
    SMALL,
    SMALLEST,
    STARTS,
    VALUES,
    around,
)
from patolli.games.mexica.districts import home
from patolli.games.mexica.flow import AP, Turn
from patolli.games.mexica.movement import JUMP_COST, can_step, waves
from patolli.games.mexica.offers import FREE, LAND
from patolli.games.mexica.scoring import PALACE_POINTS, numbers
from patolli.games.mexica.sites import Ground, best_site
from patolli.games.mexica.state import NEUTRAL_OWNER, NO_REGION, Mexica
from patolli.games.mexica.weights import WEIGHTS

LATER: Final = sum(COPIES) - SHOWN  # tiles that phase 2 will show
STEP: Final = 0.05  # an action point spent: of equals, the seat rather ends its turn
PROPOSAL: Final = 3.0  # to give up a tile that somebody may still found
AROUND: Final = [around(cell, [(0, 0), (3, 0), (-3, 0), (0, 3), (0, -3)]) for cell in range(CELLS)]  # to look for sites
PASSED: Final = [0.04, 0.08, 0.06, 0.03, 0.02, 0.01]  # chance that a rival elsewhere gets past such a lead
PASSED_HERE: Final = [0.16, 0.2, 0.2, 0.14, 0.09, 0.05]  # and one whose Mexica stands in the district
FEW: Final = 3  # chips that a seat surely finds a use for
SOON: Final = [0.87**away for away in range(JUMP_COST + 1)]  # what counts of a temple built later, by the way
LATE: Final = [0.94**work for work in range(SINGLES + DOUBLES + JUMP_COST + 1)]  # and of a district, by the work


def value(s: Mexica, seat: Seat) -> float:
    """What a seat has and hopes for, less what its rivals do: half the best of them, half all on average."""
    lay = Lay(s)
    sums = [possession(s, lay, other) for other in range(s.players)]
    if s.stack and s.mexica[seat] >= 0:
        away = distances(s, seat)
        foundings(s, lay, seat, away, sums)
        sums[seat] += plans(s, lay, seat, away)
    rivals = [total for other, total in enumerate(sums) if other != seat]
    return sums[seat] - (max(rivals) + sum(rivals) / len(rivals)) / 2 + common(s, lay) - lay.trouble(seat)


class Lay:
    """What the features share: by district, temples and room for more, and what it may pay; the turn that goes on."""

    def __init__(self, s: Mexica) -> None:
        count = len(s.size)
        self.temples = [[0] * (NEUTRAL_OWNER + 1) for _i in range(count)]
        self.room = [0] * count
        self.count(s)
        self.tiles = sum(s.display)
        self.ready = [is_ready(s, region, self.room[region]) for region in range(count)]
        self.scale = [scale(s, region, self.ready[region], self.tiles) for region in range(count)]
        self.level = level_worth(s, self.tiles)
        self.last = [not any(hand) for hand in s.hand]
        self.levels = [hand[0] + 2 * hand[1] + 3 * hand[2] + 4 * hand[3] for hand in s.hand]
        over = s.phase == 2 and self.tiles == 0 and any(self.last)  # with this round, so for whoever has had a turn
        self.rests = [last or (over and seat < s.turn) for seat, last in enumerate(self.last)]
        self.homes = [home(s, seat) for seat in range(s.players)]
        self.mover, self.ap, self.taken, self.proposed = -1, 0, 0, False
        for frame in s.stack:
            if isinstance(frame, Turn):
                self.mover, self.ap, self.taken, self.proposed = frame.seat, frame.ap, frame.taken, frame.proposed

    def count(self, s: Mexica) -> None:
        """Count temples and free plots by district."""
        marks, region, temple, room = s.marks, s.region, s.temple, self.room
        cell: i64
        for cell in ORDINARY:
            mark: i64 = marks[cell]
            if mark & FREE:
                here = region[cell]
                room[here] = room[here] + 1
            elif temple[cell]:
                temples, owner = self.temples[region[cell]], s.owner[cell]
                temples[owner] = temples[owner] + temple[cell]

    def trouble(self, seat: Seat) -> float:
        """What a seat's turn has cost so far: nothing once it has ended."""
        if self.mover != seat:
            return 0.0
        return STEP * max(0, AP - self.ap) + (PROPOSAL if self.proposed else 0.0)

    def means(self, s: Mexica, seat: Seat) -> int:
        """The action points that a seat still has in this turn, with the chips that it may spend."""
        return self.ap + s.chips[seat] - self.taken if self.mover == seat else 0


def common(s: Mexica, lay: Lay) -> float:
    """What is left for everybody; tiles that phase 2 will show count already, or its coming would seem a gain."""
    w = WEIGHTS[s.players]
    tiles = lay.tiles + (LATER if s.phase == 1 else 0)
    return w.canal * (s.singles + s.doubles) + w.bridge * s.bridges + w.tile * tiles


def is_ready(s: Mexica, region: int, room: int) -> bool:
    """Whether a district can be founded by whoever comes."""
    row = s.size[region] - SMALLEST
    return s.founded[region] == 0 and 0 <= row < len(s.display) and s.display[row] > 0 and room > 0


def scale(s: Mexica, region: int, ready: bool, tiles: int) -> float:
    """How much of its numbers a district may pay in the scorings to come."""
    w = WEIGHTS[s.players]
    if s.founded[region]:
        return w.founded if s.phase == 1 else 1.0
    if ready:
        return w.ready if s.phase == 1 else w.ready_late
    if s.phase == 1:
        return 0.0 if tiles else 3.0 / max(s.size[region], SMALLEST)
    return min(1.0, 40.0 / max(s.size[region], 1)) / (1.0 + w.cut * tiles)  # it will be cut up


def level_worth(s: Mexica, tiles: int) -> float:
    """What a level in hand is worth: a better use of it later."""
    if s.phase == 1:
        return WEIGHTS[s.players].level if tiles else 0.1
    return WEIGHTS[s.players].level_late if tiles else 0.02


def pay(s: Mexica, lay: Lay, region: int, seat: Seat, more: int) -> float:
    """What a district may pay a seat that adds a temple of this value, by the place it can expect."""
    temples = lay.temples[region]
    mine = temples[seat] + more
    if mine == 0 or lay.scale[region] == 0.0:
        return 0.0
    w, full = WEIGHTS[s.players], lay.room[region] == (1 if more else 0)
    place = 0.0
    for other in range(NEUTRAL_OWNER + 1):
        lead = mine - temples[other]
        if other == seat or lead >= len(PASSED):
            continue
        if lead < 0:
            place += 1.0
        elif w.careful and other < s.players and s.phase == 2 and lay.levels[other] <= lead:
            continue
        elif not (full or other >= s.players or lay.rests[other]):
            place += w.passed_here * PASSED_HERE[lead] if lay.homes[other] == region else w.passed * PASSED[lead]
    big, middle, small = numbers(s.size[region], s.founded[region] > 0)
    if place < 1.0:
        paid = big + (middle - big) * place
    elif place < 2.0:
        paid = middle + (small - middle) * (place - 1.0)
    else:
        paid = max(0.0, small * (3.0 - place))
    return lay.scale[region] * paid


def possession(s: Mexica, lay: Lay, seat: Seat) -> float:
    """Points, what the temples of a seat may bring, and what it keeps."""
    if not s.stack:
        return s.points[seat] + 0.1 * s.chips[seat]
    total = s.points[seat] + chips_worth(s, seat)
    for region in range(len(s.size)):
        if lay.temples[region][seat]:
            total += pay(s, lay, region, seat, 0)
    for value, count in enumerate(s.hand[seat]):
        total += lay.level * (value + 1) * count
    if s.mexica[seat] in STARTS:
        total += PALACE_POINTS * scoring_chance(s, lay)
    return total


def chips_worth(s: Mexica, seat: Seat) -> float:
    """What the chips of a seat are worth: the first few most."""
    w, chips = WEIGHTS[s.players], s.chips[seat]
    return w.chip * (chips if chips <= FEW else FEW + w.hoarded * (chips - FEW))


def scoring_chance(s: Mexica, lay: Lay) -> float:
    """How likely a scoring comes before a Mexica on a start cell moves on."""
    if lay.tiles:
        return max(0.05, min(0.8, WEIGHTS[s.players].stall * s.stalled))
    return 0.8 if any(lay.last) else 0.2


def distances(s: Mexica, seat: Seat) -> list[int]:
    """By district, what it costs to get there: on foot, by boat, or with a jump."""
    away, cost = [JUMP_COST] * len(s.size), [JUMP_COST] * CELLS
    reached = [s.mexica[seat]]
    cost[reached[0]] = 0
    for at in range(JUMP_COST):
        for cell in reached:
            if cost[cell] == at:
                if s.bridge[cell]:
                    sail_on(s, cell, at, cost, reached)
                else:
                    away[s.region[cell]] = min(away[s.region[cell]], at)
                if at < JUMP_COST - 1:
                    walk_on(s, cell, at, cost, reached)
    return away


def walk_on(s: Mexica, start: int, at: int, cost: list[int], reached: list[int]) -> None:
    """Add the cells that are one step further than one that is reached for so much."""
    near: i64
    for near in NEAR[start]:
        mark: i64 = s.marks[near]
        if mark & LAND and cost[near] == JUMP_COST and can_step(s, start, near):
            cost[near] = at + 1
            reached.append(near)


def sail_on(s: Mexica, start: int, at: int, cost: list[int], reached: list[int]) -> None:
    """Add the bridges that a boat reaches in time from one that is reached for so much."""
    for i, wave in enumerate(waves(s, start, JUMP_COST - 2 - at)):
        for cell in cells_in(wave):
            if s.stands[cell] == 0 and cost[cell] > at + i + 1:
                if cost[cell] == JUMP_COST:
                    reached.append(cell)
                cost[cell] = at + i + 1


def foundings(s: Mexica, lay: Lay, judge: Seat, away: list[int], sums: list[float]) -> None:
    """The districts that are ready: each goes to the first who gets there, and those present share."""
    w = WEIGHTS[s.players]
    for region in range(len(s.size)):
        if not lay.ready[region]:
            continue
        row = s.size[region] - SMALLEST
        left = 1.0
        for k in range(s.players):
            seat = (s.turn + k) % s.players
            inside = home(s, seat) == region
            cost = 0 if inside else away[region] if seat == judge else JUMP_COST - 1
            ap = lay.means(s, seat) if seat == lay.mover else AP + s.chips[seat]
            chance = 0.0 if cost > ap else 0.95 if inside else min(0.95, w.reach - 0.08 * cost)
            sums[seat] += left * chance * MIDDLE[row]
            left *= 1.0 - chance
            if inside:
                sums[seat] += (1.0 - chance) * SMALL[row]


def plans(s: Mexica, lay: Lay, seat: Seat, away: list[int]) -> float:
    """The best that the Mexica could do next, and a part of the second best: build somewhere, or make a district."""
    building = next_temple(s, lay, seat, away)
    making = next_district(s, lay, seat, away) if lay.tiles else 0.0
    return max(building, making) + WEIGHTS[s.players].second * min(building, making)


def next_temple(s: Mexica, lay: Lay, seat: Seat, away: list[int]) -> float:
    """What the best temple would bring that the seat could build next, less the further the way."""
    best = 0.0
    for region in range(len(s.size)):
        if s.size[region] and lay.room[region] > (1 if lay.ready[region] else 0):
            best = max(best, temple_gain(s, lay, region, seat, away[region]))
    return best


def temple_gain(s: Mexica, lay: Lay, region: int, seat: Seat, away: int) -> float:
    """The same in one district."""
    best, now = 0.0, pay(s, lay, region, seat, 0)
    w, ap, hand = WEIGHTS[s.players], lay.means(s, seat), s.hand[seat]
    for value in range(VALUES):
        if hand[value]:
            gain = pay(s, lay, region, seat, value + 1) - now - lay.level * (value + 1)
            best = max(best, gain * (0.9 if away + value + 1 <= ap else w.next_temple * SOON[away]))
    return best


def next_district(s: Mexica, lay: Lay, seat: Seat, away: list[int]) -> float:
    """The best district that could be made near the Mexica and founded, less the more work it is."""
    mine = s.mexica[seat]
    largest = max([row + SMALLEST for row, copies in enumerate(s.display) if copies])
    w, ap, ground = WEIGHTS[s.players], lay.means(s, seat), Ground(s, mine)
    best = 0.0
    for start in AROUND[mine]:
        region = s.region[start]
        if region == NO_REGION or s.founded[region] or lay.ready[region] or (start != mine and s.temple[start]):
            continue
        worth, tiles, inside = best_site(s, ground, start, mine, largest)
        way = 0 if inside else min(JUMP_COST, max(away[region], 3))
        work = tiles + way
        chance = 0.92 if work <= ap else w.next_district * LATE[max(0, work - ap)]
        best = max(best, worth * chance)
    return best
