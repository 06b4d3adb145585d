"""The weights of the evaluation, from weights.json: a set for each number of players."""

from pathlib import Path
from typing import Final

from patolli.core.evaluation import manual_weight_sets, weight_sets


class Weights:
    """The weights for one number of players."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.chip = numbers["chip"]  # a chip
        self.hoarded = numbers["hoarded"]  # share of that for chips beyond a few
        self.canal = numbers["canal"]  # a canal tile in the supply, to every seat
        self.bridge = numbers["bridge"]  # a bridge in the supply, to every seat
        self.tile = numbers["tile"]  # a tile still to be founded, to every seat
        self.founded = numbers["founded"]  # payments of a founded district of phase 1 in all scorings to come
        self.ready = numbers["ready"]  # the same for a district that can be founded
        self.ready_late = numbers["ready-late"]  # the same in phase 2
        self.cut = numbers["cut"]  # reduction of large land for each tile still to be founded
        self.level = numbers["level"]  # a level of a temple in hand
        self.level_late = numbers["level-late"]  # the same in phase 2
        self.passed = numbers["passed"]  # factor of the chance that rivals elsewhere get past a lead
        self.passed_here = numbers["passed-here"]  # the same for rivals whose Mexica stands in the district
        self.reach = numbers["reach"]  # chance to found a ready district for a seat that must still go there
        self.second = numbers["second"]  # share of the second best plan
        self.next_temple = numbers["next-temple"]  # share of a temple that is built in a later turn
        self.next_district = numbers["next-district"]  # share of a district that is made in a later turn
        self.building = numbers["building"]  # expected from temples, for each cell of a new district
        self.digging = numbers["digging"]  # cost of a canal tile in a plan: rivals want them too
        self.stall = numbers["stall"]  # chance for each round without progress that the phase ends with tiles left
        self.careful = numbers["careful"] > 0.0  # count the singles of a plan and the temples of rivals


FOLDER: Final = Path(__file__).parent.parent
WEIGHTS: Final = [Weights(numbers) for numbers in weight_sets(FOLDER)]  # by number of players
MANUAL_WEIGHTS: Final = [Weights(numbers) for numbers in manual_weight_sets(FOLDER)]  # chosen by a person
