"""The numbers of a view that a page or a terminal shows, computed by the functions of the rules."""

from typing import Any, Final, TypedDict

from patolli.core.audience import Seat
from patolli.core.game import Game
from patolli.games.chichen_itza.actions import ACTS, TAKE
from patolli.games.chichen_itza.data.cards import VILLAGE_CAMP_SWAP
from patolli.games.chichen_itza.data.components import FACES, RANGED, TURNS
from patolli.games.chichen_itza.rules.combat.battle import has_battle
from patolli.games.chichen_itza.rules.combat.sequence import Muster
from patolli.games.chichen_itza.rules.combat.throws import Throw
from patolli.games.chichen_itza.rules.gain_queue import AnyWheel, Treasure, UseGod
from patolli.games.chichen_itza.rules.gods import Delve, TakeGod
from patolli.games.chichen_itza.rules.heroes import Recruit
from patolli.games.chichen_itza.rules.layout import Cells, Laying, Tiles
from patolli.games.chichen_itza.rules.movement import Move
from patolli.games.chichen_itza.rules.prices import ACT_TILE, NOT_THERE, base_price, field_of, total_price
from patolli.games.chichen_itza.rules.sequence import ROUND, Raid, Round, favour_order, turns
from patolli.games.chichen_itza.rules.supply import Pay, SupplyGods, Yield
from patolli.games.chichen_itza.rules.takeover import Lines
from patolli.games.chichen_itza.rules.tasks import TaskCoins
from patolli.games.chichen_itza.rules.turn import Turn
from patolli.games.chichen_itza.state import ChichenState
from patolli.games.chichen_itza.ui.fight import (
    FightInsight,
    GroupInsight,
    RaidInsight,
    fight_insight,
    group_insight,
    raid_insight,
)

View = dict[str, Any]
TURN_STEP: Final = ROUND.index(turns)
CHOICES: Final = (  # questions about cards, wheels or units rather than about the land
    TakeGod, Delve, Recruit, AnyWheel, Lines, Pay, Yield, Raid, SupplyGods, Treasure, UseGod, TaskCoins,
)  # fmt: skip


class LeftInsight(TypedDict):
    """The rest of the viewer's turn: the arguments of `view-left`."""

    turn: int
    turns: int
    coins: int


class Insight(TypedDict):
    """Numbers of a view; seats are ints, None is no seat."""

    laying: bool  # whether the tiles of the map are being laid
    panel: str  # the panel that a page opens: "combat", "choice", or "" for none
    left: LeftInsight | None
    step: str  # the part of the round: "supply", "action", "end", or "" before the first and after the last round
    turn: int  # the turn of each seat in the action phase, from 1
    active: Seat | None  # the seat whose turn it is
    buyer: Seat | None  # the seat for which `prices` holds; None: a seat without cards
    prices: dict[str, int]  # action: coins with toll; empty until all cost markers lie
    costs: list[list[int]]  # by field: the cost now, and the other of its two; empty until all cost markers lie
    next_order: list[Seat]  # the turn order that the favour track would give now; empty during the setup
    hits_on: list[int]  # the numbers with which a die of the open throw hits
    reach: int  # steps that the open move may take, 0 if there is none
    scouts_left: list[int]  # by seat
    fight: FightInsight | None
    raid: RaidInsight | None
    group: GroupInsight | None
    yields: list[dict[str, int]]  # by answer to an open Yield: its coins and warriors


def insight(game: Game, view: View) -> Insight:
    """Return the numbers of a view."""
    s = game.public_state(view)
    assert isinstance(s, ChichenState)
    step, turn, active = progress(s)
    buyer = buyer_of(s, view["seat"])
    return {
        "laying": any(isinstance(frame, (Laying, Cells, Tiles)) for frame in s.stack),
        "panel": panel(s, view["seat"] in view["to_act"]),
        "left": left(view, turn, active),
        "step": step,
        "turn": turn,
        "active": active,
        "buyer": buyer,
        "prices": prices(s, buyer),
        "costs": costs(s),
        "next_order": favour_order(s) if is_set_up(s) else [],
        "hits_on": hits_on(s),
        "reach": reach(s),
        "scouts_left": [s.box.scouts - sum(scouts) for scouts in s.scout],
        "fight": fight_insight(view),
        "raid": raid_insight(view),
        "group": group_insight(view),
        "yields": yields(s),
    }


