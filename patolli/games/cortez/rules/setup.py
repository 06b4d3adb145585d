"""Setup (C3): the start player, the guards, the cards, and two collars for each seat."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import CHANCE, Frame
from patolli.games.cortez.data.components import NATIONS, SUPPLIES
from patolli.games.cortez.events import COLLARED, DEALT_MISSION, DEALT_SUPPLY, DEALT_WAR, GUARDED, STARTED
from patolli.games.cortez.rules.card_draws import FromDeck
from patolli.games.cortez.state import OWN, CortezState, clockwise, fields_of, nation_of, set_figure

WAR_DEALT: Final = 4
MISSION_AT: Final = WAR_DEALT
DEALT: Final = WAR_DEALT + 1 + 10  # war cards, the mission, supplies
FIRST_MISSION: Final = 17
MARKED: Final = 2


class First(Frame[CortezState]):
    """C3.3: the start player."""

    VERBS = ("first",)
    RULE = "C3.3"

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (CHANCE,)

    def legal_actions(self, s: CortezState, seat: Seat) -> list[Action]:
        return [s.verbs.first + colour for colour in sorted(s.colour)]

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        s.start = s.active = s.colour.index(action - s.verbs.first)
        s.emit(STARTED, s.start)
        s.pop()


class Guards(Frame[CortezState]):
    """C3.7: for each line of guards, the nation that takes the first group."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"line": ALL}
    VERBS = ("guard",)
    RULE = "C3.7"

    def __init__(self) -> None:
        self.line = 0

    def advance(self, s: CortezState) -> bool:
        if self.line < len(s.board.guards):
            return True
        s.pop()
        return False

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (CHANCE,)

    def legal_actions(self, s: CortezState, seat: Seat) -> list[Action]:
        first = s.verbs.guard + 2 * self.line
        return [first, first + 1]

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        nation = (action - s.verbs.guard) % 2
        first, second = s.board.guards[self.line]
        for field in first:
            set_figure(s, field, 1 + nation)
        for field in second:
            set_figure(s, field, 2 - nation)
        s.emit(GUARDED, NATIONS[nation], first.copy(), second.copy())
        self.line += 1


class Deal(FromDeck):
    """C3.9: clockwise from the start player, each seat's war cards, mission and supplies."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"at": ALL}
    VERBS = ("war", "mission", "supply")

    def __init__(self) -> None:
        self.at = 0  # cards dealt so far

    def advance(self, s: CortezState) -> bool:
        if self.at < DEALT * s.players:
            return True
        s.pop()
        return False

    def receiver(self, s: CortezState) -> Seat:
        """Return the seat that gets the next card."""
        return clockwise(s, s.start, self.at // DEALT)

    def bag(self, s: CortezState) -> list[int]:
        card = self.at % DEALT
        if card < WAR_DEALT:
            return s.war_deck[nation_of(s, self.receiver(s))]
        return s.missions_left if card == MISSION_AT else s.deck

    def base(self, s: CortezState) -> Action:
        card = self.at % DEALT
        if card < WAR_DEALT:
            return s.verbs.war
        return s.verbs.mission if card == MISSION_AT else s.verbs.supply

    def refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        if not 0 <= action - self.base(s) < len(self.bag(s)):
            return "C3.9"
        return super().refusal(s, seat, action)

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        kind = action - self.base(s)
        receiver = self.receiver(s)
        card = self.at % DEALT
        self.bag(s)[kind] -= 1
        if card < WAR_DEALT:
            s.war[receiver][kind] += 1
            s.emit(DEALT_WAR, receiver, kind + 1)
        elif card == MISSION_AT:
            s.mission[receiver] = kind + FIRST_MISSION
            s.emit(DEALT_MISSION, receiver, kind + FIRST_MISSION)
        else:
            s.supply[receiver][kind] += 1
            s.emit(DEALT_SUPPLY, receiver, SUPPLIES[kind])
        self.at += 1


class Mark(Frame[CortezState]):
    """C3.11: clockwise from the start player each seat collars a figure, twice."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"at": ALL}
    VERBS = ("collar",)

    def __init__(self) -> None:
        self.at = 0  # figures collared so far

    def advance(self, s: CortezState) -> bool:
        if self.at < MARKED * s.players:
            return True
        s.pop()
        return False

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (clockwise(s, s.start, self.at),)

    def legal_actions(self, s: CortezState, seat: Seat) -> list[Action]:
        return [s.verbs.collar + field for field in unmarked_outside(s, nation_of(s, seat))]

    def refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        return collar_refusal(s, seat, action - s.verbs.collar, "C3.12")

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        field = action - s.verbs.collar
        set_figure(s, field, OWN + seat)
        s.emit(COLLARED, seat, field)
        self.at += 1


def unmarked_outside(s: CortezState, nation: int) -> list[int]:
    """Return the fields outside the city with an unmarked figure of a nation."""
    return [field for field in fields_of(s, 1 + nation) if s.board.city[field] == 0]


def collar_refusal(s: CortezState, seat: Seat, field: int, rule: str) -> str | None:
    """Return the rule that keeps a seat's collar off a field; `rule` asks for an unmarked figure outside the city."""
    nation = nation_of(s, seat)
    if field in unmarked_outside(s, nation):
        return None
    code = s.figure[field]
    return "C1.4" if code >= OWN or code == 2 - nation else rule
