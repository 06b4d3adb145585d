"""The action phase (I6, I7): the action board with its prices, the choice of an action, and what it does."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.games.chichen_itza.actions import ACT, ACT_COINS, ACTS, DONE, IDOL, PUT, SCOUT, SLOTS, SPOTS
from patolli.games.chichen_itza.bonus import TREASURES, Gains, Treasure, UseGod, climb
from patolli.games.chichen_itza.events import ACTED, DECLINED, SCOUTED, TOLL, WAR
from patolli.games.chichen_itza.fight import DrawStrength
from patolli.games.chichen_itza.gains import DrawMagic, can_draw_magic, gain_coins, gain_luck, gain_warriors, turn_wheel
from patolli.games.chichen_itza.gods import TakeGod, deck_size
from patolli.games.chichen_itza.heroes import Recruit, types_at_home
from patolli.games.chichen_itza.movement import Move
from patolli.games.chichen_itza.regroup import Regroup
from patolli.games.chichen_itza.state import (
    CITY,
    NO_BEAST,
    NO_SEAT,
    NO_TILE,
    Chichen,
    Question,
    building,
    changed,
    changed_row,
    garrisons,
    owns,
    room,
)
from patolli.games.chichen_itza.tables import ACTIONS, DECKS, HERO_TILE, LAND, LEVELS, RUIN, WATER
from patolli.games.chichen_itza.takeover import DrawRuin
from patolli.games.chichen_itza.ways import ANYWHERE, FREE, Lay, can_move
from patolli.games.chichen_itza.windows import exchange, exchange_refusal, exchanges

GOD: Final = ACTIONS.index("god")
MAGIC: Final = ACTIONS.index("magic")
SCOUTING: Final = ACTIONS.index("scout")
WAR_ACTION: Final = ACTIONS.index("war")
FAVOUR_ACTION: Final = ACTIONS.index("favour")
REINFORCE: Final = ACTIONS.index("reinforce")
REGROUP: Final = ACTIONS.index("regroup")
LAND_MOVE: Final = ACTIONS.index("land")
WATER_MOVE: Final = ACTIONS.index("water")
RECRUITING: Final = ACTIONS.index("recruit")
HERO_MOVE: Final = ACTIONS.index("move")
FREE_MOVE: Final = ACTIONS.index("free")
NO_WAY: Final = -1
WAY_OF: Final = [NO_WAY] * LAND_MOVE + [LAND, WATER, NO_WAY, ANYWHERE, FREE]  # action: how it moves
PAIRS: Final = range(HERO_TILE + 1, len(SLOTS))  # the tiles with two parts
ACT_TILE: Final[list[int]] = [*range(HERO_TILE), *[HERO_TILE] * 3, *(tile for tile in PAIRS for _ in range(2))]
ACT_PART: Final[list[int]] = [*[0] * HERO_TILE, 0, 1, 2, *[0, 1] * len(PAIRS)]
FIRST_ACT: Final[list[int]] = [*map(ACT_TILE.index, range(len(SLOTS))), len(ACTS) - 1]  # tile: its first act
NOT_THERE: Final = -1


# Prices


def field_of(s: Chichen, tile: int) -> int:
    """The field of the grid with an action tile, or NOT_THERE."""
    for field in range(len(s.slot)):
        if s.slot[field] == tile:
            return field
    return NOT_THERE


def is_marked(s: Chichen, field: int) -> bool:
    """Whether any seat has a marker on a field."""
    for markers in s.marker[field]:
        if markers:
            return True
    return False


def price(s: Chichen, seat: Seat, act: int, field: int) -> int:
    """I6.5 to I6.9: the lower marker if the tile is empty, else the higher; then caps, g17 and h01."""
    columns = len(s.column_cost)
    row, column = s.row_cost[field // columns], s.column_cost[field % columns]
    marked = is_marked(s, field)
    cost = max(row, column) if marked else min(row, column)
    action = s.box.parts[ACT_TILE[act]][ACT_PART[act]]
    cap = s.box.cap_god[action]
    if cap >= 0 and owns(s, seat, cap + 1):
        cost = min(cost, s.box.god_value[cap])
    if marked and owns(s, seat, 17):
        cost = max(0, cost - s.box.god_value[16])
    return 0 if action == FREE_MOVE else cost


def toll(s: Chichen, seat: Seat, field: int) -> Seat:
    """I6.10: the other seat with g20 and a marker on the tile, or NO_SEAT."""
    owner = s.god_owner[20]
    if owner in (NO_SEAT, seat) or s.marker[field][owner] == 0:
        return NO_SEAT
    return owner


def may_repeat(s: Chichen, seat: Seat) -> bool:
    """I20.35: whether g35 still opens tiles with an own marker in this round."""
    return owns(s, seat, 35) and s.repeated[seat] < s.box.god_numbers[34]["per_round"]


def act_refusal(s: Chichen, seat: Seat, act: int, field: int, lay: Lay | None = None) -> str | None:
    """Why an action on a tile cannot be chosen; Coins always can (I4.5)."""
    action = s.box.parts[ACT_TILE[act]][ACT_PART[act]]
    if action < GOD and s.wheel[seat][action] == LEVELS:
        return "I1.15"
    if field == NOT_THERE:
        return f"I6.{18 - s.players}"  # the list of the tiles for this number of seats
    if s.marker[field][seat] and not may_repeat(s, seat):
        return "I6.3"
    left = s.coins[seat] - price(s, seat, act, field)
    if toll(s, seat, field) != NO_SEAT:
        left -= s.box.god_value[19]
    if left < 0:
        return "I6.11"
    return None if available(s, seat, action, left, lay) else "I6.12"


def available(s: Chichen, seat: Seat, action: int, coins: int, lay: Lay | None) -> bool:
    """I7: whether an action, other than to turn a wheel, can be carried out with these coins left."""
    if action == GOD:
        return gods_offered(s, seat)
    if action == MAGIC:
        return can_draw_magic(s)
    if action == SCOUTING:
        return can_scout(s, seat)
    if action == REINFORCE:
        return s.reserve[seat] > 0
    if action == RECRUITING:
        return bool(types_at_home(s, seat))
    if WAY_OF[action] != NO_WAY:
        return can_move(s, lay or Lay(s, seat), seat, WAY_OF[action], coins)
    return True


def gods_offered(s: Chichen, seat: Seat) -> bool:
    """I7.2: a face-up card, or with g30 a deck."""
    for colour in range(len(DECKS)):
        if s.open_gods[colour] or (owns(s, seat, 30) and deck_size(s, colour)):
            return True
    return False


class Turn(Question):
    """I6.1, I6.2: one action, after exchanges of idols (W1)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL}
    ANSWERS = ("act", "idol")

    def __init__(self, seat: Seat = 0) -> None:
        self.seat = seat

    def copy(self) -> "Turn":
        return Turn(self.seat)

    def asked(self, s: Chichen) -> Seat:
        return self.seat

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        lay = Lay(s, seat)
        found: list[Action] = []
        for field in range(len(s.slot)):
            tile = s.slot[field]
            for act in range(FIRST_ACT[tile], FIRST_ACT[tile + 1]):
                if act_refusal(s, seat, act, field, lay) is None:
                    found.append(ACT + act)
        found.sort()
        found.append(ACT_COINS)
        return found + exchanges(s, seat, (0, 1, 2)) if s.idols[seat] else found

    def has_choice(self, s: Chichen, seat: Seat) -> bool:
        if s.idols[seat]:
            return True
        for field in range(len(s.slot)):
            tile = s.slot[field]
            for act in range(FIRST_ACT[tile], FIRST_ACT[tile + 1]):
                if act_refusal(s, seat, act, field) is None:
                    return True
        return False

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        if action >= IDOL:
            return exchange_refusal(s, seat, action - IDOL)
        return None if action == ACT_COINS else act_refusal(s, seat, action - ACT, field_of(s, ACT_TILE[action - ACT]))

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        if action >= IDOL:
            exchange(s, seat, action - IDOL)
            return
        s.pop()
        if action == ACT_COINS:
            s.tell(ACTED, seat, ACTS[-1], 0)
            gain_coins(s, seat, s.box.action_coins)
            if owns(s, seat, 29):
                s.push(UseGod(seat, 29))
            return
        act = action - ACT
        place(s, seat, act)
        carry_out(s, seat, s.box.parts[ACT_TILE[act]][ACT_PART[act]])


