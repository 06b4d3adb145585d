"""The view in words: whose turn it is, what is left, who stands where, and the districts with the temples in them."""

from typing import Any, Final

from patolli.core.audience import Seat
from patolli.core.game import Line, put
from patolli.games.mexica.board import SIZES
from patolli.games.mexica.districts import derive_regions, home
from patolli.games.mexica.scoring import worth
from patolli.games.mexica.state import NO_CELL, NO_REGION, Mexica

MOST_OPEN: Final = 6  # so many unfounded districts are told, the largest first


def describe(view: dict[str, Any]) -> list[Line]:
    """Message ids and arguments, one a line."""
    s = table(view)
    return [
        *when(view, s),
        *tiles(s),
        ("view-supply", {"singles": s.singles, "doubles": s.doubles, "bridges": s.bridges, "chips": s.bank}),
        *[("view-seat", seat_args(s, seat)) for seat in range(s.players)],
        *districts(s),
    ]


def table(view: dict[str, Any]) -> Mexica:
    """What lies on the table of a view, with its districts."""
    s = Mexica()
    s.players = view["players"]
    put(s, view["state"], whole=False)
    derive_regions(s)
    return s


def turn_of(view: dict[str, Any]) -> dict[str, Any] | None:
    """The turn that is played, also while the others vote."""
    return next((frame for frame in view["stack"] if frame["frame"] == "Turn"), None)


def when(view: dict[str, Any], s: Mexica) -> list[Line]:
    """Phase, round, and who has how many action points."""
    if not view["stack"]:
        return [("view-over", {})]
    turn = turn_of(view)
    if turn is None:
        return [("view-setup", {})]
    return [
        ("view-round", {"phase": s.phase, "round": s.round}),
        ("view-turn", {"seat": turn["seat"], "ap": turn["ap"]}),
    ]


def sizes(copies: list[int]) -> list[int]:
    """The sizes of some tiles in rising order."""
    return [size for size, n in zip(SIZES, copies, strict=True) for _ in range(n)]


def tiles(s: Mexica) -> list[Line]:
    """The tiles on display, those that wait and those that have left, if there are any."""
    bags = (("view-display", s.display), ("view-waiting", s.waiting), ("view-removed", s.removed))
    return [(message, {"sizes": sizes(copies)}) for message, copies in bags if any(copies)]


def seat_args(s: Mexica, seat: Seat) -> dict[str, object]:
    """What a seat has, and where its Mexica stands."""
    cell, region = s.mexica[seat], home(s, seat)
    ones, twos, threes, fours = s.hand[seat]
    where = "nowhere" if cell == NO_CELL else "bridge" if region == NO_REGION else "open"
    return {
        "seat": seat,
        "points": s.points[seat],
        "chips": s.chips[seat],
        "held": sum(s.hand[seat]),
        "ones": ones,
        "twos": twos,
        "threes": threes,
        "fours": fours,
        "where": "founded" if where == "open" and s.founded[region] else where,
        "cell": cell,
        "size": s.size[region] if region != NO_REGION else 0,
    }


def districts(s: Mexica) -> list[Line]:
    """The founded districts, then the largest unfounded ones, each with the values of the temples in it."""
    order = sorted(range(len(s.size)), key=lambda region: -s.size[region])
    founded = [region for region in order if s.founded[region]]
    return [district(s, region) for region in founded + [r for r in order if not s.founded[r]][:MOST_OPEN]]


def district(s: Mexica, region: int) -> Line:
    """A district by its tile, or by its first cell."""
    *values, neutral = worth(s)[region]
    seats = sorted((seat for seat in range(s.players) if values[seat]), key=lambda seat: -values[seat])
    args: dict[str, object] = {
        "founded": s.founded[region] > 0,
        "size": s.size[region],
        "cell": place(s, region),
        "seats": seats,
        "values": [values[seat] for seat in seats],
        "neutral": neutral,
    }
    return ("view-district", args)


def place(s: Mexica, region: int) -> int:
    """The cell that a district is named by: that of its tile, or its first."""
    cells = [cell for cell, other in enumerate(s.region) if other == region]
    return next((cell for cell in cells if s.tile[cell]), cells[0])
