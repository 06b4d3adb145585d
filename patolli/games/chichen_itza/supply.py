"""The supply phase (I5): coins, warriors, idols, shields, hero pay, and the gods that act in it."""

from typing import ClassVar

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.games.chichen_itza.actions import DISMISS, DONE, IDOL, PAY, PUT, USE, YIELD
from patolli.games.chichen_itza.events import DECLINED, FOUND_MAGIC, HERO_PAID, NOT_FOUND, SHIELDS, USED
from patolli.games.chichen_itza.gains import (
    MAGIC_WORDS,
    bound_deck,
    defence_value,
    gain_coins,
    gain_idols,
    gain_warriors,
    renew_magic,
)
from patolli.games.chichen_itza.heroes import go_home
from patolli.games.chichen_itza.regroup import Regroup
from patolli.games.chichen_itza.state import (
    CITY,
    FIRE,
    HOME,
    STONE,
    Chichen,
    Question,
    building,
    count_buildings,
    garrisons,
    heroes_on,
    own_tiles,
    owns,
    room,
    terrain,
)
from patolli.games.chichen_itza.tables import CAMP, HERO_TYPES, RUIN, STRIP_WARRIORS, STRIPS, TEMPLE, VILLAGE, WATER
from patolli.games.chichen_itza.windows import COINS, exchange, exchange_refusal, exchanges


def strip(s: Chichen, seat: Seat, k: int) -> int:
    """I1.10: warriors on strip k, 1 at the bottom."""
    return max(0, min(STRIP_WARRIORS, s.reserve[seat] - STRIP_WARRIORS * (STRIPS - k)))


def strip_coins(s: Chichen, seat: Seat) -> int:
    """I5.1: coins of the strips on their income side (I1.11)."""
    return sum(s.box.strip_coins[k] for k in range(1, STRIPS + 1) if strip(s, seat, k))


def strip_points(s: Chichen, seat: Seat) -> int:
    """I17.2: points of the others."""
    return sum(s.box.strip_points[k] for k in range(1, STRIPS + 1) if not strip(s, seat, k))


# Steps A to D


def income(s: Chichen, seat: Seat) -> None:
    """Step A: I5.1 to I5.3."""
    gain_coins(s, seat, strip_coins(s, seat))
    villages = count_buildings(s, seat, VILLAGE)
    if owns(s, seat, 27):
        if villages + count_buildings(s, seat, CAMP):
            s.push(Yield(seat))
    else:
        gain_coins(s, seat, s.box.village_coins * villages)


def recruits(s: Chichen, seat: Seat, yielded: int) -> None:
    """Step B: I5.4; with g27 the buildings that did not pay coins give a warrior each."""
    camps = count_buildings(s, seat, CAMP)
    if owns(s, seat, 27):
        more = s.box.god_numbers[26]["warriors"] * (camps + count_buildings(s, seat, VILLAGE) - yielded)
    else:
        more = s.box.camp_warriors * camps
    gain_warriors(s, seat, s.box.supply_warriors + more)


def idols(s: Chichen, seat: Seat) -> None:
    """Step C: I5.5."""
    gain_idols(s, seat, s.box.temple_idols * count_buildings(s, seat, TEMPLE))


def fill_shields(s: Chichen, seat: Seat) -> None:
    """Step D: I5.6."""
    value = defence_value(s, seat)
    if s.shields[seat] < value:
        s.tell(SHIELDS, seat, value - s.shields[seat])
        s.shields[seat] = value


class Yield(Question):
    """I5.3: with g27, how many villages and camps pay coins."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL}
    ANSWERS = ("yield",)

    def __init__(self, seat: Seat = 0) -> None:
        self.seat = seat

    def asked(self, s: Chichen) -> Seat:
        return self.seat

    def most(self, s: Chichen) -> int:
        """All own villages and camps."""
        return count_buildings(s, self.seat, VILLAGE) + count_buildings(s, self.seat, CAMP)

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        return list(range(YIELD, YIELD + self.most(s) + 1))

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        return None if action - YIELD <= self.most(s) else "I5.3"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        s.pop()
        gain_coins(s, seat, s.box.god_numbers[26]["coins"] * (action - YIELD))
        s.yielded[seat] = action - YIELD


# Step E


def pay(s: Chichen, seat: Seat, kind: int) -> int:
    """What a hero is due (I5.11, I5.12)."""
    return 0 if owns(s, seat, 3) else s.box.hero_pay[s.hero_card[seat][kind] - 1]


class Pay(Question):
    """I5.7 to I5.11: each hero on the board is paid or dismissed, in the order a, b, c."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "kind": ALL}
    ANSWERS = ("pay", "dismiss", "idol")

    def __init__(self, seat: Seat = 0) -> None:
        self.seat = seat
        self.kind = 0

    def ready(self, s: Chichen) -> bool:
        while self.kind < HERO_TYPES and s.hero_at[self.seat][self.kind] == HOME:
            self.kind += 1
        if self.kind < HERO_TYPES:
            return True
        s.pop()
        return False

    def asked(self, s: Chichen) -> Seat:
        return self.seat

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        due = pay(s, seat, self.kind)
        found = [] if owns(s, seat, 3) else exchanges(s, seat, (COINS,))
        if s.coins[seat] >= due:
            found.append(PAY + self.kind)
        return found + [DISMISS + self.kind]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        if action < DONE:
            if owns(s, seat, 3):
                return "I5.11"
            return exchange_refusal(s, seat, COINS) if action == IDOL + COINS else "I18.3"
        if action not in (PAY + self.kind, DISMISS + self.kind):
            return "I5.7"
        return "I5.7" if action < DISMISS and s.coins[seat] < pay(s, seat, self.kind) else None

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        if action < DONE:
            exchange(s, seat, COINS)
            return
        if action >= DISMISS:
            go_home(s, seat, self.kind)
        else:
            due = pay(s, seat, self.kind)
            s.coins[seat] -= due
            s.tell(HERO_PAID, seat, s.box.heroes[s.hero_card[seat][self.kind] - 1], due)
        self.kind += 1


