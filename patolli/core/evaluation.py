"""Terms and weights of a game's evaluation.

The weights are data: `ai/weights.json` in a game's folder. The set "manual" holds the weights that a person chose, the
set "manual 4" those that differ for four players. Other sets are named by the number of players for which they were
fitted; "fitted by" holds the command that fitted each. A number of players without a set takes the nearest one; a
weight that a set leaves out is the manual one.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from patolli.core.audience import Seat

MANUAL: Final = "manual"
FITTED_BY: Final = "fitted by"  # the command of each fitted set
MAX_PLAYERS: Final = 10
Numbers = dict[str, float]


def read_sets(folder: Path) -> dict[str, Numbers]:
    """Return the sets of a game as the file has them; raises ValueError if one has a weight that MANUAL lacks."""
    path = folder / "ai/weights.json"
    sets: dict[str, Numbers] = json.loads(path.read_text(encoding="utf-8"))
    sets.pop(FITTED_BY, None)
    for name, numbers in sets.items():
        unknown = sorted(set(numbers) - set(sets[MANUAL]))
        if unknown:
            raise ValueError(f"{path}: {name!r} has weights that {MANUAL!r} lacks: {', '.join(unknown)}")
    return sets


def manual_variants(sets: dict[str, Numbers]) -> dict[str, Numbers]:
    """Return the manual weights, completed, of each number of players that has its own."""
    marked = {
        name.removeprefix(f"{MANUAL} "): numbers for name, numbers in sets.items() if name.startswith(f"{MANUAL} ")
    }
    return {number: sets[MANUAL] | numbers for number, numbers in marked.items()}


def manual_weight_sets(folder: Path) -> list[Numbers]:
    """Return the manual weights for 0, 1, 2 ... players."""
    sets = read_sets(folder)
    return by_player_count({"2": sets[MANUAL]} | manual_variants(sets))


def weight_sets(folder: Path) -> list[Numbers]:
    """Return the weights to play with, for 0, 1, 2 ... players: the fitted ones where there are any."""
    sets, plain = read_sets(folder), manual_weight_sets(folder)
    fitted = {name: plain[int(name)] | numbers for name, numbers in sets.items() if name.isdigit()}
    return by_player_count((manual_variants(sets) | fitted) or {"2": sets[MANUAL]})


def by_player_count(sets: dict[str, Numbers]) -> list[Numbers]:
    """Return the nearest set for 0, 1, 2 ... players."""
    return [sets[nearest_count(sets, players)] for players in range(MAX_PLAYERS + 1)]


def nearest_count(numbers: Iterable[str], players: int) -> str:
    """Return the nearest of some numbers of players, which are texts as in the files."""
    return min(numbers, key=lambda number: abs(int(number) - players))


RIVAL: Final = "@"  # between a term and the seat of the rival that it belongs to: "temples@1"


def relative_to_rivals(holdings: list[dict[str, float]], seat: Seat) -> dict[str, float]:
    """Return a seat's terms, less its rivals': half those of the best rival and half the average of all rivals."""
    best, most = -1, 0.0
    for rival in range(len(holdings)):
        total = 0.0
        for value in holdings[rival].values():
            total += value
        if rival != seat and (best < 0 or total > most):
            best, most = rival, total
    found = dict(holdings[seat])
    for rival in range(len(holdings)):
        if rival == seat:
            continue
        share = 0.5 / (len(holdings) - 1) + (0.5 if rival == best else 0.0)
        for name, value in holdings[rival].items():
            found[name + RIVAL + str(rival)] = -share * value
    return found
