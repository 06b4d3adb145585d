"""Setup (M2, M18): the deal of the tiles, neutral temples for two, and the Mexica on their start cells."""

from typing import ClassVar

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import CHANCE, Frame
from patolli.games.mexica.actions import DEAL, NEUTRAL, PLACE
from patolli.games.mexica.data.components import COPIES, DEAL_AT, DEAL_WEIGHTS, DEALS, sizes
from patolli.games.mexica.events import DEALT, NEUTRAL_BUILT, PLACED
from patolli.games.mexica.rules.bitboard import cells_in, count, nowhere
from patolli.games.mexica.rules.cell_order import cell_at
from patolli.games.mexica.rules.movement import move
from patolli.games.mexica.rules.neutral_temples import legal_area, legal_values, neutral_refusal
from patolli.games.mexica.rules.notation import parse_text
from patolli.games.mexica.rules.temples import erect
from patolli.games.mexica.state import NEUTRAL_OWNER, MexicaState, with_change


class Deal(Frame[MexicaState]):
    """M2.3: eight tiles for the display."""

    VERBS: ClassVar[tuple[str, ...]] = ("deal",)
    RULE: ClassVar[str] = "M2.3"

    def to_act(self, s: MexicaState) -> tuple[Seat, ...]:
        return (CHANCE,)

    def legal_actions(self, s: MexicaState, seat: Seat) -> list[Action]:
        return list(range(DEAL, DEAL + len(DEALS)))

    def chance_weights(self, s: MexicaState) -> list[int]:
        return DEAL_WEIGHTS[:]

    def places(self, s: MexicaState) -> int:
        return len(DEAL_AT)

    def outcome_at(self, s: MexicaState, at: int) -> Action:
        return DEAL + DEAL_AT[at]

    def apply(self, s: MexicaState, seat: Seat, action: Action) -> None:
        s.display = list(DEALS[action - DEAL])
        others = [copies - shown for copies, shown in zip(COPIES, s.display, strict=True)]
        if s.rule_options.phases == 1:
            s.removed = others  # M17.4
        else:
            s.waiting = others
        s.emit(DEALT, sizes(s.display))
        s.pop()


class Neutral(Frame[MexicaState]):
    """M18.6, M18.7: the next neutral temple, placed by chance in falling order or by p1 and p2 in turn."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"by_players": ALL}
    VERBS: ClassVar[tuple[str, ...]] = ("neutral",)

    def __init__(self, by_players: bool = False) -> None:
        self.by_players = by_players

    def advance(self, s: MexicaState) -> bool:
        if sum(s.neutral):
            return True
        s.pop()
        return False

    def to_act(self, s: MexicaState) -> tuple[Seat, ...]:
        return (sum(s.neutral) % 2,) if self.by_players else (CHANCE,)

    def legal_actions(self, s: MexicaState, seat: Seat) -> list[Action]:
        cells = cells_in(legal_area(s))
        return [neutral_action(s, value, cell) for value in legal_values(s, self.by_players) for cell in cells]

    def chance_weights(self, s: MexicaState) -> list[int]:
        return [1] * self.places(s)

    def places(self, s: MexicaState) -> int:
        return count(legal_area(s)) * len(legal_values(s, self.by_players))

    def outcome_at(self, s: MexicaState, at: int) -> Action:
        area = legal_area(s)
        row, index = divmod(at, count(area))
        cell, _side = cell_at(area, nowhere(), index)
        return neutral_action(s, legal_values(s, self.by_players)[row], cell)

    def refusal(self, s: MexicaState, seat: Seat, action: Action) -> str | None:
        value, cell = divmod(action - NEUTRAL, len(s.box.inland))
        return neutral_refusal(s, value + 1, s.box.inland[cell], self.by_players)

    def unlisted_refusal(self, s: MexicaState, seat: Seat, text: str) -> str:
        line = parse_text(text)
        rule = neutral_refusal(s, line.numbers[0], line.cell(), self.by_players)
        assert rule is not None, f"{text}: legal, but not in the action table"
        return rule

    def apply(self, s: MexicaState, seat: Seat, action: Action) -> None:
        value, cell = divmod(action - NEUTRAL, len(s.box.inland))
        s.neutral = with_change(s.neutral, value, -1)
        erect(s, NEUTRAL_OWNER, value + 1, s.box.inland[cell])
        s.emit(NEUTRAL_BUILT, value + 1, s.box.inland[cell])


def neutral_action(s: MexicaState, value: int, cell: int) -> Action:
    """Return the action of a neutral temple."""
    return NEUTRAL + (value - 1) * len(s.box.inland) + s.box.inland_number[cell]


class Place(Frame[MexicaState]):
    """M2.6: in seat order each Mexica on a start cell."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL}
    VERBS: ClassVar[tuple[str, ...]] = ("place",)
    RULE: ClassVar[str] = "M2.6"

    def __init__(self) -> None:
        self.seat = 0

    def to_act(self, s: MexicaState) -> tuple[Seat, ...]:
        return (self.seat,)

    def legal_actions(self, s: MexicaState, seat: Seat) -> list[Action]:
        return [PLACE + i for i, cell in enumerate(s.box.starts) if cell not in s.mexica]

    def apply(self, s: MexicaState, seat: Seat, action: Action) -> None:
        move(s, seat, s.box.starts[action - PLACE])
        s.emit(PLACED, seat, s.box.starts[action - PLACE])
        self.seat += 1
        if self.seat == s.players:
            s.pop()
