"""The board and the decks as data: the numbers of the rules, and every fault in a board named with its key (C26.6)."""

import re
from collections import Counter
from pathlib import Path

import pytest
from games.cortez.random_games import positions

from patolli.core.datafile import read_data_file
from patolli.core.errors import BadData
from patolli.games.cortez.data.components import BRIDGE, CITY, DIKE, HARBOUR, HIGHEST_BID, KINDS, TEMPLES, WATER, Board
from patolli.games.cortez.data.load import read_board
from patolli.games.cortez.data.load_decks import read_decks
from patolli.games.cortez.game import Cortez
from patolli.games.cortez.rules.auction import purse
from patolli.testing.fuzz import fuzz_game

FOLDER = Cortez.folder / "data"
FILE = FOLDER / "lake-texcoco-1.toml"
TEXT = FILE.read_text(encoding="utf-8")
BOARD = read_board(read_data_file(FILE))
DECKS = read_decks(read_data_file(FOLDER / "decks.toml"))


def edited(folder: Path, *changes: tuple[str, str]) -> Board:
    """Return the default board with these changes to the text of its file; each old text must be there."""
    text = TEXT
    for old, new in changes:
        assert old in text, f"{old!r} is not in the file"
        text = text.replace(old, new, 1)
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return read_board(read_data_file(path))


def at(name: str) -> int:
    return BOARD.names.index(BOARD.aliases.get(name, name))


def around(name: str) -> list[str]:
    """Return the fields one step away on foot or by boat; a name in brackets is the water under a bridge."""
    return [
        BOARD.names[n] if n < BOARD.size else f"({BOARD.bridge_words[n - BOARD.size]})" for n in BOARD.next[at(name)]
    ]


# The default board


@pytest.mark.rule("C2.1")
@pytest.mark.rule("C2.2")
@pytest.mark.rule("C2.3")
def test_fields_are_numbered_row_by_row() -> None:
    assert (BOARD.columns, BOARD.rows, BOARD.size) == (21, 17, 357)
    fields = {"a1": 0, "u1": 20, "a2": 21, "k5": 94, "tn25": 178, "u17": 356}
    assert {name: at(name) for name in fields} == fields


@pytest.mark.rule("C2.4")
def test_kinds_of_field() -> None:
    assert Counter(KINDS[kind] for kind in BOARD.kind) == {
        "land": 147, "village": 15, "harbour": 8, "water": 138, "dike": 19, "bridge": 5, "city": 25,
    }  # fmt: skip


@pytest.mark.rule("C2.5")
@pytest.mark.rule("C2.6")
@pytest.mark.rule("C2.7")
@pytest.mark.rule("C2.8")
def test_the_city() -> None:
    rows = ["1 2 3 4 5", "16 17 18 19 6", "15 24 25 20 7", "14 23 22 21 8", "13 12 11 10 9"]
    for y, row in enumerate(rows, 7):
        for column, number in zip("ijklm", row.split(), strict=True):
            field = at(f"{column}{y}")
            assert (BOARD.names[field], BOARD.city[field]) == (f"tn{number}", int(number))
            assert BOARD.city_field[int(number)] == field
    assert len(BOARD.aliases) == sum(number > 0 for number in BOARD.city) == 25
    assert BOARD.aliases["k9"] == "tn25"
    assert KINDS[BOARD.kind[at("t17")]] == "land"
    assert list(TEMPLES) == [17, 18, 19, 20, 21, 22, 23, 24]


@pytest.mark.rule("C2.20")
def test_villages() -> None:
    fields = {1: "g2 k2 d9 g16 k16", 2: "p2 c5 c11 n16 i17", 3: "n1 s6 s10 r15 l17"}
    expected = {at(name): number for number, names in fields.items() for name in names.split()}
    assert {field: number for field, number in enumerate(BOARD.supplies) if number} == expected
    assert set(BOARD.villages) == set(expected)
    assert BOARD.villages[at("p2")] == "tulpetlac"


