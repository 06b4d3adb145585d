"""The events that are flipped at the beginning of a turn (C6), bribery apart."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Only, Seat
from patolli.games.cortez.actions import DISMISS, DROP, NATIONS, PASS, SUPPLIES, TURN
from patolli.games.cortez.board import CITY_FIELDS, TEMPLES
from patolli.games.cortez.draws import DrawSupply, can_draw_supply
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
from patolli.games.cortez.state import (
    NO_FIELD,
    NO_SEAT,
    Cortez,
    Question,
    clockwise,
    discard,
    fields_of,
    forget_shown,
    free_collars,
    free_outside,
    free_refusal,
    is_free,
    move_figure,
    nation_of,
    size_of,
)

MOST_SUPPLIES: Final = 10  # C6.8
MOST_WAR_CARDS: Final = 4  # C6.11
ORDINARY: Final = [n for n in range(1, CITY_FIELDS + 1) if n not in TEMPLES]  # city numbers of C6.5


class Bridges(Question):
    """C6.1 to C6.3: one bridge may be turned over."""

    ANSWERS = ("pass", "turn")

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (s.active,)

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        return [PASS] + [TURN + i for i, field in enumerate(s.board.bridges) if s.figure[field] == 0]

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        return "C6.2" if action != PASS and s.figure[s.board.bridges[action - TURN]] else None

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        s.pop()
        if action == PASS:
            s.tell(LEFT_BRIDGES, seat)
            return
        bridge = action - TURN
        s.down[bridge] = 1 - s.down[bridge]
        s.tell(TURNED, seat, s.board.bridge_words[bridge], s.board.bridges[bridge], s.down[bridge] == 1)


def takeable(s: Cortez, nation: int, attack: bool) -> list[int]:
    """The fields with an unmarked figure that an attack takes from outside, a flight from the city."""
    return [field for field in fields_of(s, 1 + nation) if (s.board.city[field] == 0) == attack]


def free_ordinary(s: Cortez) -> list[int]:
    """The free fields of tn1 to tn16 and tn25 (C6.5)."""
    return free_in_city(s, ORDINARY)


def free_in_city(s: Cortez, numbers: list[int]) -> list[int]:
    """Those of these city fields that are free, in rising order."""
    return sorted([s.board.city_field[n] for n in numbers if is_free(s, s.board.city_field[n])])


class Take(Question):
    """C6.4 to C6.7: the figure that attacks or flees."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"nation": ALL, "attack": ALL}
    ANSWERS = ("pass", "pick")

    def __init__(self, nation: int = 0, attack: bool = False) -> None:
        self.nation = nation
        self.attack = attack

    def advance(self, s: Cortez) -> bool:
        if takeable(s, self.nation, self.attack):
            return True
        s.tell(NO_FIGURE, f"{'attack' if self.attack else 'flight'}-{NATIONS[self.nation]}")
        s.pop()
        return False

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (s.active,)

    def may_pass(self, s: Cortez) -> bool:
        """C6.5: only if all free fields are temples."""
        return self.attack and not free_ordinary(s)

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        picks = [s.verbs.pick + field for field in takeable(s, self.nation, self.attack)]
        return [PASS, *picks] if self.may_pass(s) else picks

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        rule = "C6.4" if self.attack else "C6.6"
        if action == PASS:
            return None if self.may_pass(s) else rule
        return None if action - s.verbs.pick in takeable(s, self.nation, self.attack) else rule

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        s.pop()
        if action == PASS:
            s.tell(STAYED, seat)
            return
        start = action - s.verbs.pick
        s.tell(PICKED, seat, start)
        s.push(PutTaken(self.nation, self.attack, start))


