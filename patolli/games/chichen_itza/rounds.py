"""Rounds (I4): supply, turns, and the end phase (I16) with tasks, costs, the attack on the city and new gods."""

from collections.abc import Callable
from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import CHANCE
from patolli.games.chichen_itza.actions import COST, DONE, IDOL, MARK, MASKS, MOST, RAID, SPOTS, TAKE
from patolli.games.chichen_itza.endings import leave_card
from patolli.games.chichen_itza.events import (
    COST_SET,
    DECLINED,
    ENDED,
    GODS_GONE,
    NEW_ORDER,
    ROUND_BEGAN,
    TASK_DONE,
    TURN_BEGAN,
)
from patolli.games.chichen_itza.events import RAID as RAID_TOLD
from patolli.games.chichen_itza.fight import Fight
from patolli.games.chichen_itza.gods import Reveal
from patolli.games.chichen_itza.scoring import fulfils
from patolli.games.chichen_itza.state import (
    CITY,
    GROUP,
    NO_BEAST,
    NO_SEAT,
    Chichen,
    Question,
    changed,
    changed_row,
    own_tiles,
    units_on,
)
from patolli.games.chichen_itza.supply import Pay, fill_shields, idols, income, recruits, supply_gods
from patolli.games.chichen_itza.tables import COINS_IN_HAND, DECKS, HERO_TYPES, KINDS, MOST_COST, ROUNDS, RUIN, TURNS
from patolli.games.chichen_itza.takeover import TurnRuin
from patolli.games.chichen_itza.turns import Turn
from patolli.games.chichen_itza.ways import SETS, heroes_at, size_of
from patolli.games.chichen_itza.windows import COINS, exchange, exchange_refusal, exchanges, worth

Step = Callable[[Chichen, int], bool]

FINISHED: Final = "rounds"


