"""What a position is worth to a seat: the points it has, and what it may hope for, as a person would name it.

Guessed worlds are judged here, so all hands are open. A question that stands open counts by its likely answer: a
combat by the odds, a deal by whether the other side would take it, a march by its best target, a bid by its card.
"""

from math import exp
from typing import Final

from patolli.core.audience import Seat
from patolli.games.cortez.aftermath import Place, Premium
from patolli.games.cortez.auction import Auction, Pay, purse
from patolli.games.cortez.board import CITY_FIELDS
from patolli.games.cortez.bribes import PickFigure, PutFigure
from patolli.games.cortez.combat import Levy
from patolli.games.cortez.deals import HIRE_DEAL, MOST_CARDS, PARLEY_DEAL, Trade, lend
from patolli.games.cortez.fight import ATTACKER, DEFENDER, Fight, combatant, fight, strength
from patolli.games.cortez.laying import Batch
from patolli.games.cortez.movement import NEVER, March
from patolli.games.cortez.scoring import MISSION_POINTS, points
from patolli.games.cortez.setup import unmarked_outside
from patolli.games.cortez.standing import ahead, next_bribe, supplies, table
from patolli.games.cortez.state import (
    CAMOUFLAGE,
    FOOD,
    GOLD,
    NO_FIELD,
    NO_SEAT,
    OWN,
    WEAPON_CARD,
    Cortez,
    fields_of,
    free_collars,
    free_outside,
    is_free,
    move_figure,
    nation_of,
    put,
    size_of,
)
from patolli.games.cortez.turns import Act
from patolli.games.cortez.weights import WEIGHTS

DRAWN_AGAIN: Final = 4  # war cards after a combat, at most
AVERAGE: Final = 2  # a war card of the average value 3, as an index
SURE: Final = 0.97  # nothing is surer before a combat is over
WARY: Final = 0.3  # of a foe's strength, when one looks whom to attack
TROUBLE: Final = 0.15  # a deal that brings less is not worth the words; in a combat twice that
FURTHER: Final = 3  # cards that may be added to a deal


def value(s: Cortez, seat: Seat) -> float:
    """What a seat has and hopes for, less what its rivals do: half the best of them, half all on average."""
    return lead(worths(s), seat) + (WEIGHTS[s.players].action if s.active == seat and action_open(s) else 0.0)


def action_open(s: Cortez) -> bool:
    """Whether the active seat has still to decide on this action."""
    for frame in s.stack:
        if isinstance(frame, Act):
            return True
    return False


def lead(sums: list[float], seat: Seat) -> float:
    """How far a seat is ahead."""
    rivals = [total for other, total in enumerate(sums) if other != seat]
    return sums[seat] - (max(rivals) + sum(rivals) / len(rivals)) / 2


def worths(s: Cortez) -> list[float]:
    """By seat, what the position is worth, with the question that stands open."""
    if not s.stack:
        return [float(sum(points(s, seat).values())) for seat in range(s.players)]
    top = s.stack[-1]
    if isinstance(top, Trade):
        return deal(s, top)
    if isinstance(top, March):
        return march(s, top)
    if isinstance(top, (PickFigure, PutFigure)):
        return placing(s, top)
    f = fight(s)
    if f is not None and f.winner == NO_SEAT and f.defender != NO_SEAT and s.march != NO_FIELD:
        return battle(s, f, odds(s, f))
    sums = table(rewarded(s, f.winner)) if isinstance(top, (Premium, Place)) and f is not None else table(s)
    if isinstance(top, Auction) and top.bidder != NO_SEAT:
        auction(s, top, sums)
    if isinstance(top, Pay):
        sums[top.seat] += next_bribe(s) - WEIGHTS[s.players].due * top.due
    return sums


def auction(s: Cortez, frame: Auction, sums: list[float]) -> None:
    """The card that is bid for: whoever can and would bid more may get it as well as the highest bidder."""
    worth, due = next_bribe(s), WEIGHTS[s.players].due
    dearer = worth - due * (frame.bid + 1)
    others = [seat for seat in range(s.players) if seat != frame.bidder and purse(s, seat) > frame.bid]
    if dearer <= 0:
        others = []
    share = 1.0 / (1 + len(others))
    sums[frame.bidder] += share * (worth - due * frame.bid)
    for seat in others:
        sums[seat] += share * dearer


