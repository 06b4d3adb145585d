"""Chapters 4 and 7: canals, bridges, and the order in which their refusals are named."""

import pytest
from rules.mexica.position import at, offers, play, refused, run

# M4 Canals


@pytest.mark.rule("M4.1", "M20.10")
def test_an_empty_supply_is_named_before_all_else() -> None:
    table = at("p1 K5; supply singles 0 doubles 0; ap 0")
    for canal in ("H7", "S6", "K5", "L5", "H6-H7", "K5-K6", "L5-N9", "A1-B1"):
        assert refused(table, f"p1: canal {canal}") == "M4.1"
    assert refused(at("p1 K5; supply singles 0"), "p1: canal L5-L6") is None
    assert refused(at("p1 K5; supply doubles 0"), "p1: canal L5") is None


@pytest.mark.rule("M4.2", "M20.10")
@pytest.mark.parametrize("canal", ["K5-L6", "K5-M5", "H7-K9", "A1-C1", "U6-T7", "L1-A3"])
def test_two_cells_apart_are_no_double(canal: str) -> None:
    assert refused(at("p1 K5"), f"p1: canal {canal}") == "M4.2"


@pytest.mark.rule("M4.3-M4.7", "M20.10")
@pytest.mark.parametrize(
    ("canal", "rule"),
    [
        ("G6-H6", "M4.3"),  # and a Mexica on G6
        ("H6", "M4.3"),  # and a Mexica on it
        ("R6-S6", "M4.4"),  # half on the lake
        ("N6-O6", "M4.4"),  # half on the printed canal, and N6 is the end of a bridge
        ("K1-L1", "M4.4"),  # wholly on the lake
        ("K5", "M4.4"),
        ("J5-K5", "M4.4"),  # J5 carries a temple
        ("T6-U6", "M4.5"),  # the tile and a founded cell
        ("J5", "M4.5"),
        ("I5-J5", "M4.5"),
        ("G6", "M4.5"),
        ("T6", "M4.6"),
        ("T8-T9", "M4.6"),
        ("T7", "M4.6"),  # founded, and the end of a bridge
        ("N6", "M4.7"),
        ("M6-N6", "M4.7"),
        ("R7", "M4.7"),
        ("L8", None),
    ],
)
def test_the_first_broken_rule(canal: str, rule: str | None) -> None:
    table = at(
        "canal S7-S8; canal S9; tile 7@U6; bridge S7 ew; bridge O6 ew; canal K5; p1 H6; p2 G6; p3 1@J5; points p1 3"
    )
    assert refused(table, f"p1: canal {canal}") == rule


@pytest.mark.rule("M4.5")
def test_neutral_temples_stand_in_the_way_too() -> None:
    assert refused(at("seats 2; p1 H6; n 2@K5"), "p1: canal K5") == "M4.5"


@pytest.mark.rule("M4.7")
def test_an_occupied_bridge_protects_its_ends_too() -> None:
    table = at("canal K5; bridge K5 ns; p1 K5; p2 H6")
    assert [refused(table, f"p1: canal {cell}") for cell in ("K4", "K6", "J5")] == ["M4.7", "M4.7", None]


@pytest.mark.rule("M4.8")
def test_canals_far_from_water_and_everybody() -> None:
    run("at p1 A3 -> p1: canal L8; canal F4-G4; canal P8; canal T8-U8 = ap 2")
    run("at p1 A3; p2 K4; p3 K6; p4 J5 -> p1: canal K5 = ap 5")


@pytest.mark.rule("M4.8", "M5.7")
def test_all_canals_of_an_empty_island() -> None:
    """Nothing but the palace, the printed canal and the Mexica is in the way."""
    texts = offers(at("p1 H7"), "canal")
    assert len(texts) == 187 + 323
    one_less = offers(at("p1 H7; p2 K5"), "canal")
    assert set(texts) - set(one_less) == {f"canal {c}" for c in ("k5", "k4-k5", "k5-k6", "j5-k5", "k5-l5")}


@pytest.mark.rule("M4.9")
def test_a_canal_stays() -> None:
    table = at("p1 A3; canal K5; canal L5-L6")
    verbs = {text.split()[0] for text in offers(table)}
    assert verbs <= {"canal", "bridge", "walk", "jump", "build", "chip", "end"}  # nothing takes a canal away
    assert refused(table, "p1: canal K5") == refused(table, "p1: canal L5-L6") == "M4.4"


# M7 Bridges


@pytest.mark.rule("M7.1", "M20.8", "M20.10")
@pytest.mark.parametrize("site", ["S6 ew", "B9 ns", "K5 ew", "H7 ns", "A1 ns", "U14 ew"])
def test_no_canal_no_bridge(site: str) -> None:
    assert refused(at("p1 R6; supply bridges 0; ap 0"), f"p1: bridge {site}") == "M7.1"