@pytest.mark.rule("C2.21")
def test_bridges_and_harbours() -> None:
    bridges = {"tepeyac": "k4", "tenayuca": "i5", "tlacopan": "g9", "coyoacan": "i13", "iztapalapa": "k14"}
    assert BOARD.bridge_words == list(bridges)
    assert BOARD.bridges == [at(name) for name in bridges.values()]
    assert [BOARD.bridge_at[field] for field in BOARD.bridges] == [0, 1, 2, 3, 4]
    assert BOARD.bridge_at.count(-1) == 352
    harbours = [BOARD.names[field] for field in range(BOARD.size) if BOARD.kind[field] == HARBOUR]
    assert harbours == ["i2", "p3", "d5", "s7", "d12", "s13", "i16", "m16"]


@pytest.mark.rule("C3.5")
@pytest.mark.rule("C3.6")
def test_start_fields() -> None:
    groups = (BOARD.crowns, BOARD.helmets, BOARD.mixed_outside, BOARD.mixed_inside)
    assert [len(group) for group in groups] == [18, 18, 4, 4]
    assert len({field for group in groups for field in group}) == 44
    assert [BOARD.names[field] for field in BOARD.mixed_outside] == ["k5", "f9", "q9", "k13"]
    assert [BOARD.names[field] for field in BOARD.mixed_inside] == ["tn1", "tn5", "tn13", "tn9"]
    assert (BOARD.names[BOARD.crowns[0]], BOARD.names[BOARD.helmets[0]]) == ("b1", "e1")


@pytest.mark.rule("C3.7")
def test_guards() -> None:
    assert BOARD.guard_words == ["junction", "flank", "corner"]
    named = [tuple(" ".join(BOARD.names[field] for field in group) for group in line) for line in BOARD.guards]
    assert named == [("k5", "k13"), ("f9", "q9"), ("tn1 tn9", "tn5 tn13")]


# Ways


@pytest.mark.rule("C2.14")
def test_the_city_border_is_crossed_at_three_gates() -> None:
    crossed = {
        (BOARD.names[field], BOARD.names[node])
        for field in range(BOARD.size)
        for node in BOARD.next[field]
        if BOARD.kind[field] != CITY and node < BOARD.size and BOARD.kind[node] == CITY
    }
    assert crossed == {("k6", "tn3"), ("h9", "tn15"), ("k12", "tn11")}


@pytest.mark.rule("C2.10")
@pytest.mark.rule("C2.11")
@pytest.mark.rule("C2.12")
@pytest.mark.rule("C2.13")
@pytest.mark.rule("C2.15")
@pytest.mark.rule("C2.17")
@pytest.mark.parametrize(
    ("name", "nodes"),
    [
        ("a1", "b1 a2"),
        ("k6", "k5 tn3"),  # a dike is not left for the water beside it
        ("i2", "i1 h2 j2 i3"),  # a harbour goes both ways
        ("i5", "h5 j5"),  # on a bridge one is on foot
        ("i4", "i3 h4 j4 (tenayuca)"),
        ("j4", "j3 i4 (tepeyac)"),  # not through the dike j5
        ("e1", "d1 f1 e2"),
        ("tn25", "tn18 tn24 tn20 tn22"),
        ("tn1", "tn2 tn16"),
        ("d9", "c9 e9"),  # a village between two waters: land is not left for water
    ],
)
def test_steps(name: str, nodes: str) -> None:
    assert around(name) == nodes.split()


@pytest.mark.rule("C2.12")
def test_under_a_bridge_lies_water_on_both_sides() -> None:
    under = [[BOARD.names[node] for node in BOARD.next[BOARD.size + bridge]] for bridge in range(5)]
    assert under == [["j4", "l4"], ["i4", "i6"], ["g8", "g10"], ["i12", "i14"], ["j14", "l14"]]


@pytest.mark.rule("C2.13", "C2.15")
def test_every_way_leads_back_and_never_changes_between_feet_and_boat_but_in_a_harbour() -> None:
    for node, near in enumerate(BOARD.next):
        assert near == sorted(set(near))
        assert all(node in BOARD.next[other] for other in near)
        wet = node >= BOARD.size or BOARD.kind[node] == WATER
        for other in near:
            dry = other < BOARD.size and BOARD.kind[other] in (CITY, DIKE, BRIDGE)
            assert not (wet and dry)


