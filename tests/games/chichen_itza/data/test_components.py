"""The box as data: the numbers of the rules (I1 to I24, I29)."""

from collections import Counter

import pytest
from games.chichen_itza.boxes import BOX, COUNTS, gain, names

from patolli.games.chichen_itza.data.components import (
    ACTIONS,
    ANY,
    BUILDINGS,
    CONDITIONS,
    DECKS,
    GEMS,
    GODS,
    HERO_TYPES,
    KINDS,
    MINE,
    PER_COLOUR,
    SETS,
    SPECIALS,
    TERRAINS,
    TYPES,
)
from patolli.games.chichen_itza.rules.gods import colour_of


def cell(name: str) -> int:
    return BOX.spots.index(name)


def distances() -> list[int]:
    """Return the distance of each spot from the city."""
    far = [0] + [99] * 42
    for _ in range(4):
        far = [min(far[spot], *(far[n] + 1 for n in near)) for spot, near in enumerate(BOX.near)]
    return far


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
    assert {after: SETS[number] for after, numbers in enumerate(BOX.sets_after) for number in numbers} == {
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
