"""The view in words: whose turn it is, what is left, who stands where, and the districts with the temples in them."""

from typing import Final

from patolli.core.audience import Seat
from patolli.core.game import Message
from patolli.games.mexica.districts import address, home
from patolli.games.mexica.flow import Turn, sizes
from patolli.games.mexica.scoring import worth
from patolli.games.mexica.state import NO_CELL, NO_REGION, Mexica

MOST_OPEN: Final = 6  # so many unfounded districts are told, the largest first


def describe(s: Mexica) -> list[Message]:
    """Message ids and arguments, one a line."""
    return [
        *when(s),
        *tiles(s),
        ("view-supply", {"singles": s.singles, "doubles": s.doubles, "bridges": s.bridges, "chips": s.bank}),
        *neutral(s),
        *[("view-seat", seat_args(s, seat)) for seat in range(s.players)],
        *districts(s),
    ]


def turn_of(s: Mexica) -> Turn | None:
    """The turn that is played, also while the others vote."""
    return next((frame for frame in s.stack if isinstance(frame, Turn)), None)


def when(s: Mexica) -> list[Message]:
    """Phase, round, and who has how many action points."""
    turn = turn_of(s)
    if turn is None:
        return [("view-setup" if s.stack else "view-over", {})]
    return [("view-round", {"phase": s.phase, "round": s.round}), ("view-turn", {"seat": turn.seat, "ap": turn.ap})]


def tiles(s: Mexica) -> list[Message]:
    """The tiles on display, those that wait and those that have left, if there are any."""
    bags = (("view-display", s.display), ("view-waiting", s.waiting), ("view-removed", s.removed))
    return [(message, {"sizes": sizes(copies)}) for message, copies in bags if any(copies)]


def neutral(s: Mexica) -> list[Message]:
    """The neutral temples that are still to be placed, if there are any (M18.7)."""
    return [("view-neutral", by_value(s.neutral))] if any(s.neutral) else []


def by_value(temples: list[int]) -> dict[str, object]:
    """How many temples there are of each value."""
    return dict(zip(("ones", "twos", "threes", "fours"), temples, strict=True))


def seat_args(s: Mexica, seat: Seat) -> dict[str, object]:
    """What a seat has, and where its Mexica stands."""
    cell, region = s.mexica[seat], home(s, seat)
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


def districts(s: Mexica) -> list[Message]:
    """The founded districts, then the largest unfounded ones, each with the values of the temples in it."""
    order = sorted(range(len(s.size)), key=lambda region: -s.size[region])
    founded = [region for region in order if s.founded[region]]
    unfounded = [region for region in order if not s.founded[region] and s.size[region]]
    values = worth(s)
    return [district(s, region, values[region]) for region in founded + unfounded[:MOST_OPEN]]


def district(s: Mexica, region: int, worths: list[int]) -> Message:
    """A district and the values of the temples in it, the highest first."""
    *values, neutral = worths
    seats = sorted((seat for seat in range(s.players) if values[seat]), key=lambda seat: -values[seat])
    args: dict[str, object] = {
        "founded": s.founded[region] > 0,
        "size": s.size[region],
        "cell": address(s, region),
        "seats": seats,
        "values": [values[seat] for seat in seats],
        "neutral": neutral,
    }
    return ("view-district", args)
