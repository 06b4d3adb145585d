"""Rounds (I4): supply, turns, and the end phase (I16) with tasks, costs, the attack on the city and new gods."""

from collections.abc import Callable
from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, DERIVED, Audience, Seat
from patolli.core.state import CHANCE, Frame
from patolli.games.chichen_itza.actions import COST, HIGH_COST, MASKS, MAX_GROUP, RAID, TAKE, deal_cost
from patolli.games.chichen_itza.data.components import (
    COINS_IN_HAND,
    DECKS,
    FIRST_COSTS,
    HERO_TYPES,
    KINDS,
    MAX_COST,
    RUIN,
    TURNS,
)
from patolli.games.chichen_itza.events import (
    COST_SET,
    ENDED,
    GODS_GONE,
    NEW_ORDER,
    ROUND_BEGAN,
    TURN_BEGAN,
)
from patolli.games.chichen_itza.events import RAID as RAID_BEGAN
from patolli.games.chichen_itza.rules.asking import Asking
from patolli.games.chichen_itza.rules.combat.aftermath import leave_card
from patolli.games.chichen_itza.rules.combat.sequence import Fight
from patolli.games.chichen_itza.rules.gods import Reveal
from patolli.games.chichen_itza.rules.question import Question
from patolli.games.chichen_itza.rules.reach import SETS, heroes_at, size_of
from patolli.games.chichen_itza.rules.scoring import fulfils
from patolli.games.chichen_itza.rules.supply import Pay, fill_shields, idols, income, recruits, supply_gods
from patolli.games.chichen_itza.rules.takeover import TurnRuin
from patolli.games.chichen_itza.rules.tasks import Mark, TaskCoins
from patolli.games.chichen_itza.rules.turn import Turn
from patolli.games.chichen_itza.state import (
    CITY,
    GROUP,
    NO_BEAST,
    NO_SEAT,
    ChichenState,
    add_warriors,
    entry_at,
    entry_left,
    forget_offers,
    own_tiles,
    place_hero,
    units_on,
    with_entry,
)

Step = Callable[[ChichenState, int], bool]

FINISHED: Final = "rounds"