# Gods at the end of the phase


def supply_gods(s: Chichen, seat: Seat) -> None:
    """I5.13: those that act by themselves, then those that are asked (I5.14)."""
    tiles = own_tiles(s, seat)
    if owns(s, seat, 1):
        gain_coins(s, seat, s.box.god_value[0] * sum([1 for spot in tiles if terrain(s, spot) == WATER]))
    if owns(s, seat, 2):
        gain_coins(s, seat, s.box.god_value[1] * sum([1 for spot in tiles if building(s, spot) == RUIN]))
    if owns(s, seat, 4):
        gain_coins(s, seat, s.box.god_value[3] * sum(s.gems[seat]))
    for god, kind in ((23, FIRE), (24, STONE)):
        if owns(s, seat, god):
            search(s, seat, kind)
    s.push(SupplyGods(seat))


def search(s: Chichen, seat: Seat, kind: int) -> None:
    """I20.23: a card of this kind out of the magic deck; everybody sees whether it was there (I26.11, I26.13)."""
    renew_magic(s)
    if s.deck[kind]:
        s.deck[kind] -= 1
        s.hand[seat][kind] += 1
        s.least[seat][kind] += 1
        s.most[kind] -= 1
        bound_deck(s)
        s.tell(FOUND_MAGIC, seat, MAGIC_WORDS[kind])
    else:
        s.most[kind] = 0
        s.tell(NOT_FOUND, seat, MAGIC_WORDS[kind])


def put_tiles(s: Chichen, seat: Seat, god: int) -> list[int]:
    """The tiles for which g25 and g26 place a warrior, in map order."""
    if god == 26:
        return [spot for spot in own_tiles(s, seat) if building(s, spot) == CAMP]
    return [spot for spot in garrisons(s, seat) if s.warriors[seat][spot] == 1 and heroes_on(s, seat, spot) == 0]


class SupplyGods(Question):
    """I5.14: g25, g26 and g28, each once, in any order."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "used": ALL}
    ANSWERS = ("use", "done")

    def __init__(self, seat: Seat = 0) -> None:
        self.seat = seat
        self.used: list[int] = []

    def usable(self, s: Chichen, god: int) -> bool:
        """Whether the card is posed."""
        if not owns(s, self.seat, god) or god in self.used:
            return False
        if god == 28:
            return bool(garrisons(s, self.seat))
        return s.reserve[self.seat] > 0 and bool(put_tiles(s, self.seat, god))

    def asked(self, s: Chichen) -> Seat:
        return self.seat

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        return [DONE] + [USE + god - 1 for god in (25, 26, 28) if self.usable(s, god)]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        return None if action in self.legal(s, seat) else "I5.14"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        if action == DONE:
            s.tell(DECLINED, seat)
            s.pop()
            return
        god = action - USE + 1
        self.used.append(god)
        s.tell(USED, seat, f"g{god}")
        s.push(Regroup(seat) if god == 28 else PutOn(seat, put_tiles(s, seat, god)))


class PutOn(Question):
    """I20.25, I20.26: a warrior for each of these tiles, in map order; a full camp's goes to the city."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "tiles": ALL}
    ANSWERS = ("put", "done")

    def __init__(self, seat: Seat = 0, tiles: list[int] | None = None) -> None:
        self.seat = seat
        self.tiles: list[int] = tiles or []  # those that are still to come

    def ready(self, s: Chichen) -> bool:
        if self.tiles and s.reserve[self.seat]:
            return True
        s.pop()
        return False

    def asked(self, s: Chichen) -> Seat:
        return self.seat

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        return [DONE] + [PUT + spot for spot in self.tiles]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        return None if action in self.legal(s, seat) else "I25.8"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        if action == DONE:
            s.tell(DECLINED, seat)
            s.pop()
            return
        spot = action - PUT
        self.tiles = [tile for tile in self.tiles if tile > spot]
        gain_warriors(s, seat, 1, spot if room(s, seat, spot) else CITY)
