"""Movement (C8): what each field costs a figure, and the choice of its target."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, DERIVED, Audience, Seat
from patolli.games.cortez.combat import Combat
from patolli.games.cortez.draws import visit
from patolli.games.cortez.events import ATTACKED, MOVED, SNEAKED
from patolli.games.cortez.state import (
    CAMOUFLAGE,
    NO_FIELD,
    OWN,
    Cortez,
    Question,
    discard,
    nation_of,
    put,
    size_of,
)

NEVER: Final = 99  # more camouflage than there is
CARDS: Final = 25


def prices(s: Cortez, seat: Seat, start: int, most: int) -> list[int]:
    """By node, how many foreign figures the cheapest way from `start` passes, or NEVER if that is more than `most`.

    The figure on the target is not passed (C8.6), own ones are free (C8.5), and so is everything under a bridge (C8.7).
    """
    board = s.board
    figure = s.figure
    size = board.size
    own = OWN + seat
    price = [NEVER] * len(board.next)
    price[start] = 0
    for bridge in range(len(s.down)):
        if s.down[bridge]:  # C2.16: nobody passes, above or below
            price[board.bridges[bridge]] = price[size + bridge] = -1
    frontier = [start]
    for paid in range(most + 1):
        beyond: list[int] = []  # foreign figures: to pass them costs one more
        for node in frontier:
            for step in board.next[node]:
                if price[step] == NEVER:
                    price[step] = paid
                    if step >= size or figure[step] == 0 or figure[step] == own:
                        frontier.append(step)
                    else:
                        beyond.append(step)
        if not beyond:
            break
        frontier = beyond
    return price


def targets(s: Cortez, seat: Seat, start: int, price: list[int]) -> list[int]:
    """The fields that a figure can go to at these prices."""
    own = OWN + seat
    kin = 1 + nation_of(s, seat)
    armed = size_of(s.war[seat]) > 0
    figure = s.figure
    found: list[int] = []
    for field in range(s.board.size):
        if 0 <= price[field] < NEVER and field != start:
            code = figure[field]
            if code == 0 or (armed and code != own and code != kin):
                found.append(field)
    return found


def can_move(s: Cortez, seat: Seat, start: int, most: int) -> bool:
    """C8.17: a free neighbour settles it; only a figure that has none is looked at more closely."""
    for step in s.board.next[start]:
        if step < s.board.size and s.figure[step] == 0 and is_up(s, step):
            return True
    return bool(targets(s, seat, start, prices(s, seat, start, most)))


def is_up(s: Cortez, field: int) -> bool:
    """Whether a field is no collapsed bridge."""
    bridge = s.board.bridge_at[field]
    return bridge < 0 or s.down[bridge] == 0


class March(Question):
    """C8.9 to C8.16: where the figure goes."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"start": ALL, "price": DERIVED}
    ANSWERS = ("to",)

    def __init__(self, start: int = NO_FIELD) -> None:
        self.start = start
        self.price: list[int] = []  # as far as the mover can pay; empty until it is asked for

    def copy(self) -> "March":
        new = March(self.start)
        new.price = self.price
        return new

    def seats(self, s: Cortez) -> tuple[Seat, ...]:
        return (s.active,)

    def affordable(self, s: Cortez) -> list[int]:
        """The prices that the mover can pay."""
        if not self.price:
            self.price = prices(s, s.active, self.start, s.supply[s.active][CAMOUFLAGE])
        return self.price

    def legal(self, s: Cortez, seat: Seat) -> list[Action]:
        return [s.verbs.to + field for field in targets(s, seat, self.start, self.affordable(s))]

    def refusal(self, s: Cortez, seat: Seat, action: Action) -> str | None:
        field = action - s.verbs.to
        price = prices(s, seat, self.start, CARDS)
        code = s.figure[field]
        if price[field] == -1:
            return "C2.16"
        if price[field] == NEVER:
            bridge = s.board.bridge_at[field]
            return "C8.13" if bridge >= 0 and price[s.board.size + bridge] != NEVER else "C2.13"
        if price[field] > s.supply[seat][CAMOUFLAGE]:
            return "C8.9"
        if field == self.start:
            return "C8.10"
        if code == OWN + seat:
            return "C8.11"
        if code == 1 + nation_of(s, seat):
            return "C8.12"
        return "C8.16" if code and size_of(s.war[seat]) == 0 else None

    def apply(self, s: Cortez, seat: Seat, action: Action) -> None:
        field = action - s.verbs.to
        price = self.affordable(s)[field]
        for _card in range(price):
            discard(s, seat, CAMOUFLAGE)
        s.pop()
        put(s, self.start, 0)
        if s.figure[field]:  # C8.15, C10.1
            s.tell(ATTACKED, seat, self.start, field, price)
            s.march = field
            s.push(Combat(field, s.players))
            return
        put(s, field, OWN + seat)
        if price:
            s.tell(SNEAKED, seat, self.start, field, price)
        else:
            s.tell(MOVED, seat, self.start, field)
        visit(s, seat, field)