# Marches and placings


def march(s: Cortez, frame: March) -> list[float]:
    """The best target of a figure that sets out: its temple or the city, the best village, or a fight."""
    seat = s.active
    price = frame.affordable(s)
    best: list[float] = []
    for field in targets(s, seat, price):
        new = s.copy()
        new.pop()
        put(new, frame.start, 0)
        new.supply[seat][CAMOUFLAGE] -= price[field]
        if new.figure[field]:
            new.march = field
            new.push(Fight(field, s.players))
            f = meet(new, field)
            sums = battle(new, f, blind_odds(new, f))
        else:
            put(new, field, OWN + seat)
            supply_village(new, seat, field)
            sums = table(new)
        if not best or lead(sums, seat) > lead(best, seat):
            best = sums
    return best or table(s)


def targets(s: Cortez, seat: Seat, price: list[int]) -> list[int]:
    """The reachable fields that a march may be about: one temple or city field, one village, two fights."""
    inside = village = NO_FIELD
    fights: list[tuple[float, int]] = []
    armed = size_of(s.war[seat]) > 0
    for field in range(s.board.size):
        if not 0 <= price[field] < NEVER:
            continue
        code = s.figure[field]
        number = s.board.city[field]
        if code == 0:
            if number and (inside == NO_FIELD or number == s.mission[seat] or is_higher(s, seat, number, inside)):
                inside = field
            elif s.board.supplies[field] > (0 if village == NO_FIELD else s.board.supplies[village]):
                village = field
        elif armed and code not in (OWN + seat, 1 + nation_of(s, seat)):
            fights.append((prize(s, seat, field, code), field))
    fights.sort(reverse=True)
    return [field for field in (inside, village) if field != NO_FIELD] + [field for _, field in fights[:2]]


def is_higher(s: Cortez, seat: Seat, number: int, other: int) -> bool:
    """Whether a city number is higher than that of a field that is not one's temple."""
    return s.board.city[other] != s.mission[seat] and number > s.board.city[other]


def prize(s: Cortez, seat: Seat, field: int, code: int) -> float:
    """A rough order of fights: what the field brings, what the foe loses, and who is weak."""
    number = s.board.city[field]
    total = 5.0 if number else s.board.supplies[field] * 0.6
    if number and number == s.mission[seat]:
        total += MISSION_POINTS
    if code < OWN:
        deputies = [s.war[other] for other in range(s.players) if nation_of(s, other) == code - 1]
        return total - WARY * max([strength(war, 0) for war in deputies])
    total += 8.0 if number else 3.0
    if number and number == s.mission[code - OWN]:
        total += MISSION_POINTS
    return total - WARY * strength(s.war[code - OWN], 0)


def meet(s: Cortez, field: int) -> Fight:
    """The combat on top with its likely defender: the owner, or the strongest deputy."""
    f = s.stack[-1]
    assert isinstance(f, Fight)
    code = s.figure[field]
    if code >= OWN:
        f.defender = code - OWN
    else:
        deputies = [seat for seat in range(s.players) if nation_of(s, seat) == code - 1]
        f.defender = max(deputies, key=lambda seat: size_of(s.war[seat]))
    return f


def blind_odds(s: Cortez, f: Fight) -> float:
    """The odds when the attacker sets out and does not know yet what the defender has: so many average cards."""
    held = s.war[f.defender]
    s.war[f.defender] = [0] * len(held)
    s.war[f.defender][AVERAGE] = size_of(held)
    p = odds(s, f)
    s.war[f.defender] = held
    return p


def supply_village(s: Cortez, seat: Seat, field: int) -> None:
    """About what a village brings."""
    for kind in range(s.board.supplies[field]):
        s.supply[seat][GOLD - kind] += 1


