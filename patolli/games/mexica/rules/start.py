"""The position before the first deal (M2), with the frames of the setup and of all rounds."""

from patolli.games.mexica.data.box import Box
from patolli.games.mexica.data.components import (
    CELLS,
    SIZES,
    VALUES,
)
from patolli.games.mexica.rules.canals import half
from patolli.games.mexica.rules.derived_sets import derive
from patolli.games.mexica.rules.scoring import SOURCES
from patolli.games.mexica.rules.sequence import Rounds
from patolli.games.mexica.rules.setup import Deal, Neutral, Place
from patolli.games.mexica.state import NO_CELL, NO_OWNER, MexicaState, RuleOptions


def start(players: int, box: Box, options: RuleOptions) -> MexicaState:
    """Return the position before the first deal."""
    s = MexicaState()
    s.players = players
    s.box = box
    s.phase, s.round, s.turn, s.stalled = 1, 0, 0, 0
    s.idle, s.progress = True, False
    s.canal = printed_canals(box)
    s.temple, s.owner, s.tile = bytes(CELLS), bytes([NO_OWNER] * CELLS), bytes(CELLS)
    s.bridge, s.reasons = [0] * CELLS, []
    s.singles, s.doubles, s.bridges, s.bank = box.singles, box.doubles, box.bridges, box.chips
    s.mexica, s.chips, s.points = [NO_CELL] * players, [0] * players, [0] * players
    s.display, s.waiting, s.removed = [0] * len(SIZES), [0] * len(SIZES), [0] * len(SIZES)
    s.hand = [box.phase_1.copy() for _ in range(players)]
    s.earned = [[0] * len(SOURCES) for _ in range(players)]
    s.neutral = neutral_set(players, box, options)
    s.rule_options = options
    s.push(Rounds())
    s.push(Place())
    s.push(Neutral(options.by_players))
    s.push(Deal())
    derive(s)
    return s


def printed_canals(box: Box) -> bytes:
    """Return the board with the doubles that lie on it from the start (M2.2)."""
    marks = [0] * CELLS
    for one, other in box.printed:
        marks[one], marks[other] = half(one, other), half(other, one)
    return bytes(marks)


def neutral_set(players: int, box: Box, options: RuleOptions) -> list[int]:
    """Return the neutral temples by value: none but with two seats and if the option names a set (M2.5, M18.1)."""
    return list(box.neutral[options.neutral]) if players == 2 and options.neutral in box.neutral else [0] * VALUES
