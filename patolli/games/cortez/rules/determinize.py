"""Sample a full state that agrees with a view (C23.7): all deals of the unseen cards are equally likely."""

from typing import Any, Final

from patolli.core.audience import Seat
from patolli.core.chance import Rng
from patolli.games.cortez.data.components import HIGHEST_WAR, SUPPLY_KINDS
from patolli.games.cortez.rules.auction import Auction, Pay, can_complete
from patolli.games.cortez.rules.combat.battle import NOT_LENT, Battle, current_battle
from patolli.games.cortez.rules.combat.laying import Batch
from patolli.games.cortez.rules.combat.sequence import Lot
from patolli.games.cortez.rules.deals import HIRE_DEAL, Trade
from patolli.games.cortez.rules.event_cards import MAX_SUPPLIES, Mutiny, Plunder
from patolli.games.cortez.rules.movement import CARDS, March, targets
from patolli.games.cortez.rules.reach import price_of, search
from patolli.games.cortez.rules.setup import DEALT, FIRST_MISSION, MISSION_AT, Deal, First, Guards
from patolli.games.cortez.state import (
    CAMOUFLAGE,
    GOLD,
    NO_SEAT,
    WEAPON_CARD,
    CortezState,
    bag_size,
    has_cards,
    nation_of,
)

Bag = list[int]
TRIES: Final = 50  # deals of supplies, before one is made to fit


def sample_hidden(s: CortezState, view: dict[str, Any], missions: int, rng: Rng) -> None:
    """Give every hidden field a value."""
    viewer: Seat | None = view["seat"]
    deal_missions(s, view["state"]["mission"], viewer, missions, rng)
    deal_bribes(s, view["state"]["bribes"], rng)
    deal_war_cards(s, view, viewer, rng)
    deal_supplies(s, view["state"]["supply"], rng)


def draw(bag: Bag, rng: Rng) -> int:
    """Take a card out of a bag, each with the same chance."""
    at = rng.randrange(bag_size(bag))
    for card, count in enumerate(bag):
        at -= count
        if at < 0:
            bag[card] -= 1
            return card
    raise AssertionError("a bag has as many cards as its size")


def without(copies: Bag, *seen: Bag) -> Bag:
    """Return the rest of some cards when those that are seen are taken away."""
    return [count - sum(bag[card] for bag in seen) for card, count in enumerate(copies)]


def deal_hand(size: int, least: Bag, unseen: Bag, rng: Rng) -> Bag:
    """Deal a hand of this size that holds these cards, which are out of the unseen ones already."""
    hand = least.copy()
    for _ in range(size - bag_size(least)):
        hand[draw(unseen, rng)] += 1
    return hand


def deal_missions(s: CortezState, shown: list[int | None], viewer: Seat | None, missions: int, rng: Rng) -> None:
    """Deal a mission to each seat that has one."""
    left = s.decks.missions[missions].copy()
    own = shown[viewer] if viewer is not None else None
    if own:
        left[own - FIRST_MISSION] -= 1
    for seat in range(s.players):
        if seat == viewer:
            s.mission[seat] = own or 0
        elif has_mission(s, seat):
            s.mission[seat] = draw(left, rng) + FIRST_MISSION
    s.missions_left = left


def has_mission(s: CortezState, seat: Seat) -> bool:
    """Say whether a seat has been dealt its mission yet."""
    for frame in s.stack:
        if isinstance(frame, (First, Guards)):
            return False
        if isinstance(frame, Deal):
            return frame.at > (seat - s.start) % s.players * DEALT + MISSION_AT
    return True


def deal_bribes(s: CortezState, shown: list[Bag | int], rng: Rng) -> None:
    """Deal the bribe cards that are neither used nor seen."""
    nothing = [0] * len(s.pile)
    own = [hand if isinstance(hand, list) else nothing for hand in shown]
    s.pile = without(s.decks.bribes, s.used, *own)
    s.bribes = [hand.copy() if isinstance(hand, list) else deal_hand(hand, nothing, s.pile, rng) for hand in shown]


# War cards


def deal_war_cards(s: CortezState, view: dict[str, Any], viewer: Seat | None, rng: Rng) -> None:
    """Deal hands, laid cards and lent cards of both nations, then the last cards that only their owners know."""
    hands: list[Bag | int] = view["state"]["war"]
    s.shown = [values or 0 for values in view["state"]["shown"]]
    f = current_battle(s)
    entry = next((e for e in view["stack"] if e["frame"] == "Combat"), None)
    for nation in (0, 1):
        seats = [seat for seat in range(s.players) if nation_of(s, seat) == nation]
        unseen = s.decks.war.copy()
        for seat in seats:
            take_seen(s, seat, hands[seat], viewer, unseen)
        if f is not None and entry is not None:
            lay_cards(s, f, entry, seats, unseen, rng)
        for seat in seats:
            hand = hands[seat]
            if isinstance(hand, list):
                s.war[seat] = hand.copy()
            else:
                s.war[seat] = deal_hand(hand, least_shown(s, viewer, seat), unseen, rng)
        s.war_deck[nation] = unseen
    for frame, seen in zip(s.stack, view["stack"], strict=True):
        know_own_choice(s, frame, seen, rng)


