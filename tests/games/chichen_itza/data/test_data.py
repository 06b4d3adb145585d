"""The box as data: the numbers of the rules, faults in a copy named with their keys, copies that are right (I29)."""

import re
from collections import Counter
from pathlib import Path

import pytest
from games.chichen_itza.examples import holds
from games.chichen_itza.position import at
from games.language import chances, offers, play, refused

from patolli.core.datafile import read_data_file
from patolli.core.errors import BadData
from patolli.games.chichen_itza.data.components import (
    ACTIONS,
    ANY,
    BUILDINGS,
    CONDITIONS,
    DECKS,
    GAINS,
    GEMS,
    GODS,
    HERO_TYPES,
    KINDS,
    LAND,
    MINE,
    NEXT_GOD,
    PER_COLOUR,
    SETS,
    SPECIALS,
    TERRAINS,
    TYPES,
    Box,
)
from patolli.games.chichen_itza.data.load import read_box
from patolli.games.chichen_itza.data.load_cards import FOLDER
from patolli.games.chichen_itza.rules.gods import colour_of

FILE = FOLDER / "box.toml"
TEXT = FILE.read_text(encoding="utf-8")
BOX = read_box(read_data_file(FILE))
COUNTS = (2, 3, 4)


def copy(folder: Path, *changes: tuple[str, str]) -> str:
    """Write a copy of the default box with these changes to its text and return its path."""
    text = TEXT
    for old, new in changes:
        assert old in text, f"{old!r} is not in the file"
        text = text.replace(old, new, 1)
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def edited(folder: Path, *changes: tuple[str, str]) -> Box:
    """Return the box that is read from such a copy."""
    return read_box(read_data_file(Path(copy(folder, *changes))))


def card(name: str, old: str, new: str) -> tuple[str, str]:
    """Return a change to the line of a card."""
    line = next(line for line in TEXT.splitlines() if line.startswith(f"{name} = "))
    assert old in line, f"{old!r} is not in {line}"
    return line, line.replace(old, new, 1)


def names(spots: list[int]) -> str:
    return " ".join(BOX.spots[spot] for spot in spots)


def cell(name: str) -> int:
    return BOX.spots.index(name)


def distances() -> list[int]:
    """Return the distance of each spot from the city."""
    far = [0] + [99] * 42
    for _ in range(4):
        far = [min(far[spot], *(far[n] + 1 for n in near)) for spot, near in enumerate(BOX.near)]
    return far


def gain(kind: int, amount: int) -> str:
    return f"god {DECKS[amount]}" if kind == NEXT_GOD else f"{GAINS[kind]} {amount}"


# Pieces and wheels


@pytest.mark.rule("I1.3")
@pytest.mark.rule("I1.4")
@pytest.mark.rule("I1.6")
@pytest.mark.rule("I1.7")
@pytest.mark.rule("I1.26")
def test_pieces() -> None:
    assert (sum(BOX.tile_copies[4]), len(BOX.ruins[1:]), GEMS) == (28, 12, ("yellow", "green", "white", "red", "blue"))
    assert (len(BOX.gods[1:]), len(BOX.heroes[1:]), len(BOX.tasks[1:]), len(KINDS)) == (80, 24, 23, 7)
    assert (BOX.stone_cards, BOX.fire_cards) == (16, 16)
    assert dict(zip(KINDS, map(len, BOX.strengths))) == {
        "snake": 8, "monkey": 4, "jaguar": 4, "triceratops": 4, "caiman": 4, "shaman": 4, "kukulkan": 4,
    }  # fmt: skip
    seat = (BOX.warriors, len(TYPES), BOX.scouts, BOX.action_markers, BOX.shields, BOX.war_markers)
    assert seat == (25, 3, 6, 4, 5, 2)
    assert (BOX.luck_tokens, BOX.idol_tokens) == (20, 20)


@pytest.mark.rule("I1.5")
@pytest.mark.rule("I1.9")
def test_blocks_of_cards() -> None:
    assert BOX.gods[0] == "" and BOX.gods[1] == "g01" and BOX.gods[80] == "g80"
    colours = [DECKS[colour_of(god)] for god in range(1, 81)]
    assert colours == ["gold"] * 20 + ["green"] * 20 + ["red"] * 20 + ["blue"] * 20
    assert (len(DECKS) * PER_COLOUR, len(TYPES)) == (GODS, HERO_TYPES)
    assert [TYPES[kind] for kind in BOX.hero_type[1:]] == ["a"] * 8 + ["b"] * 8 + ["c"] * 8


@pytest.mark.rule("I1.12")
def test_strips() -> None:
    assert (BOX.strip_coins[1:], BOX.strip_points[1:]) == ([3, 3, 3, 3, 3], [1, 2, 3, 4, 5])


@pytest.mark.rule("I1.14")
def test_wheels_by_level() -> None:
    assert BOX.defence[1:] == [0, 1, 2, 3, 4, 5]
    assert BOX.melee[1:] == [1, 1, 2, 2, 3, 4]
    assert BOX.ranged[1:] == [0, 1, 2, 3, 4, 5]
    assert BOX.move_linear[1:] == [1, 2, 3, 4, 5, 6]
    assert BOX.move_paired[1:] == [2, 2, 3, 3, 4, 4]
    assert BOX.stone[1:] == [1, 2, 2, 3, 3, ANY]
    assert BOX.fire[1:] == [1, 1, 2, 2, 3, ANY]


@pytest.mark.rule("I1.16-I1.18")
def test_what_a_turn_of_a_wheel_brings() -> None:
    assert (BOX.turn_shields, BOX.turn_luck[2:], BOX.turn_magic) == (1, [2, 0, 2, 0, 0], 1)


