"""When an answer of a bot is released, so that its time tells nothing about a hand."""

from typing import Final

from patolli.bots.levels import base

# Where something is hidden, a bot answers at the first moment after it was asked, whether it thought or had no choice;
# a bot that thinks for longer answers at the next. The longest thoughts of samples on two cores: 12 ms at beginner and
# easy, 142 at normal, 84 at hard. So the first moment has room for a machine that is three times slower or busier. But
# lookahead, where a turn opens, thinks at hard for 0.4 s and more (19 of 20 turns within 1.5 s): who is asked that is
# open to all, and so is the second moment. Later ones are twice as late each: they tell that a thought was rare.
FIRST_SLOT: Final = {"beginner": 1, "easy": 1, "normal": 2, "hard": 2}  # of the slot, by level
SECOND_SLOT: Final = 8


def release_time(level: str, took: float, slot: float) -> float:
    """Return the seconds after the question at which a bot answers that has thought for so many."""
    at = slot * FIRST_SLOT[base(level)]
    while at < took:
        at = max(2 * at, slot * SECOND_SLOT)
    return at