@pytest.mark.rule("M7.2", "M7.3", "M7.6", "M20.10")
def test_order_of_refusals() -> None:
    table = at("canal K5-K6; bridge K5 ew; p1 A3; supply bridges 0; ap 0")
    assert refused(table, "p1: bridge K5 ns") == "M7.2"  # K6 is water as well
    assert refused(table, "p1: bridge K6 ns") == "M7.3"  # the supply is empty as well
    assert refused(table, "p1: bridge K6 ew") == "M7.6"
    assert refused(at("canal K5; p1 A3; ap 0"), "p1: bridge K5 ew") == "M3.3"


@pytest.mark.rule("M7.3")
def test_ends_may_be_anything_on_land() -> None:
    run("""
        at canal H5; p1 H6; p2 1@H4 -> p1: bridge H5 ns = ap 5
        at canal S7-S8; canal S9; tile 7@T8; p1 A3; p2 R8 -> p1: bridge S8 ew = ap 5
        at canal B1; p1 A3 -> p1: bridge B1 ns / bridge B1 ew = no M7.3
        """)


@pytest.mark.rule("M7.4", "M7.5")
def test_bridges_side_by_side_and_with_one_end_in_common() -> None:
    run("""
        at canal K5-K6; canal M5; canal L4; p1 A3
        p1: bridge K5 ew; bridge K6 ew; bridge M5 ew; bridge L4 ns = ap 2
        p1: bridge K5 ns = no M7.3
        """)


@pytest.mark.rule("M7.6")
def test_the_last_bridge() -> None:
    table = play(at("canal K5; p1 A3; supply bridges 1"), "p1: bridge O6 ew")
    assert table.state.bridges == 0
    assert refused(table, "p1: bridge K5 ns") == "M7.6"
    assert refused(table, "p1: rebridge O6 K5 ns") is None


BRIDGES_OUT = "canal K5; canal M5-M6; bridge K5 ns; bridge M5 ew; bridge O7 ew; p1 A3; p2 M5; supply bridges 0"


@pytest.mark.rule("M7.7-M7.9", "M20.10")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("K5 K9 ns", "M7.1"),  # land
        ("K5 S6 ew", "M7.1"),  # lake
        ("K9 K8 ns", "M7.1"),  # no bridge there either
        ("K5 M5 ew", "M7.2"),
        ("K5 M6 ns", "M7.3"),
        ("K5 O6 ns", "M7.3"),
        ("M6 O6 ew", "M7.7"),  # no bridge on M6
        ("K9 O6 ew", "M7.7"),
        ("S6 O6 ew", "M7.7"),
        ("A1 O6 ew", "M7.7"),
        ("M5 O6 ew", "M7.8"),  # p2 is on it
        ("M5 M5 ew", "M7.8"),
        ("K5 K5 ns", "M7.9"),
        ("K5 K5 ew", None),
        ("K5 M6 ew", None),
        ("O7 O7 ew", "M7.9"),
        ("O7 O8 ew", None),
    ],
)
def test_moving_bridges(move: str, rule: str | None) -> None:
    assert refused(at(BRIDGES_OUT), f"p1: rebridge {move}") == rule


@pytest.mark.rule("M7.7")
def test_moving_needs_an_empty_supply() -> None:
    table = at(BRIDGES_OUT.replace("bridges 0", "bridges 1"))
    assert refused(table, "p1: rebridge K5 K5 ew") == "M7.7"
    assert offers(table, "rebridge") == []
    assert offers(at(BRIDGES_OUT), "bridge") == []


@pytest.mark.rule("M7.8")
def test_the_own_mexica_holds_a_bridge_too() -> None:
    run("at canal K5; bridge K5 ns; bridge O7 ew; p1 K5; supply bridges 0 -> p1: rebridge K5 O8 ew = no M7.8")
    run("at canal K5; bridge K5 ns; bridge O7 ew; p1 K5; supply bridges 0 -> p1: walk K4; rebridge K5 O8 ew = ap 4")


@pytest.mark.rule("M7.9", "M4.7")
def test_a_moved_bridge_leaves_and_arrives_whole() -> None:
    after = play(at(BRIDGES_OUT), "p1: rebridge K5 M6 ew")
    assert refused(after, "p1: canal K4") is None
    assert refused(after, "p1: canal L6") == "M4.7"
    assert after.state.bridges == 0
    assert not any(text.startswith("rebridge k5 ") for text in offers(after, "rebridge"))
    assert any(text.startswith("rebridge m6 ") for text in offers(after, "rebridge"))