def least_shown(s: CortezState, viewer: Seat | None, holder: Seat) -> Bag:
    """Return the war cards that the viewer was shown and the holder must still have (C23.5)."""
    values = 0 if viewer is None else s.shown[viewer * s.players + holder]
    return [values >> (card + 1) & 1 for card in range(HIGHEST_WAR)]


def take_seen(s: CortezState, seat: Seat, hand: Bag | int, viewer: Seat | None, unseen: Bag) -> None:
    """Take the cards of a hand that the viewer knows out of the unseen ones."""
    for card, count in enumerate(hand if isinstance(hand, list) else least_shown(s, viewer, seat)):
        unseen[card] -= count


def lay_cards(s: CortezState, f: Battle, entry: dict[str, Any], seats: list[Seat], unseen: Bag, rng: Rng) -> None:
    """Deal the face-down cards of these seats, first those that the viewer knows."""
    if not f.laid:
        f.laid = [[0] * HIGHEST_WAR for _ in range(s.players)]
        f.lent = [0] * s.players
    hidden: list[Seat] = []
    for seat in seats:
        laid, value = entry["laid"][seat], entry["lent"][seat]
        if isinstance(laid, list):
            f.laid[seat] = laid.copy()
            for card, count in enumerate(laid):
                unseen[card] -= count
        if value:
            f.lent[seat] = value
            unseen[value - 1] -= 1
        elif value is None and f.lent_to[seat] != NOT_LENT and f.winner < 0:
            hidden.append(seat)
    for seat in hidden:
        f.lent[seat] = draw(unseen, rng) + 1
    for seat in seats:
        laid = entry["laid"][seat]
        if not isinstance(laid, list):
            f.laid[seat] = deal_hand(laid, [0] * HIGHEST_WAR, unseen, rng)


def know_own_choice(s: CortezState, frame: object, seen: dict[str, Any], rng: Rng) -> None:
    """Choose what only their seats know: the last card of a batch or a dismissal, the card of a hire, a draft.

    A draft of another seat is taken for empty: nothing is known of it (C14.21).
    """
    if isinstance(frame, Batch):
        frame.last = HIGHEST_WAR if seen["last"] is None else seen["last"]
    elif isinstance(frame, Mutiny):
        frame.last = 0 if seen["last"] is None else seen["last"]
    elif isinstance(frame, Trade):
        if seen["give"] is not None:
            frame.give, frame.want = seen["give"].copy(), seen["want"].copy()
        frame.value = seen["value"] or 0
        if frame.kind == HIRE_DEAL:
            if seen["value"] is None:
                frame.value = draw(s.war[frame.opener].copy(), rng) + 1
            s.shown[frame.partner * s.players + frame.opener] |= 1 << frame.value


def assume_worst(s: CortezState, viewer: Seat) -> None:
    """Assume the worst case in a combat: unseen cards of others are their highest."""
    f = current_battle(s)
    if f is None or f.winner != NO_SEAT:
        return
    for seat in range(s.players):
        if seat != viewer and s.shown[viewer * s.players + seat] == 0:
            lay_highest(f.laid[seat], s.war[seat])


def lay_highest(laid: Bag, hand: Bag) -> None:
    """Exchange cards so that as many lie as before, and none in the hand is higher."""
    left = bag_size(laid)
    for card in range(len(laid) - 1, -1, -1):
        both = laid[card] + hand[card]
        laid[card] = min(both, left)
        hand[card] = both - laid[card]
        left -= laid[card]


# Supplies


def deal_supplies(s: CortezState, shown: list[Bag | int], rng: Rng) -> None:
    """Deal supply hands that agree with known cards (C23.4) and with the open question."""
    nothing = [0] * SUPPLY_KINDS
    own = [hand if isinstance(hand, list) else nothing for hand in shown]
    f = current_battle(s)
    on_table = nothing.copy()
    if f is not None and f.winner < 0:
        on_table[WEAPON_CARD] += bag_size(f.weapons)
        if isinstance(s.stack[-1], Lot):
            on_table = [count + f.lots.count(kind) for kind, count in enumerate(on_table)]
    least = [nothing if isinstance(hand, list) else s.known[seat].copy() for seat, hand in enumerate(shown)]
    if isinstance(s.stack[-1], March) and not isinstance(shown[s.active], list):
        needed = cheapest(s, s.stack[-1])
        least[s.active][CAMOUFLAGE] = max(least[s.active][CAMOUFLAGE], needed)
    unseen = without(s.decks.supplies, s.discard, on_table, *own, *least)
    for _ in range(TRIES):
        s.deck = unseen.copy()
        s.supply = [
            hand.copy() if isinstance(hand, list) else deal_hand(hand, least[seat], s.deck, rng)
            for seat, hand in enumerate(shown)
        ]
        if fits(s):
            return
    repair_hand(s, shown, least, unseen, rng)


