"""Chapters 5 and 6: districts and their founding."""

import pytest
from games.language import offers, play, refused
from games.mexica.examples import region, run
from games.mexica.position import at, new

# M5 Districts


@pytest.mark.rule("M5.1", "M5.5")
def test_the_island_is_one_district_at_the_start() -> None:
    table = new(4)
    land = {table.state.region[cell] for cell, canal in enumerate(table.state.canal) if not canal}
    assert [(table.state.size[number], table.state.founded[number]) for number in land] == [(192, 0)]


@pytest.mark.rule("M5.2")
def test_water_at_corners_separates() -> None:
    run("at canal D12; canal C13; canal E13; canal F14 -> region C14 = 4, H7 = 184")


@pytest.mark.rule("M5.3")
def test_the_shore_is_a_border() -> None:
    run("at canal B5-C5; canal D4; canal D3; canal C2; canal B2 -> region A3 = 6")


@pytest.mark.rule("M5.4")
def test_occupied_cells_count() -> None:
    run("at canal S7-S8; canal S9; p1 U6; p2 1@U7; n 2@T8; tile 7@T6 -> region U8 = 7")


@pytest.mark.rule("M5.5")
def test_a_tile_makes_a_district_founded() -> None:
    after = play(at("canal S7-S8; canal S9; p1 T8; p2 H6; show 7"), "p1: found 7 U6")
    assert refused(after, "p1: found 7 U7") == "M6.3"
    assert refused(after, "p1: canal U8") == "M4.6"
    assert refused(after, "p1: canal K5") is None


@pytest.mark.rule("M5.6")
def test_an_unfounded_district_is_split_whatever_stands_in_it() -> None:
    table = at("canal R6; canal Q7-Q8; canal Q9; p1 R8; p2 U6; p3 3@R7 2@U8; p4 3@T9")
    after = play(table, "p1: canal S7-S8; canal S9")
    assert (region(table, "R8"), region(after, "R8"), region(after, "U8")) == (13, 3, 7)
    assert after.state.temple == table.state.temple and after.state.mexica == table.state.mexica


@pytest.mark.rule("M5.6", "M15.1")
def test_each_piece_counts_where_its_cell_is() -> None:
    run("""
        at canal R6; canal Q7-Q8; canal Q9; canal S7-S8; canal S9; p3 3@R7 2@U8; p4 3@T9
        score 2: p1 0, p2 0, p3 7, p4 7
        """)


@pytest.mark.rule("M5.7")
@pytest.mark.parametrize(("canals", "cell", "size"), [("B2", "B1", 1), ("B3-B4", "A3", 2), ("O5; O10", "P7", 25)])
def test_districts_without_a_tile(canals: str, cell: str, size: int) -> None:
    course = "; ".join(f"canal {canal}" for canal in canals.split("; "))
    assert region(play(at("p1 H6"), f"p1: {course}"), cell) == size


@pytest.mark.rule("M5.8", "M6.2", "M11.5")
def test_nobody_on_a_bridge_is_in_a_district() -> None:
    run("""
        at canal S7-S8; canal S9; bridge S8 ew; p1 S8; p2 T8; show 7 -> p1: found 7 U6 = no M6.2
        p1: build 1 T7 / build 1 R8 = no M11.5
        p1: end | p2: found 7 U6 = p1 +0, p2 +4
        """)


# M6 Founding


@pytest.mark.rule("M6.2-M6.5", "M20.10")
@pytest.mark.parametrize(
    ("founding", "rule"),
    [
        ("7 S7", "M6.5"),  # water is in no district
        ("7 O7", "M6.5"),
        ("7 A1", "M6.5"),  # lake
        ("12 K5", "M6.2"),
        ("7 H7", "M6.2"),  # the palace, but of another district
        ("6 U6", "M6.4"),
        ("8 U6", "M6.4"),
        ("6 T8", "M6.4"),  # and the own Mexica on it
        ("7 T8", "M6.5"),  # the own Mexica
        ("7 T6", "M6.5"),  # a Mexica
        ("7 T7", "M6.5"),  # a temple
        ("7 U6", None),
    ],
)
def test_the_first_broken_rule(founding: str, rule: str | None) -> None:
    table = at("canal S7-S8; canal S9; p1 T8; p2 T6; p3 2@T7; show 7 8 12; ap 0")
    assert refused(table, f"p1: found {founding}") == rule


