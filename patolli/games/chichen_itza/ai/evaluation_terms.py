"""The value of a position by terms, which add up to `evaluation.evaluate`.

A part of the score and the expected gains of the same kind share the name of that part.
"""

from typing import Any, Final

from patolli.core.audience import Seat
from patolli.core.evaluation import relative_to_rivals
from patolli.core.state import Frame
from patolli.games.chichen_itza.ai.item_value import coins_value, god_value, warriors_value, wheel_value
from patolli.games.chichen_itza.ai.known_values import Sums
from patolli.games.chichen_itza.ai.open_question_value import add_question_value
from patolli.games.chichen_itza.ai.table_value import (
    army,
    engine,
    favoured,
    hero_value,
    idle,
    land,
    more_gems,
    raid,
    raid_nearness,
    scouts_value,
    supplies,
    tasks,
    trophies,
)
from patolli.games.chichen_itza.ai.time_left import turns_left
from patolli.games.chichen_itza.ai.weights import WEIGHTS, Weights
from patolli.games.chichen_itza.data.components import GODS, HERO_TYPES, TURNS, WHEELS
from patolli.games.chichen_itza.rules.combat.sequence import Fight
from patolli.games.chichen_itza.rules.movement import Move
from patolli.games.chichen_itza.rules.scoring import points
from patolli.games.chichen_itza.rules.sequence import favour_order
from patolli.games.chichen_itza.state import CITY, HOME, ChichenState, own_tiles, owns, units_on

TERM_OF: Final[dict[type[Frame[Any]], str]] = {Fight: "fight", Move: "move"}  # other questions count as gains


def evaluation_terms(s: ChichenState, seat: Seat, weights: Weights | None = None) -> dict[str, float]:
    """Return the terms of a seat, and those of its rivals."""
    if len(s.order) < s.players:
        return {}  # still dealing
    w = WEIGHTS[s.players] if weights is None else weights
    holdings = [holding(s, w, other) for other in range(s.players)]
    if s.stack:
        add_order(s, w, holdings)
    for at in range(1, len(s.stack)):
        frame = s.stack[at]
        more = Sums([0.0] * s.players)
        add_question_value(s, w, frame, more)
        for other in range(s.players):
            add(holdings[other], TERM_OF.get(type(frame), "gains"), more.of[other])
    return relative_to_rivals(holdings, seat)


def add(parts: dict[str, float], name: str, worth: float) -> None:
    """Add to a term."""
    if worth:
        parts[name] = parts.get(name, 0.0) + worth


def holding(s: ChichenState, w: Weights, seat: Seat) -> dict[str, float]:
    """Return the points and expected gains of a seat by term."""
    tiles = own_tiles(s, seat)
    parts = {name: float(count) for name, count in points(s, seat, tiles).items()}
    if not s.stack:
        return parts
    left = turns_left(s, seat)
    coins, warriors = coins_value(w, s.coins[seat], left), warriors_value(w, idle(s, seat), left)
    wheels = gods = heroes = 0.0
    for wheel in range(len(WHEELS)):
        wheels += wheel_value(w, wheel, s.wheel[seat][wheel], left)
    for god in range(1, GODS + 1):
        if owns(s, seat, god):
            gods += god_value(w, god, left)
    for kind in range(HERO_TYPES):
        if s.hero_at[seat][kind] != HOME:
            heroes += hero_value(s, w, seat, kind, left)
    scouts = scouts_value(s, w, seat, left)
    add(parts, "coins", coins)
    add(parts, "warriors", warriors + army(s, w, seat, left))
    add(parts, "things", supplies(s, w, seat, left) - coins - warriors)
    add(parts, "wheels", wheels)
    add(parts, "gods", gods)
    add(parts, "heroes", heroes)
    add(parts, "scouts", scouts)
    add(parts, "strips", engine(s, w, seat, left) - wheels - gods - heroes - scouts)
    add(parts, "tasks", tasks(s, w, seat, left, tiles))
    add(parts, "land", land(s, w, seat, left, tiles))
    add(parts, "gems", more_gems(s, w, seat, left))
    add(parts, "figures", trophies(s, w, seat, left))
    return parts


def add_order(s: ChichenState, w: Weights, holdings: list[dict[str, float]]) -> None:
    """Add the order of favour: a place in the turn order, and for the last seat the defence of the city."""
    ranks = favour_order(s)
    for place, seat in enumerate(ranks):
        add(holdings[seat], "favour", favoured(s, w, seat, place))
    near = raid_nearness(s)
    if near:
        add(holdings[ranks[-1]], "raids", near * raid(s, w, ranks[-1], units_on(s, ranks[-1], CITY)))


def progress(s: ChichenState) -> float:
    """Return the part of the game that has been played, by turns."""
    if len(s.order) < s.players:
        return 0.0
    return 1.0 - turns_left(s, s.order[0]) / (TURNS * s.box.rounds) if s.stack else 1.0
