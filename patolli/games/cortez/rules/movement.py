"""Movement (C8): the price of each field for a figure, and the choice of its target."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, DERIVED, Audience, Seat
from patolli.core.state import Frame
from patolli.games.cortez.events import ATTACKED, MOVED, SNEAKED
from patolli.games.cortez.rules.card_draws import collect_supplies
from patolli.games.cortez.rules.combat.sequence import Combat
from patolli.games.cortez.rules.reach import (
    DOWN,
    NEVER,
    Reach,
    count,
    fields_in,
    fields_without,
    figure_rows,
    nth_field,
    only,
    price_of,
    price_under,
    search,
)
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

CARDS: Final = 25


def way_refusal(s: CortezState, reach: Reach, field: int, most: int) -> str | None:
    """Return the rule that keeps a figure with so much camouflage from a field (C2.13, C2.16, C8.9, C8.10, C8.13)."""
    cost = price_of(s, reach, field)
    if cost == DOWN:
        return "C2.16"
    if cost == NEVER:
        bridge = s.board.bridge_at[field]
        return "C8.13" if bridge >= 0 and price_under(s, reach, bridge) != NEVER else "C2.13"
    if cost > most:
        return "C8.9"
    return "C8.10" if field == reach.start else None


def figure_refusal(s: CortezState, seat: Seat, code: int) -> str | None:
    """Return the rule that keeps a figure off another one (C8.11, C8.12, C8.16)."""
    if code == NOBODY_THERE:
        return None
    if code == OWN + seat:
        return "C8.11"
    if code == 1 + nation_of(s, seat):
        return "C8.12"
    return None if has_cards(s.war[seat]) else "C8.16"


def target_rows(s: CortezState, seat: Seat, reach: Reach) -> list[int]:
    """Return the fields that a figure can go to, in rows."""
    shut = tuple([code for code in range(OWN + s.players) if figure_refusal(s, seat, code) is not None])
    return fields_without(s, reach, figure_rows(s, only(shut)))


def targets(s: CortezState, seat: Seat, reach: Reach) -> list[int]:
    """Return the fields that a figure can go to."""
    return fields_in(target_rows(s, seat, reach), s.board.columns)


def can_move(s: CortezState, seat: Seat, start: int, most: int) -> bool:
    """Say whether a figure can move (C8.17); a free neighbour spares the search for a way."""
    for step in s.board.next[start]:
        if step < s.board.size and s.figure[step] == 0 and is_up(s, step):
            return True
    return any(target_rows(s, seat, search(s, seat, start, most)))


class March(Frame[CortezState]):
    """C8.9 to C8.16: the target of the figure."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"start": ALL, "reach": DERIVED}
    VERBS = ("to",)

    def __init__(self, start: int = NO_FIELD) -> None:
        self.start = start
        self.reach: Reach | None = None  # as far as the mover can pay; None until it is asked for

    def copy(self) -> "March":
        new = March(self.start)
        new.reach = self.reach
        return new

    def to_act(self, s: CortezState) -> tuple[Seat, ...]:
        return (s.active,)

    def affordable(self, s: CortezState) -> Reach:
        """Return what the mover can pay."""
        if self.reach is None:
            self.reach = search(s, s.active, self.start, s.supply[s.active][CAMOUFLAGE])
        return self.reach

    def price(self, s: CortezState, field: int) -> int:
        """Return the camouflage that a target costs."""
        return price_of(s, self.affordable(s), field)

    def legal_actions(self, s: CortezState, seat: Seat) -> list[Action]:
        return [s.verbs.to + field for field in targets(s, seat, self.affordable(s))]

    def sample_action(self, s: CortezState, seat: Seat, u: float) -> Action:
        rows = target_rows(s, seat, self.affordable(s))
        return s.verbs.to + nth_field(rows, s.board.columns, int(u * float(count(rows))))

    def refusal(self, s: CortezState, seat: Seat, action: Action) -> str | None:
        field, most = action - s.verbs.to, s.supply[seat][CAMOUFLAGE]
        refused = way_refusal(s, search(s, seat, self.start, CARDS), field, most)
        return refused or figure_refusal(s, seat, s.figure[field])

    def apply(self, s: CortezState, seat: Seat, action: Action) -> None:
        field = action - s.verbs.to
        price = self.price(s, field)
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