class Round(Frame[ChichenState]):
    """The steps of ROUND (I4.1); most of them go through the seats in turn order. It never asks."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"step": ALL, "at": ALL}

    def __init__(self) -> None:
        self.step = 0
        self.at = 0  # calls of the present step

    def copy(self) -> "Round":
        new = Round()
        new.step = self.step
        new.at = self.at
        return new

    def advance(self, s: ChichenState) -> bool:
        at = self.at
        self.at += 1
        if not ROUND[self.step](s, at):
            self.at = 0
            self.step = (self.step + 1) % len(ROUND)
        return False


# Each step is called with 0, 1, 2 ... until it returns False


def begin(s: ChichenState, at: int) -> bool:
    """Begin a round."""
    s.round += 1
    s.yielded = [0] * s.players
    s.emit(ROUND_BEGAN, s.round)
    return False


def step_a(s: ChichenState, at: int) -> bool:
    """Pay the income of a seat (I5.1 to I5.3)."""
    if at < s.players:
        income(s, s.order[at])
    return at < s.players


def step_b(s: ChichenState, at: int) -> bool:
    """Give the seats their warriors (I5.4)."""
    for seat in s.order:
        recruits(s, seat, s.yielded[seat])
    return False


def step_c(s: ChichenState, at: int) -> bool:
    """Give the seats their idols (I5.5)."""
    for seat in s.order:
        idols(s, seat)
    return False


def step_d(s: ChichenState, at: int) -> bool:
    """Fill the shields of the seats (I5.6)."""
    for seat in s.order:
        fill_shields(s, seat)
    return False


def step_e(s: ChichenState, at: int) -> bool:
    """Ask a seat to pay its heroes (I5.7)."""
    if at < s.players:
        s.push(Pay(s.order[at]))
    return at < s.players


def gods_act(s: ChichenState, at: int) -> bool:
    """Let the gods of a seat act (I5.13, I5.14)."""
    if at < s.players:
        supply_gods(s, s.order[at])
    return at < s.players


def turns(s: ChichenState, at: int) -> bool:
    """Begin the next turn (I4.2)."""
    if at == TURNS * s.players:
        return False
    seat = s.order[at % s.players]
    s.emit(TURN_BEGAN, seat)
    s.push(Turn(seat))
    return True


def task_coins(s: ChichenState, at: int) -> bool:
    """Offer coins for idols before a check of coins, in the window W7 (I18.8)."""
    need = coins_due(s)
    if need == 0 or at == s.players:
        return False
    s.push(TaskCoins(s.order[at], need))
    return True


def coins_due(s: ChichenState) -> int:
    """Return the coins that a task needs that is checked after this round, or 0."""
    for due in s.box.sets_after[s.round]:
        if s.box.task_condition[s.goal[due]] == COINS_IN_HAND:
            return s.box.task_need[s.goal[due]][0]
    return 0


def tasks(s: ChichenState, at: int) -> bool:
    """Check the tasks for all seats before any warrior moves (I16.1 to I16.3)."""
    for due in reversed(s.box.sets_after[s.round]):
        fulfilling = [seat for seat in s.order if fulfils(s, seat, s.goal[due])]
        for seat in reversed(fulfilling):
            s.push(Mark(seat, due))
    return False


def clear_board(s: ChichenState, at: int) -> bool:
    """Return action markers and deal cost markers again, but not after the last round (I16.7)."""
    if s.round < s.box.rounds:
        s.marker = [[0] * s.players for _field in s.slot]
        s.repeated = [0] * s.players
        s.row_cost = []
        s.column_cost = []
        forget_offers(s)
        s.push(Costs())
    return False


def city_attack(s: ChichenState, at: int) -> bool:
    """Let a creature attack the city (I16.8, I16.9)."""
    s.push(Raid(favour_order(s)[-1]))
    return False


def new_order(s: ChichenState, at: int) -> bool:
    """Set the turn order by the favour track (I16.18)."""
    s.order = favour_order(s)
    s.emit(NEW_ORDER, s.order.copy())
    return False


def renewal(s: ChichenState, at: int) -> bool:
    """Show new face-up gods, but not after the last round (I16.20)."""
    if s.round < s.box.rounds:
        gone = [god for god in s.open_gods if god]
        s.removed = s.removed + gone
        s.open_gods = [0] * len(DECKS)
        s.emit(GODS_GONE, [s.box.gods[god] for god in gone])
        for colour in range(len(DECKS) - 1, -1, -1):
            s.push(Reveal(colour))
    return False


def last_ruins(s: ChichenState, at: int) -> bool:
    """Turn up the ruins on own tiles after the last round (I17.8)."""
    if s.round == s.box.rounds:
        for seat in range(s.players):
            for spot in own_tiles(s, seat):
                if s.box.building[s.tile[spot]] == RUIN and not s.ruin_up[spot]:
                    s.push(TurnRuin(spot, seat, 0))
    return False


def end(s: ChichenState, at: int) -> bool:
    """End the game after the last round (I4.4)."""
    if s.round == s.box.rounds:
        s.reason = FINISHED
        s.stack.clear()
        s.emit(ENDED, s.reason)
    return False


ROUND: Final[tuple[Step, ...]] = (
    begin, step_a, step_b, step_c, step_d, step_e, gods_act, turns, task_coins, tasks, clear_board, city_attack,
    new_order, renewal, last_ruins, end,
)  # fmt: skip


def favour_order(s: ChichenState) -> list[Seat]:
    """Return the seats by favour: higher step first, within a step the upper marker first."""
    ranked: list[Seat] = []
    for at in range(len(s.track) - 1, -1, -1):
        seat, place = s.track[at], 0
        while place < len(ranked) and s.favour[ranked[place]] >= s.favour[seat]:
            place += 1
        ranked.insert(place, seat)
    return ranked


class Costs(Question):
    """The deal of cost markers: for the rows from the top, then for the columns from the left (I3.14)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"kept": DERIVED}
    VERBS = ("cost",)
    RULE = "I3.14"

    def __init__(self) -> None:
        self.kept: list[int] | None = None  # see `left`

    def ready(self, s: ChichenState) -> bool:
        if len(s.column_cost) < s.box.columns[s.players]:
            return True
        s.pop()
        return False

    def left(self, s: ChichenState) -> list[int]:
        """Count the markers that are still to be dealt, by cost."""
        if self.kept is None:
            left = [0] * (MAX_COST + 1)
            for cost in s.box.costs[s.players]:
                left[cost] = left[cost] + 1
            for cost in s.row_cost + s.column_cost:
                left[cost] = left[cost] - 1
            self.kept = left
        return self.kept

    def legal_actions(self, s: ChichenState, seat: Seat) -> list[Action]:
        left = self.left(s)
        return [deal_cost(cost) for cost in range(1, MAX_COST + 1) if left[cost]]

    def chance_weights(self, s: ChichenState) -> list[int]:
        return [markers for markers in self.left(s) if markers]

    def places(self, s: ChichenState) -> int:
        return len(s.box.costs[s.players]) - len(s.row_cost) - len(s.column_cost)

    def outcome_at(self, s: ChichenState, at: int) -> Action:
        return deal_cost(entry_at(self.left(s), at))

    def apply(self, s: ChichenState, seat: Seat, action: Action) -> None:
        cost = action - COST + 1 if action < HIGH_COST else action - HIGH_COST + FIRST_COSTS + 1
        self.kept = with_entry(self.left(s), cost, self.left(s)[cost] - 1)
        if len(s.row_cost) < s.box.rows[s.players]:
            s.row_cost = [*s.row_cost, cost]
        else:
            s.column_cost = [*s.column_cost, cost]
        forget_offers(s)
        s.emit(COST_SET, cost, len(s.row_cost) + len(s.column_cost))


