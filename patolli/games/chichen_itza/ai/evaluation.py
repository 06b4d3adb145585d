"""The value of a position to a seat: its points, and expected gains in terms that a person would name.

Sampled worlds are evaluated here, so nothing is hidden. An open question counts by its likely answer: a move by its
best target, a fight by its odds, a choice of gods or heroes by the best of them.
"""

from patolli.core.audience import Seat
from patolli.core.state import Frame
from patolli.games.chichen_itza.ai.battle_value import battle
from patolli.games.chichen_itza.ai.item_value import best_wheel, gain_value, new_god, new_hero, treasure, warriors_value
from patolli.games.chichen_itza.ai.move_value import march
from patolli.games.chichen_itza.ai.table_value import idle, scout_value, table_values
from patolli.games.chichen_itza.ai.time_left import share, turns_left, usable_share
from patolli.games.chichen_itza.ai.weights import WEIGHTS, Weights
from patolli.games.chichen_itza.data.cards import SECOND_TREASURE
from patolli.games.chichen_itza.data.components import WARRIORS
from patolli.games.chichen_itza.rules.combat.battle import Battle
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


def evaluate(s: ChichenState, seat: Seat, weights: Weights | None = None) -> float:
    """Return the value of a seat less that of its rivals: half of the best of them, half of their average."""
    if len(s.order) < s.players:
        return 0.0  # still dealing
    w = WEIGHTS[s.players] if weights is None else weights
    sums = table_values(s, w)
    for at in range(1, len(s.stack)):
        frame = s.stack[at]
        if isinstance(frame, Battle):
            battle(s, w, frame, sums)
        else:
            seat_asked, more = open_question_value(s, w, frame)
            sums[seat_asked] += more
    rivals = [total for other, total in enumerate(sums) if other != seat]
    return sums[seat] - (max(rivals) + sum(rivals) / len(rivals)) / 2


def open_question_value(s: ChichenState, w: Weights, frame: Frame[ChichenState]) -> tuple[Seat, float]:
    """Return the seat that an open question concerns, and its expected gain."""
    if isinstance(frame, Move):
        return frame.seat, march(s, w, frame)
    if isinstance(frame, Gains):
        queue = frame.queue
        return frame.seat, sum([gain_value(s, w, frame.seat, queue[i], queue[i + 1]) for i in range(0, len(queue), 2)])
    if isinstance(frame, TakeGod):
        return frame.seat, max([new_god(s, w, frame.seat, god) for god in s.open_gods if god], default=0.0)
    if isinstance(frame, Delve):
        return frame.seat, max([new_god(s, w, frame.seat, god) for god in frame.cards], default=3.0)
    if isinstance(frame, Recruit):
        tops = [s.hero_top[kind] for kind in types_at_home(s, frame.seat) if s.hero_top[kind]]
        return frame.seat, max([new_hero(s, w, frame.seat, hero) for hero in tops], default=0.0)
    if isinstance(frame, Scouting):
        spots = [scout_value(s, w, frame.seat, spot) for spot in scout_tiles(s, frame.seat)]
        return frame.seat, max(spots) * usable_share(w, turns_left(s, frame.seat)) + treasure(s, w, frame.seat)
    if isinstance(frame, Treasure):
        gain, amount = s.box.treasure[frame.die] if frame.die else (-1, 1)
        return frame.seat, gain_value(s, w, frame.seat, gain, amount)
    if isinstance(frame, Reinforce):
        most = reinforcement_limit(s, frame.seat)
        return frame.seat, more_warriors(s, w, frame.seat, most - frame.placed)
    if isinstance(frame, Regroup):
        return frame.seat, more_warriors(s, w, frame.seat, frame.free, False)
    if isinstance(frame, AnyWheel):
        return frame.seat, best_wheel(s, w, frame.seat)
    if isinstance(frame, Lines):
        gains = [s.box.lines[i] for i in frame.lines]
        return frame.seat, sum([gain_value(s, w, frame.seat, gain, n) for _one, _other, gain, n in gains])
    if isinstance(frame, UseGod):
        return frame.seat, gain_value(s, w, frame.seat, -1 if frame.god == SECOND_TREASURE else WARRIORS, 1)
    return 0, 0.0


def more_warriors(s: ChichenState, w: Weights, seat: Seat, count: int, new: bool = True) -> float:
    """Return the value of warriors that will stand in the city."""
    left, now = turns_left(s, seat), idle(s, seat)
    count = min(count, s.reserve[seat]) if new else count
    fresh = w.muster * share(left) * count if new else 0.0
    return warriors_value(w, now + count, left) - warriors_value(w, now, left) + fresh
