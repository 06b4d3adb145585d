"""The supply phase (I5): coins, warriors, idols, shields, hero pay, and the gods that act in it."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.games.chichen_itza.actions import DISMISS, DONE, PAY, PUT, USE, YIELD, use
from patolli.games.chichen_itza.data.cards import (
    COINS_PER_GEM,
    COINS_PER_RUIN_TILE,
    COINS_PER_WATER_TILE,
    FREE_REGROUP,
    NO_HERO_PAY,
    SEARCH_MAGIC_FIRE,
    SEARCH_MAGIC_STONE,
    VILLAGE_CAMP_SWAP,
    WARRIOR_ON_CAMPS,
    WARRIOR_ON_SINGLES,
)
from patolli.games.chichen_itza.data.components import (
    CAMP,
    HERO_TYPES,
    RUIN,
    STRIP_WARRIORS,
    STRIPS,
    TEMPLE,
    VILLAGE,
    WATER,
    Numbers,
)
from patolli.games.chichen_itza.events import DECLINED, FOUND_MAGIC, HERO_PAID, NOT_FOUND, SHIELDS, USED
from patolli.games.chichen_itza.rules.asking import SeatQuestion
from patolli.games.chichen_itza.rules.gains import (
    MAGIC_WORDS,
    bound_deck,
    defence_value,
    gain_coins,
    gain_idols,
    gain_warriors,
    renew_magic,
)
from patolli.games.chichen_itza.rules.heroes import go_home
from patolli.games.chichen_itza.rules.idol_exchange import COINS, coins_of_idols
from patolli.games.chichen_itza.rules.regroup import Regroup
from patolli.games.chichen_itza.state import (
    CITY,
    FIRE,
    HOME,
    STONE,
    ChichenState,
    building,
    change_hand,
    count_buildings,
    garrisons,
    has_room,
    held,
    heroes_on,
    own_tiles,
    owns,
    set_least,
    size,
    terrain_set,
    with_entry,
)

ASKED_GODS: Final[list[int]] = [WARRIOR_ON_SINGLES, WARRIOR_ON_CAMPS, FREE_REGROUP]  # I5.14


def strip(s: ChichenState, seat: Seat, k: int) -> int:
    """Count the warriors on strip k, 1 at the bottom (I1.10)."""
    return max(0, min(STRIP_WARRIORS, s.reserve[seat] - STRIP_WARRIORS * (STRIPS - k)))


def strip_coins(s: ChichenState, seat: Seat) -> int:
    """Return the coins of the strips on their income side (I1.11, I5.1)."""
    return sum(s.box.strip_coins[k] for k in range(1, STRIPS + 1) if strip(s, seat, k))


def strip_points(s: ChichenState, seat: Seat) -> int:
    """Return the points of the other strips (I17.2)."""
    return sum(s.box.strip_points[k] for k in range(1, STRIPS + 1) if not strip(s, seat, k))


# Steps A to D


def income(s: ChichenState, seat: Seat) -> None:
    """Pay coins of strips and villages: step A (I5.1 to I5.3)."""
    gain_coins(s, seat, strip_coins(s, seat))
    villages = count_buildings(s, seat, VILLAGE)
    if owns(s, seat, VILLAGE_CAMP_SWAP):
        if villages + count_buildings(s, seat, CAMP):
            s.push(Yield(seat))
    else:
        gain_coins(s, seat, s.box.village_coins * villages)


def recruits(s: ChichenState, seat: Seat, yielded: int) -> None:
    """Give warriors, with g27 one for each building that paid no coins: step B (I5.4)."""
    camps = count_buildings(s, seat, CAMP)
    if owns(s, seat, VILLAGE_CAMP_SWAP):
        more = s.box.god_numbers[VILLAGE_CAMP_SWAP]["warriors"] * (camps + count_buildings(s, seat, VILLAGE) - yielded)
    else:
        more = s.box.camp_warriors * camps
    gain_warriors(s, seat, s.box.supply_warriors + more)


def idols(s: ChichenState, seat: Seat) -> None:
    """Give idols of temples: step C (I5.5)."""
    gain_idols(s, seat, s.box.temple_idols * count_buildings(s, seat, TEMPLE))


def fill_shields(s: ChichenState, seat: Seat) -> None:
    """Fill the shields: step D (I5.6)."""
    value = defence_value(s, seat)
    if s.shields[seat] < value:
        s.emit(SHIELDS, seat, value - s.shields[seat])
        s.shields[seat] = value


class Yield(SeatQuestion):
    """The number of villages and camps that pay coins, with g27 (I5.3)."""

    VERBS = ("yield", "idol")
    RULE = "I5.3"

    def most(self, s: ChichenState) -> int:
        """Count the villages and camps of the seat."""
        return count_buildings(s, self.seat, VILLAGE) + count_buildings(s, self.seat, CAMP)

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        return list(range(YIELD, YIELD + self.most(s) + 1))

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        s.pop()
        gain_coins(s, seat, s.box.god_numbers[VILLAGE_CAMP_SWAP]["coins"] * (action - YIELD))
        s.yielded = with_entry(s.yielded, seat, action - YIELD)


# Step E


def pay(s: ChichenState, seat: Seat, kind: int) -> int:
    """Return the coins that a hero is due (I5.11, I5.12)."""
    return 0 if owns(s, seat, NO_HERO_PAY) else s.box.hero_pay[s.hero_card[seat][kind]]


class Pay(SeatQuestion):
    """The pay or dismissal of each hero on the board, in any order (I5.7 to I5.11); by rules 1 in the order a, b, c."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "kind": ALL, "paid": ALL}
    SINCE: ClassVar[dict[str, str]] = {"paid": "any_order"}
    VERBS = ("pay", "dismiss", "idol")
    RULE = "I5.7"

    def __init__(self, seat: Seat = 0) -> None:
        super().__init__(seat)
        self.kind = 0  # the type that is asked for, by rules 1
        self.paid = [0] * HERO_TYPES  # by type: 1 once its hero is paid

    def unpaid(self, s: ChichenState) -> list[int]:
        """Return the types whose heroes may be paid or dismissed now."""
        if not s.game.holds["any_order"]:
            return [self.kind] if self.kind < HERO_TYPES else []
        return [kind for kind in range(HERO_TYPES) if s.hero_at[self.seat][kind] != HOME and not self.paid[kind]]

    def ready(self, s: ChichenState) -> bool:
        if s.game.holds["any_order"]:
            self.dismiss_unpayable(s)
        else:
            while self.kind < HERO_TYPES and s.hero_at[self.seat][self.kind] == HOME:
                self.kind += 1
        if self.unpaid(s):
            return True
        s.pop()
        return False

    def dismiss_unpayable(self, s: ChichenState) -> None:
        """Send the heroes home that the seat could not pay with all its idols either (I5.9)."""
        most = s.coins[self.seat] + coins_of_idols(s, self.seat)
        for kind in self.unpaid(s):
            if pay(s, self.seat, kind) > most:
                go_home(s, self.seat, kind)

    def window(self, s: ChichenState, seat: Seat) -> Numbers:
        return () if owns(s, seat, NO_HERO_PAY) else (COINS,)

    def can_change(self, s: ChichenState, seat: Seat) -> bool:
        return True  # with all idols each hero that is asked for can be paid

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        unpaid = self.unpaid(s)
        found = [PAY + kind for kind in unpaid if pay(s, seat, kind) <= s.coins[seat]]
        return found + [DISMISS + kind for kind in unpaid]

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        if action >= DISMISS:
            kind = action - DISMISS
            go_home(s, seat, kind)
        else:
            kind = action - PAY
            due = pay(s, seat, kind)
            s.coins[seat] -= due
            s.emit(HERO_PAID, seat, s.box.heroes[s.hero_card[seat][kind]], due)
        if s.game.holds["any_order"]:
            self.paid[kind] = 1 if action < DISMISS else 0
        else:
            self.kind += 1


