"""The numbers of a game's evaluation, as data: `weights.json` in the game's folder.

The set "hand" is what a person thought of. Sets that were fitted by self-play stand beside it under the number of
players for which they are, with the command that made each; where there is none, the hand's are played.
"""

import json
from pathlib import Path
from typing import Final

HAND: Final = "hand"
MADE: Final = "made by"  # the command, by set
MOST_PLAYERS: Final = 10


def weight_sets(folder: Path) -> list[dict[str, float]]:
    """The numbers for 0, 1, 2 ... players; raises ValueError that names what is wrong in the file."""
    path = folder / "weights.json"
    sets: dict[str, dict[str, float]] = json.loads(path.read_text(encoding="utf-8"))
    hand = sets[HAND]
    for name, numbers in sets.items():
        unknown = sorted(set(numbers) - set(hand)) if name != MADE else []
        if unknown:
            raise ValueError(f"{path}: {name!r} has numbers that {HAND!r} has not: {', '.join(unknown)}")
    return [hand | sets.get(str(players), {}) for players in range(MOST_PLAYERS + 1)]