@pytest.mark.rule("I10.3", "I10.4", "I10.6")
def test_numbers_that_hit() -> None:
    assert (BOX.stone_hits, BOX.fire_hits, BOX.ranged_hits) == (0b0011110, 0b0001110, 0b0000110)


# Map


@pytest.mark.rule("I2.1")
@pytest.mark.rule("I2.2")
@pytest.mark.rule("I2.6")
def test_neighbours() -> None:
    assert names(BOX.near[0]) == "r3 r4 r5 s3 s6 t3 t4 t5"
    assert names(BOX.corners) == "r3 r5 t3 t5"
    assert names(BOX.near[cell("r3")]) == "city q2 q3 r2 r4 s3"
    assert names(BOX.near[cell("r4")]) == "city q3 q4 r3 r5"
    assert names(BOX.near[cell("p1")]) == "p2 q1 q2"
    assert names(BOX.near[cell("s8")]) == "r7 s7 t7"
    for spot, near in enumerate(BOX.near):
        assert near == sorted(set(near)) and spot not in near
        assert all(spot in BOX.near[other] for other in near)


@pytest.mark.rule("I2.3")
@pytest.mark.rule("I2.4")
@pytest.mark.rule("I2.5")
def test_rings_names_and_map_order() -> None:
    assert Counter(distances()) == {0: 1, 1: 8, 2: 14, 3: 20}
    for spot in range(1, 43):
        q, r = BOX.q[spot], BOX.r[spot]
        assert BOX.spots[spot] == f"{'pqrstuv'[r + 3]}{q + 4 + min(0, r)}"
    assert BOX.spots[0] == "city" and BOX.spots[1:] == sorted(BOX.spots[1:])
    assert BOX.city_cells == [(0, 0), (1, 0)]


@pytest.mark.rule("I2.7")
def test_standard_layouts() -> None:
    rings = [spot for spot, far in enumerate(distances()) if far in (1, 2)]
    two = [spot for spot in rings if BOX.spots[spot] not in ("s2", "s7")]
    three = sorted([*rings, cell("p3"), cell("v3")])
    four = sorted([*three, *map(cell, ("p2", "p4", "v2", "v4"))])
    assert BOX.layout[2:] == [two, three, four]
    assert [len(layout) for layout in BOX.layout] == [0, 0, 20, 24, 28]


@pytest.mark.rule("I2.8")
@pytest.mark.rule("I2.9")
@pytest.mark.rule("I2.10")
def test_terrain_mix() -> None:
    mix = {kind: tuple(BOX.tile_copies[seats][i] for seats in COUNTS) for i, kind in enumerate(BOX.tile_kinds)}
    assert mix == {
        "land-camp": (1, 2, 2), "water-camp": (1, 1, 2),
        "land-village": (1, 1, 2), "water-village": (1, 2, 2),
        "land-temple": (1, 2, 2), "water-temple": (1, 1, 1),
        "land-ruin": (5, 5, 6), "water-ruin": (4, 5, 6),
        "land-mine-yellow": (1, 1, 1), "land-mine-red": (1, 1, 1),
        "water-mine-green": (1, 1, 1), "water-mine-white": (1, 1, 1), "water-mine-blue": (1, 1, 1),
    }  # fmt: skip
    for kind, terrain, building, gem in zip(BOX.tile_kinds, BOX.terrain, BOX.building, BOX.gem):
        assert kind == f"{TERRAINS[terrain]}-{BUILDINGS[building]}" + (f"-{GEMS[gem]}" if gem >= 0 else "")
        assert (gem >= 0) == (building == MINE)


@pytest.mark.rule("I2.16")
def test_edge_tiles_of_the_standard_layouts() -> None:
    edges = [
        sum(BOX.rim[spot] or bool({*BOX.near[spot]} - {0, *BOX.layout[seats]}) for spot in BOX.layout[seats])
        for seats in COUNTS
    ]
    assert edges == [14, 16, 16]


# Action board


@pytest.mark.rule("I3.13")
@pytest.mark.rule("I3.14")
def test_grid_and_cost_markers() -> None:
    assert list(zip(BOX.rows, BOX.columns))[2:] == [(3, 3), (3, 4), (4, 4)]
    assert BOX.costs[2:] == [[1, 2, 3, 4, 5, 7], [1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 3, 4, 5, 6, 7]]


@pytest.mark.rule("I6.14")
@pytest.mark.rule("I6.15")
@pytest.mark.rule("I6.16")
@pytest.mark.parametrize(
    ("seats", "tiles"),
    [
        (2, "reinforce land water hero defence+melee ranged+mage god+magic scout+regroup war+favour"),
        (3, "defence melee ranged mage god magic reinforce land water hero scout+regroup war+favour"),
        (
            4,
            "defence melee ranged mage god magic scout war favour reinforce regroup land land2 water water2 hero",
        ),
    ],
)
def test_action_tiles(seats: int, tiles: str) -> None:
    assert [name for name, copies in zip(BOX.action_tiles, BOX.action_copies[seats]) if copies] == tiles.split()


@pytest.mark.rule("I6.14-I6.16")
def test_parts_of_action_tiles() -> None:
    parts = {name: " ".join(ACTIONS[part] for part in parts) for name, parts in zip(BOX.action_tiles, BOX.parts)}
    assert (parts["melee"], parts["land2"], parts["water2"]) == ("melee", "land", "water")
    assert (parts["hero"], parts["scout+regroup"]) == ("recruit move free", "scout regroup")
    assert len(parts) == 21


# Plain numbers and gains


