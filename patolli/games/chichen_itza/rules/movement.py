"""Movement (I8), chosen step by step (I25.44), and warriors picked up on the way (I20.59, I20.60)."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from patolli.core.actions import Action
from patolli.core.audience import ALL, DERIVED, Audience, Seat
from patolli.games.chichen_itza.actions import DONE, FROM, KIND, MASKS, MAX_GROUP, PICK, SPOTS, TAKE, TO
from patolli.games.chichen_itza.data.cards import (
    ATTACK_WITHOUT_WAR,
    ATTACKER_PAYS,
    LAND_WATER_SWAP,
    PICK_UP_ON_LAND,
    PICK_UP_ON_WATER,
)
from patolli.games.chichen_itza.data.components import HERO_TYPES, LAND, WATER, Numbers
from patolli.games.chichen_itza.events import CHOSE, JOINED, MOVED, NO_EFFECT, TRIBUTE, WAR
from patolli.games.chichen_itza.rules.asking import SeatQuestion
from patolli.games.chichen_itza.rules.combat.sequence import Fight
from patolli.games.chichen_itza.rules.idol_exchange import COINS, coins_of_idols
from patolli.games.chichen_itza.rules.reach import (
    ANYWHERE,
    SETS,
    Leaving,
    MoveMap,
    coins_needed,
    covered,
    ends,
    group_refusal,
    groups,
    heroes_at,
    includes,
    markers_needed,
    pays_to_attack,
    size_of,
    starts,
    to_refusal,
    visits,
)
from patolli.games.chichen_itza.rules.takeover import place_group, take_over
from patolli.games.chichen_itza.state import (
    CITY,
    GROUP,
    NO_BEAST,
    NO_SEAT,
    ChichenState,
    add_warriors,
    holder,
    owns,
    place_hero,
    unit_limit,
    units_on,
    with_entry,
)

UNKNOWN: Final = -1


@mypyc_attr(free_list_len=1)
class Move(SeatQuestion):
    """The choice of a move (I25.44): the way (g38), the start, the group, the end, warriors picked up (g59, g60)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {
        "seat": ALL,
        "way": ALL,
        "chosen": ALL,
        "start": ALL,
        "warriors": ALL,
        "mask": ALL,
        "end": ALL,
        "picked": ALL,
        "moves_map": DERIVED,
    }
    VERBS = ("kind", "from", "take", "to", "pick", "done", "idol")

    def __init__(self, seat: Seat = 0, way: int = LAND) -> None:
        super().__init__(seat)
        self.way = way
        self.chosen = False  # True once the way is known
        self.start = UNKNOWN
        self.warriors = UNKNOWN
        self.mask = 0
        self.end = UNKNOWN
        self.picked: list[int] = []  # spots in rising order, once for each warrior
        self.moves_map: MoveMap | None = None  # kept: no unit moves before the choice is made

    def copy(self) -> "Move":
        new = Move(self.seat, self.way)
        new.chosen = self.chosen
        new.start = self.start
        new.warriors = self.warriors
        new.mask = self.mask
        new.end = self.end
        new.picked = self.picked.copy()
        new.moves_map = self.moves_map
        return new

    def ready(self, s: ChichenState) -> bool:
        if not self.chosen and (self.way >= ANYWHERE or not owns(s, self.seat, LAND_WATER_SWAP)):
            self.chosen = True
        return True

    def stage(self) -> int:
        """Return the first action of the block that is asked for."""
        if not self.chosen:
            return KIND
        if self.start == UNKNOWN:
            return FROM
        if self.warriors == UNKNOWN:
            return TAKE
        return TO if self.end == UNKNOWN else PICK

    def units(self) -> int:
        """Return the size of the group."""
        return self.warriors + size_of(self.mask) + len(self.picked)

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        return self.open_to(s, seat, s.coins[seat]) or [DONE]  # nobody can move (I6.12)

    def open_to(self, s: ChichenState, seat: Seat, coins: int) -> list[Action]:
        """Return the answers that a seat with so many coins would have."""
        stage = self.stage()
        if stage == PICK:
            return [DONE] + [PICK + spot for spot in self.pickable(s)]
        moves_map = self.map(s)
        if stage == KIND:
            return [KIND + way for way in (LAND, WATER) if starts(s, moves_map, seat, way, coins)]
        if stage == FROM:
            return [FROM + spot for spot in starts(s, moves_map, seat, self.way, coins)]
        if stage == TAKE:
            return [TAKE + group for group in groups(s, moves_map, seat, self.start, self.way, coins)]
        spots = ends(s, moves_map, seat, self.start, self.way, self.units(), self.mask, coins)
        return [TO + spot for spot in spots]

    def window(self, s: ChichenState, seat: Seat) -> Numbers:
        if not s.game.holds["idol_at_any_time"] or not self.can_change(s, seat):
            return ()
        return (COINS,)

    def can_change(self, s: ChichenState, seat: Seat) -> bool:
        coins = s.coins[seat]
        if self.stage() == PICK or coins >= s.box.god_value[ATTACKER_PAYS] or not pays_to_attack(s, seat):
            return False
        return self.open_to(s, seat, coins + coins_of_idols(s, seat)) != self.open_to(s, seat, coins)

    def map(self, s: ChichenState) -> MoveMap:
        """Return the map for this choice."""
        if self.moves_map is None:
            self.moves_map = MoveMap(s, self.seat)
        return self.moves_map

    def pickable(self, s: ChichenState) -> list[int]:
        """Return the passed spots from which another warrior can join (I20.59, I20.60)."""
        god = PICK_UP_ON_WATER if self.way == WATER else PICK_UP_ON_LAND
        if self.way >= ANYWHERE or not owns(s, self.seat, god):
            return []
        limit = unit_limit(s, self.seat)
        there = units_on(s, self.seat, self.end) if self.end != CITY else 0
        if self.units() >= limit or self.units() + there >= limit:
            return []
        first = self.picked[-1] if self.picked and not s.game.holds["any_order"] else CITY
        passed = sorted(set(self.picked))
        found: list[int] = []
        for spot in range(first, SPOTS):
            left = s.warriors[self.seat][spot] - self.picked.count(spot)
            if spot in (self.start, self.end) or left <= 0:
                continue
            wanted = passed if spot in passed else [*passed, spot]
            if visits(s, self.seat, self.start, self.end, self.way, wanted):
                found.append(spot)
        return found

    def answer_refusal(self, s: ChichenState, seat: Seat, action: Action) -> str | None:
        stage, coins = self.stage(), s.coins[seat]
        size = SETS * (MAX_GROUP + 1) if stage == TAKE else 2 if stage == KIND else SPOTS
        if not stage <= action < stage + size:
            return None if action == DONE and DONE in self.answers(s, seat) else "I25.1"
        if stage == TAKE:
            return group_refusal(s, Leaving(s, self.map(s), seat, self.start, self.way, coins), action - TAKE)
        if stage == TO:
            within = covered(s, self.map(s), seat, self.start, self.way, self.mask)
            without_war = includes(s, seat, self.mask, ATTACK_WITHOUT_WAR)
            return to_refusal(s, seat, self.start, action - TO, self.way, within, self.units(), without_war, coins)
        if action in self.answers(s, seat):
            return None
        if stage == KIND:
            return "I20.38"
        if stage == FROM:
            return "I25.12" if units_on(s, seat, action - FROM) else "I8.1"
        return "I20.59" if self.way == WATER else "I20.60"

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        stage = self.stage()
        if action == DONE:
            s.pop()
            if stage == PICK:
                self.go(s)
            else:
                s.emit(NO_EFFECT, seat)
        elif stage == KIND:
            self.way = action - KIND
            self.chosen = True
            s.emit(CHOSE, seat)
        elif stage == FROM:
            self.start = action - FROM
            s.emit(CHOSE, seat)
        elif stage == TAKE:
            self.warriors, i = divmod(action - TAKE, SETS)
            self.mask = MASKS[i]
            s.emit(CHOSE, seat)
        elif stage == TO:
            self.end = action - TO
            s.emit(CHOSE, seat)
        else:
            self.picked = sorted([*self.picked, action - PICK])
            s.emit(JOINED, seat, action - PICK)

    def go(self, s: ChichenState) -> None:
        """Move the group from its start to its end (I25.45)."""
        seat = self.seat
        add_warriors(s, seat, self.start, -self.warriors)
        for spot in self.picked:
            add_warriors(s, seat, spot, -1)
        for kind in range(HERO_TYPES):
            if self.mask >> kind & 1:
                place_hero(s, seat, kind, GROUP)
        s.emit(MOVED, seat, self.start, self.end, self.units())
        arrive(s, seat, self.start, self.end, self.warriors + len(self.picked))


def arrive(s: ChichenState, seat: Seat, start: int, end: int, warriors: int) -> None:
    """Join own units or the city, take an empty tile over, or fight."""
    if end == CITY or units_on(s, seat, end):
        place_group(s, seat, end, warriors)
        return
    other = holder(s, end)
    if other == NO_SEAT and s.creature[end] == NO_BEAST:
        place_group(s, seat, end, warriors)
        take_over(s, seat, end, [])
        return
    if other != NO_SEAT:
        without_war = includes(s, seat, heroes_at(s, seat, GROUP), ATTACK_WITHOUT_WAR)
        markers, coins = markers_needed(s, other, without_war), coins_needed(s, other)
        if markers:
            s.war = with_entry(s.war, seat, s.war[seat] - markers)  # I8.16
            s.emit(WAR, seat, s.war[seat])
        if coins:
            s.coins[seat] -= coins
            s.coins[other] += coins
            s.emit(TRIBUTE, seat, other, coins)
    s.push(Fight(seat, other, end, start, warriors))
