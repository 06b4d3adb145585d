"""The expected gain of an open question to the seats that it concerns, one function for each kind of question."""

from collections.abc import Callable
from typing import Any, Final

from patolli.core.audience import Seat
from patolli.core.state import Frame
from patolli.games.chichen_itza.ai.battle_value import battle
from patolli.games.chichen_itza.ai.item_value import best_wheel, gain_value, new_god, new_hero, treasure, warriors_value
from patolli.games.chichen_itza.ai.known_values import Sums
from patolli.games.chichen_itza.ai.move_value import march
from patolli.games.chichen_itza.ai.table_value import idle, scout_value
from patolli.games.chichen_itza.ai.time_left import share, turns_left, usable_share
from patolli.games.chichen_itza.ai.weights import Weights
from patolli.games.chichen_itza.data.cards import SECOND_TREASURE
from patolli.games.chichen_itza.data.components import WARRIORS
from patolli.games.chichen_itza.rules.combat.sequence import Fight
from patolli.games.chichen_itza.rules.gain_queue import AnyWheel, Gains, Treasure, UseGod
from patolli.games.chichen_itza.rules.gods import Delve, TakeGod
from patolli.games.chichen_itza.rules.heroes import Recruit, types_at_home
from patolli.games.chichen_itza.rules.movement import Move
from patolli.games.chichen_itza.rules.regroup import Regroup
from patolli.games.chichen_itza.rules.reinforcing import Reinforce, reinforcement_limit
from patolli.games.chichen_itza.rules.scouting import Scouting, scout_tiles
from patolli.games.chichen_itza.rules.takeover import Lines
from patolli.games.chichen_itza.state import ChichenState

Valuation = Callable[[ChichenState, Weights, Any, Sums], None]  # adds the expected gain of each seat


def add_move(s: ChichenState, w: Weights, frame: Move, sums: Sums) -> None:
    """Add the gain of the best way to complete a move."""
    sums.of[frame.seat] += march(s, w, frame, sums.known)


def add_gains(s: ChichenState, w: Weights, frame: Gains, sums: Sums) -> None:
    """Add the gain of a queue of gains."""
    queue = frame.queue
    sums.of[frame.seat] += sum([gain_value(s, w, frame.seat, queue[i], queue[i + 1]) for i in range(0, len(queue), 2)])


def add_god(s: ChichenState, w: Weights, frame: TakeGod, sums: Sums) -> None:
    """Add the gain of the best face-up god."""
    sums.of[frame.seat] += max([new_god(s, w, frame.seat, god) for god in s.open_gods if god], default=0.0)


def add_delve(s: ChichenState, w: Weights, frame: Delve, sums: Sums) -> None:
    """Add the gain of the best card drawn so far."""
    sums.of[frame.seat] += max([new_god(s, w, frame.seat, god) for god in frame.cards], default=3.0)


def add_recruit(s: ChichenState, w: Weights, frame: Recruit, sums: Sums) -> None:
    """Add the gain of the best hero that can be recruited."""
    tops = [s.hero_top[kind] for kind in types_at_home(s, frame.seat) if s.hero_top[kind]]
    sums.of[frame.seat] += max([new_hero(s, w, frame.seat, hero) for hero in tops], default=0.0)


def add_scouting(s: ChichenState, w: Weights, frame: Scouting, sums: Sums) -> None:
    """Add the gain of the best tile for a scout, with its treasure."""
    spots = [scout_value(s, w, frame.seat, spot) for spot in scout_tiles(s, frame.seat)]
    sums.of[frame.seat] += max(spots) * usable_share(w, turns_left(s, frame.seat)) + treasure(s, w, frame.seat)


def add_treasure(s: ChichenState, w: Weights, frame: Treasure, sums: Sums) -> None:
    """Add the gain of a treasure, on average before its die is thrown."""
    gain, amount = s.box.treasure[frame.die] if frame.die else (-1, 1)
    sums.of[frame.seat] += gain_value(s, w, frame.seat, gain, amount)


def add_reinforce(s: ChichenState, w: Weights, frame: Reinforce, sums: Sums) -> None:
    """Add the gain of warriors still to be placed."""
    most = reinforcement_limit(s, frame.seat)
    sums.of[frame.seat] += more_warriors(s, w, frame.seat, most - frame.placed)


def add_regroup(s: ChichenState, w: Weights, frame: Regroup, sums: Sums) -> None:
    """Add the gain of warriors not yet assigned."""
    sums.of[frame.seat] += more_warriors(s, w, frame.seat, frame.free, False)


def add_wheel(s: ChichenState, w: Weights, frame: AnyWheel, sums: Sums) -> None:
    """Add the gain of the best turn of a wheel."""
    sums.of[frame.seat] += best_wheel(s, w, frame.seat)


def add_lines(s: ChichenState, w: Weights, frame: Lines, sums: Sums) -> None:
    """Add the gain of gem lines."""
    gains = [s.box.lines[i] for i in frame.lines]
    sums.of[frame.seat] += sum([gain_value(s, w, frame.seat, gain, n) for _one, _other, gain, n in gains])


def add_use(s: ChichenState, w: Weights, frame: UseGod, sums: Sums) -> None:
    """Add the gain of the use of a god."""
    sums.of[frame.seat] += gain_value(s, w, frame.seat, -1 if frame.god == SECOND_TREASURE else WARRIORS, 1)


VALUATIONS: Final[dict[type[Frame[Any]], Valuation]] = {
    Fight: battle,
    Move: add_move,
    Gains: add_gains,
    TakeGod: add_god,
    Delve: add_delve,
    Recruit: add_recruit,
    Scouting: add_scouting,
    Treasure: add_treasure,
    Reinforce: add_reinforce,
    Regroup: add_regroup,
    AnyWheel: add_wheel,
    Lines: add_lines,
    UseGod: add_use,
}  # the other questions count by nothing


def add_question_value(s: ChichenState, w: Weights, frame: Frame[ChichenState], sums: Sums) -> None:
    """Add the expected gain of an open question to the seats that it concerns."""
    valuation = VALUATIONS.get(type(frame))
    if valuation is not None:
        valuation(s, w, frame, sums)


def more_warriors(s: ChichenState, w: Weights, seat: Seat, count: int, new: bool = True) -> float:
    """Return the value of warriors that will stand in the city."""
    left, now = turns_left(s, seat), idle(s, seat)
    count = min(count, s.reserve[seat]) if new else count
    fresh = w.muster * share(left) * count if new else 0.0
    return warriors_value(w, now + count, left) - warriors_value(w, now, left) + fresh