def cheapest(s: CortezState, march: March) -> int:
    """Return the camouflage that the mover must hold, since it chose a figure that can move (C8.17)."""
    reach = search(s, s.active, march.start, CARDS)
    return min(price_of(s, reach, field) for field in targets(s, s.active, reach))


class HandConstraint:
    """A minimum for a seat's supplies: the value of its cards of these kinds, the best first."""

    def __init__(self, seat: Seat, kinds: list[int], worth: list[int], least: int) -> None:
        self.seat = seat
        self.kinds = kinds
        self.worth = worth
        self.least = least


def need(s: CortezState) -> HandConstraint | None:
    """Return the constraint on a seat that has bid and must pay, or that drops cards in rising order (C27.1)."""
    for frame in s.stack:
        if isinstance(frame, Auction) and frame.bidder >= 0:
            return HandConstraint(frame.bidder, list(range(GOLD, -1, -1)), s.decks.values, frame.bid)
        if isinstance(frame, Pay):
            return HandConstraint(frame.seat, list(range(frame.last, -1, -1)), s.decks.values, frame.due)
        if isinstance(frame, Plunder) and frame.last:
            seat = frame.to_act(s)[0]
            kinds = list(range(frame.last, GOLD + 1))
            return HandConstraint(seat, kinds, [1] * SUPPLY_KINDS, bag_size(s.supply[seat]) - MAX_SUPPLIES)
    return None


def fits(s: CortezState) -> bool:
    """Say whether the seat that bids, pays or drops can do so with its hand."""
    pay = payment(s)
    if pay is not None:
        return can_complete(s.decks.values, pay.paid, s.supply[pay.seat], pay.due)
    found = need(s)
    if found is None:
        return True
    hand = s.supply[found.seat]
    return sum([found.worth[kind] * hand[kind] for kind in found.kinds]) >= found.least


def repair_hand(s: CortezState, shown: list[Bag | int], least: list[Bag], unseen: Bag, rng: Rng) -> None:
    """Give the seat under the constraint the cards that help it most, and deal the rest."""
    pay, found = payment(s), need(s)
    s.deck = unseen.copy()
    if pay is not None:
        seat = pay.seat
        s.supply[seat] = paying_hand(s, pay, shown[seat], least[seat], rng)
    else:
        assert found is not None
        seat = found.seat
        s.supply[seat] = best_hand(s, found, shown[seat], least[seat])
    for other, held in enumerate(shown):
        if other != seat and isinstance(held, int):
            s.supply[other] = deal_hand(held, least[other], s.deck, rng)
    assert fits(s), "the view can be true"


def best_hand(s: CortezState, found: HandConstraint, size: Bag | int, least: Bag) -> Bag:
    """Return a hand with as many cards of the best kinds as the deck has; they leave it."""
    assert isinstance(size, int)
    hand = least.copy()
    for kind in found.kinds + [kind for kind in range(SUPPLY_KINDS) if kind not in found.kinds]:
        taken = min(s.deck[kind], size - bag_size(hand))
        hand[kind] += taken
        s.deck[kind] -= taken
    return hand


# Payments in any order (C15.8)


def payment(s: CortezState) -> Pay | None:
    """Return the payment of a game in which cards are paid in any order."""
    if s.game.holds["any_order"]:
        for frame in s.stack:
            if isinstance(frame, Pay) and has_cards(frame.paid):
                return frame
    return None


def paying_hand(s: CortezState, pay: Pay, size: Bag | int, least: Bag, rng: Rng) -> Bag:
    """Return a hand of this size with which the payment can be ended; its cards leave the deck."""
    assert isinstance(size, int)
    there = [count + held for count, held in zip(s.deck, least, strict=True)]
    for rest in endings(s.decks.values, pay.paid, there, pay.due):
        hand = [max(wanted, held) for wanted, held in zip(rest, least, strict=True)]
        if bag_size(hand) <= size:
            s.deck = [count - more for count, more in zip(there, hand, strict=True)]
            return deal_hand(size, hand, s.deck, rng)
    raise AssertionError("the view can be true")


def endings(values: list[int], paid: Bag, there: Bag, due: int) -> list[Bag]:
    """Return the sets of cards that end a payment with no card in vain, the smallest first."""
    found: list[Bag] = []
    ways = [([0] * SUPPLY_KINDS, SUPPLY_KINDS - 1, due)]
    while ways:
        cards, dearest, left = ways.pop()
        if left <= 0:
            found.append(cards)
            continue
        for kind in range(dearest + 1):
            if cards[kind] < there[kind]:
                more = cards.copy()
                more[kind] += 1
                ways.append((more, kind, left - values[kind]))
    nothing = [0] * SUPPLY_KINDS
    total = [(sum(n * value for n, value in zip(cards, values, strict=True)), cards) for cards in found]
    fitting = [cards for worth, cards in total if can_complete(values, added(paid, cards), nothing, due - worth)]
    return sorted(fitting, key=bag_size)


def added(one: Bag, other: Bag) -> Bag:
    """Return the cards of two bags."""
    return [count + more for count, more in zip(one, other, strict=True)]
