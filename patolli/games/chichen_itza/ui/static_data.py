"""The constant data of a drawing: places of the cells, and prints of tiles, cards and dice.

A card names the message of its effect (`says`). `terms` are words that only drawings use, each with a message
`word-<term>`.
"""

from typing import Final

from patolli.games.chichen_itza.actions import ACTS
from patolli.games.chichen_itza.data.box import Box
from patolli.games.chichen_itza.data.cards import VILLAGE_CAMP_SWAP
from patolli.games.chichen_itza.data.components import (
    ANY,
    BUILDINGS,
    CONDITIONS,
    DECKS,
    DICE,
    GAINS,
    GEMS,
    KINDS,
    NEXT_GOD,
    PER_COLOUR,
    PHASES,
    SEATS,
    SETS,
    SPECIALS,
    TERRAINS,
    TURNS,
    TYPES,
    WHEELS,
)
from patolli.games.chichen_itza.rules.combat.battle import MAGIC_2, MELEE_4, PHASE_KINDS, PHASE_WORDS, RANGED_2
from patolli.games.chichen_itza.rules.prices import ACT_TILE
from patolli.games.chichen_itza.rules.sequence import ROUND, turns
from patolli.games.chichen_itza.ui.static_types import (
    GainData,
    God,
    Hero,
    Kind,
    Line,
    Numbers,
    Phase,
    RoundData,
    Ruin,
    Slot,
    StaticData,
    Task,
    Tile,
    Wheel,
)

LIGHT: Final = {  # by question: answers within a fight or a gain, which need no confirmation
    "Cast": ("cast", "mix"),
    "Throw": ("luck", "use", "again", "done"),
    "Beast": ("use", "done"),
    "Damage": ("use", "block", "done"),
    "Gate": ("use", "done"),
    "Muster": ("done",),
    "Treasure": ("use", "done"),
    "UseGod": ("use", "done"),
    "Yield": ("yield",),
}
TERMS: Final = (
    "board-map", "action-board", "cards-open", "take-coins", "round", "tasks", "last-fight", "phases-so-far",
    "the-fight", "delve-deck", "stop-hit", "defend", "set-out", "hits", "hearts", "units", "gems", "shields",
    "free-place",
)  # fmt: skip


def static_data(box: Box, reach: list[int]) -> StaticData:
    """Return everything as plain data; lists are in the order in which views number their things."""
    return {
        "seats": list(SEATS),
        "spots": list(box.spots),
        "cells": [(q, r) for q, r in zip(box.q, box.r, strict=True)],
        "city": list(box.city_cells),
        "tiles": tiles(box),
        "slots": slots(box),
        "wheels": wheels(box, reach),
        "kinds": kinds(box),
        "gods": gods(box),
        "heroes": heroes(box),
        "tasks": tasks(box),
        "ruins": ruins(box),
        "lines": lines(box),
        "gems": list(GEMS),
        "decks": list(DECKS),
        "phases": phases(),
        "rounds": rounds(box),
        "turn_step": ROUND.index(turns),
        "numbers": numbers(box),
        "light": {question: list(verbs) for question, verbs in LIGHT.items()},
        "terms": list(TERMS),
    }


# The land and the action board


def tiles(box: Box) -> list[Tile]:
    """Return the terrain tiles by kind."""
    return [
        {
            "name": name,
            "terrain": TERRAINS[box.terrain[kind]],
            "building": BUILDINGS[box.building[kind]],
            "gem": GEMS[box.gem[kind]] if box.gem[kind] >= 0 else "",
        }
        for kind, name in enumerate(box.tile_kinds)
    ]


def slots(box: Box) -> list[Slot]:
    """Return the action tiles with their parts: the spot that an action points at, and the action."""
    found: list[Slot] = [{"name": name, "parts": []} for name in box.action_tiles]
    for act, tile in enumerate(ACT_TILE):
        parts = found[tile]["parts"]
        parts.append({"spot": ACTS[act], "action": ACTS[act].split(" ")[-1].rstrip("2")})
    return found