def place(s: Chichen, seat: Seat, act: int) -> None:
    """Pay, and put an action marker on the tile."""
    field = field_of(s, ACT_TILE[act])
    cost = price(s, seat, act, field)
    owner = toll(s, seat, field)
    s.tell(ACTED, seat, ACTIONS[s.box.parts[ACT_TILE[act]][ACT_PART[act]]], cost)
    s.coins[seat] -= cost
    if owner != NO_SEAT:
        s.coins[seat] -= s.box.god_value[19]
        s.coins[owner] += s.box.god_value[19]
        s.tell(TOLL, seat, owner)
    marker = s.marker[field]
    if marker[seat]:
        s.repeated[seat] += 1
    s.marker[field] = changed(marker, seat, marker[seat] + 1)


def carry_out(s: Chichen, seat: Seat, action: int) -> None:
    """I7."""
    if action < GOD:
        turn_wheel(s, seat, action)
    elif action == GOD:
        s.push(TakeGod(seat))
    elif action == MAGIC:
        s.push(DrawMagic(seat, s.box.action_magic))
    elif action == SCOUTING:
        s.push(Scouting(seat))
    elif action == WAR_ACTION:
        declare_war(s, seat)
    elif action == FAVOUR_ACTION:
        climb(s, seat)
        gain_luck(s, seat, s.box.favour_luck)
    elif action == REINFORCE:
        s.push(Reinforce(seat))
    elif action == REGROUP:
        s.push(Gains(seat, [TREASURES, 1]))
        s.push(Regroup(seat))
    elif action == RECRUITING:
        s.push(Recruit(seat))
    else:
        s.push(Move(seat, WAY_OF[action]))