# Gods at the end of the phase


def supply_gods(s: ChichenState, seat: Seat) -> None:
    """Let gods act by themselves (I5.13), then ask for the others (I5.14)."""
    if owns(s, seat, COINS_PER_WATER_TILE):
        water = size(held(s, seat) & terrain_set(s, WATER))
        gain_coins(s, seat, s.box.god_value[COINS_PER_WATER_TILE] * water)
    if owns(s, seat, COINS_PER_RUIN_TILE):
        gain_coins(s, seat, s.box.god_value[COINS_PER_RUIN_TILE] * count_buildings(s, seat, RUIN))
    if owns(s, seat, COINS_PER_GEM):
        gain_coins(s, seat, s.box.god_value[COINS_PER_GEM] * sum(s.gems[seat]))
    if owns(s, seat, SEARCH_MAGIC_FIRE):
        search(s, seat, FIRE)
    if owns(s, seat, SEARCH_MAGIC_STONE):
        search(s, seat, STONE)
    s.push(SupplyGods(seat))


def search(s: ChichenState, seat: Seat, kind: int) -> None:
    """Take a card of this kind from the magic deck; all see whether there was one (I20.23, I26.11, I26.13)."""
    renew_magic(s)
    if s.deck[kind]:
        s.deck = with_entry(s.deck, kind, s.deck[kind] - 1)
        change_hand(s, seat, kind, 1)
        set_least(s, seat, kind, s.least[seat][kind] + 1)
        s.most = with_entry(s.most, kind, s.most[kind] - 1)
        bound_deck(s)
        s.emit(FOUND_MAGIC, seat, MAGIC_WORDS[kind])
    else:
        s.most = with_entry(s.most, kind, 0)
        s.emit(NOT_FOUND, seat, MAGIC_WORDS[kind])


