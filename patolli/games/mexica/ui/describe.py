"""Describe a view in messages: the turn, the supply, the seats, and the districts with the temples in them."""

from typing import Final

from patolli.core.audience import Seat
from patolli.core.game import Message
from patolli.games.mexica.data.components import sizes
from patolli.games.mexica.rules.districts import district_of
from patolli.games.mexica.state import NO_CELL, NO_REGION, MexicaState
from patolli.games.mexica.ui.insight import DistrictInsight, Insight, TurnInsight

MAX_OPEN: Final = 6  # unfounded districts that are described, the largest first


def describe(s: MexicaState, numbers: Insight) -> list[Message]:
    """Return message ids and arguments, one a line."""
    return [
        *when(s, numbers["turn"]),
        *tiles(s),
        ("view-supply", {"singles": s.singles, "doubles": s.doubles, "bridges": s.bridges, "chips": s.bank}),
        *neutral(s),
        *[("view-seat", seat_args(s, seat)) for seat in range(s.players)],
        *districts(numbers["districts"]),
    ]


def when(s: MexicaState, turn: TurnInsight | None) -> list[Message]:
    """Describe phase and round, and the action points of the seat that plays."""
    if not s.stack or not s.round:
        return [("view-setup" if s.stack else "view-over", {})]
    return [("view-round", {"phase": s.phase, "round": s.round}), *([("view-turn", {**turn})] if turn else [])]


def tiles(s: MexicaState) -> list[Message]:
    """Describe the tiles on display, those that wait and those that have left, if there are any."""
    bags = (("view-display", s.display), ("view-waiting", s.waiting), ("view-removed", s.removed))
    return [(message, {"sizes": sizes(copies)}) for message, copies in bags if any(copies)]


def neutral(s: MexicaState) -> list[Message]:
    """Describe the neutral temples that are still to be placed, if there are any (M18.7)."""
    return [("view-neutral", by_value(s.neutral))] if any(s.neutral) else []


def by_value(temples: list[int]) -> dict[str, object]:
    """Return the number of temples of each value."""
    return dict(zip(("ones", "twos", "threes", "fours"), temples, strict=True))


def seat_args(s: MexicaState, seat: Seat) -> dict[str, object]:
    """Return the points and pieces of a seat, and the place of its Mexica."""
    cell, region = s.mexica[seat], district_of(s, seat)
    where = "nowhere" if cell == NO_CELL else "bridge" if region == NO_REGION else "open"
    return {
        "seat": seat,
        "points": s.points[seat],
        "chips": s.chips[seat],
        "held": sum(s.hand[seat]),
        **by_value(s.hand[seat]),
        "where": "founded" if where == "open" and s.founded[region] else where,
        "cell": cell,
        "size": s.size[region] if region != NO_REGION else 0,
    }


def districts(found: list[DistrictInsight]) -> list[Message]:
    """Describe the founded districts, then the largest unfounded ones."""
    founded = [entry for entry in found if entry["founded"]]
    unfounded = [entry for entry in found if not entry["founded"]]
    return [district(entry) for entry in founded + unfounded[:MAX_OPEN]]


def district(entry: DistrictInsight) -> Message:
    """Describe a district and the values of the temples in it, the highest first."""
    values = entry["values"]
    seats = sorted((seat for seat, value in enumerate(values) if value), key=lambda seat: -values[seat])
    args: dict[str, object] = {
        "founded": entry["founded"],
        "size": entry["size"],
        "cell": entry["cell"],
        "seats": seats,
        "values": [values[seat] for seat in seats],
        "neutral": entry["neutral"],
    }
    return ("view-district", args)
