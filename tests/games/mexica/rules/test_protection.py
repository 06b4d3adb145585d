"""Chapter 12: first-round protection."""

import pytest
from games.language import play, refused
from games.mexica.examples import run
from games.mexica.position import at

SIEGE = "p2 G7; p3 H7; p1 G9 1@F7 1@G6"  # G8 is the last way out of p2


@pytest.mark.rule("M12.1", "M12.6")
@pytest.mark.parametrize(
    ("when", "rule"),
    [
        ("round 1", "M12.2"),
        ("round 2", None),
        ("round 5", None),
        ("phase 2; round 1", None),
        ("phase 2; round 2", None),
    ],
)
def test_phase_one_round_one_only(when: str, rule: str | None) -> None:
    table = at(f"{when}; {SIEGE}")
    for text in ("build 1 G8", "walk G8", "canal G8"):
        assert refused(table, f"p1: {text}") == rule


@pytest.mark.rule("M12.1", "M19.1")
@pytest.mark.parametrize(("option", "rule"), [("on", "M12.2"), ("off", None)])
def test_the_option(option: str, rule: str | None) -> None:
    assert refused(at(f"round 1; {SIEGE}", first_round=option), "p1: walk G8") == rule


@pytest.mark.rule("M12.1")
def test_protection_lasts_until_every_seat_has_had_a_turn() -> None:
    run("""
        at round 1; p1 A3 1@F7 1@G6; p2 G7; p3 H7; p4 G9; show 9; turn p4
        p4: walk G8 = no M12.2
        p4: end | p1: end | p2: end | p3: end | p4: walk G8 = ap 5
        """)
    run(f"at round 1; {SIEGE}; p4 A3; show 9 -> p1: chip; end | p2: end | p3: end | p4: end | p1: walk G8 = ap 5")


@pytest.mark.rule("M12.1", "M16.4")
def test_no_first_round_in_the_second_phase() -> None:
    run("""
        at round 1; p2 G7; p3 H7; p4 A3; p1 G9 1@F7 1@G6; show 9; wait 12
        p1: end | p2: end | p3: end | p4: end | p1: walk G8 = phase 2, ap 5
        """)


@pytest.mark.rule("M12.2", "M20.10")
def test_protection_is_named_last() -> None:
    position = "round 1; p2 G7; p3 H7; p1 G9 1@F7 1@G6"
    assert refused(at(f"{position}; ap 0"), "p1: walk G8") == "M3.3"
    assert refused(at(f"{position}; hand p1 0 1 1 1"), "p1: build 1 G8") == "M11.1"
    assert refused(at(f"{position}; supply singles 0"), "p1: canal G8") == "M4.1"
    assert refused(at(f"{position}; hand p1 0 1 1 1; ap 1"), "p1: build 2 G8") == "M3.3"
    assert refused(at(f"{position}; ap 1"), "p1: walk G8") == "M12.2"


@pytest.mark.rule("M12.2")
def test_a_mexica_already_shut_in_may_be_shut_in_further() -> None:
    position = "round 1; p2 G7; p3 H7; p1 G9 1@F7 1@G6; p4 1@G8"
    run(f"at {position} -> shut p2 = yes, p3 = no")
    assert refused(at(position), "p1: walk F9") is None
    assert refused(at("round 1; p2 A3; p1 C5; p3 1@A4; p4 1@B3 1@C4"), "p1: build 1 B4") is None


@pytest.mark.rule("M12.2")
def test_the_mexica_of_the_seat_itself_is_not_asked_about() -> None:
    run("at round 1; p1 A3; p2 H6; p3 1@A4 -> p1: build 1 B3 = ap 5")  # M12.5


@pytest.mark.rule("M12.2", "M12.3")
@pytest.mark.parametrize(
    "text",
    ["build 1 G8", "build 2 G8", "walk G8", "canal G8", "canal F8-G8", "canal G8-G9", "jump G8"],
)
def test_every_kind_of_action_can_shut_in(text: str) -> None:
    near_by = "F8" if text == "walk G8" else "K9"
    assert refused(at(f"round 1; p2 G7; p3 H7; p1 {near_by} 1@F7 1@G6"), f"p1: {text}") == "M12.2"


@pytest.mark.rule("M12.2")
def test_a_tile_can_shut_in() -> None:
    run("""
        at round 1; canal S7-S8; canal S9; bridge S8 ew; p1 T7 1@U7 1@T6; p2 U8; p3 1@T9; show 7
        shut p1 = no, p2 = no
        p1: found 7 T8 = no M12.2
        p1: found 7 U6 = ap 6, p1 +4, p2 +2
        """)


@pytest.mark.rule("M12.2", "M12.3")
def test_a_moved_bridge_can_shut_in() -> None:
    position = "round 1; canal S7-S8; canal S9; bridge S8 ew; p1 K5; p2 U8; supply bridges 0"
    run(f"at {position} -> p1: rebridge S8 O8 ew = no M12.2")
    run(f"at {position} -> p1: rebridge S8 S9 ew / rebridge S8 S7 ew = ap 5")
    run(f"at {position}; edition 2002 -> p1: rebridge S8 O8 ew = ap 5")
    run(f"at {position.replace('round 1', 'round 2')} -> p1: rebridge S8 O8 ew = ap 5")


