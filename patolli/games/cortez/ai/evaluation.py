"""The value of a position to a seat: the points it has, and those that it may hope for.

It judges sampled worlds, so all hands are open. An open question counts by its likely answer: a combat by the odds, a
deal by the chance that it is accepted, a march by its best target, a bid by its card.
"""

from collections.abc import Callable
from math import exp
from typing import Any, Final

from patolli.core.audience import Seat
from patolli.games.cortez.ai.combat_value import (
    battle,
    blind_odds,
    imagined,
    meet,
    odds,
    outside_the_city,
    rewarded,
    supply_village,
)
from patolli.games.cortez.ai.table_value import next_bribe, supplies, table_values, usable_share
from patolli.games.cortez.ai.weights import WEIGHTS, Weights
from patolli.games.cortez.data.components import CITY_FIELDS, SUPPLY_KINDS
from patolli.games.cortez.rules.auction import Auction, Pay, purse
from patolli.games.cortez.rules.bribe_cards import PickFigure, PutFigure
from patolli.games.cortez.rules.combat.aftermath import Place, Premium
from patolli.games.cortez.rules.combat.battle import ATTACKER, DEFENDER, Battle, current_battle, strength
from patolli.games.cortez.rules.deals import HIRE_DEAL, MAX_CARDS, PARLEY_DEAL, Trade, lend
from patolli.games.cortez.rules.movement import March, targets
from patolli.games.cortez.rules.reach import Reach
from patolli.games.cortez.rules.scoring import MISSION_POINTS, points
from patolli.games.cortez.rules.turn import Act
from patolli.games.cortez.state import (
    CAMOUFLAGE,
    NO_FIELD,
    NO_SEAT,
    NOBODY_THERE,
    OWN,
    CortezState,
    bag_size,
    fields_of,
    has_cards,
    is_free,
    move_figure,
    nation_of,
    set_figure,
)

DEPUTY_SHARE: Final = 0.3  # share of a foe's strength that counts against an attack
MIN_DEAL_GAIN: Final = 0.15  # smaller gains do not justify a deal; in a combat twice that
ADDED_CARDS: Final = 3  # cards that may be added to a deal
GAINS: Final = 2 * MAX_CARDS + 1  # numbers of cards of a kind that a deal can bring or take


def evaluate(s: CortezState, seat: Seat, weights: Weights | None = None) -> float:
    """Return the value of a position to a seat, less that of its rivals: half the best, half their average."""
    w = WEIGHTS[s.players] if weights is None else weights
    return lead(seat_values(s, w), seat) + (w.action if s.active == seat and action_open(s) else 0.0)


def action_open(s: CortezState) -> bool:
    """Say whether the active seat has still to decide on this action."""
    for frame in s.stack:
        if isinstance(frame, Act):
            return True
    return False


def lead(sums: list[float], seat: Seat) -> float:
    """Return the lead of a seat over its rivals."""
    best = total = 0.0
    first = True
    for other in range(len(sums)):
        if other != seat:
            rival = sums[other]
            if first or rival > best:
                best = rival
                first = False
            total += rival
    return sums[seat] - (best + total / (len(sums) - 1)) / 2


def seat_values(s: CortezState, w: Weights) -> list[float]:
    """Return the value of the position by seat, the open question included."""
    if not s.stack:
        return [float(sum(points(s, seat).values())) for seat in range(s.players)]
    top = s.stack[-1]
    value = QUESTIONS.get(type(top))
    return table_or_combat(s, w) if value is None else value(s, top, w)


def table_or_combat(s: CortezState, w: Weights) -> list[float]:
    """Return the values of the table, or those of a combat that is not decided."""
    f = current_battle(s)
    if f is not None and is_open(s, f):
        return battle(s, f, odds(s, f, w), w)
    return table_values(s, w)


def is_open(s: CortezState, f: Battle) -> bool:
    """Say whether a combat has a defender and no winner."""
    return f.winner == NO_SEAT and f.defender != NO_SEAT and s.march != NO_FIELD


# After a combat, and auctions


def reward(s: CortezState, frame: Premium | Place, w: Weights) -> list[float]:
    """Return the values after the winner of a combat has taken its premium and placed the lifted figure."""
    f = current_battle(s)
    return table_or_combat(s, w) if f is None or is_open(s, f) else table_values(rewarded(s, f.winner), w)


def auction(s: CortezState, frame: Auction, w: Weights) -> list[float]:
    """Return the values with that of the card that is bid for; seats that can and would bid more may get it too."""
    sums = table_or_combat(s, w)
    if frame.bidder == NO_SEAT:
        return sums
    worth, due = next_bribe(s, w), w.due
    dearer = worth - due * (frame.bid + 1)
    others = [seat for seat in range(s.players) if seat != frame.bidder and purse(s, seat) > frame.bid]
    if dearer <= 0:
        others = []
    share = 1.0 / (1 + len(others))
    sums[frame.bidder] += share * (worth - due * frame.bid)
    for seat in others:
        sums[seat] += share * dearer
    return sums