def put_tiles(s: ChichenState, seat: Seat, god: int) -> list[int]:
    """Return the tiles for which g25 or g26 places a warrior, in map order."""
    if god == WARRIOR_ON_CAMPS:
        return [spot for spot in own_tiles(s, seat) if building(s, spot) == CAMP]
    return [spot for spot in garrisons(s, seat) if s.warriors[seat][spot] == 1 and heroes_on(s, seat, spot) == 0]


class SupplyGods(SeatQuestion):
    """The use of g25, g26 and g28, each once, in any order (I5.14)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "used": ALL}
    VERBS = ("use", "done", "idol")
    RULE = "I5.14"

    def __init__(self, seat: Seat = 0) -> None:
        super().__init__(seat)
        self.used: list[int] = []

    def usable(self, s: ChichenState, god: int) -> bool:
        """Return True if the seat may use a god now."""
        if not owns(s, self.seat, god) or god in self.used:
            return False
        if god == FREE_REGROUP:
            return bool(garrisons(s, self.seat))
        return s.reserve[self.seat] > 0 and bool(put_tiles(s, self.seat, god))

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        return [DONE] + [use(god) for god in ASKED_GODS if self.usable(s, god)]

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        if action == DONE:
            s.emit(DECLINED, seat)
            s.pop()
            return
        god = action - USE + 1
        self.used.append(god)
        s.emit(USED, seat, s.box.gods[god])
        s.push(Regroup(seat) if god == FREE_REGROUP else PutOn(seat, put_tiles(s, seat, god)))


class PutOn(SeatQuestion):
    """A warrior for each of these tiles, in any order; that of a full camp goes to the city (I20.25, I20.26)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "tiles": ALL, "last": ALL}
    SINCE: ClassVar[dict[str, str]] = {"last": "any_order"}
    VERBS = ("put", "done", "idol")
    RULE = "I25.8"

    def __init__(self, seat: Seat = 0, tiles: list[int] | None = None) -> None:
        super().__init__(seat)
        self.tiles: list[int] = tiles or []  # tiles still to be asked for
        self.last = CITY  # the last tile in map order that got a warrior

    def ready(self, s: ChichenState) -> bool:
        if self.tiles and s.reserve[self.seat]:
            return True
        s.pop()
        return False

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        return [DONE] + [PUT + spot for spot in self.tiles]

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        if action == DONE:
            s.emit(DECLINED, seat)
            s.pop()
            return
        spot = action - PUT
        if s.game.holds["any_order"]:
            self.tiles = [tile for tile in self.tiles if tile != spot]
            self.last = max(self.last, spot)
        else:
            self.tiles = [tile for tile in self.tiles if tile > spot]
        gain_warriors(s, seat, 1, spot if has_room(s, seat, spot) else CITY)
