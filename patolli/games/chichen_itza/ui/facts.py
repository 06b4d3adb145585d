"""Facts of a box that texts name beside plain numbers: gains, dice, places, sets of cards; keys as in the file."""

from collections.abc import Iterable, Sequence
from typing import Final

from patolli.core.game import Fact
from patolli.games.chichen_itza.data.box import Box
from patolli.games.chichen_itza.data.cards import REINFORCE_PLUS
from patolli.games.chichen_itza.data.components import (
    ANY,
    BUILDINGS,
    DICE,
    FACES,
    GAINS,
    GEMS,
    KINDS,
    LEVELS,
    NEXT_GOD,
    OWN_BUILDING,
    OWN_FIGURES,
    OWN_GEMS,
    OWN_TERRAIN,
    PHASES,
    RUIN,
    SETS,
    SPECIALS,
    TERRAINS,
    TYPES,
)
from patolli.games.chichen_itza.data.load_common import SEAT_COUNTS

THINGS: Final = {OWN_FIGURES: KINDS, OWN_BUILDING: BUILDINGS, OWN_TERRAIN: TERRAINS, OWN_GEMS: GEMS}  # of a task
GOD_CARDS: Final = ("gold-god", "green-god", "red-god", "blue-god")  # by deck
NONE: Final = "–"


def facts(box: Box) -> dict[str, Fact]:
    """Return the facts by key."""
    return {
        f"box.{key}": fact
        for part in (
            map_facts,
            board_facts,
            dice_facts,
            gain_facts,
            ruin_facts,
            creature_facts,
            round_facts,
            card_facts,
        )
        for key, fact in part(box).items()
    }


def runs(numbers: Iterable[int], name: str = "") -> str:
    """Return rising numbers with dashes: 1–3, 6."""
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][-1] + 1:
            found[-1].append(number)
        else:
            found.append([number])
    shown = [[f"{name}{number:02}" if name else f"{number}" for number in run] for run in found]
    return ", ".join(run[0] if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in shown) or NONE


def hitting(mask: int) -> str:
    """Return the numbers of a die that hit."""
    return runs(number for number in range(1, FACES + 1) if mask >> number & 1)


def signed(number: int) -> str:
    """Return points with their sign."""
    return f"−{-number}" if number < 0 else f"+{number}"


def listed(words: Iterable[object]) -> str:
    """Return things with commas."""
    return ", ".join(map(str, words)) or NONE


# Map and action board


def map_facts(box: Box) -> dict[str, Fact]:
    """Return where cells lie, and the layouts (I2)."""
    return {
        "board.city": listed(box.spots[spot] for spot in box.near[0]),
        "board.near": len(box.near[0]),
        "board.corners": listed(box.spots[spot] for spot in box.corners),
        **{f"layouts.{seats}": listed(box.spots[spot] for spot in box.layout[seats]) for seats in SEAT_COUNTS},
        **{f"layouts.{seats}.tiles": len(box.layout[seats]) for seats in SEAT_COUNTS},
    }


def board_facts(box: Box) -> dict[str, Fact]:
    """Return the action tiles by number of seats (I6.14 to I6.16)."""
    return {
        f"action_tiles.{seats}": listed(
            name for name, copies in zip(box.action_tiles, box.action_copies[seats], strict=True) if copies
        )
        for seats in SEAT_COUNTS
    }


def dice_facts(box: Box) -> dict[str, Fact]:
    """Return magic cards by level (I1.14), the levels that bring luck (I1.17), and the numbers that hit (I10)."""
    allowed = [("stone", box.stone), ("fire", box.fire)]
    return {
        **{
            f"wheels.{word}_cards.{level}": "any" if row[level] == ANY else row[level]
            for word, row in allowed
            for level in range(1, LEVELS + 1)
        },
        "hits.stone": hitting(box.stone_hits),
        "hits.fire": hitting(box.fire_hits),
        "hits.ranged": hitting(box.ranged_hits),
        "wheel_gains.melee.at_levels": listed(level for level, luck in enumerate(box.turn_luck) if luck),
        **{f"gods.{name}.hits": hitting(mask) for name, mask in zip(box.gods, box.god_hits, strict=True) if mask},
        **{
            f"hero_cards.{name}.hits": hitting(mask)
            for name, mask in zip(box.heroes, box.hero_hits, strict=True)
            if mask
        },
    }


