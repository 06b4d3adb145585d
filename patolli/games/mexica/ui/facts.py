"""Facts of the board and the pieces that texts name beside plain numbers; keys by the options of the files."""

from patolli.core.game import Fact
from patolli.games.mexica.data.box import Box
from patolli.games.mexica.data.components import NAMES


def facts(box: Box) -> dict[str, Fact]:
    """Return the facts by key: the cells of the palace and of the printed canals, and the levels of neutral temples."""
    crest = [cell for cell, letter in enumerate(box.letter) if letter == "E"]
    water = [cell for cell, letter in enumerate(box.letter) if letter == "C"]
    doubles = [f"{NAMES[one]}-{NAMES[other]}".upper() for one, other in box.printed]
    found: dict[str, Fact] = {
        f"pieces.neutral.{name}.levels": sum(value * n for value, n in enumerate(temples, 1))
        for name, temples in box.neutral.items()
    }
    return found | {
        "board.starts": named(box.starts),
        "board.crest": named(crest),
        "board.canals": named(water),
        "board.printed": " and ".join(doubles),
    }


def named(cells: list[int]) -> str:
    """Return the names of cells as the rules print them."""
    return " ".join(NAMES[cell].upper() for cell in cells)
