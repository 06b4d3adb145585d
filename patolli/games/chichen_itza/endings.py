"""How fights end (I12, I13, I16): who stands where, and what victory and defeat bring."""

from patolli.core.audience import Seat
from patolli.games.chichen_itza.battle import FIRST, SECOND, Battle, heroes_now, units_of, with_hero
from patolli.games.chichen_itza.bonus import FAVOURS, RELOCATION, Gains
from patolli.games.chichen_itza.events import DEFEATED, FLED, HELD, RAID_OVER, RETURNED
from patolli.games.chichen_itza.gains import gain_coins, gain_luck
from patolli.games.chichen_itza.state import (
    CITY,
    GROUP,
    NO_BEAST,
    NO_SEAT,
    Chichen,
    changed,
    changed_row,
    owns,
    unit_limit,
    units_on,
)
from patolli.games.chichen_itza.tables import HERO_TYPES, KINDS
from patolli.games.chichen_itza.takeover import settle, take_over


def finish(s: Chichen, b: Battle) -> None:
    """I12, I13, I16."""
    s.pop()
    if b.spot == CITY:
        end_raid(s, b)
    elif b.defender == NO_SEAT:
        end_hunt(s, b)
    else:
        end_attack(s, b)


def go_back(s: Chichen, b: Battle) -> None:
    """I12.5: heroes first, then warriors, then those set aside; what is beyond the limit goes to the city."""
    seat = b.attacker
    if b.warriors or b.aside or GROUP in s.hero_at[seat]:
        s.tell(RETURNED, seat, b.start)
    for kind in range(HERO_TYPES):
        if s.hero_at[seat][kind] == GROUP:
            s.hero_at[seat][kind] = b.start
    put_back(s, b, b.warriors + b.aside)
    b.warriors = b.aside = 0


def put_back(s: Chichen, b: Battle, warriors: int) -> None:
    """Warriors stand at the start again, as far as there is room, else in the city."""
    seat, places = b.attacker, warriors
    if b.start != CITY:
        places = min(warriors, max(0, unit_limit(s, seat) - units_on(s, seat, b.start)))
    s.warriors[seat][b.start] += places
    s.warriors[seat][CITY] += warriors - places


def set_aside_back(s: Chichen, b: Battle) -> None:
    """I14.9: while the winners stay, warriors set aside go back."""
    if b.aside:
        s.tell(RETURNED, b.attacker, b.start)
        put_back(s, b, b.aside)
        b.aside = 0


def stay(s: Chichen, b: Battle) -> None:
    """The winners stand on the tile."""
    warriors = b.warriors
    b.warriors = 0
    for kind in range(HERO_TYPES):
        if s.hero_at[b.attacker][kind] == GROUP:
            s.hero_at[b.attacker][kind] = b.spot
    settle(s, b.attacker, b.spot, warriors)


def won_with(s: Chichen, b: Battle, side: int) -> list[int]:
    """I12.7, I21.06, I21.07: what h06 and h07 gain by a victory, if they live."""
    heroes = heroes_now(s, b, side)
    gains: list[int] = []
    if b.defender != NO_SEAT and 6 in heroes:
        gains += [FAVOURS, 1]
    if 7 in heroes:
        gains += [RELOCATION, 1]
    return gains


def end_attack(s: Chichen, b: Battle) -> None:
    """I12.1 to I12.4, in the order of I14.9."""
    attackers, defenders = units_of(s, b, FIRST), units_of(s, b, SECOND)
    if attackers and not defenders:
        further = won_with(s, b, FIRST)
        set_aside_back(s, b)
        gain_luck(s, b.defender, 1)
        stay(s, b)
        take_over(s, b.attacker, b.spot, further)
        return
    s.tell(HELD, b.spot)
    further = won_with(s, b, SECOND) if defenders and not attackers else []
    go_back(s, b)
    for seat in s.order:  # I19.2
        if (seat == b.attacker and not attackers) or (seat == b.defender and not defenders):
            gain_luck(s, seat, 1)
    s.push(Gains(b.defender, further))


def defeat(s: Chichen, b: Battle) -> None:
    """I13.6: coins of g18 and h18."""
    s.tell(DEFEATED, b.attacker, KINDS[b.kind], b.power)
    coins = s.box.god_value[17] if owns(s, b.attacker, 18) else 0
    gain_coins(s, b.attacker, coins + (b.power if with_hero(b, FIRST, 18) else 0))


def end_hunt(s: Chichen, b: Battle) -> None:
    """I13.1 to I13.5, in the order of I14.9."""
    alive = units_of(s, b, FIRST)
    if b.hearts > 1 or (b.hearts == 1 and not alive):
        s.tell(HELD, b.spot)
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
        s.tell(FLED, KINDS[b.kind], b.spot)
    else:
        s.figures = s.figures.copy()
        s.figures[b.attacker] = [*s.figures[b.attacker], figure]
        defeat(s, b)
    s.creature = changed(s.creature, b.spot, NO_BEAST)
    s.strength = changed(s.strength, b.spot, 0)
    s.fought = changed(s.fought, b.spot, 0)
    if alive:
        stay(s, b)
        take_over(s, b.attacker, b.spot, further)


def leave_card(s: Chichen, seat: Seat, points: int) -> None:
    """I16.15: the card of the creature that attacked the city."""
    s.raid_cards = changed_row(s.raid_cards, seat, [*s.raid_cards[seat], points])
    s.tell(RAID_OVER, seat, points)


def end_raid(s: Chichen, b: Battle) -> None:
    """I16.15 to I16.17: the city creature leaves a card; survivors stay in the city."""
    further = won_with(s, b, FIRST) if b.hearts == 0 else []
    go_back(s, b)
    if b.hearts == 0:
        defeat(s, b)
    else:
        gain_luck(s, b.attacker, 1)
    leave_card(s, b.attacker, s.box.city_loss if b.hearts else s.box.city_win[s.round])
    s.push(Gains(b.attacker, further))
