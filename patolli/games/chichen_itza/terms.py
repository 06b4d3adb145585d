"""What a position is worth to a seat, part by part: the sum is `features.value`.

The parts of the score have the names of the score, with what may still be hoped for added where it belongs.
"""

from patolli.core.audience import Seat
from patolli.core.terms import compared
from patolli.games.chichen_itza.battle import Battle
from patolli.games.chichen_itza.features import battle, prospect
from patolli.games.chichen_itza.movement import Move
from patolli.games.chichen_itza.rounds import favour_order
from patolli.games.chichen_itza.scoring import points
from patolli.games.chichen_itza.standing import (
    army,
    engine,
    favoured,
    hero_worth,
    idle,
    land,
    more_gems,
    raid,
    raid_nearness,
    scouts_worth,
    supplies,
    tasks,
    trophies,
)
from patolli.games.chichen_itza.state import CITY, HOME, Chichen, own_tiles, owns, units_on
from patolli.games.chichen_itza.tables import GODS, HERO_TYPES, WHEELS
from patolli.games.chichen_itza.worth import (
    ALL_TURNS,
    coins_worth,
    god_worth,
    turns_left,
    warriors_worth,
    wheel_worth,
)


def terms(s: Chichen, seat: Seat) -> dict[str, float]:
    """What a seat has and hopes for, and what its rivals do."""
    if len(s.order) < s.players:
        return {}  # still dealing
    holdings = [holding(s, other) for other in range(s.players)]
    if s.stack:
        add_order(s, holdings)
    for at in range(1, len(s.stack)):
        frame = s.stack[at]
        if isinstance(frame, Battle):
            more = [0.0] * s.players
            battle(s, frame, more)
            for other in range(s.players):
                add(holdings[other], "fight", more[other])
        else:
            asked, worth = prospect(s, frame)
            add(holdings[asked], "move" if isinstance(frame, Move) else "gains", worth)
    return compared(holdings, seat)


def add(parts: dict[str, float], name: str, worth: float) -> None:
    """Add to a part."""
    if worth:
        parts[name] = parts.get(name, 0.0) + worth


def holding(s: Chichen, seat: Seat) -> dict[str, float]:
    """Points, and what a seat may hope for."""
    tiles = own_tiles(s, seat)
    parts = {name: float(count) for name, count in points(s, seat, tiles).items()}
    if not s.stack:
        return parts
    left = turns_left(s, seat)
    coins, warriors = coins_worth(s, s.coins[seat], left), warriors_worth(s, idle(s, seat), left)
    wheels = gods = heroes = 0.0
    for wheel in range(len(WHEELS)):
        wheels += wheel_worth(s, wheel, s.wheel[seat][wheel], left)
    for god in range(1, GODS + 1):
        if owns(s, seat, god):
            gods += god_worth(s, god, left)
    for kind in range(HERO_TYPES):
        if s.hero_at[seat][kind] != HOME:
            heroes += hero_worth(s, seat, kind, left)
    scouts = scouts_worth(s, seat, left)
    add(parts, "coins", coins)
    add(parts, "warriors", warriors + army(s, seat, left))
    add(parts, "things", supplies(s, seat, left) - coins - warriors)
    add(parts, "wheels", wheels)
    add(parts, "gods", gods)
    add(parts, "heroes", heroes)
    add(parts, "scouts", scouts)
    add(parts, "strips", engine(s, seat, left) - wheels - gods - heroes - scouts)
    add(parts, "tasks", tasks(s, seat, left, tiles))
    add(parts, "land", land(s, seat, left, tiles))
    add(parts, "gems", more_gems(s, seat, left))
    add(parts, "figures", trophies(s, seat, left))
    return parts


def add_order(s: Chichen, holdings: list[dict[str, float]]) -> None:
    """The order of favour: a place in the turn order, and for the last the defence of the city."""
    ranks = favour_order(s)
    for place, seat in enumerate(ranks):
        add(holdings[seat], "favour", favoured(s, seat, place))
    near = raid_nearness(s)
    if near:
        add(holdings[ranks[-1]], "raids", near * raid(s, ranks[-1], units_on(s, ranks[-1], CITY)))


def progress(s: Chichen) -> float:
    """How far the game is, by the turns that are left."""
    if len(s.order) < s.players:
        return 0.0
    return 1.0 - turns_left(s, s.order[0]) / ALL_TURNS if s.stack else 1.0
