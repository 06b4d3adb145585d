"""The fields of a combat (C10 to C13): cards, lots, counts. `sequence` takes its steps.

Side 0 is the attacker, the active seat; side 1 the defender. The marching figure is in the state.
"""

from typing import ClassVar, Final

from patolli.core.audience import ALL, COUNT, OWNER, Audience, Each, Seat
from patolli.core.state import Frame
from patolli.games.cortez.data.components import HIGHEST_WAR
from patolli.games.cortez.state import NO_FIELD, NO_SEAT, CortezState, bag_size

ATTACKER: Final = 0
DEFENDER: Final = 1
NOT_LENT: Final = -1


def seen_lent(s: CortezState, holder: "Battle", i: int) -> tuple[Seat, Seat]:
    """Return the seats that see a lent card: its lender and the combatant that it serves (C23.1)."""
    return i, s.active if holder.lent_to[i] == ATTACKER else holder.defender


class Battle(Frame[CortezState]):
    """The cards of a combat."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {
        "step": ALL,
        "turn": ALL,
        "target": ALL,
        "defender": ALL,
        "lots": ALL,
        "laid": OWNER | COUNT,
        "lent_to": ALL,
        "lent": Each(seen_lent),
        "weapons": ALL,
        "passes": ALL,
        "offers": ALL,
        "trades": ALL,
        "surrendered": ALL,
        "turned_up": ALL,
        "redraw": ALL,
        "winner": ALL,
    }

    def __init__(self, target: int = NO_FIELD, players: int = 0) -> None:
        self.step = 0
        self.turn = ATTACKER  # the side that lays next
        self.target = target
        self.defender = NO_SEAT
        self.lots: list[int] = [-1] * players  # seat: kind of its open lot
        self.laid: list[list[int]] = [[0] * HIGHEST_WAR for _ in range(players)]  # seat: own war cards, face down
        self.lent_to: list[int] = [NOT_LENT] * players  # seat: side that its war card serves
        self.lent: list[int] = [0] * players  # seat: value of that card
        self.weapons = [0, 0]  # side
        self.passes = 0  # C11.11
        self.offers: list[int] = [0] * players  # seat: hires and aids opened (C12.9)
        self.trades = [0, 0]  # side: trades opened (C14.20)
        self.surrendered = False
        self.turned_up = [[0] * HIGHEST_WAR, [0] * HIGHEST_WAR]  # side: its war cards once turned up (C11.12)
        self.redraw = [0, 0]  # side: war cards to draw again (C13.3)
        self.winner = NO_SEAT

    def copy(self) -> "Battle":
        new: Battle = type(self)()
        new.step = self.step
        new.turn = self.turn
        new.target = self.target
        new.defender = self.defender
        new.lots = self.lots.copy()
        new.laid = [bag.copy() for bag in self.laid]
        new.lent_to = self.lent_to.copy()
        new.lent = self.lent.copy()
        new.weapons = self.weapons.copy()
        new.passes = self.passes
        new.offers = self.offers.copy()
        new.trades = self.trades.copy()
        new.surrendered = self.surrendered
        new.turned_up = [bag.copy() for bag in self.turned_up]
        new.redraw = self.redraw.copy()
        new.winner = self.winner
        return new


def current_battle(s: CortezState) -> Battle | None:
    """Return the combat that is going on; the lowest frame is the turn."""
    for at in range(len(s.stack) - 1, 0, -1):
        frame = s.stack[at]
        if isinstance(frame, Battle):
            return frame
    return None


def battle_of(s: CortezState) -> Battle:
    """Return the combat that a question belongs to."""
    f = current_battle(s)
    assert f is not None
    return f


def is_off(s: CortezState, f: Battle) -> bool:
    """Say whether one of the two figures that should fight is not there any more (C10.10, C10.11, C16.15)."""
    return s.march == NO_FIELD or s.figure[f.target] == 0


def called_off(s: CortezState) -> bool:
    """Close the question on top if a bribe card has just ended the combat that it belongs to (C16.15)."""
    if s.anytime and is_off(s, battle_of(s)):
        s.pop()
        return True
    return False


def combatant(s: CortezState, f: Battle, side: int) -> Seat:
    """Return the seat that leads a side."""
    return s.active if side == ATTACKER else f.defender


def war_cards(s: CortezState, f: Battle, side: int) -> int:
    """Return the number of war cards on a side, mercenaries' cards included (C11.5)."""
    return bag_size(f.laid[combatant(s, f, side)]) + f.lent_to.count(side)


def strength(cards: list[int], weapons: int) -> int:
    """Return the sum of the war cards, the highest counted twice for each weapon (C11.13)."""
    total = 0
    for i in range(HIGHEST_WAR - 1, -1, -1):
        doubled = min(cards[i], weapons)
        weapons -= doubled
        total += (i + 1) * (cards[i] + doubled)
    return total
