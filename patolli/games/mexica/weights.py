"""How much things count in the evaluation; the numbers are in weights.json, a set for each number of players."""

from pathlib import Path
from typing import Final

from patolli.core.weights import hand_sets, weight_sets


class Weights:
    """The numbers for one number of players."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.chip = numbers["chip"]
        self.hoarded = numbers["hoarded"]  # the part of that for chips beyond a few
        self.canal = numbers["canal"]  # that is left, to everybody
        self.bridge = numbers["bridge"]  # the same
        self.tile = numbers["tile"]  # that is to be founded, to everybody
        self.founded = numbers["founded"]  # what a district of phase 1 may pay, in all scorings to come
        self.ready = numbers["ready"]  # the same for one that can be founded
        self.ready_late = numbers["ready-late"]  # and in phase 2
        self.cut = numbers["cut"]  # by which large land pays less, for each tile that is still to be founded
        self.level = numbers["level"]  # of a temple in hand: a better use of it later
        self.level_late = numbers["level-late"]  # the same in phase 2
        self.passed = numbers["passed"]  # how likely rivals elsewhere get past a lead
        self.passed_here = numbers["passed-here"]  # and one whose Mexica stands in the district
        self.reach = numbers["reach"]  # chance to found what is ready, for whoever must still go there
        self.second = numbers["second"]  # of the second best plan
        self.next_temple = numbers["next-temple"]  # that is built in a later turn
        self.next_district = numbers["next-district"]  # the same for a district
        self.building = numbers["building"]  # hope for temples, for each cell of a new district
        self.digging = numbers["digging"]  # what the tiles of a plan cost: others want them too
        self.stall = numbers["stall"]  # how likely a phase ends with tiles on display, for each round without progress
        self.careful = numbers["careful"] > 0.0  # whether singles for a plan and temples to pass a lead must be there


WEIGHTS: Final = [Weights(numbers) for numbers in weight_sets(Path(__file__).parent)]  # by the number of players
BY_HAND: Final = [Weights(numbers) for numbers in hand_sets(Path(__file__).parent)]  # what a person thought of
