"""Read a box file (I19.4) as a `Box`, and check it table by table.

The errors are for people who correct a box by hand: each names the file, the key, the fault and the expected value.
"""

from typing import Final

from patolli.core.datafile import DataTable
from patolli.games.chichen_itza.data.box import ActionBoard, Amounts, Box, Gains, Pieces, Wheels
from patolli.games.chichen_itza.data.components import (
    ACTION_TILES,
    ACTIONS,
    ANY,
    BUILDINGS,
    DECKS,
    FACES,
    GAINS,
    GEMS,
    HERO_PARTS,
    HERO_TILE,
    LEVELS,
    LINES,
    MAX_COST,
    MAX_MAGIC,
    MAX_UNITS,
    RUIN,
    RUIN_NAMES,
    SEATS,
    SLOTS,
    STRIP_WARRIORS,
    STRIPS,
    TURNS,
)
from patolli.games.chichen_itza.data.load_cards import (
    read_city_attack,
    read_creatures,
    read_dice,
    read_gods,
    read_heroes,
    read_tasks,
)
from patolli.games.chichen_itza.data.load_common import MAX_NUMBER, SEAT_COUNTS, part, read_list, read_mask, read_rising
from patolli.games.chichen_itza.data.load_map import read_board, read_layouts, read_terrain_mix

TABLES: Final = (
    "board", "layouts", "terrain_mix", "action_grid", "action_tiles", "cost_markers", "components", "wheels",
    "wheel_gains", "hits", "strips", "start", "supply", "actions", "idol_exchange", "magic_deck", "favour_track",
    "scoring", "treasure", "take_over", "gem_lines", "gem_points", "ruin_bonuses", "ruin_tiles", "creatures",
    "strengths", "creature_dice", "city_attack", "map_die", "tasks", "task_sets", "task_points", "gods",
    "hero_cards",
)  # fmt: skip
COMMON_GAINS: Final = GAINS[:6]  # from coins to wheel


def read_box(facts: DataTable) -> Box:
    """Return the box of a file; raises BadData."""
    facts.allow_keys("version", *TABLES, "source")
    source = facts.subtable("source")
    source.allow_keys(*TABLES)
    for name in TABLES:
        source.get(name)
    facts.number("version", 1, 9999)  # for people only: records identify a file by its digest
    box = Box()
    read_board(box, part(facts, "board", "steps", "city", "corners", "cells"))
    read_layouts(box, part(facts, "layouts", *map(str, SEAT_COUNTS)))
    read_terrain_mix(box, facts)
    read_action_board(box, facts)
    read_components(box, facts)
    read_wheels(box, facts)
    read_numbers(box, facts)
    read_gains(box, facts)
    read_ruins(box, facts)
    read_creatures(box, facts)
    read_dice(box, facts)
    read_city_attack(box, facts)
    read_tasks(box, facts)
    read_gods(box, facts)
    read_heroes(box, facts)
    return box


# Action board


def read_action_board(box: ActionBoard, facts: DataTable) -> None:
    """Read grid, tiles and cost markers, which must fit each other (I3.13, I3.14, I6.14 to I6.16)."""
    grid = part(facts, "action_grid", *map(str, SEAT_COUNTS))
    costs = part(facts, "cost_markers", *map(str, SEAT_COUNTS))
    read_action_tiles(box, facts)
    box.rows, box.columns, box.costs = [0, 0], [0, 0], [[], []]
    for seats in SEAT_COUNTS:
        size = part(grid, str(seats), "rows", "columns")
        rows, columns = size.number("rows", 1, 4), size.number("columns", 1, 4)
        tiles = sum(box.action_copies[seats])
        if tiles != rows * columns:
            raise facts.error(
                "action_tiles",
                f"{tiles} tiles with {seats} seats; expected {rows * columns} for {rows} x {columns} fields",
                "tiles-for-grid",
                {"n": tiles, "seats": seats, "expected": rows * columns},
            )
        box.rows.append(rows)
        box.columns.append(columns)
        box.costs.append(sorted(costs.numbers(str(seats), rows + columns, 1, MAX_COST)))


def read_action_tiles(box: ActionBoard, facts: DataTable) -> None:
    """Read the numbers of seats with which each tile is used; every action has a tile."""
    tiles = part(facts, "action_tiles", *SLOTS)
    box.action_tiles = list(SLOTS)
    box.action_copies = [[0] * ACTION_TILES for _ in range(len(SEATS) + 1)]
    for i, name in enumerate(box.action_tiles):
        parts = HERO_PARTS if i == HERO_TILE else name.rstrip("2").split("+")
        box.parts.append([ACTIONS.index(word) for word in parts])
        acts = range(len(box.act_action), len(box.act_action) + len(parts))
        box.act_action += box.parts[i]
        box.tile_acts.append(sum(1 << act for act in acts))
        for seats in read_rising(tiles, name, 2, len(SEATS)):
            box.action_copies[seats][i] = 1
    box.acts_of = [
        sum(1 << act for act, other in enumerate(box.act_action) if other == action) for action in range(len(ACTIONS))
    ]
    for seats in SEAT_COUNTS:
        used = {action for i, parts in enumerate(box.parts) if box.action_copies[seats][i] for action in parts}
        for action, word in enumerate(ACTIONS):
            if action not in used:
                raise facts.error(
                    "action_tiles",
                    f"no tile has {word} with {seats} seats; expected a tile for every action",
                    "no-tile",
                    {"word": word, "seats": seats},
                )


