"""The short game (I19.5): the round marker moves two fields of the round track after each round."""

from typing import Final

from patolli.games.chichen_itza.data.box import Box
from patolli.games.chichen_itza.data.components import ROUNDS

STEP: Final = 2  # fields of the marker


def shorten(box: Box) -> None:
    """Let a box that was just read have half the rounds: each is played on one field, and ends on the next one."""
    ends = range(0, ROUNDS + 1, STEP)  # the last field of each round; 0 is none
    box.rounds = ROUNDS // STEP
    box.map_die = [box.map_die[max(0, end - 1)] for end in ends]
    box.city_strength = [box.city_strength[end] for end in ends]
    box.city_die = [box.city_die[end] for end in ends]
    box.city_win = [box.city_win[end] for end in ends]
    box.sets_after = [[], *([*box.sets_after[end - 1], *box.sets_after[end]] for end in ends[1:])]
    box.set_round = [(after + 1) // STEP for after in box.set_round]
