"""The action phase (I6, I7): the action board with its prices, the choice of an action, and its effect."""

from typing import Final

from mypy_extensions import i64

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.games.chichen_itza.actions import ACT, ACT_COINS, ACTS
from patolli.games.chichen_itza.data.cards import (
    COINS_ACTION_WARRIORS,
    OTHERS_TO_PEACE,
    PLACER_PAYS,
    PRICE_MINUS,
    REPEAT_TILE,
)
from patolli.games.chichen_itza.data.components import ACTIONS, HERO_TILE, LAND, LEVELS, SLOTS, WATER, Numbers, Words
from patolli.games.chichen_itza.events import ACTED, NO_EFFECT, TOLL, WAR
from patolli.games.chichen_itza.rules.asking import SeatQuestion
from patolli.games.chichen_itza.rules.gain_queue import TREASURES, Gains, UseGod, climb
from patolli.games.chichen_itza.rules.gains import (
    DrawMagic,
    can_draw_magic,
    gain_coins,
    gain_luck,
    turn_wheel,
)
from patolli.games.chichen_itza.rules.gods import TakeGod, is_god_offered
from patolli.games.chichen_itza.rules.heroes import Recruit
from patolli.games.chichen_itza.rules.idol_exchange import THINGS, coins_of_idols
from patolli.games.chichen_itza.rules.movement import Move
from patolli.games.chichen_itza.rules.reach import ANYWHERE, FREE, MoveMap, can_move
from patolli.games.chichen_itza.rules.regroup import Regroup
from patolli.games.chichen_itza.rules.reinforcing import Reinforce
from patolli.games.chichen_itza.rules.scouting import Scouting, can_scout
from patolli.games.chichen_itza.state import (
    BIT,
    HOME,
    NO_SEAT,
    ChichenState,
    members,
    owns,
    with_entry,
    with_row,
)

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
WAY_OF: Final = [NO_WAY] * LAND_MOVE + [LAND, WATER, NO_WAY, ANYWHERE, FREE]  # action: its way to move, or NO_WAY
PAIRS: Final = range(HERO_TILE + 1, len(SLOTS))  # the tiles with two parts
ACT_TILE: Final[list[int]] = [*range(HERO_TILE), *[HERO_TILE] * 3, *(tile for tile in PAIRS for _ in range(2))]
ACT_PART: Final[list[int]] = [*[0] * HERO_TILE, 0, 1, 2, *[0, 1] * len(PAIRS)]
FIRST_ACT: Final[list[int]] = [*map(ACT_TILE.index, range(len(SLOTS))), len(ACTS) - 1]  # tile: its first act
NOT_THERE: Final = -1
TILE_LISTS: Final[Words] = ("", "", "I6.16", "I6.15", "I6.14")  # seats: the rule that lists their action tiles


# Prices


def field_of(s: ChichenState, tile: int) -> int:
    """Return the field of the grid with an action tile, or NOT_THERE."""
    for field in range(len(s.slot)):
        if s.slot[field] == tile:
            return field
    return NOT_THERE


def is_marked(s: ChichenState, field: int) -> bool:
    """Return True if any seat has a marker on a field."""
    for markers in s.marker[field]:
        if markers:
            return True
    return False


def base_price(s: ChichenState, field: int) -> int:
    """Return the price of a field for a seat without cards: its lower cost marker, or the higher if it is marked."""
    if not s.prices:
        s.prices = [marked_price(s, at) for at in range(len(s.slot))]
    return s.prices[field]