def declare_war(s: Chichen, seat: Seat) -> None:
    """I7.13; with g34 every other seat turns a marker to peace (I20.34)."""
    s.war[seat] = s.box.war_markers
    s.tell(WAR, seat, s.war[seat])
    if owns(s, seat, 34):
        for other in s.order:
            if other != seat and s.war[other]:
                s.war[other] = max(0, s.war[other] - s.box.god_value[33])
                s.tell(WAR, other, s.war[other])


# Scouting and reinforcing


def can_scout(s: Chichen, seat: Seat) -> bool:
    """I7.5: a scout is left, and a terrain tile without one."""
    scouts = s.scout[seat]
    placed = 0
    for scout in scouts:
        placed += scout
    if placed < s.box.scouts:
        for spot in range(1, SPOTS):
            if s.tile[spot] != NO_TILE and not scouts[spot]:
                return True
    return False


def scout_tiles(s: Chichen, seat: Seat) -> list[int]:
    """I7.5: terrain tiles without an own scout."""
    return [spot for spot in range(1, SPOTS) if s.tile[spot] != NO_TILE and not s.scout[seat][spot]]


class Scouting(Question):
    """I7.5 to I7.8: a scout, what it sees, and a treasure; with g33 a second one."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL}
    ANSWERS = ("scout",)

    def __init__(self, seat: Seat = 0) -> None:
        self.seat = seat

    def asked(self, s: Chichen) -> Seat:
        return self.seat

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        return [SCOUT + spot - 1 for spot in scout_tiles(s, seat)]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        return None if action - SCOUT + 1 in scout_tiles(s, seat) else "I7.5"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        spot = action - SCOUT + 1
        s.scout = changed_row(s.scout, seat, changed(s.scout[seat], spot, 1))
        s.tell(SCOUTED, seat, spot)
        s.pop()
        if owns(s, seat, 33):
            s.push(UseGod(seat, 33))
        s.push(Treasure(seat, scouting=True))
        if building(s, spot) == RUIN:
            s.push(DrawRuin(spot, seat))
        if s.creature[spot] != NO_BEAST:
            s.push(DrawStrength(spot, seat))


class Reinforce(Question):
    """I7.16: up to three warriors from the reserve, one by one in map order; five with g31."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "placed": ALL, "last": ALL}
    ANSWERS = ("put", "done")

    def __init__(self, seat: Seat = 0) -> None:
        self.seat = seat
        self.placed = 0
        self.last = CITY

    def ready(self, s: Chichen) -> bool:
        most = s.box.reinforcements + (s.box.god_value[30] if owns(s, self.seat, 31) else 0)
        if self.placed < most and s.reserve[self.seat]:
            return True
        s.pop()
        return False

    def asked(self, s: Chichen) -> Seat:
        return self.seat

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        spots = [CITY, *garrisons(s, seat)]
        found = [DONE] if self.placed else []
        return found + [PUT + spot for spot in spots if spot >= self.last and room(s, seat, spot)]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        if action in self.legal(s, seat):
            return None
        if action == DONE:
            return "I7.16"
        spot = action - PUT
        if spot in garrisons(s, seat) and not room(s, seat, spot):
            return "I2.14"
        return "I7.16" if spot != CITY and spot not in garrisons(s, seat) else "I25.8"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        if action == DONE:
            s.tell(DECLINED, seat)
            s.pop()
            return
        self.last = action - PUT
        self.placed += 1
        gain_warriors(s, seat, 1, self.last)
