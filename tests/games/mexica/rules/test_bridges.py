"""Chapter 7: bridges, and the order of their refusals."""

import pytest
from games.language import offers, play, refused
from games.mexica.examples import run
from games.mexica.position import at


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
