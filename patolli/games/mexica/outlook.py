"""What a seat should know before it digs or builds: which districts a canal leaves, what a temple is worth there."""

# not compiled: asked for one action at a time, when somebody points at it

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.game import Message
from patolli.games.mexica.actions import A
from patolli.games.mexica.board import CELLS, NEAR, SIZES, SMALLEST
from patolli.games.mexica.districts import cells_of, home
from patolli.games.mexica.scoring import worth
from patolli.games.mexica.state import NO_REGION, Mexica


def outlook(s: Mexica, seat: Seat, action: Action) -> list[Message]:
    """What follows from a canal or a temple; of everything else the events say enough."""
    verb = A.verb(action)
    if verb not in ("canal", "build"):
        return []
    after = s.copy()
    after.step(seat, action)
    return districts(s, after) if verb == "canal" else [standing(after, seat)]


def districts(s: Mexica, after: Mexica) -> list[Message]:
    """The districts beside the new water that are small enough for a tile (M5.6, M6.4)."""
    fresh = [cell for cell in range(CELLS) if after.canal[cell] and not s.canal[cell]]
    beside = dict.fromkeys(after.region[near] for cell in fresh for near in NEAR[cell])
    small = [region for region in beside if region != NO_REGION and SMALLEST <= after.size[region] <= SIZES[-1]]
    return [
        (
            "outlook-district",
            {
                "size": after.size[region],
                "tile": after.display[after.size[region] - SMALLEST] > 0,
                "cells": cells_of(after, region),
            },
        )
        for region in small
        if not after.founded[region]
    ]


def standing(after: Mexica, seat: Seat) -> Message:
    """The own value in the district, and the greatest of all others there (M15.1)."""
    values = worth(after)[home(after, seat)]
    rivals = [value for owner, value in enumerate(values) if owner != seat]
    return ("outlook-worth", {"mine": values[seat], "other": max(rivals), "size": after.size[home(after, seat)]})