@pytest.mark.rule("I3.16-I3.18", "I5.2", "I5.4", "I5.5")
def test_start_and_supply() -> None:
    assert (BOX.start_warriors, BOX.start_luck, BOX.start_magic, BOX.start_coins) == (3, 1, 2, [1, 2, 3, 4])
    assert (BOX.village_coins, BOX.supply_warriors, BOX.camp_warriors, BOX.temple_idols) == (2, 2, 1, 1)


@pytest.mark.rule("I7.15")
def test_actions_and_idols() -> None:
    assert (BOX.unit_limit, BOX.action_magic, BOX.reinforcements, BOX.action_coins) == (5, 3, 3, 3)
    assert (BOX.favour_steps, BOX.favour_luck, BOX.favour_top) == (1, 1, 12)
    assert (BOX.idol_coins, BOX.idol_luck, BOX.idol_magic, BOX.idol_blocks) == (2, 1, 1, 1)


@pytest.mark.rule("I7.9")
def test_treasure() -> None:
    found = [gain(*treasure) for treasure in BOX.treasure[1:]]
    assert found == ["warriors 1", "luck 1", "magic 1", "coins 2", "idols 1", "wheel 1"]


@pytest.mark.rule("I14.3-I14.5")
def test_take_over() -> None:
    found = {BUILDINGS[building]: gain(*bonus) for building, bonus in enumerate(BOX.take_over)}
    assert found == {"camp": "warriors 1", "village": "coins 2", "temple": "idols 1"}


@pytest.mark.rule("I15.3")
def test_gem_lines_in_the_order_of_payment() -> None:
    assert [f"{GEMS[i]}-{GEMS[j]}: {gain(kind, amount)}" for i, j, kind, amount in BOX.lines] == [
        "yellow-green: god green", "yellow-white: warriors 3", "yellow-red: god gold", "yellow-blue: luck 4",
        "green-white: coins 4", "green-red: wheel 1", "green-blue: god blue", "white-red: god red",
        "white-blue: idols 2", "red-blue: magic 3",
    ]  # fmt: skip
    assert BOX.line_words == [f"{GEMS[i]}-{GEMS[j]}" for i, j, _, _ in BOX.lines]


@pytest.mark.rule("I23.1", "I23.2", "I23.3", "I23.4", "I23.5", "I23.6", "I23.7", "I23.8", "I23.9")
def test_ruins() -> None:
    found = [
        f"{ruin} {points}: {', '.join(gain(*one) for one in gains)}"
        for ruin, points, gains in zip(BOX.ruins[1:], BOX.ruin_points[1:], BOX.ruin_gains[1:])
    ]
    assert found == [
        "x01 5: idols 1", "x02 6: luck 1", "x03 7: luck 1", "x04 5: warriors 1", "x05 6: warriors 1", "x06 3: wheel 1",
        "x07 2: hero 1", "x08 5: magic 1", "x09 6: magic 1", "x10 4: coins 2, magic 1", "x11 5: coins 2",
        "x12 4: luck 1, warriors 1",
    ]  # fmt: skip


@pytest.mark.rule("I17.7")
def test_points() -> None:
    assert (BOX.tile_points, BOX.idol_points, BOX.hero_points) == (2, 1, 3)
    assert BOX.gem_points == [0, 1, 4, 9, 16, 25]


# Creatures


@pytest.mark.rule("I24.1", "I24.2", "I24.3", "I24.4", "I24.5", "I24.6", "I24.7")
@pytest.mark.parametrize(
    ("kind", "symbols", "special", "strengths", "light", "dark"),
    [
        ("snake", "- - H", "coin-loss", "11112223", "H H H C C -", "HH H H HC C -"),
        ("monkey", "- A H", "none", "2233", "A A AH H H -", "AA A AH H HH -"),
        ("jaguar", "- - H", "no-magic-no-ranged", "3344", "HH H H H H -", "HH HH HH H H H"),
        ("triceratops", "- - H", "negate-damage", "2334", "H H HD HD D DD", "HH HD HD HD DD DD"),
        ("caiman", "- - H", "none", "4456", "HH HH H H H -", "HHH HH HH HH H H"),
        ("shaman", "S - H", "none", "2345", "S S SH H H -", "SS S SH H HH -"),
        ("kukulkan", "- F F", "roll-again", "4566", "F F - - - -", "F F F - - -"),
    ],
)
def test_creature(kind: str, symbols: str, special: str, strengths: str, light: str, dark: str) -> None:
    i = KINDS.index(kind)
    assert [symbol or "-" for symbol in BOX.symbols[i]] == symbols.split()
    assert SPECIALS[BOX.special[i]] == special
    assert BOX.strengths[i] == [int(strength) for strength in strengths]
    for die, faces in enumerate((light, dark)):
        assert [face or "-" for face in BOX.faces[die][i][1:]] == faces.split()


@pytest.mark.rule("I9.18", "I24.1-I24.7")
def test_what_the_faces_do() -> None:
    """E31: an S of the shaman hits in magic alone. X12: DD of the triceratops stops two hits."""
    shaman, triceratops, monkey, kukulkan = map(KINDS.index, ("shaman", "triceratops", "monkey", "kukulkan"))
    light, dark = BOX.face_hits
    assert light[shaman] == [[0, 1, 1, 1, 0, 0, 0], [0] * 7, [0, 0, 0, 1, 1, 1, 0]]
    assert dark[monkey] == [[0] * 7, [0, 2, 1, 1, 0, 0, 0], [0, 0, 0, 1, 1, 2, 0]]
    assert light[kukulkan][1] == light[kukulkan][2] == [0, 1, 1, 0, 0, 0, 0]
    assert BOX.face_marks[1][triceratops] == [0, 0, 1, 1, 1, 2, 2]
    assert BOX.face_marks[0][kukulkan] == BOX.face_marks[0][shaman] == [0] * 7


