"""A fight, a raid and a moving group of a view in plain words, without the frames of the rules."""

from typing import Any, TypedDict

from patolli.core.audience import Seat
from patolli.games.chichen_itza.data.components import TYPES
from patolli.games.chichen_itza.rules.combat.creature import Beast
from patolli.games.chichen_itza.rules.combat.sequence import Fight
from patolli.games.chichen_itza.rules.combat.throws import Throw
from patolli.games.chichen_itza.rules.movement import Move
from patolli.games.chichen_itza.rules.sequence import Raid
from patolli.games.chichen_itza.state import CITY
from patolli.games.chichen_itza.ui.view_parts import find, numbers

View = dict[str, Any]


class ThrowInsight(TypedDict):
    """The throw that is being made: the numbers so far, and the dice still to roll."""

    side: int
    dice: list[int]
    left: int


class FightInsight(TypedDict):
    """A fight that goes on; side 0 is the attacker. Without a defender it is against a creature."""

    attacker: Seat
    defender: Seat | None
    creature: int | None
    spot: int
    phase: int
    took_place: list[bool]  # by phase
    hits: list[int]  # by side
    warriors: int  # of the attacker
    hearts: int  # of the creature
    power: int  # hearts of the creature at first
    throw: ThrowInsight | None
    face: int  # of the creature's die, from 1; 0 before it is rolled


class RaidInsight(TypedDict):
    """The attack of a creature on the city, and the seat that defends it."""

    seat: Seat
    creature: int


class GroupInsight(TypedDict):
    """The group that is about to move."""

    seat: Seat
    start: int
    warriors: int
    heroes: list[str]  # types


def known(number: int) -> int | None:
    """Return a seat, a kind or a spot; None for none."""
    return number if number >= 0 else None


def fight_insight(view: View) -> FightInsight | None:
    """Return the fight that goes on."""
    fight, throw, beast = find(view, Fight), find(view, Throw), find(view, Beast)
    if not fight:
        return None
    return {
        "attacker": fight["attacker"],
        "defender": known(fight["defender"]),
        "creature": known(fight["kind"]),
        "spot": fight["spot"],
        "phase": fight["phase"],
        "took_place": [bool(took) for took in fight["took_place"]],
        "hits": fight["hits"],
        "warriors": fight["warriors"],
        "hearts": fight["hearts"],
        "power": fight["power"],
        "throw": {"side": throw["side"], "dice": numbers(throw["dice"]), "left": throw["left"]} if throw else None,
        "face": beast["face"] if beast else 0,
    }


def raid_insight(view: View) -> RaidInsight | None:
    """Return the attack on the city, once its creature is known."""
    fight, raid = find(view, Fight), find(view, Raid)
    if fight:
        seat, creature = (fight["attacker"], fight["kind"]) if fight["spot"] == CITY else (0, -1)
    else:
        seat, creature = (raid["seat"], raid["kind"]) if raid else (0, -1)
    return {"seat": seat, "creature": creature} if creature >= 0 else None


def group_insight(view: View) -> GroupInsight | None:
    """Return the group that is about to move, once it is chosen."""
    move = find(view, Move)
    if not move or move["start"] < 0 or move["warriors"] < 0:
        return None
    heroes = [kind for at, kind in enumerate(TYPES) if move["mask"] >> at & 1]
    return {"seat": move["seat"], "start": move["start"], "warriors": move["warriors"], "heroes": heroes}
