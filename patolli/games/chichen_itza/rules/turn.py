"""The action phase (I6, I7): the choice of an action, and its effect; `prices` has the action board."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from patolli.core.actions import Action
from patolli.core.audience import Seat
from patolli.games.chichen_itza.actions import ACT, ACT_COINS, ACTS
from patolli.games.chichen_itza.data.cards import (
    COINS_ACTION_WARRIORS,
    OTHERS_TO_PEACE,
    PLACER_PAYS,
)
from patolli.games.chichen_itza.data.components import ACTIONS, LAND, LEVELS, WATER, Numbers, Words
from patolli.games.chichen_itza.events import ACTED, NO_EFFECT, TOLL, WAR
from patolli.games.chichen_itza.rules.asking import SeatQuestion
from patolli.games.chichen_itza.rules.gain_queue import TREASURES, Gains, UseGod, climb
from patolli.games.chichen_itza.rules.gains import (
    DrawMagic,
    can_draw_magic,
    gain_coins,
    gain_luck,
    turn_wheel,
)
from patolli.games.chichen_itza.rules.gods import TakeGod, is_god_offered
from patolli.games.chichen_itza.rules.heroes import Recruit
from patolli.games.chichen_itza.rules.idol_exchange import THINGS, coins_of_idols
from patolli.games.chichen_itza.rules.movement import Move
from patolli.games.chichen_itza.rules.prices import (
    ACT_TILE,
    FREE_MOVE,
    NOT_THERE,
    field_of,
    is_used,
    paid_acts,
    price,
    put_marker,
    toll,
    total_price,
)
from patolli.games.chichen_itza.rules.reach import ANYWHERE, FREE, MoveMap, can_move, movers
from patolli.games.chichen_itza.rules.regroup import Regroup
from patolli.games.chichen_itza.rules.reinforcing import Reinforce
from patolli.games.chichen_itza.rules.scouting import Scouting, can_scout
from patolli.games.chichen_itza.state import (
    BIT,
    HOME,
    NO_SEAT,
    ChichenState,
    members,
    owns,
    with_entry,
)

GOD: Final = ACTIONS.index("god")
MAGIC: Final = ACTIONS.index("magic")
SCOUTING: Final = ACTIONS.index("scout")
WAR_ACTION: Final = ACTIONS.index("war")
FAVOUR_ACTION: Final = ACTIONS.index("favour")
REINFORCE: Final = ACTIONS.index("reinforce")
REGROUP: Final = ACTIONS.index("regroup")
LAND_MOVE: Final = ACTIONS.index("land")
WATER_MOVE: Final = ACTIONS.index("water")
RECRUITING: Final = ACTIONS.index("recruit")
HERO_MOVE: Final = ACTIONS.index("move")
NO_WAY: Final = -1
WAY_OF: Final = [NO_WAY] * LAND_MOVE + [LAND, WATER, NO_WAY, ANYWHERE, FREE]  # action: its way to move, or NO_WAY
TILE_LISTS: Final[Words] = ("", "", "I6.16", "I6.15", "I6.14")  # seats: the rule that lists their action tiles


def is_top(s: ChichenState, seat: Seat, action: int) -> bool:
    """Return True if an action turns a wheel that is at its top (I1.15)."""
    return action < GOD and s.wheel[seat][action] == LEVELS


def act_refusal(s: ChichenState, seat: Seat, act: int, field: int) -> str | None:
    """Return the rule that forbids an act on a tile; Coins is always legal (I4.5)."""
    action = s.box.act_action[act]
    if is_top(s, seat, action):
        return "I1.15"
    if field == NOT_THERE:
        return TILE_LISTS[s.players]
    if is_used(s, seat, field):
        return "I6.3"
    left = s.coins[seat] - total_price(s, seat, act, field)
    if left < 0:
        return "I6.11"
    if may_have_no_effect(s, action) or available(s, MoveMap(s, seat), seat, action, left):
        return None
    return "I6.12"


def may_have_no_effect(s: ChichenState, action: int) -> bool:
    """Return True if an action may be chosen that cannot be carried out: all but the free hero move (I6.12)."""
    return action != FREE_MOVE and s.game.holds["any_action"]


def open_acts(s: ChichenState, seat: Seat, coins: int, effective: bool = False) -> i64:
    """Return all acts that `act_refusal` allows to a seat with so many coins, as a set.

    `effective` leaves out those without effect.
    """
    found = paid_acts(s, seat, coins)
    for wheel in range(GOD):
        if is_top(s, seat, wheel):
            found &= ~s.box.acts_of[wheel]
    return without_effectless(s, seat, coins, found, 0 if effective or not s.game.holds["any_action"] else FREE_MOVE)


def without_effectless(s: ChichenState, seat: Seat, coins: int, acts: i64, first: int) -> i64:
    """Return the acts in a set without those of the actions from the first one on that cannot be carried out."""
    moves_map: MoveMap | None = None
    for action in range(first, len(ACTIONS)):
        same: i64 = acts & s.box.acts_of[action]
        if same == 0:
            continue
        if WAY_OF[action] == NO_WAY:
            if not can_act(s, seat, action):
                acts &= ~same
            continue
        if movers(s, seat, WAY_OF[action]) == 0:
            acts &= ~same
            continue
        if moves_map is None:
            moves_map = MoveMap(s, seat)
        for act in members(same):
            left = coins - total_price(s, seat, act, field_of(s, ACT_TILE[act]))
            if not can_move(s, moves_map, seat, WAY_OF[action], left):
                acts &= ~BIT[act]
    return acts


def available(s: ChichenState, moves_map: MoveMap, seat: Seat, action: int, coins: int) -> bool:
    """Return True if an action can be carried out with these coins left (I7); see `is_top` for wheels."""
    if WAY_OF[action] != NO_WAY:
        return can_move(s, moves_map, seat, WAY_OF[action], coins)
    return can_act(s, seat, action)


def can_act(s: ChichenState, seat: Seat, action: int) -> bool:
    """Return True if an action that is no move can be carried out (I7)."""
    if action < GOD:
        return True
    if action == GOD:
        return is_god_offered(s, seat)
    if action == MAGIC:
        return can_draw_magic(s)
    if action == SCOUTING:
        return can_scout(s, seat)
    if action == REINFORCE:
        return s.reserve[seat] > 0
    if action == RECRUITING:
        return HOME in s.hero_at[seat]
    return True


def has_effect(s: ChichenState, seat: Seat, act: int, coins: int) -> bool:
    """Return True if a legal act can be carried out by a seat that has so many coins before it pays (I6.12)."""
    left = coins - total_price(s, seat, act, field_of(s, ACT_TILE[act]))
    return available(s, MoveMap(s, seat), seat, s.box.act_action[act], left)


@mypyc_attr(free_list_len=1)
class Turn(SeatQuestion):
    """The choice of one action (I6.1, I6.2)."""

    VERBS = ("act", "idol")
    PUBLIC = True

    def copy(self) -> "Turn":
        return Turn(self.seat)

    def answers(self, s: ChichenState, seat: Seat) -> list[Action]:
        found = members(open_acts(s, seat, s.coins[seat]))  # the block `act` begins at 0
        found.append(ACT_COINS)
        return found

    def window(self, s: ChichenState, seat: Seat) -> Numbers:
        return THINGS

    def can_change(self, s: ChichenState, seat: Seat) -> bool:
        return open_acts(s, seat, s.coins[seat] + coins_of_idols(s, seat)) != 0  # more than Coins

    def answer_refusal(self, s: ChichenState, seat: Seat, action: Action) -> str | None:
        return None if action == ACT_COINS else act_refusal(s, seat, action - ACT, field_of(s, ACT_TILE[action - ACT]))

    def answer(self, s: ChichenState, seat: Seat, action: Action) -> None:
        s.pop()
        if action == ACT_COINS:
            s.emit(ACTED, seat, ACTS[-1], 0)
            gain_coins(s, seat, s.box.action_coins)
            if owns(s, seat, COINS_ACTION_WARRIORS):
                s.push(UseGod(seat, COINS_ACTION_WARRIORS))
            return
        act = action - ACT
        place(s, seat, act)
        carry_out(s, seat, s.box.act_action[act])


def place(s: ChichenState, seat: Seat, act: int) -> None:
    """Pay, and put an action marker on the tile."""
    field = field_of(s, ACT_TILE[act])
    cost = price(s, seat, act, field)
    owner = toll(s, seat, field)
    s.emit(ACTED, seat, ACTIONS[s.box.act_action[act]], cost)
    s.coins[seat] -= cost
    if owner != NO_SEAT:
        s.coins[seat] -= s.box.god_value[PLACER_PAYS]
        s.coins[owner] += s.box.god_value[PLACER_PAYS]
        s.emit(TOLL, seat, owner)
    put_marker(s, seat, field)


def carry_out(s: ChichenState, seat: Seat, action: int) -> None:
    """Carry out an action (I7); a move tells by itself if there is none."""
    if not can_act(s, seat, action):
        s.emit(NO_EFFECT, seat)
    elif action < GOD:
        turn_wheel(s, seat, action)
    elif action == GOD:
        s.push(TakeGod(seat))
    elif action == MAGIC:
        s.push(DrawMagic(seat, s.box.action_magic))
    elif action == SCOUTING:
        s.push(Scouting(seat))
    elif action == WAR_ACTION:
        declare_war(s, seat)
    elif action == FAVOUR_ACTION:
        climb(s, seat)
        gain_luck(s, seat, s.box.favour_luck)
    elif action == REINFORCE:
        s.push(Reinforce(seat))
    elif action == REGROUP:
        s.push(Gains(seat, [TREASURES, 1]))
        s.push(Regroup(seat))
    elif action == RECRUITING:
        s.push(Recruit(seat))
    else:
        s.push(Move(seat, WAY_OF[action]))


def declare_war(s: ChichenState, seat: Seat) -> None:
    """Turn both markers to war; with g34 every other seat turns one to peace (I7.13, I20.34)."""
    s.war = with_entry(s.war, seat, s.box.war_markers)
    s.emit(WAR, seat, s.war[seat])
    if owns(s, seat, OTHERS_TO_PEACE):
        for other in s.order:
            if other != seat and s.war[other]:
                s.war = with_entry(s.war, other, max(0, s.war[other] - s.box.god_value[OTHERS_TO_PEACE]))
                s.emit(WAR, other, s.war[other])