class PutTaken(Question):
    """C6.4 to C6.6: where it goes."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"nation": ALL, "attack": ALL, "start": ALL}
    ANSWERS = ("to",)

    def __init__(self, nation: int = 0, attack: bool = False, start: int = NO_FIELD) -> None:
        self.nation = nation
        self.attack = attack
        self.start = start

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (s.active,)

    def fields(self, s: Cortez) -> list[int]:
        """The fields that it may go to."""
        if not self.attack:
            return free_outside(s)
        return free_ordinary(s) or free_in_city(s, list(TEMPLES))

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        return [s.verbs.to + field for field in self.fields(s)]

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        field = action - s.verbs.to
        refused = free_refusal(s, field)
        if refused:
            return refused
        inside = s.board.city[field]
        if not self.attack:
            return "C6.6" if inside else None
        if inside == 0:
            return "C6.4"
        return "C6.5" if inside in TEMPLES and free_ordinary(s) else None

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        field = action - s.verbs.to
        move_figure(s, self.start, field, 1 + self.nation)
        s.tell(PUT, seat, NO_SEAT, self.nation, self.start, field)
        s.pop()


def to_give_up(bag: list[int], last: int, excess: int) -> list[int]:
    """The cards that a seat may give up next: not below the last one, and enough of that and higher ones are left."""
    found: list[int] = []
    left = 0
    for card in range(len(bag) - 1, last - 1, -1):
        left += bag[card]
        if bag[card] and left >= excess:
            found.append(card)
    found.reverse()
    return found


class Plunder(Question):
    """C6.8: clockwise from the active seat, each seat discards supplies down to ten."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"asked": ALL, "last": ALL}
    ANSWERS = ("drop",)

    def __init__(self) -> None:
        self.asked = 0  # steps clockwise from the active seat
        self.last = 0  # kind that was dropped last

    def advance(self, s: Cortez) -> bool:
        while self.asked < s.players:
            if size_of(s.supply[clockwise(s, s.active, self.asked)]) > MOST_SUPPLIES:
                return True
            self.asked += 1
            self.last = 0
        s.pop()
        return False

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (clockwise(s, s.active, self.asked),)

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        hand = s.supply[seat]
        return [DROP + kind for kind in to_give_up(hand, self.last, size_of(hand) - MOST_SUPPLIES)]

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        if s.supply[seat][action - DROP] == 0:
            return "C6.8"
        return None if action in self.legal(s, seat) else "C22.6"

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        self.last = action - DROP
        discard(s, seat, self.last)
        s.tell(DROPPED, seat, SUPPLIES[self.last])


def dismissing(s: Cortez, holder: "Mutiny", i: int) -> tuple[Seat, ...]:
    """The seat that knows which card it dismissed last."""
    return holder.seats(s)


class Mutiny(Question):
    """C6.11, C6.12: clockwise from the active seat, each seat dismisses war cards, unseen, down to four."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"asked": ALL, "last": Only(dismissing)}
    ANSWERS = ("dismiss",)

    def __init__(self) -> None:
        self.asked = 0
        self.last = 0

    def advance(self, s: Cortez) -> bool:
        while self.asked < s.players:
            if size_of(s.war[clockwise(s, s.active, self.asked)]) > MOST_WAR_CARDS:
                return True
            self.asked += 1
            self.last = 0
        s.pop()
        return False

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (clockwise(s, s.active, self.asked),)

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        hand = s.war[seat]
        return [DISMISS + card for card in to_give_up(hand, self.last, size_of(hand) - MOST_WAR_CARDS)]

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        if s.war[seat][action - DISMISS] == 0:
            return "C6.11"
        return None if action in self.legal(s, seat) else "C22.6"

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        self.last = action - DISMISS
        s.war[seat][self.last] -= 1
        s.war_deck[nation_of(s, seat)][self.last] += 1
        forget_shown(s, seat)
        s.tell(DISMISSED, seat, self.last + 1)


class Resupply(Question):
    """C6.9, C6.10: a supply card for each collar that is not on a figure, dealt one at a time."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"turn": ALL, "claims": ALL}

    def __init__(self) -> None:
        self.turn = NO_SEAT
        self.claims: list[int] = []  # seat: cards still due; empty before the event begins

    def advance(self, s: Cortez) -> bool:
        if self.turn == NO_SEAT:
            self.turn = s.active
            self.claims = [free_collars(s, seat) for seat in range(s.players)]
        if size_of(self.claims) == 0 or not can_draw_supply(s):
            s.pop()
            return False
        while self.claims[self.turn] == 0:
            self.turn = clockwise(s, self.turn)
        self.claims[self.turn] -= 1
        s.push(DrawSupply(self.turn, 1))
        self.turn = clockwise(s, self.turn)
        return False
