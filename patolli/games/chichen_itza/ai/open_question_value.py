"""The expected gain of an open question to the seat that it concerns, one function for each kind of question."""

from collections.abc import Callable
from typing import Any, Final

from patolli.core.audience import Seat
from patolli.core.state import Frame
from patolli.games.chichen_itza.ai.item_value import best_wheel, gain_value, new_god, new_hero, treasure, warriors_value
from patolli.games.chichen_itza.ai.move_value import march
from patolli.games.chichen_itza.ai.table_value import idle, scout_value
from patolli.games.chichen_itza.ai.time_left import share, turns_left, usable_share
from patolli.games.chichen_itza.ai.weights import Weights
from patolli.games.chichen_itza.data.cards import SECOND_TREASURE
from patolli.games.chichen_itza.data.components import WARRIORS
from patolli.games.chichen_itza.rules.gain_queue import Gains, Treasure, UseGod
from patolli.games.chichen_itza.rules.gains import AnyWheel
from patolli.games.chichen_itza.rules.gods import Delve, TakeGod
from patolli.games.chichen_itza.rules.heroes import Recruit, types_at_home
from patolli.games.chichen_itza.rules.movement import Move
from patolli.games.chichen_itza.rules.regroup import Regroup
from patolli.games.chichen_itza.rules.scouting import Scouting, scout_tiles
from patolli.games.chichen_itza.rules.takeover import Lines
from patolli.games.chichen_itza.rules.turn import Reinforce, reinforcement_limit
from patolli.games.chichen_itza.state import ChichenState

Valuation = Callable[[ChichenState, Weights, Any], tuple[Seat, float]]  # seat concerned, its expected gain


def value_move(s: ChichenState, w: Weights, frame: Move) -> tuple[Seat, float]:
    """Return the gain of the best way to complete a move."""
    return frame.seat, march(s, w, frame)


def value_gains(s: ChichenState, w: Weights, frame: Gains) -> tuple[Seat, float]:
    """Return the gain of a queue of gains."""
    queue = frame.queue
    return frame.seat, sum([gain_value(s, w, frame.seat, queue[i], queue[i + 1]) for i in range(0, len(queue), 2)])


def value_god(s: ChichenState, w: Weights, frame: TakeGod) -> tuple[Seat, float]:
    """Return the gain of the best face-up god."""
    return frame.seat, max([new_god(s, w, frame.seat, god) for god in s.open_gods if god], default=0.0)


def value_delve(s: ChichenState, w: Weights, frame: Delve) -> tuple[Seat, float]:
    """Return the gain of the best card drawn so far."""
    return frame.seat, max([new_god(s, w, frame.seat, god) for god in frame.cards], default=3.0)


def value_recruit(s: ChichenState, w: Weights, frame: Recruit) -> tuple[Seat, float]:
    """Return the gain of the best hero that can be recruited."""
    tops = [s.hero_top[kind] for kind in types_at_home(s, frame.seat) if s.hero_top[kind]]
    return frame.seat, max([new_hero(s, w, frame.seat, hero) for hero in tops], default=0.0)


def value_scouting(s: ChichenState, w: Weights, frame: Scouting) -> tuple[Seat, float]:
    """Return the gain of the best tile for a scout, with its treasure."""
    spots = [scout_value(s, w, frame.seat, spot) for spot in scout_tiles(s, frame.seat)]
    return frame.seat, max(spots) * usable_share(w, turns_left(s, frame.seat)) + treasure(s, w, frame.seat)


def value_treasure(s: ChichenState, w: Weights, frame: Treasure) -> tuple[Seat, float]:
    """Return the gain of a treasure, on average before its die is thrown."""
    gain, amount = s.box.treasure[frame.die] if frame.die else (-1, 1)
    return frame.seat, gain_value(s, w, frame.seat, gain, amount)


def value_reinforce(s: ChichenState, w: Weights, frame: Reinforce) -> tuple[Seat, float]:
    """Return the gain of warriors still to be placed."""
    most = reinforcement_limit(s, frame.seat)
    return frame.seat, more_warriors(s, w, frame.seat, most - frame.placed)


def value_regroup(s: ChichenState, w: Weights, frame: Regroup) -> tuple[Seat, float]:
    """Return the gain of warriors not yet assigned."""
    return frame.seat, more_warriors(s, w, frame.seat, frame.free, False)


def value_wheel(s: ChichenState, w: Weights, frame: AnyWheel) -> tuple[Seat, float]:
    """Return the gain of the best turn of a wheel."""
    return frame.seat, best_wheel(s, w, frame.seat)


def value_lines(s: ChichenState, w: Weights, frame: Lines) -> tuple[Seat, float]:
    """Return the gain of gem lines."""
    gains = [s.box.lines[i] for i in frame.lines]
    return frame.seat, sum([gain_value(s, w, frame.seat, gain, n) for _one, _other, gain, n in gains])


def value_use(s: ChichenState, w: Weights, frame: UseGod) -> tuple[Seat, float]:
    """Return the gain of the use of a god."""
    return frame.seat, gain_value(s, w, frame.seat, -1 if frame.god == SECOND_TREASURE else WARRIORS, 1)


VALUATIONS: Final[dict[type[Frame[Any]], Valuation]] = {
    Move: value_move,
    Gains: value_gains,
    TakeGod: value_god,
    Delve: value_delve,
    Recruit: value_recruit,
    Scouting: value_scouting,
    Treasure: value_treasure,
    Reinforce: value_reinforce,
    Regroup: value_regroup,
    AnyWheel: value_wheel,
    Lines: value_lines,
    UseGod: value_use,
}  # the other questions count by nothing


def open_question_value(s: ChichenState, w: Weights, frame: Frame[ChichenState]) -> tuple[Seat, float]:
    """Return the seat that an open question concerns, and its expected gain."""
    valuation = VALUATIONS.get(type(frame))
    return (0, 0.0) if valuation is None else valuation(s, w, frame)


def more_warriors(s: ChichenState, w: Weights, seat: Seat, count: int, new: bool = True) -> float:
    """Return the value of warriors that will stand in the city."""
    left, now = turns_left(s, seat), idle(s, seat)
    count = min(count, s.reserve[seat]) if new else count
    fresh = w.muster * share(left) * count if new else 0.0
    return warriors_value(w, now + count, left) - warriors_value(w, now, left) + fresh