# Gains


def gain(kind: int, amount: int) -> list[str]:
    """Return a gain as words."""
    return [GOD_CARDS[amount]] if kind == NEXT_GOD else [GAINS[kind]] * amount


def gain_facts(box: Box) -> dict[str, Fact]:
    """Return treasures, take-overs and gem lines (I7.9, I14, I15.3)."""
    return {
        **{f"treasure.{number}": gain(*box.treasure[number]) for number in range(1, FACES + 1)},
        **{f"take_over.{BUILDINGS[building]}": gain(*box.take_over[building]) for building in range(RUIN)},
        **{
            f"gem_lines.{word}": gain(kind, amount)
            for word, (_, _, kind, amount) in zip(box.line_words, box.lines, strict=True)
        },
    }


def ruin_facts(box: Box) -> dict[str, Fact]:
    """Return the gains of each ruin tile (I23)."""
    return {
        f"ruin_tiles.{name}.gains": [word for found in gains for word in gain(*found)]
        for name, gains in zip(box.ruins[1:], box.ruin_gains[1:], strict=True)
    }


# Creatures and rounds


def creature_facts(box: Box) -> dict[str, Fact]:
    """Return phases, specials, strengths and faces by kind (I24)."""
    found: dict[str, Fact] = {}
    for kind, name in enumerate(KINDS):
        symbols = zip(PHASES, box.symbols[kind], strict=True)
        found[f"creatures.{name}.phases"] = listed(f"{phase} ({sign})" for phase, sign in symbols if sign)
        found[f"creatures.{name}.special"] = SPECIALS[box.special[kind]]
        found[f"strengths.{name}"] = listed(box.strengths[kind])
        for die, word in enumerate(DICE):
            found[f"creature_dice.{word}.{name}"] = listed(face or NONE for face in box.faces[die][kind][1:])
    return found


def round_facts(box: Box) -> dict[str, Fact]:
    """Return the dice, attacks and checks of the rounds (I1.2, I9.17, I16.1, I16.10 to I16.16)."""
    return {
        "rounds": box.rounds,
        "map_die": listed(DICE[die] for die in box.map_die[1:]),
        "city_attack.die": listed(DICE[die] for die in box.city_die[1:]),
        "city_attack.strength": listed(box.city_strength[1:]),
        "city_attack.win_points": listed(map(signed, box.city_win[1:])),
        "city_attack.loss_points": signed(box.city_loss) if box.city_loss else "0",
        **{f"task_sets.{word}": box.set_round[i] for i, word in enumerate(SETS)},
    }


# Cards


def card_facts(box: Box) -> dict[str, Fact]:
    """Return what tasks need, and how heroes are dealt out to types (I20 to I22)."""
    found: dict[str, Fact] = {"reinforce_most": box.reinforcements + box.god_value[REINFORCE_PLUS]}
    for task in range(1, len(box.tasks)):
        found[f"tasks.{box.tasks[task]}.set"] = SETS[box.task_set[task]]
        things = THINGS.get(box.task_condition[task])
        if things:
            found[f"tasks.{box.tasks[task]}.value"] = needed(things, box.task_need[task])
    for number, word in enumerate(TYPES):
        found[f"hero_cards.{word}"] = runs((i for i, kind in enumerate(box.hero_type) if kind == number), "h")
    for name, kind in zip(box.heroes[1:], box.hero_type[1:], strict=True):
        found[f"hero_cards.{name}.type"] = TYPES[kind]
    return found


def needed(things: Sequence[str], amounts: Sequence[int]) -> list[str]:
    """Return things as often as they are needed."""
    return [thing for thing, amount in zip(things, amounts, strict=True) for _ in range(amount)]
