"""Setup (C3): the start player, the guards, the cards, and two collars for each seat."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import CHANCE
from patolli.games.cortez.actions import NATIONS, SUPPLIES
from patolli.games.cortez.draws import chances, outcomes
from patolli.games.cortez.events import COLLARED, DEALT_MISSION, DEALT_SUPPLY, DEALT_WAR, GUARDED, STARTED
from patolli.games.cortez.state import OWN, Cortez, Question, clockwise, fields_of, nation_of, put

WAR_DEALT: Final = 4
MISSION_AT: Final = WAR_DEALT
DEALT: Final = WAR_DEALT + 1 + 10  # war cards, the mission, supplies
FIRST_MISSION: Final = 17
MARKED: Final = 2


class First(Question):
    """C3.3: the start player."""

    ANSWERS = ("first",)

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (CHANCE,)

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        return [s.verbs.first + colour for colour in sorted(s.colour)]

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        return None if action - s.verbs.first in s.colour else "C3.3"

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        s.start = s.active = s.colour.index(action - s.verbs.first)
        s.tell(STARTED, s.start)
        s.pop()


class Guards(Question):
    """C3.7: for each line of guards, which nation takes the first group."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"line": ALL}
    ANSWERS = ("guard",)

    def __init__(self) -> None:
        self.line = 0

    def advance(self, s: Cortez) -> bool:
        if self.line < len(s.board.guards):
            return True
        s.pop()
        return False

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (CHANCE,)

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        first = s.verbs.guard + 2 * self.line
        return [first, first + 1]

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        return None if (action - s.verbs.guard) // 2 == self.line else "C3.7"

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        nation = (action - s.verbs.guard) % 2
        first, second = s.board.guards[self.line]
        for field in first:
            put(s, field, 1 + nation)
        for field in second:
            put(s, field, 2 - nation)
        s.tell(GUARDED, NATIONS[nation], first.copy(), second.copy())
        self.line += 1


class Deal(Question):
    """C3.9: clockwise from the start player, each seat's war cards, mission and supplies."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"at": ALL}
    ANSWERS = ("war", "mission", "supply")

    def __init__(self) -> None:
        self.at = 0  # cards dealt so far

    def advance(self, s: Cortez) -> bool:
        if self.at < DEALT * s.players:
            return True
        s.pop()
        return False

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (CHANCE,)

    def receiver(self, s: Cortez) -> Seat:
        """The seat that gets the next card."""
        return clockwise(s, s.start, self.at // DEALT)

    def bag(self, s: Cortez) -> list[int]:
        """What the next card comes from."""
        card = self.at % DEALT
        if card < WAR_DEALT:
            return s.war_deck[nation_of(s, self.receiver(s))]
        return s.missions_left if card == MISSION_AT else s.deck

    def base(self, s: Cortez) -> Action:
        """The first action of the block that names the next card."""
        card = self.at % DEALT
        if card < WAR_DEALT:
            return s.verbs.war
        return s.verbs.mission if card == MISSION_AT else s.verbs.supply

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        return outcomes(self.base(s), self.bag(s))

    def weights(self, s: Cortez) -> list[int]:
        return chances(self.bag(s))

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        kind = action - self.base(s)
        bag = self.bag(s)
        if not 0 <= kind < len(bag):
            return "C3.9"
        return None if bag[kind] else "C1.11"

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        kind = action - self.base(s)
        receiver = self.receiver(s)
        card = self.at % DEALT
        self.bag(s)[kind] -= 1
        if card < WAR_DEALT:
            s.war[receiver][kind] += 1
            s.tell(DEALT_WAR, receiver, kind + 1)
        elif card == MISSION_AT:
            s.mission[receiver] = kind + FIRST_MISSION
            s.tell(DEALT_MISSION, receiver, kind + FIRST_MISSION)
        else:
            s.supply[receiver][kind] += 1
            s.tell(DEALT_SUPPLY, receiver, SUPPLIES[kind])
        self.at += 1


class Mark(Question):
    """C3.11: clockwise from the start player each seat collars a figure, twice."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"at": ALL}
    ANSWERS = ("collar",)

    def __init__(self) -> None:
        self.at = 0  # figures collared so far

    def advance(self, s: Cortez) -> bool:
        if self.at < MARKED * s.players:
            return True
        s.pop()
        return False

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (clockwise(s, s.start, self.at),)

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        return [s.verbs.collar + field for field in unmarked_outside(s, nation_of(s, seat))]

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        return collar_refusal(s, seat, action - s.verbs.collar, "C3.12")

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        field = action - s.verbs.collar
        put(s, field, OWN + seat)
        s.tell(COLLARED, seat, field)
        self.at += 1


def unmarked_outside(s: Cortez, nation: int) -> list[int]:
    """The fields outside the city with an unmarked figure of a nation."""
    return [field for field in fields_of(s, 1 + nation) if s.board.city[field] == 0]


def collar_refusal(s: Cortez, seat: Seat, field: int, rule: str) -> str | None:
    """Why the figure on a field cannot be collared; `rule` asks for an unmarked one of the seat's nation outside."""
    code = s.figure[field]
    if code >= OWN or code == 2 - nation_of(s, seat):
        return "C1.4"
    return rule if code == 0 or s.board.city[field] else None
