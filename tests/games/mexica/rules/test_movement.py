"""Chapters 8 to 11: moves on foot, by boat and with a jump, and temples."""

import pytest
from games.language import offers, play, refused
from games.mexica.examples import run
from games.mexica.position import at

# M8 On foot


@pytest.mark.rule("M8.1-M8.5", "M20.10")
@pytest.mark.parametrize(
    ("position", "cell", "rule"),
    [
        ("p1 K5", "K5", "M8.1"),
        ("p1 K5", "L6", "M8.1"),
        ("p1 K5", "K7", "M8.1"),
        ("p1 K5", "A1", "M8.1"),
        ("p1 B1", "C1", "M8.5"),  # the lake beside it
        ("p1 K5; p2 K6", "K6", "M8.2"),
        ("p1 K5; n 1@K6", "K6", "M8.2"),
        ("p1 K5; tile 9@K6", "K6", "M8.2"),
        ("p1 K5; canal K6; bridge K6 ew", "K6", "M8.3"),
        ("p1 K5; canal K6; bridge K6 ns; p2 K6", "K6", "M8.3"),
        ("p1 K5; canal K6", "K6", "M8.5"),
        ("canal K5; bridge K5 ns; p1 K5", "L5", "M8.4"),
        ("canal K5; bridge K5 ns; p1 K5; p2 K4", "K4", "M8.4"),
        ("canal K5; bridge K5 ns; p1 K5; p2 1@K4", "K4", "M8.4"),
        ("canal K5; bridge K5 ns; p1 K5; tile 9@K4", "K4", "M8.4"),
        ("canal K5-K6; bridge K5 ew; p1 K5", "K6", "M8.5"),
        ("canal K5-K6; bridge K5 ew; bridge K6 ew; p1 K5", "K6", "M8.5"),  # from bridge to bridge
        ("canal K5; canal L5; bridge K5 ns; bridge L5 ns; p1 K5", "L5", "M8.5"),
        ("canal K5; bridge K5 ns; p1 K5", "K4", None),
        ("canal K5; bridge K5 ns; p1 K4", "K5", None),
        ("p1 H6", "H7", None),
    ],
)
def test_steps(position: str, cell: str, rule: str | None) -> None:
    assert refused(at(position), f"p1: walk {cell}") == rule


@pytest.mark.rule("M8.5")
def test_no_way_between_touching_bridges() -> None:
    """Two bridges in a row would need an end on water; beside each other they are still two bridges."""
    assert offers(at("canal K5-K6; bridge K5 ew; bridge K6 ew; p1 K5"), "walk") == ["walk j5", "walk l5"]


@pytest.mark.rule("M8.6")
def test_back_and_forth_and_a_night_on_the_bridge() -> None:
    run("""
        at canal K5; bridge K5 ns; p1 K4; p2 C3; p3 C4; p4 C5; show 9
        p1: walk K5; walk K4; walk K5; walk K6; walk K5; end = turn p2
        p1: walk K5; end | p2: end | p3: end | p4: end | p1: walk K6 = ap 5
        """)


# M9 Boats


@pytest.mark.rule("M9.1-M9.4", "M20.10")
@pytest.mark.parametrize(
    ("position", "cell", "rule"),
    [
        ("p1 N6; bridge O6 ew; bridge O8 ew", "O8", "M9.1"),
        ("p1 N6", "K5", "M9.1"),  # neither from a bridge nor to one
        ("p1 O6; bridge O6 ew", "O6", "M9.2"),  # another bridge
        ("p1 O6; bridge O6 ew", "O8", "M9.2"),  # open water
        ("p1 O6; bridge O6 ew", "N6", "M9.2"),  # land
        ("p1 O6; bridge O6 ew", "S6", "M9.2"),  # the lake
        ("p1 O6; bridge O6 ew; canal K5; bridge K5 ns; p2 K5", "K5", "M9.3"),  # and occupied
        ("p1 O6; bridge O6 ew; bridge O8 ew; p2 O8; ap 0", "O8", "M9.4"),
        ("p1 O6; bridge O6 ew; bridge O8 ew; ap 0", "O8", "M3.3"),
        ("p1 O6; bridge O6 ew; bridge O8 ew", "O8", None),
    ],
)
def test_trips(position: str, cell: str, rule: str | None) -> None:
    assert refused(at(position), f"p1: sail {cell}") == rule


@pytest.mark.rule("M9.3", "M9.5")
def test_the_cheapest_route_is_charged() -> None:
    """A ring of water with bridges: one way round passes two of them, the other way none."""
    ring = "canal K5-L5; canal M5-M6; canal K6-K7; canal L7-M7"
    bridges = "bridge L5 ns; bridge M6 ew; bridge L7 ns"
    run(f"at {ring}; {bridges}; bridge K6 ew; p1 L5 -> p1: sail L7 = ap 4")
    run(f"at {ring}; bridge L5 ns; bridge M6 ew; bridge L7 ns; p1 L5 -> p1: sail L7 = ap 5")


