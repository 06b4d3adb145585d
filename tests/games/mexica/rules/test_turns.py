"""Chapters 3 and 13: turns, action points, action chips."""

import pytest
from games.language import offers, play, refused
from games.mexica.examples import run, turn_of
from games.mexica.position import at

FOUR = "p1 K3; p2 K4; p3 K5; p4 K6; show 9"


@pytest.mark.rule("M3.1")
def test_clockwise() -> None:
    table = at(FOUR)
    order = []
    for _ in range(8):
        (seat,) = table.state.to_act()
        order.append((seat, table.state.round))
        table = play(table, f"p{seat + 1}: chip; end")
    assert order == [(0, 2), (1, 2), (2, 2), (3, 2), (0, 3), (1, 3), (2, 3), (3, 3)]


@pytest.mark.rule("M3.1")
def test_only_the_seat_whose_turn_it_is() -> None:
    for text in ("walk K6", "end", "chip", "discard 9", "canal h7", "place H6"):
        for who in ("p1", "p3", "p4", "*"):
            assert refused(at(f"{FOUR}; turn p2"), f"{who}: {text}") == "M3.1"


@pytest.mark.rule("M3.2")
def test_six_points_and_what_is_left_is_lost() -> None:
    table = at(FOUR)
    assert turn_of(table).ap == 6
    after = play(table, "p1: walk L3; end | p2: end | p3: end | p4: end")
    assert (turn_of(after).seat, turn_of(after).ap) == (0, 6)


ON_LAND = "p1 L7; p2 C3; p3 R8; bridge O7 ew; bridge O9 ew"
ON_A_BRIDGE = "p1 O9; bridge O7 ew; bridge O8 ew; bridge O9 ew"


@pytest.mark.rule("M3.3", "M3.4")
@pytest.mark.parametrize(
    ("position", "action", "cost"),
    [
        (ON_LAND, "canal B4", 1),
        (ON_LAND, "canal C4-D4", 1),
        (ON_LAND, "bridge O6 ew", 1),
        (ON_LAND, "walk L8", 1),
        (ON_LAND, "jump A3", 5),
        (ON_LAND, "build 1 K9", 1),
        (ON_LAND, "build 2 K9", 2),
        (ON_LAND, "build 3 K9", 3),
        (ON_LAND, "build 4 K9", 4),
        (ON_LAND, "chip", 1),
        (ON_A_BRIDGE, "walk P9", 1),
        (ON_A_BRIDGE, "sail O8", 1),
        (ON_A_BRIDGE, "sail O7", 2),
    ],
)
def test_costs_are_needed_and_deducted(position: str, action: str, cost: int) -> None:
    for ap in range(cost, 7):
        table = at(f"{position}; ap {ap}")
        assert table.game.cost(table.state, table.game.actions.parse(action)) == {"ap": cost}
        assert turn_of(play(table, f"p1: {action}")).ap == ap - cost
    assert refused(at(f"{position}; ap {cost - 1}"), f"p1: {action}") == "M3.3"


@pytest.mark.rule("M3.4", "M6.1", "M13.3", "M14.11")
def test_free_actions() -> None:
    run("at canal K5; canal M5; bridge K5 ns; p1 T8; supply bridges 0; ap 1 -> p1: rebridge K5 M5 ns = ap 0")
    run("at canal K5; canal M5; bridge K5 ns; p1 T8; supply bridges 0; ap 0 -> p1: rebridge K5 M5 ns = no M3.3")
    run("at canal S7-S8; canal S9; p1 T8; show 7; ap 0; chips p1 1 -> p1: found 7 U6; spend = ap 1, p1 +4")
    run("at phase 2; p1 T8; show 7; ap 0 -> p1: discard 7 | p2: end | p1: end = turn p2")


@pytest.mark.rule("M3.5")
def test_any_order_and_often() -> None:
    run("""
        at p1 L6; bridge O7 ew; chips p1 1
        p1: walk L7; canal B4; walk L6; build 1 K9; spend; build 1 K8; build 2 K7 = ap 0
        p1: build 2 K7; build 1 K8; spend; build 1 K9; walk L7; canal B4; walk L6 = ap 0
        """)


