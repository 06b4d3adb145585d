"""Messages for a seat before it digs, builds, gives up a tile or ends an idle turn."""

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.core.game import Message
from patolli.games.mexica.data.components import CELLS, NEAR, SIZES, SMALLEST
from patolli.games.mexica.rules.districts import cells_of, district_of
from patolli.games.mexica.rules.options import OFF
from patolli.games.mexica.rules.scoring import temple_values
from patolli.games.mexica.rules.turn import Turn
from patolli.games.mexica.state import NO_REGION, MexicaState


def outlook(s: MexicaState, seat: Seat, action: Action) -> list[Message]:
    """Return the consequences of a canal, a temple, an idle turn or a vote; for other actions the events say enough."""
    verb = s.game.actions.verb(action)
    if verb == "discard":
        return [("outlook-discard", {})]
    if verb == "end":
        return idleness(s)
    if verb not in ("canal", "build"):
        return []
    after = s.copy()
    after.step(seat, action)
    return districts(s, after) if verb == "canal" else [standing(after, seat)]


def idleness(s: MexicaState) -> list[Message]:
    """Return a warning if the phase may end because this turn ends now (M14.4, M14.5)."""
    turn = s.stack[-1]
    if not isinstance(turn, Turn):
        return []  # `end` votes no
    if s.idle and not turn.acted:
        return [("outlook-idle", {"phase": s.phase})]
    limit = s.rule_options.stall_rounds
    if not s.progress and limit != OFF and s.stalled + 1 >= limit:
        return [("outlook-stall", {"phase": s.phase})]
    return []


def districts(s: MexicaState, after: MexicaState) -> list[Message]:
    """Return the districts beside the new water that are small enough for a tile (M5.6, M6.4)."""
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


def standing(after: MexicaState, seat: Seat) -> Message:
    """Return the seat's own value in its district, and the greatest of all others there (M15.1)."""
    values = temple_values(after)[district_of(after, seat)]
    rivals = [value for owner, value in enumerate(values) if owner != seat]
    return ("outlook-worth", {"mine": values[seat], "other": max(rivals), "size": after.size[district_of(after, seat)]})