# Boards with a fault

ROW_5 = '"..2h~~==+==~~~~~~~...",   # 5'
START_5 = '"..........b........s.",   # 5'
FAULTS = [
    # the file and its maps
    ("board = ", "bord = ", "bord: unknown key; expected one of: board, terrain, "),
    (
        'board = "lake-texcoco-1"',
        'board = "Lake Texcoco"',
        "board: 'Lake Texcoco' does not fit; expected small letters, digits and hyphens",
    ),
    ("[gates]", "[gate]", "gate: unknown key"),
    (ROW_5, "5,", "terrain: not a list of texts; expected one or more texts"),
    (ROW_5, '"..2h",', "terrain[4]: row 5 has 4 columns; expected 21, as in row 1"),
    ('".............3.......",   # 1', f'"{"." * 27}",', "terrain[0]: has 27 columns; expected 2 to 26"),
    (ROW_5, ROW_5 + "\n" + '".....................",\n' * 24, "terrain: has 41 rows; expected 1 to 40"),
    (
        ROW_5,
        ROW_5.replace("~", "?"),
        "terrain[4]: unknown sign '?' on e5; expected one of: .~=+h123456789ABCDEFGHIJKLMNOPQRSTUVWXY",
    ),
    (ROW_5, ROW_5.replace("2", "0"), "terrain[4]: unknown sign '0' on c5"),
    ("ABCDE", "ABCD~", "terrain: E (tn5) stands on 0 fields; expected 1"),
    ("ABCDE", "ABCDD", "terrain: D (tn4) stands on 2 fields; expected 1"),
    # harbours and villages
    ('"i2", ', '"i3", ', "harbours[0]: i3 is water on the map; expected a harbour"),
    ('    "i2", ', "    #", "harbours: i2 is missing; expected every harbour of the map"),
    ('"p3", ', '"i2", ', "harbours[1]: i2 is listed twice; expected each name once"),
    ('"p3", ', '"v3", ', "harbours[1]: 'v3' is not a field; expected a1 to u17 or tn1 to tn25"),
    ("number = 3", "number = 0", "villages.ecatepec.number: 0 is not a whole number from 1 to 9"),
    ("number = 3", "number = 2", "villages.ecatepec.number: 2; expected 3, as the map says on n1"),
    ('field = "n1"', 'field = "n2"', "villages.ecatepec.field: n2 is land on the map; expected a village"),
    ('field = "n1"', 'place = "n1"', "villages.ecatepec.place: unknown key; expected one of: field, number"),
    ('field = "g2"', 'field = "k2"', "villages: g2 is missing; expected every village of the map"),
    ("ecatepec ", "Ecatepec ", "villages: 'Ecatepec' does not fit; expected small letters and hyphens"),
    ("ecatepec ", '"san juan" ', "villages: 'san juan' does not fit; expected small letters and hyphens"),
    ("ecatepec ", "k9 ", "villages: 'k9' does not fit; expected small letters and hyphens"),
    ("tepeyacac ", "tenayuca ", "Cannot overwrite a value"),  # one word for two villages: refused by TOML itself
    # bridges
    ('"k4" ', '"k3" ', "bridges.tepeyac: k3 is dike on the map; expected a bridge"),
    ('tepeyac    = "k4"', "#", "bridges: k4 is missing; expected every bridge of the map"),
    ('tepeyac    = "k4"', 'tepeyac    = "i5"', "bridges: k4 is missing; expected every bridge of the map"),
    (
        '"...~~~=~~~+~~~~~~....",   # 4',
        '"...~~~=~~=+~~~~~~....",',
        "bridges.tepeyac: k4 does not span water; expected fields to walk on at two opposite sides, water at the ",
    ),
    (
        '"....~~=~~~=~~~~h.....",   # 3',
        '"....~~=~~~~~~~~h.....",',
        "bridges.tepeyac: k4 does not span water; expected fields to walk on at two opposite sides, water at the ",
    ),
    # gates
    ('["k6", "tn3"]', '["k6"]', "gates.north: not a gate; expected a dike field and a city field"),
    ('["k6", "tn3"]', '["j6", "tn2"]', "gates.north[0]: j6 is water on the map; expected a dike"),
    ('["k6", "tn3"]', '["k6", "k5"]', "gates.north[1]: k5 is dike on the map; expected a city"),
    ('["k6", "tn3"]', '["k6", "tn4"]', "gates.north: k6-tn4: the fields are apart; expected neighbours"),
    ('["h9", "tn15"]', '["k6", "tn3"]', "gates.west: k6-tn3 is listed twice; expected each gate once"),
    ('north = ["k6", "tn3"]', "", "gates: k6-tn3 is missing; expected a gate for each dike beside the city"),
    (
        "~~~ABCDE~",
        "~~.ABCDE~",
        "terrain: h7 is land and lies beside tn1; expected only water and dikes beside the city",
    ),
    # starts and guards
    (START_5, "", "starts: has 21 columns and 16 rows; expected 21 and 17, as the terrain"),
    (START_5, START_5.replace("s", "x"), "starts[4]: unknown sign 'x' on t5; expected one of: .asbB"),
    (START_5, START_5.replace("s", "a"), "starts: a stands on 19 fields; expected 18"),
    (START_5, START_5.replace("s", "."), "starts: s stands on 17 fields; expected 18"),
    (START_5, START_5.replace("b", "."), "starts: b stands on 3 fields; expected 4"),
    (START_5, START_5.replace("b", "B"), "starts[4]: B on k5; expected b outside the city and B inside"),
    ("a.B...B...s", "a.b...B...s", "starts[6]: b on tn1; expected b outside the city and B inside"),
    (START_5, '"........a.b........s.",', "starts[4]: a on i5; expected no figure on a bridge"),
    (
        'second = ["k13"]',
        'second = ["k12"]',
        "guards.junction.second[0]: k12 does not fit; expected each mixed field once",
    ),
    (
        'second = ["k13"]',
        'second = ["k5"]',
        "guards.junction.second[0]: k5 does not fit; expected each mixed field once",
    ),
    (
        'second = ["k13"]',
        "second = []",
        "guards.junction: the groups differ; expected equally many fields in both, at least 1, inside the city and ",
    ),
    (
        'first = ["k5"], second = ["k13"]',
        "first = [], second = []",
        "guards.junction: the groups differ; expected equally many fields in both, at least 1, inside the city and ",
    ),
    (
        'second = ["k13"]',
        'second = ["tn1"]',
        "guards.junction: the groups differ; expected equally many fields in both, at least 1, inside the city and ",
    ),
    ("flank    =", "# flank    =", "guards: f9 q9 is missing; expected every mixed field"),
    ("second =", "third =", "guards.junction.third: unknown key; expected one of: first, second"),
]


