"""The sequence of play: turns and rounds (M3), the end of rounds and phases (M14, M16)."""

from typing import ClassVar, Final

from patolli.core.actions import Action
from patolli.core.audience import ALL, Audience, Seat
from patolli.core.state import Frame
from patolli.games.mexica.actions import CONTINUE, END
from patolli.games.mexica.data.components import SIZES, sizes
from patolli.games.mexica.events import (
    END_VOTED,
    PHASE_OVER,
    PHASE_TWO,
    REMOVED,
    TURN,
)
from patolli.games.mexica.rules.options import OFF
from patolli.games.mexica.rules.scoring import score
from patolli.games.mexica.rules.tile_hosts import hostless_tiles
from patolli.games.mexica.rules.turn import Turn
from patolli.games.mexica.state import MexicaState, with_change

MOST_ROUNDS: Final = 200  # of a phase that no number of idle rounds ends (M14.14)


class Rounds(Frame[MexicaState]):
    """M3.1: turns clockwise, rounds, and the two phases. It never waits; it starts turns and ends phases."""

    def copy(self) -> "Rounds":
        return Rounds()

    def advance(self, s: MexicaState) -> bool:
        if s.round:
            end_turn(s)
        else:
            s.round = 1
        if s.stack[-1] is self:  # else the seats are asked first
            begin_turn(s)
        return False


class Agreement(Frame[MexicaState]):
    """M14.13: after a round without progress all seats agree to end the phase, or one of them does not."""

    AUDIENCE: ClassVar[dict[str, Audience]] = {"phase": ALL, "asked": ALL}
    VERBS: ClassVar[tuple[str, ...]] = ("end", "continue")
    RULE: ClassVar[str] = "M14.13"

    def __init__(self, phase: int = 1) -> None:
        self.phase = phase
        self.asked: Seat = 0

    def to_act(self, s: MexicaState) -> tuple[Seat, ...]:
        return (self.asked,)

    def legal_actions(self, s: MexicaState, seat: Seat) -> list[Action]:
        return [END, CONTINUE]

    def apply(self, s: MexicaState, seat: Seat, action: Action) -> None:
        s.emit(END_VOTED, seat, s.phase, action == END)
        self.asked += 1
        if action == END and self.asked < s.players:
            return
        s.pop()
        if action == END:
            end_phase(s, "agreed")
        begin_turn(s)


def begin_turn(s: MexicaState) -> None:
    """Begin the next turn, or end the game after its last phase (M17.1, M17.4)."""
    if s.phase > s.rule_options.phases:
        s.phase = s.rule_options.phases
        s.pop()
    else:
        s.push(Turn(s.turn))
        s.emit(TURN, s.turn, s.round, s.phase)


def is_last_phase(s: MexicaState) -> bool:
    """Say whether the game ends with this phase (M17.1, M17.4)."""
    return s.phase == s.rule_options.phases


def end_turn(s: MexicaState) -> None:
    """Remove tiles without host (M14.9), and go on to the next seat, round or phase."""
    if s.phase == 2 and not s.hosts_checked:
        remove_hostless(s)
    s.turn += 1
    if s.turn == s.players:
        s.turn = 0
        end_round(s)


def end_round(s: MexicaState) -> None:
    """End a round; only here a phase can end (M14.1)."""
    s.stalled = 0 if s.progress else s.stalled + 1
    reason = end_reason(s)
    s.round += 1
    s.idle = True
    s.progress = False
    if reason:
        end_phase(s, reason)
    elif s.stalled and s.rule_options.stall_rounds == OFF:
        s.push(Agreement(s.phase))


def end_reason(s: MexicaState) -> str:
    """Return the reason for which the phase ends with this round, or an empty text."""
    if not any(s.display) and any(not any(hand) for hand in s.hand):
        return "tiles"  # M14.2, M14.3
    if s.idle:
        return "idle"  # M14.4
    if s.rule_options.stall_rounds == OFF:
        return "limit" if s.round >= MOST_ROUNDS else ""  # M14.14
    return "stall" if s.stalled >= s.rule_options.stall_rounds else ""  # M14.5


def end_phase(s: MexicaState, reason: str) -> None:
    """Score, and begin phase 2 (M16) or end the game (M17.1)."""
    s.reasons = [*s.reasons, reason]
    s.emit(PHASE_OVER, s.phase, reason)
    score(s, s.phase)
    s.phase += 1
    s.round = 1
    s.stalled = 0
    if s.phase == 2 and s.rule_options.phases == 2:
        s.display = [shown + new for shown, new in zip(s.display, s.waiting, strict=True)]
        s.waiting = [0] * len(SIZES)
        s.hand = [[held + new for held, new in zip(hand, s.box.phase_2, strict=True)] for hand in s.hand]
        s.emit(PHASE_TWO, sizes(s.display))
        remove_hostless(s)


def remove_hostless(s: MexicaState) -> None:
    """Remove the tiles that no district can host any more (M14.7, M14.9)."""
    for row in hostless_tiles(s):
        s.emit(REMOVED, SIZES[row], s.display[row])
        s.removed = with_change(s.removed, row, s.display[row])
        s.display = with_change(s.display, row, -s.display[row])
    s.hosts_checked = True
