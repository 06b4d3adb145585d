"""A full state that agrees with a view (C23.7): unseen cards are dealt uniformly within what the view leaves open."""

from typing import Any, Final

from patolli.core.audience import Seat
from patolli.core.game import Rng
from patolli.games.cortez.auction import Auction, Pay
from patolli.games.cortez.combat import Lot
from patolli.games.cortez.deals import HIRE_DEAL, Trade
from patolli.games.cortez.decks import BRIBE_COPIES, BRIBE_VALUE, MISSION_COPIES, SUPPLY_COPIES, WAR_COPIES
from patolli.games.cortez.fight import NOT_LENT, Fight, fight
from patolli.games.cortez.happenings import MOST_SUPPLIES, Mutiny, Plunder
from patolli.games.cortez.laying import HIGHEST, Batch
from patolli.games.cortez.movement import CARDS, March, prices, targets
from patolli.games.cortez.setup import DEALT, FIRST_MISSION, MISSION_AT, Deal, First, Guards
from patolli.games.cortez.state import (
    CAMOUFLAGE,
    GOLD,
    NO_SEAT,
    WEAPON_CARD,
    Cortez,
    nation_of,
    size_of,
)

Bag = list[int]
TRIES: Final = 50  # deals of supplies, before one is made to fit


def fill(s: Cortez, view: dict[str, Any], missions: int, rng: Rng) -> None:
    """Give every hidden field a value."""
    viewer: Seat | None = view["seat"]
    deal_missions(s, view["state"]["mission"], viewer, missions, rng)
    deal_bribes(s, view["state"]["bribes"], rng)
    deal_war_cards(s, view, viewer, rng)
    deal_supplies(s, view["state"]["supply"], rng)


def draw(bag: Bag, rng: Rng) -> int:
    """Take a card out of a bag, each with the same chance."""
    at = rng.randrange(size_of(bag))
    for card, count in enumerate(bag):
        at -= count
        if at < 0:
            bag[card] -= 1
            return card
    raise AssertionError("a bag has as many cards as its size")


def without(copies: Bag, *seen: Bag) -> Bag:
    """What is left of some cards when those that are seen are taken away."""
    return [count - sum(bag[card] for bag in seen) for card, count in enumerate(copies)]


def deal_hand(size: int, least: Bag, unseen: Bag, rng: Rng) -> Bag:
    """A hand of this size with at least these cards, which have been taken out of the unseen ones already."""
    hand = least.copy()
    for _ in range(size - size_of(least)):
        hand[draw(unseen, rng)] += 1
    return hand


def deal_missions(s: Cortez, shown: list[int | None], viewer: Seat | None, missions: int, rng: Rng) -> None:
    """A mission for each seat that has been dealt one."""
    left = MISSION_COPIES[missions].copy()
    own = shown[viewer] if viewer is not None else None
    if own:
        left[own - FIRST_MISSION] -= 1
    for seat in range(s.players):
        if seat == viewer:
            s.mission[seat] = own or 0
        elif has_mission(s, seat):
            s.mission[seat] = draw(left, rng) + FIRST_MISSION
    s.missions_left = left


def has_mission(s: Cortez, seat: Seat) -> bool:
    """Whether a seat has been dealt its mission yet."""
    for frame in s.stack:
        if isinstance(frame, (First, Guards)):
            return False
        if isinstance(frame, Deal):
            return frame.at > (seat - s.start) % s.players * DEALT + MISSION_AT
    return True


def deal_bribes(s: Cortez, shown: list[Bag | int], rng: Rng) -> None:
    """Bribe cards that are neither used nor seen."""
    nothing = [0] * len(BRIBE_COPIES)
    own = [hand if isinstance(hand, list) else nothing for hand in shown]
    s.pile = without(BRIBE_COPIES, s.used, *own)
    s.bribes = [hand.copy() if isinstance(hand, list) else deal_hand(hand, nothing, s.pile, rng) for hand in shown]


# War cards


def deal_war_cards(s: Cortez, view: dict[str, Any], viewer: Seat | None, rng: Rng) -> None:
    """Hands, laid cards and lent cards of both nations; then what only their owners know of their last card."""
    hands: list[Bag | int] = view["state"]["war"]
    s.shown = [values or 0 for values in view["state"]["shown"]]
    f = fight(s)
    entry = next((e for e in view["stack"] if e["frame"] == "Combat"), None)
    for nation in (0, 1):
        seats = [seat for seat in range(s.players) if nation_of(s, seat) == nation]
        unseen = WAR_COPIES.copy()
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
    for frame, told in zip(s.stack, view["stack"], strict=True):
        know_last_card(s, frame, told, rng)


def least_shown(s: Cortez, viewer: Seat | None, holder: Seat) -> Bag:
    """The war cards that the viewer was shown and the holder must still have (C23.5)."""
    values = 0 if viewer is None else s.shown[viewer * s.players + holder]
    return [values >> (card + 1) & 1 for card in range(len(WAR_COPIES))]


def take_seen(s: Cortez, seat: Seat, hand: Bag | int, viewer: Seat | None, unseen: Bag) -> None:
    """Take out of the unseen cards what the viewer knows of a hand."""
    for card, count in enumerate(hand if isinstance(hand, list) else least_shown(s, viewer, seat)):
        unseen[card] -= count


def lay_cards(s: Cortez, f: Fight, entry: dict[str, Any], seats: list[Seat], unseen: Bag, rng: Rng) -> None:
    """The face-down cards of these seats, first those that the viewer knows."""
    if not f.laid:
        f.laid = [[0] * len(WAR_COPIES) for _ in range(s.players)]
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
            f.laid[seat] = deal_hand(laid, [0] * len(WAR_COPIES), unseen, rng)