# Pieces, wheels and plain numbers


def read_components(box: Pieces, facts: DataTable) -> None:
    """Read the pieces of a seat and of the supply (I1.7, I1.12, I1.26)."""
    names = ("scouts", "action_markers", "shields", "war_markers", "luck_tokens", "idol_tokens")
    pieces = part(facts, "components", *names)
    box.warriors = STRIPS * STRIP_WARRIORS
    box.action_markers = pieces.number("action_markers", 1, 9)
    if box.action_markers != TURNS:
        raise pieces.error(
            "action_markers",
            f"{box.action_markers} does not fit the rules; expected {TURNS}, one for each turn",
            "number",
            {"low": TURNS, "high": TURNS},
        )
    box.scouts, box.shields, box.war_markers = (
        pieces.number(word, 1, 9) for word in ("scouts", "shields", "war_markers")
    )
    box.luck_tokens, box.idol_tokens = (pieces.number(word, 1, MAX_NUMBER) for word in ("luck_tokens", "idol_tokens"))
    strips = part(facts, "strips", "coins", "points")
    box.strip_coins = [0, *strips.numbers("coins", STRIPS, 0, 9)]
    box.strip_points = [0, *strips.numbers("points", STRIPS, 0, 9)]
    magic = part(facts, "magic_deck", "stone", "fire")
    box.stone_cards, box.fire_cards = magic.number("stone", 1, MAX_MAGIC), magic.number("fire", 1, MAX_MAGIC)
    if box.stone_cards + box.fire_cards != MAX_MAGIC:
        cards = box.stone_cards + box.fire_cards
        raise facts.error(
            "magic_deck", f"has {cards} cards; expected {MAX_MAGIC}", "sum", {"n": cards, "expected": MAX_MAGIC}
        )


def read_wheels(box: Wheels, facts: DataTable) -> None:
    """Read values by level (I1.14), gains of a turn (I1.16 to I1.18), numbers that hit (I10)."""
    names = ("defence", "melee", "ranged_attacks", "move_linear", "move_paired", "stone_cards", "fire_cards")
    wheels = part(facts, "wheels", *names)
    gains = part(facts, "wheel_gains", "defence", "melee", "mage")
    luck = part(gains, "melee", "luck", "at_levels")
    hits = part(facts, "hits", "stone", "fire", "ranged")
    box.turn_shields = part(gains, "defence", "shields").number("shields", 0, 9)
    box.turn_magic = part(gains, "mage", "magic").number("magic", 0, 9)
    levels = read_rising(luck, "at_levels", 2, LEVELS)
    box.turn_luck = [luck.number("luck", 0, 9) * (level in levels) for level in range(LEVELS + 1)]
    box.defence = read_levels(wheels, "defence", 0, box.shields, box.turn_shields)
    box.melee = read_levels(wheels, "melee", 0, FACES)
    box.ranged = read_levels(wheels, "ranged_attacks", 0, 9)
    box.move_linear, box.move_paired = (read_levels(wheels, f"move_{word}", 1, 9) for word in ("linear", "paired"))
    box.stone, box.fire = (read_levels(wheels, f"{word}_cards", 1, ANY) for word in ("stone", "fire"))
    box.stone_hits, box.fire_hits, box.ranged_hits = (read_mask(hits, word) for word in ("stone", "fire", "ranged"))


def read_levels(wheels: DataTable, key: str, low: int, high: int, rise: int = 0) -> list[int]:
    """Return values of levels 1 to 6 that rise by at least `rise`, indexed by level."""
    if high == ANY:
        plain = [ANY if value == "any" else value for value in read_list(wheels, key)]
        wheels = wheels.part({key: plain}, wheels.place)
    values = wheels.numbers(key, LEVELS, low, high)
    wheels.note(key, "numbers", low, high, LEVELS, ("any",) if high == ANY else ())
    for level in range(1, LEVELS):
        least = values[level - 1] + rise
        if values[level] < least:
            raise wheels.error(
                f"{key}[{level}]",
                f"{values[level]} after {values[level - 1]}; expected at least {least}",
                "at-least",
                {"expected": least},
            )
    return [0, *values]