def marked_price(s: ChichenState, field: int) -> int:
    """Return the price of a field by its cost and action markers (I6.5)."""
    columns = len(s.column_cost)
    row, column = s.row_cost[field // columns], s.column_cost[field % columns]
    return max(row, column) if is_marked(s, field) else min(row, column)


def price(s: ChichenState, seat: Seat, act: int, field: int) -> int:
    """Return the price of an act for a seat, cards included (I6.5 to I6.9)."""
    action = s.box.parts[ACT_TILE[act]][ACT_PART[act]]
    return reduced_price(s, seat, action, base_price(s, field), discount(s, seat, field))


def reduced_price(s: ChichenState, seat: Seat, action: int, base: int, minus: int) -> int:
    """Return the price of an action on a field with this base price and discount (I6.6 to I6.9)."""
    if action == FREE_MOVE:
        return 0
    cap = s.box.cap_god[action]
    if cap and owns(s, seat, cap):
        base = min(base, s.box.god_value[cap])
    return max(0, base - minus) if minus else base


def discount(s: ChichenState, seat: Seat, field: int) -> int:
    """Return what a seat saves on all acts of a field."""
    return s.box.god_value[PRICE_MINUS] if owns(s, seat, PRICE_MINUS) and is_marked(s, field) else 0


def total_price(s: ChichenState, seat: Seat, act: int, field: int) -> int:
    """Return all coins that an act takes from a seat: its price and the toll."""
    return price(s, seat, act, field) + toll_price(s, seat, field)


def toll_price(s: ChichenState, seat: Seat, field: int) -> int:
    """Return the coins that an act on this field costs beside its price (I6.10)."""
    return 0 if toll(s, seat, field) == NO_SEAT else s.box.god_value[PLACER_PAYS]


def may_pay_toll(s: ChichenState, seat: Seat) -> bool:
    """Return True if another seat is paid for acts on some fields (I6.10)."""
    return s.god_owner[PLACER_PAYS] not in (NO_SEAT, seat)


def toll(s: ChichenState, seat: Seat, field: int) -> Seat:
    """Return the other seat that is paid for an act on this field, or NO_SEAT (I6.10)."""
    owner = s.god_owner[PLACER_PAYS]
    return owner if may_pay_toll(s, seat) and s.marker[field][owner] else NO_SEAT


def may_repeat(s: ChichenState, seat: Seat) -> bool:
    """Return True if g35 still opens tiles with an own marker in this round (I20.35)."""
    return owns(s, seat, REPEAT_TILE) and s.repeated[seat] < s.box.god_numbers[REPEAT_TILE]["per_round"]


def is_used(s: ChichenState, seat: Seat, field: int) -> bool:
    """Return True if a seat has used a field up (I6.3, I20.35)."""
    return s.marker[field][seat] > 0 and not may_repeat(s, seat)


def is_top(s: ChichenState, seat: Seat, action: int) -> bool:
    """Return True if an action turns a wheel that is at its top (I1.15)."""
    return action < GOD and s.wheel[seat][action] == LEVELS


def act_refusal(s: ChichenState, seat: Seat, act: int, field: int) -> str | None:
    """Return the rule that forbids an act on a tile; Coins is always legal (I4.5)."""
    action = s.box.parts[ACT_TILE[act]][ACT_PART[act]]
    if is_top(s, seat, action):
        return "I1.15"
    if field == NOT_THERE:
        return TILE_LISTS[s.players]
    if is_used(s, seat, field):
        return "I6.3"
    left = s.coins[seat] - total_price(s, seat, act, field)
    if left < 0:
        return "I6.11"
    if may_have_no_effect(s, action) or available(s, MoveMap(s, seat), seat, action, left):
        return None
    return "I6.12"


def may_have_no_effect(s: ChichenState, action: int) -> bool:
    """Return True if an action may be chosen that cannot be carried out: all but the free hero move (I6.12)."""
    return action != FREE_MOVE and s.game.holds["any_action"]


def open_acts(s: ChichenState, seat: Seat, coins: int, effective: bool = False) -> i64:
    """Return all acts that `act_refusal` allows to a seat with so many coins, as a set.

    What acts share is computed once. `effective` leaves out those without effect.
    """
    found: i64 = 0
    moves_map = MoveMap(s, seat)
    pays_toll, saves = may_pay_toll(s, seat), owns(s, seat, PRICE_MINUS)
    effective = effective or not s.game.holds["any_action"]
    for field in range(len(s.slot)):
        if s.marker[field][seat] and is_used(s, seat, field):
            continue
        minus = discount(s, seat, field) if saves else 0
        left = coins - toll_price(s, seat, field) if pays_toll else coins
        found |= open_parts(s, moves_map, seat, s.slot[field], base_price(s, field), minus, left, effective)
    return found


def open_parts(
    s: ChichenState, moves_map: MoveMap, seat: Seat, tile: int, base: int, minus: int, coins: int, effective: bool
) -> i64:
    """Return the acts of a tile that a seat may choose at this base price and discount."""
    found: i64 = 0
    actions, first = s.box.parts[tile], FIRST_ACT[tile]
    for part in range(len(actions)):
        action = actions[part]
        left = coins - reduced_price(s, seat, action, base, minus)
        if left < 0 or is_top(s, seat, action):
            continue
        if (not effective and action != FREE_MOVE) or available(s, moves_map, seat, action, left):
            found |= BIT[first + part]
    return found


def available(s: ChichenState, moves_map: MoveMap, seat: Seat, action: int, coins: int) -> bool:
    """Return True if an action can be carried out with these coins left (I7); see `is_top` for wheels."""
    if WAY_OF[action] != NO_WAY:
        return can_move(s, moves_map, seat, WAY_OF[action], coins)
    return can_act(s, seat, action)


def can_act(s: ChichenState, seat: Seat, action: int) -> bool:
    """Return True if an action that is no move can be carried out (I7)."""
    if action < GOD:
        return True
    if action == GOD:
        return is_god_offered(s, seat)
    if action == MAGIC:
        return can_draw_magic(s)
    if action == SCOUTING:
        return can_scout(s, seat)
    if action == REINFORCE:
        return s.reserve[seat] > 0
    if action == RECRUITING:
        return HOME in s.hero_at[seat]
    return True


def has_effect(s: ChichenState, seat: Seat, act: int, coins: int) -> bool:
    """Return True if a legal act can be carried out by a seat that has so many coins before it pays (I6.12)."""
    left = coins - total_price(s, seat, act, field_of(s, ACT_TILE[act]))
    return available(s, MoveMap(s, seat), seat, s.box.parts[ACT_TILE[act]][ACT_PART[act]], left)


class Turn(SeatQuestion):
    """The choice of one action (I6.1, I6.2)."""

    VERBS = ("act", "idol")

    def copy(self) -> "Turn":
        return Turn(self.seat)

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        found = members(open_acts(s, seat, s.coins[seat]))  # the block `act` begins at 0
        found.append(ACT_COINS)
        return found

    def window(self, s: ChichenState, seat: Seat) -> Numbers:
        return THINGS

    def can_change(self, s: ChichenState, seat: Seat) -> bool:
        return open_acts(s, seat, s.coins[seat] + coins_of_idols(s, seat)) != 0  # more than Coins

    def answer_refusal(self, s: ChichenState, seat: Seat, action: Action) -> str | None:
        return None if action == ACT_COINS else act_refusal(s, seat, action - ACT, field_of(s, ACT_TILE[action - ACT]))

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        s.pop()
        if action == ACT_COINS:
            s.emit(ACTED, seat, ACTS[-1], 0)
            gain_coins(s, seat, s.box.action_coins)
            if owns(s, seat, COINS_ACTION_WARRIORS):
                s.push(UseGod(seat, COINS_ACTION_WARRIORS))
            return
        act = action - ACT
        place(s, seat, act)
        carry_out(s, seat, s.box.parts[ACT_TILE[act]][ACT_PART[act]])


def place(s: ChichenState, seat: Seat, act: int) -> None:
    """Pay, and put an action marker on the tile."""
    field = field_of(s, ACT_TILE[act])
    cost = price(s, seat, act, field)
    owner = toll(s, seat, field)
    s.emit(ACTED, seat, ACTIONS[s.box.parts[ACT_TILE[act]][ACT_PART[act]]], cost)
    s.coins[seat] -= cost
    if owner != NO_SEAT:
        s.coins[seat] -= s.box.god_value[PLACER_PAYS]
        s.coins[owner] += s.box.god_value[PLACER_PAYS]
        s.emit(TOLL, seat, owner)
    marker = s.marker[field]
    if marker[seat]:
        s.repeated = with_entry(s.repeated, seat, s.repeated[seat] + 1)
    s.marker = with_row(s.marker, field, with_entry(marker, seat, marker[seat] + 1))
    s.prices = with_entry(s.prices, field, marked_price(s, field))


def carry_out(s: ChichenState, seat: Seat, action: int) -> None:
    """Carry out an action (I7); a move tells by itself if there is none."""
    if not can_act(s, seat, action):
        s.emit(NO_EFFECT, seat)
    elif action < GOD:
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


def declare_war(s: ChichenState, seat: Seat) -> None:
    """Turn both markers to war; with g34 every other seat turns one to peace (I7.13, I20.34)."""
    s.war = with_entry(s.war, seat, s.box.war_markers)
    s.emit(WAR, seat, s.war[seat])
    if owns(s, seat, OTHERS_TO_PEACE):
        for other in s.order:
            if other != seat and s.war[other]:
                s.war = with_entry(s.war, other, max(0, s.war[other] - s.box.god_value[OTHERS_TO_PEACE]))
                s.emit(WAR, other, s.war[other])