@pytest.mark.rule("M3.5", "M6.1")
def test_two_foundings_in_one_turn() -> None:
    run("""
        at canal S7-S8; canal S9; canal C13-D13; canal E13; canal F14; p1 T8; show 3 7
        p1: found 7 U6; jump C14; found 3 D14 = ap 1, p1 +6, show
        """)


@pytest.mark.rule("M3.6")
def test_end_is_always_offered() -> None:
    for ap in (0, 3, 6):
        table = at(f"p1 K3; p2 K4; p3 K5; p4 K6; ap {ap}; show 9")
        assert "end" in offers(table)
    assert offers(at("p1 K3; ap 0; chips p1 0")) == ["end"]
    after = play(at("p1 K3; p2 K4; p3 K5; p4 K6; ap 1; show 9"), "p1: walk L3")
    assert after.state.to_act() == (0,)  # a turn never ends by itself


# M13 Action chips


@pytest.mark.rule("M13.1", "M20.10")
def test_taking_chips() -> None:
    after = play(at("p1 K3"), "p1: chip; chip").state
    assert (after.chips, after.bank) == ([2, 0, 0, 0], 10)
    assert refused(at("p1 K3; supply chips 0; ap 0"), "p1: chip") == "M13.1"
    assert refused(at("p1 K3; ap 0"), "p1: chip") == "M3.3"
    assert refused(play(at("p1 K3; ap 2"), "p1: chip; chip"), "p1: chip") == "M13.2"


@pytest.mark.rule("M13.2")
def test_two_chips_in_each_turn() -> None:
    run("""
        at p1 K3; p2 K4; p3 K5; p4 K6; show 9
        p1: chip; chip; end | p2: end | p3: end | p4: end | p1: chip; chip = chips p1 4, ap 4
        p1: chip; spend = no M13.4
        """)


@pytest.mark.rule("M13.3")
def test_any_number_of_chips_is_spent() -> None:
    table = at("p1 K3; chips p1 12")
    after = play(table, "p1: " + "; ".join(["spend"] * 12))
    assert turn_of(after).ap == 18
    assert (after.state.chips[0], after.state.bank) == (0, 12)
    assert refused(after, "p1: spend") == "M13.3"


@pytest.mark.rule("M13.4")
def test_new_chips_wait_for_a_later_turn() -> None:
    run("""
        at p1 K3; p2 K4; p3 K5; p4 K6; chips p1 2; show 9
        p1: chip; spend; spend = ap 7, chips p1 1
        p1: chip; spend; spend; spend = no M13.4
        p1: spend; spend; chip; chip; spend = no M13.4
        p1: spend; spend; chip; chip; end | p2: end | p3: end | p4: end | p1: spend; spend = ap 8, chips p1 0
        """)


@pytest.mark.rule("M13.5", "M16.3")
def test_chips_are_kept() -> None:
    run("""
        at p1 K3; p2 K4; p3 K5; p4 K6; chips p2 3; show 9
        p1: end | p2: end | p3: end | p4: end | p1: chip; end | p2: spend = phase 2, chips p1 1, chips p2 2, ap 7
        """)
    table = at("p1 K3; chips p2 3")
    assert all(table.game.view(table.state, seat)["state"]["chips"] == [0, 3, 0, 0] for seat in (None, 0, 1, 2))


@pytest.mark.rule("M20.9")
def test_the_longest_turn_and_the_longest_game() -> None:
    table = play(at("p1 K3; chips p1 12"), "p1: " + "; ".join(["spend"] * 12))
    after = play(table, "p1: " + "; ".join(["walk L3", "walk K3"] * 9))
    assert turn_of(after).ap == 0 and offers(after) == ["end"]
    assert 6 + 35 + 11 + 4 * 18 + 15 == 139  # canals, bridges, temples, tiles: each leaves its supply for good
