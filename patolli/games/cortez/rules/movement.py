"""Movement (C8): the price of each field for a figure, and the choice of its target."""

from typing import ClassVar, Final

from mypy_extensions import i64

from patolli.core.actions import Action
from patolli.core.audience import ALL, DERIVED, Audience, Seat
from patolli.core.state import Frame
from patolli.games.cortez.data.components import COLOURS
from patolli.games.cortez.events import ATTACKED, MOVED, SNEAKED
from patolli.games.cortez.rules.card_draws import collect_supplies
from patolli.games.cortez.rules.combat.sequence import Combat
from patolli.games.cortez.state import (
    CAMOUFLAGE,
    NO_FIELD,
    NOBODY_THERE,
    OWN,
    CortezState,
    discard,
    has_cards,
    is_up,
    nation_of,
    set_figure,
)

NEVER: Final = 98  # more camouflage than there is; so is every higher number
FOREIGN: Final = 99  # a foreign figure that is not reached
DOWN: Final = -1  # no price: a collapsed bridge
CARDS: Final = 25
UNPAID: Final = [  # by seat: NEVER for what it passes free (C8.5), FOREIGN for the other codes of figures
    bytes(NEVER if code in (NOBODY_THERE, OWN + seat) else FOREIGN for code in range(256))
    for seat in range(len(COLOURS))
]


def prices(s: CortezState, seat: Seat, start: int, most: int) -> list[int]:
    """Return by node the foreign figures on the cheapest way from `start`: NEVER beyond `most`, DOWN if a bridge fell.

    The figure on the target is not passed (C8.6), own ones are free (C8.5), and so is everything under a bridge (C8.7).
    """
    ways = s.board.next
    price = list(s.figure.translate(UNPAID[seat]))
    price += [NEVER] * len(s.down)
    price[start] = 0
    for bridge, field in enumerate(s.board.bridges):
        if not is_up(s, field):  # C2.16: nobody passes, above or below
            price[field] = price[s.board.size + bridge] = DOWN
    step: i64
    edge = [ways[start]]
    for paid in range(most + 1):
        beyond: list[list[int]] = []  # ways past foreign figures: they cost one more
        for steps in edge:
            for step in steps:
                mark: i64 = price[step]
                if mark == NEVER:
                    price[step] = paid
                    edge.append(ways[step])
                elif mark == FOREIGN:
                    price[step] = paid
                    beyond.append(ways[step])
        if not beyond:
            break
        edge = beyond
    return price


def way_refusal(s: CortezState, start: int, field: int, price: list[int], most: int) -> str | None:
    """Return the rule that keeps a figure with so much camouflage from a field (C2.13, C2.16, C8.9, C8.10, C8.13)."""
    cost = price[field]
    if leads_to(start, field, cost, most):
        return None
    if cost == DOWN:
        return "C2.16"
    if cost >= NEVER:
        bridge = s.board.bridge_at[field]
        return "C8.13" if bridge >= 0 and price[s.board.size + bridge] < NEVER else "C2.13"
    return "C8.9" if cost > most else "C8.10"


def leads_to(start: i64, field: i64, cost: i64, most: i64) -> bool:
    """Say whether a way at this cost leads to another field."""
    return 0 <= cost <= most and field != start


def figure_refusal(s: CortezState, seat: Seat, code: int) -> str | None:
    """Return the rule that keeps a figure off another one (C8.11, C8.12, C8.16)."""
    if code == NOBODY_THERE:
        return None
    if code == OWN + seat:
        return "C8.11"
    if code == 1 + nation_of(s, seat):
        return "C8.12"
    return None if has_cards(s.war[seat]) else "C8.16"


def targets(s: CortezState, seat: Seat, start: int, price: list[int]) -> list[int]:
    """Return the fields that a figure can go to at these prices."""
    figure = s.figure
    shut = [figure_refusal(s, seat, code) is not None for code in range(OWN + s.players)]
    found: list[int] = []
    begin: i64 = start
    field: i64
    for field in range(s.board.size):
        if not shut[figure[field]] and leads_to(begin, field, price[field], CARDS):
            found.append(field)
    return found


def can_move(s: CortezState, seat: Seat, start: int, most: int) -> bool:
    """Say whether a figure can move (C8.17); a free neighbour spares the search for a way."""
    for step in s.board.next[start]:
        if step < s.board.size and s.figure[step] == 0 and is_up(s, step):
            return True
    return bool(targets(s, seat, start, prices(s, seat, start, most)))


class March(Frame[CortezState]):
    """C8.9 to C8.16: the target of the figure."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"start": ALL, "price": DERIVED}
    VERBS = ("to",)

    def __init__(self, start: int = NO_FIELD) -> None:
        self.start = start
        self.price: list[int] = []  # as far as the mover can pay; empty until it is asked for

    def copy(self) -> "March":
        new = March(self.start)
        new.price = self.price
        return new

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (s.active,)

    def affordable(self, s: CortezState) -> list[int]:
        """Return the prices that the mover can pay."""
        if not self.price:
            self.price = prices(s, s.active, self.start, s.supply[s.active][CAMOUFLAGE])
        return self.price

    def legal_actions(self, s: CortezState, seat: Seat) -> list[Action]:
        return [s.verbs.to + field for field in targets(s, seat, self.start, self.affordable(s))]

    def sample_action(self, s: CortezState, seat: Seat, u: float) -> Action:
        fields = targets(s, seat, self.start, self.affordable(s))
        return s.verbs.to + fields[int(u * len(fields))]

    def refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        field, most = action - s.verbs.to, s.supply[seat][CAMOUFLAGE]
        refused = way_refusal(s, self.start, field, prices(s, seat, self.start, CARDS), most)
        return refused or figure_refusal(s, seat, s.figure[field])

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        field = action - s.verbs.to
        price = self.affordable(s)[field]
        for _card in range(price):
            discard(s, seat, CAMOUFLAGE)
        s.pop()
        set_figure(s, self.start, 0)
        if s.figure[field]:  # C8.15, C10.1
            s.emit(ATTACKED, seat, self.start, field, price)
            s.march = field
            s.push(Combat(field, s.players))
            return
        set_figure(s, field, OWN + seat)
        if price:
            s.emit(SNEAKED, seat, self.start, field, price)
        else:
            s.emit(MOVED, seat, self.start, field)
        collect_supplies(s, seat, field)
