"""The odds of a combat (C11) from the view of one seat."""

from functools import lru_cache
from math import comb
from typing import Final

from patolli.core.audience import Seat
from patolli.games.cortez.data.components import HIGHEST_WAR
from patolli.games.cortez.rules.card_draws import LEVIED_CARDS, may_levy_in_combat
from patolli.games.cortez.rules.combat.battle import ATTACKER, DEFENDER, Battle, combatant, current_battle, war_cards
from patolli.games.cortez.state import WEAPON_CARD, CortezState, bag_size, nation_of

UNLIKELY: Final = 1e-4  # chance of a number of weapons, below which it changes no percentage


def percent(chances: list[float]) -> int:
    """Return the mean of some chances as a percentage."""
    total = 0.0
    for chance in chances:
        total += chance
    return round(100 * total / len(chances))


def can_levy(s: CortezState, defender: Seat) -> int:
    """Return the number of war cards that a defender draws if it levies before the fight: it may have food (C10.14)."""
    return min(LEVIED_CARDS, bag_size(s.war_deck[nation_of(s, defender)])) if may_levy_in_combat(s, defender) else 0


def wins(s: CortezState, seat: Seat, defender: Seat, power: int, more: int) -> float:
    """Return the chance that an attack beats all cards of the defender and so many more."""
    held = shown_to(s, seat, defender)
    hidden = bag_size(s.war[defender]) - bag_size(held) + more
    weapons = weapon_chances(s, seat, defender)
    return 1.0 - reaches(unseen(s, seat, nation_of(s, defender)), held, hidden, power, weapons)


def shown_to(s: CortezState, seat: Seat, holder: Seat) -> list[int]:
    """Return the war cards that the seat knows the holder to have (C23.5)."""
    values = s.shown[seat * s.players + holder]
    return [values >> (card + 1) & 1 for card in range(HIGHEST_WAR)]


def unseen(s: CortezState, seat: Seat, nation: int) -> list[int]:
    """Return the war cards of a nation that a seat has not seen, by value."""
    f = current_battle(s)
    left = s.decks.war.copy()
    for other in range(s.players):
        if nation_of(s, other) != nation:
            continue
        seen = s.war[seat] if other == seat else shown_to(s, seat, other)
        own = f.laid[seat] if f is not None and other == seat else [0] * HIGHEST_WAR
        left = [left[card] - seen[card] - own[card] for card in range(HIGHEST_WAR)]
    return left


def weapon_chances(s: CortezState, seat: Seat, holder: Seat) -> list[float]:
    """Return by number the chance that the holder has at least so many weapons."""
    known = s.known[holder]
    hidden = bag_size(s.supply[holder]) - bag_size(known)
    pool = [s.decks.supplies[kind] - s.discard[kind] - s.supply[seat][kind] - known[kind] for kind in range(len(known))]
    ways = [
        comb(pool[WEAPON_CARD], n) * comb(bag_size(pool) - pool[WEAPON_CARD], hidden - n) for n in range(hidden + 1)
    ]
    least = [sum(ways[n:]) / sum(ways) for n in range(hidden + 1)]
    return [1.0] * known[WEAPON_CARD] + least


def reaches(pool: list[int], held: list[int], hidden: int, power: int, weapons: list[float]) -> float:
    """Return the chance that known and unseen cards reach a strength; `weapons`: as `weapon_chances` gives them."""
    total = 0.0
    for number, likely in enumerate(weapons):
        exactly = likely - (weapons[number + 1] if number + 1 < len(weapons) else 0.0)
        if exactly > UNLIKELY:
            total += exactly * reaches_with(tuple(pool), tuple(held), min(hidden, bag_size(pool)), power, number)
    return total


@lru_cache(maxsize=256)  # all worlds that a seat may guess ask for the same
def reaches_with(pool: tuple[int, ...], held: tuple[int, ...], hidden: int, power: int, weapons: int) -> float:
    """Return the same chance for a number of weapons, which double the highest cards (C11.13)."""
    ways: dict[tuple[int, int], int] = {(0, 0): 1}  # unseen cards so far, strength so far up to `power`: ways
    above = 0  # held cards of higher values
    for card in range(HIGHEST_WAR - 1, -1, -1):
        further: dict[tuple[int, int], int] = {}
        for (drawn, total), n in ways.items():
            for count in range(min(pool[card], hidden - drawn) + 1):
                cards = held[card] + count
                doubled = max(0, min(cards, weapons - above - drawn))
                state = drawn + count, min(power, total + (card + 1) * (cards + doubled))
                further[state] = further.get(state, 0) + n * comb(pool[card], count)
        ways = further
        above += held[card]
    return ways.get((hidden, power), 0) / comb(sum(pool), hidden)


def known_cards(s: CortezState, f: Battle, side: int) -> list[int]:
    """Return the war cards of a side, lent ones included; its combatant sees them all (C23.1)."""
    cards = f.laid[combatant(s, f, side)].copy()
    for other in range(s.players):
        if f.lent_to[other] == side:
            cards[f.lent[other] - 1] += 1
    return cards


def chance_against_laid(s: CortezState, f: Battle, side: int, seat: Seat, power: int) -> float:
    """Return the chance that a strength beats the other side's face-down cards; the defender wins ties (C11.14)."""
    rival = DEFENDER if side == ATTACKER else ATTACKER
    pool = unseen(s, seat, nation_of(s, combatant(s, f, rival)))
    beaten_by = power if side == ATTACKER else power + 1
    weapons = [1.0] * (f.weapons[rival] + 1)
    return 1.0 - reaches(pool, [0] * HIGHEST_WAR, war_cards(s, f, rival), beaten_by, weapons)