@pytest.mark.rule("I1.2")
@pytest.mark.rule("I16.10")
def test_dice_and_city_attack_by_round() -> None:
    assert BOX.map_die[1:] == [0, 0, 0, 1, 1, 1]
    assert BOX.city_die[1:] == [0, 0, 1, 1, 1, 1]
    assert BOX.city_strength[1:] == BOX.city_win[1:] == [2, 2, 4, 4, 4, 4]
    assert (BOX.city_loss, BOX.city_units) == (-3, 5)


# Tasks, gods, heroes


@pytest.mark.rule("I17.6")
def test_sets_of_tasks() -> None:
    assert [SETS[number] for number in BOX.task_set[1:]] == [
        *["sun"] * 7, *["sun-moon"] * 7, *["moon"] * 5, *["moon-star"] * 4,
    ]  # fmt: skip
    assert {after: SETS[number] for after, number in enumerate(BOX.set_after) if number >= 0} == {
        2: "sun", 4: "sun-moon", 5: "moon", 6: "moon-star",
    }  # fmt: skip
    assert dict(zip(SETS, BOX.set_points)) == {"sun": 3, "sun-moon": 6, "moon": 9, "moon-star": 12}


@pytest.mark.rule("I22.01-I22.23")
def test_tasks() -> None:
    things = {"own-figures": KINDS, "own-building": BUILDINGS, "own-terrain": TERRAINS, "own-gems": GEMS}
    found = []
    for condition, need in zip(BOX.task_condition[1:], BOX.task_need[1:]):
        word = CONDITIONS[condition]
        wanted = [f"{thing} {n}" for thing, n in zip(things[word], need, strict=True) if n] if word in things else need
        found.append(f"{word} {' '.join(map(str, wanted))}")
    assert found == [
        "own-figures snake 2", "war-markers 2", "own-building camp 1", "own-building village 1",
        "own-building temple 1", "own-gems white 1", "own-building ruin 1",
        "own-building ruin 3", "own-figures caiman 1", "own-gems yellow 1 red 1", "own-gems green 1 blue 1",
        "scouts-placed 4", "god-cards 4", "own-figures kukulkan 1",
        "wheel-level 6", "own-figures monkey 1 shaman 1", "own-figures jaguar 1 triceratops 1", "gem-count 3",
        "coins 10",
        "own-building camp 2", "own-building village 2", "own-terrain land 5", "own-terrain water 5",
    ]  # fmt: skip


@pytest.mark.rule("I20.05-I20.16")
def test_price_caps() -> None:
    caps = {ACTIONS[action]: f"{BOX.gods[god]} {BOX.god_value[god]}" for action, god in enumerate(BOX.cap_god) if god}
    assert caps == {
        "regroup": "g05 1", "war": "g06 1", "scout": "g07 1", "reinforce": "g08 2", "magic": "g09 2", "god": "g10 2",
        "water": "g11 2", "defence": "g12 2", "land": "g13 2", "favour": "g14 2", "ranged": "g15 2", "melee": "g16 3",
    }  # fmt: skip


@pytest.mark.rule("I20.21", "I20.22")
def test_numbers_of_gods() -> None:
    numbers = dict(zip(BOX.gods, BOX.god_numbers))
    assert numbers["g21"] == {"value": 6}
    assert numbers["g22"] == {"coins": 4, "magic": 2, "luck": 2, "shields": 2}
    assert numbers["g27"] == {"coins": 2, "warriors": 1}
    assert numbers["g30"] == {"cards": 3}
    assert BOX.reinforcements + BOX.god_value[31] == 5
    assert numbers["g35"] == {"per_round": 1}
    assert numbers["g52"] == {"coins": 2, "per_fight": 1}
    assert numbers["g58"] == {"dice": 2, "hits": 1}
    assert numbers["g77"] == {"level": 3, "value": 8}


@pytest.mark.rule("I20.54-I20.57")
def test_numbers_that_hit_with_cards() -> None:
    hits = {god: mask for god, mask in zip(BOX.gods, BOX.god_hits) if mask}
    assert hits == {"g54": 0b0001110, "g55": 0b0000110, "g56": 0b0111110, "g57": 0b0011110}
    assert {hero: mask for hero, mask in zip(BOX.heroes, BOX.hero_hits) if mask} == {"h10": 0b1000110}


@pytest.mark.rule("I20.61-I20.80")
def test_points_of_blue_gods() -> None:
    found = [f"{BOX.god_about[god] or '-'} {BOX.god_value[god]}" for god in range(61, 81)]
    assert found == [
        "water-tile 2", "land-tile 2", "edge-tile 2", "temple 3", "camp 2", "village 2", "mine 2", "scout 2",
        "- 0", "god-card 2", "idol 1", "favour-step 1", "ranged 2", "defence 2", "mage 2", "melee 2",
        "- 8", "figure 1", "- 0", "figure-kind 2",
    ]  # fmt: skip


@pytest.mark.rule("I5.12")
def test_hero_pay() -> None:
    assert BOX.hero_pay[1:] == [3, 2, 2, 1, 3, 1, 1, 2, 2, 1, 2, 1, 2, 3, 2, 3, 3, 2, 1, 1, 2, 1, 1, 2]


# Boxes with a fault

