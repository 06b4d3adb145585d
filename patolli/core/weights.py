"""The numbers of a game's evaluation, as data: `weights.json` in the game's folder.

The set "hand" is what a person thought of, "hand 4" what is different for four players. Beside them stand sets under
the number of players for which they were made, with what made each: mostly the command that fitted it by self-play. A
number of players that is not there takes the nearest. What a set leaves out is as in the hand's.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final

HAND: Final = "hand"
MADE: Final = "made by"  # by set
MOST_PLAYERS: Final = 10

Numbers = dict[str, float]


def read_sets(folder: Path) -> dict[str, Numbers]:
    """The sets of a game as they are written; raises ValueError that names what is wrong in the file."""
    path = folder / "weights.json"
    sets: dict[str, Numbers] = json.loads(path.read_text(encoding="utf-8"))
    sets.pop(MADE, None)
    for name, numbers in sets.items():
        unknown = sorted(set(numbers) - set(sets[HAND]))
        if unknown:
            raise ValueError(f"{path}: {name!r} has numbers that {HAND!r} has not: {', '.join(unknown)}")
    return sets


def hands(sets: dict[str, Numbers]) -> dict[str, Numbers]:
    """What a person thought of, whole, by the numbers of players for which it is different."""
    marked = {name.removeprefix(f"{HAND} "): numbers for name, numbers in sets.items() if name.startswith(f"{HAND} ")}
    return {number: sets[HAND] | numbers for number, numbers in marked.items()}


def hand_sets(folder: Path) -> list[Numbers]:
    """The numbers of the hand, for 0, 1, 2 ... players."""
    sets = read_sets(folder)
    return spread({"2": sets[HAND]} | hands(sets))


def weight_sets(folder: Path) -> list[Numbers]:
    """The numbers to play with, for 0, 1, 2 ... players."""
    sets, plain = read_sets(folder), hand_sets(folder)
    fitted = {name: plain[int(name)] | numbers for name, numbers in sets.items() if name.isdigit()}
    return spread((hands(sets) | fitted) or {"2": sets[HAND]})


def spread(sets: dict[str, Numbers]) -> list[Numbers]:
    """For 0, 1, 2 ... players the set that is nearest."""
    return [sets[nearest(sets, players)] for players in range(MOST_PLAYERS + 1)]


def nearest(numbers: Iterable[str], players: int) -> str:
    """Of numbers of players, as files write them, the one that is nearest."""
    return min(numbers, key=lambda number: abs(int(number) - players))
