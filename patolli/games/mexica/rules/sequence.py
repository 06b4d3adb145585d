"""The sequence of play: turns and rounds (M3), the end of rounds and phases (M14, M16)."""

from patolli.core.state import Frame
from patolli.games.mexica.data.components import SIZES, sizes
from patolli.games.mexica.events import (
    PHASE_OVER,
    PHASE_TWO,
    REMOVED,
    TURN,
)
from patolli.games.mexica.rules.scoring import score
from patolli.games.mexica.rules.tile_hosts import hostless_tiles
from patolli.games.mexica.rules.turn import Turn
from patolli.games.mexica.state import MexicaState, with_change


class Rounds(Frame[MexicaState]):
    """M3.1: turns clockwise, rounds, and the two phases. It never waits; it starts turns and ends phases."""

    def copy(self) -> "Rounds":
        return Rounds()

    def advance(self, s: MexicaState) -> bool:
        if s.round:
            end_turn(s)
        else:
            s.round = 1
        if s.phase > 2:
            s.phase = 2
            s.pop()
        else:
            s.push(Turn(s.turn))
            s.emit(TURN, s.turn, s.round, s.phase)
        return False


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
    reason = ""
    if not any(s.display) and any(not any(hand) for hand in s.hand):
        reason = "tiles"  # M14.2, M14.3
    elif s.idle:
        reason = "idle"  # M14.4
    elif s.stalled >= s.rule_options.stall_rounds:
        reason = "stall"  # M14.5
    s.round += 1
    s.idle = True
    s.progress = False
    if reason:
        end_phase(s, reason)


def end_phase(s: MexicaState, reason: str) -> None:
    """Score, and begin phase 2 (M16) or end the game (M17.1)."""
    s.reasons = [*s.reasons, reason]
    s.emit(PHASE_OVER, s.phase, reason)
    score(s, s.phase)
    s.phase += 1
    s.round = 1
    s.stalled = 0
    if s.phase == 2:
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