def placing(s: Cortez, frame: PickFigure | PutFigure) -> list[float]:
    """A bribe card moves a figure: the best way to use it."""
    if isinstance(frame, PutFigure):
        return placed(s, frame.seat, frame.start)
    best: list[float] = []
    for code in range(OWN, OWN + s.players):
        for start in fields_of(s, code) if frame.fits(code - OWN) else []:
            sums = placed(s, frame.seat, start)
            if not best or lead(sums, frame.seat) > lead(best, frame.seat):
                best = sums
    return best or table(s)


def placed(s: Cortez, seat: Seat, start: int) -> list[float]:
    """An own figure goes to its temple or far into the city, a foreign one out of it."""
    new = s.copy()
    new.pop()
    code = OWN + s.active if start == NO_FIELD else s.figure[start]
    numbers = [s.mission[seat], *range(CITY_FIELDS, 0, -1)] if s.mission[seat] else [*range(CITY_FIELDS, 0, -1)]
    fields = [s.board.city_field[number] for number in numbers] if code == OWN + seat else free_outside(s)
    for field in fields:
        if is_free(s, field):
            move_figure(new, start, field, code)
            break
    return worths(new)


# Combat


def battle(s: Cortez, f: Fight, p: float) -> list[float]:
    """Both outcomes, the attacker's victory with this probability."""
    won = table(settled(s, f, True))
    lost = table(settled(s, f, False))
    return [p * won[seat] + (1.0 - p) * lost[seat] for seat in range(s.players)]


def odds(s: Cortez, f: Fight) -> float:
    """How likely the attacker wins, by what lies and by what both could still lay."""
    if f.surrendered or s.figure[f.target] == 0:
        return 1.0
    now = [side_power(s, f, side, False) for side in (ATTACKER, DEFENDER)]
    full = [side_power(s, f, side, True) for side in (ATTACKER, DEFENDER)]
    top = s.stack[-1]
    begun = isinstance(top, Batch) and top.begun()
    turn = 1 - f.turn if f.step == 7 else f.turn  # while mercenaries are asked, the other side is next
    attacker_leads = now[ATTACKER] > now[DEFENDER]
    if f.passes and not begun and attacker_leads == (turn == ATTACKER):
        return SURE if attacker_leads else 1.0 - SURE  # one more pass ends it
    w = WEIGHTS[s.players]
    force = [now[side] + w.will * (full[side] - now[side]) for side in (ATTACKER, DEFENDER)]
    unknown = w.doubt + w.unknown * (full[ATTACKER] - now[ATTACKER] + full[DEFENDER] - now[DEFENDER])
    p = 1.0 / (1.0 + exp((force[DEFENDER] - force[ATTACKER] + 0.5) / unknown))
    return min(max(p, 1.0 - SURE), SURE)


def side_power(s: Cortez, f: Fight, side: int, full: bool) -> int:
    """The strength of what lies on a side, or with the hand of its combatant added."""
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
        if side == DEFENDER and s.supply[seat][FOOD] and (f.step < 5 or isinstance(s.stack[-1], Levy)):
            cards[AVERAGE] += 4  # he may levy
    return strength(cards, weapons)


def settled(s: Cortez, f: Fight, attacker_won: bool) -> Cortez:
    """The table after the combat, its cards drawn again as average ones."""
    new = s.copy()
    new.stack = new.stack[:1]
    new.march = NO_FIELD
    for seat in (s.active, f.defender):
        new.war[seat][AVERAGE] += min(DRAWN_AGAIN, size_of(f.laid[seat]))
    winner = s.active if attacker_won else f.defender
    beaten = s.figure[f.target] if attacker_won else OWN + s.active
    if attacker_won:
        put(new, f.target, OWN + s.active)
    place(new, beaten)
    collar(new, winner)
    supply_village(new, winner, f.target)
    return new


def rewarded(s: Cortez, winner: Seat) -> Cortez:
    """The table when the winner has taken the premium that stands open, and placed the lifted figure."""
    new = s.copy()
    if isinstance(s.stack[-1], Premium):
        collar(new, winner)
    place(new, s.lifted)
    return new


def collar(s: Cortez, winner: Seat) -> None:
    """The premium: any figure outside is as good as another."""
    found = unmarked_outside(s, nation_of(s, winner))
    if found and free_collars(s, winner):
        put(s, found[0], OWN + winner)