def payment(s: CortezState, frame: Pay, w: Weights) -> list[float]:
    """Return the values with that of the card that is paid for."""
    sums = table_or_combat(s, w)
    sums[frame.seat] += next_bribe(s, w) - w.due * frame.due
    return sums


# Marches and placings


def march(s: CortezState, frame: March, w: Weights) -> list[float]:
    """Return the values after the best target of a march: a temple, the city, a village or a fight."""
    seat = s.active
    best: list[float] = []
    for field in promising_targets(s, seat, frame.affordable(s)):
        new = imagined(s)
        new.stack = s.stack[:-1]
        set_figure(new, frame.start, 0)
        new.supply[seat][CAMOUFLAGE] -= frame.price(s, field)
        if new.figure[field]:
            new.march = field
            new.push(Battle(field, s.players))
            f = meet(new, field)
            sums = battle(new, f, blind_odds(new, f, w), w)
        else:
            set_figure(new, field, OWN + seat)
            supply_village(new, seat, field)
            sums = table_values(new, w)
        if not best or lead(sums, seat) > lead(best, seat):
            best = sums
    return best or table_values(s, w)


def promising_targets(s: CortezState, seat: Seat, reach: Reach) -> list[int]:
    """Return the reachable fields worth a look: one temple or city field, one village, two fights."""
    inside = village = NO_FIELD
    fights: list[tuple[float, int]] = []
    for field in targets(s, seat, reach):
        code = s.figure[field]
        number = s.board.city[field]
        if code:
            fights.append((attack_value(s, seat, field, code), field))
        elif number and (inside == NO_FIELD or number == s.mission[seat] or is_higher(s, seat, number, inside)):
            inside = field
        elif s.board.supplies[field] > (0 if village == NO_FIELD else s.board.supplies[village]):
            village = field
    fights.sort(reverse=True)
    return [field for field in (inside, village) if field != NO_FIELD] + [field for _, field in fights[:2]]


def is_higher(s: CortezState, seat: Seat, number: int, other: int) -> bool:
    """Say whether a city number is higher than that of another field, which is not the seat's temple."""
    return s.board.city[other] != s.mission[seat] and number > s.board.city[other]


def attack_value(s: CortezState, seat: Seat, field: int, code: int) -> float:
    """Return a rough value of a fight: the gain of the field, the loss of the foe, less the foe's strength."""
    number = s.board.city[field]
    total = 5.0 if number else s.board.supplies[field] * 0.6
    if number and number == s.mission[seat]:
        total += MISSION_POINTS
    if code < OWN:
        deputies = [s.war[other] for other in range(s.players) if nation_of(s, other) == code - 1]
        return total - DEPUTY_SHARE * max([strength(war, 0) for war in deputies])
    total += 8.0 if number else 3.0
    if number and number == s.mission[code - OWN]:
        total += MISSION_POINTS
    return total - DEPUTY_SHARE * strength(s.war[code - OWN], 0)


def picking(s: CortezState, frame: PickFigure, w: Weights) -> list[float]:
    """Return the values after the best use of a bribe card that moves a figure."""
    best: list[float] = []
    for code in range(OWN, OWN + s.players):
        for start in fields_of(s, code) if frame.fits(code - OWN) else []:
            sums = placed(s, frame.seat, start, w)
            if not best or lead(sums, frame.seat) > lead(best, frame.seat):
                best = sums
    return best or table_values(s, w)


def putting(s: CortezState, frame: PutFigure, w: Weights) -> list[float]:
    """Return the values after the figure of a bribe card is put."""
    return placed(s, frame.seat, frame.start, w)


def placed(s: CortezState, seat: Seat, start: int, w: Weights) -> list[float]:
    """Return the values after a figure is put: an own one into its temple or the city, a foreign one outside."""
    new = s.copy()
    new.pop()
    code = OWN + s.active if start == NO_FIELD else s.figure[start]
    field = best_in_city(s, seat) if code == OWN + seat else outside_the_city(s, NOBODY_THERE)
    if field != NO_FIELD:
        move_figure(new, start, field, code)
    return seat_values(new, w)


def best_in_city(s: CortezState, seat: Seat) -> int:
    """Return the free city field that a seat likes most: its temple, or the highest number; NO_FIELD if none."""
    for number in [s.mission[seat], *range(CITY_FIELDS, 0, -1)]:
        if number and is_free(s, s.board.city_field[number]):
            field: int = s.board.city_field[number]
            return field
    return NO_FIELD


# Deals


def deal(s: CortezState, t: Trade, w: Weights) -> list[float]:
    """Return the values of a deal as it was sent, or as its maker can best go on building it."""
    without = s.copy()
    without.pop()
    now = seat_values(without, w)
    offer = Offer(s, t, now, effect(without, t, now, w), w)
    if t.sent:
        return offer.answered(t.give, t.want)
    maker = t.maker()
    best, most = now, lead(now, maker)
    for give, want in builds(s, t):
        sums = offer.answered(give, want)
        leading = lead(sums, maker)
        if leading > most:
            best, most = sums, leading
    best = best.copy()
    back_and_forth = sum([min(t.give[kind], t.want[kind]) for kind in range(len(t.give))])
    best[maker] -= MIN_DEAL_GAIN * (1 + back_and_forth) * (1 if current_battle(s) is None else 2)
    return best