@pytest.mark.rule("C26.6")
@pytest.mark.parametrize(("old", "new", "complaint"), FAULTS)
def test_a_fault_is_named_with_its_key(old: str, new: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(BadData, match="^" + re.escape(f"mine.toml: {complaint}")) as error:
        edited(tmp_path, (old, new))
    assert "\n" not in str(error.value)


@pytest.mark.rule("C26.6")
def test_six_bridges(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"^mine\.toml: bridges: has 6 bridges; expected 5$"):
        edited(tmp_path, ("1==+=O", "1+=+=O"), ("[bridges]", '[bridges]\nsixth = "e9"'))


@pytest.mark.rule("C26.6")
def test_a_village_in_the_water_cannot_be_reached(tmp_path: Path) -> None:
    village = 'island = { field = "p5", number = 1 }'
    with pytest.raises(BadData, match=r"^mine\.toml: terrain: p5 cannot be reached; expected ways from the city "):
        edited(tmp_path, ("==+==~~~~~~~...", "==+==~~~~1~~..."), ("[villages]", f"[villages]\n{village}"))


@pytest.mark.rule("C26.6")
def test_a_lake_without_a_harbour_cannot_be_reached(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"^mine\.toml: terrain: a17 cannot be reached; expected ways"):
        edited(tmp_path, ('"........2..3', '"~.......2..3'))


# Boards that are right


@pytest.mark.rule("C26.6")
@pytest.mark.parametrize("number", [1, 9])
def test_another_village_number(tmp_path: Path, number: int) -> None:
    """It is read, and a game on this board is played and evaluated to its end."""
    word = ('board = "lake-texcoco-1"', 'board = "my-lake"')
    sign = ('".............3', f'".............{number}')
    board = edited(tmp_path, word, sign, ("number = 3", f"number = {number}"))
    assert (board.word, board.supplies[at("n1")], board.next) == ("my-lake", number, BOARD.next)
    for count, table in enumerate(positions(3, number, board=str(tmp_path / "mine.toml"))):
        if count % 20 == 0:
            table.game.evaluate(table.state, 0)
    assert table.state.reason and table.game.static_data()["villages"][str(at("n1"))]["supplies"] == number


@pytest.mark.rule("C26.6")
def test_a_board_upside_down(tmp_path: Path) -> None:
    """Return the board with north and south exchanged: its rows, and every row number."""
    rows = re.findall(r'^    "([^"]{21})",', TEXT, re.M)
    turned = iter(rows[16::-1] + rows[:16:-1])
    text = re.sub(r'^    "[^"]{21}",', lambda _: f'    "{next(turned)}",', TEXT, flags=re.M)
    text = re.sub(r'"([a-u])(\d+)"', lambda m: f'"{m[1]}{18 - int(m[2])}"', text)
    path = tmp_path / "south.toml"
    path.write_text(text, encoding="utf-8")
    board = read_board(read_data_file(path))
    assert board.names[board.city_field[1]] == "tn1"
    assert board.city_field[1] == at("i11")
    assert sum(map(len, board.next)) == sum(map(len, BOARD.next))


# Decks


@pytest.mark.rule("C1.5")
@pytest.mark.rule("C1.6")
@pytest.mark.rule("C1.7")
@pytest.mark.rule("C1.8")
@pytest.mark.rule("C1.9")
@pytest.mark.rule("C4.1")
def test_decks() -> None:
    assert (DECKS.supplies, DECKS.values) == ([25, 25, 25, 25], [1, 2, 3, 4])
    assert sum(n * value for n, value in zip(DECKS.supplies, DECKS.values, strict=True)) == HIGHEST_BID
    assert (DECKS.war, sum(DECKS.war)) == ([10, 8, 7, 6, 5, 4], 40)
    assert (DECKS.events, sum(DECKS.events)) == ([3, 3, 3, 3, 1, 1, 1, 1, 1, 3], 20)
    assert {option: sum(copies) for option, copies in DECKS.missions.items()} == {9: 9, 8: 8}
    assert (DECKS.missions[9][0], DECKS.missions[8][0]) == (2, 1)
    assert (DECKS.bribes, sum(DECKS.bribes)) == ([1, 1, 1, 1, 1, 1, 1, 2], 9)
    assert DECKS.rounds[2:] == [2, 2, 3, 3, 3]


CORRECTED = (
    ("camouflage = { copies = 25, bribe = 1 }", "camouflage = { copies = 30, bribe = 1 }"),
    ("gold       = { copies = 25, bribe = 4 }", "gold       = { copies = 11, bribe = 5 }"),
    ("copies = [10, 8, 7, 6, 5, 4]", "copies = [5, 5, 5, 5, 10, 10]"),
    ("mutiny          = 1", "mutiny          = 0"),
    ("plunder         = 1", "plunder         = 2"),
    ("vp7      = 1", "vp7      = 0"),
    ("blank    = 2", "blank    = 3"),
    ("6 = 3", "6 = 1"),
)


def corrected(folder: Path, *changes: tuple[str, str]) -> Path:
    """Return the path of a copy of the decks with these changes."""
    text = (FOLDER / "decks.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"{old!r} is not in the file"
        text = text.replace(old, new, 1)
    path = folder / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.rule("C26.7", "C1.5", "C1.6", "C1.7", "C1.9", "C4.1", "C15.8")
@pytest.mark.parametrize("players", [2, 6])
def test_corrected_decks_are_played(players: int, tmp_path: Path) -> None:
    """Every law holds with other numbers of cards, the start has them, and the default game keeps its own."""
    game = Cortez({"decks": str(corrected(tmp_path, *CORRECTED))})
    start = game.setup(players)
    assert (start.deck, start.war_deck[0]) == ([30, 25, 25, 11], [5, 5, 5, 5, 10, 10])
    assert (start.events, start.pile, start.rounds) == (
        [0, 3, 3, 3, 1, 1, 2, 1, 0, 3],
        [1, 1, 1, 1, 1, 1, 0, 3],
        {2: 2, 6: 1}[players],
    )
    assert game.static_data()["supplies"]["value"] == [1, 2, 3, 5]
    start.supply[0] = [1, 1, 1, 1]
    assert purse(start, 0) == 11
    assert Cortez({}).setup(players).deck == [25, 25, 25, 25]
    assert fuzz_game(game, players, games=1, seed=1).games == 1


@pytest.mark.rule("C26.7")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("[war]", "[battle]", "battle: unknown key; expected one of: supplies, war, events, "),
        (
            "copies = 25, bribe = 1",
            "copies = 0, bribe = 1",
            "supplies.camouflage.copies: 0 is not a whole number from 1 ",
        ),
        ("copies = 25, bribe = 1", "bribe = 1", "supplies.camouflage.copies: is missing; expected a value"),
        (
            "copies = 25, bribe = 2",
            "copies = 25, bribe = 1",
            "supplies.weapon.bribe: 1 after 1; expected values that rise ",
        ),
        (
            "copies = 25, bribe = 4",
            "copies = 26, bribe = 4",
            "supplies.copies: 101 cards worth 254 in all; expected at ",
        ),
        ("weapon     =", "sword      =", "supplies.sword: unknown key; expected one of: camouflage, weapon, "),
        ("[10, 8, 7, 6, 5, 4]", "[10, 8, 7, 6, 5]", "war.copies: a list of 5 does not fit; expected a list of 6 "),
        ("[10, 8, 7, 6, 5, 4]", "[10, 8, 7, 6, 5, 5]", "war: 41 cards in all; expected 40"),
        ("treasure        = 3", "treasure        = 4", "events: 21 cards in all; expected 20"),
        ("bridges         = 3", 'bridges         = "3"', "events.bridges: '3' is not a whole number from 0 to 20"),
        (
            "mutiny          = 1",
            "revolt          = 1",
            "events.revolt: unknown key; expected one of: treasure, bridges, ",
        ),
        ("9 = [2, 1,", "9 = [3, 1,", "missions.9: 10 cards in all; expected 9"),
        ("blank    = 2", "blank    = 1", "bribes: 8 cards in all; expected 9"),
        ("6 = 3", "6 = 4", "rounds.6: 4 is not a whole number from 1 to 3"),
        ("6 = 3", "7 = 3", "rounds.7: unknown key; expected one of: 2, 3, 4, 5, 6"),
    ],
)
def test_faults_in_decks_are_named(old: str, new: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(BadData) as error:
        Cortez({"decks": str(corrected(tmp_path, (old, new)))})
    assert str(error.value).startswith(f"cards.toml: {complaint}")
    assert "\n" not in str(error.value)


@pytest.mark.rule("C26.7")
def test_treasures_cannot_be_replaced_by_other_events(tmp_path: Path) -> None:
    changes = ("treasure        = 3", "treasure        = 2"), ("mutiny          = 1", "mutiny          = 2")
    with pytest.raises(BadData, match=r"events\.treasure: 2; expected 3$"):
        Cortez({"decks": str(corrected(tmp_path, *changes))})