class Round(Question):
    """I4.1: the steps of ROUND; most of them go through the seats in turn order. It never asks."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"step": ALL, "at": ALL}

    def __init__(self) -> None:
        self.step = 0
        self.at = 0  # how far a step has come

    def copy(self) -> "Round":
        new = Round()
        new.step = self.step
        new.at = self.at
        return new

    def advance(self, s: Chichen) -> bool:
        at = self.at
        self.at += 1
        if not ROUND[self.step](s, at):
            self.at = 0
            self.step = (self.step + 1) % len(ROUND)
        return False


# Each step is called with 0, 1, 2 ... until it says that it is over


def begin(s: Chichen, at: int) -> bool:
    """A new round."""
    s.round += 1
    s.yielded = [0] * s.players
    s.tell(ROUND_BEGAN, s.round)
    return False


def step_a(s: Chichen, at: int) -> bool:
    """I5.1 to I5.3."""
    if at < s.players:
        income(s, s.order[at])
    return at < s.players


def step_b(s: Chichen, at: int) -> bool:
    """I5.4."""
    if at < s.players:
        recruits(s, s.order[at], s.yielded[s.order[at]])
    return at < s.players


def step_c(s: Chichen, at: int) -> bool:
    """I5.5."""
    if at < s.players:
        idols(s, s.order[at])
    return at < s.players


def step_d(s: Chichen, at: int) -> bool:
    """I5.6."""
    if at < s.players:
        fill_shields(s, s.order[at])
    return at < s.players


def step_e(s: Chichen, at: int) -> bool:
    """I5.7."""
    if at < s.players:
        s.push(Pay(s.order[at]))
    return at < s.players


def gods_act(s: Chichen, at: int) -> bool:
    """I5.13, I5.14."""
    if at < s.players:
        supply_gods(s, s.order[at])
    return at < s.players


def turns(s: Chichen, at: int) -> bool:
    """I4.2."""
    if at == TURNS * s.players:
        return False
    seat = s.order[at % s.players]
    s.tell(TURN_BEGAN, seat)
    s.push(Turn(seat))
    return True


def task_coins(s: Chichen, at: int) -> bool:
    """W7 (I18.8): before a check of coins, idols may be exchanged."""
    due = s.box.set_after[s.round]
    if due < 0 or at == s.players or s.box.task_condition[s.goal[due] - 1] != COINS_IN_HAND:
        return False
    s.push(TaskCoins(s.order[at], s.box.task_need[s.goal[due] - 1][0]))
    return True


def tasks(s: Chichen, at: int) -> bool:
    """I16.1 to I16.3: the condition is checked for all seats before any warrior moves."""
    due = s.box.set_after[s.round]
    if due >= 0:
        fulfilling = [seat for seat in s.order if fulfils(s, seat, s.goal[due])]
        for seat in reversed(fulfilling):
            s.push(Mark(seat, due))
    return False


def clear_board(s: Chichen, at: int) -> bool:
    """I16.7: action markers return, cost markers are dealt again; not after the last round."""
    if s.round < ROUNDS:
        s.marker = [[0] * s.players for _field in s.slot]
        s.repeated = [0] * s.players
        s.row_cost = []
        s.column_cost = []
        s.push(Costs())
    return False


def city_attack(s: Chichen, at: int) -> bool:
    """I16.8, I16.9."""
    s.push(Raid(favour_order(s)[-1]))
    return False


def new_order(s: Chichen, at: int) -> bool:
    """I16.18."""
    s.order = favour_order(s)
    s.tell(NEW_ORDER, s.order.copy())
    return False


def renewal(s: Chichen, at: int) -> bool:
    """I16.20: new face-up gods; not after the last round."""
    if s.round < ROUNDS:
        gone = [god for god in s.open_gods if god]
        s.removed = s.removed + gone
        s.open_gods = [0] * len(DECKS)
        s.tell(GODS_GONE, [s.box.gods[god - 1] for god in gone])
        for colour in range(len(DECKS) - 1, -1, -1):
            s.push(Reveal(colour))
    return False


def last_ruins(s: Chichen, at: int) -> bool:
    """I17.8: after the last round ruins on own tiles are turned up."""
    if s.round == ROUNDS:
        for seat in range(s.players):
            for spot in own_tiles(s, seat):
                if s.box.building[s.tile[spot]] == RUIN and not s.ruin_up[spot]:
                    s.push(TurnRuin(spot, seat, 0))
    return False


def end(s: Chichen, at: int) -> bool:
    """I4.4."""
    if s.round == ROUNDS:
        s.reason = FINISHED
        s.stack.clear()
        s.tell(ENDED, s.reason)
    return False


ROUND: Final[tuple[Step, ...]] = (
    begin, step_a, step_b, step_c, step_d, step_e, gods_act, turns, task_coins, tasks, clear_board, city_attack,
    new_order, renewal, last_ruins, end,
)  # fmt: skip


def favour_order(s: Chichen) -> list[Seat]:
    """Higher step first; within a step the upper marker first."""
    ranked = sorted([(-s.favour[seat], -s.track.index(seat), seat) for seat in range(s.players)])
    return [seat for _, _, seat in ranked]


class TaskCoins(Question):
    """I18.8: coins for idols, if all idols together could reach what the task asks for."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "need": ALL}
    ANSWERS = ("idol", "done")

    def __init__(self, seat: Seat = 0, need: int = 0) -> None:
        self.seat = seat
        self.need = need

    def ready(self, s: Chichen) -> bool:
        coins = s.coins[self.seat]
        if coins < self.need <= coins + s.idols[self.seat] * worth(s, self.seat, COINS):
            return True
        s.pop()
        return False

    def asked(self, s: Chichen) -> Seat:
        return self.seat

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        return [*exchanges(s, seat, (COINS,)), DONE]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        if action == DONE:
            return None
        return exchange_refusal(s, seat, COINS) if action == IDOL + COINS else "I18.8"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        if action == DONE:
            s.tell(DECLINED, seat)
            s.pop()
        else:
            exchange(s, seat, COINS)