P1 = "p1 = [ 0, -3]"
G05 = 'g05 = { colour = "gold", effect = "price-cap", action = "regroup", value = 1 }'
LIGHT_MONKEY = 'monkey      = ["A", "A", "AH", "H", "H", ""]'
FAULTS = [
    # the file
    ("version = 1", "version = 0", "version: 0 is not a whole number from 1 to 9999"),
    ("[scoring]", "[score]", "score: is unknown here; known are version, board, "),
    ("[scoring]", "[[scoring]]", "scoring: must be a table"),
    ('scoring = "stated: rulebook (I17)"', "", "source.scoring: is missing"),
    ('scoring = "stated: ', 'score = "stated: ', "source.score: is unknown here"),
    ('scoring = "stated: ', 'scoring = "known: ', "source.scoring: must read like 'stated: by what', with one of "),
    # the map
    ("steps   = [[1, 0],", "steps   = [[1, 1],", "board.steps[0]: [1, 1] has no opposite step; expected pairs "),
    ("steps   = [[1, 0],", "steps   = [[1, 0, 0],", "board.steps[0]: must be a list of 2 numbers"),
    ("[-1, 1], [-1, 0], [0, -1], [1, -1]]", "[-1, 0], [0, -1]]", "board.cells: only 10 tiles can be laid "),
    ("city    = [[0, 0], [1, 0]]", "city    = []",
     "board.city: is empty or no list; expected a list with at least one "),
    ("city    = [[0, 0], [1, 0]]", "city    = [[0, 0], [0, 0]]",
     "board.city[1]: [0, 0] is listed twice; expected different "),
    ("city    = [[0, 0], [1, 0]]", "city    = [[0, 0], [2, 0]]",
     "board.cells.s6: has the place of city; expected a place of its own"),
    (P1, "", "board.cells: has 41 cells; expected 42"),
    (P1, "g1 = [ 0, -3]", "board.cells.g1: is not a cell name; expected a small letter other than g, "),
    (P1, "p1 = [ 1, -3]", "board.cells.p2: has the place of p1; expected a place of its own"),
    (P1, "p1 = [ 0]", "board.cells.p1: must be a list of 2 numbers"),
    ('["r3", "r5", "t3", "t5"]', '["r3", "r5", "t3"]', "board.corners: has 3 cells; expected 4"),
    ('["r3", "r5", "t3", "t5"]', '["r3", "r5", "t3", "t6"]', "board.corners: t6 is not beside the city; expected "),
    ('["r3", "r5", "t3", "t5"]', '["r3", "r5", "t3", 5]',
     "board.corners: holds more than texts; expected a list of texts"),
    ('["r3", "r5", "t3", "t5"]', '["r3", "r5", "t3", "t3"]',
     "board.corners[3]: t3 is listed twice; expected different "),
    # layouts and tiles
    ('"q2", "q3", "q4", "q5",', '"q2", "q3", "q4", "q9",',
     "layouts.2[3]: 'q9' is not a cell; expected cells of the board"),
    ('"q2", "q3", "q4", "q5",', '"q2", "q3", "q4", "p1", "v1",', "terrain_mix: 20 tiles with 2 seats; expected 21 "),
    ('"r2", "r3", "r4"', '"r2", "s2", "r4"', "layouts.2: r3 is missing; expected all corners of the board"),
    ('"p2", "p3", "p4",', '"p2", "p3",', "layouts.4: has 27 cells; expected 28"),
    ("land-camp        = [1, 2, 2]", "", "terrain_mix.land-camp: is missing"),
    ("land-camp        = [1, 2, 2]", "land-camp = [1, 2]", "terrain_mix.land-camp: must be a list of 3 numbers"),
    ("land-camp        = [1, 2, 2]", "land-camp = [2, 2, 2]", "terrain_mix: 21 tiles with 2 seats; expected 20 for "),
    ("land-camp        = [1, 2, 2]", "land-camp = [3, 2, 2]", "terrain_mix.land-camp: 3 tiles with fewer seats; "),
    ("land-mine-red    = [1, 1, 1]", "land-mine-red = [1, 1, 2]", "terrain_mix.land-mine-red[2]: 2 is not a whole "),
    ("water-mine-blue", "water-mine-pink", "terrain_mix.water-mine-pink: is unknown here; known are land-camp, "),
    # action board
    ("4 = { rows = 4, columns = 4 }", "4 = { rows = 4, columns = 3 }",
     "action_tiles: 16 tiles with 4 seats; expected 12 "),
    ("4 = { rows = 4, columns = 4 }", "4 = { rows = 4 }", "action_grid.4.columns: is missing"),
    ("4 = { rows = 4, columns = 4 }", "4 = [4, 4]", "action_grid.4: must be a table"),
    ("4 = [1, 2, 3, 3, 4, 5, 6, 7]", "4 = [1, 2, 3, 4, 5, 6, 7]", "cost_markers.4: must be a list of 8 numbers"),
    ("4 = [1, 2, 3, 3, 4, 5, 6, 7]", "4 = [1, 2, 3, 3, 4, 5, 6, 8]", "cost_markers.4[7]: 8 is not a whole number "),
    ('"war+favour"    = [2, 3]', '"war+favour" = [3]',
     "action_tiles: no tile has war with 2 seats; expected a tile for every action"),
    ('"war+favour"    = [2, 3]', '"war+favour" = [3, 2]',
     "action_tiles.war+favour: the numbers do not rise; expected each "),
    ('"war+favour"    = [2, 3]', '"war+scout" = [2, 3]', "action_tiles.war+scout: is unknown here; known are "),
    # wheels and numbers
    ("[0, 1, 2, 3, 4, 5]        # stated: levels 3, 4", "[0, 1, 2, 2, 3, 4] #",
     "wheels.defence[3]: 2 after 2; expected at least 3"),
    ("[0, 1, 2, 3, 4, 5]        # stated: levels 3, 4", "[1, 2, 3, 4, 5, 6] #", "wheels.defence[5]: 6 is not a whole "),
    ("[1, 1, 2, 2, 3, 4]", "[1, 2, 1, 2, 3, 4]", "wheels.melee[2]: 1 after 2; expected at least 2"),
    ('[1, 2, 2, 3, 3, "any"]', '[1, 2, 2, 3, 3, "all"]', "wheels.stone_cards[5]: 'all' is not a whole number from 1 "),
    ('[1, 2, 2, 3, 3, "any"]', '[1, 2, 2, 3, 3]', "wheels.stone_cards: must be a list of 6 numbers"),
    ("at_levels = [2, 4]", "at_levels = [2, 7]", "wheel_gains.melee.at_levels[1]: 7 is not a whole number from 2 to 6"),
    ("fire   = [1, 2, 3]", "fire   = [1, 2, 2]", "hits.fire: the numbers do not rise; expected each "),
    ("fire   = [1, 2, 3]", "fire   = [0, 1, 2]", "hits.fire[0]: 0 is not a whole number from 1 to 6"),
    ("points = [1, 2, 3, 4, 5]", "points = [1, 2, 3, 4]", "strips.points: must be a list of 5 numbers"),
    ("stone = 16", "stone = 17", "magic_deck: has 33 cards; expected 32"),
    ("unit_limit   = 5", "unit_limit   = 7", "actions.unit_limit: 7 is not a whole number from 1 to 6"),
    ("tile          = 2", "tile          = true", "scoring.tile: True is not a whole number from 0 to 9"),
    ("top_step = 12", "top_step = '12'", "favour_track.top_step: '12' is not a whole number from 1 to 99"),
    ('[1, 1, 2, 2, 3, "any"]', '[0, 1, 2, 2, 3, "any"]', "wheels.fire_cards[0]: 0 is not a whole number from 1 to 99"),
    ("action_markers = 4", "action_markers = 3", "components.action_markers: 3 does not fit the rules; expected 4"),
    # gains
    ("6 = { wheel = 1 }", "6 = { wheel = 2 }", "treasure.6.wheel: 2 is not a whole number from 1 to 1"),
    ("6 = { wheel = 1 }", "6 = { hero = 1 }", "treasure.6.hero: is unknown here; known are coins, luck, "),
    ("6 = { wheel = 1 }", "6 = {}", "treasure.6: gives nothing; expected one of coins, luck, "),
    ("6 = { wheel = 1 }", "6 = { coins = 1, luck = 1 }", "treasure.6: gives 2 things; expected one"),
    ("6 = { wheel = 1 }", "7 = { wheel = 1 }", "treasure.7: is unknown here; known are 1, 2, 3, 4, 5, 6"),
    ('{ god = "red" }', '{ god = "white" }', "gem_lines.white-red.god: 'white' is not one of gold, green, red, blue"),
    ("red-blue ", "blue-red ", "gem_lines.blue-red: is unknown here; known are yellow-green, "),
    ("by_count = [0, 1,", "by_count = [1,", "gem_points.by_count: must be a list of 6 numbers"),
    ("x12 = { bonus = 9,", "x12 = { bonus = 10,",
     "ruin_tiles.x12.bonus: 10 is not in ruin_bonuses; expected one of 1, 2, "),
    ("x12 = ", "x13 = ", "ruin_tiles.x13: is unknown here; known are x01, "),
    # creatures
    ('phases = { magic = "S", melee = "H" }', 'phases = { magic = "D" }', "creatures.shaman.phases.magic: 'D' is not "),
    ('{ magic = "S", melee = "H" }', '{ spell = "S", melee = "H" }', "creatures.shaman.phases.spell: is unknown here"),
    ('phases = { magic = "S", melee = "H" }', "phases = {}",
     "creatures.shaman.phases: names no phase; expected at least one of "),
    ('special = "roll-again"', 'special = "roll"', "creatures.kukulkan.special: 'roll' is not one of none, "),
    ("[1, 1, 1, 1, 2, 2, 2, 3]", "[1, 1, 1, 1, 2, 2, 2]", "strengths.snake: must be a list of 8 numbers"),
    ("[4, 5, 6, 6]", "[4, 5, 6, 7]", "strengths.kukulkan[3]: 7 is not a whole number from 1 to 6"),
    (LIGHT_MONKEY, 'monkey = ["A", "A", "AH", "H", "H"]', "creature_dice.light.monkey: must be a list of 6 texts"),
    (LIGHT_MONKEY, 'monkey = ["A", "A", "AH", "H", "X", ""]',
     "creature_dice.light.monkey[4]: 'X' has no meaning for monkey; "),
    (LIGHT_MONKEY, 'monkey = ["A", "A", "AD", "H", "H", ""]',
     "creature_dice.light.monkey[2]: 'D' has no meaning for monkey; "),
    ('["F", "F", "", "", "", ""]', '["F", "F", "F", "F", "F", "F"]', "creature_dice.light.kukulkan: would be rolled "),
    ('caiman      = { phases = { melee = "H" }, special = "none" }', 'caiman = { phases = { melee = "H" }, special = '
     '"roll-again" }', "creature_dice.dark.caiman: would be rolled again for ever; expected a face without H"),
    (LIGHT_MONKEY, 'monkey = ["A", "A", "AF", "H", "H", ""]',
     "creature_dice.light.monkey[2]: 'F' has no meaning for monkey; "),
    ("[creature_dice.dark]", "[creature_dice.black]", "creature_dice.black: is unknown here; known are light, dark"),
    ('die         = ["light", ', 'die         = ["white", ', "city_attack.die[0]: 'white' is not one of light, dark"),
    ("loss_points = -3", "loss_points = 3", "city_attack.loss_points: 3 is not a whole number from -99 to 0"),
    # tasks
    ('01 = { set = "sun"', '01 = { set = "star"', "tasks.01.set: 'star' is not one of sun, sun-moon, moon, moon-star"),
    ('01 = { set = "sun"', '01 = { set = "moon"', "tasks: has 6 of the set sun; expected 7"),
    ('condition = "war-markers"', 'condition = "peace"', "tasks.02.condition: 'peace' is not one of own-figures, "),
    ("value = { snake = 2 }", "value = { dragon = 2 }", "tasks.01.value.dragon: is unknown here; known are snake, "),
    ("value = { snake = 2 }", "value = {}", "tasks.01.value: needs nothing; expected at least one thing"),
    ('value = ["white"]', 'value = ["black"]', "tasks.06.value[0]: 'black' is not one of yellow, green, white, red, "),
    ("23 = { set", "24 = { set", "tasks.24: is unknown here; known are 01, "),
    ("sun       = 2", "sun       = 4", "task_sets.sun-moon: round 4 has the set sun; expected another round"),
    # gods and heroes
    (G05, G05.replace("price-cap", "price-minus"),
     "gods.g05.effect: 'price-minus' differs from the rules; expected 'price-cap'"),
    (G05, G05.replace("gold", "red"), "gods.g05.colour: 'red' differs from the rules; expected 'gold'"),
    (G05, G05.replace("value = 1", "value = -1"), "gods.g05.value: -1 is not a whole number from 1 to 99"),
    (G05, G05.replace("value", "price"), "gods.g05.price: is unknown here; known are colour, effect, action, value"),
    (G05, "", "gods.g05: is missing"),
    ('"unit-limit", value = 6', '"unit-limit", value = 7', "gods.g21.value: 7 is not a whole number from 5 to 6"),
    (', hits = [1, 2, 3] }', " }", "gods.g54.hits: is missing"),
    ("hits = [1, 2, 3] }", "hits = 3 }", "gods.g54.hits: is empty or no list; expected "),
    ("hits = [1, 2, 3] }", "hits = [1, 2, 9] }", "gods.g54.hits[2]: 9 is not a whole number from 1 to 6"),
    ('h01 = { type = "a"', 'h01 = { type = "d"', "hero_cards.h01.type: 'd' is not one of a, b, c"),
    ('h01 = { type = "a"', 'h01 = { type = "b"', "hero_cards: has 7 of type a; expected 8"),
    ('"muster"', '"monster"', "hero_cards.h21.effect: 'monster' differs from the rules; expected 'muster'"),
]  # fmt: skip


