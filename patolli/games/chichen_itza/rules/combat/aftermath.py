"""The end of fights (I12, I13, I16): places of the units, and the results of victory and defeat."""

from patolli.core.audience import Seat
from patolli.games.chichen_itza.data.cards import COINS_ON_DEFEAT, FAVOUR_ON_WIN, RELOCATE_ON_WIN, STRENGTH_IN_COINS
from patolli.games.chichen_itza.data.components import HERO_TYPES, KINDS
from patolli.games.chichen_itza.events import DEFEATED, FLED, HELD, RAID_OVER, RETURNED
from patolli.games.chichen_itza.rules.combat.battle import FIRST, SECOND, Battle, heroes_now, units_of, with_hero
from patolli.games.chichen_itza.rules.gain_queue import FAVOURS, RELOCATION, Gains
from patolli.games.chichen_itza.rules.gains import gain_coins, gain_luck
from patolli.games.chichen_itza.rules.takeover import place_group, take_over
from patolli.games.chichen_itza.state import (
    CITY,
    GROUP,
    NO_BEAST,
    NO_SEAT,
    ChichenState,
    add_warriors,
    owns,
    place_hero,
    unit_limit,
    units_on,
    with_entry,
    with_row,
)


def finish(s: ChichenState, b: Battle) -> None:
    """End a fight: against a seat (I12), on a tile (I13) or in the city (I16)."""
    s.pop()
    if b.spot == CITY:
        end_raid(s, b)
    elif b.defender == NO_SEAT:
        end_hunt(s, b)
    else:
        end_attack(s, b)


def go_back(s: ChichenState, b: Battle) -> None:
    """Return the attackers to their start: heroes first, then warriors, then those set aside (I12.5)."""
    seat = b.attacker
    if b.warriors or b.aside or GROUP in s.hero_at[seat]:
        s.emit(RETURNED, seat, b.start)
    for kind in range(HERO_TYPES):
        if s.hero_at[seat][kind] == GROUP:
            place_hero(s, seat, kind, b.start)
    put_back(s, b, b.warriors + b.aside)
    b.warriors = b.aside = 0


def put_back(s: ChichenState, b: Battle, warriors: int) -> None:
    """Put warriors at the start while there is room, and the others into the city."""
    seat, places = b.attacker, warriors
    if b.start != CITY:
        places = min(warriors, max(0, unit_limit(s, seat) - units_on(s, seat, b.start)))
    add_warriors(s, seat, b.start, places)
    add_warriors(s, seat, CITY, warriors - places)


def set_aside_back(s: ChichenState, b: Battle) -> None:
    """Return the warriors set aside while the winners stay (I14.9)."""
    if b.aside:
        s.emit(RETURNED, b.attacker, b.start)
        put_back(s, b, b.aside)
        b.aside = 0


def stay(s: ChichenState, b: Battle) -> None:
    """Put the winners on the tile."""
    warriors = b.warriors
    b.warriors = 0
    for kind in range(HERO_TYPES):
        if s.hero_at[b.attacker][kind] == GROUP:
            place_hero(s, b.attacker, kind, b.spot)
    place_group(s, b.attacker, b.spot, warriors)


def won_with(s: ChichenState, b: Battle, side: int) -> list[int]:
    """Return the gains of h06 and h07 for a victory that they survive (I12.7, I21.06, I21.07)."""
    heroes = heroes_now(s, b, side)
    gains: list[int] = []
    if b.defender != NO_SEAT and FAVOUR_ON_WIN in heroes:
        gains += [FAVOURS, 1]
    if RELOCATE_ON_WIN in heroes:
        gains += [RELOCATION, 1]
    return gains


def end_attack(s: ChichenState, b: Battle) -> None:
    """End a fight between seats (I12.1 to I12.4), in the order of I14.9."""
    attackers, defenders = units_of(s, b, FIRST), units_of(s, b, SECOND)
    if attackers and not defenders:
        further = won_with(s, b, FIRST)
        set_aside_back(s, b)
        gain_luck(s, b.defender, 1)
        stay(s, b)
        take_over(s, b.attacker, b.spot, further)
        return
    s.emit(HELD, b.spot)
    further = won_with(s, b, SECOND) if defenders and not attackers else []
    go_back(s, b)
    for seat in s.order:  # I19.2
        if (seat == b.attacker and not attackers) or (seat == b.defender and not defenders):
            gain_luck(s, seat, 1)
    s.push(Gains(b.defender, further))


def defeat(s: ChichenState, b: Battle) -> None:
    """Pay the coins of g18 and h18 for a defeated creature (I13.6)."""
    s.emit(DEFEATED, b.attacker, KINDS[b.kind], b.power)
    coins = s.box.god_value[COINS_ON_DEFEAT] if owns(s, b.attacker, COINS_ON_DEFEAT) else 0
    gain_coins(s, b.attacker, coins + (b.power if with_hero(b, FIRST, STRENGTH_IN_COINS) else 0))


def end_hunt(s: ChichenState, b: Battle) -> None:
    """End a fight with a creature on the map (I13.1 to I13.5), in the order of I14.9."""
    alive = units_of(s, b, FIRST)
    if b.hearts > 1 or (b.hearts == 1 and not alive):
        s.emit(HELD, b.spot)
        go_back(s, b)
        gain_luck(s, b.attacker, 1)
        return
    further = won_with(s, b, FIRST)
    if alive:
        set_aside_back(s, b)
    else:
        go_back(s, b)
    figure = [b.kind, b.power]
    if b.hearts:
        s.fled = [*s.fled, figure]
        s.emit(FLED, KINDS[b.kind], b.spot)
    else:
        s.figures = s.figures.copy()
        s.figures[b.attacker] = [*s.figures[b.attacker], figure]
        defeat(s, b)
    s.creature = with_entry(s.creature, b.spot, NO_BEAST)
    s.strength = with_entry(s.strength, b.spot, 0)
    s.fought = with_entry(s.fought, b.spot, 0)
    if alive:
        stay(s, b)
        take_over(s, b.attacker, b.spot, further)


def leave_card(s: ChichenState, seat: Seat, points: int) -> None:
    """Give a seat the card of the creature that attacked the city (I16.15)."""
    s.raid_cards = with_row(s.raid_cards, seat, [*s.raid_cards[seat], points])
    s.emit(RAID_OVER, seat, points)


def end_raid(s: ChichenState, b: Battle) -> None:
    """End an attack on the city: the creature leaves a card, survivors stay there (I16.15 to I16.17)."""
    further = won_with(s, b, FIRST) if b.hearts == 0 else []
    go_back(s, b)
    if b.hearts == 0:
        defeat(s, b)
    else:
        gain_luck(s, b.attacker, 1)
    leave_card(s, b.attacker, s.box.city_loss if b.hearts else s.box.city_win[s.round])
    s.push(Gains(b.attacker, further))