@pytest.mark.rule("M12.2", "M12.3")
def test_taking_the_only_bridge_shuts_in() -> None:
    position = "round 1; canal S7-S8; canal S9; bridge S8 ew; p2 U8"
    run(f"at {position}; p1 R8 -> p1: walk S8 = no M12.2")
    run(f"at {position}; bridge S9 ew; p1 R8 -> p1: walk S8 = ap 5")
    run(f"at {position}; p1 T7 -> p1: walk T8 = no M12.2")


@pytest.mark.rule("M12.3")
@pytest.mark.parametrize(
    ("position", "shut"),
    [
        ("canal S7-S8; canal S9; p2 U8", "yes"),  # a small district without bridge
        ("canal S7-S8; canal S9; bridge S8 ew; p2 U8", "no"),
        ("canal S7-S8; canal S9; bridge S8 ew; p1 S8; p2 U8", "yes"),  # the bridge is occupied
        ("canal S7-S8; canal S9; bridge S8 ew; p1 T8; p2 U8", "yes"),  # its end is
        ("canal S7-S8; canal S9; bridge S8 ew; bridge S9 ew; p1 T8; p2 U8", "yes"),  # T9 lies behind p1
        ("canal S7-S8; canal S9; bridge S8 ew; bridge S7 ew; p1 T8; p2 U8", "no"),
        ("canal S7-S8; canal S9; bridge S8 ew; p2 T8; p1 R8", "no"),  # the far end need not be free
        ("edition 2002; canal S7-S8; canal S9; p2 U8", "no"),  # a bridge could be laid
        ("edition 2002; canal S7-S8; canal S9; p2 U8; supply bridges 0", "yes"),  # none could
        ("edition 2002; canal S7-S8; canal S9; bridge O7 ew; p2 U8; supply bridges 0", "no"),
        ("edition 2002; canal S7-S8; canal S9; bridge O7 ew; p1 O7; p2 U8; supply bridges 0", "yes"),
        ("edition 2002; canal S7-S8; canal S9; canal R7-R8; canal R9; p2 U8", "yes"),  # two cells wide
        ("edition 2002; canal S7-S8; canal S9; p2 U8; p1 1@R7 1@R8 1@R9", "no"),  # land, free or not
        ("p2 K5", "no"),
    ],
)
def test_shut_in_on_land(position: str, shut: str) -> None:
    run(f"at round 1; {position} -> shut p2 = {shut}")


@pytest.mark.rule("M12.4")
@pytest.mark.parametrize(
    ("position", "shut"),
    [
        ("canal K5; bridge K5 ns; p2 K5", "no"),
        ("canal K5; bridge K5 ns; p2 K5; p1 K4", "no"),
        ("canal K5; bridge K5 ns; p2 K5; p1 K4 1@K6", "yes"),
        ("canal K5; bridge K5 ns; p2 K5; p1 1@K4; tile 9@K6", "yes"),
        ("canal K5-L5; bridge K5 ns; bridge L5 ns; p2 K5; p1 1@K4 1@K6", "no"),
        ("canal K5-L5; bridge K5 ns; bridge L5 ns; p2 K5; p1 L5 1@K4 1@K6", "no"),  # occupied or not
        ("canal K5; bridge K5 ns; canal L6; bridge L6 ns; p2 K5; p1 1@K4 1@K6", "yes"),  # at a corner
        ("canal K5-L5; bridge K5 ns; p2 K5; p1 1@K4 1@K6", "yes"),
        ("edition 2002; canal K5-L5; bridge K5 ns; p2 K5; p1 1@K4 1@K6", "no"),  # a bridge fits on L5
        ("edition 2002; canal K5-L5; canal L4; canal M5; bridge K5 ns; p2 K5; p1 1@K4 1@K6", "no"),  # on L4 or M5
        ("edition 2002; canal K5; bridge K5 ns; p2 K5; p1 1@K4 1@K6", "yes"),
    ],
)
def test_shut_in_on_a_bridge(position: str, shut: str) -> None:
    run(f"at round 1; {position} -> shut p2 = {shut}")


@pytest.mark.rule("M12.5")
def test_shutting_in_oneself() -> None:
    after = play(at("round 1; p1 A3; p2 H6"), "p1: build 1 B3; build 1 A4")
    run("at round 1; p1 A3 1@B3 1@A4; p2 H6 -> shut p1 = yes")
    assert refused(after, "p1: end") is None


@pytest.mark.rule("M12.3", "M19.1")
@pytest.mark.parametrize(("edition", "rule"), [("complete", "M12.2"), ("2015", "M12.2"), ("2002", None)])
def test_editions(edition: str, rule: str | None) -> None:
    table = at("round 1; p2 G7; p3 H7; p1 K9 1@F7 1@G6", edition=edition)
    assert refused(table, "p1: canal G8") == rule
    assert refused(table, "p1: build 1 G8") == "M12.2"
