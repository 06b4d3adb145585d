"""The events that are flipped at the beginning of a turn (C6), bribery apart."""

from abc import abstractmethod
from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, DERIVED, Audience, Only, Seat
from patolli.core.state import Frame
from patolli.games.cortez.actions import DISMISS, DROP, PASS, PLAY, TURN
from patolli.games.cortez.data.components import CITY_FIELDS, NATIONS, SUPPLIES, TEMPLES
from patolli.games.cortez.events import (
    DISMISSED,
    DROPPED,
    LEFT_BRIDGES,
    NO_FIGURE,
    PICKED,
    PUT,
    STAYED,
    TURNED,
)
from patolli.games.cortez.rules.bribe_cards import AnyTime, filled_city, is_play, play
from patolli.games.cortez.rules.card_draws import DrawSupply, can_draw_supply
from patolli.games.cortez.state import (
    NO_FIELD,
    NO_SEAT,
    CortezState,
    bag_size,
    clockwise,
    discard,
    fields_of,
    forget_shown,
    free_collars,
    free_outside,
    free_refusal,
    has_cards,
    is_free,
    move_figure,
    nation_of,
)

MAX_SUPPLIES: Final = 10  # C6.8
MAX_WAR_CARDS: Final = 4  # C6.11
ORDINARY: Final = [n for n in range(1, CITY_FIELDS + 1) if n not in TEMPLES]  # city numbers of C6.5


class Bridges(AnyTime):
    """C6.1 to C6.3: one bridge may be turned over."""

    VERBS = ("pass", "turn", "play")

    def advance(self, s: CortezState) -> bool:
        return not filled_city(s)

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (s.active,)

    def own_refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        return "C6.2" if action != PASS and s.figure[s.board.bridges[action - TURN]] else None

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        if is_play(action):
            play(s, seat, action - PLAY)
            return
        s.pop()
        if action == PASS:
            s.emit(LEFT_BRIDGES, seat)
            return
        bridge = action - TURN
        s.down[bridge] = 1 - s.down[bridge]
        s.emit(TURNED, seat, s.board.bridge_words[bridge], s.board.bridges[bridge], s.down[bridge] == 1)


def takeable(s: CortezState, nation: int, attack: bool) -> list[int]:
    """Return the fields with an unmarked figure that an attack takes from outside, a flight from the city."""
    city = s.board.city
    return [field for field in fields_of(s, 1 + nation) if (city[field] == 0) == attack]


def free_ordinary(s: CortezState) -> list[int]:
    """Return the free fields of tn1 to tn16 and tn25 (C6.5)."""
    return free_in_city(s, ORDINARY)


def free_in_city(s: CortezState, numbers: list[int]) -> list[int]:
    """Return the free ones of these city fields, in rising order."""
    return sorted([s.board.city_field[n] for n in numbers if is_free(s, s.board.city_field[n])])


class Take(AnyTime):
    """C6.4 to C6.7: the figure that attacks or flees."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"nation": ALL, "attack": ALL}
    VERBS = ("pass", "pick", "play")

    def __init__(self, nation: int = 0, attack: bool = False) -> None:
        self.nation = nation
        self.attack = attack

    def advance(self, s: CortezState) -> bool:
        if filled_city(s):
            return False
        fields = takeable(s, self.nation, self.attack)
        if fields:
            if not s.anytime:
                s.keep(s.active, self.offers(s, fields))
            return True
        s.emit(NO_FIGURE, f"{'attack' if self.attack else 'flight'}-{NATIONS[self.nation]}")
        s.pop()
        return False

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (s.active,)

    def may_pass(self, s: CortezState) -> bool:
        """Say whether the seat may pass: only if all free fields are temples (C6.5)."""
        return self.attack and not free_ordinary(s)

    def own_actions(self, s: CortezState, seat: Seat) -> list[Action]:
        return self.offers(s, takeable(s, self.nation, self.attack))

    def offers(self, s: CortezState, fields: list[int]) -> list[Action]:
        """Return the answers, given the figures that can be taken."""
        picks = [s.verbs.pick + field for field in fields]
        return [PASS, *picks] if self.may_pass(s) else picks

    def own_refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        if action in self.own_actions(s, seat):
            return None
        return "C6.4" if self.attack else "C6.6"

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        if is_play(action):
            play(s, seat, action - PLAY)
            return
        s.pop()
        if action == PASS:
            s.emit(STAYED, seat)
            return
        start = action - s.verbs.pick
        s.emit(PICKED, seat, start)
        s.push(PutTaken(self.nation, self.attack, start))


class PutTaken(Frame[CortezState]):
    """C6.4 to C6.6: the new field of the figure."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"nation": ALL, "attack": ALL, "start": ALL}
    VERBS = ("to",)

    def __init__(self, nation: int = 0, attack: bool = False, start: int = NO_FIELD) -> None:
        self.nation = nation
        self.attack = attack
        self.start = start

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (s.active,)

    def fields(self, s: CortezState) -> list[int]:
        """Return the fields that it may go to."""
        if not self.attack:
            return free_outside(s)
        return free_ordinary(s) or free_in_city(s, list(TEMPLES))

    def legal_actions(self, s: CortezState, seat: Seat) -> list[Action]:
        return [s.verbs.to + field for field in self.fields(s)]

    def sample_action(self, s: CortezState, seat: Seat, u: float) -> Action:
        fields = self.fields(s)
        return s.verbs.to + fields[int(u * len(fields))]

    def refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        field = action - s.verbs.to
        if field in self.fields(s):
            return None
        refused = free_refusal(s, field)
        if refused:
            return refused
        if not self.attack:
            return "C6.6"
        return "C6.5" if s.board.city[field] else "C6.4"

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        field = action - s.verbs.to
        move_figure(s, self.start, field, 1 + self.nation)
        s.emit(PUT, seat, NO_SEAT, self.nation, self.start, field)
        s.pop()