def know_last_card(s: Cortez, frame: object, told: dict[str, Any], rng: Rng) -> None:
    """What only the seats concerned know: the last card of a batch or a dismissal, the card of a hire."""
    if isinstance(frame, Batch):
        frame.last = HIGHEST if told["last"] is None else told["last"]
    elif isinstance(frame, Mutiny):
        frame.last = 0 if told["last"] is None else told["last"]
    elif isinstance(frame, Trade):
        frame.value = told["value"] or 0
        if frame.kind == HIRE_DEAL:
            if told["value"] is None:
                frame.value = draw(s.war[frame.opener].copy(), rng) + 1
            s.shown[frame.partner * s.players + frame.opener] |= 1 << frame.value


def beware(s: Cortez, viewer: Seat) -> None:
    """Reckon with the worst that may lie in a combat: what others have laid unseen are their highest cards."""
    f = fight(s)
    if f is None or f.winner != NO_SEAT:
        return
    for seat in range(s.players):
        if seat != viewer and s.shown[viewer * s.players + seat] == 0:
            lay_highest(f.laid[seat], s.war[seat])


def lay_highest(laid: Bag, hand: Bag) -> None:
    """Exchange cards so that as many lie as before, and none in the hand is higher."""
    left = size_of(laid)
    for card in range(len(laid) - 1, -1, -1):
        both = laid[card] + hand[card]
        laid[card] = min(both, left)
        hand[card] = both - laid[card]
        left -= laid[card]


# Supplies


def deal_supplies(s: Cortez, shown: list[Bag | int], rng: Rng) -> None:
    """Supply hands that agree with what is known of them (C23.4) and with what their holders are doing."""
    nothing = [0] * len(SUPPLY_COPIES)
    own = [hand if isinstance(hand, list) else nothing for hand in shown]
    f = fight(s)
    on_table = nothing.copy()
    if f is not None and f.winner < 0:
        on_table[WEAPON_CARD] += size_of(f.weapons)
        if isinstance(s.stack[-1], Lot):
            on_table = [count + f.lots.count(kind) for kind, count in enumerate(on_table)]
    least = [nothing if isinstance(hand, list) else s.known[seat].copy() for seat, hand in enumerate(shown)]
    if isinstance(s.stack[-1], March) and not isinstance(shown[s.active], list):
        needed = cheapest(s, s.stack[-1])
        least[s.active][CAMOUFLAGE] = max(least[s.active][CAMOUFLAGE], needed)
    unseen = without(SUPPLY_COPIES, s.discard, on_table, *own, *least)
    for _ in range(TRIES):
        s.deck = unseen.copy()
        s.supply = [
            hand.copy() if isinstance(hand, list) else deal_hand(hand, least[seat], s.deck, rng)
            for seat, hand in enumerate(shown)
        ]
        if fits(s):
            return
    make_fit(s, shown, least, unseen, rng)


def cheapest(s: Cortez, march: March) -> int:
    """The camouflage that the mover must hold, since it chose a figure that can move (C8.17)."""
    price = prices(s, s.active, march.start, CARDS)
    return min(price[field] for field in targets(s, s.active, march.start, price))


class Need:
    """What a seat must be able to do with its supplies: cards of these kinds, the best first, are worth so much."""

    def __init__(self, seat: Seat, kinds: list[int], worth: list[int], least: int) -> None:
        self.seat = seat
        self.kinds = kinds
        self.worth = worth
        self.least = least


def need(s: Cortez) -> Need | None:
    """Who has bid and must be able to pay, or goes on dropping cards in rising order."""
    for frame in s.stack:
        if isinstance(frame, Auction) and frame.bidder >= 0:
            return Need(frame.bidder, list(range(GOLD, -1, -1)), BRIBE_VALUE, frame.bid)
        if isinstance(frame, Pay):
            return Need(frame.seat, list(range(frame.last, -1, -1)), BRIBE_VALUE, frame.due)
        if isinstance(frame, Plunder) and frame.last:
            seat = frame.seats(s)[0]
            kinds = list(range(frame.last, GOLD + 1))
            return Need(seat, kinds, [1] * len(SUPPLY_COPIES), size_of(s.supply[seat]) - MOST_SUPPLIES)
    return None


def fits(s: Cortez) -> bool:
    """Whether the seat that bids, pays or drops can do so with its hand."""
    found = need(s)
    if found is None:
        return True
    hand = s.supply[found.seat]
    return sum([found.worth[kind] * hand[kind] for kind in found.kinds]) >= found.least


def make_fit(s: Cortez, shown: list[Bag | int], least: list[Bag], unseen: Bag, rng: Rng) -> None:
    """Give the busy seat the cards that help it most, and deal the rest."""
    found = need(s)
    assert found is not None
    seat, kinds = found.seat, found.kinds
    size = shown[seat]
    assert isinstance(size, int)
    rest = [kind for kind in range(len(SUPPLY_COPIES)) if kind not in kinds]
    hand = least[seat].copy()
    s.deck = unseen.copy()
    for kind in kinds + rest:
        taken = min(s.deck[kind], size - size_of(hand))
        hand[kind] += taken
        s.deck[kind] -= taken
    s.supply[seat] = hand
    for other, held in enumerate(shown):
        if other != seat and isinstance(held, int):
            s.supply[other] = deal_hand(held, least[other], s.deck, rng)
    assert fits(s), "the view can be true"