def effect(s: CortezState, t: Trade, now: list[float], w: Weights) -> list[float]:
    """Return the change by seat that a deal brings beside the supplies: a surrender, or a lent war card."""
    f = current_battle(s)
    if f is None or t.kind not in (PARLEY_DEAL, HIRE_DEAL):
        return [0.0] * s.players
    if t.kind == PARLEY_DEAL:
        f.surrendered = True
    else:
        f.lent[t.opener] = t.value
        f.lent_to[t.opener] = ATTACKER if t.partner == s.active else DEFENDER
        lend(s, t.opener, t.partner, t.value)
    f.passes = 0
    after = seat_values(s, w)
    return [after[seat] - now[seat] for seat in range(s.players)]


def builds(s: CortezState, t: Trade) -> list[tuple[list[int], list[int]]]:
    """Return the deals that a few more cards can make of this one; it asks only for cards that are there."""
    gives = s.supply[t.maker()]
    wants = s.supply[t.addressee()]
    found = [(t.give, t.want)]
    done = 0
    for _more in range(ADDED_CARDS if s.limit else 0):
        last = len(found)
        for give, want in found[done:last]:
            if not has_cards(want) and not (t.kind == PARLEY_DEAL and t.countered):
                found += [(more, want) for more in longer(give, gives, want)]
            if t.kind != PARLEY_DEAL or t.countered:
                found += [(give, more) for more in longer(want, wants, give)]
        done = last
    return (
        found if t.kind == HIRE_DEAL else [(give, want) for give, want in found if has_cards(give) or has_cards(want)]
    )


def longer(cards: list[int], held: list[int], other: list[int]) -> list[list[int]]:
    """Return a bag with one card more, of its last kind or a later one, but no kind that `other` holds."""
    found: list[list[int]] = []
    if bag_size(cards) >= MAX_CARDS:
        return found
    for kind in range(len(cards) - 1, -1, -1):
        if cards[kind] < held[kind] and other[kind] == 0:
            more = cards.copy()
            more[kind] += 1
            found.append(more)
        if cards[kind]:
            break
    return found


class Offer:
    """A deal with what all its variants share: the values now, the change that it brings, the gains by card."""

    def __init__(self, s: CortezState, t: Trade, now: list[float], change: list[float], w: Weights) -> None:
        self.s = s
        self.w = w
        self.maker = t.maker()
        self.other = t.addressee()
        self.now = now
        self.after = [total + change[seat] for seat, total in enumerate(now)]  # without the supplies
        self.other_leads = lead(now, self.other)
        self.hope = usable_share(s)
        self.gains: list[list[float | None]] = [[None] * (GAINS * SUPPLY_KINDS) for _ in range(s.players)]

    def answered(self, give: list[int], want: list[int]) -> list[float]:
        """Return the values of a sent deal: likelier accepted the more the other side gains, never if it cannot pay."""
        now, after = self.now, self.after.copy()
        hand = self.s.supply[self.other]
        for kind in range(SUPPLY_KINDS):
            if hand[kind] < want[kind]:
                return now
        after[self.maker] += self.exchange(self.maker, give, want)
        after[self.other] += self.exchange(self.other, want, give)
        p = 1.0 / (1.0 + exp(1.0 - 4.0 * (lead(after, self.other) - self.other_leads)))
        for seat in range(len(after)):
            after[seat] = p * after[seat] + (1.0 - p) * now[seat]
        return after

    def exchange(self, seat: Seat, away: list[int], got: list[int]) -> float:
        """Return the gain of a hand when these supplies change hands."""
        total = 0.0
        for kind in range(SUPPLY_KINDS):
            if got[kind] != away[kind]:
                total += self.gain(seat, kind, got[kind] - away[kind])
        return total

    def gain(self, seat: Seat, kind: int, more: int) -> float:
        """Return the gain of a hand by more or fewer cards of a kind, computed once."""
        at = kind * GAINS + more + MAX_CARDS
        known = self.gains[seat][at]
        if known is not None:
            return known
        s, w, hope = self.s, self.w, self.hope
        held = s.supply[seat][kind]
        found = supplies(s, seat, kind, held + more, hope, w) - supplies(s, seat, kind, held, hope, w)
        self.gains[seat][at] = found
        return found


# The values of questions, by the class of the frame. Any other: the table, or the combat that is going on.
QUESTIONS: Final[dict[type, Callable[[CortezState, Any, Weights], list[float]]]] = {
    Trade: deal,
    March: march,
    PickFigure: picking,
    PutFigure: putting,
    Premium: reward,
    Place: reward,
    Auction: auction,
    Pay: payment,
}
