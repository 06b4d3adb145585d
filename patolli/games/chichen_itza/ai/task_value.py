"""The value of tasks to come: things that they still need, and the chance to get them in time."""

from patolli.core.audience import Seat
from patolli.games.chichen_itza.ai.time_left import turns_left
from patolli.games.chichen_itza.ai.weights import Weights
from patolli.games.chichen_itza.data.components import (
    COINS_IN_HAND,
    GEM_COUNT,
    OWN_BUILDING,
    OWN_FIGURES,
    OWN_GEMS,
    OWN_TERRAIN,
    TURNS,
    WAR_MARKERS,
)
from patolli.games.chichen_itza.rules.scoring import amount, figures_of, tiles_of
from patolli.games.chichen_itza.state import ChichenState, built, own_tiles


def check_round(s: ChichenState, of: int) -> int:
    """Return the round after which a set of tasks is checked."""
    return s.box.set_round[of]


def turns_to(s: ChichenState, of: int, left: int) -> int:
    """Return the turns until a set is checked; negative when that is over."""
    return left - TURNS * (s.box.rounds - check_round(s, of))


def is_open(s: ChichenState, seat: Seat, of: int) -> bool:
    """Say whether a set can still be fulfilled."""
    return not s.fulfilled[seat][of] and check_round(s, of) >= s.round


def chance(w: Weights, need: float, left: int) -> float:
    """Return the chance to get so many things in time; with none missing, the chance to keep them."""
    if need == 0.0:
        return 1.0 - 0.01 * max(0, left)
    if left <= 0:
        return 0.0
    effort = w.step_turns * need / left
    return w.tasks / (1.0 + 0.8 * effort + 2.0 * effort * effort)


def missing(s: ChichenState, seat: Seat, task: int, tiles: list[int]) -> float:
    """Return the number of things that a task still needs; `tiles` are the seat's own."""
    condition = s.box.task_condition[task]
    need = s.box.task_need[task]
    if condition <= OWN_GEMS:
        lack = 0
        for i in range(len(need)):
            if need[i]:
                lack += max(0, need[i] - has(s, seat, condition, i, tiles))
        return float(lack)
    lack = max(0, need[0] - amount(s, seat, condition))
    if condition == WAR_MARKERS:
        return 0.3 * lack  # one action turns all markers
    return lack / 4.0 if condition == COINS_IN_HAND else float(lack)


def has(s: ChichenState, seat: Seat, condition: int, i: int, tiles: list[int]) -> int:
    """Return the number of things of a kind that a seat has for a task."""
    if condition == OWN_FIGURES:
        return figures_of(s, seat, i)
    if condition == OWN_BUILDING:
        return built(s, tiles, i)
    if condition == OWN_TERRAIN:
        return tiles_of(s, tiles, i)
    return s.gems[seat][i]


def push(s: ChichenState, w: Weights, seat: Seat, condition: int, i: int) -> float:
    """Return the value of one more thing of a kind for the tasks to come."""
    total = 0.0
    for of, task in enumerate(s.goal):
        if s.box.task_condition[task] != condition or not is_open(s, seat, of):
            continue
        need = s.box.task_need[task]
        tiles = own_tiles(s, seat)
        if condition != GEM_COUNT and (need[i] == 0 or has(s, seat, condition, i, tiles) >= need[i]):
            continue
        lack = missing(s, seat, task, tiles)
        left = turns_to(s, of, turns_left(s, seat))
        total += s.box.set_points[of] * max(0.0, chance(w, max(0.0, lack - 1.0), left) - chance(w, lack, left))
    return total