@pytest.mark.rule("I19.4", "I29.1", "I29.2", "I29.8")
@pytest.mark.parametrize(("old", "new", "complaint"), FAULTS)
def test_a_fault_is_named_with_its_key(old: str, new: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(BadData, match="^" + re.escape(f"mine.toml: {complaint}")) as error:
        edited(tmp_path, (old, new))
    assert "\n" not in str(error.value)


@pytest.mark.rule("I2.18")
def test_a_layout_too_small_for_the_ring_around_the_city(tmp_path: Path) -> None:
    text = TEXT[TEXT.index("[layouts]\n2 = ") : TEXT.index("\n3 = [\n")]
    with pytest.raises(BadData, match=r"layouts\.2: has 4 cells; expected at least the 8 beside the city$"):
        edited(tmp_path, (text, '[layouts]\n2 = ["r3", "r5", "t3", "t5"]'))


@pytest.mark.rule("I2.7")
def test_a_layout_in_two_pieces(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"layouts\.2: v5 cannot be reached from the city; expected a connected map$"):
        edited(tmp_path, ('"u2", "u3", "u4", "u5",\n]\n3', '"u2", "u3", "v5",\n]\n3'))


@pytest.mark.rule("I1.3", "I3.3")
def test_more_ruin_tiles_than_ruins(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"^mine\.toml: terrain_mix: 13 ruin tiles with 4 seats; expected at most 12$"):
        edited(tmp_path, ("= [5, 5, 6]", "= [5, 5, 7]"), ("land-village     = [1, 1, 2]", "land-village = [1, 1, 1]"))


@pytest.mark.rule("I25.19")
def test_more_villages_and_camps_than_can_yield(tmp_path: Path) -> None:
    with pytest.raises(
        BadData, match=r"^mine\.toml: terrain_mix: 9 camps and villages with 4 seats; expected at most 8$"
    ):
        edited(tmp_path, ("= [5, 5, 6]", "= [5, 5, 5]"), ("land-camp        = [1, 2, 2]", "land-camp = [1, 2, 3]"))


# Boxes that are right


@pytest.mark.rule("I29.8")
def test_a_corrected_die(tmp_path: Path) -> None:
    box = edited(tmp_path, (LIGHT_MONKEY, 'monkey = ["AA", "", "", "", "", "HHH"]'))
    monkey = KINDS.index("monkey")
    assert box.faces[0][monkey][1:] == ["AA", "", "", "", "", "HHH"]
    assert box.face_hits[0][monkey] == [[0] * 7, [0, 2, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 3]]
    assert box.faces[1] == BOX.faces[1]


@pytest.mark.rule("I29.2")
def test_another_tile_mix(tmp_path: Path) -> None:
    box = edited(tmp_path, ("= [5, 5, 6]", "= [4, 5, 6]"), ("water-temple     = [1, 1, 1]", "water-temple = [1, 1, 1]"),
                 ("water-ruin       = [4, 5, 6]", "water-ruin = [5, 5, 6]"))  # fmt: skip
    copies = dict(zip(box.tile_kinds, box.tile_copies[2]))
    assert (copies["land-ruin"], copies["water-ruin"], sum(copies.values())) == (4, 5, 20)
    land = sum(n for n, terrain in zip(box.tile_copies[2], box.terrain) if terrain == LAND)
    assert land == 9


@pytest.mark.rule("I29.1")
def test_a_map_with_other_names_and_another_order(tmp_path: Path) -> None:
    """South up: rows v to p, the same places."""
    path = tmp_path / "south.toml"
    start, end = TEXT.index(P1), TEXT.index("\n\n# The cells of the standard layout")
    cells = sorted(TEXT[start:end].splitlines(), reverse=True)
    path.write_text(TEXT[:start] + "\n".join(cells) + TEXT[end:], encoding="utf-8")
    box = read_box(read_data_file(path))
    assert box.spots[1] == "v5"
    assert {frozenset(box.spots[n] for n in near) for near in box.near} == {
        frozenset(BOX.spots[n] for n in near) for near in BOX.near
    }
    assert sorted(box.spots[spot] for spot in box.layout[3]) == sorted(names(BOX.layout[3]).split())


@pytest.mark.rule("I29.9")
def test_numbers_of_cards(tmp_path: Path) -> None:
    box = edited(
        tmp_path,
        (G05, G05.replace("value = 1", "value = 2")),
        ('h01 = { type = "a", pay = 3', 'h01 = { type = "b", pay = 1'),
        ('h09 = { type = "b"', 'h09 = { type = "a"'),
    )
    assert (box.god_value[5], box.god_numbers[5]) == (2, {"value": 2})
    assert (box.hero_pay[1], box.hero_type[1], box.hero_type[9]) == (1, 1, 0)


@pytest.mark.rule("I20.01", "I20.02", "I20.04")
def test_gods_that_pay_more(tmp_path: Path) -> None:
    path = copy(tmp_path, *(card(f"g{n:02}", "value = 1", f"value = {n + 2}") for n in (1, 2, 4)))
    position = "gods; all land-temple; water-ruin r3; red r3=1 gods={} gems=red,blue coins=0 scout=r3; down r3 x01"
    for god, coins in (("g01", 3), ("g02", 4), ("g04", 12)):
        holds(at(position.format(god), box=path), f"red coins={coins}")


@pytest.mark.rule("I20.32")
def test_a_treasure_is_raised_by_more_but_not_above_six(tmp_path: Path) -> None:
    path = copy(tmp_path, card("g32", "value = 1", "value = 3"))
    table = play(at("act red scout; red gods=g32 coins=0", box=path), "scout u3")
    holds(play(table, "roll 1 ; use g32"), "red coins=2")
    assert offers(play(table, "roll 5 ; use g32"), "wheel") != []


@pytest.mark.rule("I20.34")
def test_more_markers_turn_to_peace_but_no_more_than_there_are(tmp_path: Path) -> None:
    path = copy(tmp_path, card("g34", "value = 1", "value = 2"))
    holds(at("act red war; red gods=g34; blue war=1; green war=2", box=path), "red war=2 ; blue war=0 ; green war=0")


@pytest.mark.rule("I20.35")
def test_tiles_repeated_more_often(tmp_path: Path) -> None:
    path = copy(tmp_path, card("g35", "per_round = 1", "per_round = 2"))
    table = at("turn red; red gods=g35 coins=20 repeated=1; marks war red red", box=path)
    assert refused(table, "red act war") is None
    holds(play(table, "act war"), "red repeated=2")
    assert (
        refused(at("turn red; red gods=g35 coins=20 repeated=2; marks war red red", box=path), "red act war") == "I6.3"
    )


@pytest.mark.rule("I20.52")
def test_paid_rerolls_more_often(tmp_path: Path) -> None:
    path = copy(tmp_path, card("g52", "per_fight = 1", "per_fight = 2"))
    table = play(at("act red land; red city=2 gods=g52 coins=9; caiman r3 4", box=path), "take 2 ; to r3 ; roll 6,6")
    table = play(table, "use g52 ; again all ; roll 6,6 ; use g52 ; again all ; roll 6,6")
    holds(table, "red coins=5")
    assert "beast 1" in chances(table), "twice, and not a third time"


@pytest.mark.rule("I19.4", "I29.9", "I1.9", "I21.07")
def test_heroes_of_other_types(tmp_path: Path) -> None:
    """h07 is a b, h09 an a: their stacks, figures and powers follow."""
    path = copy(tmp_path, card("h07", '"a"', '"b"'), card("h09", '"b"', '"a"'))
    table = at("act red hero recruit; red h01@city; blue city=1", box=path)
    stacks = [set(chances(play(table, f"recruit {kind} city"))) for kind in "bc"]
    assert stacks == [{f"hero h{n:02}" for n in (10, 11, 12, 13, 14, 15, 16)}, {f"hero h{n}" for n in range(18, 25)}]
    table = play(at("act red land; red city=1 h07@city u3=1; snake r3 1", box=path), "from city ; take 1 b ; to r3")
    table = play(table, "roll 1,6 ; beast 6")
    assert sorted(offers(table)) == ["done", "station b u3"]
    holds(play(table, "station b u3"), "red h07@u3 r3=1")


@pytest.mark.rule("I29.6")
def test_gem_lines_in_other_places(tmp_path: Path) -> None:
    box = edited(tmp_path, ('{ god = "red" }', "{ luck = 4 }"), ("{ luck = 4 }", '{ god = "red" }'))
    assert gain(*box.lines[BOX.line_words.index("yellow-blue")][2:]) == "god red"
