"""The action board (I6): its prices, and the acts that a seat can pay.

Acts are kept by their price without cards, as sets: bit 0 is the first of ACTS. Acts whose price a card changes for a
seat are then looked at one by one.
"""

from typing import Final

from mypy_extensions import i64

from patolli.core.audience import Seat
from patolli.games.chichen_itza.data.cards import PLACER_PAYS, PRICE_MINUS, REPEAT_TILE
from patolli.games.chichen_itza.data.components import ACTIONS, HERO_TILE, MAX_COST, SLOTS
from patolli.games.chichen_itza.state import BIT, NO_SEAT, ChichenState, gods_of, members, owns, with_entry, with_row

FREE_MOVE: Final = ACTIONS.index("free")
PAIRS: Final = range(HERO_TILE + 1, len(SLOTS))  # the tiles with two parts
ACT_TILE: Final[list[int]] = [*range(HERO_TILE), *[HERO_TILE] * 3, *(tile for tile in PAIRS for _ in range(2))]
NOT_THERE: Final = -1


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
    """Return the price of a field by its cost and action markers: the lower cost, or the higher if marked (I6.5)."""
    columns = len(s.column_cost)
    row, column = s.row_cost[field // columns], s.column_cost[field % columns]
    return max(row, column) if is_marked(s, field) else min(row, column)


def price(s: ChichenState, seat: Seat, act: int, field: int) -> int:
    """Return the price of an act for a seat, cards included (I6.5 to I6.9)."""
    action = s.box.act_action[act]
    if action == FREE_MOVE:  # I7.21
        return 0
    cost, cap, minus = base_price(s, field), s.box.cap_god[action], discount(s, seat, field)
    if cap and owns(s, seat, cap):
        cost = min(cost, s.box.god_value[cap])
    return max(0, cost - minus) if minus else cost


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


# Sets of acts


def paid_acts(s: ChichenState, seat: Seat, coins: int) -> i64:
    """Return the acts that a seat can pay with so many coins, on tiles that it has not used up (I6.3, I6.11)."""
    if not s.offers:
        keep_offers(s)
    special = acts_with_cards(s, seat)
    found: i64 = s.offers[min(coins, MAX_COST)] & ~special
    if special:
        for act in members(special):
            if total_price(s, seat, act, field_of(s, ACT_TILE[act])) <= coins:
                found |= BIT[act]
    return found if may_repeat(s, seat) else found & ~s.marked[seat]


def acts_with_cards(s: ChichenState, seat: Seat) -> i64:
    """Return the acts on the board whose price cards change for a seat (I6.6 to I6.10)."""
    found: i64 = 0
    for god in gods_of(s, seat):
        found |= s.box.capped_acts[god]
    if owns(s, seat, PRICE_MINUS):
        for marked in s.marked:
            found |= marked
    if may_pay_toll(s, seat):
        found |= s.marked[s.god_owner[PLACER_PAYS]]
    return found & s.offers[MAX_COST]


def keep_offers(s: ChichenState) -> None:
    """Compute the sets of acts by price, and by the seats whose markers lie on their tiles."""
    offers, marked = [0] * (MAX_COST + 1), [0] * s.players
    for field in range(len(s.slot)):
        acts, cost = s.box.tile_acts[s.slot[field]], base_price(s, field)
        offers[cost] = offers[cost] | acts
        for seat in range(s.players):
            if s.marker[field][seat]:
                marked[seat] = marked[seat] | acts
    offers[0] = offers[0] | s.box.acts_of[FREE_MOVE]  # I7.21; each count of seats has its tile
    for coins in range(MAX_COST):
        offers[coins + 1] = offers[coins + 1] | offers[coins]
    s.offers, s.marked = offers, marked


def put_marker(s: ChichenState, seat: Seat, field: int) -> None:
    """Put a marker of a seat on a field; the price of the field may rise."""
    marker = s.marker[field]
    if marker[seat]:
        s.repeated = with_entry(s.repeated, seat, s.repeated[seat] + 1)
    before = base_price(s, field)
    s.marker = with_row(s.marker, field, with_entry(marker, seat, marker[seat] + 1))
    if not s.offers:
        return
    after = base_price(s, field)
    acts = s.box.tile_acts[s.slot[field]]
    s.marked = with_entry(s.marked, seat, s.marked[seat] | acts)
    if after != before:
        dearer, offers = acts & ~s.box.acts_of[FREE_MOVE], s.offers.copy()
        for coins in range(before, after):
            offers[coins] = offers[coins] & ~dearer
        s.offers = offers