@pytest.mark.rule("M6.3", "M20.10")
def test_a_founded_district_is_not_founded_again() -> None:
    table = at("canal S7-S8; canal S9; tile 7@U6; p1 T8; show 7")
    assert refused(table, "p1: found 7 U7") == refused(table, "p1: found 3 U6") == "M6.3"


@pytest.mark.rule("M6.4")
def test_the_tile_must_be_on_display() -> None:
    position = "canal S7-S8; canal S9; canal U8; p1 T8"
    assert refused(at(f"{position}; show 3 7; wait 6"), "p1: found 6 T7") == "M6.4"
    table = at(f"{position}; show 6 6")
    after = play(table, "p1: found 6 T7")
    assert (table.state.display[3], after.state.display[3]) == (2, 1)
    assert sum(table.state.tile) == 0 and sum(after.state.tile) == 6


@pytest.mark.rule("M6.5")
def test_every_free_ordinary_cell_takes_the_tile() -> None:
    table = at("canal S7-S8; canal S9; p1 T8; p2 T6; p3 2@T7; show 7")
    assert offers(table, "found") == ["found 7 u6", "found 7 u7", "found 7 u8", "found 7 t9"]


@pytest.mark.rule("M6.5")
def test_a_district_of_palace_cells_only_is_not_founded() -> None:
    moat = "canal G6; canal F7; canal G8; canal H9; canal I8; canal J7"
    table = at(f"{moat}; canal I5-I6; canal H4-H5; p1 H6; show 5")
    assert region(table, "H7") == 5
    assert offers(table, "found") == []
    assert [refused(table, f"p1: found 5 {cell}") for cell in ("H7", "G7", "I7")] == ["M6.5"] * 3


@pytest.mark.rule("M6.6")
def test_others_may_have_dug_it_long_ago() -> None:
    run("""
        at canal S7-S8; p1 K3; p2 T8; p3 K5; p4 K6; show 7
        p1: canal S9; end | p2: end | p3: end | p4: end | p1: end | p2: found 7 U6 = p1 +0, p2 +4
        """)


@pytest.mark.rule("M6.7")
@pytest.mark.parametrize(
    ("size", "canals", "middle", "small"),
    [(3, "C13-D13; E13; F14", 2, 1), (6, "S7-S8; S9; U8", 3, 2), (7, "S7-S8; S9", 4, 2)],
)
def test_points_of_a_founding(size: int, canals: str, middle: int, small: int) -> None:
    inside = {3: ["C14", "D14", "E14"], 6: ["T6", "U6", "T8"], 7: ["T6", "U6", "T8"]}[size]
    table = at(f"canal {canals.replace('; ', '; canal ')}; p1 {inside[0]}; p2 {inside[1]}; p3 K5; show {size}")
    after = play(table, f"p1: found {size} {inside[2]}").state
    assert after.points == [middle, small, 0, 0]


@pytest.mark.rule("M6.8")
def test_a_tile_is_an_obstacle_for_good() -> None:
    run("""
        at canal S7-S8; canal S9; tile 7@U7; p1 U6; p2 H6
        p1: walk U7 = no M8.2
        p1: build 1 U7 = no M11.3
        p1: jump U7 = no M10.1
        p1: canal U7 = no M4.5
        """)


@pytest.mark.rule("M6.9")
def test_actions_in_a_founded_district() -> None:
    run("""
        at canal S7-S8; canal S9; tile 7@U7; p1 U6
        p1: walk T6; build 1 T7; bridge S8 ew; bridge S9 ew = ap 2, region T6 7
        p1: jump R8 = ap 1
        p1: canal T6 / canal T6-T7 / canal T9 = no M4.6
        """)
