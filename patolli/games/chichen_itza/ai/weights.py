"""The weights of the evaluation, from weights.json: a set for each number of players."""

from pathlib import Path
from typing import Final

from patolli.core.evaluation import manual_weight_sets, weight_sets
from patolli.games.chichen_itza.data.components import WHEELS


class Weights:
    """The weights for one number of players."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.coin = numbers["coin"]  # a coin, while turns need it
        self.warriors = numbers["warriors"]  # free units, and gains of units
        self.unit = numbers["unit"]  # a unit lost or kept in a fight
        self.comfort = numbers["comfort"]  # consolation after a lost fight
        self.prize = numbers["prize"]  # share of the value of a tile that may be won in a fight
        self.figures = numbers["figures"]  # the same for a creature that may be defeated
        self.patience = numbers["patience"]  # turns in which half of the things at hand can be used
        self.things = numbers["things"]  # luck and magic cards
        self.shield = numbers["shield"]
        self.idol = numbers["idol"]  # beyond its point
        self.marker = numbers["marker"]  # a diplomacy marker on war
        self.wheels = [numbers[wheel] for wheel in WHEELS]
        self.gods = numbers["gods"]  # beside the points that they score now
        self.heroes = numbers["heroes"]
        self.camp = numbers["camp"]  # a warrior of a camp
        self.strip = numbers["strip"]  # share of its points that a partly empty strip has
        self.scout = numbers["scout"]
        self.place = numbers["place"]  # a place in the turn order
        self.favour = numbers["favour"]  # a step of the favour track at the start of the game
        self.risk = numbers["risk"]  # of losing a tile with one unit, for each rival on war
        self.tasks = numbers["tasks"]  # chance to get the things that a task still needs
        self.step_turns = numbers["step-turns"]  # turns for each thing that a task still needs
        self.gem = numbers["gem"]  # beyond its points, at the start of the game: further ones will count for more
        self.muster = numbers["muster"]  # a warrior that is not in the reserve
        self.crowd = numbers["crowd"]  # a tile with more than one warrior
        self.figure = numbers["figure"]  # beyond its points
        self.power = numbers["power"]  # for each point of a figure
        self.green = numbers["green"]  # a god of that colour, beyond its own value
        self.blue = numbers["blue"]
        self.attack = numbers["attack"]  # a diplomacy marker on war, while a turn is left to use it
        self.lucky = numbers["lucky"]  # luck, likewise
        self.card = numbers["card"]  # a magic card
        self.hoard = numbers["hoard"]  # a coin, needed or not
        self.reach = numbers["reach"]  # a level of the ranged wheel, with which groups go further
        self.spoils = numbers["spoils"]  # share of the points that a rival loses with a tile


WEIGHTS: Final = [Weights(numbers) for numbers in weight_sets(Path(__file__).parent.parent)]  # by the number of players
MANUAL_WEIGHTS: Final = [Weights(numbers) for numbers in manual_weight_sets(Path(__file__).parent.parent)]