class Mark(Question):
    """I16.3, I16.4: one warrior, from the reserve or any spot, goes on the task for good."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "due": ALL}
    ANSWERS = ("mark",)

    def __init__(self, seat: Seat = 0, due: int = 0) -> None:
        self.seat = seat
        self.due = due  # the set of the task

    def ready(self, s: Chichen) -> bool:
        if s.reserve[self.seat] + sum(s.warriors[self.seat]):
            return True
        s.pop()  # no warrior is left to put there
        return False

    def asked(self, s: Chichen) -> Seat:
        return self.seat

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        found = [MARK] if s.reserve[seat] else []
        return found + [MARK + 1 + spot for spot in range(SPOTS) if s.warriors[seat][spot]]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        return None if action in self.legal(s, seat) else "I16.3"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        if action == MARK:
            s.reserve[seat] -= 1
        else:
            s.warriors[seat][action - MARK - 1] -= 1
        s.fulfilled = changed_row(s.fulfilled, seat, changed(s.fulfilled[seat], self.due, 1))
        s.tell(TASK_DONE, seat, s.box.tasks[s.goal[self.due] - 1])
        s.pop()


class Costs(Question):
    """I3.14: cost markers for the rows from the top, then for the columns from the left."""

    ANSWERS = ("cost",)

    def ready(self, s: Chichen) -> bool:
        if len(s.column_cost) < s.box.columns[s.players]:
            return True
        s.pop()
        return False

    def left(self, s: Chichen) -> list[int]:
        """Cost: the markers with it that are still to be dealt."""
        left = [0] * (MOST_COST + 1)
        for cost in s.box.costs[s.players]:
            left[cost] += 1
        for cost in s.row_cost:
            left[cost] -= 1
        for cost in s.column_cost:
            left[cost] -= 1
        return left

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        left = self.left(s)
        return [COST + cost - 1 for cost in range(1, MOST_COST + 1) if left[cost]]

    def weights(self, s: Chichen) -> list[int]:
        return [markers for markers in self.left(s) if markers]

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        return None if self.left(s)[action - COST + 1] else "I3.14"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        cost = action - COST + 1
        if len(s.row_cost) < s.box.rows[s.players]:
            s.row_cost = [*s.row_cost, cost]
        else:
            s.column_cost = [*s.column_cost, cost]
        s.tell(COST_SET, cost, len(s.row_cost) + len(s.column_cost))


class Raid(Question):
    """I16.8 to I16.12: a creature attacks the city; the last on the favour track defends it."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"seat": ALL, "kind": ALL}
    ANSWERS = ("raid", "take")

    def __init__(self, seat: Seat = 0) -> None:
        self.seat = seat
        self.kind = NO_BEAST  # of the creature, once it is drawn

    def asked(self, s: Chichen) -> Seat:
        return CHANCE if self.kind == NO_BEAST else self.seat

    def ready(self, s: Chichen) -> bool:
        if self.kind != NO_BEAST and units_on(s, self.seat, CITY) == 0:  # I16.11
            leave_card(s, self.seat, s.box.city_loss)
            s.pop()
            return False
        return True

    def legal(self, s: Chichen, seat: Seat) -> list[Action]:
        if self.kind == NO_BEAST:
            return [RAID + kind for kind in range(len(KINDS)) if kind not in s.raids]
        present = heroes_at(s, seat, CITY)
        fighters = min(s.box.city_units, units_on(s, seat, CITY))
        found: list[Action] = []
        for count in range(min(MOST, s.warriors[seat][CITY]) + 1):
            for i in range(SETS):
                if not MASKS[i] & ~present and count + size_of(MASKS[i]) == fighters:
                    found.append(TAKE + count * SETS + i)
        return found

    def refusal(self, s: Chichen, seat: Seat, action: Action) -> str | None:
        if (self.kind == NO_BEAST) != (action >= RAID):
            return "I25.1"
        if action in self.legal(s, seat):
            return None
        return "I16.9" if self.kind == NO_BEAST else "I16.12"

    def apply(self, s: Chichen, seat: Seat, action: Action) -> None:
        if self.kind == NO_BEAST:
            self.kind = action - RAID
            s.raids = [*s.raids, self.kind]
            s.tell(RAID_TOLD, KINDS[self.kind], self.seat)
            return
        warriors, i = divmod(action - TAKE, SETS)
        s.warriors[seat][CITY] -= warriors
        for kind in range(HERO_TYPES):
            if MASKS[i] >> kind & 1:
                s.hero_at[seat][kind] = GROUP
        s.pop()
        fight = Fight(seat, NO_SEAT, CITY, CITY, warriors)
        fight.kind = self.kind
        s.push(fight)