def wheels(box: Box, reach: list[int]) -> list[Wheel]:
    """Return the wheels with their values by level; the first entry of a list is level 1, "any" is no limit."""
    values = {
        "defence": {"shields": box.defence},
        "melee": {"melee": box.melee},
        "ranged": {"ranged": box.ranged, "reach": reach},
        "mage": {"stone": box.stone, "fire": box.fire},
    }
    return [
        {"name": wheel, "values": {key: [plain(n) for n in row[1:]] for key, row in values[wheel].items()}}
        for wheel in WHEELS
    ]


def plain(number: int) -> int | str:
    """Return a number, or "any" for no limit."""
    return "any" if number == ANY else number


# Cards


def gain(kind: int, amount: int) -> GainData:
    """Return the kind of a gain, and its amount or its deck."""
    return GAINS[kind], DECKS[amount] if kind == NEXT_GOD else amount


def gods(box: Box) -> list[God]:
    """Return the god cards."""
    return [
        {
            "name": name,
            "colour": DECKS[(i - 1) // PER_COLOUR],
            "about": box.god_about[i],
            "value": box.god_value[i],
            "says": f"word-{name}",
        }
        for i, name in enumerate(box.gods[1:], 1)
    ]


def heroes(box: Box) -> list[Hero]:
    """Return the hero cards."""
    return [
        {"name": name, "type": TYPES[box.hero_type[i]], "pay": box.hero_pay[i], "says": f"word-{name}"}
        for i, name in enumerate(box.heroes[1:], 1)
    ]


def tasks(box: Box) -> list[Task]:
    """Return the task cards with the round of their check and their points."""
    return [
        {
            "name": name,
            "set": SETS[box.task_set[i]],
            "round": box.set_round[box.task_set[i]],
            "points": box.set_points[box.task_set[i]],
            "condition": CONDITIONS[box.task_condition[i]],
            "says": f"word-{name}",
        }
        for i, name in enumerate(box.tasks[1:], 1)
    ]


def ruins(box: Box) -> list[Ruin]:
    """Return the ruin tiles."""
    return [
        {"name": name, "points": box.ruin_points[i], "gains": [gain(*found) for found in box.ruin_gains[i]]}
        for i, name in enumerate(box.ruins[1:], 1)
    ]


def lines(box: Box) -> list[Line]:
    """Return the lines of the star, between two gems."""
    return [
        {"name": word, "gems": (one, two), "gain": gain(kind, amount)}
        for word, (one, two, kind, amount) in zip(box.line_words, box.lines, strict=True)
    ]


# Creatures, rounds, numbers


def kinds(box: Box) -> list[Kind]:
    """Return the creatures with the symbols that hit by phase, and the six faces of their dice."""
    return [
        {
            "name": name,
            "special": SPECIALS[box.special[kind]],
            "phases": {PHASES[phase]: symbol for phase, symbol in enumerate(box.symbols[kind]) if symbol},
            "strengths": list(box.strengths[kind]),
            "dice": {DICE[die]: box.faces[die][kind][1:] for die in range(len(DICE))},
        }
        for kind, name in enumerate(KINDS)
    ]


def phases() -> list[Phase]:
    """Return the phases of a fight; those that only a god adds are extra."""
    named = zip(PHASE_WORDS, PHASE_KINDS, strict=True)
    extra = (MAGIC_2, RANGED_2, MELEE_4)
    return [{"name": name, "kind": PHASES[kind], "extra": i in extra} for i, (name, kind) in enumerate(named)]


def rounds(box: Box) -> list[RoundData]:
    """Return the rounds: the dice, the attack on the city, and the sets of tasks that are checked."""
    return [
        {
            "die": DICE[box.map_die[i]],
            "city_die": DICE[box.city_die[i]],
            "city_strength": box.city_strength[i],
            "win": box.city_win[i],
            "loss": box.city_loss,
            "sets": [SETS[of] for of in box.sets_after[i]],
        }
        for i in range(1, box.rounds + 1)
    ]


def numbers(box: Box) -> Numbers:
    """Return the number of pieces of a seat, and other single numbers."""
    return {
        "turns": TURNS,
        "warriors": box.warriors,
        "scouts": box.scouts,
        "shields": box.shields,
        "war": box.war_markers,
        "favour": box.favour_top,
        "coins": box.action_coins,
        "strip_coins": box.strip_coins[1:],
        "strip_points": box.strip_points[1:],
        "gem_points": list(box.gem_points),
        "yield": box.god_numbers[VILLAGE_CAMP_SWAP],  # of a village or camp with g27
    }
