"""The value of a combat: the attacker's chance to win, and the table after either outcome."""

from math import exp
from typing import Final

from patolli.core.audience import Seat
from patolli.games.cortez.ai.table_value import table_values
from patolli.games.cortez.ai.weights import Weights
from patolli.games.cortez.data.components import SUPPLY_KINDS
from patolli.games.cortez.rules.card_draws import LEVIED_CARDS
from patolli.games.cortez.rules.combat.aftermath import MAX_REDRAWN, Premium
from patolli.games.cortez.rules.combat.battle import ATTACKER, DEFENDER, Battle, combatant, strength
from patolli.games.cortez.rules.combat.laying import Batch
from patolli.games.cortez.rules.combat.sequence import GO_ON_LAYING, LAY_BATCH, Levy
from patolli.games.cortez.state import (
    FOOD,
    GOLD,
    NO_FIELD,
    NOBODY_THERE,
    OWN,
    WEAPON_CARD,
    CortezState,
    bag_size,
    free_collars,
    is_free,
    nation_of,
    set_figure,
)

AVERAGE: Final = 2  # a war card of the average value 3, as an index
MAX_PROBABILITY: Final = 0.97  # nothing is surer before a combat is over


def battle(s: CortezState, f: Battle, p: float, w: Weights) -> list[float]:
    """Return the values of both outcomes, weighted by the attacker's chance to win."""
    won = table_values(settled(s, f, True), w)
    lost = table_values(settled(s, f, False), w)
    return [p * won[seat] + (1.0 - p) * lost[seat] for seat in range(s.players)]


def odds(s: CortezState, f: Battle, w: Weights) -> float:
    """Return the attacker's chance to win, from the cards that lie and those that both could still lay."""
    if f.surrendered or s.figure[f.target] == 0:
        return 1.0
    now = [side_power(s, f, side, False) for side in (ATTACKER, DEFENDER)]
    full = [side_power(s, f, side, True) for side in (ATTACKER, DEFENDER)]
    top = s.stack[-1]
    begun = isinstance(top, Batch) and top.begun()
    turn = 1 - f.turn if f.step == GO_ON_LAYING else f.turn  # while mercenaries are asked, the other side is next
    attacker_leads = now[ATTACKER] > now[DEFENDER]
    if f.passes and not begun and attacker_leads == (turn == ATTACKER):
        return MAX_PROBABILITY if attacker_leads else 1.0 - MAX_PROBABILITY  # one more pass ends it
    force = [now[side] + w.will * (full[side] - now[side]) for side in (ATTACKER, DEFENDER)]
    unknown = w.doubt + w.unknown * (full[ATTACKER] - now[ATTACKER] + full[DEFENDER] - now[DEFENDER])
    p = 1.0 / (1.0 + exp((force[DEFENDER] - force[ATTACKER] + 0.5) / unknown))
    return min(max(p, 1.0 - MAX_PROBABILITY), MAX_PROBABILITY)


def side_power(s: CortezState, f: Battle, side: int, full: bool) -> int:
    """Return the strength of the cards on a side; `full`: with the hand of its combatant."""
    seat = combatant(s, f, side)
    cards = f.laid[seat].copy()
    for other in range(s.players):
        if f.lent_to[other] == side:
            cards[f.lent[other] - 1] += 1
    weapons = f.weapons[side]
    if full:
        weapons += s.supply[seat][WEAPON_CARD]
        for card, count in enumerate(s.war[seat]):
            cards[card] += count
        if side == DEFENDER and s.supply[seat][FOOD] and (f.step < LAY_BATCH or isinstance(s.stack[-1], Levy)):
            cards[AVERAGE] += LEVIED_CARDS  # the defender may levy
    return strength(cards, weapons)


def blind_odds(s: CortezState, f: Battle, w: Weights) -> float:
    """Return the odds of an attacker that does not know the defender's cards: each counts as an average one."""
    held = s.war[f.defender]
    s.war[f.defender] = [0] * len(held)
    s.war[f.defender][AVERAGE] = bag_size(held)
    p = odds(s, f, w)
    s.war[f.defender] = held
    return p


def meet(s: CortezState, field: int) -> Battle:
    """Return the combat on top with its likely defender: the owner, or the deputy with the most cards."""
    f = s.stack[-1]
    assert isinstance(f, Battle)
    code = s.figure[field]
    if code >= OWN:
        f.defender = code - OWN
    else:
        deputies = [seat for seat in range(s.players) if nation_of(s, seat) == code - 1]
        f.defender = max(deputies, key=lambda seat: bag_size(s.war[seat]))
    return f


def settled(s: CortezState, f: Battle, attacker_won: bool) -> CortezState:
    """Return the table after a combat, its cards drawn again as average ones."""
    new = imagined(s)
    new.stack = s.stack[:1]
    new.march = NO_FIELD
    for seat in (s.active, f.defender):
        new.war[seat][AVERAGE] += min(MAX_REDRAWN, bag_size(f.laid[seat]))
    winner = s.active if attacker_won else f.defender
    beaten = s.figure[f.target] if attacker_won else OWN + s.active
    if attacker_won:
        set_figure(new, f.target, OWN + s.active)
    place(new, beaten)
    collar(new, winner)
    supply_village(new, winner, f.target)
    return new


def rewarded(s: CortezState, winner: Seat) -> CortezState:
    """Return the table after the winner has taken an open premium and placed the lifted figure."""
    new = imagined(s)
    if isinstance(s.stack[-1], Premium):
        collar(new, winner)
    place(new, s.lifted)
    return new


def imagined(s: CortezState) -> CortezState:
    """Return a copy to be evaluated: its figures and hands may change; it shares all that an evaluation only reads."""
    new = CortezState()
    new.players = s.players
    new.stack = s.stack
    new.colour = s.colour
    new.active = s.active
    new.rounds = s.rounds
    new.round = s.round
    new.flips = s.flips
    new.treasures = s.treasures
    new.figure = s.figure
    new.down = s.down
    new.march = s.march
    new.lifted = s.lifted
    new.supply = [bag.copy() for bag in s.supply]
    new.war = [bag.copy() for bag in s.war]
    new.bribes = s.bribes
    new.mission = s.mission
    new.counted = s.counted
    new.board = s.board
    return new


def collar(s: CortezState, winner: Seat) -> None:
    """Give the winner a collar, if one is free; any figure outside is as good as another."""
    found = outside_the_city(s, 1 + nation_of(s, winner))
    if found != NO_FIELD and free_collars(s, winner):
        set_figure(s, found, OWN + winner)


def place(s: CortezState, beaten: int) -> None:
    """Put a beaten figure outside if it keeps its collar, as the last one of its owner does."""
    if beaten >= OWN and s.figure.count(beaten) == 0:
        set_figure(s, outside_the_city(s, NOBODY_THERE), beaten)


def outside_the_city(s: CortezState, code: int) -> int:
    """Return the first field outside the city with such a figure, or a free one for NOBODY_THERE; NO_FIELD if none."""
    figure, city = s.figure, s.board.city
    field = figure.find(code)
    while field >= 0 and (city[field] or (code == NOBODY_THERE and not is_free(s, field))):
        field = figure.find(code, field + 1)
    return field if field >= 0 else NO_FIELD


def supply_village(s: CortezState, seat: Seat, field: int) -> None:
    """Add the supplies of a village, roughly."""
    for kind in range(s.board.supplies[field]):
        s.supply[seat][GOLD - kind % SUPPLY_KINDS] += 1
