"""What a seat should know before it digs, builds, gives up a tile or does nothing at all."""

# not compiled: asked for one action at a time, when somebody points at it

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.game import Message
from patolli.games.mexica.actions import A
from patolli.games.mexica.board import CELLS, NEAR, SIZES, SMALLEST
from patolli.games.mexica.districts import cells_of, home
from patolli.games.mexica.flow import Turn
from patolli.games.mexica.scoring import worth
from patolli.games.mexica.state import NO_REGION, Mexica


def outlook(s: Mexica, seat: Seat, action: Action) -> list[Message]:
    """What follows from a canal, a temple, a turn without a deed or a vote; of all else the events say enough."""
    verb = A.verb(action)
    if verb == "discard":
        return [("outlook-discard", {})]
    if verb == "end":
        return idleness(s)
    if verb not in ("canal", "build"):
        return []
    after = s.copy()
    after.step(seat, action)
    return districts(s, after) if verb == "canal" else [standing(after, seat)]


def idleness(s: Mexica) -> list[Message]:
    """How this turn may let the phase end, if it ends now (M14.4, M14.5)."""
    turn = s.stack[-1]
    if not isinstance(turn, Turn):
        return []  # no to a vote
    if s.idle and not turn.acted:
        return [("outlook-idle", {"phase": s.phase})]
    if not s.progress and s.stalled + 1 >= s.laws.stall_rounds:
        return [("outlook-stall", {"phase": s.phase})]
    return []


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
