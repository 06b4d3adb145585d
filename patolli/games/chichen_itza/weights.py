"""How much things count in the evaluation; the numbers are in weights.json, a set for each number of players."""

from pathlib import Path
from typing import Final

from patolli.core.weights import hand_sets, weight_sets
from patolli.games.chichen_itza.tables import WHEELS


class Weights:
    """The numbers for one number of players."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.coin = numbers["coin"]  # while there are turns that need it
        self.warriors = numbers["warriors"]  # units that could go out, and gains of them
        self.unit = numbers["unit"]  # that is lost or kept in a fight
        self.comfort = numbers["comfort"]  # after a lost fight
        self.prize = numbers["prize"]  # of a tile that may be won in a fight
        self.figures = numbers["figures"]  # of a creature that may be defeated
        self.patience = numbers["patience"]  # turns in which half of what is at hand can be used
        self.things = numbers["things"]  # luck and magic cards
        self.shield = numbers["shield"]
        self.idol = numbers["idol"]  # beyond its point
        self.marker = numbers["marker"]  # a diplomacy marker on war
        self.wheels = [numbers[wheel] for wheel in WHEELS]
        self.gods = numbers["gods"]  # beside the points that they score now
        self.heroes = numbers["heroes"]
        self.camp = numbers["camp"]  # a warrior of a camp
        self.strip = numbers["strip"]  # share of its points that a strip has by degrees
        self.scout = numbers["scout"]
        self.place = numbers["place"]  # in the turn order
        self.favour = numbers["favour"]  # a step of the favour track at the start of the game
        self.risk = numbers["risk"]  # that a tile of one unit is lost, for each foe
        self.tasks = numbers["tasks"]  # chance that what is missing for a task will be got
        self.step_turns = numbers["step-turns"]  # that each thing missing for a task takes
        self.gem = numbers["gem"]  # beyond its points, at the start of the game: further ones will count for more
        self.muster = numbers["muster"]  # a warrior that is not in the reserve, wherever he stands
        self.crowd = numbers["crowd"]  # a tile on which more units stand than hold it
        self.figure = numbers["figure"]  # beyond its points
        self.power = numbers["power"]  # for each point of a figure
        self.green = numbers["green"]  # a god of that colour, beyond what the hand thinks of it
        self.blue = numbers["blue"]
        self.attack = numbers["attack"]  # a diplomacy marker on war, as long as there is a turn to use it
        self.lucky = numbers["lucky"]  # luck, as long as that
        self.card = numbers["card"]  # a magic card
        self.hoard = numbers["hoard"]  # a coin, whatever it is for
        self.reach = numbers["reach"]  # a level of the ranged wheel, with which groups go further
        self.spoils = numbers["spoils"]  # share of what a rival would lose with a tile


WEIGHTS: Final = [Weights(numbers) for numbers in weight_sets(Path(__file__).parent)]  # by the number of players
BY_HAND: Final = [Weights(numbers) for numbers in hand_sets(Path(__file__).parent)]  # what a person thought of