def place(s: Cortez, beaten: int) -> None:
    """A beaten figure goes outside and is nobody's, unless it was its owner's last: that collar stays on."""
    if beaten >= OWN and s.figure.count(beaten) == 0:
        put(s, free_outside(s)[0], beaten)


# Deals


def deal(s: Cortez, t: Trade) -> list[float]:
    """A deal by whether it will be taken: as it was sent, or as its maker can best go on building it."""
    without = s.copy()
    without.pop()
    now = worths(without)
    change = effect(without, t, now)
    if t.sent:
        return answered(s, t, now, change, t.give, t.want)
    maker = t.maker()
    best = now
    for give, want in builds(s, t):
        sums = answered(s, t, now, change, give, want)
        if lead(sums, maker) > lead(best, maker):
            best = sums
    best = best.copy()
    back_and_forth = sum([min(t.give[kind], t.want[kind]) for kind in range(len(t.give))])
    best[maker] -= TROUBLE * (1 + back_and_forth) * (1 if fight(s) is None else 2)
    return best


def effect(s: Cortez, t: Trade, now: list[float]) -> list[float]:
    """By seat, what a deal changes beside the supplies: a surrender, or a war card that is lent."""
    f = fight(s)
    if f is None or t.kind not in (PARLEY_DEAL, HIRE_DEAL):
        return [0.0] * s.players
    if t.kind == PARLEY_DEAL:
        f.surrendered = True
    else:
        f.lent[t.opener] = t.value
        f.lent_to[t.opener] = ATTACKER if t.partner == s.active else DEFENDER
        lend(s, t.opener, t.partner, t.value)
    f.passes = 0
    after = worths(s)
    return [after[seat] - now[seat] for seat in range(s.players)]


def builds(s: Cortez, t: Trade) -> list[tuple[list[int], list[int]]]:
    """The deals that can be made of what is built so far with a few more cards; wishes only for what is there."""
    gives = s.supply[t.maker()]
    wants = s.supply[t.addressee()]
    found = [(t.give, t.want)]
    done = 0
    for _more in range(FURTHER if s.limit else 0):
        last = len(found)
        for give, want in found[done:last]:
            if size_of(want) == 0 and not (t.kind == PARLEY_DEAL and t.countered):
                found += [(more, want) for more in longer(give, gives, want)]
            if t.kind != PARLEY_DEAL or t.countered:
                found += [(give, more) for more in longer(want, wants, give)]
        done = last
    return found if t.kind == HIRE_DEAL else [(give, want) for give, want in found if size_of(give) + size_of(want)]


def longer(cards: list[int], held: list[int], other: list[int]) -> list[list[int]]:
    """A bag with one card more, of the last kind in it or a later one, and not of a kind that comes back."""
    found: list[list[int]] = []
    for kind in range(len(cards) - 1, -1, -1):
        if cards[kind] < held[kind] and other[kind] == 0 and size_of(cards) < MOST_CARDS:
            more = cards.copy()
            more[kind] += 1
            found.append(more)
        if cards[kind]:
            break
    return found


def answered(
    s: Cortez, t: Trade, now: list[float], change: list[float], give: list[int], want: list[int]
) -> list[float]:
    """A deal that is sent: taken more likely the more the other side gains, never if it cannot pay."""
    maker, other = t.maker(), t.addressee()
    for kind, count in enumerate(want):
        if s.supply[other][kind] < count:
            return now
    after = [total + change[seat] for seat, total in enumerate(now)]
    after[maker] += exchange(s, maker, give, want)
    after[other] += exchange(s, other, want, give)
    p = 1.0 / (1.0 + exp(1.0 - 4.0 * (lead(after, other) - lead(now, other))))
    return [p * after[seat] + (1.0 - p) * now[seat] for seat in range(s.players)]


def exchange(s: Cortez, seat: Seat, away: list[int], got: list[int]) -> float:
    """What a hand gains when these supplies change hands."""
    hope = ahead(s)
    gain = 0.0
    for kind, held in enumerate(s.supply[seat]):
        more = got[kind] - away[kind]
        if more:
            gain += supplies(s, seat, kind, held + more, hope) - supplies(s, seat, kind, held, hope)
    return gain
