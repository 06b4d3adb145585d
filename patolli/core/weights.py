"""The numbers of a game's evaluation, as data: `weights.json` in the game's folder.

The set "hand" is what a person thought of. Beside it stand sets under the number of players for which they were made,
with what made each: mostly the command that fitted it by self-play. A number of players that is not there takes the
nearest. What a set leaves out is as in the hand's.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final

HAND: Final = "hand"
MADE: Final = "made by"  # by set
MOST_PLAYERS: Final = 10


def read_sets(folder: Path) -> dict[str, dict[str, float]]:
    """The sets of a game, whole; raises ValueError that names what is wrong in the file."""
    path = folder / "weights.json"
    sets: dict[str, dict[str, float]] = json.loads(path.read_text(encoding="utf-8"))
    sets.pop(MADE, None)
    for name, numbers in sets.items():
        unknown = sorted(set(numbers) - set(sets[HAND]))
        if unknown:
            raise ValueError(f"{path}: {name!r} has numbers that {HAND!r} has not: {', '.join(unknown)}")
    return {name: sets[HAND] | numbers for name, numbers in sets.items()}


def weight_sets(folder: Path) -> list[dict[str, float]]:
    """The numbers for 0, 1, 2 ... players."""
    sets = read_sets(folder)
    made = {name: numbers for name, numbers in sets.items() if name != HAND} or {"0": sets[HAND]}
    return [made[nearest(list(made), players)] for players in range(MOST_PLAYERS + 1)]


def nearest(numbers: Iterable[str], players: int) -> str:
    """Of numbers of players, as files write them, the one that is nearest."""
    return min(numbers, key=lambda number: abs(int(number) - players))
