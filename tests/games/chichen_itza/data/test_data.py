"""Faults in a copy of the box are named with their keys (I29)."""

import re
from pathlib import Path

import pytest
from games.chichen_itza.boxes import G05, LIGHT_MONKEY, P1, TEXT, edited

from patolli.core.errors import BadData

FAULTS = [
    # the file
    ("version = 1", "version = 0", "version: 0 is not a whole number from 1 to 9999"),
    ("[scoring]", "[score]", "score: unknown key; expected one of: version, board, "),
    ("[scoring]", "[[scoring]]", "scoring: a list of 1 does not fit; expected a table"),
    ('scoring = "stated: rulebook (I17)"', "", "source.scoring: is missing"),
    ('scoring = "stated: ', 'score = "stated: ', "source.score: unknown key"),
    ('scoring = "stated: ', 'scoring = "known: ', "source.scoring: 'known: rulebook (I17)' does not fit; expected "),
    # the map
    ("steps   = [[1, 0],", "steps   = [[1, 1],", "board.steps[0]: [1, 1] has no opposite step; expected pairs "),
    ("steps   = [[1, 0],", "steps   = [[1, 0, 0],", "board.steps[0]: a list of 3 does not fit; expected a list of 2 "),
    ("[-1, 1], [-1, 0], [0, -1], [1, -1]]", "[-1, 0], [0, -1]]", "board.cells: only 10 tiles can be laid "),
    ("city    = [[0, 0], [1, 0]]", "city    = []",
     "board.city: is not a list, or is empty; expected a list with at least one entry"),
    ("city    = [[0, 0], [1, 0]]", "city    = [[0, 0], [0, 0]]",
     "board.city[1]: [0, 0] is listed twice; expected different "),
    ("city    = [[0, 0], [1, 0]]", "city    = [[0, 0], [2, 0]]",
     "board.cells.s6: has the place of city; expected a place of its own"),
    (P1, "", "board.cells: has 41 cells; expected 42"),
    (P1, "g1 = [ 0, -3]", "board.cells.g1: is not a cell name; expected a small letter other than g, "),
    (P1, "p1 = [ 1, -3]", "board.cells.p2: has the place of p1; expected a place of its own"),
    (P1, "p1 = [ 0]", "board.cells.p1: a list of 1 does not fit; expected a list of 2 whole numbers"),
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
    ("land-camp        = [1, 2, 2]", "land-camp = [1, 2]", "terrain_mix.land-camp: a list of 2 does not fit; "),
    ("land-camp        = [1, 2, 2]", "land-camp = [2, 2, 2]", "terrain_mix: 21 tiles with 2 seats; expected 20 for "),
    ("land-camp        = [1, 2, 2]", "land-camp = [3, 2, 2]", "terrain_mix.land-camp: 3 tiles with fewer seats; "),
    ("land-mine-red    = [1, 1, 1]", "land-mine-red = [1, 1, 2]", "terrain_mix.land-mine-red[2]: 2 is not a whole "),
    ("water-mine-blue", "water-mine-pink", "terrain_mix.water-mine-pink: unknown key; expected one of: land-camp, "),
    # action board
    ("4 = { rows = 4, columns = 4 }", "4 = { rows = 4, columns = 3 }",
     "action_tiles: 16 tiles with 4 seats; expected 12 "),
    ("4 = { rows = 4, columns = 4 }", "4 = { rows = 4 }", "action_grid.4.columns: is missing"),
    ("4 = { rows = 4, columns = 4 }", "4 = [4, 4]", "action_grid.4: a list of 2 does not fit; expected a table"),
    ("4 = [1, 2, 3, 3, 4, 5, 6, 7]", "4 = [1, 2, 3, 4, 5, 6, 7]", "cost_markers.4: a list of 7 does not fit; "),
    ("4 = [1, 2, 3, 3, 4, 5, 6, 7]", "4 = [1, 2, 3, 3, 4, 5, 6, 10]", "cost_markers.4[7]: 10 is not a whole number "),
    ('"war+favour"    = [2, 3]', '"war+favour" = [3]',
     "action_tiles: no tile has war with 2 seats; expected a tile for every action"),
    ('"war+favour"    = [2, 3]', '"war+favour" = [3, 2]',
     "action_tiles.war+favour: the numbers do not rise; expected each "),
    ('"war+favour"    = [2, 3]', '"war+scout" = [2, 3]', "action_tiles.war+scout: unknown key; expected one of: "),
    # wheels and numbers
    ("[0, 1, 2, 3, 4, 5]        # stated: levels 3, 4", "[0, 1, 2, 2, 3, 4] #",
     "wheels.defence[3]: 2 after 2; expected at least 3"),
    ("[0, 1, 2, 3, 4, 5]        # stated: levels 3, 4", "[1, 2, 3, 4, 5, 6] #", "wheels.defence[5]: 6 is not a whole "),
    ("[1, 1, 2, 2, 3, 4]", "[1, 2, 1, 2, 3, 4]", "wheels.melee[2]: 1 after 2; expected at least 2"),
    ('[1, 2, 2, 3, 3, "any"]', '[1, 2, 2, 3, 3, "all"]', "wheels.stone_cards[5]: 'all' is not a whole number from 1 "),
    ('[1, 2, 2, 3, 3, "any"]', '[1, 2, 2, 3, 3]', "wheels.stone_cards: a list of 5 does not fit; expected a list of "),
    ("at_levels = [2, 4]", "at_levels = [2, 7]", "wheel_gains.melee.at_levels[1]: 7 is not a whole number from 2 to 6"),
    ("fire   = [1, 2, 3]", "fire   = [1, 2, 2]", "hits.fire: the numbers do not rise; expected each "),
    ("fire   = [1, 2, 3]", "fire   = [0, 1, 2]", "hits.fire[0]: 0 is not a whole number from 1 to 6"),
    ("points = [1, 2, 3, 4, 5]", "points = [1, 2, 3, 4]", "strips.points: a list of 4 does not fit; expected a list "),
    ("stone = 16", "stone = 17", "magic_deck: has 33 cards; expected 32"),
    ("unit_limit   = 5", "unit_limit   = 7", "actions.unit_limit: 7 is not a whole number from 1 to 6"),
    ("tile          = 2", "tile          = true", "scoring.tile: True is not a whole number from 0 to 9"),
    ("top_step = 12", "top_step = '12'", "favour_track.top_step: '12' is not a whole number from 1 to 99"),
    ('[1, 1, 2, 2, 3, "any"]', '[0, 1, 2, 2, 3, "any"]', "wheels.fire_cards[0]: 0 is not a whole number from 1 to 99"),
    ("action_markers = 4", "action_markers = 3", "components.action_markers: 3 does not fit the rules; expected 4"),
    # gains
    ("6 = { wheel = 1 }", "6 = { wheel = 2 }", "treasure.6.wheel: 2 is not a whole number from 1 to 1"),
    ("6 = { wheel = 1 }", "6 = { hero = 1 }", "treasure.6.hero: unknown key; expected one of: coins, luck, "),
    ("6 = { wheel = 1 }", "6 = {}", "treasure.6: gives nothing; expected one of coins, luck, "),
    ("6 = { wheel = 1 }", "6 = { coins = 1, luck = 1 }", "treasure.6: gives 2 things; expected one"),
    ("6 = { wheel = 1 }", "7 = { wheel = 1 }", "treasure.7: unknown key; expected one of: 1, 2, 3, 4, 5, 6"),
    ('{ god = "red" }', '{ god = "white" }', "gem_lines.white-red.god: 'white' is not one of gold, green, red, blue"),
    ("red-blue ", "blue-red ", "gem_lines.blue-red: unknown key; expected one of: yellow-green, "),
    ("by_count = [0, 1,", "by_count = [1,", "gem_points.by_count: a list of 5 does not fit; expected a list of 6 "),
    ("x12 = { bonus = 9,", "x12 = { bonus = 10,",
     "ruin_tiles.x12.bonus: 10 is not in ruin_bonuses; expected one of 1, 2, "),
    ("x12 = ", "x13 = ", "ruin_tiles.x13: unknown key; expected one of: x01, "),
    # creatures
    ('phases = { magic = "S", melee = "H" }', 'phases = { magic = "D" }', "creatures.shaman.phases.magic: 'D' is not "),
    ('{ magic = "S", melee = "H" }', '{ spell = "S", melee = "H" }', "creatures.shaman.phases.spell: unknown key"),
    ('phases = { magic = "S", melee = "H" }', "phases = {}",
     "creatures.shaman.phases: names no phase; expected at least one of "),
    ('special = "roll-again"', 'special = "roll"', "creatures.kukulkan.special: 'roll' is not one of none, "),
    ("[1, 1, 1, 1, 2, 2, 2, 3]", "[1, 1, 1, 1, 2, 2, 2]", "strengths.snake: a list of 7 does not fit; expected a "),
    ("[4, 5, 6, 6]", "[4, 5, 6, 7]", "strengths.kukulkan[3]: 7 is not a whole number from 1 to 6"),
    (LIGHT_MONKEY, 'monkey = ["A", "A", "AH", "H", "H"]', "creature_dice.light.monkey: a list of 5 does not fit; "),
    (LIGHT_MONKEY, 'monkey = ["A", "A", "AH", "H", "X", ""]',
     "creature_dice.light.monkey[4]: 'X' has no meaning for monkey; "),
    (LIGHT_MONKEY, 'monkey = ["A", "A", "AD", "H", "H", ""]',
     "creature_dice.light.monkey[2]: 'D' has no meaning for monkey; "),
    ('["F", "F", "", "", "", ""]', '["F", "F", "F", "F", "F", "F"]', "creature_dice.light.kukulkan: would be rolled "),
    ('caiman      = { phases = { melee = "H" }, special = "none" }', 'caiman = { phases = { melee = "H" }, special = '
     '"roll-again" }', "creature_dice.dark.caiman: would be rolled again for ever; expected a face without H"),
    (LIGHT_MONKEY, 'monkey = ["A", "A", "AF", "H", "H", ""]',
     "creature_dice.light.monkey[2]: 'F' has no meaning for monkey; "),
    ("[creature_dice.dark]", "[creature_dice.black]", "creature_dice.black: unknown key; expected one of: light, dark"),
    ('die         = ["light", ', 'die         = ["white", ', "city_attack.die[0]: 'white' is not one of light, dark"),
    ("loss_points = -3", "loss_points = 3", "city_attack.loss_points: 3 is not a whole number from -99 to 0"),
    # tasks
    ('01 = { set = "sun"', '01 = { set = "star"', "tasks.01.set: 'star' is not one of sun, sun-moon, moon, moon-star"),
    ('01 = { set = "sun"', '01 = { set = "moon"', "tasks: has 6 of the set sun; expected 7"),
    ('condition = "war-markers"', 'condition = "peace"', "tasks.02.condition: 'peace' is not one of own-figures, "),
    ("value = { snake = 2 }", "value = { dragon = 2 }", "tasks.01.value.dragon: unknown key; expected one of: snake, "),
    ("value = { snake = 2 }", "value = {}", "tasks.01.value: needs nothing; expected at least one thing"),
    ('value = ["white"]', 'value = ["black"]', "tasks.06.value[0]: 'black' is not one of yellow, green, white, red, "),
    ("23 = { set", "24 = { set", "tasks.24: unknown key; expected one of: 01, "),
    ("sun       = 2", "sun       = 4", "task_sets.sun-moon: round 4 has the set sun; expected another round"),
    # gods and heroes
    (G05, G05.replace("price-cap", "price-minus"),
     "gods.g05.effect: 'price-minus' differs from the rules; expected 'price-cap'"),
    (G05, G05.replace("gold", "red"), "gods.g05.colour: 'red' differs from the rules; expected 'gold'"),
    (G05, G05.replace("value = 1", "value = -1"), "gods.g05.value: -1 is not a whole number from 1 to 99"),
    (G05, G05.replace("value", "price"), "gods.g05.price: unknown key; expected one of: colour, effect, action, value"),
    (G05, "", "gods.g05: is missing"),
    ('"unit-limit", value = 6', '"unit-limit", value = 7', "gods.g21.value: 7 is not a whole number from 5 to 6"),
    (', hits = [1, 2, 3] }', " }", "gods.g54.hits: is missing"),
    ("hits = [1, 2, 3] }", "hits = 3 }", "gods.g54.hits: is not a list, or is empty; expected a list with at least "),
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
