"""What a seat should know before it chooses (C8.15, C11): the odds of a fight, by what that seat can see.

Only public numbers, one's own cards and what one was shown go in, never the guessed cards of others: the unseen war
cards of a nation lie in a hand or in the deck with the same chance, and so do unseen weapons.
"""

from functools import lru_cache
from math import comb
from typing import Final

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.game import Message
from patolli.games.cortez.actions import DONE, LAY, PASS, WEAPON
from patolli.games.cortez.combat import deputies
from patolli.games.cortez.decks import SUPPLY_COPIES, WAR_COPIES
from patolli.games.cortez.draws import LEVIED_CARDS
from patolli.games.cortez.fight import ATTACKER, DEFENDER, Fight, combatant, fight, strength, war_cards
from patolli.games.cortez.laying import Batch
from patolli.games.cortez.movement import March
from patolli.games.cortez.state import NO_SEAT, OWN, WEAPON_CARD, Cortez, nation_of, size_of

VALUES: Final = len(WAR_COPIES)
UNLIKELY: Final = 1e-4  # numbers of weapons that change no percent


def outlook(s: Cortez, seat: Seat, action: Action) -> list[Message]:
    """The odds of an attack that is to be chosen, or of a combat after one more card."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, March) and s.figure[action - s.verbs.to]:
        return [attack(s, seat, s.figure[action - s.verbs.to])]
    if isinstance(top, Batch) and (action in (PASS, DONE, WEAPON) or LAY <= action < LAY + VALUES):
        return laying(s, top, seat, action)
    return []


def attack(s: Cortez, seat: Seat, code: int) -> Message:
    """All that both hold, without help and with a levy of the defender; of several deputies the lot takes any."""
    power = strength(s.war[seat], s.supply[seat][WEAPON_CARD])
    defenders = [code - OWN] if code >= OWN else deputies(s, code - 1)
    plain = [wins(s, seat, defender, power, 0) for defender in defenders]
    more = [can_levy(s, defender) for defender in defenders]
    levied = [wins(s, seat, defender, power, cards) for defender, cards in zip(defenders, more, strict=True)]
    args: dict[str, object] = {
        "strength": power,
        "defender": defenders[0] if len(defenders) == 1 else NO_SEAT,
        "chance": percent(plain),
        "levied": percent(levied) if any(more) else None,
    }
    return "outlook-attack", args


def percent(chances: list[float]) -> int:
    """The mean of some chances."""
    total = 0.0
    for chance in chances:
        total += chance
    return round(100 * total / len(chances))


def can_levy(s: Cortez, defender: Seat) -> int:
    """The war cards that a defender may draw before the fight, if he has food (C10.14, C10.15)."""
    return min(LEVIED_CARDS, size_of(s.war_deck[nation_of(s, defender)])) if size_of(s.supply[defender]) else 0


def wins(s: Cortez, seat: Seat, defender: Seat, power: int, more: int) -> float:
    """How likely an attack of this strength beats all that the defender holds and so many cards more."""
    held = shown_to(s, seat, defender)
    hidden = size_of(s.war[defender]) - size_of(held) + more
    weapons = weapon_chances(s, seat, defender)
    return 1.0 - reaches(unseen(s, seat, nation_of(s, defender)), held, hidden, power, weapons)


def shown_to(s: Cortez, seat: Seat, holder: Seat) -> list[int]:
    """The war cards that the holder must still have (C23.5)."""
    values = s.shown[seat * s.players + holder]
    return [values >> (card + 1) & 1 for card in range(VALUES)]


def unseen(s: Cortez, seat: Seat, nation: int) -> list[int]:
    """The war cards of a nation that a seat knows nothing of, by value."""
    f = fight(s)
    left = WAR_COPIES.copy()
    for other in range(s.players):
        if nation_of(s, other) != nation:
            continue
        seen = s.war[seat] if other == seat else shown_to(s, seat, other)
        own = f.laid[seat] if f is not None and other == seat else [0] * VALUES
        left = [left[card] - seen[card] - own[card] for card in range(VALUES)]
    return left


def weapon_chances(s: Cortez, seat: Seat, holder: Seat) -> list[float]:
    """By number, how likely the holder has at least so many weapons."""
    known = s.known[holder]
    hidden = size_of(s.supply[holder]) - size_of(known)
    pool = [SUPPLY_COPIES[kind] - s.discard[kind] - s.supply[seat][kind] - known[kind] for kind in range(len(known))]
    ways = [comb(pool[WEAPON_CARD], n) * comb(size_of(pool) - pool[WEAPON_CARD], hidden - n) for n in range(hidden + 1)]
    least = [sum(ways[n:]) / sum(ways) for n in range(hidden + 1)]
    return [1.0] * known[WEAPON_CARD] + least


def reaches(pool: list[int], held: list[int], hidden: int, power: int, weapons: list[float]) -> float:
    """How likely known cards and so many unseen ones reach a strength with weapons that are as likely as that."""
    total = 0.0
    for number, likely in enumerate(weapons):
        exactly = likely - (weapons[number + 1] if number + 1 < len(weapons) else 0.0)
        if exactly > UNLIKELY:
            total += exactly * reaches_with(tuple(pool), tuple(held), min(hidden, size_of(pool)), power, number)
    return total


@lru_cache(maxsize=256)  # all worlds that a seat may guess ask for the same
def reaches_with(pool: tuple[int, ...], held: tuple[int, ...], hidden: int, power: int, weapons: int) -> float:
    """The same with a number of weapons, which double the highest cards (C11.13): value by value from the highest."""
    ways: dict[tuple[int, int], int] = {(0, 0): 1}  # unseen cards so far, strength so far up to `power`: ways
    above = 0  # held cards of higher values
    for card in range(VALUES - 1, -1, -1):
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


# While cards are laid


def laying(s: Cortez, batch: Batch, seat: Seat, action: Action) -> list[Message]:
    """What lies after this answer, and how likely that wins if nobody lays more."""
    f = batch.fight(s)
    cards = known_cards(s, f, batch.side)
    weapons = f.weapons[batch.side]
    if action == WEAPON:
        weapons += 1
    elif action >= LAY:
        cards[action - LAY] += 1
    power = strength(cards, weapons)
    rival = DEFENDER if batch.side == ATTACKER else ATTACKER
    args: dict[str, object] = {
        "strength": power,
        "chance": round(100 * as_it_lies(s, f, batch.side, seat, power)),
        "hidden": war_cards(s, f, rival),
        "held": size_of(s.war[combatant(s, f, rival)]),
        "shut": shut_out(s, batch, seat, action),
    }
    return [("outlook-laying", args)]


def shut_out(s: Cortez, batch: Batch, seat: Seat, action: Action) -> list[int]:
    """The war cards that could be laid now, but not after this one: higher ones, or all after a weapon (C11.3)."""
    if action in (PASS, DONE) or batch.weapons:
        return []
    above = 0 if action == WEAPON else action - LAY + 1
    return [card + 1 for card in range(above, batch.last) for _copy in range(s.war[seat][card])]


def known_cards(s: Cortez, f: Fight, side: int) -> list[int]:
    """The war cards of one's own side, lent ones included, which are shown to the combatant (C23.1)."""
    cards = f.laid[combatant(s, f, side)].copy()
    for other in range(s.players):
        if f.lent_to[other] == side:
            cards[f.lent[other] - 1] += 1
    return cards


def as_it_lies(s: Cortez, f: Fight, side: int, seat: Seat, power: int) -> float:
    """How likely a strength beats the face-down cards of the other side; equality is the defender's (C11.14)."""
    rival = DEFENDER if side == ATTACKER else ATTACKER
    pool = unseen(s, seat, nation_of(s, combatant(s, f, rival)))
    beaten_by = power if side == ATTACKER else power + 1
    weapons = [1.0] * (f.weapons[rival] + 1)
    return 1.0 - reaches(pool, [0] * VALUES, war_cards(s, f, rival), beaten_by, weapons)
