"""The weights of the evaluation: a set in weights.json for each number of players."""

from pathlib import Path
from typing import Final

from patolli.core.evaluation import manual_weight_sets, weight_sets


class Weights:
    """The weights for one number of players."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.action = numbers["action"]  # still to be taken; less than its gain, so that bots take it
        self.outside = numbers["outside"]  # share of its points that a figure has that can still go to the city
        self.firm = numbers["firm"]  # share of a figure in the city that it is in the race for a treasure
        self.race = numbers["race"]  # weight of one figure more in that race
        self.race_late = numbers["race-late"]  # the weight that is added at its end
        self.nation = numbers["nation"]  # how surely the nation that is ahead wins the war
        self.mission = numbers["mission"]  # hope for its points
        self.mission_near = numbers["mission-near"]  # the same with an own figure in the city
        self.camouflage = numbers["camouflage"]
        self.weapons = numbers["weapons"]  # beside the war cards that they double
        self.food = numbers["food"]
        self.coin = numbers["coin"]  # value of gold beyond its point
        self.war = numbers["war"]  # a point of strength of the war cards in a hand
        self.bribe = numbers["bribe"]  # cards that were bought
        self.due = numbers["due"]  # cost of one point of bribe value
        self.will = numbers["will"]  # share of the cards that a side could still lay
        self.doubt = numbers["doubt"]  # how open a combat is when all is laid
        self.unknown = numbers["unknown"]  # the same for each point that may still be laid


WEIGHTS: Final = [Weights(numbers) for numbers in weight_sets(Path(__file__).parent.parent)]  # by the number of players
MANUAL_WEIGHTS: Final = [
    Weights(numbers) for numbers in manual_weight_sets(Path(__file__).parent.parent)
]  # chosen by a person