class Raid(Asking):
    """The attack of a creature on the city, defended by the last seat on the favour track (I16.8 to I16.12)."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "kind": ALL}
    VERBS = ("raid", "take", "idol")

    def __init__(self, seat: Seat = 0) -> None:
        self.seat = seat
        self.kind = NO_BEAST  # of the creature, once it is drawn

    def asked(self, s: ChichenState) -> Seat:
        return CHANCE if self.kind == NO_BEAST else self.seat

    def ready(self, s: ChichenState) -> bool:
        if self.kind != NO_BEAST and units_on(s, self.seat, CITY) == 0:  # I16.11
            leave_card(s, self.seat, s.box.city_loss)
            s.pop()
            return False
        return True

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        if self.kind == NO_BEAST:
            return [RAID + kind for kind in range(len(KINDS)) if kind not in s.raids]
        present = heroes_at(s, seat, CITY)
        fighters = min(s.box.city_units, units_on(s, seat, CITY))
        found: list[Action] = []
        for count in range(max(0, fighters - HERO_TYPES), min(MAX_GROUP, s.warriors[seat][CITY]) + 1):
            for i in range(SETS):
                if not MASKS[i] & ~present and count + size_of(MASKS[i]) == fighters:
                    found.append(TAKE + count * SETS + i)
        return found

    def places(self, s: ChichenState) -> int:
        return len(KINDS) - len(s.raids)

    def outcome_at(self, s: ChichenState, at: int) -> Action:
        return RAID + entry_left(s.raids, at)

    def answer_refusal(self, s: ChichenState, seat: Seat, action: Action) -> str | None:
        if (self.kind == NO_BEAST) != (action >= RAID):
            return "I25.1"
        if action in self.answers(s, seat):
            return None
        return "I16.9" if self.kind == NO_BEAST else "I16.12"

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        if self.kind == NO_BEAST:
            self.kind = action - RAID
            s.raids = [*s.raids, self.kind]
            s.emit(RAID_BEGAN, KINDS[self.kind], self.seat)
            return
        warriors, i = divmod(action - TAKE, SETS)
        add_warriors(s, seat, CITY, -warriors)
        for kind in range(HERO_TYPES):
            if MASKS[i] >> kind & 1:
                place_hero(s, seat, kind, GROUP)
        s.pop()
        fight = Fight(seat, NO_SEAT, CITY, CITY, warriors)
        fight.kind = self.kind
        s.push(fight)