def left(view: View, turn: int, active: Seat | None) -> LeftInsight | None:
    """Return the turn and the coins of the viewer if it has the turn."""
    seat = view["seat"]
    if seat is None or seat != active:
        return None
    return {"turn": turn, "turns": TURNS, "coins": view["state"]["coins"][seat]}


def is_set_up(s: ChichenState) -> bool:
    """Say whether all seats have their place in the turn order, the last thing that the setup draws."""
    return len(s.order) == s.players


def panel(s: ChichenState, is_asked: bool) -> str:
    """Return the panel to open: a fight, or a choice of the viewer that has no place on the land."""
    top = s.stack[-1] if s.stack else None
    if top is None or isinstance(top, Muster):
        return ""
    if has_battle(s):
        return "combat"
    takes_group = isinstance(top, Move) and top.stage() == TAKE
    return "choice" if is_asked and (takes_group or isinstance(top, CHOICES)) else ""


def progress(s: ChichenState) -> tuple[str, int, Seat | None]:
    """Return the part of the round, the turn of each seat from 1, and the seat whose turn it is."""
    bottom = s.stack[0] if s.stack else None
    if not isinstance(bottom, Round) or not is_set_up(s):
        return "", 1, None
    turn = 1 + max(0, bottom.at - 1) // s.players
    if bottom.step != TURN_STEP:
        return "supply" if bottom.step < TURN_STEP else "end", turn, None
    return "action", turn, s.order[(bottom.at - 1) % s.players] if bottom.at else None


# Prices


def buyer_of(s: ChichenState, viewer: Seat | None) -> Seat | None:
    """Return the seat for which prices are shown: the seat that chooses an action, else the viewer."""
    for frame in reversed(s.stack):
        if isinstance(frame, Turn):
            return frame.seat
    return viewer


def is_dealt(s: ChichenState) -> bool:
    """Say whether all cost markers lie on the action board."""
    return bool(s.column_cost) and len(s.row_cost) * len(s.column_cost) == len(s.slot)


def prices(s: ChichenState, buyer: Seat | None) -> dict[str, int]:
    """Return the price of every action on the board."""
    if not is_dealt(s):
        return {}
    fields = [field_of(s, tile) for tile in ACT_TILE]
    return {ACTS[act]: full_price(s, buyer, act, field) for act, field in enumerate(fields) if field != NOT_THERE}


def costs(s: ChichenState) -> list[list[int]]:
    """Return the cost of each field of the action board now, and the other of its two (I6.4)."""
    if not is_dealt(s):
        return []
    found = []
    for field in range(len(s.slot)):
        cost, width = base_price(s, field), len(s.column_cost)
        both = s.row_cost[field // width] + s.column_cost[field % width]
        found.append([cost, both - cost])
    return found


def full_price(s: ChichenState, buyer: Seat | None, act: int, field: int) -> int:
    """Return the coins that an action takes, toll included; without a buyer the price for a seat without cards."""
    if buyer is None:
        return base_price(s, field)
    return total_price(s, buyer, act, field)


# Open questions


def hits_on(s: ChichenState) -> list[int]:
    """Return the numbers that hit in the open throw (I10.23)."""
    for frame in reversed(s.stack):
        if isinstance(frame, Throw):
            mask = frame.mask(s)
            return [number for number in range(1, FACES + 1) if mask >> number & 1]
    return []


def reach(s: ChichenState) -> int:
    """Return the steps that the open move may take."""
    top = s.stack[-1] if s.stack else None
    return s.reach[s.wheel[top.seat][RANGED]] if isinstance(top, Move) else 0


def yields(s: ChichenState) -> list[dict[str, int]]:
    """Return the coins and warriors of each answer to the open question of g27."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Yield):
        return []
    each, most = s.box.god_numbers[VILLAGE_CAMP_SWAP], top.most(s)
    return [
        {"coins": each["coins"] * paying, "warriors": each["warriors"] * (most - paying)} for paying in range(most + 1)
    ]