@pytest.mark.rule("M9.4", "M20.4")
def test_under_several_occupied_bridges() -> None:
    position = "bridge O6 ew; bridge O7 ew; bridge O8 ew; bridge O9 ew; p1 O6; p2 O7; p3 O8"
    run(f"at {position} -> p1: sail O9 = ap 3")
    run(f"at {position}; ap 2 -> p1: sail O9 = no M3.3")


@pytest.mark.rule("M20.4")
def test_two_hops_cost_as_much_as_one_trip() -> None:
    position = "bridge O6 ew; bridge O7 ew; bridge O8 ew; bridge O9 ew; p1 O6"
    run(f"at {position} -> p1: sail O9 / sail O7; sail O9 / sail O8; sail O9 / sail O7; sail O8; sail O9 = ap 3")


# M10 Jump


@pytest.mark.rule("M10.1")
@pytest.mark.parametrize("start", ["K5", "O6", "H7"])
def test_a_jump_from_anywhere_to_anywhere(start: str) -> None:
    table = at(f"bridge O6 ew; bridge O8 ew; p1 {start}; p2 C3; p3 1@C4; tile 9@C5")
    for cell in ("A3", "U8", "H8", "O8"):
        assert refused(table, f"p1: jump {cell}") is None
    for cell in (start, "C3", "C4", "C5", "O7", "S6", "A1"):
        assert refused(table, f"p1: jump {cell}") == "M10.1"


@pytest.mark.rule("M10.1", "M20.10")
def test_a_jump_needs_five_points() -> None:
    assert refused(at("p1 K5; ap 4"), "p1: jump A3") == "M3.3"
    assert refused(at("p1 K5; ap 4"), "p1: jump S6") == "M10.1"


# M11 Temples


@pytest.mark.rule("M11.1-M11.5", "M20.10")
@pytest.mark.parametrize(
    ("temple", "rule"),
    [
        ("4 S7", "M11.1"),  # none in hand, and water
        ("1 S7", "M11.2"),
        ("1 S8", "M11.2"),  # a bridge
        ("1 A1", "M11.2"),  # lake
        ("1 T8", "M11.3"),  # the own Mexica
        ("1 U6", "M11.3"),  # the tile
        ("1 U7", "M11.3"),  # a temple
        ("1 H6", "M11.3"),  # p2 stands on a start cell
        ("1 H7", "M11.4"),  # of another district as well
        ("1 K5", "M11.5"),
        ("3 T7", "M3.3"),
        ("2 T7", None),
    ],
)
def test_where_temples_may_not_stand(temple: str, rule: str | None) -> None:
    table = at("canal S7-S8; canal S9; bridge S8 ew; tile 7@U6; p1 T8; p2 H6 1@U7; hand p1 1 1 1 0; ap 2")
    assert refused(table, f"p1: build {temple}") == rule


@pytest.mark.rule("M11.5")
def test_founded_or_not() -> None:
    run("at canal S7-S8; canal S9; p1 T8 -> p1: build 1 U8 = ap 5")
    run("at canal S7-S8; canal S9; tile 7@U6; p1 T8 -> p1: build 1 U8 = ap 5")
    assert refused(at("canal S7-S8; canal S9; bridge S8 ew; p1 S8"), "p1: build 1 T8") == "M11.5"


@pytest.mark.rule("M11.6")
def test_shutting_in_is_allowed_later() -> None:
    run("""
        at p1 K9 1@F7 1@G6; p2 G7; p3 H7 -> p1: build 1 G8 = ap 5
        at p1 K9; p2 N8; p3 2@M8 2@N7; bridge O8 ew -> p1: build 1 N9; build 1 P8 = ap 4
        """)


@pytest.mark.rule("M11.7")
def test_a_temple_stays() -> None:
    table = at("p1 K5; p2 2@K6; p1 1@K4")
    for text in ("build 1 K6", "build 3 K6", "build 1 K4"):
        assert refused(table, f"p1: {text}") == "M11.3"
    assert refused(table, "p1: canal K6") == "M4.5"
    after = play(table, "p1: build 1 L5; build 2 L6; end")
    assert [value for value in after.state.temple if value] == [1, 1, 2, 2]
    assert after.state.hand[0] == [1, 2, 2, 1]


@pytest.mark.rule("M11.8")
def test_temples_from_the_first_turn_on() -> None:
    run("at round 1; p1 H6; p2 G7; p3 I7; p4 H8 -> p1: build 4 K5; build 2 A3 = ap 0")