def read_numbers(box: Amounts, facts: DataTable) -> None:
    """Read start, supply phase, actions, idols, favour, scoring (I3.16 to I3.18, I5, I7, I17, I18.1)."""
    start = part(facts, "start", "warriors_in_city", "luck", "magic_cards", "coins_by_order")
    box.start_warriors = start.number("warriors_in_city", 0, box.warriors)
    box.start_luck, box.start_magic = (
        start.number("luck", 0, 9),
        start.number("magic_cards", 0, MAX_MAGIC // len(SEATS)),
    )
    box.start_coins = list(start.numbers("coins_by_order", len(SEATS), 0, MAX_NUMBER))
    supply = part(facts, "supply", "warriors", "village_coins", "camp_warriors", "temple_idols")
    box.supply_warriors, box.village_coins = supply.number("warriors", 0, 9), supply.number("village_coins", 0, 9)
    box.camp_warriors, box.temple_idols = supply.number("camp_warriors", 0, 9), supply.number("temple_idols", 0, 9)
    actions = part(facts, "actions", "coins", "magic_cards", "reinforce", "favour_steps", "favour_luck", "unit_limit")
    box.action_coins, box.action_magic = (
        actions.number("coins", 0, MAX_NUMBER),
        actions.number("magic_cards", 1, MAX_MAGIC),
    )
    box.reinforcements = actions.number("reinforce", 1, box.warriors)
    box.favour_steps, box.favour_luck = actions.number("favour_steps", 1, 9), actions.number("favour_luck", 0, 9)
    box.favour_top = part(facts, "favour_track", "top_step").number("top_step", 1, MAX_NUMBER)
    box.unit_limit = actions.number("unit_limit", 1, MAX_UNITS)
    idol = part(facts, "idol_exchange", "coins", "luck", "magic", "shield")
    box.idol_coins, box.idol_luck = idol.number("coins", 1, 9), idol.number("luck", 1, 9)
    box.idol_magic, box.idol_blocks = idol.number("magic", 1, 9), idol.number("shield", 1, 9)
    points = part(facts, "scoring", "tile", "idol", "hero_on_board")
    box.tile_points, box.idol_points = points.number("tile", 0, 9), points.number("idol", 0, 9)
    box.hero_points = points.number("hero_on_board", 0, 9)


# Gains


def read_gain(facts: DataTable, key: str, kinds: tuple[str, ...]) -> list[tuple[int, int]]:
    """Return kinds and amounts of a gain, at least one."""
    table = facts.subtable(key)
    words = [f"{kind}={deck}" for kind in kinds for deck in (DECKS if kind == "god" else ("",))]
    facts.note(key, "amounts", 1, 9, words=tuple(word.rstrip("=") for word in words))
    table.allow_keys(*kinds)
    if not table.table:
        raise facts.error(key, f"gives nothing; expected one of {', '.join(kinds)}", "nothing")
    found = []
    for word in table.table:
        if word == "god":
            amount = DECKS.index(table.one_of(word, DECKS))
        else:
            amount = table.number(word, 1, 1 if word in ("wheel", "hero") else 9)
        found.append((GAINS.index(word), amount))
    return found


def read_one_gain(facts: DataTable, key: str, kinds: tuple[str, ...] = COMMON_GAINS) -> tuple[int, int]:
    """Return kind and amount of a single gain."""
    found = read_gain(facts, key, kinds)
    facts.fields[facts.path(key)].kind = "amount"
    if len(found) != 1:
        raise facts.error(key, f"gives {len(found)} things; expected one", "one-thing", {"n": len(found)})
    return found[0]


def read_gains(box: Gains, facts: DataTable) -> None:
    """Read treasures, take-overs and gem lines (I7.9, I14, I15.3, I17.7)."""
    numbers = [str(number) for number in range(1, FACES + 1)]
    treasure = part(facts, "treasure", *numbers)
    box.treasure = [(-1, 0), *(read_one_gain(treasure, number) for number in numbers)]
    take_over = part(facts, "take_over", *BUILDINGS[:RUIN])
    box.take_over = [read_one_gain(take_over, building) for building in BUILDINGS[:RUIN]]
    lines = part(facts, "gem_lines", *LINES)
    box.line_words = list(LINES)
    for line in box.line_words:
        one, two = map(GEMS.index, line.split("-"))
        box.lines.append((one, two, *read_one_gain(lines, line, (*COMMON_GAINS, "god"))))
    box.gem_points = list(part(facts, "gem_points", "by_count").numbers("by_count", len(GEMS) + 1, 0, MAX_NUMBER))


def read_ruins(box: Gains, facts: DataTable) -> None:
    """Read the ruin tiles, each with the gains of its bonus (I23)."""
    bonuses = facts.subtable("ruin_bonuses")
    gains = {bonus: read_gain(bonuses, bonus, (*COMMON_GAINS, "hero")) for bonus in bonuses.table}
    tiles = part(facts, "ruin_tiles", *RUIN_NAMES)
    box.ruins = ["", *RUIN_NAMES]
    box.ruin_gains, box.ruin_points = [[]], [0]
    for name in RUIN_NAMES:
        tile = part(tiles, name, "bonus", "points")
        bonus = str(tile.number("bonus", 1, MAX_NUMBER))
        if bonus not in gains:
            expected = ", ".join(gains)
            message = f"{bonus} is not in ruin_bonuses; expected one of {expected}"
            raise tile.error("bonus", message, "choice", {"expected": expected})
        box.ruin_gains.append(gains[bonus])
        box.ruin_points.append(tile.number("points", 0, MAX_NUMBER))