def to_give_up(bag: list[int], last: int, excess: int) -> list[int]:
    """Return the cards that a seat may give up next: none below the last one, and enough higher ones must be left."""
    found: list[int] = []
    left = 0
    for card in range(len(bag) - 1, last - 1, -1):
        left += bag[card]
        if bag[card] and left >= excess:
            found.append(card)
    found.reverse()
    return found


class DiscardDown(Frame[CortezState]):
    """Clockwise from the active seat, each seat gives up cards, one by one, until `LIMIT` are left."""

    LIMIT: ClassVar[int] = 0
    BASE: ClassVar[int] = 0  # the first action of the verb

    def __init__(self) -> None:
        self.asked = 0  # steps clockwise from the active seat
        self.last = 0  # the card that was given up last, in a game without C27.1; else always 0
        self.latest = 0  # the same in every game; bots give up cards in rising order

    @abstractmethod
    def hands(self, s: CortezState) -> list[list[int]]:
        """Return the hands that are too large, by seat."""

    def advance(self, s: CortezState) -> bool:
        hands = self.hands(s)
        while self.asked < s.players:
            if bag_size(hands[clockwise(s, s.active, self.asked)]) > self.LIMIT:
                return True
            self.asked += 1
            self.last = self.latest = 0
        s.pop()
        return False

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (clockwise(s, s.active, self.asked),)

    def note(self, s: CortezState, card: int) -> None:
        """Note the card that was given up."""
        self.latest = card
        if not s.game.holds["any_order"]:
            self.last = card

    def in_rising_order(self, s: CortezState, seat: Seat, last: int) -> list[Action]:
        """Return the cards that a seat may give up if none below `last` is to follow."""
        hand = self.hands(s)[seat]
        return [self.BASE + card for card in to_give_up(hand, last, bag_size(hand) - self.LIMIT)]

    def legal_actions(self, s: CortezState, seat: Seat) -> list[Action]:
        if not s.game.holds["any_order"]:
            return self.in_rising_order(s, seat, self.last)
        hand = self.hands(s)[seat]
        return [self.BASE + card for card in range(len(hand)) if hand[card]]

    def refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        if action in self.legal_actions(s, seat):
            return None
        return "C27.1" if self.hands(s)[seat][action - self.BASE] else self.RULE


class Plunder(DiscardDown):
    """C6.8: supplies, down to ten."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"asked": ALL, "last": ALL, "latest": DERIVED}
    VERBS = ("drop",)
    RULE = "C6.8"
    LIMIT = MAX_SUPPLIES
    BASE = DROP

    def hands(self, s: CortezState) -> list[list[int]]:
        return s.supply

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        card = action - DROP
        self.note(s, card)
        discard(s, seat, card)
        s.emit(DROPPED, seat, SUPPLIES[card])


def dismissing(s: CortezState, holder: "Mutiny", i: int) -> tuple[Seat, ...]:
    """Return the seat that knows which card it dismissed last."""
    return holder.to_act(s)


class Mutiny(DiscardDown):
    """C6.11, C6.12: war cards, unseen, down to four."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"asked": ALL, "last": Only(dismissing), "latest": DERIVED}
    VERBS = ("dismiss",)
    RULE = "C6.11"
    LIMIT = MAX_WAR_CARDS
    BASE = DISMISS

    def hands(self, s: CortezState) -> list[list[int]]:
        return s.war

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        card = action - DISMISS
        self.note(s, card)
        s.war[seat][card] -= 1
        s.war_deck[nation_of(s, seat)][card] += 1
        forget_shown(s, seat)
        s.emit(DISMISSED, seat, card + 1)


class Resupply(Frame[CortezState]):
    """C6.9, C6.10: a supply card for each collar that is not on a figure, dealt one at a time."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"turn": ALL, "claims": ALL}

    def __init__(self) -> None:
        self.turn = NO_SEAT
        self.claims: list[int] = []  # seat: cards still due; empty before the event begins

    def advance(self, s: CortezState) -> bool:
        if self.turn == NO_SEAT:
            self.turn = s.active
            self.claims = [free_collars(s, seat) for seat in range(s.players)]
        if not has_cards(self.claims) or not can_draw_supply(s):
            s.pop()
            return False
        while self.claims[self.turn] == 0:
            self.turn = clockwise(s, self.turn)
        self.claims[self.turn] -= 1
        s.push(DrawSupply(self.turn, 1))
        self.turn = clockwise(s, self.turn)
        return False
